"""Digimon hands: each played over shuffled orders of the deck, by parts; `plan` says which."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import polars as pl

from analysis.batch import Done, Part, Workers
from analysis.digimon.mulligan import Mulligan, hands_of
from analysis.digimon.plan import MEMORY_STAGES, DigimonPlan
from analysis.digimon.schemas import PART
from analysis.digimon.tables import tables
from analysis.run import Run
from analysis.schemas import Schema
from search.digimon import Dealt, DealtPart, PlayedPart, Runs, play_parts


@dataclass(frozen=True)
class DigimonBatch(DigimonPlan):
    """A plan that is played into a run, and its tables."""

    counted = "orders"

    def play(
        self, run: Run | None, stage: str, parts: Sequence[Part], on: Workers
    ) -> Iterator[Done]:
        """Play the hands of these parts; no run is needed."""
        listed = self.stage(stage)
        by_name = {part.name: part for part in parts}
        to_play = (
            DealtPart(part.name, tuple(Dealt(listed[at][0], self.seeds(at)) for at in part.hands))
            for part in parts
        )
        spec = self.in_order
        if stage != "hands":
            spec = replace(spec, memory=MEMORY_STAGES[stage])
        for played in play_parts(spec, to_play, jobs=on.jobs, scheduler=on.scheduler):
            part = by_name[played.name]
            yield Done(part, _frame(part.hands, played), _health(stage, played))

    def count(self, frame: pl.DataFrame) -> int:
        """How many orders were played."""
        return int(frame["values"].list.len().sum())

    def tables(self, run: Run, on: Workers) -> Iterator[tuple[Schema, pl.DataFrame]]:
        """Every table of the run."""
        return tables(self, run)


def play_mulligan(
    batch: DigimonBatch, *, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Mulligan:
    """Play every hand of a batch, kept in memory; the same for any number of jobs."""
    frames = []
    done = 0
    for part in batch.play(None, "hands", batch.parts("hands"), Workers(jobs)):
        frames.append(part.frame)
        done += part.frame.height
        if progress is not None:
            progress(done)
    return Mulligan(batch, hands_of(batch, frames), tuple(batch.deck.game().cards))


# --------------------------------------------------------------------- parts


def _frame(hands: range, played: PlayedPart) -> pl.DataFrame:
    """A part as it is kept."""
    told: set[int] = set()
    rows = [_row(hand, runs, told) for hand, runs in zip(hands, played.runs, strict=True)]
    return pl.DataFrame(rows, schema=PART.polars(), orient="row")


def _row(hand: int, runs: Runs, told: set[int]) -> tuple[Any, ...]:
    """A hand of a part. A board is described where it comes first in the part."""
    fresh = {board: words for board, words in runs.in_play.items() if board not in told}
    told.update(fresh)
    return (
        hand, runs.values, runs.points, runs.bricks, runs.met, runs.levels, runs.dp, runs.memory,
        runs.unplayed, runs.boards, json.dumps(fresh, ensure_ascii=False), sum(runs.plans),
        sum(runs.nodes),
    )  # fmt: skip


def _health(stage: str, played: PlayedPart) -> dict[str, Any]:
    """What a part took."""
    return {
        "stage": stage,
        "hands": len(played.runs),
        "orders": sum(len(runs.values) for runs in played.runs),
        "plans": sum(sum(runs.plans) for runs in played.runs),
        "nodes": sum(sum(runs.nodes) for runs in played.runs),
        "cpu_seconds": round(played.cpu_seconds, 4),
        "peak_memory": played.peak_memory,
    }
