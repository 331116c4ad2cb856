"""The tables of a run of a Digimon deck: their columns, types and versions.

`docs/analysis-digimon.md` describes them. A version goes up when a column changes its meaning or
goes away; a new column does not change it.
"""

from collections.abc import Mapping
from typing import Final

import polars as pl

from analysis.schemas import NAMES, Schema

_SHARES: Final = pl.List(pl.Float64)
_LEVELS: Final = pl.List(pl.Int32)

# One row for each hand of a part: what became of it over each of its orders.
PART: Final = Schema(
    "part",
    2,
    {
        "hand": pl.Int32,
        "values": pl.List(pl.Int32),
        "points": pl.List(pl.Int32),
        "bricks": pl.List(pl.Boolean),
        "met": pl.List(pl.Int64),
        "levels": pl.List(_LEVELS),
        "dp": pl.List(pl.Int32),
        "memory": pl.List(pl.Int32),
        "unplayed": pl.List(pl.Boolean),
        "boards": pl.List(pl.Int64),
        "in_play": pl.String,
        "plans": pl.Int64,
        "nodes": pl.Int64,
    },
)

_VALUE: Final[Mapping[str, pl.DataType | type[pl.DataType]]] = {
    "runs": pl.Int64,
    "value": pl.Float64,
    "value_low": pl.Float64,
    "value_high": pl.Float64,
    "brick": pl.Float64,
    "brick_low": pl.Float64,
    "brick_high": pl.Float64,
    "undecided": pl.Float64,
}
_FIGURES: Final[Mapping[str, pl.DataType | type[pl.DataType]]] = {
    "hands": pl.Int32,
    "weight": pl.Float64,
    **_VALUE,
}
_GAIN: Final[Mapping[str, pl.DataType | type[pl.DataType]]] = {
    "gain": pl.Float64,
    "gain_low": pl.Float64,
    "gain_high": pl.Float64,
}

HANDS: Final = Schema(
    "hands",
    1,
    {
        "hand": pl.Int32,
        "cards": NAMES,
        "numbers": NAMES,
        "ways": pl.Int64,
        "probability": pl.Float64,
        "drawn": pl.Int32,
        "weight": pl.Float64,
        **_VALUE,
        "goals": NAMES,
        "goal_shares": _SHARES,
        "levels": _SHARES,
        "dp": pl.Float64,
        "memory": pl.Float64,
    },
)

ORDERS: Final = Schema(
    "orders",
    2,
    {
        "hand": pl.Int32,
        "draw": pl.Int32,
        "order": pl.Int32,
        "value": pl.Int32,
        "brick": pl.Boolean,
        "goals": NAMES,
        "board": pl.Int32,
        "levels": _LEVELS,
        "dp": pl.Int32,
        "memory": pl.Int32,
        "unplayed": pl.Boolean,
    },
)

BOARDS: Final = Schema(
    "boards",
    1,
    {
        "board": pl.Int32,
        "in_play": pl.String,
        "hands": pl.Int32,
        "orders": pl.Int64,
        "weight": pl.Float64,
        "low": pl.Float64,
        "high": pl.Float64,
        "value_mean": pl.Float64,
        "value_max": pl.Int32,
        "best_hand": pl.Int32,
        "stacks": pl.String,
    },
)

CARDS: Final = Schema(
    "cards",
    1,
    {
        "number": pl.String,
        "name": pl.String,
        "copies": pl.Int32,
        "held": pl.String,
        **_FIGURES,
        **_GAIN,
    },
)

PAIRS: Final = Schema(
    "pairs",
    1,
    {
        "first": pl.String,
        "second": pl.String,
        "first_number": pl.String,
        "second_number": pl.String,
        **_FIGURES,
        **_GAIN,
    },
)

LEVELS: Final = Schema(
    "levels",
    1,
    {
        "turn": pl.Int32,
        "level": pl.Int32,
        "share": pl.Float64,
        "low": pl.Float64,
        "high": pl.Float64,
        "at_least": pl.Float64,
        "at_least_low": pl.Float64,
        "at_least_high": pl.Float64,
    },
)

