"""What no wording of any card may look like."""

import inspect
import re
from collections.abc import Iterator

import pytest

from engine.effects import Node
from engine.filters import AllOf, AnyOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.wording import (
    amounts,
    card_text,
    conditions,
    continuous,
    defined_name,
    describing,
    meant,
    operations,
)

CARDS = tuple(definitions().values())
every_card = pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])

_QUOTED = re.compile(r'"[^"]*(?:"[A-Z]"")?"?')
_NOUN = r"(?:cards?|monsters?|spells?|traps?|tuners?|materials?|tokens?|counters?)"
# A word twice, or two nouns that are the same.
_DOUBLED = re.compile(rf"\b(\w+) \1\b|\b{_NOUN} {_NOUN}\b", re.IGNORECASE)
_COMPOUND = re.compile(
    r"non-tuner monsters?|tuner synchro monster|spell card|trap card|monster cards?|"
    r"spell/trap card|equip card|field spell|spell & trap|"
    r"\"[^\"]*\" monster|monster effect",
    re.IGNORECASE,
)
_ONE = {"card", "monster", "spell", "trap", "spell/trap", "tuner", "material", "counter", "token"}
_MORE = {f"{word}s" for word in _ONE} | {"spells/traps"}
# What ends a noun phrase that begins with a number.
_STOP = re.compile(
    r"[,;:.()●]|\b(?:using|from|in|on|you|your|of|with|that|to|the|is|are|or|for)\b|[+] "
)
_AN = re.compile(r"\ba (?=[aeio]|xyz)|\ban (?=[^aeioux\"])", re.IGNORECASE)


def bare(line: str) -> str:
    """A line with the same word for every name."""
    return re.sub(r'"[^"]*"', '"X"', line.replace('Maxx "C"', "Maxx C"))


def counted(line: str) -> Iterator[tuple[bool, str]]:
    """Each number of cards in a line: whether it is one, and the noun that belongs to it."""
    line = line.lower()
    for found in re.finditer(r"(?<![-\w+/])(\d+)(\+?) (?!or )", line):
        phrase = _STOP.split(line[found.end() :])[0].split()
        nouns = [word for word in phrase if word in _ONE | _MORE]
        if nouns and not re.search(r"\b(?:level|rank|atk|def) $", line[: found.start()]):
            yield found[0] == "1 ", nouns[-1]


@every_card
def test_brackets_and_quotes_are_closed(card: la.Card) -> None:
    for line in card_text(card, defined_name):
        assert line.count("(") == line.count(")")
        assert line.count('"') % 2 == 0


@every_card
def test_a_line_is_a_sentence(card: la.Card) -> None:
    materials = bool(card.procedures) and bool(card.type & v.EXTRA_DECK_TYPES)
    for line in card_text(card, defined_name)[int(materials) :]:
        assert line.endswith((".", ";", ".)")), line
        start = line.removeprefix("● ")
        assert start[0].isupper() or start[0] in '("', line
        assert not re.search(r" [,.;:]|  |,,|\.\.|None|\bFalse\b|[<>=]", line), line


@every_card
def test_no_word_is_doubled(card: la.Card) -> None:
    for line in card_text(card, defined_name):
        words = _COMPOUND.sub("noun", bare(line))
        found = _DOUBLED.search(words)
        assert found is None, f"{found[0]!r} in {line}"


@every_card
def test_numbers_and_articles_agree(card: la.Card) -> None:
    for line in card_text(card, defined_name):
        words = bare(line)
        for one, noun in counted(words):
            assert noun in (_ONE if one else _MORE), line
        assert not _AN.search(words), line


@every_card
def test_a_card_without_effects_has_no_text(card: la.Card) -> None:
    said = card_text(card, defined_name)
    played = [item for item in card.effects if not isinstance(item, la.Note)]
    played = [item for item in played if not isinstance(item, la.Effect) or item.do]
    assert bool(said) is bool(played or card.procedures or card.treated_as)


# ------------------------------------------------------------ every word is known

_WORDS = [item for item in vars(la).values() if inspect.isclass(item) and issubclass(item, Node)]
_AMOUNTS = (
    la.Count, la.Names, la.FreeZones, la.Rolled, la.SumOf, la.TotalOf, la.Excess, la.MaterialCount,
    la.MaterialTotal, la.ExtremeOf, la.InEvent, la.Lost, la.MaterialsHad,
    la.LevelOf, la.LifePoints, la.Counters, la.CountersHad, la.MaterialsUsed, la.HowMany, la.Half,
    la.Times, la.EquippedLinkRating, la.Declared, la.UpTo, la.Plus, la.EitherNumber, la.Every,
    la.OneIf, la.TypesSent, la.AttackHad, la.Taken, la.CountersThere, la.DamageInEvent,
    la.Added,
)  # fmt: skip


# What is said by the rule or the phrase around it, and never by itself.
_IN_RULES = (la.NewName, la.MadeQuick, la.InColumnOf, la.Attached, la.Saved)


def words_of(module: str) -> list[type[Node]]:
    """The words of one file of the language."""
    return [
        item
        for item in _WORDS
        if item.__module__ == f"engine.yugioh.language.{module}" and item not in _IN_RULES
    ]


@pytest.mark.parametrize("word", words_of("filters"))
def test_every_filter_has_words(word: type[Node]) -> None:
    assert describing.say.dispatch(word) is not describing.say.dispatch(Filter)


@pytest.mark.parametrize("word", words_of("meant"))
def test_every_way_to_mean_cards_has_words(word: type[Node]) -> None:
    assert meant.thing.dispatch(word) is not meant.thing.dispatch(Node)


@pytest.mark.parametrize("word", _AMOUNTS)
def test_every_amount_has_words(word: type[Node]) -> None:
    assert amounts.worked_out.dispatch(word) is not amounts.worked_out.dispatch(Node)
    assert set(words_of("amounts")) == set(_AMOUNTS)


@pytest.mark.parametrize("word", words_of("conditions"))
def test_every_condition_has_words(word: type[Node]) -> None:
    assert conditions.condition.dispatch(word) is not conditions.condition.dispatch(Node)


@pytest.mark.parametrize(
    "word", [item for item in _WORDS if issubclass(item, la.Operation) and item is not la.Operation]
)
def test_every_operation_has_words(word: type[Node]) -> None:
    known = operations.clause.dispatch(word) is not operations.clause.dispatch(Node)
    # The compiler adds what counts as materials, and what is noted of counters: no text says it.
    added = (la.CountAsMaterials, la.KeepCounters)
    assert known or word in operations.PLAIN or word in added


@pytest.mark.parametrize("word", words_of("continuous"))
def test_every_rule_has_words(word: type[Node]) -> None:
    known = continuous.statement.dispatch(word) is not continuous.statement.dispatch(Node)
    assert known or word is la.Note  # a note is told among what is not played


def test_filters_are_joined_by_words_of_their_own() -> None:
    assert {AllOf, AnyOf, NoneOf}.isdisjoint(words_of("filters"))
