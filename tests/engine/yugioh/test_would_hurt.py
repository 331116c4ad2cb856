"""What answers effects that would inflict damage, to one player or to the other.

Sources: the official texts of the cards named; the official rulebook, chains.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Damage, Discard, Draw
from tests.engine.yugioh.table import Table, body, fiend, fresh, played, quick

MINE = played("Mine", Damage(300, v.YOU))
THEIRS = played("Theirs", Damage(300))
BOTH = played("Both", Damage(300, v.YOU), la.Then((Damage(300),)))
NONE = played("None", Draw(1))


def read(text: str) -> la.Card:
    facts = la.Card(fresh(), "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


@pytest.mark.parametrize(
    ("end", "answered"),
    [
        # Performage Damage Juggler, Performage Stilts Launcher, Clear Kuriboh, Achacha Chanbara
        ("that would inflict damage to you", {"Mine", "Both"}),
        ("that would inflict damage to your opponent", {"Theirs", "Both"}),
        ("that would inflict damage", {"Mine", "Theirs", "Both"}),
        ("that will inflict damage when it resolves", {"Mine", "Theirs", "Both"}),
    ],
)
def test_which_effects_are_answered(end: str, answered: set[str]) -> None:
    card = read(
        f"When a card or effect is activated {end} (Quick Effect): You can discard this card; "
        "negate "
        "the activation."
    )
    for spell in (MINE, THEIRS, BOTH, NONE):
        table = Table([card, spell], [body()])
        table.activate(spell)
        assert (table.asked == "window") == (spell.name in answered), spell.name
        if table.asked == "window":
            table.chain(card)
            assert (table.life(), table.life(1)) == (8000, 8000)


@pytest.mark.parametrize(("whose", "asked"), [(v.YOU, False), (v.OPPONENT, True)])
def test_damage_is_seen_from_the_player_who_answers(whose: int, asked: bool) -> None:
    # Junkuriboh
    card = read(
        "When your opponent activates a card or effect that would inflict damage to you (Quick "
        "Effect): You can discard this card; negate the activation."
    )
    hurts = quick(Damage(300, whose), where=v.HAND, cost=(Discard(la.SELF),), answers="opponent")
    burns = fiend("Burns", hurts)
    table = Table([NONE, card], [body()], opponent_hand=[burns], opponent_acts=True)
    table.activate(NONE)
    table.chain(burns)
    assert (f"chain {card.name} #0" in table.offers()) == asked
