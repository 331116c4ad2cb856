"""A Dask cluster on this machine gives the tables that one process gives."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import analysis.digimon.plan
import analysis.yugioh.plan
import search.parallel
from analysis import Run, analyze
from search import ClusterError
from tests.analysis import digimon
from tests.analysis.decks import batch, content, run

pytest.importorskip("distributed", reason="needs the extra `cluster`")


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler with two workers."""
    tmp_path = tmp_path_factory.mktemp("cluster")
    file = tmp_path / "scheduler.json"
    dask = [sys.executable, "-m", "dask"]
    here = ["--host", "127.0.0.1"]
    commands = [
        [*dask, "scheduler", *here, "--port", "0", "--no-dashboard", "--scheduler-file", str(file)]
    ]
    worker = [*dask, "worker", *here, "--scheduler-file", str(file), "--no-nanny"]
    worker += ["--nthreads", "1", "--no-dashboard", "--local-directory", str(tmp_path)]
    commands += [worker] * 2
    running: list[subprocess.Popen[bytes]] = []
    try:
        for command in commands:
            log = (tmp_path / f"{len(running)}.log").open("w")
            running.append(subprocess.Popen(command, stdout=log, stderr=log, cwd=tmp_path))
            deadline = time.monotonic() + 60
            while not file.exists():
                assert time.monotonic() < deadline
                time.sleep(0.05)
        address = str(json.loads(file.read_text())["address"])
        from distributed import Client

        with Client(address) as client:
            client.wait_for_workers(2, timeout=60)
        yield address
    finally:
        # The workers before the scheduler, which they would wait for.
        for process in reversed(running):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(10)


def test_a_cluster_gives_the_same_bytes(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis.yugioh.plan, "_PART_HANDS", 6)
    here = run(tmp_path / "here")
    there = analyze(batch(), tmp_path / "there", scheduler=scheduler)
    assert content(there.path) == content(here.path)


def test_a_cluster_plays_digimon_hands_to_the_same_bytes(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis.digimon.plan, "_PART_RUNS", 18)
    here = digimon.run(tmp_path / "here")
    there = analyze(digimon.batch(), tmp_path / "there", scheduler=scheduler)
    assert content(there.path) == content(here.path)


def test_a_scheduler_that_does_not_answer_is_told(
    exact: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search.parallel, "_SCHEDULER_ANSWERS_IN", "1s")
    with pytest.raises(ClusterError, match=r"no Dask scheduler answers at tcp://127\.0\.0\.1:9"):
        analyze(batch(), tmp_path / "run", scheduler="tcp://127.0.0.1:9")
