"""Cards are excavated until one is found; a Level that the opponent declares.

Sources: the card texts of Reasoning and Monster Gate.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import spell
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

GATE = (
    "Tribute 1 monster; excavate cards from the top of your Deck until you excavate a monster that "
    "can be Normal Summoned/Set. Special Summon it, also send the other excavated cards to the GY."
)
REASON = (
    "Your opponent declares a monster Level from 1 to 12. Excavate cards from the top of your Deck "
    "until you excavate a monster that can be Normal Summoned/Set, then, if that monster is the "
    "same Level as the one declared by your opponent, send all excavated cards to the GY. If not, "
    "Special Summon the excavated monster, also send the remaining cards to the GY."
)
PLAIN, FOUR, PAID = played("Plain", la.Draw(1)), body("Four", level=4), body("Paid")
NEVER = fiend("Never", level=8, special_only=True)


def read(text: str, name: str) -> la.Card:
    compiled = compile_card(spell(fresh(), name), text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return compiled.card


def test_it_goes_on_until_such_a_monster_is_found() -> None:
    gate = read(GATE, "Gate")
    table = Table([gate], [PLAIN, NEVER, FOUR, PLAIN], field=[PAID])
    table.activate(gate)
    table.nature(PLAIN)
    table.nature(NEVER)
    table.nature(FOUR)
    assert table.monsters() == {0: "Four"}
    assert sorted(table.grave) == ["Gate", "Never", "Paid", "Plain"]
    assert table.pile(v.DECK) == ["Plain"]


def test_the_first_may_be_the_one() -> None:
    gate = read(GATE, "Gate")
    table = Table([gate], [PLAIN, FOUR], field=[PAID])
    table.activate(gate)
    table.nature(FOUR)
    assert table.monsters() == {0: "Four"}
    assert sorted(table.grave) == ["Gate", "Paid"]


def test_a_deck_without_one_is_not_gone_through() -> None:
    gate = read(GATE, "Gate")
    assert not Table([gate], [PLAIN, NEVER], field=[PAID]).may("activate", gate)


@pytest.mark.parametrize("level", [4, 5])
def test_the_level_that_was_declared_goes_to_the_grave(level: int) -> None:
    # An opponent who does not act declares any of them, as chance will have it.
    reason = read(REASON, "Reason")
    table = Table([reason], [PLAIN, FOUR])
    table.activate(reason)
    assert table.asked == "number" and table.game.is_chance()
    assert len(table.decision().options) == 12
    table.says_number(level)
    table.nature(PLAIN)
    if table.asked == "chance":
        table.nature(FOUR)
    assert table.monsters() == ({} if level == 4 else {0: "Four"})
    assert ("Four" in table.grave) is (level == 4)
    assert "Plain" in table.grave


def test_an_opponent_who_acts_declares_it() -> None:
    reason = read(REASON, "Reason")
    table = Table([reason], [PLAIN, FOUR], opponent_acts=True)
    table.activate(reason)
    while table.asked == "window":
        table.decline()
    assert table.asked == "number" and not table.game.is_chance()
