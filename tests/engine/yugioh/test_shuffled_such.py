"""What is done if some of the cards that were shuffled into the Deck are such.

Source: the card text of Shaman of the Ashened City.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body

LEXICON = Lexicon({}, {})
TEXT = (
    "Target 2 monsters in your GY; shuffle them into the Deck, then if you shuffled a Dragon "
    "monster, draw 1 card."
)
DRAGON = body("Wyvern", race=v.DRAGON)
FIEND, OTHER = body("Imp", race=v.FIEND), body("Devil", race=v.FIEND)


def back() -> Card:
    found = compile_card(Card(9, "Back", v.SPELL), TEXT, LEXICON)
    assert found.whole
    return found.card


def test_the_words_are_read_and_written() -> None:
    assert card_text(back(), LEXICON.name_of) == [TEXT]


@pytest.mark.parametrize("grave, drawn", [([DRAGON, FIEND], 1), ([FIEND, OTHER], 0)])
def test_one_of_them_must_be_such(grave: list[Card], drawn: int) -> None:
    card = back()
    table = Table([card], grave=grave)
    table.activate(card)
    if drawn:
        table.nature(grave[0])
    assert len(table.hand) == drawn
    assert len(table.deck) == 2 - drawn
