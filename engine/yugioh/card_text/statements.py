"""Rules that stand on a card: how it is summoned, what it does while it is face-up.

Each family of them is a file that registers its own rules: with `starting` where the words that
such a sentence can begin with are known, with `having` where one of some words is in it wherever
that is, so that it is not tried on others, else with `statement`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.tokens import NotUnderstood, Reader


@dataclass(frozen=True)
class Rules:
    """What a sentence adds to the definition of its card."""

    effects: tuple[Node, ...] = ()
    procedures: tuple[Node, ...] = ()
    flags: dict[str, Any] = field(default_factory=dict)


Rule = Callable[[Reading], Rules]


@dataclass(frozen=True)
class _Registered:
    """A rule, and words of which one comes first, or anywhere; none: any sentence will do."""

    rule: Rule
    first: tuple[str, ...] = ()
    among: tuple[str, ...] = ()


# In the order in which they are tried.
RULES: Final[list[_Registered]] = []


def statement(rule: Rule) -> Rule:
    """Register a rule for sentences that are no activated effects."""
    return starting()(rule)


def starting(*words: str) -> Callable[[Rule], Rule]:
    """Register a rule for sentences that begin with one of these words, in lower case."""

    def register(rule: Rule) -> Rule:
        RULES.append(_Registered(rule, first=words))
        return rule

    return register


def having(*words: str) -> Callable[[Rule], Rule]:
    """Register a rule for sentences in which one of these words is, in lower case."""

    def register(rule: Rule) -> Rule:
        RULES.append(_Registered(rule, among=words))
        return rule

    return register


@cache
def _rules_for(first: str) -> tuple[_Registered, ...]:
    """The rules for a sentence that begins with this word. All are registered by then."""
    return tuple(one for one in RULES if not one.first or first in one.first)


def stated(
    card: la.Card, text: str, lexicon: Lexicon, held: tuple[Node, ...] = ()
) -> tuple[Rules, Reading]:  # fmt: skip
    """What a sentence adds to the definition of its card, where it holds under these conditions.

    Raises NotUnderstood.
    """
    reader = Reader(text.rstrip(". "))
    reading = Reading(reader, card, lexicon, held=held)
    first = reader.peek()
    said = {word.text.casefold() for word in reader.words}
    for one in _rules_for(first.text.casefold() if first is not None else ""):
        if one.among and said.isdisjoint(one.among):
            continue

        def whole(reading: Reading, rule: Rule = one.rule) -> Rules:
            found = rule(reading)
            reading.reader.end()
            return found

        found = reading.attempt(whole)
        if found is not None:
            return found, reading
    raise NotUnderstood(text, None, "a rule on a card")
