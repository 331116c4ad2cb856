"""Values and policies against brute force on a small deck whose values are known.

The sampled estimates are held against the truth over many seeds; the bounds leave them four
standard errors and more, and the seeds are fixed.
"""

from itertools import combinations
from math import atan, comb, cos, sin
from random import Random
from statistics import fmean, stdev

import pytest

from analysis import hands as opening
from analysis.digimon.redraw import (
    Estimate,
    Hand,
    best,
    bricks,
    counted,
    difference,
    fixed,
    flattered,
    mean_of,
    moments,
    policy,
    share_of,
    student,
    value,
    whole_of,
)

DECK = [0] * 4 + [1] * 3 + [2] * 3
SIZE = 3
POINTS = (0, 60, 150)


def worth(hand: tuple[int, ...]) -> int:
    """What a hand is really worth: each different card counts once."""
    return 2 * sum(POINTS[card] for card in set(hand))


# The truth, from every hand by its positions in the deck.
EVERY = [worth(hand) for hand in combinations(DECK, SIZE)]
MU = fmean(EVERY)
BEST = fmean(max(one, MU) for one in EVERY)
# Keep with a 2, by rule.
RULE = fmean(worth(hand) if 2 in hand else MU for hand in combinations(DECK, SIZE))


def played(seed: int, spread: float, orders: int, draws: int = 0) -> list[Hand]:
    """Every class of hands, or so many drawn, over orders that add luck of this spread."""
    luck = Random(10_000 + seed)
    if draws:
        listed, drawn = opening.sample(DECK, SIZE, draws, seed)
        dealt = [(listed[number].cards, 1) for number in drawn]
    else:
        dealt = [(one.cards, one.ways) for one in opening.classes(DECK, SIZE)]
    return [
        Hand(
            tuple(map(str, cards)),
            ways,
            tuple(round(worth(cards) + luck.gauss(0, spread)) for _ in range(orders)),
            (0,) * orders,
        )
        for cards, ways in dealt
    ]


def cards(hand: Hand) -> tuple[str, ...]:
    return hand.cards


def has_two(hand: Hand) -> bool:
    return "2" in hand.cards


def test_without_luck_every_class_gives_the_truth() -> None:
    hands = played(1, 0, 3)
    assert sum(hand.ways for hand in hands) == comb(10, 3)
    assert value(hands, sampled=False) == pytest.approx((MU, MU, MU))
    rule = policy(hands, fixed(hands, has_two), sampled=False)
    assert rule.kept == pytest.approx(1 - comb(7, 3) / comb(10, 3))
    assert rule.worth == pytest.approx((RULE, RULE, RULE))
    assert rule.gain.mean == pytest.approx(RULE - MU)
    exact = policy(hands, best(hands, cards), sampled=False)
    assert exact.worth.mean == pytest.approx(BEST)
    assert exact.kept == pytest.approx(fmean(one >= MU for one in EVERY))
    assert flattered(hands, cards) == pytest.approx(BEST)


@pytest.mark.parametrize("draws", [0, 150])
def test_with_luck_the_worth_is_between_the_two_bounds(draws: int) -> None:
    """Deciding and valuing by the same orders flatters; by other orders it never does."""
    honest, flatters = [], []
    for seed in range(120):
        hands = played(seed, 200, 3, draws)
        found = policy(hands, best(hands, cards), sampled=bool(draws))
        honest.append(found.worth.mean)
        flatters.append(flattered(hands, cards))
    error = stdev(honest) / len(honest) ** 0.5
    assert fmean(honest) <= BEST + 4 * error
    assert fmean(flatters) >= BEST - 4 * error
    assert fmean(flatters) > fmean(honest) + (8 if not draws else 0.5)


@pytest.mark.parametrize("draws", [0, 150])
def test_intervals_hold_the_truth_as_often_as_they_say(draws: int) -> None:
    seeds = 200
    held = [0, 0, 0]
    for seed in range(seeds):
        hands = played(seed, 120, 5, draws)
        rule = policy(hands, fixed(hands, has_two), sampled=bool(draws))
        truths = (value(hands, sampled=bool(draws)), MU), (rule.worth, RULE), (rule.gain, RULE - MU)
        for place, (found, truth) in enumerate(truths):
            held[place] += found.low <= truth <= found.high
    # 190 of 200 on average; 20 is more than six standard deviations of that below.
    assert all(number >= 170 for number in held), held
    assert any(number < seeds for number in held)


