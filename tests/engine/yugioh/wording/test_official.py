"""The wording of each bundled definition beside the printed text of the card.

The printed texts are those of a card database of players, which is not part of the project: the
folder that holds `cards/cards.cdb` is named by ENDBOARD_SHARED, or stands beside the project.
"""

import re
import sqlite3
from functools import cache

import pytest

from engine.yugioh.cards import definitions
from engine.yugioh.language import Card
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.wording.compared import differing
from tests.engine.yugioh.wording.differences import DIFFERENT, NOT_PLAYED, OWN, UNPLAYED
from tests.shared import SHARED

DATABASE = SHARED / "cards" / "cards.cdb"
CARDS = [card for card in definitions().values() if card.effects or card.procedures]

pytestmark = pytest.mark.skipif(not DATABASE.exists(), reason="no card database with texts")


@cache
def printed() -> dict[int, tuple[str, str]]:
    """Names and texts by passcode."""
    with sqlite3.connect(f"file:{DATABASE}?mode=ro", uri=True) as database:
        return {row[0]: row[1:] for row in database.execute("SELECT id, name, desc FROM texts")}


def name(passcode: int) -> str:
    known = printed().get(passcode)
    return known[0] if known else defined_name(passcode)


def text(card: Card) -> str:
    return printed().get(card.passcode, ("", ""))[1]


@cache
def wording(card: Card) -> list[str]:
    return card_text(card, name)


@pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])
def test_a_wording_says_what_the_printed_text_says(card: Card) -> None:
    if not text(card):
        pytest.skip("a Token has its text on the card that makes it")
    missing, added = differing(card, text(card), wording(card))
    if card.name in DIFFERENT:
        assert missing or added, "it is the same now: take it off the list"
    else:
        assert (missing, added) == ([], [])


def test_the_list_of_other_wordings_names_cards() -> None:
    names = {card.name for card in CARDS}
    assert names >= DIFFERENT.keys() | OWN.keys() | UNPLAYED.keys()


def test_every_allowed_difference_is_needed() -> None:
    everything = "\n".join(line for card in CARDS for line in (text(card), *wording(card))).lower()
    unused = [pattern for pattern in NOT_PLAYED if not re.search(pattern, everything)]
    for card in CARDS:
        own = (*OWN.get(card.name, ()), *((UNPLAYED[card.name],) if card.name in UNPLAYED else ()))
        if own and card.name not in DIFFERENT:
            bare = _without_own(card)
            assert bare != ([], []), f"{card.name} needs no words of its own"
    assert unused == []


def _without_own(card: Card) -> tuple[list[str], list[str]]:
    saved = OWN.pop(card.name, None), UNPLAYED.pop(card.name, None)
    try:
        return differing(card, text(card), wording(card))
    finally:
        if saved[0] is not None:
            OWN[card.name] = saved[0]
        if saved[1] is not None:
            UNPLAYED[card.name] = saved[1]
