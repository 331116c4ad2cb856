"""Runs compiled effects, one row at a time, stopping at each choice.

A row works on a chain link that is being activated or resolved, or on link 0 for a procedure
outside a chain.  Cards that were chosen are in its registers (`position/registers`).  What a row
does, its operation says (`operation`).
"""

from mypy_extensions import i64

from engine.yugioh.effects.operations import FAMILIES
from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.cards import check_field
from engine.yugioh.operation import NO_CHOICE, OPERATIONS
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import CONTINUE, RunStep, enter_step, next_row

__all__ = ["FAMILIES", "Run"]


class Run(RunStep):
    """Do the present row, or offer its choice."""

    def advance(self, s: State, step: i64) -> i64:
        row = s.data[step + RunStep.ROW]
        if row >= s.data[step + RunStep.LAST]:
            s.pop()
            return CONTINUE
        at = row * tb.OP_SIZE
        operation = OPERATIONS[s.t.ops[at]]
        count = operation.offer(s, at, step)
        if count != NO_CHOICE:
            return count
        next_row(s, step)
        operation.act(s, at, s.data[step + RunStep.LINK])
        check_field(s)
        return CONTINUE

    def take(self, s: State, step: i64, option: i64) -> None:
        at = s.data[step + RunStep.ROW] * tb.OP_SIZE
        OPERATIONS[s.t.ops[at]].take(s, at, step, option)


enter_step(Run())
