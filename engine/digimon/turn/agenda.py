"""Playing: the agenda's loop, and taking options.

`advance` works the agenda until a decision with at least two options (or an open state, or a chance
decision) and answers the number of options, which then stand in `s.options`.  0 means that the game
is over.  `take` goes on with one of them.  Between the two nothing is written, so a mark taken
before `take` undoes exactly one choice and what followed from it.
"""

from mypy_extensions import i64

from engine.digimon.turn import attack

from engine.digimon.turn import commands

from engine.digimon.rules import declaring

from engine.digimon.rules import drawing

from engine.digimon.effects import interpreter

from engine.digimon.rules import leaving

from engine.digimon.rules import linking

from engine.digimon.rules import settling as settle

from engine.digimon.rules import special_ways as special

from engine.digimon.turn import phases as turn

from engine.digimon.rules import options as using  # fmt: skip
from engine.digimon.position.slots import A_STAGE, AGENDA, DEPTH, MEMORY, OVER, PLAYER, STEP_SIZE
from engine.digimon.position.state import RuleError, State
from engine.digimon.position.steps import (
    CONTINUE, S_ATTACK, S_CHECK, S_CLOSE, S_COST, S_DISPOSE, S_END, S_LEAVE, S_LINK, S_LOOK, S_MAKE,
    S_RUN, S_SETTLE, S_SETUP, S_TAKE, S_TARGET, S_TURN,
)  # fmt: skip


def advance(s: State) -> i64:
    """Work until a choice is needed; the number of options, 0 at the end of the game."""
    while not s.data[OVER]:
        s.chance = 0
        step = s.data[AGENDA + (s.data[DEPTH] - 1) * STEP_SIZE]
        if is_open(s):
            if s.solo and s.data[PLAYER]:
                commands.take_command(s, commands.C_PASS * commands.KIND)
                continue
            return commands.open_state(s)
        count = _do(s, step)
        if count > 1:
            return count
        if count == 1:
            take(s, s.options[0])
    return 0


def is_open(s: State) -> bool:
    """Whether the turn player may act freely: the main phase with nothing left to do."""
    if s.data[OVER]:
        return False
    step = AGENDA + (s.data[DEPTH] - 1) * STEP_SIZE
    return (
        s.data[step] == S_TURN
        and s.data[step + 1] == turn.MAIN
        and not s.data[A_STAGE]
        and s.data[MEMORY] >= 0
    )


def step(s: State) -> i64:
    """Take one step of the agenda: `CONTINUE`, or the number of options of a decision.

    For those who want to see every step; a single option has to be taken as well.
    """
    s.chance = 0
    if is_open(s):
        return commands.open_state(s)
    return _do(s, s.data[AGENDA + (s.data[DEPTH] - 1) * STEP_SIZE])


def _do(s: State, step: i64) -> i64:
    if step == S_TURN:
        return turn.turn_step(s)
    if step == S_SETTLE:
        return settle.settle(s)
    if step == S_RUN:
        return interpreter.run(s)
    if step == S_CLOSE:
        s.pop()
        s.close_context()
        return CONTINUE
    if step == S_ATTACK:
        return attack.attack_step(s)
    if step == S_CHECK:
        return attack.check_step(s)
    if step == S_END:
        return turn.end_step(s)
    if step == S_LEAVE:
        return leaving.leave_step(s)
    if step == S_TAKE:
        return drawing.take_step(s)
    if step == S_LOOK:
        return drawing.look_step(s)
    if step == S_COST:
        return commands.declared_step(s)
    if step == S_TARGET:
        return attack.target_step(s)
    if step == S_DISPOSE:
        return using.dispose_step(s)
    if step == S_MAKE:
        return special.make_step(s)
    if step == S_LINK:
        return linking.link_step(s)
    if step == S_SETUP:
        return turn.setup_step(s)
    raise RuleError(f"no step {step}")


def take(s: State, option: i64) -> None:
    """Go on with this option of the present decision."""
    step = s.data[AGENDA + (s.data[DEPTH] - 1) * STEP_SIZE]
    if step == S_TURN:
        if is_open(s):
            commands.take_command(s, option)
        else:
            turn.take_breeding(s, option)
    elif step == S_RUN:
        interpreter.take(s, option)
    elif step == S_SETTLE:
        settle.take_pending(s, option)
    elif step == S_ATTACK:
        attack.take_attack(s, option)
    elif step == S_CHECK:
        attack.take_check(s, option)
    elif step == S_LEAVE:
        leaving.take_leave(s, option)
    elif step == S_TAKE:
        drawing.take_taken(s, option)
    elif step == S_LOOK:
        drawing.take_looked(s, option)
    elif step == S_COST:
        declaring.take_cost_step(s, option)
    elif step == S_TARGET:
        attack.take_target(s, option)
    elif step == S_MAKE:
        special.take_make(s, option)
    elif step == S_LINK:
        linking.give_up(s, option)
    elif step == S_DISPOSE:
        using.take_dispose(s, option)
    elif step == S_SETUP:
        turn.take_setup(s, option)
    else:
        raise RuleError(f"step {step} takes no option")
