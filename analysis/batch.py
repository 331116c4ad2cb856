"""Running a batch: every hand of a deck, or a sample, in parts that can be stopped and resumed.

What is played, and what its tables are, is the business of a game's batch; here its stages are gone
through one after the other.  What a part holds follows from the deck and the settings alone, and so
does every result; how many workers there are, and which of them does a part, changes only the time
it takes.  Knows no game.
"""

import hashlib
import os
import platform
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import polars as pl

import engine
import search
from analysis.run import Manifest, Run, create, lock
from analysis.schemas import Schema
from engine.build import activate


class Part(NamedTuple):
    """A part of a stage: its name, and which of the hands of the stage."""

    name: str
    hands: range


class Done(NamedTuple):
    """A part that was played: a row for each of its hands, and what that took."""

    part: Part
    frame: pl.DataFrame
    health: Mapping[str, Any]


class Workers(NamedTuple):
    """Where the work is done: processes of this machine, or those of a Dask scheduler."""

    jobs: int = 1
    scheduler: str | None = None


class Tick(NamedTuple):
    """How far a run is: hands of a stage done of all, what was counted in those done, and the
    parts done of all, each about as much work as another.
    """

    stage: str
    done: int
    total: int
    counted: int
    parts_done: int
    parts: int


class Plan(Protocol):
    """Hands of a deck of some game to be played, stage by stage."""

    @property
    def stages(self) -> Sequence[str]:
        """The stages in their order."""

    def schema(self, stage: str) -> Schema:
        """The columns of a part of a stage."""

    def parts(self, stage: str) -> list[Part]:
        """The parts of a stage."""

    def manifest(self) -> Manifest:
        """What the run's directory says of it."""


class Batch(Plan, Protocol):
    """A plan that can be played, and the tables made of it."""

    def play(self, run: Run, stage: str, parts: Sequence[Part], on: Workers) -> Iterator[Done]:
        """Play these parts, in any order; what earlier stages found is in the run."""

    @property
    def counted(self) -> str:
        """What `count` counts."""

    def count(self, frame: pl.DataFrame) -> int:
        """What of a part is told on the way: hands that are decided, orders that were played."""

    def tables(self, run: Run, on: Workers) -> Iterator[tuple[Schema, pl.DataFrame]]:
        """Every table of a run whose parts are all there; the last one is `analysis.run.LAST`."""


def analyze(
    batch: Batch,
    path: Path,
    *,
    jobs: int = 1,
    scheduler: str | None = None,
    resume: bool = False,
    progress: Callable[[Tick], None] | None = None,
) -> Run:
    """Run a batch into a directory, or go on with it, and build its tables.

    Raises RunError where the directory cannot be used or written, `search.ClusterError` where a
    scheduler does not answer. KeyboardInterrupt may come at any time; what is done is kept.
    """
    run = create(path, batch.manifest(), resume=resume)
    on = Workers(jobs, scheduler)
    with lock(run):
        if not run.complete:
            for stage in batch.stages:
                _stage(batch, run, stage, on, progress or (lambda now: None))
            for schema, frame in batch.tables(run, on):
                run.write_table(frame, schema)
    return run


def _stage(
    batch: Batch, run: Run, stage: str, on: Workers, progress: Callable[[Tick], None]
) -> None:
    """Do every part of a stage that is not done."""
    parts = batch.parts(stage)
    all_parts = [part for one in batch.stages for part in batch.parts(one)]
    parts_done = sum(run.has(part.name) for part in all_parts)
    total = sum(len(part.hands) for part in parts)
    hands = counted = 0
    schema = batch.schema(stage)
    todo = []
    for part in parts:
        if run.has(part.name):
            frame = run.read_part(part.name, len(part.hands), schema)
            hands, counted = hands + frame.height, counted + batch.count(frame)
        else:
            todo.append(part)
    progress(Tick(stage, hands, total, counted, parts_done, len(all_parts)))
    for done in batch.play(run, stage, todo, on) if todo else ():
        run.write_part(done.part.name, done.frame, schema, done.health)
        hands, counted = hands + done.frame.height, counted + batch.count(done.frame)
        parts_done += 1
        progress(Tick(stage, hands, total, counted, parts_done, len(all_parts)))


def parts_of(stage: str, total: int, size: int) -> list[Part]:
    """So many hands of a stage in parts of this size."""
    return [
        Part(f"{stage}-{number:05}", range(first, min(first + size, total)))
        for number, first in enumerate(range(0, total, size))
    ]


def read(plan: Plan, run: Run, stage: str) -> Iterable[pl.DataFrame]:
    """The parts of a stage that is done."""
    schema = plan.schema(stage)
    return (run.read_part(part.name, len(part.hands), schema) for part in plan.parts(stage))


# ------------------------------------------------------------------ manifests


def digest(text: str) -> str:
    """What tells this text from others."""
    return hashlib.sha256(text.encode()).hexdigest()


def program() -> str:
    """A digest of the sources that decide results: those of the engine and of the search."""
    total = hashlib.sha256()
    for package in (engine, search):
        root = Path(package.__path__[0])
        for file in sorted(root.rglob("*.py")):
            total.update(file.relative_to(root).as_posix().encode())
            total.update(file.read_bytes())
    return total.hexdigest()


def made() -> dict[str, Any]:
    """The machine that a run is begun on."""
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "compiled": not activate().plain_because,
    }
