"""Levels that would change as counters are taken off."""

from collections.abc import Sequence

from engine.instruction import CompileError
from engine.yugioh import language as la


def counted_down(cards: Sequence[la.Card]) -> None:
    """Raises CompileError where a Level is changed as long as there is a counter that something
    takes off.
    """
    words = list(la.nodes_of(cards))
    lasting = {one.counter for one in words if isinstance(one, la.ChangeLevel)} - {""}
    for one in words:
        if isinstance(one, la.RemoveCounter | la.RemoveCounters) and one.name in lasting:
            raise CompileError(f"a Level that depends on {one.name} Counters that are removed")
