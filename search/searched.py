"""What is asked of a search, whether one process does it (`best_first`) or several (`together`)."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from engine.game import Game

A = TypeVar("A")
D = TypeVar("D")


class Searched(Protocol):
    """A search of one position, and what it has found so far; see `best_first.Search`."""

    @property
    def max_nodes(self) -> int:
        """The limit of open states."""

    @property
    def nodes(self) -> int:
        """The open states found."""

    @property
    def expanded(self) -> int:
        """Those whose commands were played."""

    @property
    def choices(self) -> int:
        """The options taken."""

    @property
    def unplayed(self) -> int:
        """The chance decisions met, behind which nothing was searched."""

    @property
    def met(self) -> int:
        """The named goals that some end board meets, one bit each."""

    @property
    def status(self) -> int:
        """Running, proved, or at its limit."""

    @property
    def boards(self) -> list[tuple[int, int, int, int, list[list[int]]]]:
        """The best end boards: key of the table, value, commands, node, and the options of each
        command from the node on.
        """

    @property
    def prospects(self) -> list[tuple[int, int, int, list[int], int]]:
        """The best lines to a draw: worth, commands, node, options, key of the table."""

    def line(self, node: int) -> list[list[int]]:
        """The options from the root to a node, one list for each command."""

    def run(self, nodes: int) -> bool:
        """Go on for about so many new states; whether there is more to do."""

    def home(self) -> object:
        """Bring the game back to the root."""

    def each(self, do: Callable[[Game, A], D], asked: Sequence[A]) -> list[D]:
        """What `do` makes of each, with a game at the root, which it leaves there."""
