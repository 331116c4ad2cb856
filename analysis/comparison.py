"""What two runs differ in: cards of the lists, settings, figures, and the hands judged otherwise.

Two samples drawn with one seed from decks of one size are *paired*: their hands are the same
places of the two lists, so chance moves both alike and the interval of the difference is that of
the differences, draw by draw.  The figures are those of the game.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import polars as pl

from analysis.run import Run

DIFFERENCES: Final = {
    "figure": pl.String,
    "a": pl.Float64,
    "b": pl.Float64,
    "difference": pl.Float64,
    "low": pl.Float64,
    "high": pl.Float64,
}


@dataclass(frozen=True)
class Comparison:
    """Run B against run A.

    `cards` has the copies of each card whose number changed, `settings` what was run differently,
    `figures` the differences B - A of what was found, with bounds; `shares` names those that are
    fractions of 1. `flips` are the hands that the runs judge differently, the likeliest first: the
    last two columns are what they are worth. `flipped` says how many in words.
    """

    paired: bool
    cards: pl.DataFrame
    settings: list[tuple[str, object, object]]
    figures: pl.DataFrame
    shares: frozenset[str]
    flips: pl.DataFrame
    flipped: str


def differences(rows: Sequence[tuple[object, ...]]) -> pl.DataFrame:
    """The figures of a comparison; a bound that is not known is null."""
    bound = pl.col("low", "high")
    frame = pl.DataFrame(rows, DIFFERENCES, orient="row")
    return frame.with_columns(pl.when(bound.is_finite()).then(bound).name.keep())


def same_draws(a: Run, b: Run) -> bool:
    """Whether the two are samples of the same places of two lists."""
    one, other = a.manifest.settings, b.manifest.settings
    return (
        one["hands"] is not None
        and all(one[key] == other[key] for key in ("hands", "seed", "size"))
        and len(a.manifest.deck["main"]) == len(b.manifest.deck["main"])
    )


def changed_cards(a: Run, b: Run, sections: Sequence[str]) -> pl.DataFrame:
    """The copies of each card in both decks, where they differ."""
    names = {**a.manifest.deck["names"], **b.manifest.deck["names"]}
    rows = []
    for section in sections:
        one, other = (Counter(run.manifest.deck[section]) for run in (a, b))
        rows += [
            (section, names[str(card)], one[card], other[card])
            for card in dict.fromkeys([*one, *other])
            if one[card] != other[card]
        ]
    kinds = {"section": pl.String, "card": pl.String, "a": pl.Int32, "b": pl.Int32}
    return pl.DataFrame(rows, kinds, orient="row")


def changed_settings(a: Run, b: Run) -> list[tuple[str, object, object]]:
    """What was run differently, besides the decks."""
    one, other = a.manifest.settings, b.manifest.settings
    found: list[tuple[str, object, object]] = [
        (key, value, other.get(key)) for key, value in one.items() if value != other.get(key)
    ]
    for key in ("goal", "program", "version"):
        before, after = a.manifest.identity[key], b.manifest.identity[key]
        if before != after:
            found.append((key, str(before)[:12], str(after)[:12]))
    return found
