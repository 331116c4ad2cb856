"""Playing: the agenda's loop, and taking options.

`advance` works the agenda until a decision with at least two options (or an
open state, or a chance decision) and answers the number of options, which
then stand in `s.options`.  0 means that the game is over.  `take` goes on
with one of them.  Between the two nothing is written, so a mark taken before
`take` undoes exactly one choice and what followed from it.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.effects import interpreter
from engine.yugioh.movement.stat_changes import track
from engine.yugioh.movement.trait_changes import track_traits
from engine.yugioh.position.slots import OVER
from engine.yugioh.position.state import RuleError, State
from engine.yugioh.position.steps import STEPS, OpenStep, top
from engine.yugioh.summoning import pendulum
from engine.yugioh.turn import (
    arriving, chain, each_time, end_phase, normal_summons, open_state, procedures, triggers,
)  # fmt: skip

# The modules in which the kinds of steps are entered into `STEPS`.
KINDS: Final = (
    arriving, chain, each_time, end_phase, interpreter, normal_summons, open_state, pendulum,
    procedures, triggers,
)  # fmt: skip


def advance(s: State) -> i64:
    """Work until a choice is needed; the number of options, 0 at the end of the game."""
    count = settle(s)
    return count if count or s.data[OVER] else step(s)


def settle(s: State) -> i64:
    """Like `advance`, but the commands of an open state are not worked out: 0 there."""
    while not s.data[OVER]:
        kind = s.data[top(s)]
        if kind == OpenStep.CODE:
            _track(s)
            s.chance = 0
            return 0
        count = step(s)
        if count > 1:
            return count
        if count == 1:
            take(s, s.options[0])
        elif count == 0:
            raise RuleError(f"step {kind} of the agenda offers nothing")
    return 0


def step(s: State) -> i64:
    """Take one step of the agenda: `CONTINUE`, or the number of options of a decision.

    For those who want to see every step; a single option has to be taken as well.
    """
    _track(s)
    s.chance = 0
    at = top(s)
    return STEPS[s.data[at]].advance(s, at)


def _track(s: State) -> None:
    """Notice what continuous effects began and stopped to change, where that can matter."""
    if s.t.tracks:
        track(s)
    if s.t.tracks_traits:
        track_traits(s)


def take(s: State, option: i64) -> None:
    """Go on with this option of the present decision."""
    at = top(s)
    STEPS[s.data[at]].take(s, at, option)


def is_open(s: State) -> bool:
    """Whether the present decision is an open state."""
    return s.data[top(s)] == OpenStep.CODE and not s.data[OVER]
