"""The Option side of DUAL cards that the lists of cards do not have.

Comprehensive rules 2-11 (Arts Digivolve), 4-6 (DUAL cards), 4-22 (color requirements).
"""

import json

import pytest

from engine.digimon.card_text import compile_card
from engine.digimon.card_text.build import facts_of, texts_of
from engine.digimon.card_text.options import OPTIONS
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.language.card import dual
from engine.digimon.vocabulary import RED
from tests.engine.digimon.table import Table, red
from tests.shared import SHARED

DATABASE = SHARED / "cards" / "digimon.json"


@pytest.mark.parametrize("number", OPTIONS)
def test_they_can_be_played(number: str) -> None:
    compiler = Compiler([dual("Two", "Two", RED, 5, 8000, OPTIONS[number])])
    compiler.compile()
    assert compiler.missing == []


def test_a_digimon_with_the_trait_meets_the_use_requirement() -> None:
    # Rules 4-6-6, 4-22-1: an Option of another color, for what stands on the lower half.
    two = dual("Two", "Two", RED, 5, 8000, OPTIONS["BT26-056"])
    marked = red("Marked", 4, traits=("TS",))
    low, high = red("Low", 3, 2000), red("High", 4, 5000)
    for mine, used in (("Filler", False), ("Marked", True)):
        table = Table(two, marked, low, high, memory=5, my_battle=[mine],
                      my_hand=["Two", "Filler"], their_battle=[["High", "Low"]])  # fmt: skip
        assert table.can("Use Two") == used
    table.take("Use Two")
    while table.battle("their") == ["High/Low"]:
        table.take(table.words[0])
    assert table.battle("their") == ["Low"]
    assert "Filler" in table.trash()


@pytest.mark.skipif(not DATABASE.exists(), reason="no card database")
def test_they_are_those_of_cards_whose_texts_are_whole_with_them() -> None:
    rows = {row["cardId"]: row for row in json.loads(DATABASE.read_text("utf-8"))}
    for number, side in OPTIONS.items():
        found = compile_card(facts_of(rows[number]), texts_of(rows[number]))
        assert found.whole, number
        # Rule 4-6-6-1: the use cost stands below the traits; in the list it is the play cost.
        assert (found.card.cost, found.card.option) == (-1, side)
        assert side.cost == rows[number]["playCost"]
        assert side.colors & ~found.card.colors == 0
