"""The games as runs of them are read: tables, headline, comparison, report."""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

import polars as pl

from analysis.comparison import Comparison
from analysis.run import Run, RunError, Unfinished
from analysis.schemas import Schema


class Game(Protocol):
    """How a run of one game is read. Everything raises RunError where a run is not complete."""

    @property
    def name(self) -> str:
        """As the manifest says it."""

    @property
    def title(self) -> str:
        """As people call it."""

    @property
    def by(self) -> Mapping[str, Schema]:
        """What the rows of a table can be, and which table that is."""

    def full(self, run: Run, by: str) -> pl.DataFrame:
        """A table with all of its columns."""

    def short(self, run: Run, by: str) -> pl.DataFrame:
        """A table to look at: the columns that say most, what matters first."""

    def headline(self, run: Run) -> Iterator[str]:
        """What a run says in short, in lines."""

    def unfinished(self, run: Run) -> Unfinished:
        """What can be read of a run that is not complete."""

    def compare(self, a: Run, b: Run) -> Comparison:
        """What changed from run A to run B, both of this game."""

    def page(self, run: Run) -> dict[str, Any]:
        """What the page of the report shows; its template has the name of the game."""

    def text(self, run: Run) -> Iterator[str]:
        """The example lines of a run, as text to paste."""


def game_of(run: Run) -> Game:
    """The game that a run is of. Raises RunError for one that this endboard does not know."""
    name = run.manifest.game
    if name == "yugioh":
        from analysis.yugioh.game import Yugioh

        return Yugioh()
    if name == "digimon":
        from analysis.digimon.game import Digimon

        return Digimon()
    raise RunError(f"{run.path}: a run of the game {name!r}, which this endboard does not know")


def table(run: Run, by: str) -> tuple[Game, Schema]:
    """The game of a run and the schema of a table of it. Raises RunError where there is none."""
    game = game_of(run)
    if by not in game.by:
        raise RunError(
            f"{run.path}: a run of a {game.title} deck has no table by {by}; there are "
            f"{', '.join(game.by)}"
        )
    return game, game.by[by]


def compare(a: Run, b: Run) -> Comparison:
    """What changed from run A to run B.

    Raises RunError where one is not complete, or the two are of different games.
    """
    one, other = game_of(a), game_of(b)
    if one.name != other.name:
        raise RunError(
            f"{a.path} is a run of a {one.title} deck, {b.path} of a {other.title} deck; give two "
            "runs of one game"
        )
    return one.compare(a, b)
