"""Comparing Digimon runs: pairs of the same hands and orders, the mulligan, hands that flip."""

from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from analysis import Run, RunError
from analysis.digimon.mulligan import BEST
from analysis.digimon.summary import summary
from analysis.games import compare
from engine.digimon.solo.goals import Brick
from tests.analysis.digimon import GOAL, GREYMON, MAIN, TINY, run

# Two Greymon more for two Gaia Force.
OTHER = replace(TINY, main=tuple(sorted([*MAIN[:-2], GREYMON, GREYMON])))


def row(frame: pl.DataFrame, name: str) -> dict[str, float]:
    return frame.row(by_predicate=pl.col("figure") == name, named=True)


def test_a_run_does_not_differ_from_itself(solo: Run) -> None:
    found = compare(solo, solo)
    assert found.paired and found.cards.is_empty() and found.flips.is_empty()
    assert not found.settings
    for column in ("difference", "low", "high"):
        assert set(found.figures[column]) == {0}
    assert found.figures["figure"].to_list() == [
        "value", "brick, estimated", "goal Greymon", "goal Level 4 at once", "level by own turn 1",
        "level by own turn 2", "worth of the mulligan", "its gain over never redrawing",
    ]  # fmt: skip


def test_the_same_hands_and_orders_are_paired(solo: Run, tmp_path: Path) -> None:
    """With 5 memory instead of a pass: each order against itself."""
    rich = run(tmp_path / "rich", deck=replace(TINY, memory=5), memory_hands=0)
    found = compare(solo, rich)
    assert found.paired and found.cards.is_empty()
    assert found.settings == [("memory", None, 5), ("memory_hands", 8, 0)]
    value = row(found.figures, "value")
    before, after = solo.table("orders"), rich.table("orders")
    share = solo.table("hands").select("hand", "probability")
    gains = before.select("hand", (after["value"] - before["value"]).alias("gain"))
    per_hand = gains.group_by("hand").agg(pl.col("gain").mean()).join(share, on="hand")
    expected = (per_hand["gain"] * per_hand["probability"]).sum()
    assert value["difference"] == pytest.approx(expected)
    assert value["difference"] == pytest.approx(value["b"] - value["a"])
    # Luck that both share is in neither end of the interval.
    apart = compare(solo, run(tmp_path / "apart", deck=replace(TINY, memory=5), seed=77))
    assert not apart.paired
    other = row(apart.figures, "value")
    assert value["high"] - value["low"] < other["high"] - other["low"]


def test_chances_to_win_are_shares_where_both_runs_have_them(solo: Run, tmp_path: Path) -> None:
    chances = run(tmp_path / "first", deck=replace(TINY, goal=None))
    other = run(tmp_path / "other", deck=replace(TINY, goal=None, main=OTHER.main))
    found = compare(chances, other)
    assert {"value", "worth of the mulligan", "its gain over never redrawing"} <= found.shares
    value, made = row(found.figures, "value"), summary(chances)
    # The headline tells percent, the tables 1 / 10,000.
    mean = chances.table("mulligan_rules")["worth"][0]
    assert 10 * value["a"] == pytest.approx(made.row["redraw"] / 10) == pytest.approx(mean / 1000)
    assert 0.2 < value["a"] < 0.8
    points = compare(solo, chances)
    assert "value" not in points.shares


def test_shares_of_a_deck_that_is_not_whole_have_a_second_row(solo: Run, solo_partly: Run) -> None:
    figures = compare(solo, solo_partly).figures
    names = figures["figure"].to_list()
    for sure, most in (
        ("brick, estimated", "brick, or undecided"),
        ("goal Greymon", "goal Greymon, or undecided"),
    ):
        assert names.index(most) == names.index(sure) + 1
        assert row(figures, sure)["a"] == row(figures, most)["a"]
        assert row(figures, sure)["b"] < row(figures, most)["b"]


def test_the_worth_of_the_mulligan_is_that_of_the_tables(solo: Run, tmp_path: Path) -> None:
    other = run(tmp_path / "other", deck=OTHER)
    found = compare(solo, other)
    assert not found.paired
    assert found.cards.rows() == [("main", "Greymon", 8, 10), ("main", "Gaia Force", 5, 3)]
    names = {"worth of the mulligan": "worth", "its gain over never redrawing": "gain"}
    for name, column in names.items():
        here = row(found.figures, name)
        rules = [summary(one).rules[BEST] for one in (solo, other)]
        assert (here["a"], here["b"]) == pytest.approx(tuple(rule[column] for rule in rules))
        one, two = (rule[f"{column}_high"] - rule[column] for rule in rules)
        error = (one**2 + two**2) ** 0.5
        assert here["high"] - here["difference"] == pytest.approx(error)
    brick = row(found.figures, "brick, estimated")
    assert brick["a"] == pytest.approx(summary(solo).row["brick"])
    assert brick["difference"] < 0 and "brick, estimated" in found.shares


def test_samples_of_one_seed_are_paired(solo_sampled: Run, tmp_path: Path) -> None:
    other = run(tmp_path / "other", deck=OTHER, hands=40)
    assert compare(solo_sampled, other).paired
    assert not compare(solo_sampled, run(tmp_path / "seed", deck=OTHER, hands=40, seed=6)).paired
    assert not compare(solo_sampled, run(tmp_path / "few", deck=OTHER, hands=39)).paired


def test_one_hand_says_nothing_of_the_difference(tmp_path: Path) -> None:
    one, other = (run(tmp_path / name, hands=1, deck=deck) for name, deck in
                  (("one", TINY), ("other", OTHER)))  # fmt: skip
    found = compare(one, other)
    assert found.figures["low"].null_count() == found.figures.height
    assert found.figures["difference"].null_count() == 0


def test_hands_that_flip_are_surely_kept_in_one_run_alone(solo: Run, tmp_path: Path) -> None:
    """Played for Tai Kamiya instead of Greymon, other hands are worth keeping."""
    wanted = replace(
        GOAL, terms=(replace(GOAL.terms[0], points=50, most=3),), goals=(), brick=Brick()
    )
    other = run(tmp_path / "tai", deck=replace(TINY, goal=wanted))
    found = compare(solo, other)
    assert "goal" in [name for name, _, _ in found.settings]
    assert found.flips.height > 0
    for one in found.flips.iter_rows(named=True):
        assert {one["verdict_a"], one["verdict_b"]} == {"KEEP", "REDRAW"}
    assert found.flips["probability"].is_sorted(descending=True)
    kept = found.flips.filter(found.flips["verdict_b"] == "KEEP")
    assert all("Tai Kamiya" in hand for hand in kept["hand_b"])
    assert found.flipped.startswith(f"{kept.height} are KEEP in B and REDRAW in A, ")
    # Goals that only one of them has are left out.
    assert not [name for name in found.figures["figure"] if name.startswith("goal")]


def test_two_games_are_not_compared(solo: Run, exact: Run) -> None:
    for a, b in ((solo, exact), (exact, solo)):
        with pytest.raises(RunError, match="give two runs of one game"):
            compare(a, b)
