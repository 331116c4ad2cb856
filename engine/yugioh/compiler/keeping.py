"""What an effect has to remember before its cost is paid."""

from dataclasses import replace

from engine.effects import walk
from engine.instruction import CompileError
from engine.yugioh import language as la


def keeping_counters(item: la.Effect) -> la.Effect:
    """The effect, which first notes how many counters its card has if it asks for that later."""
    said = walk((item.target, item.do))
    names = {node.name for node in said if isinstance(node, la.CountersHad)}
    if not names:
        return item
    if len(names) > 1:
        raise CompileError("counters of one kind are remembered")
    return replace(item, cost=(la.KeepCounters(names.pop()), *item.cost))
