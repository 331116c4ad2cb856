"""The tables of a Digimon run against sums over all hands and orders, their values by a formula."""

import json
from collections import Counter
from itertools import combinations_with_replacement
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import polars as pl
import pytest

from analysis import Run
from analysis.digimon.figures import Deals, _round_step
from analysis.digimon.plan import MEMORIES
from analysis.digimon.views import full
from analysis.statistics import Population
from tests.analysis.digimon import AGUMON, FORCE, GREYMON, TAI
from tests.analysis.formula import (
    CLASSES,
    EVERY,
    GOALS,
    HANDS,
    MAIN,
    NAMES,
    ORDERS,
    WAYS,
    bricks,
    formula_run,
    made,
    mean,
    values,
)  # fmt: skip

MADE = [one for _, one in EVERY]
# Half an interval is so many standard errors of three orders, and of 40 drawn hands (Student).
OF_THREE, OF_FORTY = 4.303, 2.023


def test_each_hand_has_the_means_of_its_orders(formula: Run) -> None:
    rows = formula.table("hands").to_dicts()
    assert {tuple(row["numbers"]): row["ways"] for row in rows} == dict(WAYS)
    for row in rows:
        hand = tuple(row["numbers"])
        here = [made(hand, order) for order in ORDERS]
        assert row["cards"] == [NAMES[card] for card in hand]
        assert row["probability"] == row["weight"] == pytest.approx(WAYS[hand] / len(HANDS))
        assert (row["drawn"], row["runs"]) == (None, 3)
        assert row["value"] == pytest.approx(fmean(values(hand)))
        error = OF_THREE * stdev(values(hand)) / sqrt(3)
        assert row["value_high"] - row["value"] == pytest.approx(error, rel=0.02)
        assert row["value"] - row["value_low"] == pytest.approx(error, rel=0.02)
        assert row["brick"] == pytest.approx(fmean(one.brick is True for one in here))
        assert row["undecided"] == pytest.approx(fmean(one.brick is None for one in here))
        assert row["goals"] == list(GOALS)
        met = [fmean(goal in one.goals for one in here) for goal in GOALS]
        assert row["goal_shares"] == pytest.approx(met)
        assert row["levels"] == pytest.approx(
            [fmean(one.levels[turn] for one in here) for turn in (0, 1)]
        )
        assert row["dp"] == pytest.approx(fmean(one.dp for one in here))
        assert row["memory"] == pytest.approx(fmean(one.memory for one in here))


def test_each_order_has_a_row(formula: Run, formula_drawn: Run) -> None:
    numbers = [tuple(one) for one in formula.table("hands")["numbers"]]
    boards = formula.table("boards")["stacks"].to_list()
    rows = formula.table("orders").to_dicts()
    assert [(row["hand"], row["order"]) for row in rows] == [
        (hand, order) for hand in range(len(CLASSES)) for order in ORDERS
    ]
    for row in rows:
        one = made(numbers[row["hand"]], row["order"])
        assert row["draw"] is None
        assert (row["value"], row["brick"], tuple(row["goals"])) == (
            one.value,
            one.brick,
            one.goals,
        )
        assert (tuple(row["levels"]), row["dp"], row["memory"]) == (one.levels, one.dp, one.memory)
        assert row["unplayed"] == one.unplayed
        battle = json.loads(boards[row["board"]])["battle"]
        assert tuple(card["number"] for card in battle) == one.board
    assert formula_drawn.table("orders")["draw"].to_list() == [
        at for at in range(40) for _ in ORDERS
    ]


