"""Processes that keep one thing each (`search.processes`)."""

import operator
import os
import signal

import pytest

import search.processes
from search.processes import answers, shared_out, started


@pytest.fixture(params=["copied", "new"])
def _way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    copied = request.param == "copied"
    monkeypatch.setattr(search.processes, "_can_copy", lambda: copied and hasattr(os, "fork"))


@pytest.mark.usefixtures("_way")
def test_each_keeps_its_own_and_tells_what_went_wrong() -> None:
    # Functions that a new process finds by itself.
    with started(list, [([1],), ([2],)]) as processes:
        for number, process in enumerate(processes):
            process.ask(operator.iadd, [number])
        assert [process.answer() for process in processes] == [[1, 0], [2, 1]]
        processes[0].ask(operator.getitem, 2)
        with pytest.raises(IndexError, match="out of range"):
            processes[0].answer()
        processes[0].ask(operator.iadd, [5])
        assert processes[0].answer() == [1, 0, 5]
    assert not any(process.process.is_alive() for process in processes)


@pytest.mark.usefixtures("_way")
def test_more_is_asked_while_they_are_busy_and_none_waits_for_another() -> None:
    """Also where what is asked and answered is more than fits into a pipe."""
    large = b"a" * 3_000_000
    with started(bytes, [(large,), (large,)]) as processes:
        for _ in range(3):
            for process in processes:
                process.ask(operator.add, large)
        for _ in range(3):
            assert [len(answer) for answer in answers(processes)] == [6_000_000, 6_000_000]


@pytest.mark.usefixtures("_way")
@pytest.mark.parametrize("asked", [[], [1], [2, 0, 1, 2, 1]])
def test_what_is_shared_out_comes_back_in_order(asked: list[int]) -> None:
    with started(list, [([5, 6, 7],), ([5, 6, 7],)]) as processes:
        assert shared_out(processes, operator.getitem, asked) == [5 + one for one in asked]
        with pytest.raises(IndexError, match="out of range"):
            shared_out(processes, operator.getitem, [3])


@pytest.mark.usefixtures("_way")
def test_one_that_is_stopped_is_told() -> None:
    with started(os.getpid, [()]) as (process,):
        process.ask(os.kill, signal.SIGKILL)
        with pytest.raises(RuntimeError, match=r"stopped from outside.*--max-nodes"):
            process.answer()


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
