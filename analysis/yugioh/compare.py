"""Comparing two runs of Yu-Gi-Oh! decks: differences of figures, hands that only one reaches.

Paired samples have the interval of the differences, draw by draw.  Other samples are independent:
Newcombe's interval from Wilson's (R. G. Newcombe, Statistics in Medicine 17 (1998), method 10).
Two exact runs differ exactly, up to what is undecided.
"""

from math import sqrt
from typing import Final

import polars as pl

from analysis.comparison import (
    Comparison,
    changed_cards,
    changed_settings,
    differences,
    same_draws,
)
from analysis.run import Run
from analysis.statistics import Interval, Population, bounds, mean_of, population_of
from analysis.yugioh.figures import COUNT, SCORE


def compare(a: Run, b: Run) -> Comparison:
    """What changed from run A to run B. Raises RunError where one is not complete."""
    joined = _joined(a, b)
    paired = same_draws(a, b)
    figures = differences(_figures(a, b, joined if paired else None))
    flips = _flips(joined)
    gained = flips.filter(flips["verdict_b"] == "reached").height
    names = figures["figure"]
    return Comparison(
        paired,
        changed_cards(a, b, ("main", "extra")),
        changed_settings(a, b),
        figures,
        frozenset(name for name in names if name.startswith(("brick", "goal"))),
        flips,
        f"{gained} are reached in B and not in A, {flips.height - gained} in A and not in B",
    )


# ------------------------------------------------------------------- figures


def _figures(a: Run, b: Run, joined: pl.DataFrame | None) -> list[tuple[object, ...]]:
    """Each headline figure of both runs, and the bounds of its difference."""
    frames = (a.table("hands"), b.table("hands"))
    people = (population_of(a), population_of(b))
    brick = (pl.col("verdict") == "brick", pl.col("verdict") != "reached")
    rows = [_share("brick, proved or undecided", *brick, frames, people, joined)]
    for goal in a.manifest.goal["goals"]:
        if goal in b.manifest.goal["goals"]:
            has = pl.col("goals").list.contains(goal)
            maybe = has | (pl.col("status") != "proved")
            rows.append(_share(f"goal {goal}", has, maybe, frames, people, joined))
    for name, column in (
        ("mean score", SCORE),
        ("interruptions", pl.col("interruptions").cast(pl.Int64)),
        ("hand traps", pl.col("hand_traps").cast(pl.Int64)),
        ("follow-up", pl.col("follow_up").cast(pl.Int64)),
    ):
        rows.append(_mean(name, column, frames, people, joined))
    return rows


def _share(
    name: str,
    sure: pl.Expr,
    maybe: pl.Expr,
    frames: tuple[pl.DataFrame, pl.DataFrame],
    people: tuple[Population, Population],
    joined: pl.DataFrame | None,
) -> tuple[object, ...]:
    """A share that is surely reached by some rows and perhaps by more."""
    counts = [
        (_count(frame, sure) / one.total, _count(frame, maybe) / one.total, one)
        for frame, one in zip(frames, people, strict=True)
    ]
    (sure_a, maybe_a, one), (sure_b, maybe_b, other) = counts
    shown_a, shown_b = (maybe_a, maybe_b) if name.startswith("brick") else (sure_a, sure_b)
    if joined is not None:
        low = _paired_bound(joined, sure, maybe, lower=True)
        high = _paired_bound(joined, sure, maybe, lower=False)
    else:
        low = _difference((maybe_a, one), (sure_b, other)).low
        high = _difference((sure_a, one), (maybe_b, other)).high
    return name, shown_a, shown_b, shown_b - shown_a, low, high


def _count(frame: pl.DataFrame, holds: pl.Expr) -> int:
    return int(frame.filter(holds).select(COUNT.sum()).item())


