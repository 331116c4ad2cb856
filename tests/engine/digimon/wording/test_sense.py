"""What no wording of a Digimon card may look like; every word of the language has a wording."""

import inspect
import re

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.cards import definitions
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.digimon.language.words import Happened
from engine.digimon.wording import (
    amounts,
    card_text,
    conditions,
    meant,
    modifiers,
    nouns,
    operations,
    steps,
    words,
)  # fmt: skip
from engine.effects import Node
from engine.filters import Filter

CARDS = [card for card in definitions().values() if card_text(card)]
every_card = pytest.mark.parametrize("card", CARDS, ids=[card.number for card in CARDS])
_NAMES = re.compile(r"\[[^]]*\]")
# A word twice, or two nouns that are the same.
_DOUBLED = re.compile(r"\b(\w+) \1\b|\bcards? cards?\b", re.IGNORECASE)
_AN = re.compile(r"\ba (?=[aeio])|\ban (?=[^aeio])", re.IGNORECASE)
_ONE_OF_SEVERAL = re.compile(r"\b1 (?!o[fr]\b)(?:[\w-]+ )*?(?:cards|Tamers)\b(?<!security cards)")


@every_card
def test_a_line_is_a_sentence(card: c.Card) -> None:
    for line in card_text(card):
        bare = _NAMES.sub("[X]", line)
        assert line.count("<") == line.count(">")
        assert line.count('"') % 2 == 0
        assert line.endswith((".", ">")) or "[X]" in bare, line
        assert not re.search(r" [,.;:]|  |,,|\.\.|None|\bFalse\b|\bTrue\b|_", bare), line


@every_card
def test_words_agree(card: c.Card) -> None:
    for line in card_text(card):
        bare = _NAMES.sub("[X]", line)
        assert _DOUBLED.search(bare) is None, line
        assert _AN.search(bare) is None, line
        assert _ONE_OF_SEVERAL.search(bare) is None, line


# ------------------------------------------------------------ every word is known


def words_of(module: str, room: object = la) -> list[type[Node]]:
    """The words of a file of the language."""
    found = (item for item in vars(room).values() if inspect.isclass(item))
    return [
        item for item in found
        if issubclass(item, Node) and item.__module__ == f"engine.digimon.language.{module}"
    ]  # fmt: skip


@pytest.mark.parametrize("word", words_of("filters"))
def test_every_filter_has_words(word: type[Node]) -> None:
    assert nouns.say.dispatch(word) is not nouns.say.dispatch(Filter)


@pytest.mark.parametrize("word", words_of("meant"))
def test_every_way_to_mean_cards_has_words(word: type[Node]) -> None:
    assert meant.thing.dispatch(word) is not meant.thing.dispatch(Node)


@pytest.mark.parametrize("word", words_of("amounts"))
def test_every_amount_has_words(word: type[Node]) -> None:
    assert amounts.counted.dispatch(word) is not amounts.counted.dispatch(Node)


@pytest.mark.parametrize("word", words_of("conditions"))
def test_every_condition_has_words(word: type[Node]) -> None:
    assert conditions.condition.dispatch(word) is not conditions.condition.dispatch(Node)


@pytest.mark.parametrize("word", words_of("card.modifiers", c))
def test_every_modifier_has_words(word: type[Node]) -> None:
    assert modifiers.modified.dispatch(word) is not modifiers.modified.dispatch(Node)


@pytest.mark.parametrize(
    "word",
    [
        word
        for module in ("effects", "field", "joining", "memory", "piles")
        for word in words_of(f"operations.{module}", op)
        if word is not op.Remember  # which later steps speak of
    ],
)
def test_every_step_has_words(word: type[Node]) -> None:
    known = operations.clause.dispatch(word) is not operations.clause.dispatch(Node)
    assert known or steps.told.dispatch(word) is not steps.told.dispatch(Node)


def test_every_value_has_words() -> None:
    assert words.DURATIONS.keys() == set(v.DURATIONS)
    assert words.PLACES.keys() | {v.REVEALED} == v.AREA_NAMES.keys()


@pytest.mark.parametrize("name", c.KEYWORDS)
def test_every_keyword_is_an_icon(name: str) -> None:
    said = card_text(c.digimon("X-01", "Probe", v.RED, 4, 5, 5000, effects=(c.Keyword(name),)))
    assert len(said) == 1
    assert f"<{name}" in said[0]


@pytest.mark.parametrize("what", sorted(c.PLAYER_EVENTS))
def test_every_event_of_a_player_has_words(what: Happened) -> None:
    for whose in (v.YOU, v.OPPONENT, v.EITHER):
        on = c.Event(what, whose=whose)
        said = card_text(c.tamer("X-02", "Probe", v.RED, 3, effects=(
            c.Trigger(on=on, turn=v.YOU, do=(op.Draw(1),)),)))  # fmt: skip
        assert said[0].startswith("[Your Turn] When ")
