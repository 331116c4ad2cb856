"""The wording of each bundled Digimon definition beside the printed text of the card.

The printed texts are those of a card database of players, which is not part of the project: the
folder that holds `cards/digimon.json` is named by ENDBOARD_SHARED, or stands beside the project.
Link effects and the Option information of DUAL cards are not in it.
"""

import json
import re
from functools import cache

import pytest

from engine.digimon.card_text.clauses import effects
from engine.digimon.cards import definitions
from engine.digimon.language.card import Card
from engine.digimon.wording import card_text
from engine.rewriting import Same
from tests.engine.digimon.wording.differences import DIFFERENT, OWN, SAME
from tests.shared import SHARED

DATABASE = SHARED / "cards" / "digimon.json"
CARDS = [card for card in definitions().values() if card_text(card)]
_INHERITED = "Inherited: "
_NOT_THERE = re.compile(r"Link: |\[Link\]|Option \[|\[DNA Digivolve\]")

pytestmark = pytest.mark.skipif(not DATABASE.exists(), reason="no card database with texts")


@cache
def printed() -> dict[str, tuple[str, str]]:
    """The upper text with the [Security] text, and the inherited text, by card number."""
    return {
        card["cardId"]: (
            "\n".join([card.get("effectText", ""), card.get("securityEffectText", "")]),
            card.get("inheritedEffectText", ""),
        )
        for card in json.loads(DATABASE.read_text("utf-8"))
    }


def written(card: Card) -> tuple[list[str], list[str]]:
    """The same of the wording."""
    lines = [line for line in card_text(card) if not _NOT_THERE.match(line)]
    below = [line.removeprefix(_INHERITED) for line in lines if line.startswith(_INHERITED)]
    return [line for line in lines if not line.startswith(_INHERITED)], below


def differing(card: Card, same: tuple[Same, ...]) -> tuple[list[str], list[str]]:
    """The effects of the printed text and of the wording that have no counterpart."""
    missing: list[str] = []
    added: list[str] = []
    for theirs, ours in zip(printed()[card.number], written(card), strict=True):
        wanted, told = effects([theirs], same), effects(ours, same)
        for effect in list(wanted):
            if effect in told:
                wanted.remove(effect)
                told.remove(effect)
        missing += map(str, wanted)
        added += map(str, told)
    return missing, added


def allowed(card: Card) -> tuple[Same, ...]:
    return (*SAME, *OWN.get(card.number, ()))


@pytest.mark.parametrize("card", CARDS, ids=[f"{card.number} {card.name}" for card in CARDS])
def test_a_wording_says_what_the_printed_text_says(card: Card) -> None:
    if card.number not in printed():
        pytest.skip("a Token has its text on the card that makes it")
    missing, added = differing(card, allowed(card))
    if card.number in DIFFERENT:
        assert missing or added, "it is the same now: take it off the list"
    else:
        assert (missing, added) == ([], [])


def test_the_lists_of_differences_name_cards() -> None:
    assert {card.number for card in CARDS} >= DIFFERENT.keys() | OWN.keys()


@pytest.mark.parametrize("number", OWN)
def test_every_difference_of_a_card_is_needed(number: str) -> None:
    card = definitions()[number]
    for item in OWN[number]:
        fewer = tuple(same for same in allowed(card) if same is not item)
        assert differing(card, fewer) != ([], []), item.pattern


@pytest.mark.parametrize("item", SAME, ids=[item.pattern for item in SAME])
def test_every_synonym_is_needed(item: Same) -> None:
    assert any(
        differing(card, tuple(same for same in allowed(card) if same is not item)) != ([], [])
        for card in CARDS
        if card.number not in DIFFERENT and card.number in printed()
    )
