"""Tables as they are shown: flat for CSV, cells as text."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

import polars as pl

from analysis.run import Manifest
from engine.coverage import title, warning


def titled(run: Manifest) -> str:
    """The name of a run's deck, with how much of it is played if not all."""
    return title(run.deck["name"], *run.deck["played_whole"])


def copies(
    run: Manifest, part: str, roles: Mapping[str, str] | None = None
) -> list[tuple[str, int, str]]:
    """The cards of a part of the deck, in its order: name, copies, and role if there is one."""
    counted = Counter(run.deck["names"][str(card)] for card in run.deck[part])
    return [(name, number, (roles or {}).get(name, "")) for name, number in counted.items()]


def coverage(run: Manifest) -> Iterator[str]:
    """The line above all figures of a run where less than half of the deck is played."""
    if alarm := warning(*run.deck["played_whole"]):
        yield alarm


def flat(frame: pl.DataFrame) -> pl.DataFrame:
    """A table without lists, for CSV: their items joined by `; `."""
    lists = [name for name, kind in frame.schema.items() if isinstance(kind, pl.List)]
    return frame.with_columns(
        pl.col(name).cast(pl.List(pl.String)).list.join("; ") for name in lists
    )


SHARES: Final = {
    "of hands", "how often", "opened in", "brick from", "brick to", "to", "from", "with a starter",
    "or a combo", "share", "at least", "found", "unreachable", "undecided",
    "reached",
}  # fmt: skip


def cell(column: str, value: object) -> str:
    """A value as text: shares in percent, other fractions with two digits."""
    if value is None:
        return "-"
    if column in SHARES and isinstance(value, float):
        return percent(value)
    return f"{value:.2f}" if isinstance(value, float) else str(value)


def percent(share: float | None) -> str:
    """A share as a player reads it."""
    return "-" if share is None else f"{100 * share:.2f} %"


def between(low: float | None, high: float | None) -> str:
    """An interval of shares, or one number where both ends are the same."""
    if percent(low) == percent(high):
        return percent(low)
    return f"{percent(low)[:-2]} to {percent(high)}"


def lasting(seconds: float) -> str:
    """A time in words, as exact as an estimate is."""
    for size, unit in ((3600, "hour"), (60, "minute")):
        if seconds >= 1.5 * size:
            number = seconds / size
            return f"{number:.1f} {unit}s" if number < 2.95 else f"{number:.0f} {unit}s"
    number = max(round(seconds), 1)
    return f"{number} second{'s' if number > 1 else ''}"
