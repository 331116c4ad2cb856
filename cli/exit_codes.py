"""How a run can end: the exit codes, and the exception that carries one out of a command.

Scripts rely on these numbers; `docs/cli.md` lists them.
"""

from enum import IntEnum


class ExitCode(IntEnum):
    """What the shell is told."""

    DONE = 0
    CRASH = 1  # a defect of endboard, or a machine that fails (a full disk)
    USAGE = 2
    BAD_INPUT = 3  # a deck, card, hand or goal file that cannot be used
    UNDEFINED_CARDS = 4  # cards without definitions, under --strict
    UNREACHABLE = 5  # the goal is proved unreachable
    UNPROVED = 6  # limits were hit before the proof, under --require-proof
    INTERRUPTED = 130


class CommandError(Exception):
    """An expected end that is no success: one line for the user, and the exit code."""

    def __init__(self, code: ExitCode, message: str) -> None:
        # All arguments go to the base class, so that the exception survives pickling.
        super().__init__(code, message)
        self.code = code
        self.message = message

    def __str__(self) -> str:
        return self.message
