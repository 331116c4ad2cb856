"""The operations by the words they begin with; each family of them registers its own.

A rule goes on after those words and gives the steps that the clause means.
"""

from collections.abc import Callable
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.card_text.reading import Reading

Steps = tuple[Node, ...]
Rule = Callable[[Reading], Steps]

_BY_WORDS: Final[dict[str, list[tuple[tuple[str, ...], Rule]]]] = {}
# Clauses that begin with a subject: "it gains 800 ATK", "you cannot Special Summon …".
_STATEMENTS: Final[list[Rule]] = []


def verb(*phrases: str) -> Callable[[Rule], Rule]:
    """Register the rule for clauses that begin with one of these phrases."""

    def register(rule: Rule) -> Rule:
        for phrase in phrases:
            words = tuple(phrase.split())
            rules = _BY_WORDS.setdefault(words[0].casefold(), [])
            rules.append((words, rule))
            rules.sort(key=lambda item: -len(item[0]))
        return rule

    return register


def clause(rule: Rule) -> Rule:
    """Register a rule for clauses with a subject, which are tried one after the other."""
    _STATEMENTS.append(rule)
    return rule


def operation(reading: Reading) -> Steps:
    """The steps of the clause that comes next. Raises NotUnderstood."""
    reading.both = False
    outer, reading.taken = reading.taken, []
    try:
        found = _said(reading)
        taken = tuple(reading.taken)
    finally:
        reading.taken = outer
    together = reading.both and not reading.cost and all(isinstance(one, _MOVE) for one in found)
    reading.both = False
    return (la.Both(found),) if together else (*taken, *found)


# What is done to all cards of which "both" is said, or to none of them.
_MOVE: Final = (la.AddToHand, la.Banish, la.Destroy, la.SendToGrave, la.ToDeck)


def _said(reading: Reading) -> Steps:
    reader = reading.reader
    word = reader.peek()
    for words, rule in _BY_WORDS.get(word.text.casefold(), ()) if word is not None else ():
        if reader.comes(*words):

            def spoken(
                reading: Reading, words: tuple[str, ...] = words, rule: Rule = rule
            ) -> Steps:
                reading.reader.next += len(words)
                return rule(reading)

            found = reading.attempt(spoken)
            if found is not None:
                return found
    for rule in _STATEMENTS:
        found = reading.attempt(rule)
        if found is not None:
            return found
    raise reader.lost("an operation")
