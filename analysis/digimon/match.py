"""A series of games between two decks as tables: one row a game, and what they come to."""

from collections.abc import Iterable
from typing import Any, Final

import polars as pl

from analysis.digimon.redraw import Moments, mean_of
from analysis.digimon.schemas import MATCH, MATCH_SUMMARY
from analysis.statistics import wilson
from search.digimon.policy import Result

ALL: Final = "all games"


def match_games(results: Iterable[Result]) -> pl.DataFrame:
    """One row for each game of a series, in its order; see `MATCH`."""
    rows = [
        (
            number, 1 + (number & 1), None if found.winner is None else 1 + found.winner,
            found.turns, *found.turns_of, *found.given,
        )
        for number, found in enumerate(results)
    ]  # fmt: skip
    return pl.DataFrame(rows, schema=MATCH.polars(), orient="row")


def summary(games: pl.DataFrame) -> pl.DataFrame:
    """What the games come to: all of them, and by who went first; see `MATCH_SUMMARY`.

    Wins have Wilson's 95 % interval, means the normal one; a draw is no win.
    """
    parts = [(ALL, games)]
    parts += [
        (f"deck {player} goes first", games.filter(pl.col("first") == player)) for player in (1, 2)
    ]
    rows = [(name, *_row(part)) for name, part in parts if part.height]
    return pl.DataFrame(rows, schema=MATCH_SUMMARY.polars(), orient="row")


def _row(games: pl.DataFrame) -> tuple[Any, ...]:
    count = games.height
    won, lost = (int((games["winner"] == player).sum()) for player in (1, 2))
    interval = wilson(won / count, count)
    return (
        count, won, lost, count - won - lost, won / count, *interval, *_mean(games["turns"]),
        *(_given(games, player) for player in (1, 2)),
    )  # fmt: skip


def _mean(numbers: pl.Series) -> tuple[float, float | None, float | None]:
    found = mean_of([Moments(1, float(n), 0.0, 1) for n in numbers], sampled=True)
    known = len(numbers) > 1
    return found.mean, found.low if known else None, found.high if known else None


def _given(games: pl.DataFrame, player: int) -> float | None:
    """The memory that a player handed over at the end of a turn, on average over all turns."""
    turns = int(games[f"turns_{player}"].sum())
    return int(games[f"given_{player}"].sum()) / turns if turns else None
