"""The tables of a Digimon run, against sums over its orders and hands."""

import json
import shutil
from collections import Counter
from dataclasses import replace
from itertools import combinations, combinations_with_replacement
from math import comb
from pathlib import Path
from statistics import fmean
from typing import Any

import polars as pl
import pytest

from analysis import Run, open_run
from analysis.batch import Workers
from analysis.digimon.figures import deals_of
from analysis.digimon.headline import headline
from analysis.digimon.plan import MEMORIES
from analysis.digimon.schemas import TABLES
from analysis.digimon.summary import summary
from analysis.digimon.views import BY, full, short
from analysis.games import game_of, table
from analysis.run import RunError
from analysis.schemas import Schema
from analysis.views import flat, percent
from engine.digimon.cards import definitions
from search.digimon import tell_turns
from tests.analysis.digimon import AGUMON, GREYMON, MAIN, TAI, batch, run

EVERY = Counter(combinations(sorted(MAIN), 5))
ALL = comb(len(MAIN), 5)


@pytest.mark.parametrize("schema", TABLES, ids=lambda schema: schema.name)
@pytest.mark.parametrize("made", ["solo", "solo_sampled"])
def test_every_table_has_its_schema(
    schema: Schema, made: str, request: pytest.FixtureRequest
) -> None:
    file = request.getfixturevalue(made).path / "tables" / f"{schema.name}.parquet"
    frame = pl.read_parquet(file)
    assert frame.schema == schema.polars() and not frame.is_empty()
    told = pl.read_parquet_metadata(file)
    assert told["endboard.table"] == schema.name
    assert told["endboard.version"] == str(schema.version)


def test_every_column_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "analysis-digimon.md").read_text("utf-8")
    for schema in (*TABLES, BY["goal"], BY["score"]):
        part = text.split(f"### `{schema.name}`, version {schema.version}\n")[1].split("\n##")[0]
        for column in schema.columns:
            assert f"`{column}`" in part, (schema.name, column)


def test_a_board_that_no_part_tells_is_noticed(solo: Run, tmp_path: Path) -> None:
    copied = tmp_path / "run"
    shutil.copytree(solo.path, copied)
    part = min((copied / "parts").glob("hands-*.parquet"))
    pl.read_parquet(part).with_columns(in_play=pl.lit("{}")).write_parquet(part)
    with pytest.raises(RuntimeError, match="do not tell all of its boards"):
        list(batch().tables(open_run(copied), Workers()))


def test_hands_have_exact_probabilities(solo: Run) -> None:
    hands = solo.table("hands")
    assert {tuple(row): ways for row, ways in hands.select("numbers", "ways").iter_rows()} == EVERY
    assert hands["weight"].equals(hands["probability"].rename("weight"))
    assert hands["probability"].sum() == pytest.approx(1)
    assert hands["drawn"].null_count() == hands.height
    assert hands["runs"].to_list() == [3] * hands.height


def test_a_sample_weighs_as_often_as_it_was_drawn(solo_sampled: Run) -> None:
    hands, orders = solo_sampled.table("hands"), solo_sampled.table("orders")
    assert hands["drawn"].sum() == 40 and hands["weight"].sum() == pytest.approx(1)
    assert (hands["runs"] == 3 * hands["drawn"]).all()
    assert orders["draw"].n_unique() == 40 and orders.height == 120
    for row in hands.iter_rows(named=True):
        assert row["ways"] == EVERY[tuple(row["numbers"])]


def test_figures_of_a_hand_are_means_over_its_orders(solo: Run) -> None:
    hands, orders = solo.table("hands"), solo.table("orders")
    for row in hands.iter_rows(named=True):
        here = orders.filter(orders["hand"] == row["hand"])
        assert row["value"] == pytest.approx(here["value"].mean())
        assert row["brick"] == pytest.approx(here["brick"].mean())
        assert row["value_low"] <= row["value"] <= row["value_high"]
        assert 0 <= row["brick_low"] <= row["brick"] <= row["brick_high"] <= 1
        # Three orders without a brick are no proof of anything.
        assert row["brick_high"] > 0.5
        for goal, share in zip(row["goals"], row["goal_shares"], strict=True):
            assert share == pytest.approx(fmean(goal in one for one in here["goals"]))
        assert row["levels"][1] == pytest.approx(fmean(one[1] for one in here["levels"]))
        assert (row["dp"], row["memory"]) == pytest.approx(
            (here["dp"].mean(), here["memory"].mean())
        )


def weighed(run: Run) -> list[tuple[int, dict[str, Any]]]:
    """Each order, and how many hands its hand stands for."""
    ways = dict(run.table("hands").select("hand", "ways").iter_rows())
    sampled = not run.manifest.exact
    return [
        (1 if sampled else ways[row["hand"]], row)
        for row in run.table("orders").iter_rows(named=True)
    ]


