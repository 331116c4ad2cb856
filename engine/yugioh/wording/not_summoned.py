"""When a monster cannot be Summoned, as its own text says it."""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.conditions import condition
from engine.yugioh.wording.opposite import opposite
from engine.yugioh.wording.phrase import Telling


def not_summoned(item: la.While, telling: Telling) -> str:
    """ "Can only be Link Summoned while you have …": the whole sentence; or nothing."""
    held = " and ".join(condition(part, telling) for part in item.condition)
    if item.rules == (la.NotSpecialSummoned(normal=True),):
        return f"Cannot be Normal or Special Summoned if {held}."
    if item.rules == (la.NotSpecialSummoned(how=v.BY_LINK),) and len(item.condition) == 1:
        must = opposite(item.condition[0])
        if must is not None:
            return f"Can only be Link Summoned while {condition(must, telling)}."
    only_normal = la.NotSpecialSummoned(normal=True, how=v.BY_NORMAL)
    if item.rules == (only_normal,) and len(item.condition) == 1:
        must = opposite(item.condition[0])
        if must is not None:
            return f"Cannot be Normal Summoned, unless {condition(must, telling)}."
    return ""
