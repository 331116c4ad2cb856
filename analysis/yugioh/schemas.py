"""The tables of a run of a Yu-Gi-Oh deck: their columns, types and versions.

`docs/analysis.md` describes them. A version goes up when a column changes its meaning or goes away;
a new column does not change it.
"""

from collections.abc import Mapping
from typing import Final

import polars as pl

from analysis.schemas import NAMES, Schema

_PASSCODES: Final = pl.List(pl.UInt32)

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
        "hand_traps": pl.Int32,
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

# The same of a hand through what the opponent may hold; `answers` as `AnsweredBy`, in JSON.
THROUGH_PART: Final = Schema(
    "through-part",
    1,
    {
        "hand": pl.Int32,
        "status": pl.String,
        "score": pl.Int32,
        "met": pl.Int64,
        "moves": pl.String,
        "answers": pl.String,
        "lines": pl.Int64,
        "windows": pl.Int64,
        "nodes": pl.Int64,
    },
)

HANDS: Final = Schema(
    "hands",
    1,
    {
        "hand": pl.Int32,
        "cards": NAMES,
        "passcodes": _PASSCODES,
        "ways": pl.Int64,
        "probability": pl.Float64,
        "drawn": pl.Int32,
        "weight": pl.Float64,
        "verdict": pl.String,
        "why": pl.String,
        "status": pl.String,
        "stopped_by": pl.String,
        "score": pl.Int32,
        "points": pl.Int32,
        "goals": NAMES,
        "interruptions": pl.Int32,
        "hand_traps": pl.Int32,
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
        "monsters": NAMES,
        "spells": NAMES,
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
        "role": pl.String,
        "held": pl.String,
        **_FIGURES,
        "score_gain": pl.Float64,
        "gain_low": pl.Float64,
        "gain_high": pl.Float64,
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
    2,
    {
        "cards": NAMES,
        "passcodes": _PASSCODES,
        "ways": pl.Int64,
        "probability": pl.Float64,
        "status": pl.String,
        "score": pl.Int32,
        "goals": NAMES,
        "starts": NAMES,
        "at_work": _PASSCODES,
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
        "cards": NAMES,
        "score": pl.Int32,
        "goals": NAMES,
        "interruptions": NAMES,
        "in_play": NAMES,
        "steps": pl.Int32,
        "combo": pl.String,
        "picture": pl.String,
        "start": pl.String,
        "position": pl.String,
        "moves": pl.String,
    },
)

STEPS: Final = Schema(
    "steps",
    1,
    {
        "line": pl.Int32,
        "step": pl.Int32,
        "text": pl.String,
        "chained": NAMES,
        "table": pl.String,
    },
)

DRAWS: Final = Schema("draws", 1, {"draw": pl.Int32, "hand": pl.Int32})


# Only of a run with `--against`.
ANSWERS: Final = Schema(
    "answers",
    1,
    {
        "kind": pl.String,
        "hand": pl.Int32,
        "cards": NAMES,
        "passcodes": _PASSCODES,
        "ways": pl.Int64,
        "probability": pl.Float64,
        "drawn": pl.Int32,
        "weight": pl.Float64,
        "answer": pl.String,
        "answer_passcode": pl.UInt32,
        "chance": pl.Float64,
        "verdict": pl.String,
        "status": pl.String,
        "score": pl.Int32,
        "goals": NAMES,
        "step": pl.Int32,
        "choke": pl.String,
        "choke_passcode": pl.UInt32,
        "moves": pl.String,
    },
)

CHOKES: Final = Schema(
    "chokes",
    1,
    {
        "answer": pl.String,
        "answer_passcode": pl.UInt32,
        "choke": pl.String,
        "choke_passcode": pl.UInt32,
        "hands": pl.Int32,
        "weight": pl.Float64,
        "score_lost": pl.Float64,
    },
)

# Made from the others when they are asked for: see `figures`, `hand_traps` and `through`.
THROUGH: Final = Schema(
    "through",
    1,
    {
        "answer": pl.String,
        "answer_passcode": pl.UInt32,
        "chance": pl.Float64,
        "score_mean": pl.Float64,
        "score_low": pl.Float64,
        "score_high": pl.Float64,
        "reached": pl.Float64,
        "proved_brick": pl.Float64,
        "undecided": pl.Float64,
        "brick_low": pl.Float64,
        "brick_high": pl.Float64,
        "goals": NAMES,
        "goals_reached": pl.List(pl.Float64),
        "goals_low": pl.List(pl.Float64),
        "goals_high": pl.List(pl.Float64),
    },
)

GOALS: Final = Schema(
    "goals",
    1,
    {
        "goal": pl.String,
        "reached": pl.Float64,
        "unreachable": pl.Float64,
        "undecided": pl.Float64,
        "low": pl.Float64,
        "high": pl.Float64,
    },
)

TRAPS: Final = Schema(
    "traps",
    1,
    {
        "passcode": pl.UInt32,
        "name": pl.String,
        "copies": pl.Int32,
        "probability": pl.Float64,
        "with_starter": pl.Float64,
        "with_starter_or_combo": pl.Float64,
        "brick_low": pl.Float64,
        "brick_high": pl.Float64,
    },
)

SCORES: Final = Schema(
    "scores",
    1,
    {
        "score": pl.Int64,
        "hands": pl.Int64,
        "share": pl.Float64,
        "at_least": pl.Float64,
        "low": pl.Float64,
        "high": pl.Float64,
    },
)

# In the order in which they are written; the last one says that all are there.
TABLES: Final = (HANDS, DRAWS, BOARDS, OPENERS, CARDS, PAIRS, LINES, STEPS)
OF_ANSWERS: Final = (ANSWERS, CHOKES)
