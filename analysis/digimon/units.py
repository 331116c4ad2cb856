"""The unit in which values are told: chances to win are kept in 1 / 10,000, and told in percent."""

from typing import Final

import polars as pl

from analysis.run import Manifest
from engine.digimon.worth.weights import CHANCES

# The columns whose unit is that of what is played for; of each the ends of its interval as well.
_VALUES: Final = {
    "value", "value_mean", "value_max", "keep", "redraw", "gain", "worth", "at_most", "hand_value",
}  # fmt: skip
_ENDS: Final = ("_low", "_high")


def to_win(manifest: Manifest) -> bool:
    """Whether the chance to win was played for, not points."""
    measured = manifest.settings["goal_is"] == "measured"
    pointless = measured or not manifest.goal["definition"]
    return bool(pointless and manifest.settings["opponent"] == "active")


def told(frame: pl.DataFrame, manifest: Manifest) -> pl.DataFrame:
    """A table with its values as they are told."""
    values = [name for name in frame.columns if _is_value(name, manifest)]
    return frame.with_columns(pl.col(values) * 100 / CHANCES) if values else frame


def _is_value(name: str, manifest: Manifest) -> bool:
    for end in _ENDS:
        name = name.removesuffix(end)
    # Where no goal is measured, points are what is played for.
    points = name == "points" and not manifest.goal["definition"]
    return (name in _VALUES or points) and to_win(manifest)