def test_boards_are_those_of_the_most_hands_first(formula: Run) -> None:
    boards = formula.table("boards").to_dicts()
    ends = {one.board for _, one in EVERY}
    assert len(boards) == len(ends) and [row["board"] for row in boards] == [*range(len(ends))]
    assert [row["weight"] for row in boards] == sorted(
        (row["weight"] for row in boards), reverse=True
    )
    for row in boards:
        cards = tuple(card["number"] for card in json.loads(row["stacks"])["battle"])
        here = [(hand, one) for hand, one in EVERY if one.board == cards]
        assert row["weight"] == pytest.approx(len(here) / len(EVERY))
        assert 0 <= row["low"] < row["weight"] < row["high"] <= 1
        assert row["hands"] == len({hand for hand, _ in here})
        ending = {(hand, o) for hand in CLASSES for o in ORDERS if made(hand, o).board == cards}
        assert row["orders"] == len(ending)
        assert row["value_mean"] == pytest.approx(fmean(one.value for _, one in here))
        most = max(one.value for _, one in here)
        best = tuple(formula.table("hands")["numbers"][row["best_hand"]])
        assert row["value_max"] == most and most in values(best)
        # Of those with this value the one of the most hands.
        assert WAYS[best] == max(WAYS[hand] for hand, one in here if one.value == most)
        named = [
            f"{count}x {NAMES[card]}" if count > 1 else NAMES[card]
            for card, count in Counter(cards).items()
        ]
        assert row["in_play"] == ("; ".join(named) or "nothing in play")


def test_cards_and_pairs_are_counted_over_all_hands(formula: Run) -> None:
    cards = formula.table("cards")
    held = cards.group_by("number", maintain_order=True).agg("held")
    assert held.rows() == [
        (AGUMON, ["0", "1+", "1", "2", "3"]),
        *((card, ["0", "1+", "1", "2"]) for card in (GREYMON, TAI, FORCE)),
    ]
    for row in cards.iter_rows(named=True):
        card, least = row["number"], int(row["held"].rstrip("+"))
        most = 5 if row["held"] == "1+" else least
        those = [hand for hand in HANDS if least <= hand.count(card) <= most]
        without = [hand for hand in HANDS if card not in hand]
        assert (row["name"], row["copies"]) == (NAMES[card], MAIN.count(card))
        assert (row["hands"], row["runs"]) == (len(set(those)), 3 * len(set(those)))
        assert row["weight"] == pytest.approx(len(those) / len(HANDS))
        assert row["value"] == pytest.approx(mean(those))
        assert row["brick"] == pytest.approx(bricks(those, True))
        assert row["undecided"] == pytest.approx(bricks(those, None))
        gains = (row["gain"], row["gain_low"], row["gain_high"])
        if row["held"] == "0":
            assert gains == (None, None, None)
            continue
        assert row["gain"] == pytest.approx(mean(those) - mean(without))
        # Hands with it and without it are independent of each other.
        (zero,) = cards.filter(number=card, held="0").to_dicts()
        error = sqrt(
            (row["value_high"] - row["value"]) ** 2 + (zero["value_high"] - zero["value"]) ** 2
        )
        assert row["gain_high"] - row["gain"] == pytest.approx(error)
        assert row["gain"] - row["gain_low"] == pytest.approx(error)
    pairs = formula.table("pairs").to_dicts()
    assert [(row["first_number"], row["second_number"]) for row in pairs] == list(
        combinations_with_replacement((AGUMON, GREYMON, TAI, FORCE), 2)
    )
    for row in pairs:
        both = Counter([row["first_number"], row["second_number"]])
        those = [hand for hand in HANDS if Counter(hand) >= both]
        others = [hand for hand in HANDS if not Counter(hand) >= both]
        assert (row["first"], row["second"]) == (
            NAMES[row["first_number"]],
            NAMES[row["second_number"]],
        )
        assert row["weight"] == pytest.approx(len(those) / len(HANDS))
        assert row["value"] == pytest.approx(mean(those))
        assert row["gain"] == pytest.approx(mean(those) - mean(others))
        assert row["gain_low"] < row["gain"] < row["gain_high"]


