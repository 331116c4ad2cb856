"""Cards of the library in words, and the words read: the same definitions come back.

No card text is needed for it: what is read is what `wording` says of a definition. `read_back.tsv`
has some cards, with what they are, that between them use every phrase of the wording and of the
grammar which the library uses. A card that can no longer be told apart in words is taken off.
"""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

from engine.digimon.card_text import Texts, compile_card
from engine.digimon.language.card import Card
from engine.digimon.library import library
from engine.digimon.wording import card_text
from engine.digimon.wording.ways import is_printed

SAMPLE = Path(__file__).with_name("read_back.tsv").read_text(encoding="utf-8").splitlines()
CATEGORIES = {number: int(kind) for number, kind in (line.split("\t") for line in SAMPLE)}


def facts(number: str) -> Card:
    """The little of a card that its text needs."""
    return Card(number, category=CATEGORIES[number])


def definition(number: str) -> Card:
    """A card of the sample, without the digivolution requirements that are no text."""
    entry = library().get(number)
    assert entry is not None, number
    assert entry.status == "whole"
    card = entry.card(facts(number))
    ways = tuple(way for way in card.ways if not is_printed(way))
    return replace(card, ways=ways, mentions=())


def texts(card: Card) -> Texts:
    """The three texts of a card in words."""
    bare = replace(facts(card.number), effects=())
    upper = card_text(replace(card, inherited=(), security=()))
    inherited = card_text(replace(bare, inherited=card.inherited))
    security = card_text(replace(bare, security=card.security))
    lower = [line.removeprefix("Inherited: ") for line in inherited]
    return Texts(*("\n".join(lines) for lines in (upper, lower, security)))


def test_the_wording_of_a_definition_is_read_as_that_definition() -> None:
    wrong = {}
    for number in CATEGORIES:
        card = definition(number)
        found = compile_card(facts(number), texts(card))
        if not found.whole or replace(found.card, mentions=()) != card:
            wrong[number] = texts(card), [str(part.why) for part in found.parts if part.why]
    assert wrong == {}


# Words without which the others say as much.
NEEDLESS: Final = {
    "Then,", "the", "a", "an", "of", "card", "digivolution", "link", "play", "use", "would", "them",
    "stacked", "its",
}  # fmt: skip


def test_no_word_is_passed_over() -> None:
    """A text with a word less says something else, or nothing that is understood."""
    tried, same = 0, {}
    for number in CATEGORIES:
        card, dice = definition(number), Random(number)
        whole = texts(card)
        for _ in range(4):
            field = dice.choice([at for at, text in enumerate(whole) if text])
            words = whole[field].split(" ")
            lost = dice.randrange(len(words))
            less = " ".join(words[:lost] + words[lost + 1 :])
            found = compile_card(facts(number), whole._replace(**{whole._fields[field]: less}))
            tried += 1
            read = found.whole and replace(found.card, mentions=()) == card
            if read and words[lost] not in NEEDLESS:
                same[number] = words[lost], whole[field]
    assert tried > 500 and same == {}


def test_the_sample_is_of_cards_that_say_something() -> None:
    for number in CATEGORIES:
        assert any(texts(definition(number)))
