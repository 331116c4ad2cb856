"""Statistics: known values of the intervals, and figures against sums over the hands themselves.

Wilson's interval: E. B. Wilson, JASA 22 (1927); values as in Newcombe, Statistics in Medicine 17
(1998) 857, table I.
"""

from collections import Counter
from itertools import combinations
from math import comb, inf
from pathlib import Path

import polars as pl
import pytest

from analysis import Run, summary
from analysis.hands import sample
from analysis.statistics import Population, bounds, mean_of, wilson
from analysis.yugioh.figures import figures
from analysis.yugioh.roles import BRICK_GOAL
from analysis.yugioh.tables import starter_shares
from tests.analysis.decks import (
    ALEXANDRITE,
    DOUBLE_SUMMON,
    ELF,
    MAIN,
    RAIDER,
    WARWOLF,
    run,
)

MONSTERS = {WARWOLF, ALEXANDRITE, ELF, RAIDER}


@pytest.mark.parametrize(
    ("seen", "draws", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(seen: int, draws: int, low: float, high: float) -> None:
    found = wilson(seen / draws, draws)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_wilson_holds_the_share_itself() -> None:
    for draws in (1, 7, 100):
        for seen in range(draws + 1):
            low, high = wilson(seen / draws, draws)
            assert 0 <= low <= seen / draws <= high <= 1
    assert wilson(0.5, 0) == (0, 1)


def test_what_is_undecided_widens_the_interval() -> None:
    assert bounds(0.25, 0.5, None) == (0.25, 0.75)
    low, high = bounds(0.25, 0.5, 100)
    assert low == wilson(0.25, 100).low and high == wilson(0.75, 100).high


@pytest.mark.parametrize(
    ("numbers", "half"),
    # Z times the standard error, with n - 1 below the sum of squares: 3 / sqrt(2) for 1 and 4 over
    # sqrt(2); 3 for 0, 3 and 6 over sqrt(3).
    [([1, 4], 1.5), ([0, 3, 6], 3**0.5), ([7, 7, 7], 0.0)],
)
def test_the_interval_of_a_mean_of_few_draws(numbers: list[int], half: float) -> None:
    count, squares = len(numbers), sum(number * number for number in numbers)
    found = mean_of(sum(numbers), squares, count, sampled=True)
    assert found == pytest.approx((sum(numbers) / count, 1.959963984540054 * half))
    assert mean_of(sum(numbers), squares, count, sampled=False) == (found[0], 0.0)
    assert mean_of(7, 49, 1, sampled=True) == (7, inf)


def test_the_interval_of_a_part_of_the_draws_is_that_of_so_many_draws() -> None:
    """Of 100 draws 20 hold a card: what they do is known no better than from 20."""
    frame = pl.DataFrame(
        {"verdict": ["reached", "brick"], "score": [4, 0], "ways": [1, 1], "drawn": [15, 5]},
        schema={"verdict": pl.String, "score": pl.Int32, "ways": pl.Int64, "drawn": pl.Int32},
    )
    found = figures(frame, Population(100, sampled=True))
    assert found.weight == 0.2
    assert (found.brick_low, found.brick_high) == wilson(0.25, 20)
    # Variance 5 * 15 * 4**2 / (20 * 19).
    half = 1.959963984540054 * (60 / 19 / 20) ** 0.5
    assert (found.score_low, found.score_high) == pytest.approx((3 - half, 3 + half))


def test_verdicts_are_told_apart() -> None:
    rows = [("reached", 9, 2), ("brick", 0, 1), ("undecided", 3, 4), ("undecided", None, 1)]
    frame = pl.DataFrame(
        [(verdict, score, ways, None) for verdict, score, ways in rows],
        schema={"verdict": pl.String, "score": pl.Int32, "ways": pl.Int64, "drawn": pl.Int32},
        orient="row",
    )
    found = figures(frame, Population(16, sampled=False))
    assert (found.hands, found.weight, found.score_mean) == (4, 0.5, 30 / 8)
    assert (found.reached, found.proved_brick, found.undecided) == (2 / 8, 1 / 8, 5 / 8)
    assert (found.brick_low, found.brick_high) == (1 / 8, 6 / 8)
    assert found.score_low == found.score_high == found.score_mean
    drawn = frame.with_columns(pl.lit(1, pl.Int32).alias("drawn"))
    one = figures(drawn.head(1), Population(4, sampled=True))
    assert (one.score_mean, one.score_low, one.score_high) == (9, None, None)
    nothing = figures(frame.clear(), Population(16, sampled=False))
    assert nothing.hands == 0 and nothing.score_mean is None


def utopia(hand: tuple[int, ...]) -> bool:
    """Two monsters and a Double Summon."""
    return DOUBLE_SUMMON in hand and sum(card in MONSTERS for card in hand) > 1


HANDS = list(combinations(MAIN, 5))


def test_an_exact_run_says_what_counting_hands_says(exact: Run) -> None:
    found = summary(exact)
    reached = sum(map(utopia, HANDS)) / 252
    assert found.figures.reached == reached
    assert found.figures.brick_low == found.figures.brick_high == pytest.approx(1 - reached)
    goals = {row["goal"]: row for row in found.goals.to_dicts()}
    assert goals["Utopia"]["low"] == goals["Utopia"]["high"] == reached
    # The Spider is made of any Normal Monster.
    assert goals["Spider"]["reached"] == 1
    assert found.health.proved == 1
    curve = {row["score"]: row["at_least"] for row in found.curve.to_dicts()}
    assert curve[min(curve)] == 1
    assert curve[max(curve)] == reached


def test_cards_with_and_without_and_in_multiples(exact: Run) -> None:
    cards = exact.table("cards").filter(pl.col("passcode") == DOUBLE_SUMMON)
    rows = {row["held"]: row for row in cards.to_dicts()}
    assert set(rows) == {"0", "1", "2", "1+"}
    for held, row in rows.items():
        here = [
            hand
            for hand in HANDS
            if (held == "1+" and DOUBLE_SUMMON in hand) or held == str(hand.count(DOUBLE_SUMMON))
        ]
        assert row["weight"] == len(here) / 252
        assert row["reached"] == sum(map(utopia, here)) / len(here)
    assert rows["1+"]["score_gain"] > 0
    assert rows["0"]["brick_low"] == 1


def test_pairs(exact: Run) -> None:
    pairs = exact.table("pairs")
    copies = Counter(MAIN)
    kinds = len(copies)
    assert pairs.height == comb(kinds, 2) + sum(count > 1 for count in copies.values())
    rows = {(row["first_passcode"], row["second_passcode"]): row for row in pairs.to_dicts()}
    for (first, second), row in rows.items():
        here = [hand for hand in HANDS if not Counter([first, second]) - Counter(hand)]
        assert row["weight"] == pytest.approx(len(here) / 252)
        assert row["reached"] == pytest.approx(sum(map(utopia, here)) / len(here))
    # Two monsters do no more with three blanks than one.
    assert rows[WARWOLF, ELF]["alone_gain"] == 0


def test_starters_are_found_and_their_chance_is_exact(exact: Run) -> None:
    openers = exact.table("openers")
    spider = openers.filter(pl.col("starts").list.contains("Spider"))
    assert {tuple(cards) for cards in spider["passcodes"]} == {(card,) for card in MONSTERS}
    shares = starter_shares(openers, MAIN, 5)
    row = shares.row(by_predicate=pl.col("goal") == "Spider", named=True)
    assert (row["one_card_starters"], row["two_card_combos"], row["one_card"]) == (4, 0, 1)
    # Utopia takes three cards: no opener starts it, nor what is worth its threshold.
    assert BRICK_GOAL not in shares["goal"] and "Utopia" not in shares["goal"]
    fewer = starter_shares(openers, (WARWOLF, *[DOUBLE_SUMMON] * 9), 3)
    assert fewer["one_card"].to_list() == [pytest.approx(3 / 10)]


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    truth = sum(map(utopia, HANDS)) / 252
    held = 0
    for seed in range(200):
        listed, draws = sample(MAIN, 5, 60, seed)
        low, high = wilson(sum(utopia(listed[number].cards) for number in draws) / 60, 60)
        held += low <= truth <= high
    # 190 of 200 are expected, with a standard deviation of 3.
    assert 181 <= held <= 199


def test_a_sample_agrees_with_the_exact_run(exact: Run, sampled: Run) -> None:
    truth, found = summary(exact), summary(sampled)
    real, seen = truth.figures, found.figures
    assert found.population == Population(300, sampled=True)
    assert None not in real and None not in seen
    assert float(seen.brick_low or 0) < float(real.brick_low or 0) < float(seen.brick_high or 0)
    assert float(seen.score_low or 0) < float(real.score_mean or 0) < float(seen.score_high or 0)
    for row, goal in zip(found.goals.to_dicts(), truth.goals.to_dicts(), strict=True):
        assert row["low"] <= goal["reached"] <= row["high"]
    curve = {row["score"]: row["at_least"] for row in truth.curve.to_dicts()}
    assert all(row["low"] <= curve[row["score"]] <= row["high"] for row in found.curve.to_dicts())


def test_second_player_has_six_cards(tmp_path: Path) -> None:
    made = run(tmp_path / "second", going="second", size=6)
    assert sum(made.table("hands")["ways"]) == comb(10, 6)
    assert set(made.table("hands")["passcodes"].list.len()) == {6}
