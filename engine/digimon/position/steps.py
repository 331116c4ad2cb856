"""The kinds of steps on the agenda, and what a step answers.

A step either does its work and answers `CONTINUE`, or offers the options of a decision and answers
their number; the option taken is handed to the module that offered it.  A step's fields are in
memory, so a decision can be met again after an undo.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.position.slots import AGENDA, CONTEXTS, CONTEXT_SIZE, C_DONE, DEPTH, STEP_SIZE
from engine.digimon.position.state import State

CONTINUE: Final = -1

S_SETUP: Final = 1  # stage
S_TURN: Final = 2  # stage: the phases of a turn
S_RUN: Final = 3  # context, row, past the last row, stage
S_SETTLE: Final = 4  # first pending effect of this batch
S_CLOSE: Final = 5  # end the latest context
S_LEAVE: Final = 6  # context, stage: cards leave the battle area
S_ATTACK: Final = 7  # the attack goes on
S_CHECK: Final = 8  # stage, card: one security check
S_END: Final = 9  # stage: the end of the turn
S_TAKE: Final = 10  # player | pile << 1, count, area, facts: cards from the top of a pile
S_TARGET: Final = 11  # reference to the attacker, at, flags: an effect has it attack
S_MAKE: Final = 13  # special row, card, context, slot: cards for a DNA Digivolution and the like
S_COST: Final = 16  # context, command, cost, stage: what interrupts before a cost is paid
S_LOOK: Final = 14  # player | pile << 1, index: a player looks at a pile, card by card
S_DISPOSE: Final = 12  # card, its use cost: what was used is trashed unless it is somewhere
S_LINK: Final = 15  # context, stage: cards become link cards


def top(s: State) -> i64:
    """The slot of the step to be taken next."""
    return AGENDA + (s.data[DEPTH] - 1) * STEP_SIZE


def context(number: i64) -> i64:
    """The slot of a context's header."""
    return CONTEXTS + number * CONTEXT_SIZE


def done(s: State, number: i64, how_many: i64) -> None:
    """Remember whether the last step of a context did something."""
    if s.data[context(number) + C_DONE] != how_many:
        s.put(context(number) + C_DONE, how_many)


# ---- a step that runs rows: its fields

RUN_CONTEXT: Final = 1
RUN_ROW: Final = 2
RUN_END: Final = 3  # past the last row
RUN_STAGE: Final = 4  # how far the row is that is being done; 0 at its beginning


def next_row(s: State, step: i64) -> None:
    """The row is done."""
    go_to(s, step, s.data[step + RUN_ROW] + 1)


def go_to(s: State, step: i64, row: i64) -> None:
    """This row is next."""
    s.put(step + RUN_ROW, row)
    if s.data[step + RUN_STAGE]:
        s.put(step + RUN_STAGE, 0)
