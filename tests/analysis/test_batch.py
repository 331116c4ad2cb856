"""Batches: the same results whatever the number of workers, whatever stopped the run."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

import analysis.batch
import analysis.run
import analysis.yugioh.plan
from analysis import DiskError, Run, RunError, analyze, open_run
from analysis.batch import Tick, program
from engine.yugioh.language import Card
from engine.yugioh.vocabulary import EARTH, MONSTER, NORMAL, WARRIOR
from engine.yugioh.worth.goals import DEFAULT, value_of
from engine.yugioh.worth.searched import YugiohPlay
from engine.yugioh.worth.value import GOAL as POINT
from search.best_first import Search
from search.yugioh import DeckSpec, alike
from tests.analysis.cases import CASES, EACH_GAME, Case
from tests.analysis.decks import DOUBLE_SUMMON, GOAL, MAIN, SMALL, batch, content, run


def test_progress_is_told_from_none_to_all(tmp_path: Path) -> None:
    ticks: list[Tick] = []
    analyze(batch(), tmp_path / "run", progress=ticks.append)
    for stage in {tick.stage for tick in ticks}:
        first, *_, last = (tick for tick in ticks if tick.stage == stage)
        assert (first.done, first.counted) == (0, 0)
        assert last.done == last.total > 0


def test_a_run_knows_every_source_that_decides_its_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names and contents, of the engine and of the search; what is no source does not count."""
    for name in ("engine", "search"):
        (tmp_path / name / "inner").mkdir(parents=True)
        (tmp_path / name / "inner" / "rules.py").write_text("one")
        package = SimpleNamespace(__path__=[str(tmp_path / name)])
        monkeypatch.setattr(analysis.batch, name, package)
    known = {program()}
    for name in ("engine", "search"):
        rules = tmp_path / name / "inner" / "rules.py"
        (rules.parent / "notes.txt").write_text("of no effect")
        assert program() in known
        for file, text in (("rules.py", "two"), ("others.py", "two"), ("others.py", "more")):
            rules = rules.rename(rules.with_name(file))
            rules.write_text(text)
            assert program() not in known
            known.add(program())


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


@pytest.fixture
def complete(case: Case, request: pytest.FixtureRequest) -> Run:
    """Every hand of the small deck of the game."""
    run: Run = request.getfixturevalue({"yugioh": "exact", "digimon": "solo"}[case.name])
    return run


