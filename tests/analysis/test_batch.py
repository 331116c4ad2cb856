"""Batches: the same results whatever the number of workers, whatever stopped the run."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import analysis.run
import analysis.yugioh.batch
from analysis import Run, RunError, analyze, open_run
from engine.yugioh.goals import DEFAULT, value_of
from engine.yugioh.language import Card
from engine.yugioh.play import YugiohPlay
from engine.yugioh.value import GOAL as POINT
from engine.yugioh.vocabulary import EARTH, MONSTER, NORMAL, WARRIOR
from search import DeckSpec, alike, survey_parts
from search.best_first import Search
from tests.analysis.decks import GOAL, MAIN, SMALL, batch, content, run


def test_every_hand_has_the_score_of_a_search_of_its_own(exact: Run) -> None:
    """Complete spaces: what led searches and merged classes find is what a plain search finds."""
    game = SMALL.game()
    play = YugiohPlay(game.state, value_of(game, GOAL))
    hands = exact.table("hands")
    assert set(hands["status"]) == {"proved"}
    assert hands["led"].sum() > 0
    for row in hands.iter_rows(named=True):
        game.start(row["passcodes"])
        search = Search(play, 10**6, 1)
        while search.run(1000):
            pass
        assert search.boards[0][1] // POINT == row["score"]
        assert search.met == sum(
            1 << bit for bit, goal in enumerate(GOAL.goals) if goal.name in row["goals"]
        )
        assert search.nodes == row["nodes"]


def test_leads_change_nothing_on_complete_spaces(exact: Run, tmp_path: Path) -> None:
    plain = run(tmp_path / "plain", leads=False)
    columns = ["cards", "ways", "verdict", "status", "score", "points", "goals", "nodes"]
    assert plain.table("hands").select(columns).equals(exact.table("hands").select(columns))
    assert plain.table("hands")["led"].sum() == 0


def test_the_number_of_jobs_changes_no_byte(
    exact: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis.yugioh.batch, "_PART_HANDS", 7)
    one = run(tmp_path / "one")
    two = run(tmp_path / "two", jobs=2)
    assert content(one.path) == content(two.path)
    # Nor do the parts show in the tables.
    for name in ("hands", "boards", "cards", "lines"):
        assert one.table(name).equals(exact.table(name)), name


SCRIPT = """
import sys
from pathlib import Path
import analysis.yugioh.batch
analysis.yugioh.batch._PART_HANDS = 2
from tests.analysis.decks import run
run(Path(sys.argv[1]), jobs=int(sys.argv[2]))
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_killed_run_resumed_has_the_same_bytes(
    tmp_path: Path, jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis.yugioh.batch, "_PART_HANDS", 2)
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
    surveyed = []

    def watched(deck, goal, parts, **how):  # type: ignore[no-untyped-def]
        for part in survey_parts(deck, goal, parts, **how):
            surveyed.append(f"parts/{part.name}.parquet")
            yield part

    monkeypatch.setattr(analysis.yugioh.batch, "survey_parts", watched)
    analyze(batch(), killed, resume=True)
    assert content(killed) == content(whole.path)
    assert surveyed and not done.intersection(surveyed)


def test_a_resumed_run_that_is_complete_does_nothing(exact: Run) -> None:
    before = {file: file.stat().st_mtime_ns for file in exact.path.rglob("*")}
    analyze(batch(), exact.path, resume=True)
    assert {file: file.stat().st_mtime_ns for file in exact.path.rglob("*")} == before


# -------------------------------------------------------------------- refusals


def test_a_run_that_is_there_is_not_written_over(exact: Run) -> None:
    before = content(exact.path)
    with pytest.raises(RunError, match="there is a run already; add --resume"):
        analyze(batch(), exact.path)
    with pytest.raises(RunError, match=r"begun with another max nodes \(2000, now 9\)"):
        analyze(batch(max_nodes=9), exact.path, resume=True)
    other = DeckSpec("small", (*MAIN[:-1], MAIN[0]), SMALL.extra)
    with pytest.raises(RunError, match="begun with another deck"):
        analyze(batch(other), exact.path, resume=True)
    with pytest.raises(RunError, match="begun with another goal"):
        analyze(batch(goal=DEFAULT), exact.path, resume=True)
    assert content(exact.path) == before


