"""The figures of Digimon hands: value, brick rate, goals, levels, the value curve.

Hands were played over sampled orders of the deck, so every figure is estimated and has an interval,
also where every class of hands was played; nothing here is a proof. The intervals are those of
`redraw`: they know which orders belong to one hand.
"""

from collections.abc import Callable, Iterable, Sequence
from math import isfinite
from typing import Any, Final, NamedTuple

import polars as pl

from analysis.digimon.redraw import (
    Estimate,
    Moments,
    counted,
    difference,
    mean_of,
    moments,
    share_of,
)
from analysis.digimon.schemas import GOALS, LEVELS, SCORES
from analysis.run import Run
from analysis.statistics import Population

_MOST_STEPS: Final = 40  # of the value curve


class Figures(NamedTuple):
    """What is known of some of the hands of a run: the columns that several tables share.

    `hands` is how many classes, `weight` their share of all hands, `runs` their orders in all.
    """

    hands: int
    weight: float
    runs: int
    value: Estimate | None
    brick: Estimate | None

    def cells(self) -> tuple[Any, ...]:
        """The columns of a table."""
        return (self.hands, self.weight, self.runs, *cells(self.value), *cells(self.brick))

    def gain(self, other: "Figures") -> tuple[float | None, ...]:
        """How much more these hands are worth than others that share none with them, as columns."""
        both = self.value is not None and other.value is not None
        return cells(difference(self.value, other.value) if both else None)  # type: ignore[arg-type]


def cells(estimate: Estimate | None) -> tuple[float | None, ...]:
    """The three numbers of an estimate, None for what is not known."""
    if estimate is None:
        return (None, None, None)
    return tuple(number if isfinite(number) else None for number in estimate)


def deals(hands: pl.DataFrame, orders: pl.DataFrame) -> pl.DataFrame:
    """One row for each hand as it was dealt: a class, or a draw.

    `ways` is how many hands it stands for, 1 if it was drawn; `values`, `bricks`, `goals` and
    `levels` are lists over its orders.
    """
    lists = ("value", "brick", "goals", "levels")
    return (
        orders.group_by("hand", "draw", maintain_order=True)
        .agg(*map(pl.col, lists))
        .rename({"value": "values", "brick": "bricks"})
        .join(hands.select("hand", "numbers", "ways"), on="hand", maintain_order="left")
        .with_columns(
            pl.when(pl.col("draw").is_null()).then("ways").otherwise(1).alias("ways")
        )
    )  # fmt: skip


def figures(dealt: pl.DataFrame, population: Population) -> Figures:
    """The figures of these hands as they were dealt."""
    ways = dealt["ways"].to_list()
    classes, weight = dealt["hand"].n_unique(), sum(ways) / population.total
    values, bricks = dealt["values"].to_list(), dealt["bricks"].to_list()
    if not ways:
        return Figures(0, 0.0, 0, None, None)
    sampled = population.sampled
    value = mean_of(map(moments, ways, values), sampled=sampled)
    brick = share_of(tallied(ways, bricks), sampled=sampled)
    return Figures(classes, weight, sum(map(len, values)), value, brick)


def tallied(ways: Sequence[int], truths: Iterable[Sequence[bool]]) -> list[Moments]:
    """The moments of what holds or not in each order of each hand."""
    return [counted(count, sum(one), len(one)) for count, one in zip(ways, truths, strict=True)]


# ------------------------------------------------------------ shares of orders


def goal_shares(dealt: pl.DataFrame, goals: Sequence[str], population: Population) -> pl.DataFrame:
    """For each named goal, the share of orders that meet it."""
    share = _shares(dealt, population)
    met = dealt["goals"].to_list()
    rows = [(goal, *share([[goal in one for one in orders] for orders in met])) for goal in goals]
    return pl.DataFrame(rows, schema=GOALS.polars(), orient="row")


def level_shares(dealt: pl.DataFrame, turns: int, population: Population) -> pl.DataFrame:
    """For each own turn, the share of orders by the highest level digivolved into until its end."""
    share = _shares(dealt, population)
    levels = dealt["levels"].to_list()
    rows = []
    for turn in range(turns):
        for level in sorted({one for orders in levels for each in orders for one in each}):
            here = share([[one[turn] == level for one in orders] for orders in levels])
            least = share([[one[turn] >= level for one in orders] for orders in levels])
            # None at all is by what a level is.
            rows.append((turn + 1, level, *here, *(least if level else (1.0, 1.0, 1.0))))
    return pl.DataFrame(rows, schema=LEVELS.polars(), orient="row")


def value_curve(dealt: pl.DataFrame, population: Population) -> pl.DataFrame:
    """The share of orders by value, in steps of a round number, and with at least so much."""
    share = _shares(dealt, population)
    values: list[list[int]] = dealt["values"].to_list()
    low, high = min(map(min, values)), max(map(max, values))
    step = _round_step((high - low) / _MOST_STEPS)
    rows = []
    for start in range(low // step * step, high + 1, step):
        here = [[start <= value < start + step for value in orders] for orders in values]
        least = [[value >= start for value in orders] for orders in values]
        rows.append((start, sum(map(sum, here)), share(here)[0], *share(least)))
    return pl.DataFrame(rows, schema=SCORES.polars(), orient="row")


def _shares(
    dealt: pl.DataFrame, population: Population
) -> Callable[[Sequence[Sequence[bool]]], tuple[float | None, ...]]:
    """Gives the share of orders in which something holds, with its interval."""
    ways = dealt["ways"].to_list()
    return lambda truths: cells(share_of(tallied(ways, truths), sampled=population.sampled))


def _round_step(least: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50, ... that is not less."""
    step = 1
    while step < least:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step


def dealt_of(run: Run) -> pl.DataFrame:
    """The hands of a run as they were dealt."""
    return deals(run.table("hands"), run.table("orders"))
