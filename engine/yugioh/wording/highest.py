"""That a player controls the monster with the highest ATK, of all or of those of its kind."""

from typing import Final

from engine.filters import AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Telling

_CONTROLS: Final = {v.YOU: "you control", v.OPPONENT: "your opponent controls"}


def highest(item: la.Compare, count: la.Count, telling: Telling) -> str:
    """The condition in words; nothing if it is another one."""
    parts = count.filter.of if isinstance(count.filter, AllOf) else ()
    if not parts or (item.op, item.right) != (">=", 1) or count.places != v.MZONE:
        return ""
    *kind, best = parts
    of_all = best == _most(la.MONSTER & la.FACE_UP)
    if count.whose not in _CONTROLS or not (of_all or best == _most(AllOf(tuple(kind)))):
        return ""
    one = noun(AllOf(tuple(part for part in kind if part != la.FACE_UP)), telling, v.MZONE).one
    what = f"{one} with the highest ATK"
    if not of_all:
        what = f"the highest ATK {one.removeprefix('a ').removeprefix('an ')}"
    return f"{_CONTROLS[count.whose]} {what} on the field (even if tied)"


def _most(among: Filter) -> la.Measured:
    return la.Measured("attack", "=", la.ExtremeOf("attack", among, v.MZONE, v.EITHER))
