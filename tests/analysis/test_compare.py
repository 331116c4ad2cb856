"""Comparing runs: cards, differences with their intervals, hands that flip."""

from math import sqrt
from pathlib import Path
from statistics import stdev

import polars as pl
import pytest

from analysis import Run, summary
from analysis.games import compare
from search.yugioh import DeckSpec
from tests.analysis.decks import DOUBLE_SUMMON, ELF, MAIN, SMALL, WARWOLF, run

# A third Double Summon for a Mystical Elf.
OTHER = DeckSpec(
    "other", tuple(DOUBLE_SUMMON if i == 5 else c for i, c in enumerate(MAIN)), SMALL.extra
)


def row(frame: pl.DataFrame, name: str) -> dict[str, float]:
    return frame.row(by_predicate=pl.col("figure") == name, named=True)


def test_a_run_does_not_differ_from_itself(exact: Run) -> None:
    found = compare(exact, exact)
    assert found.cards.is_empty() and found.flips.is_empty() and not found.settings
    assert set(found.figures["difference"]) == {0}
    assert found.figures["low"].equals(found.figures["high"])


def test_exact_runs_differ_exactly(exact: Run, tmp_path: Path) -> None:
    assert MAIN[5] == ELF
    other = run(tmp_path / "other", deck=OTHER)
    found = compare(exact, other)
    assert found.cards.rows() == [
        ("main", "Mystical Elf", 2, 1),
        ("main", "Double Summon", 2, 3),
    ]
    brick = row(found.figures, "brick, proved or undecided")
    expected = summary(other).figures.brick_high - summary(exact).figures.brick_high  # type: ignore[operator]
    assert brick["difference"] == pytest.approx(expected)
    assert brick["low"] == pytest.approx(brick["high"])
    assert not found.paired


def test_a_smaller_budget_flips_hands(exact: Run, tmp_path: Path) -> None:
    short = run(tmp_path / "short", max_nodes=2, opener_nodes=2)
    found = compare(exact, short)
    assert ("max_nodes", 2000, 2) in found.settings
    assert found.flips.height > 0
    assert set(found.flips["verdict_a"]) == {"reached"} and "reached" not in set(
        found.flips["verdict_b"]
    )
    assert found.flips["probability"].is_sorted(descending=True)
    brick = row(found.figures, "brick, proved or undecided")
    # What is undecided may be nothing, or all.
    assert brick["low"] <= 0 <= brick["high"] and brick["difference"] > 0


def test_samples_of_one_seed_are_paired(sampled: Run, exact: Run, tmp_path: Path) -> None:
    other = run(tmp_path / "other", deck=OTHER, hands=300, seed=1)
    paired = compare(sampled, other)
    apart = compare(sampled, run(tmp_path / "apart", deck=OTHER, hands=300, seed=10))
    assert paired.paired and not apart.paired
    truth = row(compare(exact, run(tmp_path / "exact", deck=OTHER)).figures, "mean score")
    widths = []
    for found in (paired, apart):
        score = row(found.figures, "mean score")
        assert score["low"] <= truth["difference"] <= score["high"]
        widths.append(score["high"] - score["low"])
    assert widths[0] < widths[1]
    # 1.96 standard errors of the differences draw by draw, on either side.
    one, two = (
        each.table("draws").join(each.table("hands"), on="hand", how="left").sort("draw")["score"]
        for each in (sampled, other)
    )
    error = stdev((two - one).to_list()) / sqrt(len(one))
    assert widths[0] == pytest.approx(2 * 1.96 * error, rel=1e-3)
    assert set(paired.flips.columns) >= {"hand_a", "hand_b", "probability"}
    assert WARWOLF in MAIN
