"""Progress on standard error: a bar where a person watches, else a line now and then."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from cli.output import say

_EVERY: Final = 60.0  # seconds from one line to the next


@contextmanager
def bar(
    total: int, unit: str, *, shown: bool, first: float = _EVERY
) -> Iterator[Callable[[int, str], None]]:
    """Progress up to `total`; gives what sets it, with a note behind it.

    Without a terminal it is a line a minute with what remains; the first one comes after so many
    seconds.
    """
    if not shown or sys.stderr is None:
        yield lambda done, note: None
        return
    if not sys.stderr.isatty():
        yield Lines(total, unit, first).show
        return
    from tqdm import tqdm  # type: ignore[import-untyped]

    class Bar(tqdm):  # type: ignore[misc]
        """Without a thread that watches it: a process with threads cannot be copied."""

        monitor_interval = 0

    with Bar(
        total=total, unit=f" {unit}", unit_scale=True, leave=False, file=sys.stderr, delay=0.2,
        miniters=1,
    ) as drawn:  # fmt: skip

        def show(done: int, note: str) -> None:
            if not drawn.n:
                drawn.initial = done  # what an earlier run did says nothing of the pace of this one
            drawn.set_postfix_str(note, refresh=False)
            drawn.update(done - drawn.n)

        yield show


class Lines:
    """Progress told in lines; `clock` gives seconds."""

    def __init__(
        self, total: int, unit: str, first: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._total, self._unit, self._clock = total, unit, clock
        self._started = clock()
        self._next = self._started + first
        self._before: int | None = None  # what was done before

    def show(self, done: int, note: str) -> None:
        """Say how far it is, if it is time."""
        now = self._clock()
        if self._before is None:
            self._before = done
        if now < self._next or done <= self._before:
            return
        from analysis.views import lasting

        self._next = now + _EVERY
        pace = (done - self._before) / (now - self._started)
        remains = lasting((self._total - done) / pace)
        behind = f" ({note})" if note else ""
        say(f"{done:,} of {self._total:,} {self._unit}, about {remains} more{behind}")
