"""Opening hands: closed forms, brute force, and samples.

Closed forms: the hypergeometric distribution, e.g. 1 - C(n-m, k) / C(n, k) to draw at least one.
"""

from collections import Counter
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from analysis.hands import (
    Held,
    class_count,
    classes,
    hand_count,
    sample,
    ways,
    ways_holding,
    ways_with,
)

# 40 cards: three of them three times, five once, and others that are one kind here.
DECK = [1, 1, 1, 2, 2, 2, 3, 3, 3, 10, 11, 12, 13, 14, *[99] * 26]
TEN = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]


def brute(deck: list[int], size: int) -> Counter[tuple[int, ...]]:
    """Every hand by its positions in the deck."""
    return Counter(tuple(sorted(hand)) for hand in combinations(deck, size))


@pytest.mark.parametrize("size", [5, 6])
def test_the_ways_of_all_classes_sum_to_the_number_of_hands(size: int) -> None:
    found = list(classes(DECK, size))
    assert sum(one.ways for one in found) == comb(40, size) == hand_count(DECK, size)
    assert len({one.cards for one in found}) == len(found) == class_count(DECK, size)
    assert hand_count(DECK, 5) == 658_008


@pytest.mark.parametrize("size", [1, 5, 6, 10])
def test_classes_agree_with_brute_force_on_ten_cards(size: int) -> None:
    assert {tuple(sorted(one.cards)): one.ways for one in classes(TEN, size)} == brute(TEN, size)


@given(st.lists(st.integers(1, 5), min_size=4, max_size=11), st.integers(1, 4))
@settings(deadline=None, max_examples=60)
def test_classes_agree_with_brute_force(deck: list[int], size: int) -> None:
    assert {tuple(sorted(one.cards)): one.ways for one in classes(deck, size)} == brute(deck, size)


def percent(numerator: int, deck: list[int], size: int = 5) -> str:
    return f"{100 * numerator / hand_count(deck, size):.3f}"


@pytest.mark.parametrize(
    ("openers", "expected"),
    [
        ([[1]], "33.755"),  # 3 copies in 40
        ([[1], [2], [3]], "74.178"),  # 9 starters
        ([[1], [2], [3], [10], [11], [12]], "85.064"),  # 12 starters
        ([[1, 2]], "9.798"),  # two together that are in the deck three times
        ([[10, 11, 12, 13]], "0.005"),  # four named one-ofs
        ([[10, 11, 12, 13, 14]], "0.000"),
    ],
)
def test_closed_forms(openers: list[list[int]], expected: str) -> None:
    assert percent(ways_with(DECK, 5, openers), DECK) == expected
    held = [Counter(opener) for opener in openers]
    summed = sum(one.ways for one in classes(DECK, 5) if any(Counter(one.cards) >= o for o in held))
    assert percent(summed, DECK) == expected


def test_closed_forms_as_binomials() -> None:
    assert ways_with(DECK, 5, [[1]]) == comb(40, 5) - comb(37, 5)
    both = comb(40, 5) - 2 * comb(37, 5) + comb(34, 5)
    assert ways_with(DECK, 5, [[1, 2]]) == both
    assert ways_with(DECK, 5, [[10, 11, 12, 13]]) == 36
    assert ways_with(DECK, 5, [[1, 1]]) == 3 * comb(37, 3) + comb(37, 2)
    assert ways_with(DECK, 5, []) == 0
    assert ways_with(DECK, 5, [[7]]) == 0


@given(
    st.lists(st.integers(1, 5), min_size=5, max_size=10),
    st.integers(1, 5),
    st.lists(st.lists(st.integers(1, 5), min_size=1, max_size=3), max_size=4),
)
@settings(deadline=None, max_examples=150)
def test_holding_an_opener_agrees_with_brute_force(
    deck: list[int], size: int, openers: list[list[int]]
) -> None:
    held = [Counter(opener) for opener in openers]
    expected = sum(
        any(Counter(hand) >= opener for opener in held) for hand in combinations(deck, size)
    )
    assert ways_with(deck, size, openers) == expected


def test_cards_that_are_alike_are_one_kind() -> None:
    alike = {2: 1, 5: 4}
    merged = list(classes(TEN, 4, alike))
    assert sum(one.ways for one in merged) == comb(10, 4)
    assert len(merged) == class_count(TEN, 4, alike) < class_count(TEN, 4)
    expected: Counter[tuple[int, ...]] = Counter()
    for hand, count in brute(TEN, 4).items():
        expected[tuple(sorted(alike.get(card, card) for card in hand))] += count
    found = {tuple(sorted(alike.get(card, card) for card in one.cards)): one.ways for one in merged}
    assert found == expected
    # A class is a hand that can be drawn: three copies of 1, and only then 2.
    assert all(ways(TEN, one.cards) for one in merged)
    assert (1, 1, 1, 2) in {one.cards for one in merged}


