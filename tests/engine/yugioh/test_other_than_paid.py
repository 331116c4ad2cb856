"""A target in the GY that is another monster than the one that was paid with.

Source: the official text of Auram the World Chalice Blademaster ("Tribute 1 … monster …, then "
                                                                  "target
1 other monster in your GY"): the cost is paid before the target is chosen.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh

FACTS = la.Card(fresh(), "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
TEXT = (
    "You can Tribute 1 Warrior monster, then target 1 other monster in your GY; add it to your "
    "hand."
)
FOUND = compile_card(FACTS, TEXT, Lexicon({}, {}))
PAID, THERE = body("Paid"), body("There")


def test_the_one_that_was_tributed_is_none_of_them() -> None:
    assert FOUND.whole, [str(part.why) for part in FOUND.parts if part.why]
    assert not Table(field=[FOUND.card, PAID]).may("activate", FOUND.card)


def test_another_one_is() -> None:
    table = Table(field=[FOUND.card, PAID], grave=[THERE])
    table.activate(FOUND.card)
    assert (table.hand, table.grave) == (["There"], ["Paid"])
