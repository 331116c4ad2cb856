"""How many counters a card had that is sent to the GY for the cost of its own effect.

Sources: the card texts of Six Samurai United and Shien's Dojo.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card, CountersHad, Draw, Times, spell
from tests.engine.yugioh.table import Table, body, fresh, played

PLACED = (
    "Each time a monster(s) is Normal or Special Summoned, place 1 Spell Counter on this card. "
)
DRAWS = "You can send this card to the GY; draw 1 card for each Spell Counter on this card."
SUMMONS = (
    "You can send this card to the GY; Special Summon 1 monster from your Deck, whose Level is "
    "less than or equal to the number of Spell Counters on this card."
)
A, B = body("A", level=1), body("B", level=2)


def read(text: str) -> Card:
    facts = spell(fresh(), "Union", v.CONTINUOUS)
    compiled = compile_card(facts, PLACED + text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return compiled.card


def after(card: Card, times: int, deck: list[Card]) -> Table:
    """The table after so many Special Summons."""
    rise = played("Rise", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))
    table = Table([rise] * times, deck, spells=[card], grave=[body("G")] * times)
    for _ in range(times):
        table.activate(rise)
    return table


@pytest.mark.parametrize("times", [1, 2])
def test_a_card_for_each_counter_that_it_had(times: int) -> None:
    card = read(DRAWS)
    table = after(card, times, [A, A, A])
    table.activate(card)
    assert len(table.hand) == times
    assert "Union" in table.grave


def test_not_without_a_counter() -> None:
    card = read(DRAWS)
    assert not after(card, 0, [A, A]).may("activate", card)


def test_what_is_summoned_for_them() -> None:
    card = read(SUMMONS)
    assert not after(card, 1, [B]).may("activate", card)
    table = after(card, 2, [B])
    table.activate(card)
    assert "B" in table.monsters().values()


def test_it_is_read() -> None:
    effects = read(DRAWS).effects
    assert any(
        isinstance(one, la.Ignition) and one.do == (Draw(Times(CountersHad("Spell"), 1)),)
        for one in effects
    )
