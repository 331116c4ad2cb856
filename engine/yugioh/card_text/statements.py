"""Rules that stand on a card: how it is summoned, what it does while it is face-up.

Each family of them is a file that registers its own rules: with `starting` where the words that
such a sentence can begin with are known, so that it is not tried on others, else with `statement`.
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
# The rules in the order in which they are tried, and the first words they want; none: any.
_RULES: Final[list[tuple[tuple[str, ...], Rule]]] = []


def statement(rule: Rule) -> Rule:
    """Register a rule for sentences that are no activated effects."""
    return starting()(rule)


def starting(*words: str) -> Callable[[Rule], Rule]:
    """Register a rule for sentences that begin with one of these words, in lower case."""

    def register(rule: Rule) -> Rule:
        _RULES.append((words, rule))
        _rules_for.cache_clear()
        return rule

    return register


@cache
def _rules_for(first: str) -> tuple[Rule, ...]:
    """The rules for a sentence that begins with this word."""
    return tuple(rule for words, rule in _RULES if not words or first in words)


def stated(
    card: la.Card, text: str, lexicon: Lexicon, held: tuple[Node, ...] = ()
) -> tuple[Rules, Reading]:  # fmt: skip
    """What a sentence adds to the definition of its card, where it holds under these conditions.

    Raises NotUnderstood.
    """
    reader = Reader(text.rstrip(". "))
    reading = Reading(reader, card, lexicon, held=held)
    first = reader.peek()
    for rule in _rules_for(first.text.casefold() if first is not None else ""):

        def whole(reading: Reading, rule: Rule = rule) -> Rules:
            found = rule(reading)
            reading.reader.end()
            return found

        found = reading.attempt(whole)
        if found is not None:
            return found, reading
    raise NotUnderstood(text, None, "a rule on a card")