def test_a_directory_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    for resume in (False, True):
        with pytest.raises(RunError, match="the directory is not empty and holds no run"):
            analyze(batch(), tmp_path, resume=resume)
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.txt"]


def test_an_output_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(RunError, match="expected a directory for the run, found a file"):
        analyze(batch(), file)
    with pytest.raises(RunError, match="cannot be made: Not a directory"):
        analyze(batch(), file / "run")


def damaged(tmp_path: Path) -> tuple[Path, Path]:
    """A run without its tables, and one of its parts."""
    made = run(tmp_path / "run")
    (made.path / "tables" / "steps.parquet").unlink()
    return made.path, made.path / "parts" / "hands-00000.parquet"


def test_a_truncated_part_is_named(tmp_path: Path) -> None:
    path, part = damaged(tmp_path)
    whole = part.read_bytes()
    part.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(RunError, match=r"hands-00000.parquet: expected a whole.*remove"):
        analyze(batch(), path, resume=True)
    assert part.read_bytes() == whole[: len(whole) // 2]
    part.unlink()
    analyze(batch(), path, resume=True)
    assert part.read_bytes() == whole


def test_a_part_of_something_else_is_named(tmp_path: Path) -> None:
    path, part = damaged(tmp_path)
    part.write_bytes((path / "tables" / "hands.parquet").read_bytes())
    with pytest.raises(RunError, match="with the columns of part"):
        analyze(batch(), path, resume=True)


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis.yugioh.batch, "_PART_HANDS", 9)
    whole = run(tmp_path / "whole")
    written = 0
    sync = os.fsync

    def full(stream: int) -> None:
        nonlocal written
        written += 1
        if written > 12:
            raise OSError(28, "No space left on device")
        sync(stream)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RunError, match=r"cannot be written: No space left on device.*--resume"):
        run(tmp_path / "full")
    assert not list((tmp_path / "full").rglob(".*"))
    kept = content(tmp_path / "full")
    assert kept and all(content(whole.path)[name] == data for name, data in kept.items())
    monkeypatch.setattr(os, "fsync", sync)
    analyze(batch(), tmp_path / "full", resume=True)
    assert content(tmp_path / "full") == content(whole.path)


def test_two_processes_do_not_work_on_one_run(tmp_path: Path) -> None:
    path, _ = damaged(tmp_path)
    with (
        analysis.run.lock(open_run(path)),
        pytest.raises(RunError, match="another process is working on this run"),
    ):
        analyze(batch(), path, resume=True)


# --------------------------------------------------------------------- merging


def twins(second: int) -> DeckSpec:
    """A deck with two Normal Monsters that differ in their names, and in their ATK if not 1500."""
    facts = tuple(
        Card(number, f"Twin {number}", MONSTER | NORMAL, EARTH, WARRIOR, 4, attack, 1000)
        for number, attack in ((1, 1500), (2, second))
    )
    return DeckSpec("twins", (1, 1, 2, 2, 2, *MAIN[3:8]), SMALL.extra, facts)


def test_cards_that_the_deck_cannot_tell_apart_are_merged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = twins(1500)
    assert alike(deck.game(), GOAL)[2] == 1
    assert alike(twins(1600).game(), GOAL)[2] == 2
    merged = run(tmp_path / "merged", deck=deck)
    monkeypatch.setattr(analysis.yugioh.batch, "alike", lambda game, goal: {})
    plain = run(tmp_path / "plain", deck=deck)
    assert merged.table("hands").height < plain.table("hands").height
    for made in (merged, plain):
        assert sum(made.table("hands")["ways"]) == 252
    # The same figures, from hands that are fewer.
    from analysis import summary

    one, other = summary(merged), summary(plain)
    assert one.figures[1:] == other.figures[1:]
    assert one.curve.drop("hands").equals(other.curve.drop("hands"))
    assert one.goals.equals(other.goals)
