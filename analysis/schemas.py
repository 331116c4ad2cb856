"""The tables of a run: their columns, types and versions. `docs/analysis.md` describes them.

A version goes up when a column changes its meaning or goes away; a new column does not change it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import polars as pl

FORMAT: Final = 1  # of the run directory

_NAMES: Final = pl.List(pl.String)
_CARDS: Final = pl.List(pl.UInt32)


@dataclass(frozen=True)
class Schema:
    """A table: its name, the version of its columns, and their types."""

    name: str
    version: int
    columns: Mapping[str, pl.DataType | type[pl.DataType]]

    def polars(self) -> pl.Schema:
        """The schema as Polars has it."""
        return pl.Schema(self.columns)


# One row for each hand of a part, as the search left it.
PART: Final = Schema(
    "part",
    1,
    {
        "hand": pl.Int32,
        "status": pl.String,
        "stopped_by": pl.String,
        "score": pl.Int32,
        "points": pl.Int32,
        "met": pl.Int64,
        "field": pl.Int64,
        "interruptions": pl.Int32,
        "follow_up": pl.Int32,
        "drawing": pl.Float64,
        "nodes": pl.Int64,
        "expanded": pl.Int64,
        "choices": pl.Int64,
        "unplayed": pl.Int64,
        "led": pl.Int32,
        "moves": pl.String,
        "in_play": pl.String,
        "leads": pl.String,
    },
)

HANDS: Final = Schema(
    "hands",
    1,
    {
        "hand": pl.Int32,
        "cards": _NAMES,
        "passcodes": _CARDS,
        "ways": pl.Int64,
        "probability": pl.Float64,
        "drawn": pl.Int32,
        "weight": pl.Float64,
        "verdict": pl.String,
        "status": pl.String,
        "stopped_by": pl.String,
        "score": pl.Int32,
        "points": pl.Int32,
        "goals": _NAMES,
        "interruptions": pl.Int32,
        "follow_up": pl.Int32,
        "drawing": pl.Float64,
        "board": pl.Int32,
        "nodes": pl.Int64,
        "expanded": pl.Int64,
        "choices": pl.Int64,
        "unplayed": pl.Int64,
        "led": pl.Int32,
        "moves": pl.String,
    },
)

BOARDS: Final = Schema(
    "boards",
    1,
    {
        "board": pl.Int32,
        "monsters": _NAMES,
        "spells": _NAMES,
        "hands": pl.Int32,
        "weight": pl.Float64,
        "score_mean": pl.Float64,
        "score_max": pl.Int32,
        "interruptions_mean": pl.Float64,
        "follow_up_mean": pl.Float64,
        "best_hand": pl.Int32,
        "zones": pl.String,
    },
)

_FIGURES: Final[Mapping[str, pl.DataType | type[pl.DataType]]] = {
    "hands": pl.Int32,
    "weight": pl.Float64,
    "score_mean": pl.Float64,
    "score_low": pl.Float64,
    "score_high": pl.Float64,
    "reached": pl.Float64,
    "proved_brick": pl.Float64,
    "undecided": pl.Float64,
    "brick_low": pl.Float64,
    "brick_high": pl.Float64,
}

CARDS: Final = Schema(
    "cards",
    1,
    {
        "passcode": pl.UInt32,
        "name": pl.String,
        "copies": pl.Int32,
        "held": pl.String,
        **_FIGURES,
        "score_gain": pl.Float64,
    },
)

PAIRS: Final = Schema(
    "pairs",
    1,
    {
        "first": pl.String,
        "second": pl.String,
        "first_passcode": pl.UInt32,
        "second_passcode": pl.UInt32,
        **_FIGURES,
        "alone_score": pl.Int32,
        "alone_gain": pl.Int32,
    },
)

OPENERS: Final = Schema(
    "openers",
    1,
    {
        "cards": _NAMES,
        "passcodes": _CARDS,
        "ways": pl.Int64,
        "probability": pl.Float64,
        "status": pl.String,
        "score": pl.Int32,
        "goals": _NAMES,
        "starts": _NAMES,
        "interruptions": pl.Int32,
        "nodes": pl.Int64,
        "moves": pl.String,
    },
)

LINES: Final = Schema(
    "lines",
    1,
    {
        "line": pl.Int32,
        "kind": pl.String,
        "board": pl.Int32,
        "cards": _NAMES,
        "score": pl.Int32,
        "goals": _NAMES,
        "interruptions": _NAMES,
        "in_play": _NAMES,
        "steps": pl.Int32,
        "combo": pl.String,
        "picture": pl.String,
        "position": pl.String,
        "moves": pl.String,
    },
)

STEPS: Final = Schema(
    "steps",
    1,
    {"line": pl.Int32, "step": pl.Int32, "text": pl.String, "chained": _NAMES},
)

DRAWS: Final = Schema("draws", 1, {"draw": pl.Int32, "hand": pl.Int32})

# Of a Digimon deck: what hands are worth by what they hold, what rules of keeping are worth, hands.
_ESTIMATE: Final[Mapping[str, pl.DataType | type[pl.DataType]]] = {
    "runs": pl.Int64,
    "keep": pl.Float64,
    "keep_low": pl.Float64,
    "keep_high": pl.Float64,
    "redraw": pl.Float64,
    "redraw_low": pl.Float64,
    "redraw_high": pl.Float64,
    "gain": pl.Float64,
    "brick": pl.Float64,
    "verdict": pl.String,
}

MULLIGAN: Final = Schema(
    "mulligan",
    1,
    {
        "by": pl.String,
        "holds": pl.String,
        "probability": pl.Float64,
        "hands": pl.Int32,
        **_ESTIMATE,
    },
)

MULLIGAN_HANDS: Final = Schema(
    "mulligan_hands",
    1,
    {
        "cards": _NAMES,
        "numbers": _NAMES,
        "ways": pl.Int64,
        "probability": pl.Float64,
        "drawn": pl.Int32,
        **_ESTIMATE,
    },
)

MULLIGAN_RULES: Final = Schema(
    "mulligan_rules",
    1,
    {
        "rule": pl.String,
        "kept": pl.Float64,
        "worth": pl.Float64,
        "worth_low": pl.Float64,
        "worth_high": pl.Float64,
        "at_most": pl.Float64,
        "gain": pl.Float64,
        "gain_low": pl.Float64,
        "gain_high": pl.Float64,
        "brick": pl.Float64,
    },
)

# In the order in which they are written; the last one says that all are there.
TABLES: Final = (HANDS, DRAWS, BOARDS, OPENERS, CARDS, PAIRS, LINES, STEPS)
_VERSIONS: Final = {schema.name: schema.version for schema in (PART, *TABLES)}
# Made from the hands when they are asked for: see `analysis.statistics`.
_VERSIONS.update(goals=1, scores=1)
# Of no run directory: `endboard mulligan` writes them.
_VERSIONS.update(mulligan=1, mulligan_hands=1, mulligan_rules=1)


def metadata(name: str) -> dict[str, str]:
    """The metadata of a Parquet file of this table."""
    return {"endboard.table": name, "endboard.version": str(_VERSIONS[name])}
