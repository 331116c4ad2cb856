"""Rules that stand on a card: how it is summoned, what it does while it is face-up.

Each family of them is a file that registers its own rules with `statement`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
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
_RULES: Final[list[Rule]] = []


def statement(rule: Rule) -> Rule:
    """Register a rule for sentences that are no activated effects."""
    _RULES.append(rule)
    return rule


def stated(
    card: la.Card, text: str, lexicon: Lexicon, held: tuple[Node, ...] = ()
) -> tuple[Rules, Reading]:  # fmt: skip
    """What a sentence adds to the definition of its card, where it holds under these conditions.

    Raises NotUnderstood.
    """
    reader = Reader(text.rstrip(". "))
    reading = Reading(reader, card, lexicon, held=held)
    for rule in _RULES:

        def whole(reading: Reading, rule: Rule = rule) -> Rules:
            found = rule(reading)
            reading.reader.end()
            return found

        found = reading.attempt(whole)
        if found is not None:
            return found, reading
    raise NotUnderstood(text, None, "a rule on a card")
