"""Cards whose Levels come to that of another card, which a later step finds.

Source: the card texts ("send any number of …; add 1 … whose Level equals the total Levels of those
monsters"): what is paid is such that there is a card of that Level.
"""

from mypy_extensions import i64

from engine.filters import AllOf, Filter
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.instructions import choices as ch
from engine.yugioh.legality.candidates import filter_candidates
from engine.yugioh.operation import Steps
from engine.yugioh.position.look import Look
from engine.yugioh.position.state import State
from engine.yugioh.queries.gathering import gather
from engine.yugioh.queries.matching import has_level, level


def of_total(what: la.Choose) -> la.TotalOf | None:
    """The total that the Level of the chosen card must be, if it must be one."""
    for one in _parts(what):
        if isinstance(one, la.Measured) and isinstance(one.amount, la.TotalOf):
            if (one.what, one.op) == ("level", "=") and one.amount.what == "original level":
                return one.amount
            raise CompileError("a Level that is the total original Levels of others")
    return None


def any_level(c: Steps, what: la.Choose) -> int:
    """Where the Level of the card must be such a total, 1 + the filter of such cards of any Level;
    those that are added up are chosen accordingly.  Else 0.
    """
    total = of_total(what)
    if total is None:
        return 0
    c.comes_to(c.named(total.name), c.here())
    rest = [one for one in _parts(what) if getattr(one, "amount", None) != total]
    return c.filter(AllOf(tuple(rest))) + 1


def _parts(what: la.Choose) -> tuple[Filter, ...]:
    return what.filter.of if isinstance(what.filter, AllOf) else (what.filter,)


def levels_found(s: State, number: i64, places: i64, whose: i64, flags: i64, look: Look) -> i64:
    """The Levels of the cards that such a choice could be of, as bits."""
    gather(s, number, places, whose, look.me, look.player)
    filter_candidates(s, flags, look)
    levels: i64 = 0
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        index += 1
        if has_level(s, card) and level(s, card) < ch.LEVELS_TOLD:
            levels |= 1 << level(s, card)
    return levels