@EACH_GAME
def test_the_number_of_jobs_changes_no_byte(
    case: Case, complete: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case.parts_of(7, monkeypatch)
    one = case.run(tmp_path / "one")
    two = case.run(tmp_path / "two", jobs=2)
    assert content(one.path) == content(two.path)
    # Nor do the parts show in the tables.
    for name in ("hands", "boards", "cards", "pairs", "lines"):
        assert one.table(name).equals(complete.table(name)), name


def test_hands_that_are_left_undecided_are_searched_again(tmp_path: Path) -> None:
    """Every hand needs more than these 8 positions, and eight times as many are enough."""
    one, two = (run(tmp_path / str(jobs), jobs=jobs, max_nodes=8, leads=False) for jobs in (1, 2))
    assert content(one.path) == content(two.path)
    assert one.manifest.plan["again_nodes"] == 64
    hands = one.table("hands")
    for cards, verdict in hands.select("passcodes", "verdict").iter_rows():
        assert verdict == ("reached" if DOUBLE_SUMMON in cards else "brick")
    assert all(nodes > 8 for nodes in hands["nodes"])


@EACH_GAME
def test_a_killed_run_resumed_has_the_same_bytes(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case.parts_of(2, monkeypatch)
    whole = content(case.run(tmp_path / "whole").path)
    played: list[str] = []
    case.watch(played, monkeypatch)
    for jobs in (1, 2):
        killed = tmp_path / f"killed-{jobs}"
        _kill(case, killed, jobs)
        done = set(content(killed))
        assert not (killed / "tables" / "steps.parquet").exists()
        with pytest.raises(RunError, match="the run is not complete"):
            open_run(killed).table("hands")
        played.clear()
        analyze(case.batch(), killed, resume=True)
        assert content(killed) == whole
        assert played and not done.intersection(played)


def _kill(case: Case, killed: Path, jobs: int) -> None:
    """Begin a run in a process of its own, and kill it once some parts are done."""
    child = subprocess.Popen([sys.executable, "-c", case.script(2), str(killed), str(jobs)])
    deadline = time.monotonic() + 120
    while len(list((killed / "parts").glob("hands-*.parquet"))) < 3:
        assert child.poll() is None, "the run ended before it could be killed"
        assert time.monotonic() < deadline
        time.sleep(0.002)
    child.send_signal(signal.SIGKILL)
    child.wait()


@EACH_GAME
def test_a_resumed_run_that_is_complete_does_nothing(case: Case, complete: Run) -> None:
    before = {file: file.stat().st_mtime_ns for file in complete.path.rglob("*")}
    analyze(case.batch(), complete.path, resume=True)
    assert {file: file.stat().st_mtime_ns for file in complete.path.rglob("*")} == before


# -------------------------------------------------------------------- refusals


@EACH_GAME
def test_a_run_that_is_there_is_not_written_over(case: Case, complete: Run) -> None:
    before = content(complete.path)
    with pytest.raises(RunError, match="there is a run already; add --resume"):
        analyze(case.batch(), complete.path)
    name = next(iter(case.change)).replace("_", " ")
    with pytest.raises(RunError, match=rf"begun with another {name} \(\d+, now \d\)"):
        analyze(case.batch(**case.change), complete.path, resume=True)
    other = next(one for one in CASES if one is not case)
    with pytest.raises(RunError, match=rf"another game \({case.name}, now {other.name}\)"):
        analyze(other.batch(), complete.path, resume=True)
    assert content(complete.path) == before


def test_a_run_of_something_else_is_refused(exact: Run) -> None:
    other = DeckSpec("small", (*MAIN[:-1], MAIN[0]), SMALL.extra)
    with pytest.raises(RunError, match="begun with another deck"):
        analyze(batch(other), exact.path, resume=True)
    with pytest.raises(RunError, match="begun with another goal"):
        analyze(batch(goal=DEFAULT), exact.path, resume=True)


@EACH_GAME
def test_a_directory_with_something_else_is_refused(case: Case, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    for resume in (False, True):
        with pytest.raises(RunError, match="the directory is not empty and holds no run"):
            analyze(case.batch(), tmp_path, resume=resume)
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.txt"]


@EACH_GAME
def test_an_output_that_cannot_be_made_is_refused(case: Case, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(RunError, match="expected a directory for the run, found a file"):
        analyze(case.batch(), file)
    with pytest.raises(RunError, match="cannot be made: Not a directory"):
        analyze(case.batch(), file / "run")


def damaged(case: Case, tmp_path: Path) -> tuple[Path, Path]:
    """A run without its last table, and one of its parts."""
    made = case.run(tmp_path / "run")
    (made.path / "tables" / "steps.parquet").unlink()
    return made.path, made.path / "parts" / "hands-00000.parquet"


@EACH_GAME
def test_a_truncated_part_is_named(case: Case, tmp_path: Path) -> None:
    path, part = damaged(case, tmp_path)
    whole = part.read_bytes()
    part.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(RunError, match=r"hands-00000.parquet: expected a whole.*remove"):
        analyze(case.batch(), path, resume=True)
    assert part.read_bytes() == whole[: len(whole) // 2]
    part.unlink()
    analyze(case.batch(), path, resume=True)
    assert part.read_bytes() == whole


@EACH_GAME
def test_a_part_of_something_else_is_named(case: Case, tmp_path: Path) -> None:
    path, part = damaged(case, tmp_path)
    part.write_bytes((path / "tables" / "hands.parquet").read_bytes())
    with pytest.raises(RunError, match="with the columns of part"):
        analyze(case.batch(), path, resume=True)


@EACH_GAME
def test_a_full_disk_loses_nothing(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case.parts_of(9, monkeypatch)
    whole = case.run(tmp_path / "whole")
    written = 0
    sync = os.fsync

    def full(stream: int) -> None:
        nonlocal written
        written += 1
        if written > 12:
            raise OSError(28, "No space left on device")
        sync(stream)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DiskError, match=r"cannot be written: No space left on device.*--resume"):
        case.run(tmp_path / "full")
    assert not list((tmp_path / "full").rglob(".*"))
    kept = content(tmp_path / "full")
    assert kept and all(content(whole.path)[name] == data for name, data in kept.items())
    monkeypatch.setattr(os, "fsync", sync)
    analyze(case.batch(), tmp_path / "full", resume=True)
    assert content(tmp_path / "full") == content(whole.path)


@EACH_GAME
def test_two_processes_do_not_work_on_one_run(case: Case, tmp_path: Path) -> None:
    path, _ = damaged(case, tmp_path)
    with (
        analysis.run.lock(open_run(path)),
        pytest.raises(RunError, match="another process is working on this run"),
    ):
        analyze(case.batch(), path, resume=True)


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
    monkeypatch.setattr(analysis.yugioh.plan, "alike", lambda game, goal: {})
    plain = run(tmp_path / "plain", deck=deck)
    assert (merged.manifest.plan["merged"], plain.manifest.plan["merged"]) == ({"2": 1}, {})
    assert merged.table("hands").height < plain.table("hands").height
    for made in (merged, plain):
        assert sum(made.table("hands")["ways"]) == 252
    # The same figures, from hands that are fewer.
    from analysis import summary

    one, other = summary(merged), summary(plain)
    assert one.figures[1:] == other.figures[1:]
    assert one.curve.drop("hands").equals(other.curve.drop("hands"))
    assert one.goals.equals(other.goals)
