"""Runs compiled effects, one row at a time, stopping at each choice.

A row works on a context: the effect being carried out, whose chosen cards are references in its
registers.  A card that has become a new card meanwhile is no longer meant (comprehensive rules
15-11-1-2).  What an effect cannot do it leaves out (1-3-2).
"""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.events.waking import next_moment
from engine.digimon.effects.operations import FAMILIES
from engine.digimon.operation import NO_CHOICE, OPERATIONS
from engine.digimon.position.slots import (
    C_PLAYER, C_THIS, DEPTH, OVER,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import CONTINUE, RunStep, context, enter_step, next_row

__all__ = ["FAMILIES"]


class Run(RunStep):
    """Do rows until one needs a choice or puts another step on the agenda."""

    def advance(self, s: State, step: i64) -> i64:
        data = s.data
        ctx = data[step + RunStep.CONTEXT]
        last = data[step + RunStep.LAST]
        ops = s.t.ops
        head = context(ctx)
        player = data[head + C_PLAYER]
        s.actor = player
        depth = data[DEPTH]
        while True:
            row = data[step + RunStep.ROW]
            if row >= last or data[OVER]:
                s.pop()
                return CONTINUE
            base = row * tb.OP_SIZE
            me = _this(s, head)
            operation = OPERATIONS[ops[base]]
            count = operation.offer(s, base, step, ctx, me, player)
            if count > 0:
                return count
            if count == 0:
                next_row(s, step)
            elif count == NO_CHOICE:
                next_row(s, step)
                next_moment(s)
                operation.act(s, base, ctx, me, player)
            if data[DEPTH] != depth:
                return CONTINUE

    def take(self, s: State, step: i64, option: i64) -> None:
        ctx = s.data[step + RunStep.CONTEXT]
        base = s.data[step + RunStep.ROW] * tb.OP_SIZE
        head = context(ctx)
        player = s.data[head + C_PLAYER]
        me = _this(s, head)
        OPERATIONS[s.t.ops[base]].take(s, base, step, ctx, me, player, option)


def _this(s: State, head: i64) -> i64:
    """The thing the effect is on, or -1 when it is no more."""
    reference = s.data[head + C_THIS]
    return reference & NUMBER if s.alive(reference) else -1


enter_step(Run())
