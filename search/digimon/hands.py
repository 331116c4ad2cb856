"""Hands of a Digimon deck, part by part, each hand over its orders of the deck."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from search.digimon.turns import Dealt, Runs, SoloSpec, play_orders
from search.limits import cpu_seconds
from search.parallel import as_done, peak_memory


@dataclass(frozen=True)
class DealtPart:
    """Hands of a Digimon deck to play together, each over its orders."""

    name: str
    hands: tuple[Dealt, ...]


@dataclass(frozen=True)
class PlayedPart:
    """A part that is done: the runs of each hand.

    `cpu_seconds` and `peak_memory` (bytes, of the worker so far) depend on the machine.
    """

    name: str
    runs: tuple[Runs, ...]
    cpu_seconds: float
    peak_memory: int


def play_parts(
    spec: SoloSpec,
    parts: Iterable[DealtPart],
    *,
    jobs: int = 1,
    scheduler: str | None = None,
) -> Iterator[PlayedPart]:
    """Each part as soon as it is done, in any order; workers as for `search.parallel.as_done`."""
    yield from as_done(partial(_play, spec), parts, jobs, scheduler)


def _play(spec: SoloSpec, part: DealtPart) -> PlayedPart:
    """One part, in whatever process this is."""
    start = cpu_seconds()
    runs = tuple(play_orders(spec, dealt) for dealt in part.hands)
    return PlayedPart(part.name, runs, cpu_seconds() - start, peak_memory())
