"""A run that is not complete: what is done of it is read, and bounds what is not."""

import shutil
from pathlib import Path

import polars as pl
import pytest

from analysis import Run, RunError, open_run
from analysis.games import game_of
from analysis.run import Unfinished
from analysis.statistics import population_of
from analysis.yugioh.summary import summary
from analysis.yugioh.views import full, short


def without(run: Run, part: str, path: Path) -> Unfinished:
    """The run as if it had been stopped before this part."""
    shutil.copytree(run.path, path)
    shutil.rmtree(path / "tables")
    (path / "parts" / f"{part}.parquet").unlink()
    made: Unfinished = game_of(run).unfinished(open_run(path))
    return made


@pytest.fixture
def small_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Run, Run]:
    """An exact run and a sample in parts of eight hands."""
    from analysis.yugioh import plan
    from tests.analysis.decks import run

    monkeypatch.setattr(plan, "_PART_HANDS", 8)
    return run(tmp_path / "exact"), run(tmp_path / "sampled", hands=40, seed=3)


def test_hands_that_are_not_searched_are_undecided(
    small_parts: tuple[Run, Run], tmp_path: Path
) -> None:
    exact, _ = small_parts
    read = without(exact, "hands-00001", tmp_path / "run")
    hands, before = read.table("hands"), exact.table("hands")
    missing = hands.filter(pl.col("status").is_null())
    assert missing["hand"].to_list() == list(range(8, 16))
    assert set(missing["verdict"]) == {"undecided"} and set(missing["why"]) == {"not searched yet"}
    same = ["hand", "cards", "ways", "verdict", "why", "score", "goals"]
    there = pl.col("status").is_not_null()
    assert (
        hands.filter(there)
        .select(same)
        .equals(before.filter(~pl.col("hand").is_between(8, 15)).select(same))
    )
    text = "\n".join(read.headline)
    assert f"Not complete: {before.height - 8} of {before.height} classes are searched" in text
    found = summary(exact).figures
    share = missing["probability"].sum()
    assert f"undecided {100 * share:.2f} %" in text
    assert found.brick_low is not None
    low = before.filter((pl.col("verdict") == "brick") & ~pl.col("hand").is_between(8, 15))
    assert f"proved brick {100 * low['probability'].sum():.2f} %" in text


def test_of_a_sample_the_first_draws_are_a_smaller_one(
    small_parts: tuple[Run, Run], tmp_path: Path
) -> None:
    _, sampled = small_parts
    read = without(sampled, "hands-00001", tmp_path / "run")
    draws = sampled.table("draws")["hand"].to_list()
    first = next(at for at, hand in enumerate(draws) if hand >= 8)
    assert population_of(read).total == first
    hands = read.table("hands")
    assert hands.height == 8 and hands["drawn"].sum() == first
    assert hands["weight"].sum() == pytest.approx(1)
    assert f"Not complete: {first} of 40 draws are searched" in "\n".join(read.headline)
    assert not short(read, "board").is_empty() and not full(read, "score").is_empty()


def test_what_needs_the_whole_run_says_so(sampled: Run, solo: Run, tmp_path: Path) -> None:
    read = without(sampled, "hands-00001", tmp_path / "run")
    with pytest.raises(RunError, match=r"the table of cards needs the whole run.*hands, boards"):
        short(read, "card")
    parts = tmp_path / "run" / "parts"
    (parts / "hands-00000.parquet").unlink()
    with pytest.raises(RunError, match="the first hands are not searched yet"):
        game_of(sampled).unfinished(open_run(tmp_path / "run"))
    for part in parts.glob("hands-*"):
        part.unlink()
    with pytest.raises(RunError, match="nothing of the stage hands is done yet"):
        game_of(sampled).unfinished(open_run(tmp_path / "run"))
    with pytest.raises(RunError, match="every class of hands was asked for"):
        game_of(solo).unfinished(solo)


def test_of_a_sample_of_digimon_hands_the_first_are_a_smaller_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from analysis.digimon import plan
    from tests.analysis import digimon

    monkeypatch.setattr(plan, "_PART_RUNS", 18)
    whole = digimon.run(tmp_path / "whole", hands=20)
    first = digimon.run(tmp_path / "first", hands=12)
    read = without(whole, "hands-00002", tmp_path / "run")
    assert read.table("levels").equals(first.table("levels"))
    said, smaller = read.headline, list(game_of(first).headline(first))
    assert any("Not complete: 12 of 20 draws are played, over 3 sampled" in line for line in said)
    figures = [line for line in smaller if line.startswith(("Brick", "Mean", "Goal", "Own turn"))]
    assert len(figures) > 4 and said[-len(figures) :] == figures
    with pytest.raises(RunError, match=r"the table of cards needs the whole run.*levels"):
        short(read, "card")
    (tmp_path / "run" / "parts" / "hands-00000.parquet").unlink()
    with pytest.raises(RunError, match="the first hands are not played yet"):
        game_of(whole).unfinished(open_run(tmp_path / "run"))