def test_each_order_is_valued_by_what_the_others_decide() -> None:
    # μ over orders 2 and 3 is 70, and the first hand is worth 100 by them: kept for order 1, where
    # it is worth 10 and all hands 55; in the orders 2 and 3 the other hand is the better one.
    hands = [Hand(("a",), 1, (10, 100, 100), (1, 0, 0)), Hand(("b",), 1, (100, 40, 40), (0, 0, 1))]
    decisions = best(hands, cards)
    assert decisions == [(True, False, False), (False, True, True)]
    found = policy(hands, decisions, sampled=False)
    # (10 + 55) / 2, and twice (70 + 40) / 2.
    assert found.worth.mean == pytest.approx((32.5 + 55 + 55) / 3)
    assert found.kept == pytest.approx(0.5)
    # Bricks: the kept hand's and the mean of all: (1 + 0.5) / 2, 0, (1 + 0.5) / 2.
    assert found.brick.mean == pytest.approx((0.75 + 0 + 0.75) / 3)
    assert flattered(hands, cards) == pytest.approx((70 + 65) / 2)


def test_what_is_undecided_widens_the_brick_rate_upwards() -> None:
    """From what is certain to that and what is undecided, of hands and of policies alike."""
    sure = [Hand(("a",), 3, (1, 2, 3), (1, 0, 0)), Hand(("b",), 1, (3, 2, 1), (0, 0, 0))]
    most = [sure[0]._replace(bricks=(1, 1, 0)), sure[1]._replace(bricks=(0, 0, 1))]
    found = [sure[0]._replace(undecided=(0, 1, 0)), sure[1]._replace(undecided=(0, 0, 1))]
    rates = [
        (bricks(hands, sampled=False), policy(hands, fixed(hands, has_two), sampled=False).brick)
        for hands in (sure, most, found)
    ]
    for low, high, both in zip(*rates, strict=True):
        assert low.undecided == high.undecided == 0
        assert (both.mean, both.low, both.high) == (low.mean, low.low, high.high)
        assert both.undecided == pytest.approx(high.mean - low.mean)
        assert both.undecided > 0


def test_hands_that_are_all_worth_the_same_are_kept() -> None:
    hands = [Hand((str(number),), number + 1, (7, 7, 7), (0, 0, 0)) for number in range(9)]
    assert best(hands, cards) == [(True,) * 3] * 9
    found = policy(hands, best(hands, cards), sampled=False)
    assert (found.kept, found.worth) == (1, Estimate(7, 7, 7))


def test_a_mean_of_all_hands_spreads_by_its_orders_alone() -> None:
    # Variances 1 and 4 of three orders each, weights 3/4 and 1/4: 9/16 * 1/3 + 1/16 * 4/3.
    found = mean_of([moments(3, (1, 2, 3)), moments(1, (0, 2, 4))], sampled=False)
    assert found.mean == 2
    parts = [9 / 16 / 3, 1 / 16 * 4 / 3]
    freedom = sum(parts) ** 2 / sum(part**2 / 2 for part in parts)
    assert found.high - 2 == pytest.approx(student(freedom) * sum(parts) ** 0.5)


def test_a_mean_of_drawn_hands_spreads_by_the_hands() -> None:
    found = mean_of([moments(1, one) for one in ((1, 3), (4, 4), (6, 6))], sampled=True)
    assert found.mean == 4
    assert found.high - 4 == pytest.approx(student(2) * (4 / 3) ** 0.5)


def test_one_drawn_hand_says_nothing_of_the_others() -> None:
    found = mean_of([moments(1, (1, 3))], sampled=True)
    assert found == (2, float("-inf"), float("inf"))
    assert found.overlaps(Estimate(900, 890, 910))


@pytest.mark.parametrize(
    ("freedom", "point"), [(2, 4.303), (3, 3.182), (7, 2.365), (30, 2.042), (120, 1.980)]
)
def test_students_points(freedom: int, point: float) -> None:
    """The published table of the t distribution, 97.5 %."""
    assert student(freedom) == pytest.approx(point, rel=0.01)
    assert student(float("inf")) == pytest.approx(1.95996, abs=1e-5)


