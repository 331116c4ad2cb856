"""Shares, means and their intervals: exact for exact runs, with 95 % intervals for samples.

A hand is *reached* (a good enough board was found), a *proved brick* (every line was played and
none is good enough), or *undecided*. So the brick rate is an interval even where every class was
searched: from what is proved to that and what is undecided. In a sample each end of it has an
interval of its own, and the two are joined: Wilson's, from E. B. Wilson, "Probable inference",
JASA 22 (1927); for a mean, the normal one.
"""

from dataclasses import dataclass
from math import inf, sqrt
from typing import Final, NamedTuple

import polars as pl

from analysis.run import Run

Z: Final = 1.959963984540054  # 95 %
# How many hands, or draws, a row of `hands` stands for; and its score, 0 without a board.
COUNT: Final = pl.coalesce("drawn", "ways").cast(pl.Int64)
SCORE: Final = pl.col("score").fill_null(0).cast(pl.Int64)

GOAL_COLUMNS: Final = {
    "goal": pl.String,
    "reached": pl.Float64,
    "unreachable": pl.Float64,
    "undecided": pl.Float64,
    "low": pl.Float64,
    "high": pl.Float64,
}
CURVE_COLUMNS: Final = {
    "score": pl.Int64,
    "hands": pl.Int64,
    "share": pl.Float64,
    "at_least": pl.Float64,
    "low": pl.Float64,
    "high": pl.Float64,
}


class Interval(NamedTuple):
    """Two bounds, the lower one first."""

    low: float
    high: float


def wilson(share: float, draws: float, z: float = Z) -> Interval:
    """Wilson's interval of a probability of which `share` was seen in so many draws."""
    if draws <= 0:
        return Interval(0.0, 1.0)
    middle = (share + z * z / (2 * draws)) / (1 + z * z / draws)
    spread = z * sqrt(share * (1 - share) / draws + z * z / (4 * draws * draws))
    spread /= 1 + z * z / draws
    # At the ends rounding would leave the share itself outside.
    low = 0.0 if share <= 0 else max(middle - spread, 0.0)
    high = 1.0 if share >= 1 else min(middle + spread, 1.0)
    return Interval(low, high)


class Figures(NamedTuple):
    """What is known of some of the hands of a run: the columns that several tables share.

    `hands` is how many classes, `weight` their share of all hands; the other shares are of
    `weight`. The score of a hand is the best that was found. None where there is no hand.
    """

    hands: int
    weight: float
    score_mean: float | None
    score_low: float | None
    score_high: float | None
    reached: float | None
    proved_brick: float | None
    undecided: float | None
    brick_low: float | None
    brick_high: float | None


@dataclass(frozen=True)
class Population:
    """What the rows of `hands` are taken from: all `total` hands of the deck, or so many draws.

    Sums are of whole numbers (`COUNT` hands for each row), so they do not depend on their order.
    """

    total: int
    sampled: bool

    def draws(self, count: int) -> int | None:
        """How many draws a figure of so many hands rests on; None if it is exact."""
        return count if self.sampled else None


def population_of(run: Run) -> Population:
    """What the hands of a run are taken from."""
    drawn = run.manifest.settings.hands
    total = int(run.manifest.plan["all_hands"]) if drawn is None else drawn
    return Population(total, sampled=drawn is not None)


def figures(frame: pl.DataFrame, population: Population) -> Figures:
    """The figures of these rows of `hands`."""
    row = frame.select(
        COUNT.sum().alias("all"),
        *[
            COUNT.filter(pl.col("verdict") == verdict).sum().alias(verdict)
            for verdict in ("reached", "brick", "undecided")
        ],
        (COUNT * SCORE).sum().alias("sum"),
        (COUNT * SCORE * SCORE).sum().alias("squares"),
    ).row(0, named=True)
    count = int(row["all"])
    if not count:
        return Figures(frame.height, 0.0, *[None] * 8)
    brick = bounds(row["brick"] / count, row["undecided"] / count, population.draws(count))
    mean, error = mean_of(row["sum"], row["squares"], count, sampled=population.sampled)
    # One draw says nothing of the spread.
    low, high = (mean - error, mean + error) if error < inf else (None, None)
    return Figures(
        frame.height, count / population.total, mean, low, high,
        row["reached"] / count, row["brick"] / count, row["undecided"] / count, brick.low,
        brick.high,
    )  # fmt: skip


def mean_of(total: int, squares: int, count: int, *, sampled: bool) -> tuple[float, float]:
    """A mean and half its 95 % interval, from sums over `count` numbers."""
    mean = total / count
    if not sampled:
        return mean, 0.0
    if count < 2:
        return mean, inf
    variance = max(squares - total * total / count, 0.0) / (count - 1)
    return mean, Z * sqrt(variance / count)


def bounds(sure: float, maybe: float, draws: int | None) -> Interval:
    """The interval of a share that is surely `sure` and at most `maybe` more."""
    if draws is None:
        return Interval(sure, min(sure + maybe, 1.0))
    return Interval(wilson(sure, draws).low, wilson(min(sure + maybe, 1.0), draws).high)


def goal_shares(frame: pl.DataFrame, goals: list[str], population: Population) -> pl.DataFrame:
    """For each named goal, the share of hands that reach it, cannot, or are undecided."""
    total = population.total
    rows = []
    for goal in goals:
        has = pl.col("goals").list.contains(goal)
        reached = int(frame.filter(has).select(COUNT.sum()).item())
        never = frame.filter(~has & (pl.col("status") == "proved"))
        proved = int(never.select(COUNT.sum()).item())
        rest = total - reached - proved
        low, high = bounds(reached / total, rest / total, population.draws(total))
        rows.append((goal, reached / total, proved / total, rest / total, low, high))
    return pl.DataFrame(rows, schema=GOAL_COLUMNS, orient="row")


def score_curve(frame: pl.DataFrame, population: Population) -> pl.DataFrame:
    """For each score that is a hand's best: the share of hands with it, and with at least it.

    `at_least` is what was found; `low` and `high` bound the truth.
    """
    total = population.total
    by_score = (
        frame.group_by(SCORE.alias("score"))
        .agg(
            pl.len().alias("hands"),
            COUNT.sum().alias("count"),
            COUNT.filter(pl.col("status") != "proved").sum().alias("open"),
        )
        .sort("score")
    )
    rows = []
    below_open = below = 0
    for score, count, here, open_ in by_score.iter_rows():
        at_least = (total - below) / total
        low, high = bounds(at_least, below_open / total, population.draws(total))
        rows.append((score, count, here / total, at_least, low, high))
        below += here
        below_open += open_
    return pl.DataFrame(rows, schema=CURVE_COLUMNS, orient="row")