@pytest.mark.parametrize("made", ["solo", "solo_sampled"])
def test_shares_are_those_of_the_orders(made: str, request: pytest.FixtureRequest) -> None:
    found: Run = request.getfixturevalue(made)
    rows = weighed(found)
    total = sum(count for count, _ in rows)
    for row in found.table("levels").iter_rows(named=True):
        turn, level = row["turn"] - 1, row["level"]
        here = sum(count for count, one in rows if one["levels"][turn] == level)
        least = sum(count for count, one in rows if one["levels"][turn] >= level)
        assert row["share"] == pytest.approx(here / total)
        assert row["at_least"] == pytest.approx(least / total)
        assert row["low"] <= row["share"] <= row["high"]
    for goal, share, low, high, _ in full(found, "goal").iter_rows():
        assert share == pytest.approx(sum(c for c, one in rows if goal in one["goals"]) / total)
        assert low <= share <= high
    curve = full(found, "score")
    assert curve["share"].sum() == pytest.approx(1) and curve["at_least"][0] == 1
    assert curve["orders"].sum() == len(rows)
    step = int(curve["score"][1] - curve["score"][0])
    for row in curve.iter_rows(named=True):
        at_least = sum(count for count, one in rows if one["value"] >= row["score"])
        assert row["at_least"] == pytest.approx(at_least / total)
        between = [one for _, one in rows if 0 <= one["value"] - row["score"] < step]
        assert row["orders"] == len(between)


@pytest.mark.parametrize("made", ["solo", "solo_sampled"])
def test_boards_are_where_the_orders_end(made: str, request: pytest.FixtureRequest) -> None:
    found: Run = request.getfixturevalue(made)
    boards, rows = found.table("boards"), weighed(found)
    total = sum(count for count, _ in rows)
    assert boards["weight"].sum() == pytest.approx(1)
    assert boards["weight"].is_sorted(descending=True)
    assert boards["orders"].sum() == len(rows)
    for row in boards.iter_rows(named=True):
        here = [(count, one) for count, one in rows if one["board"] == row["board"]]
        assert row["weight"] == pytest.approx(sum(count for count, _ in here) / total)
        assert row["orders"] == len(here)
        assert row["hands"] == len({one["hand"] for _, one in here})
        values = [one["value"] for _, one in here]
        assert row["value_max"] == max(values)
        mean = sum(count * one["value"] for count, one in here) / sum(c for c, _ in here)
        assert row["value_mean"] == pytest.approx(mean)
        assert (row["best_hand"], row["value_max"]) in {(o["hand"], o["value"]) for _, o in here}
        assert 0 <= row["low"] <= row["weight"] <= row["high"] <= 1
        stacks = json.loads(row["stacks"])
        assert all(card["name"] in row["in_play"] for card in stacks["battle"])


def test_cards_with_and_without_and_in_multiples(solo: Run) -> None:
    rows = weighed(solo)
    held = dict(solo.table("hands").select("hand", "numbers").iter_rows())
    cards = solo.table("cards")
    assert cards.filter(cards["number"] == AGUMON)["held"].to_list() == [
        "0", "1+", "1", "2", "3", "4", "5",
    ]  # fmt: skip
    for row in cards.iter_rows(named=True):

        def fits(one: dict[str, Any], row: dict[str, Any] = row) -> bool:
            count: int = held[one["hand"]].count(row["number"])
            return count > 0 if row["held"] == "1+" else count == int(str(row["held"]))

        here = [(count, one) for count, one in rows if fits(one)]
        weight = sum(count for count, _ in here)
        assert row["weight"] == pytest.approx(weight / ALL / 3)
        value = sum(count * one["value"] for count, one in here) / weight
        brick = sum(count * one["brick"] for count, one in here) / weight
        assert (row["value"], row["brick"]) == pytest.approx((value, brick))
        assert row["value_low"] <= row["value"] <= row["value_high"]
        without = cards.filter((cards["number"] == row["number"]) & (cards["held"] == "0"))
        if row["held"] == "0":
            assert row["gain"] is None
        else:
            assert row["gain"] == pytest.approx(row["value"] - without["value"][0])
            assert row["gain_low"] < row["gain"] < row["gain_high"]


