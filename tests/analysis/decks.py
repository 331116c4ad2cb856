"""A deck of ten cards whose every hand is played to the end in a moment, and runs of it."""

from pathlib import Path
from typing import Any

from analysis import Run, YugiohBatch, YugiohSettings, analyze
from engine.counted import Condition
from engine.yugioh import vocabulary as v
from engine.yugioh.language import Named
from engine.yugioh.worth.goals import Goal, NamedGoal, Term
from search.yugioh import DeckSpec

WARWOLF, ALEXANDRITE, ELF, RAIDER = 69247929, 43096270, 15025844, 14898066
DOUBLE_SUMMON, UTOPIA, PEARL, SPIDER = 43422537, 84013237, 71594310, 98978921
MAIN = (*[WARWOLF] * 3, *[ALEXANDRITE] * 2, *[ELF] * 2, *[DOUBLE_SUMMON] * 2, RAIDER)
SMALL = DeckSpec("small", MAIN, (PEARL, UTOPIA, SPIDER))
# Utopia is made of two monsters, the Spider of one.
GOAL = Goal(
    "Utopia",
    (Term(Named(UTOPIA), v.MZONE, 5), Term(Named(SPIDER), v.MZONE, 2)),
    (
        NamedGoal("Utopia", (Condition(Named(UTOPIA), v.MZONE),), 1),
        NamedGoal("Spider", (Condition(Named(SPIDER), v.MZONE),), 1),
        NamedGoal(
            "Both", (Condition(Named(UTOPIA), v.MZONE), Condition(Named(SPIDER), v.MZONE)), 1
        ),
    ),
    4,
)


def settings(**changes: Any) -> YugiohSettings:
    """The settings of an exact run to the end of every line."""
    usual: dict[str, Any] = {
        "going": "first",
        "size": 5,
        "hands": None,
        "seed": 0,
        "max_nodes": 2000,
        "opener_nodes": 2000,
        "leads": True,
        "brick": 4,
    }
    return YugiohSettings(**{**usual, **changes})


def batch(deck: DeckSpec = SMALL, goal: Goal = GOAL, **changes: Any) -> YugiohBatch:
    """A batch of the small deck."""
    against = changes.pop("against", None)
    return YugiohBatch(deck, settings(**changes), goal, "small.toml", "0", against)


def run(path: Path, jobs: int = 1, **changes: Any) -> Run:
    """A run that is complete."""
    return analyze(batch(**changes), path, jobs=jobs)


def content(path: Path) -> dict[str, bytes]:
    """The Parquet files of a run."""
    return {
        file.relative_to(path).as_posix(): file.read_bytes() for file in path.rglob("*.parquet")
    }
