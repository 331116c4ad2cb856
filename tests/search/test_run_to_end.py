"""How a search is run to its end: what is told meanwhile, and what stopped it."""

from typing import Any, cast

import pytest

from search.best_first import BUDGET, PROVED, RUNNING
from search.limits import Clock, Limits
from search.searched import Searched
from search.yugioh.solve import Progress, run_to_end


class Made:
    """A search that goes on for so many rounds, and finds a better board in each of them."""

    def __init__(self, rounds: int, status: int = PROVED, unplayed: int = 0) -> None:
        self.nodes, self.status, self.unplayed = 0, RUNNING, unplayed
        self.boards: list[tuple[int, int, int, int, list[list[int]]]] = []
        self._rounds, self._end = rounds, status

    def run(self, chunk: int) -> bool:
        """One round more."""
        self.nodes += 10
        if self.nodes > 10 * self._rounds:
            self.status = self._end
            return False
        if self.nodes > 10:
            self.boards = [(0, 125 * self.nodes, 0, 0, [])]
        return True


class Interrupted(Made):
    """One that the player stops."""

    def run(self, chunk: int) -> bool:
        raise KeyboardInterrupt


def ended(search: Made, seconds: float | None = None, **how: Any) -> tuple[str, str | None]:
    limits = Limits(1000, seconds)
    return run_to_end(cast(Searched, search), limits, Clock(limits), **how)


@pytest.mark.parametrize(
    ("search", "end"),
    [
        (Made(3), ("proved", None)),
        (Made(3, unplayed=1), ("budget", "draws")),
        (Made(3, BUDGET), ("budget", "nodes")),
        (Made(3, BUDGET, 1), ("budget", "nodes")),
        (Interrupted(3), ("interrupted", None)),
    ],
)
def test_what_stopped_a_search(search: Made, end: tuple[str, str | None]) -> None:
    assert ended(search) == end


def test_time_stops_it_after_a_round() -> None:
    search = Made(3)
    assert ended(search, 1e-9) == ("budget", "time")
    assert search.nodes == 10


@pytest.mark.parametrize("unit", [1, 100])
def test_what_is_told_meanwhile(unit: int) -> None:
    told: list[Progress] = []
    ended(Made(3), progress=told.append, unit=unit)
    assert told == [
        Progress(10, 1000, 0), Progress(20, 1000, 2500 // unit), Progress(30, 1000, 3750 // unit),
    ]  # fmt: skip
