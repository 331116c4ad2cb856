"""Digimon batches: the same results whatever the number of workers, whatever stopped the run."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import analysis.digimon.batch
from analysis import DiskError, Run, RunError, analyze, open_run
from analysis.digimon.batch import class_count
from analysis.digimon.mulligan import play
from search import Dealt, SoloSpec, play_orders, play_parts
from tests.analysis import decks
from tests.analysis.decks import content
from tests.analysis.digimon import CLASSES, GOAL, MAIN, TINY, batch, run


def test_every_hand_makes_of_each_order_what_it_makes_alone(solo: Run) -> None:
    orders = solo.table("orders")
    made = batch()
    hands = solo.table("hands")
    assert hands.height == CLASSES == class_count(TINY)
    for row in hands.head(9).iter_rows(named=True):
        alone = play_orders(made.in_order, Dealt(tuple(row["numbers"]), made.seeds(row["hand"])))
        here = orders.filter(orders["hand"] == row["hand"])
        assert tuple(here["value"]) == alone.values
        assert tuple(here["brick"]) == alone.bricks
        assert tuple(map(tuple, here["levels"])) == alone.levels
        assert (tuple(here["dp"]), tuple(here["memory"])) == (alone.dp, alone.memory)
        for goals, bits in zip(here["goals"], alone.met, strict=True):
            met = [goal.name for bit, goal in enumerate(GOAL.goals) if bits >> bit & 1]
            assert list(goals) == met


def test_the_number_of_jobs_changes_no_byte(
    solo: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis.digimon.batch, "_PART_RUNS", 12)
    one = run(tmp_path / "one")
    two = run(tmp_path / "two", jobs=2)
    assert content(one.path) == content(two.path)
    # Nor do the parts show in the tables.
    tables = {file.name: file.read_bytes() for file in (solo.path / "tables").iterdir()}
    assert {file.name: file.read_bytes() for file in (one.path / "tables").iterdir()} == tables


def test_the_order_of_the_list_changes_nothing(solo: Run, tmp_path: Path) -> None:
    other = run(tmp_path / "other", deck=replace(TINY, main=MAIN[::-1]))
    assert content(other.path) == content(solo.path)
    assert other.manifest.identity == solo.manifest.identity


def test_a_larger_sample_begins_with_a_smaller_one(solo_sampled: Run, tmp_path: Path) -> None:
    few = run(tmp_path / "few", hands=10).table("orders")
    more = solo_sampled.table("orders").filter(solo_sampled.table("orders")["draw"] < 10)
    columns = ["draw", "order", "value", "brick", "levels", "dp", "memory"]
    assert more.select(columns).equals(few.select(columns))


def test_the_mulligan_command_plays_the_same_run(solo: Run) -> None:
    found = play(batch(memory_hands=0))
    assert found.by_holding().equals(solo.table("mulligan"))
    assert found.by_rule().equals(solo.table("mulligan_rules"))
    assert found.by_hand().equals(solo.table("mulligan_hands"))


SCRIPT = """
import sys
from pathlib import Path
import analysis.digimon.batch
analysis.digimon.batch._PART_RUNS = 6
from tests.analysis.digimon import run
run(Path(sys.argv[1]), jobs=int(sys.argv[2]))
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_killed_run_resumed_has_the_same_bytes(
    tmp_path: Path, jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis.digimon.batch, "_PART_RUNS", 6)
    whole = run(tmp_path / "whole")
    killed = tmp_path / "killed"
    path = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
    if not os.environ.get("ENDBOARD_PURE"):
        path = os.pathsep.join(sys.path)
    child = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, str(killed), str(jobs)],
        env={**os.environ, "PYTHONPATH": path},
    )
    deadline = time.monotonic() + 120
    while len(list((killed / "parts").glob("hands-*.parquet"))) < 3:
        assert child.poll() is None, "the run ended before it could be killed"
        assert time.monotonic() < deadline
        time.sleep(0.002)
    child.send_signal(signal.SIGKILL)
    child.wait()
    done = set(content(killed))
    assert not (killed / "tables" / "steps.parquet").exists()
    with pytest.raises(RunError, match="the run is not complete"):
        open_run(killed).table("hands")
    played = []

    def watched(spec, parts, **how):  # type: ignore[no-untyped-def]
        for part in play_parts(spec, parts, **how):
            played.append(f"parts/{part.name}.parquet")
            yield part

    monkeypatch.setattr(analysis.digimon.batch, "play_parts", watched)
    analyze(batch(), killed, resume=True)
    assert content(killed) == content(whole.path)
    assert played and not done.intersection(played)


