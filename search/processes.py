"""Processes that each keep one thing, and all do at the same time what they are asked to.

Where the system can, they are copies of this process, which begin at once; elsewhere, and where
threads run, new ones are started, which takes as long as the tool itself.
"""

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from typing import Any, Final, NamedTuple

_ENDS_IN: Final = 1.0  # second, for a process that is stopped


class Process(NamedTuple):
    """A process, the way to it, and the thread that writes to it while it is busy."""

    process: BaseProcess
    way: Connection
    writer: ThreadPoolExecutor

    def ask(self, do: Callable[..., Any], *arguments: Any) -> None:
        """Have it do something with what it keeps, and these arguments, after what it was asked
        before.
        """
        self.writer.submit(self.way.send_bytes, ForkingPickler.dumps((do, arguments)))

    def answer(self) -> Any:
        """What came of it; raises what was raised there."""
        try:
            done, answer = self.way.recv()
        except EOFError:
            raise RuntimeError(
                "a process of the search was stopped from outside; perhaps memory ran out: "
                "fewer processes (-j) or positions (--max-nodes) need less"
            ) from None
        if not done:
            raise answer
        return answer


def answers(processes: Sequence[Process]) -> list[Any]:
    """What comes of what each was asked first, taken from each as soon as it is there."""
    found: dict[Connection, Any] = {}
    while len(found) < len(processes):
        for process in _ready([one for one in processes if one.way not in found]):
            found[process.way] = process.answer()
    return [found[process.way] for process in processes]


def _ready(processes: Sequence[Process]) -> list[Process]:
    """Those that have answered, of which there is at least one."""
    ways = wait([process.way for process in processes])
    return [process for process in processes if process.way in ways]


def shared_out(
    processes: Sequence[Process], do: Callable[..., Any], asked: Sequence[Any]
) -> list[Any]:
    """What comes of each thing asked, done by whichever process has nothing else to do."""
    found: list[Any] = [None] * len(asked)
    left = iter(enumerate(asked))
    free = list(processes)
    at_work: dict[Process, int] = {}
    while True:
        for process, (number, one) in zip(free, left, strict=False):
            process.ask(do, one)
            at_work[process] = number
        if not at_work:
            return found
        free = _ready(list(at_work))
        for process in free:
            found[at_work.pop(process)] = process.answer()


@contextmanager
def started(
    make: Callable[..., Any], arguments: Sequence[tuple[Any, ...]]
) -> Iterator[list[Process]]:
    """A process for each of these arguments, keeping what `make` makes of them; they end with the
    context.

    What they are asked and answer is pickled, and where they are no copies `make` and its arguments
    are as well.
    """
    # Its type does not say that it can make processes.
    context: Any = multiprocessing.get_context("fork" if _can_copy() else "spawn")
    found: list[Process] = []
    try:
        for one in arguments:
            here, there = context.Pipe()
            process = context.Process(target=_serve, args=(there, here, make, one), daemon=True)
            process.start()
            there.close()
            found.append(Process(process, here, ThreadPoolExecutor(1)))
        yield found
    finally:
        for process, way, writer in found:
            process.terminate()
            process.join(_ENDS_IN)
            writer.shutdown(cancel_futures=True)
            way.close()


def _can_copy() -> bool:
    """Copying a process with threads, or any on macOS, may leave the copy waiting for ever."""
    able = "fork" in multiprocessing.get_all_start_methods() and sys.platform != "darwin"
    return able and threading.active_count() == 1


def _serve(
    way: Connection, others: Connection, make: Callable[..., Any], arguments: tuple[Any, ...]
) -> None:
    """In a process: do what is asked until the other end is closed.

    Ctrl-C reaches every process of a terminal; the one that asks decides what becomes of the rest.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    others.close()
    kept = None
    while True:
        try:
            do, given = way.recv()
        except EOFError:
            return
        try:
            if kept is None:
                kept = make(*arguments)
            answer = True, do(kept, *given)
        except Exception as error:  # raised again where it was asked for
            answer = False, error
        way.send(answer)
