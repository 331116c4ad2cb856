"""When a monster cannot be Summoned, as its own text says it."""

from typing import Final

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
    if item.rules not in _UNLESS or len(item.condition) != 1:
        return ""
    must = opposite(item.condition[0])
    return "" if must is None else _UNLESS[item.rules].format(condition(must, telling))


_UNLESS: Final = {
    (la.NotSpecialSummoned(how=v.BY_LINK),): "Can only be Link Summoned while {}.",
    (la.NotSpecialSummoned(how=v.BY_NORMAL),): "Cannot be Normal Summoned, unless {}.",
}  # fmt: skip
