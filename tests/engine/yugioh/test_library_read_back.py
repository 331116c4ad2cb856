"""Cards of the library in words, and the words read: the same definitions come back.

No card text is needed for it: what is read is what `wording` says of a definition, with names made
up by number. `read_back.tsv` has some cards, with their types, that between them use every phrase
of the wording and of the grammar which the library uses. Where a text is now understood better,
the library is made anew first; a card that can no longer be told apart in words is taken off.
"""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import Card, Effect
from engine.yugioh.library import library
from engine.yugioh.wording import card_text

SAMPLE = Path(__file__).with_name("read_back.tsv").read_text(encoding="utf-8").splitlines()
TYPES = {int(passcode): int(kind) for passcode, kind in (line.split("\t") for line in SAMPLE)}


def name(passcode: int) -> str:
    return f"Card {passcode}"


def definition(passcode: int) -> Card:
    """A card of the sample, without facts that its text does not need."""
    entry = library().get(passcode)
    assert entry is not None, passcode
    assert entry.status == "whole"
    return told(entry.card(Card(passcode, name(passcode), TYPES[passcode])))


def told(card: Card) -> Card:
    """What is told of a card: nothing that is about battles alone."""
    effects = [item for item in card.effects if not (isinstance(item, Effect) and item.inert)]
    return replace(card, effects=tuple(effects), mentions=())


@cache
def told_all() -> tuple[dict[int, str], Lexicon]:
    """The text of each card, and the names that are in them."""
    texts = {passcode: "\n".join(card_text(definition(passcode), name)) for passcode in TYPES}
    named = {int(number) for text in texts.values() for number in re.findall(r"Card (\d+)", text)}
    return texts, Lexicon({name(one): one for one in named}, library().manifest.series)


def read(passcode: int, text: str) -> Compiled:
    """What is read of a text of this card."""
    return compile_card(Card(passcode, name(passcode), TYPES[passcode]), text, told_all()[1])


def test_the_wording_of_a_definition_is_read_as_that_definition() -> None:
    wrong = {}
    for passcode, text in told_all()[0].items():
        found = read(passcode, text)
        if not found.whole or told(found.card) != definition(passcode):
            wrong[passcode] = (text, [str(part.why) for part in found.parts if part.why])
    assert wrong == {}


# Words without which the others say as much.
NEEDLESS: Final = {"", "but", "the", "a", "an", "it", "1", "Fusion"}


def test_no_word_is_passed_over() -> None:
    """A text with a word less says something else, or nothing that is understood."""
    same = {}
    for passcode, text in told_all()[0].items():
        words = text.split(" ")
        lost = Random(passcode).randrange(len(words))
        found = read(passcode, " ".join(words[:lost] + words[lost + 1 :]))
        understood = found.whole and told(found.card) == definition(passcode)
        if understood and words[lost] not in NEEDLESS:
            same[passcode] = words[lost], text
    assert same == {}


def test_the_sample_is_of_cards_that_say_something() -> None:
    assert all(definition(passcode).effects for passcode in TYPES)
