"""Processes that keep one thing each (`search.processes`)."""

import os
import signal

import pytest

import search.processes
from search.processes import started


def add(kept: list[int], number: int) -> list[int]:
    kept.append(number)
    return kept


def stop(_kept: list[int]) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail(kept: list[int]) -> None:
    raise ValueError(f"no use for {kept}")


@pytest.fixture(params=["copied", "new"])
def _way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    copied = request.param == "copied"
    monkeypatch.setattr(search.processes, "_can_copy", lambda: copied and hasattr(os, "fork"))


@pytest.mark.usefixtures("_way")
def test_each_keeps_its_own_and_tells_what_went_wrong() -> None:
    with started(list, [([1],), ([2],)]) as processes:
        for number, process in enumerate(processes):
            process.ask(add, number)
        assert [process.answer() for process in processes] == [[1, 0], [2, 1]]
        processes[0].ask(fail)
        with pytest.raises(ValueError, match=r"no use for \[1, 0\]"):
            processes[0].answer()
        processes[1].ask(stop)
        with pytest.raises(RuntimeError, match=r"stopped from outside.*--max-nodes"):
            processes[1].answer()
        processes[0].ask(add, 5)
        assert processes[0].answer() == [1, 0, 5]
    assert not any(process.process.is_alive() for process in processes)


@pytest.mark.parametrize(
    ("platform", "methods", "threads", "copied"),
    [
        ("linux", ["fork", "spawn"], 1, True),
        ("linux", ["fork", "spawn"], 2, False),
        ("linux", ["spawn"], 1, False),
        ("darwin", ["fork", "spawn"], 1, False),
        ("win32", ["spawn"], 1, False),
    ],
)
def test_a_process_is_copied_only_where_that_is_safe(
    platform: str, methods: list[str], threads: int, copied: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The documentation of Python: fork is not safe on macOS, nor beside threads.
    monkeypatch.setattr("search.processes.sys.platform", platform)
    monkeypatch.setattr("search.processes.multiprocessing.get_all_start_methods", lambda: methods)
    monkeypatch.setattr("search.processes.threading.active_count", lambda: threads)
    assert search.processes._can_copy() is copied
