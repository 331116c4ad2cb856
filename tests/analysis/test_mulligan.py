"""The mulligan: exact odds, means, policies and verdicts on hands whose values are given."""

import pytest

from analysis.mulligan import (
    Feature,
    Valued,
    evaluate,
    mean_of,
    none_in_hand,
    sample_hands,
)  # fmt: skip

HIT = Feature("hits", lambda card: card == "hit", 2)


def _hand(hits: int, *values: int, weight: float = 1.0) -> Valued:
    return Valued(("hit",) * hits + ("miss",) * (5 - hits), weight, values)


def test_exact_odds() -> None:
    """12 Level 3 cards in 50: C(38, 5) / C(50, 5), and its square after redrawing."""
    assert round(none_in_hand(12), 4) == 0.2369
    assert round(none_in_hand(12) ** 2, 4) == 0.0561


def test_samples_are_hands_of_the_deck_and_repeat() -> None:
    deck = ["hit"] * 4 + ["miss"] * 46
    hands = sample_hands(deck, 200, 7)
    assert hands == sample_hands(deck, 200, 7)
    assert hands != sample_hands(deck, 200, 8)
    assert all(len(hand) == 5 and hand.count("hit") <= 4 for hand in hands)
    assert 0.2 < sum("hit" in hand for hand in hands) / 200 < 0.5


def test_weighted_mean_and_interval() -> None:
    one = mean_of([_hand(0, 100), _hand(1, 200, weight=3)])
    assert one.mean == 175
    # Weighted variance 1875, effective number of hands 16 / 10.
    assert one.interval.high - one.mean == pytest.approx(1.96 * (1875 / 1.6) ** 0.5, rel=1e-4)


def test_a_policy_is_counted_on_orders_that_did_not_decide() -> None:
    # Decides on the first and third value, counts the second and fourth.
    hands = [_hand(1, 300, 100, 300, 100), _hand(0, 0, 200, 0, 200)]
    found = evaluate(hands, [], [("hits", lambda cards: "hit" in cards)])
    assert found.mean.mean == 150
    never, mean, thumb = found.policies
    assert (never.keeps, never.worth) == (1.0, 150)
    # Keeps the first, whose other half is worth 100: (100 + 150) / 2.
    assert (mean.keeps, mean.worth) == (0.5, 125)
    assert (thumb.keeps, thumb.worth) == (0.5, 125)


def test_rows_by_what_the_hand_holds() -> None:
    hands = [_hand(0, 10), _hand(0, 12), _hand(0, 11), _hand(3, 100), _hand(4, 102), _hand(2, 101)]
    zero, many = evaluate(hands, [HIT], []).rows
    assert (zero.count, zero.share, zero.keep.mean, zero.verdict) == ("0", 0.5, 11, "REDRAW")
    assert (many.count, many.keep.mean, many.gain, many.verdict) == ("2+", 101, 45, "KEEP")


def test_overlapping_intervals_are_close() -> None:
    hands = [_hand(0, 10), _hand(0, 90), _hand(1, 20), _hand(1, 100)]
    assert [row.verdict for row in evaluate(hands, [HIT], []).rows] == ["CLOSE", "CLOSE"]
