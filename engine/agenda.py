"""What is still to be done in a position, and the options of the present decision.

The agenda is a stack of small steps in memory, the next one on top.  A step is what to do and four
numbers; it does its work, puts other steps on the agenda, or offers options.  So a position can be
left and met again anywhere, also in the middle of an effect.  Which steps there are, and where in
memory the agenda lies, each game says (`steps`, `slots`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.memory import Memory

STEP_SIZE: Final = 5


class RuleError(Exception):
    """The position asks for something the engine cannot represent; it says what."""


class Agenda(Memory):
    """The memory of a game with its agenda: `most` steps behind the slot `depth`, their number.

    Options are scratch space: they are worked out again whenever they are needed.
    """

    def __init__(self, size: int, depth: int, most: int, options: int, outcomes: int) -> None:
        super().__init__(size)
        # Slots from here to before there hold what is under way: in an open state nothing is.
        self.first_passing: i64 = 0
        self.end_of_passing: i64 = 0
        self._depth: i64 = depth
        self._most: i64 = most
        self.options: vec[i64] = vec[i64]([0] * options)
        self.count: i64 = 0
        self.chance: i64 = 0  # the present decision is nature's
        self.odds: vec[i64] = vec[i64]([0] * outcomes)  # weights of its outcomes

    def offer(self, option: i64) -> None:
        """Add an option of the present decision."""
        if self.count >= len(self.options):
            self.options = append(self.options, option)
        else:
            self.options[self.count] = option
        self.count += 1

    def push(self, what: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Put a step on the agenda; it is the next to be taken."""
        depth = self.data[self._depth]
        if depth >= self._most:
            raise RuleError("too many steps pending at once")
        base = self._depth + 1 + depth * STEP_SIZE
        self.put_four(base, what, a, b, c)
        self.put(base + 4, d)
        self.put(self._depth, depth + 1)

    def pop(self) -> None:
        """Take the last step off the agenda; what its slots hold then means nothing."""
        self.put(self._depth, self.data[self._depth] - 1)
