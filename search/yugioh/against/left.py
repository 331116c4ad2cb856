"""What is left after an answer, and where it may be given."""

from typing import NamedTuple

from search.best_first import PROVED, Search

Command = tuple[int, ...]


class Left(NamedTuple):
    """What is left after an answer, when the player goes on as well as was found.

    `line` are the options from there on, the rest of the command first; the first `asked` of them
    are choices of both players, the others the player's. `proved` says that no better board can be
    reached. A value that was `enough` is no more than a lower bound.
    """

    value: int
    proved: bool
    line: tuple[Command, ...] = ()
    asked: int = 0

    def behind(self, option: int) -> "Left":
        """The same, if this option is taken first."""
        first, *rest = self.line or ((),)
        return self._replace(line=((option, *first), *rest), asked=self.asked + 1)


class Window(NamedTuple):
    """An answer that the opponent may give to a command: after which of its options, and how."""

    after: int
    number: int  # among the windows of the command
    option: int


def is_enough(left: Left, enough: int | None) -> bool:
    """Whether a search need not go on."""
    return left.proved or (enough is not None and left.value >= enough)


def best_of(search: Search) -> Left:
    """What is left by the best end board of a search; by its best draw where all lines draw."""
    if not search.boards:
        return Left(search.prospects[0][0] if search.prospects else 0, False)
    _, value, _, node, end = search.boards[0]
    line = tuple(map(tuple, (*search.line(node), *end)))
    return Left(value, bool(search.status == PROVED and not search.unplayed), line)
