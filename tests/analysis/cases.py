"""The two games, for tests of what their batches have in common."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import pytest

import analysis.digimon.batch
import analysis.digimon.plan
import analysis.yugioh.batch
import analysis.yugioh.plan
from analysis import Batch, Run
from tests.analysis import decks, digimon


class Case(NamedTuple):
    """A game: a small deck of it, the modules of its batches and their plans.

    `size` is the plan's constant for the size of a part, in so many of them for each hand; `work`
    is what it does parts with; `change` is a setting that a run can differ in.
    """

    name: str
    deck: ModuleType
    batches: ModuleType
    plan: ModuleType
    size: str
    for_hand: int
    work: str
    change: dict[str, Any]

    def batch(self, **changes: Any) -> Batch:
        """Every hand of the small deck."""
        made: Batch = self.deck.batch(**changes)
        return made

    @property
    def run(self) -> Callable[..., Run]:
        """Makes a run that is complete."""
        made: Callable[..., Run] = self.deck.run
        return made

    def parts_of(self, hands: int, monkeypatch: pytest.MonkeyPatch) -> None:
        """Let parts have so many hands."""
        monkeypatch.setattr(self.plan, self.size, hands * self.for_hand)

    def watch(self, played: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
        """Note the files of the parts that are done."""
        work = getattr(self.batches, self.work)

        def watched(*given: Any, **how: Any) -> Any:
            for part in work(*given, **how):
                played.append(f"parts/{part.name}.parquet")
                yield part

        monkeypatch.setattr(self.batches, self.work, watched)

    def script(self, hands: int) -> str:
        """A program that makes a run, with time between its parts to kill it.

        Its arguments are the directory and the number of jobs.
        """
        return f"""
import sys
import time
from pathlib import Path
import {self.batches.__name__} as batches
import {self.plan.__name__} as plan
from {self.deck.__name__} import run
plan.{self.size} = {hands * self.for_hand}
work = batches.{self.work}
def slowly(*given, **how):
    for part in work(*given, **how):
        yield part
        time.sleep(0.05)
batches.{self.work} = slowly
run(Path(sys.argv[1]), jobs=int(sys.argv[2]))
"""


CASES = (
    Case(
        "yugioh", decks, analysis.yugioh.batch, analysis.yugioh.plan, "_PART_HANDS", 1,
        "survey_parts", {"max_nodes": 9},
    ),
    Case(
        "digimon", digimon, analysis.digimon.batch, analysis.digimon.plan, "_PART_RUNS", 3,
        "play_parts", {"orders": 4},
    ),
)  # fmt: skip
EACH_GAME = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