def test_of_a_sample_each_draw_counts_once(formula_drawn: Run) -> None:
    hands, cards = formula_drawn.table("hands"), formula_drawn.table("cards")
    assert hands["drawn"].sum() == 40 and hands.height < 40
    assert hands["weight"].to_list() == pytest.approx([one / 40 for one in hands["drawn"]])
    assert hands["runs"].to_list() == [3 * one for one in hands["drawn"]]
    draws = [tuple(row["numbers"]) for row in hands.to_dicts() for _ in range(row["drawn"])]
    for row in cards.iter_rows(named=True):
        least = int(row["held"].rstrip("+"))
        most = 5 if row["held"] == "1+" else least
        those = [hand for hand in draws if least <= hand.count(row["number"]) <= most]
        assert row["weight"] == pytest.approx(len(those) / 40)
        assert (row["hands"], row["runs"]) == (len(set(those)), 3 * len(those))
        if those:
            assert row["value"] == pytest.approx(mean(those))
    rule = formula_drawn.table("mulligan_rules").row(0, named=True)
    means = [fmean(values(hand)) for hand in draws]
    error = OF_FORTY * stdev(means) / sqrt(40)
    assert rule["worth"] == pytest.approx(fmean(means))
    assert rule["worth_high"] - rule["worth"] == pytest.approx(error, rel=0.01)
    for board in formula_drawn.table("boards").to_dicts():
        key = tuple(card["number"] for card in json.loads(board["stacks"])["battle"])
        ends = [made(hand, order) for hand in draws for order in ORDERS]
        assert board["weight"] == pytest.approx(fmean(one.board == key for one in ends))


def test_levels_goals_and_the_value_curve_are_shares_of_all_orders(formula: Run) -> None:
    levels = formula.table("levels").to_dicts()
    assert [(row["turn"], row["level"]) for row in levels] == [
        (turn, level) for turn in (1, 2) for level in (0, 3, 4)
    ]
    for row in levels:
        turn, level = row["turn"] - 1, row["level"]
        assert row["share"] == pytest.approx(fmean(one.levels[turn] == level for one in MADE))
        assert row["at_least"] == pytest.approx(fmean(one.levels[turn] >= level for one in MADE))
        assert row["low"] <= row["share"] <= row["high"]
        if not level:
            assert row["at_least"] == row["at_least_low"] == row["at_least_high"] == 1
    for row in full(formula, "goal").to_dicts():
        goal = row["goal"]
        assert row["share"] == pytest.approx(fmean(goal in one.goals for one in MADE))
        maybe = fmean(goal in one.goals or one.unplayed for one in MADE)
        assert row["undecided"] == pytest.approx(maybe - row["share"])
        assert row["low"] < row["share"] <= row["share"] + row["undecided"] < row["high"]
    curve = full(formula, "score").to_dicts()
    # 0 to 320 in at most 40 steps of a round number.
    assert [row["score"] for row in curve] == list(range(0, 321, 10))
    for row in curve:
        start = row["score"]
        assert row["share"] == pytest.approx(fmean(start <= one.value < start + 10 for one in MADE))
        assert row["at_least"] == pytest.approx(fmean(one.value >= start for one in MADE))
        ends = [made(hand, order).value for hand in CLASSES for order in ORDERS]
        assert row["orders"] == sum(start <= value < start + 10 for value in ends)


def test_steps_of_the_value_curve_are_round_numbers() -> None:
    steps = {0: 1, 1: 1, 1.1: 2, 2: 2, 2.5: 5, 5: 5, 6: 10, 10: 10, 11: 20, 50: 50, 51: 100}
    assert {least: _round_step(least) for least in steps} == steps


