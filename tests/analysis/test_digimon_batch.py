"""Digimon batches: the same results whatever the number of workers, whatever stopped the run."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from analysis import Run, RunError, analyze
from analysis.digimon.batch import play_mulligan
from analysis.digimon.plan import class_count
from search.digimon import Dealt, SoloSpec, play_orders
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


def test_a_part_describes_each_board_once(solo: Run) -> None:
    for file in sorted((solo.path / "parts").glob("*.parquet")):
        part = pl.read_parquet(file)
        described = [board for words in part["in_play"] for board in json.loads(words)]
        assert len(described) == len(set(described))
        assert set(map(int, described)) == {board for row in part["boards"] for board in row}


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
    found = play_mulligan(batch(memory_hands=0))
    assert found.by_holding().equals(solo.table("mulligan"))
    assert found.by_rule().equals(solo.table("mulligan_rules"))
    assert found.by_hand().equals(solo.table("mulligan_hands"))


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


def test_a_deck_without_effects_or_goal_is_played_for_the_default_value(tmp_path: Path) -> None:
    plain = SoloSpec(MAIN, TINY.eggs, turns=1)
    made = run(tmp_path / "plain", deck=plain, hands=2, memory_hands=0)
    assert made.manifest.goal["definition"] == []
    assert made.table("memory").is_empty()
    assert made.table("orders")["goals"].explode().drop_nulls().is_empty()


def test_the_manifest_says_in_words_what_is_played_for(solo: Run) -> None:
    goal = solo.manifest.goal
    assert (goal["name"], goal["brick"]) == ("Greymon", "not reached: Greymon")
    assert [(item["name"], item["points"], item["what"]) for item in goal["definition"]] == [
        ("Greymon", 10, "Greymon in the battle area, at the end of the last own turn"),
        ("Level 4 at once", 5, "a digivolution into Level 4 or higher, by the end of own turn 1"),
        ("", 3, "each Tai Kamiya in the battle area, up to 2"),
        ("", -1, "for each memory that the opponent is left with"),
    ]
