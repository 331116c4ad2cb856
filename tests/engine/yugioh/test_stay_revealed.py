"""A card that stays revealed in the hand, and what it does there.

Source: the card text of Lord of the Heavenly Prison.
"""

import pytest

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import REVEALED, STATUS
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

KEPT = (la.Indestructible(~la.FACE_UP, whose=v.EITHER),)
LORD = fiend("Lord", ignition(la.StayRevealed(KEPT), where=v.HAND, limit=la.ONCE_PER_TURN))
SPELL = played("Spell", la.Damage(100))
BOOM = played("Boom", la.Destroy(la.Each(~la.FACE_UP, v.SZONE)))
AWAY = played("Away", la.Discard(la.Choose(la.Named(LORD.passcode), v.HAND)))
A = body("A")


def test_as_long_as_it_is_revealed_set_cards_are_not_destroyed() -> None:
    table = Table([LORD, BOOM], sets=[SPELL])
    table.activate(LORD)
    assert table.status(LORD, REVEALED)
    table.activate(BOOM)
    assert "Spell" in table.spells().values()


def test_not_before_it_is_revealed() -> None:
    table = Table([LORD, BOOM], sets=[SPELL])
    table.activate(BOOM)
    assert "Spell" in table.grave


def test_not_once_it_has_left_the_hand() -> None:
    table = Table([LORD, AWAY, BOOM], sets=[SPELL])
    table.activate(LORD)
    table.activate(AWAY)
    table.activate(BOOM)
    assert "Spell" in table.grave


def test_what_is_face_up_is_not_protected() -> None:
    boom = played("Boom", la.Destroy(la.Each(la.Named(A.passcode), v.MZONE)))
    table = Table([LORD, boom], field=[A])
    table.activate(LORD)
    table.activate(boom)
    assert "A" in table.grave


def test_only_one_copy_is_revealed() -> None:
    table = Table([LORD, LORD], sets=[SPELL])
    table.activate(LORD)
    status = [table.state.data[STATUS + number] for number in table.numbers(LORD, v.HAND)]
    assert sorted(bool(one & REVEALED) for one in status) == [False, True]


def test_it_does_nothing_else_in_the_hand() -> None:
    wrong = fiend("Wrong", ignition(la.StayRevealed((la.FieldStats(100),)), where=v.HAND))
    with pytest.raises(CompileError, match="no such thing"):
        Table([wrong])


def test_the_text_is_read() -> None:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.ROCK, 10, 3000, 3000)
    text = (
        "During your Main Phase: You can activate this effect; this card in your hand becomes "
        "revealed until the end of your opponent's turn. While this card is revealed by this "
        "effect, Set cards on the field cannot be destroyed by card effects."
    )
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole
    assert found.card.effects == (la.Ignition(v.HAND, do=(la.StayRevealed(KEPT),)),)


def test_what_it_asks_later_is_read() -> None:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.ROCK, 10, 3000, 3000)
    text = (
        "If a Set Spell/Trap Card is activated: You can Special Summon this card from your hand, "
        "then, if you activated this effect while this card was revealed, you can reveal and Set "
        "1 Spell/Trap from your Deck, but banish it during the End Phase of the next turn."
    )
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole
    (item,) = found.card.effects
    asked = [node for node in item.walk() if isinstance(node, la.AtActivation)]
    assert asked == [la.AtActivation(la.exists(~la.OTHER & la.State("revealed"), v.HAND))]
