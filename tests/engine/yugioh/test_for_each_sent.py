"""Counters for each of several cards that something happens to at one time.

Sources: the card text of Kyoutou Waterfront; Yu-Gi-Oh modifiers and triggers: what happens at one
moment is one event of several cards.  Names are made up.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import COUNTERS
from tests.engine.yugioh.table import Table, body, fresh, link, names, played

A, B, C = body("A"), body("B"), body("C")
TEXT = (
    "Each time a card(s) is sent from the field to the GY, place 1 Tide Counter on this card for "
    "each sent card (max. 4). Once per turn, while 3 or more Tide Counters are on this card: You "
    "can draw 1 card."
)


def read(text: str) -> la.Card:
    facts = la.Card(9, "Shore", v.SPELL | v.FIELD)
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


SHORE = read(TEXT)
SWEEP = played("Sweep", la.SendToGrave(la.Each(la.MONSTER, v.MZONE)))


def held(table: Table) -> int:
    """How many counters are on the card, of the one kind that there is."""
    return int(table.state.data[COUNTERS + table.number(SHORE)]) & 0xFF


def test_one_for_each_card_that_is_sent_at_one_time() -> None:
    table = Table([SWEEP], deck=[C], field=[A, B], spells={5: SHORE})
    table.activate(SWEEP)
    # Two monsters at one time, and the Spell behind them.
    assert held(table) == 3
    assert table.may("activate", SHORE)


def test_what_is_used_as_material_and_no_more_than_it_can_hold() -> None:
    boss = link("Boss", rating=3, least=3)
    table = Table([SWEEP], field=[A, B, C], extra=[boss], spells={5: SHORE})
    table.special(boss)
    while table.asked == "zone":
        table.take(table.decision().options[0])
    assert held(table) == 3
    table.activate(SWEEP)
    assert held(table) == 4
    assert table.grave[-1:] == names(SWEEP)


def test_what_comes_from_elsewhere_does_not_count() -> None:
    dig = played("Dig", la.SendToGrave(la.Each(places=v.HAND)))
    table = Table([dig, A, B], field=[C], spells={5: SHORE})
    table.activate(dig)
    assert held(table) == 1  # the Spell alone


def test_what_is_not_understood() -> None:
    for text in (
        "Each time a card is Special Summoned, place 1 Tide Counter on this card for each sent "
        "card.",
        "Place 1 Tide Counter on this card for each sent card.",
        "Each time a card is sent to the GY, draw 1 card for each sent card.",
    ):
        assert not compile_card(la.Card(9, "S", v.SPELL | v.FIELD), text, Lexicon({}, {})).whole