@pytest.mark.parametrize(
    ("low", "high"), [(0, 0), (0, 40), (3, 43), (7, 100), (30, 111), (50, 400), (99, 500)]
)
def test_the_value_curve_goes_from_the_lowest_to_the_highest_value(low: int, high: int) -> None:
    frame = pl.DataFrame({"values": [[low, (low + high) // 2, high]], "ways": [1]})
    curve = Deals(frame, Population(1, False)).value_curve()
    starts = curve["score"].to_list()
    step = _round_step((high - low) / 40)
    assert all(start % step == 0 for start in starts)
    assert starts == list(range(starts[0], starts[-1] + 1, step))
    # Each value is in a step, and the first and the last step have one.
    assert starts[0] <= low < starts[0] + step and starts[-1] <= high < starts[-1] + step
    assert curve["orders"].sum() == 3
    assert curve["at_least"][0] == pytest.approx(1)
    assert curve["at_least"][-1] == pytest.approx(curve["share"][-1])


def test_memory_alone_makes_the_difference(formula: Run, tmp_path: Path) -> None:
    rows = formula.table("memory").to_dicts()
    assert [row["memory"] for row in rows] == list(MEMORIES)
    plan_hands = formula_run(tmp_path / "same", hands=8, memory_hands=0).table("hands")
    hands = [tuple(row["numbers"]) for row in plan_hands.to_dicts() for _ in range(row["drawn"])]
    assert len(hands) == 8
    for row in rows:
        here = [[made(hand, order, row["memory"]).value for order in ORDERS] for hand in hands]
        assert (row["hands"], row["weight"], row["runs"]) == (len(set(hands)), 1, 24)
        assert row["value"] == pytest.approx(fmean(map(fmean, here)))
        # 6 for each Gaia Force and memory more than after a pass, on average over the orders.
        gains = [6 * hand.count(FORCE) * (row["memory"] - 3) for hand in hands]
        assert row["gain"] == pytest.approx(fmean(gains))
        error = 2.365 * stdev(gains) / sqrt(8)
        assert row["gain_high"] - row["gain"] == pytest.approx(error, rel=0.01)
        brick = [made(hand, order, row["memory"]).brick for hand in hands for order in ORDERS]
        assert row["brick"] == pytest.approx(brick.count(True) / 24)
        assert row["undecided"] == pytest.approx(brick.count(None) / 24)


# --------------------------------------------------------------------- lines


def test_lines_are_of_the_best_the_usual_and_the_weakest_hands(formula: Run) -> None:
    lines, hands = formula.table("lines").to_dicts(), formula.table("hands")
    by_low = hands.sort("value_low", "hand", descending=[True, False])["hand"].to_list()
    assert [row["hand"] for row in lines if row["kind"] == "best"] == by_low[:6]
    weak = [row["hand"] for row in lines if row["kind"] == "weak"]
    rest = hands.filter(
        ~pl.col("hand").is_in([row["hand"] for row in lines if row["kind"] != "weak"])
    )
    assert weak == rest.sort("value_high", "hand")["hand"].to_list()[:2]
    ranked = sorted(CLASSES, key=lambda hand: fmean(values(hand)))
    below = {hand: sum(WAYS[one] for one in ranked[: at + 1]) for at, hand in enumerate(ranked)}
    usual = [tuple(hands["numbers"][row["hand"]]) for row in lines if row["kind"] == "typical"]
    assert usual and all(0.4 <= below[hand] / len(HANDS) <= 0.6 for hand in usual)
    assert [WAYS[hand] for hand in usual] == sorted((WAYS[hand] for hand in usual), reverse=True)
    for number, row in enumerate(lines):
        hand = tuple(hands["numbers"][row["hand"]])
        assert row["line"] == number
        assert row["value"] == sorted(values(hand))[1]
        one = made(hand, row["order"])
        assert (row["value"], row["brick"], tuple(row["goals"])) == (
            one.value,
            one.brick,
            one.goals,
        )
        assert row["combo"] == "turn 1: Hatch Koromon > Play Agumon | turn 2: Pass"
        assert (row["picture"], row["in_hand"], row["security"]) == (
            f"picture of {hand}",
            ["Agumon"],
            5,
        )
        assert row["steps"] == 3
        steps = formula.table("steps").filter(line=number)
        assert steps.drop("line").rows() == [
            (1, 1, 3, "Hatch Koromon.", [], 3), (2, 1, 3, "Play Agumon.", ["there"], 0),
            (3, 2, 2, "Pass.", [], -3),
        ]  # fmt: skip
