"""The directory of a run whose hands are not searched: stopped, resumed, damaged, refused."""

import json
import os
import re
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from analysis import Run, RunError, open_run
from analysis.batch import Part, Tick, parts_of
from analysis.run import DiskError, Unfinished, create, goal_names, lock, was_begun, write
from analysis.schemas import FORMAT
from analysis.yugioh import plan
from analysis.yugioh.schemas import PART
from tests.analysis.decks import content
from tests.analysis.duels import BRICK, CLASSES, DECK, GOALS, MAIN, found, made_up_run


def decided(classes: list[tuple[int, ...]]) -> int:
    """How many of them are reached or proved bricks."""
    return sum(found(one).worth >= BRICK or found(one).status == "proved" for one in classes)


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of four hands."""
    monkeypatch.setattr(plan, "_PART_HANDS", 4)


def test_hands_are_divided_into_parts_of_a_size() -> None:
    assert parts_of("hands", 9, 4) == [
        Part("hands-00000", range(4)), Part("hands-00001", range(4, 8)),
        Part("hands-00002", range(8, 9)),
    ]  # fmt: skip
    assert parts_of("hands", 8, 4)[-1].hands == range(4, 8) and parts_of("hands", 0, 4) == []


@pytest.mark.usefixtures("small_parts")
def test_progress_counts_what_is_done(tmp_path: Path) -> None:
    ticks: list[Tick] = []
    run = made_up_run(tmp_path / "run", progress=ticks.append)
    # Four cards alone, ten pairs, the four again, and all hands: in parts of four.
    parts = 1 + 3 + 1 + 5
    assert run.manifest.plan["parts"] == parts
    assert [(tick.stage, tick.total) for tick in ticks if not tick.done] == [
        ("one-card", 4), ("two-cards", 10), ("one-card-led", 4), ("hands", 17),
    ]  # fmt: skip
    assert {tick.parts for tick in ticks} == {parts}
    hands = [tick for tick in ticks if tick.stage == "hands"]
    assert [tick.done for tick in hands] == [0, 4, 8, 12, 16, 17]
    assert [tick.counted for tick in hands] == [decided(CLASSES[: tick.done]) for tick in hands]
    assert [tick.parts_done for tick in hands] == [5, 6, 7, 8, 9, 10]


@pytest.mark.usefixtures("small_parts")
def test_a_run_goes_on_where_it_was_left(tmp_path: Path) -> None:
    run = made_up_run(tmp_path / "run")
    before = content(run.path)
    assert len([name for name in before if name.startswith("parts/")]) == 10
    for table in (run.path / "tables").iterdir():
        table.unlink()
    with pytest.raises(RunError, match="all 10 parts are done, and the tables are still to be"):
        run.table("hands")
    for lost in ("hands-00001", "hands-00004"):
        (run.path / "parts" / f"{lost}.parquet").unlink()
    assert not run.complete
    with pytest.raises(RunError, match=r"is not complete: 8 of 10 parts are done; .* --resume"):
        run.table("hands")
    there = {file: file.stat().st_mtime_ns for file in (run.path / "parts").iterdir()}
    ticks: list[Tick] = []
    again = made_up_run(tmp_path / "run", resume=True, progress=ticks.append)
    assert content(again.path) == before
    assert {file: file.stat().st_mtime_ns for file in there} == there
    kept = [*CLASSES[:4], *CLASSES[8:16]]
    first, second, third = (tick for tick in ticks if tick.stage == "hands")
    assert first == Tick("hands", 12, 17, decided(kept), 8, 10)
    assert second == Tick("hands", 16, 17, decided(CLASSES[:16]), 9, 10)
    assert third == Tick("hands", 17, 17, decided(CLASSES), 10, 10)
    more: list[Tick] = []
    made_up_run(tmp_path / "run", resume=True, progress=more.append)
    assert not more


def test_a_run_is_begun_once_and_goes_on_with_the_same(tmp_path: Path) -> None:
    path = tmp_path / "run"
    run = made_up_run(path)
    with pytest.raises(RunError, match="there is a run already; add --resume"):
        made_up_run(path)
    for changes, told in (
        ({"seed": 4}, "another seed (0, now 4); give what it was begun with, or another directory"),
        ({"hands": 5}, "another hands (none, now 5)"),
        ({"going": "second"}, "another going (first, now second)"),
    ):
        with pytest.raises(RunError, match=re.escape(told)):
            made_up_run(path, resume=True, **changes)
    other = made_up_run(tmp_path / "other", max_nodes=10**17)
    with pytest.raises(RunError, match=re.escape("another max nodes (100000000000..., now 2000)")):
        create(other.path, run.manifest, resume=True)
    with pytest.raises(RunError, match="another deck"):
        made_up_run(path, resume=True, deck=replace(DECK, main=(*MAIN, MAIN[0])))
    assert open_run(path).manifest == run.manifest
    assert run.manifest.exact and run.manifest.game == "yugioh"


def test_a_run_is_begun_in_an_empty_place(tmp_path: Path) -> None:
    assert not was_begun(tmp_path / "new" / "deep", resume=False)
    (tmp_path / "run" / "parts").mkdir(parents=True)
    (tmp_path / "run" / ".manifest.json.123").write_text("")
    assert not was_begun(tmp_path / "run", resume=True)
    (tmp_path / "run" / "parts" / "x.parquet").write_text("")
    with pytest.raises(RunError, match="not empty and holds no run"):
        was_begun(tmp_path / "run", resume=False)
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "mine.txt").write_text("")
    with pytest.raises(RunError, match="not empty and holds no run; give a new one"):
        was_begun(tmp_path / "notes", resume=True)
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(RunError, match="expected a directory for the run, found a file"):
        was_begun(file, resume=False)
    with pytest.raises(RunError, match=r"cannot be made: Not a directory"):
        was_begun(file / "below", resume=False)


def test_a_damaged_manifest_is_named(tmp_path: Path) -> None:
    run = made_up_run(tmp_path / "run")
    file = run.path / "manifest.json"
    data = json.loads(file.read_bytes())
    assert data["format"] == FORMAT
    for change, told in (
        ({"format": FORMAT - 1}, "a run of another version of endboard; analyze the deck anew"),
        ({"settings": {**data["settings"], "size": None}, "plan": {}},
         "no hands, classes, all_hands, parts in it"),
        ({"settings": {"going": "first"}}, "no size, hands, seed in it"),
        ({"more": 1}, "expected the manifest of a run"),
    ):  # fmt: skip
        file.write_text(json.dumps({**data, **change}))
        with pytest.raises(RunError, match=re.escape(told)):
            open_run(run.path)
    file.write_text("{")
    with pytest.raises(RunError, match="expected the manifest of a run"):
        open_run(run.path)
    file.unlink()
    with pytest.raises(RunError, match=r"found no manifest\.json; make one with endboard analyze"):
        open_run(run.path)


def test_a_damaged_table_or_part_is_named(tmp_path: Path) -> None:
    run = made_up_run(tmp_path / "run")
    table = run.path / "tables" / "hands.parquet"
    table.write_bytes(table.read_bytes()[:40])
    with pytest.raises(RunError, match=r"expected a whole Parquet file: .*; remove .*tables and"):
        run.table("hands")
    part = run.path / "parts" / "hands-00000.parquet"
    part.write_bytes(b"")
    with pytest.raises(RunError, match="remove this file"):
        run.read_part("hands-00000", 16, PART)
    with pytest.raises(RunError, match="remove this file"):
        run.done("hands", PART)
    for one in part.parent.glob("hands-*"):
        one.unlink()
    with pytest.raises(RunError, match="nothing of the stage hands is done yet"):
        run.done("hands", PART)
    assert run.done("one-card", PART).height == 4
    # Health of the machine is told as far as it is there.
    (run.path / "health" / "hands-00000.json").write_text("{")
    stages = [one["stage"] for one in run.health()]
    assert stages == ["hands", "one-card", "one-card-led", "two-cards"]


def test_what_needs_the_whole_run_says_what_there_is(tmp_path: Path) -> None:
    run = made_up_run(tmp_path / "run")
    frame = pl.DataFrame({"x": [1]})
    part = Unfinished(run.path, run.manifest, {"hands": frame, "boards": frame}, ["so far"])
    assert part.table("hands") is frame and part.headline == ["so far"]
    with pytest.raises(RunError, match=r"table of cards needs the whole run; .* are hands, boards"):
        part.table("cards")


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "new" / "file"
    write(file, b"first")
    write(file, b"second")
    assert file.read_bytes() == b"second" and list(file.parent.iterdir()) == [file]

    def full(stream: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DiskError, match=r"cannot be written: No space left .* --resume"):
        write(file, b"third")
    assert file.read_bytes() == b"second" and list(file.parent.iterdir()) == [file]


def test_one_process_works_on_a_run(tmp_path: Path) -> None:
    run: Run = made_up_run(tmp_path / "run")
    with (
        lock(run),
        pytest.raises(RunError, match="another process is working on this run"),
        lock(run),
    ):
        pass
    with lock(run):
        pass


def test_goals_are_named_by_their_bits() -> None:
    assert goal_names([0, 1, 2, 3, None, 4], GOALS) == [
        [], [GOALS[0]], [GOALS[1]], [*GOALS], [], [],
    ]  # fmt: skip
