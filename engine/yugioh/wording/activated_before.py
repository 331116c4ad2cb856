"""What either player activated this turn."""

from typing import Final

from engine.filters import AllOf, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Telling

# A Normal Trap that is activated itself: an effect that it has elsewhere is none of these.
NORMAL_TRAP: Final = (la.TRAP, ~la.Type(v.CONTINUOUS | v.COUNTER), la.InPlace(v.SZONE))


def by_either(item: la.ThisTurn, telling: Telling) -> str:
    """ "a \"A\" card or effect was activated this turn, except \"B\"" """
    if (item.least, item.most, item.phase, item.or_last) != (1, None, "", False):
        raise TypeError("no words for how often it was activated")
    parts = item.filter.of if isinstance(item.filter, AllOf) else (item.filter,)
    spared = [one for one in parts if isinstance(one, NoneOf) and isinstance(one.of, la.Named)]
    but = noun(AllOf(tuple(spared)), telling).but if spared else ""
    rest = tuple(one for one in parts if one not in spared)
    if rest == NORMAL_TRAP:
        return f"a Normal Trap Card was activated this turn{but}"
    if any(not isinstance(one, la.Series) for one in rest):
        raise TypeError("no words for what was activated")
    return f"{noun(AllOf(rest), telling).one} or effect was activated this turn{but}"