def test_a_resumed_run_that_is_complete_does_nothing(solo: Run) -> None:
    before = {file: file.stat().st_mtime_ns for file in solo.path.rglob("*")}
    analyze(batch(), solo.path, resume=True)
    assert {file: file.stat().st_mtime_ns for file in solo.path.rglob("*")} == before


# -------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"orders": 4}, r"begun with another orders \(3, now 4\)"),
        ({"seed": 6}, r"begun with another seed \(5, now 6\)"),
        ({"hands": 9}, r"begun with another hands \(none, now 9\)"),
        ({"memory_hands": 0}, "begun with another memory hands"),
        ({"deck": replace(TINY, memory=2)}, r"begun with another memory \(none, now 2\)"),
        ({"deck": replace(TINY, attacks=True)}, "begun with another attacks"),
        ({"deck": replace(TINY, first=False)}, r"another going \(first, now second\)"),
        ({"deck": replace(TINY, goal=None)}, "begun with another goal"),
        ({"deck": replace(TINY, main=(*MAIN[1:], MAIN[-1]))}, "begun with another deck"),
        ({"version": "9"}, "begun with another version"),
    ],
)
def test_a_run_of_something_else_is_refused(
    solo: Run, changes: dict[str, Any], message: str
) -> None:
    before = content(solo.path)
    with pytest.raises(RunError, match=message):
        analyze(batch(**changes), solo.path, resume=True)
    with pytest.raises(RunError, match="there is a run already; add --resume"):
        analyze(batch(**changes), solo.path)
    assert content(solo.path) == before


def test_a_run_of_the_other_game_is_refused(solo: Run, exact: Run) -> None:
    with pytest.raises(RunError, match=r"begun with another game \(digimon, now yugioh\)"):
        analyze(decks.batch(), solo.path, resume=True)
    with pytest.raises(RunError, match=r"begun with another game \(yugioh, now digimon\)"):
        analyze(batch(), exact.path, resume=True)


def damaged(tmp_path: Path) -> tuple[Path, Path]:
    """A run without its last table, and one of its parts."""
    made = run(tmp_path / "run")
    (made.path / "tables" / "steps.parquet").unlink()
    return made.path, made.path / "parts" / "memory-2-00000.parquet"


def test_a_truncated_part_is_named(tmp_path: Path) -> None:
    path, part = damaged(tmp_path)
    whole = part.read_bytes()
    part.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(RunError, match=r"memory-2-00000.parquet: expected a whole.*remove"):
        analyze(batch(), path, resume=True)
    assert part.read_bytes() == whole[: len(whole) // 2]
    part.unlink()
    analyze(batch(), path, resume=True)
    assert part.read_bytes() == whole


def test_a_part_of_the_other_game_is_named(tmp_path: Path, exact: Run) -> None:
    path, part = damaged(tmp_path)
    part.write_bytes((exact.path / "parts" / "hands-00000.parquet").read_bytes())
    with pytest.raises(RunError, match="with the columns of part"):
        analyze(batch(), path, resume=True)


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis.digimon.batch, "_PART_RUNS", 30)
    whole = run(tmp_path / "whole")
    written = 0
    sync = os.fsync

    def full(stream: int) -> None:
        nonlocal written
        written += 1
        if written > 9:
            raise OSError(28, "No space left on device")
        sync(stream)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DiskError, match=r"cannot be written: No space left on device.*--resume"):
        run(tmp_path / "full")
    assert not list((tmp_path / "full").rglob(".*"))
    kept = content(tmp_path / "full")
    assert kept and all(content(whole.path)[name] == data for name, data in kept.items())
    monkeypatch.setattr(os, "fsync", sync)
    analyze(batch(), tmp_path / "full", resume=True)
    assert content(tmp_path / "full") == content(whole.path)


def test_a_deck_without_effects_or_goal_is_played_for_the_default_value(tmp_path: Path) -> None:
    plain = SoloSpec(MAIN, TINY.eggs, turns=1)
    made = run(tmp_path / "plain", deck=plain, hands=2, memory_hands=0)
    assert made.manifest.goal["definition"] == []
    assert made.table("memory").is_empty()
    assert made.table("orders")["goals"].explode().drop_nulls().is_empty()
