"""The figures of Yu-Gi-Oh! hands: brick rate, mean score, named goals, the score curve.

A hand is *reached* (a good enough board was found), a *proved brick* (every line was played and
none is good enough), or *undecided*. So the brick rate is an interval even where every class was
searched: from what is proved to that and what is undecided. In a sample each end of it has an
interval of its own, and the two are joined.
"""

from math import inf
from typing import Final, NamedTuple

import polars as pl

from analysis.statistics import Population, bounds, mean_of
from analysis.yugioh.schemas import GOALS, SCORES

# How many hands, or draws, a row of `hands` stands for; and its score, 0 without a board.
COUNT: Final = pl.coalesce("drawn", "ways").cast(pl.Int64)
SCORE: Final = pl.col("score").fill_null(0).cast(pl.Int64)


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
    return pl.DataFrame(rows, schema=GOALS.polars(), orient="row")


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
    return pl.DataFrame(rows, schema=SCORES.polars(), orient="row")
