"""The tables of a Digimon run as people read them: fewer columns, in the order that matters.

The full tables are what `--format csv`, `json` and `parquet` give; these are for the terminal and
the report.
"""

from typing import Final

import polars as pl

from analysis.digimon import schemas
from analysis.digimon.figures import dealt_of, goal_shares, value_curve
from analysis.run import Run
from analysis.statistics import population_of
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
        return goal_shares(dealt_of(run), run.manifest.goal["goals"], population_of(run))
    if by == "score":
        return value_curve(dealt_of(run), population_of(run))
    return run.table(BY[by].name)


def short(run: Run, by: str) -> pl.DataFrame:
    """A table to look at: the columns that say most, what matters first, cells as text."""
    frame = full(run, by)
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
            return worded(frame.select("weight", *_interval("value", "brick"), "cards"))
        case "goal" | "score" | "level":
            share = "at_least" if by == "score" else "share"
            frame = frame.rename({"low": f"{share}_low", "high": f"{share}_high"})
            return worded(frame.drop("orders", strict=False))
        case "memory":
            return worded(frame.select("memory", "runs", *_interval("value", "brick", "gain")))
        case "holding" | "rule" | "keep":
            return worded(frame)
        case "line":
            return frame.select(
                "line", "kind", "value", pl.col("cards").list.join(", ").alias("hand"), "combo"
            )
        case "order":
            return flat(frame)
        case "step":
            return flat(frame)
    return frame


def _interval(*columns: str) -> list[str]:
    """Columns with the ends of their intervals."""
    return [f"{name}{end}" for name in columns for end in ("", "_low", "_high")]


_FIGURES: Final = ("weight", *_interval("value", "brick"))

# Columns that are fractions of 1, and what columns are called.
_SHARES: Final = {"probability", "weight", "kept", "brick", "share", "at_least"}
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
        cells = [_cell(name, value, frame[name]) for value in frame[name]]
        if f"{name}_low" in frame.columns:
            ends = frame.select(f"{name}_low", f"{name}_high").iter_rows()
            cells = [
                cell
                if low is None and high is None
                else f"{cell} ({_ends(name, low, high, frame[name])})"
                for cell, (low, high) in zip(cells, ends, strict=True)
            ]
        if name == "worth" and "at_most" in frame.columns:
            cells = [
                cell if most is None else f"{cell}, at most {number(most, frame[name])}"
                for cell, most in zip(cells, frame["at_most"], strict=True)
            ]
        found[_TITLES.get(name, name)] = cells
    return pl.DataFrame(found, schema=dict.fromkeys(found, pl.String))


def _ends(name: str, low: float, high: float, column: pl.Series) -> str:
    return f"{_cell(name, low, column).removesuffix(' %')} to {_cell(name, high, column)}"


def _cell(name: str, value: object, column: pl.Series) -> str:
    if value is None:
        return "-"
    if isinstance(value, pl.Series | list):
        return ", ".join(map(str, value))
    if isinstance(value, float):
        return percent(value) if name in _SHARES else number(value, column, signed=name == "gain")
    return f"{value:,}" if isinstance(value, int) else str(value)


def number(value: float, column: pl.Series | None = None, *, signed: bool = False) -> str:
    """A number with as many digits as the numbers of its column need."""
    most = abs(value) if column is None else max(map(abs, column.drop_nulls()), default=0)
    digits = 0 if most >= 200 else 1
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
            *held("1+", "weight", *_interval("value", "brick", "gain")),
            *[
                held(str(count), "value")[0].alias("without" if not count else f"with {count}")
                for count in range(5)
            ],
        )
        .sort("gain", descending=True, nulls_last=True, maintain_order=True)
    )
