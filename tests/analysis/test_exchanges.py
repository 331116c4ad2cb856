"""Exchanges of one copy: the hands that stand for them, the intervals, and which go on."""

from collections.abc import Sequence
from itertools import islice, permutations
from math import sqrt
from statistics import fmean, stdev

import pytest

from analysis.exchanges import (
    ENTRANTS,
    FINALISTS,
    Exchange,
    Gain,
    estimated,
    exchanges,
    gain,
    halve,
    orders,
    pair,
    rounds,
)
from analysis.statistics import Z

LIST = (1, 1, 2, 3, 4, 4)


def worth(hand: Sequence[int]) -> int:
    """What a hand is worth here: not the sum of its cards."""
    return len(set(hand)) * max(hand) + (5 if {1, 4} <= set(hand) else 0)


def test_all_draws_together_give_the_exact_difference() -> None:
    size, place = 3, 1
    new = [*LIST[:place], 7, *LIST[place + 1 :]]
    differences = []
    for order in permutations(range(len(LIST)), size + 1):
        held, rest = pair(order, place, size)
        assert place in held and place not in rest and len(held) == len(rest) == size
        each = [
            worth([new[at] for at in places]) - worth([LIST[at] for at in places])
            for places in (held, rest)
        ]
        differences.append((each[0], each[1]))
    found = gain(differences, len(LIST), size)
    before, after = (
        fmean(worth([deck[at] for at in places]) for places in permutations(range(6), size))
        for deck in (LIST, new)
    )
    assert found.mean == pytest.approx(after - before)
    assert found.low < found.mean < found.high


def test_a_gain_has_the_interval_of_its_differences() -> None:
    differences = [(1, 0), (0, 0), (-1, 0), (1, 1), (1, 0), (0, -1)]
    weighed = [(5 * held + 35 * rest) / 40 for held, rest in differences]
    found = gain(differences, 40, 5)
    assert found.mean == pytest.approx(fmean(weighed))
    assert found.high - found.mean == pytest.approx(Z * stdev(weighed) / sqrt(6))
    # With the two draws that stand for those which were not seen.
    wider = gain(differences, 40, 5, most=1)
    assert wider.mean == found.mean
    assert wider.high - wider.mean == pytest.approx(Z * stdev([*weighed, 1, -1]) / sqrt(8))


def test_draws_that_all_agree_do_not_prove_that_none_differs() -> None:
    nothing = gain([(0, 0)] * 100, 40, 5, most=1)
    assert nothing.mean == 0 and nothing.low < 0 < nothing.high
    assert nothing.verdict == 0
    assert Gain(0.1, 0.01, 0.2, 9).verdict == 1
    assert Gain(-0.1, -0.2, -0.01, 9).verdict == -1


def test_the_first_draws_are_those_of_more() -> None:
    few = list(islice(orders(40, 5, 3), 5))
    assert list(islice(orders(40, 5, 3), 9))[:5] == few
    assert list(islice(orders(40, 5, 4), 5)) != few
    assert all(len(set(one)) == 6 and max(one) < 40 for one in few)


def test_every_exchange_is_one_of_two_cards() -> None:
    assert list(exchanges((1, 1, 2), (2, 3, 2))) == [
        Exchange(1, 2), Exchange(1, 3), Exchange(2, 3),
    ]  # fmt: skip


# ----------------------------------------------------------------- which of many


def test_where_cards_add_up_estimates_are_exact_up_to_a_constant() -> None:
    into, out = {7: 5.0, 8: 9.0, 9: 1.0, 2: 4.0}, {1: 2.0, 2: 0.5, 3: 3.0}
    tried = list(exchanges(tuple(out), tuple(into)))
    tried.remove(Exchange(1, 9))  # what is not legal leaves a hole
    asked: list[Exchange] = []

    def values(some: Sequence[Exchange], draws: int) -> list[float]:
        asked.extend(some)
        return [into[one.into] - out[one.out] for one in some]

    found = estimated(tried, 20, values)
    assert set(found) == set(tried)
    for one, value in found.items():
        assert value == pytest.approx(into[one.into] - out[one.out])
    assert len(set(asked)) < len(tried)


def test_the_better_half_goes_on_with_twice_the_draws() -> None:
    tried = [Exchange(1, number) for number in range(100, 100 + ENTRANTS)]
    seen: list[tuple[int, int]] = []

    def values(some: Sequence[Exchange], draws: int) -> list[float]:
        seen.append((len(some), draws))
        return [-abs(one.into - 110) for one in some]

    left, behind = halve(tried, 1000, values)
    assert seen == [tuple(one) for one in rounds(ENTRANTS, 1000)] == [
        (32, 125), (16, 250), (8, 500),
    ]  # fmt: skip
    assert len(left) == FINALISTS and left[0] == Exchange(1, 110)
    assert sorted([*left, *behind]) == tried
    # The nearer the longer.
    assert [abs(one.into - 110) for one in behind] == sorted(abs(one.into - 110) for one in behind)


def test_a_few_exchanges_are_judged_at_once() -> None:
    tried = [Exchange(1, 2), Exchange(1, 3)]
    assert halve(tried, 100, lambda some, draws: []) == (tried, [])
