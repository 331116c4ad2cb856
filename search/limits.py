"""How far a search goes: a limit of nodes and, if wanted, a limit of time.

A limit of nodes gives the same result on every machine; a limit of time does not, so there is
none unless it is asked for, and a search that it stopped says so. This is the only file of
`engine` and `search` that reads a clock.
"""

from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Final

# A few seconds on the compiled engine.
DEFAULT_MAX_NODES: Final = 150_000


@dataclass(frozen=True)
class Limits:
    """`max_nodes` counts open states; `time_limit` is in seconds, None for none."""

    max_nodes: int = DEFAULT_MAX_NODES
    time_limit: float | None = None

    def __post_init__(self) -> None:
        if self.max_nodes < 1:
            raise ValueError(f"a search needs at least 1 node, not {self.max_nodes}")
        if self.time_limit is not None and not self.time_limit > 0:
            raise ValueError(f"a time limit is more than 0 seconds, not {self.time_limit}")


def cpu_seconds() -> float:
    """How long this process has worked."""
    return process_time()


class Clock:
    """The time since a search began, against its limit."""

    def __init__(self, limits: Limits) -> None:
        self._limit = limits.time_limit
        self._start = perf_counter()

    def seconds(self) -> float:
        """How long the search has run."""
        return perf_counter() - self._start

    def is_over(self) -> bool:
        """Whether the time limit is reached."""
        return self._limit is not None and self.seconds() >= self._limit
