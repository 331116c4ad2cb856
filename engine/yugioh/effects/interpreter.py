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
from engine.yugioh.position.steps import CONTINUE, RunStep, next_row, top

__all__ = ["FAMILIES", "run", "take"]


def run(s: State) -> i64:
    """Do the row of the top step, or offer its choice."""
    step = top(s)
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


def take(s: State, option: i64) -> None:
    """Go on with the option taken at the top step."""
    step = top(s)
    at = s.data[step + RunStep.ROW] * tb.OP_SIZE
    OPERATIONS[s.t.ops[at]].take(s, at, step, option)
