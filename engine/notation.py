"""Positions and lines as text: one line each, written and read back.

The form of a position belongs to the game, which offers it (`engine/games`).
The form of a line is the same for
all games: the number of each option within its decision, counted from 0,
choices separated by `.`, commands by `/`:

    0.2/6/1.0.3

Option numbers, not options, so that a line says the same to every build of
the engine that offers the same choices.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from engine.games import offers

NO_COMMANDS: Final = "-"
# Of what was found, so many letters are repeated in a message.
_SHOWN: Final = 60


class NotationError(ValueError):
    """A text that is no position or no line: where, what was expected, and what was found."""

    def __init__(self, field: str, expected: str, found: str = "") -> None:
        super().__init__(field, expected, found)
        self.field = field
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        shown = self.found if len(self.found) <= _SHOWN else f"{self.found[:_SHOWN]}..."
        found = f", found {shown!r}" if shown else ""
        return f"{self.field}: expected {self.expected}{found}"


class Playable(Protocol):
    """What the notation of lines needs of a game."""

    @property
    def name(self) -> str:
        """The name of the game: its package in `engine`."""

    def advance(self) -> int:
        """Work until a choice is needed; the number of options, 0 when the game is over."""

    def options(self) -> list[int]:
        """The options of the present decision."""

    def take(self, option: int) -> None:
        """Go on with an option."""

    def is_command(self) -> bool:
        """Whether a command is wanted next."""

    def mark(self) -> int:
        """A point to come back to."""

    def undo_to(self, mark: int) -> None:
        """Take everything back to a mark."""


def write(game: Playable, seen_by: int | None = None) -> str:
    """The open position of a game, or its end, in one line.

    With `seen_by` as that player sees it, hidden cards hidden.
    """
    return offers(game.name).write(game, seen_by)


def read(game: Playable, text: str) -> None:
    """Set up a position that `write` wrote from a game of the same decks.

    It becomes the root: what came before cannot be undone.  Raises
    NotationError, and leaves the game as it was.
    """
    offers(game.name).read(game, text)


# -------------------------------------------------------------------- lines


def write_line(game: Playable, line: Sequence[Sequence[int]]) -> str:
    """A line from the present open state, as options by command; the last may be unfinished.

    Raises NotationError where an option is not legal.  The game is left as it
    was.
    """
    mark = game.mark()
    commands = []
    try:
        for number, command in enumerate(line, start=1):
            choices = []
            for index, option in enumerate(command):
                options = _decision(game, number, index)
                if option not in options:
                    raise NotationError(_where(number, index), "a legal option", str(option))
                choices.append(str(options.index(option)))
                game.take(option)
            commands.append(".".join(choices))
    finally:
        game.undo_to(mark)
    return "/".join(commands) or NO_COMMANDS


def read_line(game: Playable, text: str) -> list[list[int]]:
    """The options of a line that `write_line` wrote, by command.

    Raises NotationError where the text is no line, or not a legal one.  The
    game is left as it was.
    """
    text = text.strip()
    line: list[list[int]] = []
    if text == NO_COMMANDS:
        return line
    mark = game.mark()
    try:
        for number, command in enumerate(text.split("/"), start=1):
            line.append([])
            for index, choice in enumerate(command.split(".")):
                where = _where(number, index)
                if not (choice.isascii() and choice.isdecimal()):
                    raise NotationError(where, "the number of an option", choice or "nothing")
                options = _decision(game, number, index)
                # Longer numbers are no options, and could be too long to convert.
                chosen = int(choice) if len(choice) < 10 else len(options)
                if chosen >= len(options):
                    raise NotationError(where, f"a number from 0 to {len(options) - 1}", choice)
                line[-1].append(options[chosen])
                game.take(options[chosen])
    finally:
        game.undo_to(mark)
    return line


def _where(command: int, choice: int) -> str:
    return f"command {command}" + (f", choice {choice}" if choice else "")


def _decision(game: Playable, command: int, choice: int) -> list[int]:
    """The options of the next decision, which must be of the kind that the line has here."""
    where = _where(command, choice)
    if not game.advance():
        raise NotationError(where, "nothing, for the game is over")
    if choice and game.is_command():
        raise NotationError(where, "the next command, for this one is over")
    if not choice and command > 1 and not game.is_command():
        raise NotationError(where, f"one more choice of command {command - 1} before it")
    return game.options()
