"""Playing: the agenda's loop, and taking options.

`advance` works the agenda until a decision with at least two options (or an
open state, or a chance decision) and answers the number of options, which
then stand in `s.options`.  0 means that the game is over.  `take` goes on
with one of them.  Between the two nothing is written, so a mark taken before
`take` undoes exactly one choice and what followed from it.
"""

from mypy_extensions import i64

from engine.yugioh.turn import chain
from engine.yugioh.turn import each_time
from engine.yugioh.effects import interpreter
from engine.yugioh.summoning import pendulum
from engine.yugioh.turn import procedures
from engine.yugioh.turn import triggers
from engine.yugioh.turn import open_state as turn
from engine.yugioh.movement.stat_changes import track
from engine.yugioh.position.slots import AGENDA, DEPTH, OVER, STEP_SIZE
from engine.yugioh.position.state import RuleError, State
from engine.yugioh.position.steps import (
    S_ACTIVATE, S_BRANCH, S_CLEAR, S_EACH, S_END, S_HAND_LIMIT, S_NORMAL, S_OPEN, S_PENDULUM,
    S_PROCEDURE, S_RESOLVE, S_RUN, S_SETTLE, S_SUMMON, S_TRIGGERS, S_WINDOW, clear_context, top,
)  # fmt: skip


def advance(s: State) -> i64:
    """Work until a choice is needed; the number of options, 0 at the end of the game."""
    while not s.data[OVER]:
        if s.t.tracks:
            track(s)
        s.chance = 0
        step = s.data[AGENDA + (s.data[DEPTH] - 1) * STEP_SIZE]
        count = _do(s, step)
        if count > 1 or (count == 1 and step == S_OPEN):
            return count
        if count == 1:
            take(s, s.options[0])
        elif count == 0:
            raise RuleError(f"step {step} of the agenda offers nothing")
    return 0


def settle(s: State) -> None:
    """Work until an open state, or a choice that is not a command.

    Like `advance`, but the commands of an open state are not worked out.
    """
    while not s.data[OVER]:
        if s.t.tracks:
            track(s)
        step = s.data[AGENDA + (s.data[DEPTH] - 1) * STEP_SIZE]
        if step == S_OPEN:
            return
        s.chance = 0
        count = _do(s, step)
        if count > 1:
            return
        if count == 1:
            take(s, s.options[0])


def step(s: State) -> i64:
    """Take one step of the agenda: `CONTINUE`, or the number of options of a decision.

    For those who want to see every step; a single option has to be taken as well.
    """
    if s.t.tracks:
        track(s)
    s.chance = 0
    return _do(s, s.data[AGENDA + (s.data[DEPTH] - 1) * STEP_SIZE])


def _do(s: State, step: i64) -> i64:
    if step == S_RUN:
        return interpreter.run(s)
    if step == S_OPEN:
        return turn.open_state(s)
    if step == S_SUMMON:
        return procedures.summon(s)
    if step == S_SETTLE:
        return triggers.settle(s)
    if step == S_RESOLVE:
        return chain.resolve(s)
    if step == S_WINDOW:
        return chain.window(s)
    if step == S_ACTIVATE:
        return chain.activate(s)
    if step == S_PROCEDURE:
        return procedures.procedure(s)
    if step == S_TRIGGERS:
        return triggers.triggers(s)
    if step == S_BRANCH:
        return chain.branch(s)
    if step == S_NORMAL:
        return procedures.normal(s)
    if step == S_END:
        return turn.end_phase(s)
    if step == S_PENDULUM:
        return pendulum.pendulum(s)
    if step == S_HAND_LIMIT:
        return turn.hand_limit(s)
    if step == S_EACH:
        return each_time.apply_each(s)
    if step == S_CLEAR:
        number = s.data[top(s) + 1]
        s.pop()
        clear_context(s, number)
        return -1
    raise RuleError(f"no step {step}")


def take(s: State, option: i64) -> None:
    """Go on with this option of the present decision."""
    step = s.data[AGENDA + (s.data[DEPTH] - 1) * STEP_SIZE]
    if step == S_OPEN:
        turn.take_command(s, option)
    elif step == S_RUN:
        interpreter.take(s, option)
    elif step == S_SUMMON:
        procedures.take_summon(s, option)
    elif step == S_PROCEDURE:
        procedures.take_procedure(s, option)
    elif step == S_TRIGGERS:
        triggers.take_trigger(s, option)
    elif step == S_WINDOW:
        chain.take_window(s, option)
    elif step == S_BRANCH:
        chain.take_branch(s, option)
    elif step == S_NORMAL:
        procedures.take_normal(s, option)
    elif step == S_PENDULUM:
        pendulum.take_pendulum(s, option)
    elif step == S_HAND_LIMIT:
        turn.take_hand_limit(s, option)
    else:
        raise RuleError(f"step {step} takes no option")


def is_open(s: State) -> bool:
    """Whether the present decision is an open state."""
    return s.data[AGENDA + (s.data[DEPTH] - 1) * STEP_SIZE] == S_OPEN and not s.data[OVER]
