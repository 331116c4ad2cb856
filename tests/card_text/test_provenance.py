"""No word of a card text is read past: a text with a word less never means the same.

Needs the card database of players; a seeded sample of the cards that are understood whole.
"""

import json
import random
import re
from functools import cache
from typing import Final

import pytest

from engine.effects import from_json, to_json
from engine.validation import validate
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.card_text.build import Text, lexicon, series_of, texts
from tests.shared import SHARED

DATABASE: Final = SHARED / "cards" / "cards.cdb"
WORD: Final = re.compile(r'"[^"]*"|[\w&!\'+/-]+')
LAST: Final = re.compile(r"(?:[,\"]|[^\s,\"]+)(?= ?$)")
# Words that say what goes without saying, or that nothing but a reminder hangs on.
SAID_ANYWAY: Final = frozenset(
    ("face-up", "fusion", "currently", "1", "xyz", "card", "cards", "monsters", "all", "the",
     "deck/extra", "main", "material", "materials", "as", "each", "also", "your", "other",
     "spell", "trap", "directly", "from")
)  # fmt: skip
# Such words behind another one: "that opponent's monster" was told to be theirs before, "on the
# field or either GY" is said as well, and ", banish it when it leaves the field" forbids the same
# as ", but banish it ...". A name that a card has "while on the field" other cards have "on the
# field".
SAID_BEHIND: Final = frozenset((
    ("that", "opponent's"), ("that", "Fiend"), ("or", "in"), (",", "by"), (",", "but"),
    ('"', "while"),
))  # fmt: skip
CARDS: Final = 25

pytestmark = pytest.mark.skipif(not DATABASE.exists(), reason="needs a card database")


@cache
def known() -> tuple[list[Text], Lexicon]:
    cards = texts(DATABASE)
    strings = (SHARED / "cards" / "strings.conf").read_text(encoding="utf-8")
    return cards, lexicon(cards, series_of(strings))


@cache
def sample() -> list[tuple[Text, Compiled]]:
    """Cards that are understood whole, none with a sentence about battles."""
    cards, lexicon = known()
    pool = [card for card in cards if not card.is_artwork and not card.kind & (v.TOKEN | v.NORMAL)]
    random.Random(5).shuffle(pool)
    found: list[tuple[Text, Compiled]] = []
    for card in pool:
        compiled = compile_card(card.facts, card.text, lexicon)
        if compiled.whole and all(part.status == "played" for part in compiled.parts):
            found.append((card, compiled))
            if len(found) == CARDS:
                break
    return found


def test_definitions_are_valid_and_survive_as_json() -> None:
    for card, compiled in sample():
        validate(compiled.card, card.name)
        assert from_json(json.loads(json.dumps(to_json(compiled.card)))) == compiled.card


def test_a_text_with_a_word_less_means_something_else() -> None:
    _, lexicon = known()
    read_past: list[str] = []
    for card, compiled in sample():
        for word in WORD.finditer(card.text):
            text = f"{card.text[: word.start()].rstrip(' ')} {card.text[word.end() :].lstrip(' ')}"
            if word[0].lower() in SAID_ANYWAY or "(" in card.text[max(0, word.start() - 90) :][:90]:
                continue
            before = LAST.search(card.text[: word.start()])
            if before and (before[0], word[0]) in SAID_BEHIND:
                continue
            other = compile_card(card.facts, text, lexicon)
            if other.whole and other.card == compiled.card:
                read_past.append(f"{card.name}: {word[0]} at {word.start()}")
    assert read_past == []
