"""Effects of which one is activated, and what is forbidden for the turn by each of them.

Source: the card text of Marincess Dive.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh, played

LEXICON = Lexicon({}, {})
TEXT = (
    "Activate 1 of these effects, also you cannot Special Summon for the rest of this "
    "turn, except Dragon monsters;\n"
    "● Target 1 Warrior monster in your GY; Special Summon it.\n"
    "● If you control a Dragon monster: Draw 1 card."
)
FOUND = compile_card(la.Card(fresh(), "Dive", v.SPELL), TEXT, LEXICON)
DIVE = FOUND.card
A, OTHER, DRAGON = body("A"), body("Other"), body("Wyvern", race=v.DRAGON)
CALL = played("Call", la.SpecialSummon(la.Choose(la.MONSTER, v.HAND)))


def test_the_words_are_read_and_written() -> None:
    assert FOUND.whole
    assert card_text(DIVE, LEXICON.name_of) == TEXT.split("\n")


@pytest.mark.parametrize("first", [True, False])
def test_each_of_them_forbids_it(first: bool) -> None:
    table = Table(
        [DIVE, CALL, OTHER], [body("Drawn")], grave=[A] if first else [],
        field=[] if first else [DRAGON],
    )  # fmt: skip
    assert table.may("activate", CALL)
    table.activate(DIVE)
    assert ("A" in table.monsters().values()) is first
    assert not table.may("activate", CALL)