MEMORY: Final = Schema("memory", 1, {"memory": pl.Int32, **_FIGURES, **_GAIN})

# What hands are worth by what they hold, what rules of keeping are worth, single hands.
_ESTIMATE: Final[Mapping[str, pl.DataType | type[pl.DataType]]] = {
    "runs": pl.Int64,
    "keep": pl.Float64,
    "keep_low": pl.Float64,
    "keep_high": pl.Float64,
    "redraw": pl.Float64,
    "redraw_low": pl.Float64,
    "redraw_high": pl.Float64,
    "gain": pl.Float64,
    "points": pl.Float64,
    "points_low": pl.Float64,
    "points_high": pl.Float64,
    "brick": pl.Float64,
    "brick_low": pl.Float64,
    "brick_high": pl.Float64,
    "undecided": pl.Float64,
    "verdict": pl.String,
    "needed": pl.Int64,
}

MULLIGAN: Final = Schema(
    "mulligan",
    2,
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
    2,
    {
        "cards": NAMES,
        "numbers": NAMES,
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
        "brick_low": pl.Float64,
        "brick_high": pl.Float64,
        "undecided": pl.Float64,
    },
)

LINES: Final = Schema(
    "lines",
    2,
    {
        "line": pl.Int32,
        "kind": pl.String,
        "hand": pl.Int32,
        "cards": NAMES,
        "hand_value": pl.Float64,
        "draw": pl.Int32,
        "order": pl.Int32,
        "value": pl.Int32,
        "brick": pl.Boolean,
        "goals": NAMES,
        "levels": _LEVELS,
        "in_play": pl.String,
        "steps": pl.Int32,
        "combo": pl.String,
        "picture": pl.String,
        "in_hand": NAMES,
        "in_trash": NAMES,
        "security": pl.Int32,
    },
)

STEPS: Final = Schema(
    "steps",
    1,
    {
        "line": pl.Int32,
        "step": pl.Int32,
        "turn": pl.Int32,
        "memory_before": pl.Int32,
        "text": pl.String,
        "choices": NAMES,
        "memory": pl.Int32,
    },
)

# Made from the orders when they are asked for: see `analysis.digimon.figures`.
GOALS: Final = Schema(
    "goals",
    1,
    {
        "goal": pl.String,
        "share": pl.Float64,
        "low": pl.Float64,
        "high": pl.Float64,
        "undecided": pl.Float64,
    },
)

SCORES: Final = Schema(
    "scores",
    1,
    {
        "score": pl.Int32,
        "orders": pl.Int64,
        "share": pl.Float64,
        "at_least": pl.Float64,
        "low": pl.Float64,
        "high": pl.Float64,
    },
)

# In the order in which they are written; the last one says that all are there.
TABLES: Final = (
    HANDS, ORDERS, BOARDS, CARDS, PAIRS, LEVELS, MEMORY, MULLIGAN, MULLIGAN_RULES, MULLIGAN_HANDS,
    LINES, STEPS,
)  # fmt: skip

# A series of games between two decks, by game; a player is 1 or 2, and a draw has no winner.
MATCH: Final = Schema(
    "match",
    1,
    {
        "game": pl.Int32,
        "first": pl.Int32,
        "winner": pl.Int32,
        "turns": pl.Int32,
        "turns_1": pl.Int32,
        "turns_2": pl.Int32,
        "given_1": pl.Int32,
        "given_2": pl.Int32,
    },
)

# What they come to; `won` is of the first deck, `given_1` and `given_2` are of one turn.
MATCH_SUMMARY: Final = Schema(
    "match_summary",
    1,
    {
        "games_of": pl.String,
        "games": pl.Int32,
        "won": pl.Int32,
        "lost": pl.Int32,
        "drawn": pl.Int32,
        "share": pl.Float64,
        "share_low": pl.Float64,
        "share_high": pl.Float64,
        "turns": pl.Float64,
        "turns_low": pl.Float64,
        "turns_high": pl.Float64,
        "given_1": pl.Float64,
        "given_2": pl.Float64,
    },
)
