"""Cards that stay revealed in a hand, and protect others as long as they do.

Source: the card text of Lord of the Heavenly Prison.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.effects import Node
from engine.filters import Filter
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.filters import Definition

_PROTECTIONS = (la.Indestructible, la.Unaffected, la.Untargetable)


def revealing(card: la.Card, effects: Iterable[Node]) -> Iterator[Node]:
    """The effects of a card, with what it does while it is revealed written out."""
    for item in effects:
        if isinstance(item, la.Effect) and any(isinstance(one, la.StayRevealed) for one in item.do):
            item = replace(item, do=tuple(step for one in item.do for step in _steps(card, one)))
        yield item


def _steps(card: la.Card, step: Node) -> Iterator[Node]:
    if not isinstance(step, la.StayRevealed):
        yield step
        return
    yield la.Reveal(la.SELF, "end")
    revealed: Filter = Definition(card.passcode) & la.State("revealed")
    still = la.Provided(la.exists(revealed, v.HAND))
    for rule in step.rules:
        if not isinstance(rule, _PROTECTIONS):
            raise CompileError(f"{card.name}: a card in the hand does no such thing")
        yield la.ForTheTurn(replace(rule, filter=rule.filter & still), "next turn")
