"""A card that is drawn and revealed, and what is done if it is none of those that are meant.

Source: the card text of Toy Vendor.
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card
from tests.engine.yugioh.table import Table, body, fresh

TEXT = (
    "Once per turn: You can discard 1 card; draw 1 card and show it, then if it is a Fairy "
    "monster, you can Special Summon 1 monster from your hand. Otherwise, discard the card you "
    "drew."
)
FAIRY, ROCK = body("Fairy", race=v.FAIRY), body("Rock", race=v.ROCK)
PAID, KEPT = body("Paid"), body("Kept")


def table(top: Card) -> Table:
    """The cards after the card was discarded and this one drawn."""
    found = compile_card(Card(9, "Probe", v.SPELL | v.CONTINUOUS), TEXT, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    vendor = replace(found.card, passcode=fresh())
    result = Table([PAID, KEPT], [top], spells=[vendor])
    result.activate(vendor)
    result.pick(PAID)
    return result


@pytest.mark.parametrize("summoned", [FAIRY, KEPT])
def test_one_of_those_lets_a_monster_be_summoned(summoned: Card) -> None:
    game = table(FAIRY)
    game.yes()
    game.pick(summoned)
    if game.asked == "zone":
        game.into(0)
    assert list(game.monsters().values()) == [summoned.name]
    assert game.grave == ["Paid"]


def test_it_need_not_be() -> None:
    game = table(FAIRY)
    game.no()
    assert sorted(game.hand) == ["Fairy", "Kept"] and game.grave == ["Paid"]


def test_any_other_is_discarded() -> None:
    game = table(ROCK)
    assert game.hand == ["Kept"] and sorted(game.grave) == ["Paid", "Rock"]
    assert game.monsters() == {}