def test_a_sample_repeats_and_grows() -> None:
    found, draws = sample(DECK, 5, 300, seed=7)
    assert sample(DECK, 5, 300, seed=7) == (found, draws)
    assert sample(DECK, 5, 300, seed=8) != (found, draws)
    assert sample(DECK, 5, 100, seed=7)[1] == draws[:100]
    assert len(draws) == 300 and set(draws) == set(range(len(found)))
    assert all(one.ways == ways(DECK, one.cards) for one in found)


def test_a_sample_has_no_bias() -> None:
    """Each class is drawn as often as its probability says: a chi-squared test at 0.1 %."""
    found, draws = sample(TEN, 3, 20_000, seed=3)
    expected = {one.cards: 20_000 * one.ways / comb(10, 3) for one in classes(TEN, 3)}
    seen = Counter(found[number].cards for number in draws)
    chi = sum((seen[cards] - mean) ** 2 / mean for cards, mean in expected.items())
    freedom = len(expected) - 1
    # Wilson and Hilferty's cube, for z = 3.09.
    limit = freedom * (1 - 2 / (9 * freedom) + 3.09 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert chi < limit


def test_a_merged_sample_is_the_sample_merged() -> None:
    plain, draws = sample(TEN, 4, 200, seed=1)
    merged, merged_draws = sample(TEN, 4, 200, seed=1, alike={2: 1, 5: 4})
    for one, other in zip(draws, merged_draws, strict=True):
        stands = {2: 1, 5: 4}
        assert sorted(stands.get(card, card) for card in plain[one].cards) == sorted(
            stands.get(card, card) for card in merged[other].cards
        )
    ways_of = {one.cards: one.ways for one in classes(TEN, 4, {2: 1, 5: 4})}
    assert all(one.ways == ways_of[one.cards] for one in merged)


def test_a_hand_that_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(ValueError, match="a hand of 5 cards cannot be drawn from a deck of 4"):
        list(classes([1, 2, 3, 4], 5))


@st.composite
def asked(draw: st.DrawFn) -> tuple[list[int], int, list[Held]]:
    """A deck, a size of hands, and terms whose cards may be the same."""
    deck = draw(st.lists(st.integers(1, 5), min_size=4, max_size=11))
    sets = st.frozensets(st.integers(1, 6))
    terms = [
        Held(draw(sets), least, draw(st.none() | st.integers(0, 4)))
        for least in draw(st.lists(st.integers(0, 3), max_size=3))
    ]
    return deck, draw(st.integers(1, 4)), terms


@given(asked())
@settings(deadline=None, max_examples=150)
def test_hands_that_hold_terms_agree_with_brute_force(
    case: tuple[list[int], int, list[Held]],
) -> None:
    deck, size, terms = case
    met = 0
    for hand in combinations(deck, size):
        held = [sum(card in term.cards for card in hand) for term in terms]
        met += all(
            count >= term.least and (term.most is None or count <= term.most)
            for count, term in zip(held, terms, strict=True)
        )
    assert ways_holding(deck, size, terms) == met


def test_a_card_of_two_terms_counts_for_both_and_chances_are_not_multiplied() -> None:
    both = [Held(frozenset({1})), Held(frozenset({1, 2}))]
    # Whoever holds card 1 meets both terms.
    assert (
        ways_holding(DECK, 5, both) == ways_holding(DECK, 5, both[:1]) == ways_with(DECK, 5, [[1]])
    )
    apart = [Held(frozenset({1})), Held(frozenset({2}))]
    # By inclusion and exclusion: with neither of two cards that are there three times each.
    assert ways_holding(DECK, 5, apart) == comb(40, 5) - 2 * comb(37, 5) + comb(34, 5)
    product = ways_holding(DECK, 5, apart[:1]) * ways_holding(DECK, 5, apart[1:])
    assert ways_holding(DECK, 5, apart) * comb(40, 5) < product


def test_a_hand_of_more_cards_than_the_deck_is_refused() -> None:
    with pytest.raises(ValueError, match="a hand of 11 cards cannot be drawn from a deck of 10"):
        ways_holding(TEN, 11, [])
