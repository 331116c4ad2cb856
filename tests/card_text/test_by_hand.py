"""Definitions written by hand, held against what the texts of the same cards are compiled to.

`expected/by_hand.tsv` lists those that differ in canonical form, who is right, and why. The texts
are the players' own and do not come with the project: without them nothing is compared.
"""

import csv
from pathlib import Path
from typing import Final

import pytest

from engine.yugioh.card_text import compile_card
from engine.yugioh.card_text.build import lexicon, series_of, texts
from engine.yugioh.cards import definitions
from tests.card_text.canonical import differences
from tests.shared import SHARED

DATABASE: Final = SHARED / "cards" / "cards.cdb"
TABLE: Final = Path(__file__).parent / "expected" / "by_hand.tsv"


def differing() -> set[int]:
    """The cards that are whole by their text and say something else there than by hand."""
    cards = texts(DATABASE)
    strings = (SHARED / "cards" / "strings.conf").read_text(encoding="utf-8")
    known = lexicon(cards, series_of(strings))
    found: set[int] = set()
    for card in cards:
        by_hand = definitions().get(card.passcode)
        if by_hand is None or card.is_artwork:
            continue
        compiled = compile_card(card.facts, card.text, known)
        if compiled.whole and any(differences(compiled.card, by_hand)):
            found.add(card.passcode)
    return found


@pytest.mark.skipif(not DATABASE.exists(), reason="the texts of the cards are not here")
def test_what_differs_is_listed_with_who_is_right() -> None:
    with TABLE.open(encoding="utf-8", newline="") as lines:
        listed = {int(row["passcode"]): row for row in csv.DictReader(lines, delimiter="\t")}
    assert differing() == set(listed)
    assert all(row["right"] in ("text", "hand", "both") and row["why"] for row in listed.values())
    assert all(definitions()[card].name == row["name"] for card, row in listed.items())