def test_pairs_against_all_other_hands(solo: Run) -> None:
    pairs = solo.table("pairs")
    assert [
        tuple(row) for row in pairs.select("first_number", "second_number").iter_rows()
    ] == list(combinations_with_replacement(sorted(set(MAIN)), 2))
    hands = solo.table("hands")
    for row in pairs.iter_rows(named=True):
        wanted = Counter([row["first_number"], row["second_number"]])
        both = [Counter(numbers) >= wanted for numbers in hands["numbers"]]
        here, others = hands.filter(pl.Series(both)), hands.filter(~pl.Series(both))
        assert row["hands"] == here.height
        assert row["weight"] == pytest.approx(here["probability"].sum())
        means = []
        for one in (here, others):
            weights = one["probability"].to_list()
            sums = sum(w * value for w, value in zip(weights, one["value"], strict=True))
            means.append(sums / sum(weights))
        assert row["value"] == pytest.approx(means[0])
        assert row["gain"] == pytest.approx(means[0] - means[1])


def test_memory_is_all_that_differs(solo: Run) -> None:
    """The same hands over the same orders, beside those with 3 memory."""
    memory = solo.table("memory")
    assert memory["memory"].to_list() == list(MEMORIES)
    assert memory["runs"].to_list() == [24] * 5
    passed = memory.row(2, named=True)
    assert passed["gain"] == passed["gain_low"] == passed["gain_high"] == 0
    gains = memory["value"] - passed["value"]
    assert memory["gain"].to_list() == pytest.approx(gains.to_list())
    for row in memory.iter_rows(named=True):
        assert row["gain_low"] <= row["gain"] <= row["gain_high"]
        assert row["brick_low"] <= row["brick"] <= row["brick_high"]
    made = batch()
    parts = solo.read_part("memory-3-00000", 8, made.schema("memory-3"))
    hand, seeds = made.of_memory[0][0], made.seeds(0)
    with_three = replace(made.in_order, memory=3)
    alone = [tell_turns(with_three, hand, seed).played.value for seed in seeds]
    assert parts["values"][0].to_list() == alone


def test_an_exact_run_says_that_exact_are_the_hands_alone(solo: Run, solo_sampled: Run) -> None:
    told = "\n".join(game_of(solo).headline(solo))
    assert f"All {ALL:,} hands in 56 classes: their shares are exact. What they make is " in told
    assert "estimated from 3 sampled orders of the deck each (seed 5); intervals are 95 %" in told
    assert "%), estimated: not reached: Greymon" in told
    assert "40 hands drawn by chance, 3 sampled orders" in "\n".join(
        game_of(solo_sampled).headline(solo_sampled)
    )
    row = summary(solo).row
    assert 0 < row["brick_low"] < row["brick"] < row["brick_high"] < 1


def test_the_brick_rate_and_the_mean_are_those_of_all_hands(solo: Run) -> None:
    hands, row = solo.table("hands"), summary(solo).row
    for figure, mean in (("value", row["redraw"]), ("brick", row["brick"])):
        assert mean == pytest.approx((hands["probability"] * hands[figure]).sum())


def test_a_sample_agrees_with_every_class(solo: Run, solo_sampled: Run) -> None:
    """More orders of all hands lie in the interval of the sample, at these seeds."""
    truth, found = summary(solo).row, summary(solo_sampled).row
    assert found["redraw_low"] < truth["redraw"] < found["redraw_high"]
    assert found["brick_low"] < truth["brick"] < found["brick_high"]


# -------------------------------------------------------------------- lines


def test_lines_are_runs_of_their_hands(solo: Run) -> None:
    lines, steps = solo.table("lines"), solo.table("steps")
    hands, orders = solo.table("hands"), solo.table("orders")
    assert set(lines["kind"]) == {"best", "typical", "weak"}
    assert lines["hand"].is_unique().all()
    values_of = {
        kind: lines.filter(lines["kind"] == kind)["hand_value"].to_list()
        for kind in ("best", "weak")
    }
    assert max(values_of["weak"]) < min(values_of["best"])
    for line in lines.iter_rows(named=True):
        here = steps.filter(steps["line"] == line["line"])
        assert here["step"].to_list() == list(range(1, line["steps"] + 1))
        assert here["turn"].is_sorted() and here["turn"][0] == 1
        hand = hands.row(line["hand"], named=True)
        assert (line["cards"], line["hand_value"]) == (hand["cards"], hand["value"])
        values = orders.filter(orders["hand"] == line["hand"])["value"].sort()
        assert line["value"] == values[1], "the one in the middle"
        assert line["combo"].startswith("turn 1: ") and " > " in line["combo"]
    agumon = definitions()[AGUMON].name
    assert any(agumon in text for text in steps["text"])
    assert any("Battle area:" in picture for picture in lines["picture"])


# -------------------------------------------------------- other programs, views


