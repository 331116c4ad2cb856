"""Two Digimon battle, in an attack or by an effect (comprehensive rules 14, 16-35 <Iceclad>).

What they met in it stays known until all that would be done instead of a deletion is done; only
then the battle is over.
"""

from mypy_extensions import i64

from engine.digimon.events.waking import happen, next_moment
from engine.digimon.instructions import tables as tb
from engine.digimon.position.slots import (
    A_DELETED, A_FLAGS, A_PIERCES, A_WHO, B_OTHER, B_WHO, HALF, M_OTHER, M_WHO, STACK, UNDERS,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.queries.modifiers import has_keyword
from engine.digimon.queries.stats import dp
from engine.digimon.rules.destinations import DELETED
from engine.digimon.rules.leaving import leave
from engine.digimon.vocabulary import TRASH


def battle(s: State, first: i64, second: i64) -> None:
    """Compare the two Digimon; who loses is deleted (rule 14-2). `battle_over` follows."""
    data = s.data
    next_moment(s)
    one = s.stack_ref(first)
    two = s.stack_ref(second)
    s.put(B_WHO, one)
    s.put(B_OTHER, two)
    mine = dp(s, first)
    theirs = dp(s, second)
    if has_keyword(s, first, tb.KW_ICECLAD) or has_keyword(s, second, tb.KW_ICECLAD):
        mine = data[UNDERS + first]
        theirs = data[UNDERS + second]
    happen(s, tb.EV_BATTLED, one, first // HALF, tb.F_BATTLE, two)
    happen(s, tb.EV_BATTLED, two, second // HALF, tb.F_BATTLE, one)
    s.put(B_WHO, 0)
    s.put(B_OTHER, 0)
    s.put(M_WHO, one)
    s.put(M_OTHER, two)
    if mine != theirs:  # rule 14-2-1
        won = one if mine > theirs else two
        happen(s, tb.EV_WON, won, ((won & NUMBER) - STACK) // HALF, tb.F_BATTLE,
               two if won == one else one)  # fmt: skip
    number: i64 = 0
    if mine <= theirs:
        s.leaving[0] = one
        number = 1
    if theirs <= mine:
        s.leaving[number] = two
        number += 1
    leave(s, number, TRASH | DELETED, tb.F_BATTLE | tb.F_RULE, 0, -1)


def battle_over(s: State) -> None:
    """<Piercing> becomes pending when what the attacker battled was deleted (rule 16-7-2)."""
    data = s.data
    s.put(M_WHO, 0)
    s.put(M_OTHER, 0)
    if not data[A_FLAGS] & A_DELETED:
        return
    s.put(A_FLAGS, data[A_FLAGS] & ~A_DELETED)
    if s.alive(data[A_WHO]) and has_keyword(s, (data[A_WHO] & NUMBER) - STACK, tb.KW_PIERCING):
        s.put(A_FLAGS, data[A_FLAGS] | A_PIERCES)
