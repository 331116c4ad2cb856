"""Using an Option card, and Arts Digivolve (comprehensive rules 4-6, 4-20, 4-22, 9).

A DUAL card is used with its Option information; instead of being trashed afterwards one of the
player's cards on the field may digivolve into it.
"""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.digivolving import (
    can_digivolve_into, cost_after, digivolve, own_reduction, reduction,
)  # fmt: skip
from engine.digimon.events.waking import happen, next_moment
from engine.digimon.position.movement import put_down, renew
from engine.digimon.rules.settling import activate
from engine.digimon.position.slots import AREA, HALF, STACK, STACK_COUNT, TOP
from engine.digimon.position.state import State
from engine.digimon.position.steps import CONTINUE, DisposeStep, begin_disposal, enter_step
from engine.digimon.vocabulary import NOWHERE, TRASH


def use_cost(s: State, card: i64, player: i64) -> i64:
    """What it costs to use an Option, with all reductions."""
    less = reduction(s, tb.W_USE, card, -1, player)
    return cost_after(s.t.use_cost[s.definition[card]], less)


def use(s: State, card: i64, player: i64, facts: i64) -> None:
    """Use an Option, paid for and revealed: its first [Main] effect, then trash it (rule 9-1).

    `facts` tell whether it was in the hand: there its own text can change its use cost, which no
    other effect does, whatever it has to be paid (2-7-1).  What it triggers is settled by the
    caller: by an effect, only when that has been resolved.
    """
    cost = s.t.use_cost[s.definition[card]]
    if facts & tb.F_FROM_HAND and s.t.has_reductions:
        cost = cost_after(cost, own_reduction(s, tb.W_USE, card, player))
    renew(s, card)
    begin_disposal(s, card, cost)
    happen(s, tb.EV_USED, s.card_ref(card), player, facts, 0)
    effect = s.t.main_effect[s.definition[card]]
    if effect >= 0:
        activate(s, effect, card, s.card_ref(card), player, 0, 0, facts, 0)


class Dispose(DisposeStep):
    """Trash what was used, unless it is somewhere by now; or Arts Digivolve (rule 4-20)."""

    def advance(self, s: State, step: i64) -> i64:
        card = s.data[step + DisposeStep.CARD]
        if s.data[AREA + card] == NOWHERE and s.t.flags[s.definition[card]] & tb.DEF_ARTS:
            player = s.owner[card]
            s.actor = player
            s.count = 0
            stack = player * HALF
            last = stack + s.data[STACK_COUNT + player]
            while stack < last:
                if s.data[TOP + stack] and can_digivolve_into(s, card, stack, player):
                    s.offer(STACK + stack)
                stack += 1
            if s.count:
                s.offer(0)
                return s.count
        self.take(s, step, 0)
        return CONTINUE

    def take(self, s: State, step: i64, option: i64) -> None:
        """Trash the card, or have this stack digivolve into it without paying the cost."""
        card = s.data[step + DisposeStep.CARD]
        s.pop()
        if option:
            next_moment(s)
            digivolve(s, card, option - STACK, tb.F_RULE)
        elif s.data[AREA + card] == NOWHERE:
            put_down(s, card, TRASH, 0)


enter_step(Dispose())
