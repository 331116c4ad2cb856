"""The kinds of steps on the agenda, and what a step answers.

A step either does its work and answers `CONTINUE`, or offers the options of a
decision and answers their number; the option taken is handed to the module
that offered it.  A step's fields are in memory, so a decision can be met
again after an undo.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.position.slots import (
    AGENDA, CONTEXTS, CONTEXT_SIZE, C_CARD, C_DONE, C_HEADER, C_MOVES, C_PLAYER, DEPTH, MOVES,
    REGISTERS, REGISTER_SIZE, STEP_SIZE,
)  # fmt: skip
from engine.yugioh.position.state import State

CONTINUE: Final = -1

S_OPEN: Final = 1  # the turn player may act freely
S_RUN: Final = 2  # context, row, past the last row, stage
S_SUMMON: Final = 3  # card, player | how | proper | positions, zones, context
S_ACTIVATE: Final = 4  # effect, card, events from, until
S_BRANCH: Final = 5  # context
S_WINDOW: Final = 6  # player
S_RESOLVE: Final = 7  # stage
S_SETTLE: Final = 8  # collect the triggers
S_TRIGGERS: Final = 9  # stage
S_NORMAL: Final = 10  # card, mode
S_PROCEDURE: Final = 11  # procedure, card, a material it must have + 1
S_END: Final = 12  # stage
S_HAND_LIMIT: Final = 13
S_CLEAR: Final = 14  # context
S_PENDULUM: Final = 15  # player
S_EACH: Final = 16  # effect, card, player, event

# Zones of S_SUMMON.
TO_MAIN: Final = 0
TO_POINTED: Final = 1
FROM_EXTRA: Final = 2
TO_EXTRA: Final = 3
TO_COLUMN: Final = 4  # of the Spell & Trap Zone it is in

# A bit of S_SUMMON: the monster is Set, or returns, and is not summoned.
PLACED: Final = 1 << 24
# Another: it is moved to another zone, perhaps of the other player, and stays what it was.
MOVED: Final = 1 << 25
# Another: the player who summons it is not the one on whose field it is put.
BY_THE_OTHER: Final = 1 << 26

# Modes of S_NORMAL.
SUMMON: Final = 0
SET: Final = 1
BY_EFFECT: Final = 2
ADDITIONAL: Final = 3


class RunStep:
    """The fields of S_RUN: rows of a chain link that are being carried out."""

    LINK: Final = 1
    ROW: Final = 2
    LAST: Final = 3  # past the last row
    STAGE: Final = 4  # how far the present row has come; 0 at its beginning


def top(s: State) -> i64:
    """The slot of the step to be taken next."""
    return AGENDA + (s.data[DEPTH] - 1) * STEP_SIZE


def context(number: i64) -> i64:
    """The slot of a chain link's header; 0 is for procedures."""
    return CONTEXTS + number * CONTEXT_SIZE


def card_of(s: State, link: i64) -> i64:
    """The card of a chain link."""
    return s.data[CONTEXTS + link * CONTEXT_SIZE + C_CARD]


def player_of(s: State, link: i64) -> i64:
    """The player of a chain link."""
    return s.data[CONTEXTS + link * CONTEXT_SIZE + C_PLAYER]


def open_context(s: State, number: i64, card: i64, player: i64) -> None:
    """Begin a context for a card and its player."""
    base = context(number)
    s.put(base + C_CARD, card)
    s.put(base + C_PLAYER, player)
    s.put(base + C_MOVES, s.data[MOVES + card])
    s.put(base + C_DONE, 0)


def clear_context(s: State, number: i64) -> None:
    """Zero a context, so that equal positions are equal."""
    base = context(number)
    s.clear(base, base + C_HEADER)
    register: i64 = 0
    while register < REGISTERS:
        if s.data[base + C_HEADER + register * REGISTER_SIZE]:
            s.empty(number, register)
        register += 1


def done(s: State, number: i64, how_many: i64) -> None:
    """Remember whether the last step of a context did something."""
    s.put(context(number) + C_DONE, how_many)


def next_row(s: State, step: i64) -> i64:
    """Let the step of a running effect go on with its next row."""
    return go_to(s, step, s.data[step + RunStep.ROW] + 1)


def go_to(s: State, step: i64, row: i64) -> i64:
    """Let the step of a running effect go on with this row."""
    s.put(step + RunStep.ROW, row)
    if s.data[step + RunStep.STAGE]:
        s.put(step + RunStep.STAGE, 0)
    return CONTINUE


def stage_of(s: State, step: i64) -> i64:
    """How far the present row of a running effect has come."""
    return s.data[step + RunStep.STAGE]


def begin(s: State, link: i64, first: i64, last: i64) -> None:
    """Put the rows from `first` to before `last` on the agenda."""
    if first < last:
        s.push(S_RUN, link, first, last, 0)
