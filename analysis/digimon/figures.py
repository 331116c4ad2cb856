"""The figures of Digimon hands: value, brick rate, goals, levels, the value curve.

Hands were played over sampled orders of the deck, so every figure is estimated and has an interval,
also where every class of hands was played; nothing here is a proof. The intervals are those of
`redraw`: they know which orders belong to one hand. Where a card that is not played whole could
have come into play, a brick is undecided, and so is a goal that was not met.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import isfinite
from typing import Any, Final, NamedTuple

import polars as pl

from analysis.digimon.redraw import (
    Estimate,
    Moments,
    Rate,
    counted,
    difference,
    mean_of,
    moments,
    rate_of,
    share_of,
)
from analysis.digimon.schemas import GOALS, LEVELS, SCORES
from analysis.run import Run
from analysis.statistics import Population, population_of

_MOST_STEPS: Final = 40  # of the value curve


class Figures(NamedTuple):
    """What is known of some of the hands of a run: the columns that several tables share.

    `hands` is how many classes, `weight` their share of all hands, `runs` their orders in all.
    """

    hands: int
    weight: float
    runs: int
    value: Estimate | None
    brick: Rate | None

    def cells(self) -> tuple[Any, ...]:
        """The columns of a table."""
        brick = (None,) * len(Rate._fields) if self.brick is None else cells(self.brick)
        return (self.hands, self.weight, self.runs, *cells(self.value), *brick)

    def gain(self, other: "Figures") -> tuple[float | None, ...]:
        """How much more these hands are worth than others that share none with them, as columns."""
        both = self.value is not None and other.value is not None
        return cells(difference(self.value, other.value) if both else None)  # type: ignore[arg-type]


def cells(estimate: Estimate | Rate | None) -> tuple[float | None, ...]:
    """The numbers of an estimate, None for what is not known."""
    if estimate is None:
        return (None, None, None)
    return tuple(number if isfinite(number) else None for number in estimate)


@dataclass(frozen=True)
class Deals:
    """The hands of a run as they were dealt: classes, or draws of a sample.

    `frame` has one row for each: its number `row`, the `hand` that it is, its `numbers`, `ways`
    (how many hands it stands for, 1 if it was drawn), and the lists `values`, `bricks`, `goals`,
    `levels` and `unplayed` over its orders.
    """

    frame: pl.DataFrame
    population: Population

    @cached_property
    def _ways(self) -> list[int]:
        return self.frame["ways"].to_list()

    @cached_property
    def _values(self) -> list[Moments]:
        return list(map(moments, self._ways, self.frame["values"].to_list()))

    @cached_property
    def _bricks(self) -> tuple[list[Moments], list[Moments]]:
        return bricks(self._ways, self.frame["bricks"].to_list())

    def figures(self, here: pl.DataFrame) -> Figures:
        """The figures of these rows."""
        rows = here["row"].to_list()
        weight = int(here["ways"].sum()) / self.population.total
        if not rows:
            return Figures(0, 0.0, 0, None, None)
        values = [self._values[row] for row in rows]
        sure, most = ([one[row] for row in rows] for one in self._bricks)
        sampled = self.population.sampled
        runs = sum(one.orders for one in values)
        return Figures(
            here["hand"].n_unique(), weight, runs, mean_of(values, sampled=sampled),
            rate_of(sure, most, sampled=sampled),
        )  # fmt: skip

    def goal_shares(self, goals: Sequence[str]) -> pl.DataFrame:
        """For each named goal, the share of orders that meet it."""
        met, unplayed = self.frame["goals"].to_list(), self.frame["unplayed"].to_list()
        sampled = self.population.sampled
        rows = []
        for goal in goals:
            sure = [[goal in one for one in orders] for orders in met]
            found = (tallied(self._ways, truths) for truths in (sure, either(sure, unplayed)))
            rows.append((goal, *cells(rate_of(*found, sampled=sampled))))
        return pl.DataFrame(rows, schema=GOALS.polars(), orient="row")

    def level_shares(self, turns: int) -> pl.DataFrame:
        """For each own turn, the share of orders by the level reached until its end."""
        levels = self.frame["levels"].to_list()
        rows = []
        for turn in range(turns):
            for level in sorted({one for orders in levels for each in orders for one in each}):
                here = self._share([[one[turn] == level for one in orders] for orders in levels])
                least = self._share([[one[turn] >= level for one in orders] for orders in levels])
                # None at all is by what a level is.
                rows.append((turn + 1, level, *here, *(least if level else (1.0, 1.0, 1.0))))
        return pl.DataFrame(rows, schema=LEVELS.polars(), orient="row")

    def value_curve(self) -> pl.DataFrame:
        """The share of orders by value, in steps of a round number, and with at least so much."""
        values: list[list[int]] = self.frame["values"].to_list()
        low, high = min(map(min, values)), max(map(max, values))
        step = _round_step((high - low) / _MOST_STEPS)
        rows = []
        for start in range(low // step * step, high + 1, step):
            here = [[start <= value < start + step for value in orders] for orders in values]
            least = [[value >= start for value in orders] for orders in values]
            share = self._share(here)[0]
            rows.append((start, sum(map(sum, here)), share, *self._share(least)))
        return pl.DataFrame(rows, schema=SCORES.polars(), orient="row")

    def _share(self, truths: Sequence[Sequence[bool]]) -> tuple[float | None, ...]:
        """The share of orders in which something holds, with its interval."""
        found = tallied(self._ways, truths)
        return cells(share_of(found, sampled=self.population.sampled))


def deals(hands: pl.DataFrame, orders: pl.DataFrame, population: Population) -> Deals:
    """The hands as they were dealt, of these tables."""
    lists = ("value", "brick", "goals", "levels", "unplayed")
    frame = (
        orders.group_by("hand", "draw", maintain_order=True)
        .agg(*map(pl.col, lists))
        .rename({"value": "values", "brick": "bricks"})
        .join(hands.select("hand", "numbers", "ways"), on="hand", maintain_order="left")
        .with_columns(pl.when(pl.col("draw").is_null()).then("ways").otherwise(1).alias("ways"))
        .with_row_index("row")
    )
    return Deals(frame, population)


def deals_of(run: Run) -> Deals:
    """The hands of a run as they were dealt."""
    return deals(run.table("hands"), run.table("orders"), population_of(run))


def tallied(ways: Sequence[int], truths: Iterable[Sequence[bool]]) -> list[Moments]:
    """The moments of what holds or not in each order of each hand."""
    return [counted(count, sum(one), len(one)) for count, one in zip(ways, truths, strict=True)]


def bricks(
    ways: Sequence[int], truths: Sequence[Sequence[bool | None]]
) -> tuple[list[Moments], list[Moments]]:
    """The moments of what surely is a brick in the orders of each hand, and of what may be one."""
    sure = tallied(ways, [[brick is True for brick in one] for one in truths])
    return sure, tallied(ways, [[brick is not False for brick in one] for one in truths])


def either(one: Sequence[Sequence[bool]], other: Sequence[Sequence[bool]]) -> list[list[bool]]:
    """What one or the other says of each order of each hand."""
    return [[a or b for a, b in zip(*both, strict=True)] for both in zip(one, other, strict=True)]


def _round_step(least: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50, ... that is not less."""
    step = 1
    while step < least:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step
