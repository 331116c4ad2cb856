"""The tables of a Digimon run as people read them: fewer columns, in the order that matters.

The full tables are what `--format csv`, `json` and `parquet` give; these are for the terminal and
the report.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

import polars as pl

from analysis.digimon import schemas
from analysis.digimon.figures import deals_of
from analysis.digimon.units import told
from analysis.run import Run
from analysis.views import flat, percent

# What can be asked for, and the tables they come from.
BY: Final = {
    "board": schemas.BOARDS,
    "card": schemas.CARDS,
    "pair": schemas.PAIRS,
    "hand": schemas.HANDS,
    "goal": schemas.GOALS,
    "score": schemas.SCORES,
    "holding": schemas.MULLIGAN,
    "rule": schemas.MULLIGAN_RULES,
    "keep": schemas.MULLIGAN_HANDS,
    "level": schemas.LEVELS,
    "memory": schemas.MEMORY,
    "order": schemas.ORDERS,
    "line": schemas.LINES,
    "step": schemas.STEPS,
}


def full(run: Run, by: str) -> pl.DataFrame:
    """A table with all of its columns. Raises RunError where the run is not complete."""
    if by == "goal":
        return deals_of(run).goal_shares(run.manifest.goal["goals"])
    if by == "score":
        return deals_of(run).value_curve()
    return run.table(BY[by].name)


def short(run: Run, by: str) -> pl.DataFrame:
    """A table to look at: the columns that say most, what matters first, cells as text; chances
    to win in percent.
    """
    frame = told(full(run, by), run.manifest)
    match by:
        case "board":
            frame = frame.rename({"low": "weight_low", "high": "weight_high"})
            return worded(frame.select(*_interval("weight"), "value_mean", "value_max", "in_play"))
        case "card":
            return worded(_by_copies(frame))
        case "pair":
            frame = frame.filter(pl.col("hands") > 0).sort(
                "value", "weight", descending=True, nulls_last=True, maintain_order=True
            )
            return worded(frame.select("first", "second", *_FIGURES, *_interval("gain")))
        case "hand":
            frame = frame.sort("value", "hand", descending=[True, False])
            return worded(frame.select("weight", *_interval("value"), *_BRICK, "cards"))
        case "goal" | "score" | "level":
            share = "at_least" if by == "score" else "share"
            frame = frame.rename({"low": f"{share}_low", "high": f"{share}_high"})
            return worded(frame.drop("orders", strict=False))
        case "memory":
            return worded(
                frame.select("memory", "runs", *_interval("value"), *_BRICK, *_interval("gain"))
            )
        case "holding" | "rule" | "keep":
            return worded(frame)
        case "line":
            return frame.select(
                "line", "kind", "value", pl.col("cards").list.join(", ").alias("hand"), "combo"
            )
    return flat(frame)


def _interval(*columns: str) -> list[str]:
    """Columns with the ends of their intervals."""
    return [f"{name}{end}" for name in columns for end in ("", "_low", "_high")]


_BRICK: Final = (*_interval("brick"), "undecided")
_FIGURES: Final = ("weight", *_interval("value"), *_BRICK)

# Columns that are fractions of 1, and what columns are called.
_SHARES: Final = {"probability", "weight", "kept", "brick", "share", "at_least", "undecided"}
_TITLES: Final = {
    "by": "", "probability": "of hands", "weight": "share", "at_least": "at least",
    "value_mean": "value", "value_max": "best", "in_play": "in play",
}  # fmt: skip
_LEFT_OUT: Final = {"numbers", "at_most", "drawn", "redraw"}


def worded(frame: pl.DataFrame) -> pl.DataFrame:
    """A table as text: each number and its interval in one column, that of μ in the headline."""
    found = {}
    for name in frame.columns:
        if name.endswith(("_low", "_high")) or name in _LEFT_OUT:
            continue
        if name == "undecided" and not frame[name].sum():
            continue  # everything is decided
        cell = _cells(name, frame[name])
        cells = list(map(cell, frame[name]))
        if f"{name}_low" in frame.columns:
            ends = frame.select(f"{name}_low", f"{name}_high").iter_rows()
            cells = [
                mean
                + (f" ({cell(low).removesuffix(' %')} to {cell(high)})" if low is not None else "")
                for mean, (low, high) in zip(cells, ends, strict=True)
            ]
        if name == "worth" and "at_most" in frame.columns:
            cells = [
                mean + (f", at most {cell(most)}" if most is not None else "")
                for mean, most in zip(cells, frame["at_most"], strict=True)
            ]
        found[_TITLES.get(name, name)] = cells
    return pl.DataFrame(found, schema=dict.fromkeys(found, pl.String))


def _cells(name: str, column: pl.Series) -> Callable[[Any], str]:
    """What makes text of a cell of a column: numbers with as many digits as the column needs."""
    digits = digits_of(column) if column.dtype.is_float() else 0

    def cell(value: Any) -> str:
        if value is None:
            return "-"
        if isinstance(value, pl.Series):
            return ", ".join(map(str, value))
        if isinstance(value, float) and name in _SHARES:
            return percent(value)
        if isinstance(value, float):
            return number(value, digits, signed=name == "gain")
        return f"{value:,}" if isinstance(value, int) else str(value)

    return cell


def digits_of(numbers: Iterable[float | None]) -> int:
    """How many digits behind the point numbers need."""
    return 0 if max((abs(one) for one in numbers if one is not None), default=0) >= 200 else 1


def number(value: float, digits: int | None = None, *, signed: bool = False) -> str:
    """A number as a player reads it."""
    digits = digits_of([value]) if digits is None else digits
    return f"{value:+,.{digits}f}" if signed else f"{value:,.{digits}f}"


def _by_copies(frame: pl.DataFrame) -> pl.DataFrame:
    """One row for each card: with it and without it, and in multiples; the best gain first."""

    def held(count: str, *columns: str) -> list[pl.Expr]:
        return [pl.col(name).filter(pl.col("held") == count).first() for name in columns]

    return (
        frame.group_by("number", maintain_order=True)
        .agg(
            pl.col("name").first(),
            pl.col("copies").first(),
            *held("1+", *_FIGURES, *_interval("gain")),
            *[
                held(str(count), "value")[0].alias("without" if not count else f"with {count}")
                for count in range(5)
            ],
        )
        .sort("gain", descending=True, nulls_last=True, maintain_order=True)
    )