def _within(point: float, freedom: int) -> float:
    """How likely Student's t lies within so much of 0, exactly, for an even freedom.

    Abramowitz and Stegun, 26.7.4.
    """
    angle = atan(point / freedom**0.5)
    term = total = 1.0
    for below in range(2, freedom, 2):
        term *= (below - 1) / below * cos(angle) ** 2
        total += term
    return sin(angle) * total


@pytest.mark.parametrize("freedom", [4, 8, 16, 32, 64, 100])
def test_students_points_are_off_by_the_first_term_left_out(freedom: int) -> None:
    """Abramowitz and Stegun, 26.7.5: what is left out has the fifth power of the freedom below."""
    step = 1e-5
    likely, more = (_within(student(freedom) + each, freedom) for each in (0, step))
    off = (0.95 - likely) / ((more - likely) / step)
    assert abs(off) < 2.5 / freedom**5


# --------------------------------------------------------------------- shares


def test_a_share_of_independent_draws_has_wilsons_interval() -> None:
    """One order of each drawn hand: as many draws as hands, but for Student's correction."""
    hands = [counted(1, int(number < 15), 1) for number in range(148)]
    found = share_of(hands, sampled=True)
    # As in Newcombe, Statistics in Medicine 17 (1998) 857, table I, within the correction.
    assert found.mean == pytest.approx(15 / 148)
    assert found.low == pytest.approx(0.0624, abs=0.001)
    assert found.high == pytest.approx(0.1605, abs=0.001)


def test_orders_of_one_hand_are_no_independent_draws() -> None:
    """Hands that are bricks in all orders or in none: 8 orders say no more than one."""
    one = share_of([counted(1, int(number < 30), 1) for number in range(100)], sampled=True)
    eight = share_of([counted(1, 8 * (number < 30), 8) for number in range(100)], sampled=True)
    assert eight == pytest.approx(one)


def test_a_share_that_nothing_speaks_against_is_not_sure() -> None:
    """No brick in 20 drawn hands: (0 %, 16.11 %), as in Newcombe's table."""
    drawn = share_of([counted(1, 0, 8)] * 20, sampled=True)
    assert (drawn.mean, drawn.low) == (0, 0) and drawn.high == pytest.approx(0.1611, abs=5e-5)
    # All hands there are, over 2 orders each: 40 draws where they weigh the same, fewer else.
    equal = share_of([counted(5, 0, 2)] * 20, sampled=False)
    assert equal.high == pytest.approx(share_of([counted(1, 0, 1)] * 40, sampled=True).high)
    uneven = share_of([counted(1, 0, 2)] * 19 + [counted(1000, 0, 2)], sampled=False)
    assert uneven.high > drawn.high


def test_hands_that_are_left_out_count_as_never() -> None:
    hands = [counted(2, 1, 4), counted(3, 3, 4), counted(1, 0, 4), counted(4, 0, 4)]
    for sampled in (False, True):
        of = whole_of([(hand.ways, hand.orders) for hand in hands], sampled=sampled)
        few = share_of(hands[:2], sampled=sampled, of=of)
        assert few == pytest.approx(share_of(hands, sampled=sampled))


@pytest.mark.parametrize("draws", [0, 150])
def test_intervals_of_shares_hold_the_truth_as_often_as_they_say(draws: int) -> None:
    """Bricks by luck: more likely without a 2, and each order by itself."""
    chance = {True: 0.08, False: 0.4}
    truth = fmean(chance[2 in hand] for hand in combinations(DECK, SIZE))
    seeds = 200
    held = 0
    for seed in range(seeds):
        luck = Random(seed)
        hands = [
            hand._replace(
                bricks=tuple(int(luck.random() < chance[has_two(hand)]) for _ in range(5))
            )
            for hand in played(seed, 0, 5, draws)
        ]
        found = bricks(hands, sampled=bool(draws))
        held += found.low <= truth <= found.high
    # 190 of 200 on average; 20 is more than six standard deviations of that below.
    assert 170 <= held < seeds


def test_a_difference_of_two_means_adds_their_spreads() -> None:
    found = difference(Estimate(10, 7, 13), Estimate(4, 0, 8))
    assert found == pytest.approx((6, 1, 11))
