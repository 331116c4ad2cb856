"""Playing: the agenda's loop, and taking options.

`advance` works the agenda until a decision with at least two options (or an open state, or a chance
decision) and answers the number of options, which then stand in `s.options`.  0 means that the game
is over.  `take` goes on with one of them.  Between the two nothing is written, so a mark taken
before `take` undoes exactly one choice and what followed from it.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.effects import interpreter
from engine.digimon.position.commands import PASS_COMMAND
from engine.digimon.position.slots import OVER, PLAYER
from engine.digimon.position.state import State
from engine.digimon.position.steps import STEPS, top
from engine.digimon.rules import drawing, leaving, linking, options, settling, special_ways
from engine.digimon.turn import attack, checks, commands, phases
from engine.digimon.turn.phases import is_open

# The modules in which the kinds of steps are entered into `STEPS`.
KINDS: Final = (
    attack, checks, commands, drawing, interpreter, leaving, linking, options, phases, settling,
    special_ways,
)  # fmt: skip


def advance(s: State) -> i64:
    """Work until a choice is needed; the number of options, 0 at the end of the game."""
    count = settle(s)
    return count if count or s.data[OVER] else step(s)


def settle(s: State) -> i64:
    """Like `advance`, but the commands of an open state are not worked out: 0 there."""
    while not s.data[OVER]:
        if is_open(s):
            if s.solo and s.data[PLAYER]:
                commands.take_command(s, PASS_COMMAND)
                continue
            s.chance = 0
            return 0
        count = step(s)
        if count > 1:
            return count
        if count == 1:
            take(s, s.options[0])
    return 0


def step(s: State) -> i64:
    """Take one step of the agenda: `CONTINUE`, or the number of options of a decision.

    For those who want to see every step; a single option has to be taken as well.
    """
    s.chance = 0
    at = top(s)
    return STEPS[s.data[at]].advance(s, at)


def take(s: State, option: i64) -> None:
    """Go on with this option of the present decision."""
    at = top(s)
    STEPS[s.data[at]].take(s, at, option)