def test_duckdb_reads_what_polars_wrote(solo: Run) -> None:
    duckdb = pytest.importorskip("duckdb")
    file = solo.path / "tables" / "orders.parquet"
    rows = duckdb.sql(f"select count(*), sum(value), max(levels[2]) from '{file}'").fetchall()
    orders = solo.table("orders")
    assert rows == [(orders.height, orders["value"].sum(), 4)]


@pytest.mark.parametrize("by", BY)
@pytest.mark.parametrize("made", ["solo", "solo_sampled"])
def test_csv_has_no_lists_and_comes_back(
    by: str, made: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    found: Run = request.getfixturevalue(made)
    frame = full(found, by)
    file = tmp_path / "table.csv"
    flat(frame).write_csv(file)
    back = pl.read_csv(file, infer_schema=False)
    assert back.columns == frame.columns and back.height == frame.height
    assert not short(found, by).is_empty()
    assert table(found, by) == (game_of(found), BY[by]) or table(found, by)[1] == BY[by]


def test_a_table_of_the_other_game_is_refused(solo: Run, exact: Run) -> None:
    with pytest.raises(RunError, match=r"a run of a Digimon deck has no table by opener; there"):
        table(solo, "opener")
    with pytest.raises(RunError, match=r"a run of a Yu-Gi-Oh! deck has no table by memory; there"):
        table(exact, "memory")


def test_a_run_is_read_from_its_directory(solo: Run) -> None:
    again = open_run(solo.path)
    assert again.manifest == solo.manifest
    dealt = deals_of(again)
    assert dealt.goal_shares(["Greymon"]).height == 1
    assert dealt.value_curve()["share"].sum() == pytest.approx(1)


def test_one_drawn_hand_has_no_interval(tmp_path: Path) -> None:
    made = run(tmp_path / "one", hands=1)
    row = summary(made).row
    assert row["redraw_low"] is None and row["brick_low"] == 0 and row["brick_high"] == 1
    assert made.table("memory")["value_low"].null_count() == 5
    assert "\n".join(game_of(made).headline(made))
    for by in BY:
        assert short(made, by).height == full(made, by).height or by in ("card", "pair")
    assert GREYMON in MAIN and TAI in MAIN


def test_what_is_undecided_counts_in_every_rate(solo_partly: Run) -> None:
    """From the orders: bricks that are certain, and with those that are undecided."""
    orders, rows = solo_partly.table("orders"), weighed(solo_partly)
    total = sum(count for count, _ in rows)
    assert set(orders["brick"]) == {True, False, None}
    # The goal whose lack is a brick: what is not met is one, or undecided.
    for one in orders.iter_rows(named=True):
        assert one["brick"] is (False if "Greymon" in one["goals"] else not one["unplayed"] or None)
    sure = sum(count for count, one in rows if one["brick"]) / total
    undecided = sum(count for count, one in rows if one["brick"] is None) / total
    row = summary(solo_partly).row
    assert (row["brick"], row["undecided"]) == (pytest.approx(sure), pytest.approx(undecided))
    assert row["brick_low"] < sure < sure + undecided < row["brick_high"]
    told = f"{percent(row['undecided'])} undecided, estimated: not reached: Greymon"
    assert told in "\n".join(headline(solo_partly))
    for goal in full(solo_partly, "goal").iter_rows(named=True):
        met = sum(count for count, one in rows if goal["goal"] in one["goals"])
        open_ = [one["unplayed"] and goal["goal"] not in one["goals"] for _, one in rows]
        maybe = sum(count for (count, _), one in zip(rows, open_, strict=True) if one)
        assert (goal["share"], goal["undecided"]) == (
            pytest.approx(met / total), pytest.approx(maybe / total)
        )  # fmt: skip
        assert goal["low"] <= goal["share"] <= goal["share"] + goal["undecided"] <= goal["high"]
    for by in ("hand", "card", "pair", "memory", "holding", "rule", "keep", "goal"):
        found = full(solo_partly, by)
        assert found["undecided"].sum() > 0, by
        assert "undecided" in short(solo_partly, by).columns, by
    hand = solo_partly.table("hands").filter(pl.col("undecided") > 0).row(0, named=True)
    here = orders.filter(pl.col("hand") == hand["hand"])["brick"]
    assert hand["brick"] == here.sum() / len(here)
    assert hand["undecided"] == here.null_count() / len(here)


def test_nothing_of_a_whole_deck_is_undecided(solo: Run) -> None:
    orders = solo.table("orders")
    assert not orders["unplayed"].any() and not orders["brick"].null_count()
    for by in ("hand", "card", "pair", "memory", "holding", "rule", "keep", "goal"):
        assert not full(solo, by)["undecided"].sum(), by
        assert "undecided" not in short(solo, by).columns, by
    assert "undecided" not in "\n".join(headline(solo))
