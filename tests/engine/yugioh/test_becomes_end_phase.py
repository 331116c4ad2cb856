"""Effects after which it is the End Phase.

Sources: the card texts of Cardcar D and Melffy Footsteps; Yu-Gi-Oh rules reference, *End Phase*:
what happens then still triggers, and the player discards down to six cards.
"""

from engine import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.keys import key
from engine.yugioh.language import (
    BecomesEndPhase,
    During,
    Event,
    GainLife,
    Ignition,
    Then,
    Trigger,
    monster,
)
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

STOP = played("Stop", GainLife(500), Then((BecomesEndPhase(),)))
A, B = body("A"), body("B")


def test_nothing_is_left_but_to_end_the_turn() -> None:
    table = Table([STOP, A], field=[fiend("Ready", ignition(GainLife(1)))])
    assert len(table.offers()) > 1
    table.activate(STOP)
    assert table.life() == 8500
    assert table.offers() == ["end"]
    table.end()
    assert table.hand == ["A"]


def test_what_waits_for_the_end_phase_still_happens_once() -> None:
    late = Trigger(v.MZONE, on=Event("end-phase"), do=(GainLife(100),), optional=False)
    table = Table([STOP], field=[fiend("Late", late)])
    table.activate(STOP)
    assert table.life() == 8500
    table.end()
    assert table.life() == 8600


def test_it_is_no_main_phase_any_more() -> None:
    main = Trigger(v.MZONE, condition=(During(v.YOU, "main"),), on=Event("resolved"),
                   do=(GainLife(100),), optional=False)  # fmt: skip
    table = Table([STOP, STOP], field=[fiend("Main", main)])
    table.activate(STOP)
    assert table.life() == 8500


def test_the_phase_is_part_of_the_position() -> None:
    other = played("Other", GainLife(500))
    tables = [Table([card, A]) for card in (STOP, other)]
    for table, card in zip(tables, (STOP, other), strict=True):
        table.activate(card)
    assert key(tables[0].state) != key(tables[1].state)
    game = tables[0].game
    text = notation.write(game)
    assert "phase=end" in text
    notation.read(game, text)
    assert notation.write(game) == text


def test_its_text_is_read() -> None:
    facts = monster(1, "Reader", v.DARK, v.FIEND, 4, 1000, 1000, type=v.EFFECT)
    for tail in ("", " of this turn"):
        text = f"Once per turn: You can gain 500 LP, then it becomes the End Phase{tail}."
        compiled = compile_card(facts, text, Lexicon({}, {}))
        assert compiled.whole
        (effect,) = compiled.card.effects
        assert isinstance(effect, Ignition)
        assert effect.do == (GainLife(500), Then((BecomesEndPhase(),)))
