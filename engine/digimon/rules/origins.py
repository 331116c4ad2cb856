"""From where a declared card comes, for effects that speak of one place (rule 15-8-5)."""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.position.slots import AREA, C_DOER
from engine.digimon.position.state import State
from engine.digimon.position.steps import context
from engine.digimon.vocabulary import HAND, NOWHERE, TRASH

FROM: Final = 2  # register of where the card was, for an effect that digivolves


def comes_from(s: State, row: i64, card: i64, ctx: i64) -> bool:
    """Whether it lies in the place that a row of `Tables.woulds` speaks of, or lay there.

    A card that was declared lies nowhere: `ctx` says where it was; without it (-1) nothing does.
    """
    origin = s.t.woulds[row + tb.WOULD_ORIGIN]
    if not origin:
        return True
    area = s.data[AREA + card]
    if area != NOWHERE:
        return area & origin != 0
    if ctx < 0:
        return False
    by_effect = s.data[context(ctx) + C_DOER] != 0
    facts: i64 = s.first_in(ctx, FROM) if by_effect else tb.F_FROM_HAND
    if facts & tb.F_FROM_HAND:
        return origin & HAND != 0
    return facts & tb.F_FROM_TRASH != 0 and origin & TRASH != 0
