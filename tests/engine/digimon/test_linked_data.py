"""Link requirements and link effects that the lists of cards do not have.

Comprehensive rules 2-3-11 (what a link card prints), 4-3-5 (link effects), 10 (linking).
"""

import json

import pytest

from engine.digimon.card_text import compile_card
from engine.digimon.card_text.build import facts_of, texts_of
from engine.digimon.card_text.linked import LINKS
from engine.digimon.compiler.compiler import Compiler
from tests.engine.digimon.table import Table, red
from tests.shared import SHARED

DATABASE = SHARED / "cards" / "digimon.json"


@pytest.mark.parametrize("number", LINKS)
def test_they_can_be_played(number: str) -> None:
    way, effects = LINKS[number]
    card = red("Host", 4, ways=() if way is None else (way,), link=effects)
    compiler = Compiler([card])
    compiler.compile()
    assert compiler.missing == []
    # Rule 2-3-11: a link effect stands on no card without requirements.
    assert way is not None or effects == ()


def test_a_link_effect_pays_with_a_link_card() -> None:
    # Rules 4-3-5, 15-7-3: the Digimon has it, and any of its link cards may be trashed.
    way, effects = LINKS["EX10-043"]
    assert way is not None
    host = red("Host", 4, traits=("Appmon",))
    chip = red("Chip", 4, ways=(way,), link=effects)
    weak = red("Weak", 3, 1000)
    table = Table(host, chip, weak, my_battle=[["Host", "+Chip"]], their_battle=["Weak"])
    assert table.dp("Host") == 5000 + 3000
    table.attack("Host")
    table.take(table.words[0])
    assert table.links("Host") == []
    assert table.battle("their") == []


@pytest.mark.skipif(not DATABASE.exists(), reason="no card database")
def test_they_are_those_of_cards_whose_texts_are_whole_with_them() -> None:
    rows = {row["cardId"]: row for row in json.loads(DATABASE.read_text("utf-8"))}
    for number, (way, effects) in LINKS.items():
        found = compile_card(facts_of(rows[number]), texts_of(rows[number]))
        assert found.whole, number
        assert found.card.link == effects
        assert way is None or way in found.card.ways