def _difference(a: tuple[float, Population], b: tuple[float, Population]) -> Interval:
    """The interval of a difference of two independent shares B - A."""
    (one, first), (other, second) = a, b
    around_a = bounds(one, 0.0, first.draws(first.total))
    around_b = bounds(other, 0.0, second.draws(second.total))
    down = sqrt((other - around_b.low) ** 2 + (around_a.high - one) ** 2)
    up = sqrt((around_b.high - other) ** 2 + (one - around_a.low) ** 2)
    return Interval(other - one - down, other - one + up)


def _paired_bound(joined: pl.DataFrame, sure: pl.Expr, maybe: pl.Expr, *, lower: bool) -> float:
    """One bound of a difference of shares over paired draws."""
    in_a, in_b = (maybe, sure) if lower else (sure, maybe)
    a = joined.select(_side(joined, "a")).select(in_a.cast(pl.Int64).alias("x")).to_series()
    b = joined.select(_side(joined, "b")).select(in_b.cast(pl.Int64).alias("x")).to_series()
    mean, error = _of(b - a)
    return mean - error if lower else mean + error


def _mean(
    name: str,
    column: pl.Expr,
    frames: tuple[pl.DataFrame, pl.DataFrame],
    people: tuple[Population, Population],
    joined: pl.DataFrame | None,
) -> tuple[object, ...]:
    """A mean of a whole number over the hands."""
    means, errors = [], []
    for frame, one in zip(frames, people, strict=True):
        total = int(frame.select((COUNT * column).sum()).item())
        squares = int(frame.select((COUNT * column * column).sum()).item())
        mean, error = mean_of(total, squares, one.total, sampled=one.sampled)
        means.append(mean)
        errors.append(error)
    difference = means[1] - means[0]
    error = sqrt(errors[0] ** 2 + errors[1] ** 2)
    if joined is not None:
        values = [
            joined.select(_side(joined, side)).select(column.alias("x")).to_series()
            for side in ("a", "b")
        ]
        difference, error = _of(values[1] - values[0])
    return name, means[0], means[1], difference, difference - error, difference + error


def _of(differences: pl.Series) -> tuple[float, float]:
    """The mean of whole numbers, and half its interval."""
    total, squares = int(differences.sum()), int((differences * differences).sum())
    return mean_of(total, squares, len(differences), sampled=True)


# --------------------------------------------------------------------- hands


_KEPT: Final = (
    "cards", "passcodes", "probability", "verdict", "score", "status", "goals", "interruptions",
    "hand_traps", "follow_up",
)  # fmt: skip


def _joined(a: Run, b: Run) -> pl.DataFrame:
    """The hands of both runs side by side: draw by draw if they are paired, else the same ones."""
    sides = []
    for run, side in ((a, "a"), (b, "b")):
        hands = run.table("hands")
        kept = hands.select("hand", *_KEPT)
        if same_draws(a, b):
            kept = run.table("draws").join(kept, on="hand", how="left", maintain_order="left")
            kept = kept.with_columns(pl.col("draw").alias("key"))
        else:
            key = pl.col("passcodes").list.sort().cast(pl.List(pl.String)).list.join(",")
            kept = kept.with_columns(key.alias("key"))
        sides.append(
            kept.rename({name: f"{name}_{side}" for name in kept.columns if name != "key"})
        )
    return sides[0].join(sides[1], on="key", how="inner", maintain_order="left")


def _side(joined: pl.DataFrame, side: str) -> list[pl.Expr]:
    return [pl.col(f"{name}_{side}").alias(name) for name in _KEPT if f"{name}_{side}" in joined]


def _flips(joined: pl.DataFrame) -> pl.DataFrame:
    """The hands that only one run reaches, the likeliest first."""
    return (
        joined.filter((pl.col("verdict_a") == "reached") != (pl.col("verdict_b") == "reached"))
        .select(
            pl.col("cards_a").list.join(", ").alias("hand_a"),
            pl.col("cards_b").list.join(", ").alias("hand_b"),
            pl.col("probability_a").alias("probability"),
            "verdict_a",
            "verdict_b",
            "score_a",
            "score_b",
        )
        .unique(maintain_order=True)
        .sort("probability", descending=True, maintain_order=True)
    )
