"""Keep or redraw: what hands are worth, and what policies are worth, without flattering them.

The hand is shuffled back before five new cards are drawn, so a redraw is independent of it: its
value μ is the mean over all opening hands, and a hand is kept exactly when its value V is at least
μ. The policy that does so is worth E[max(V, μ)].

V is only known as an average over sampled orders of the deck. To decide by that average and to
value the decision by the same average flatters it: of two hands that are worth the same, the one
that was luckier is kept. So one order is left out at a time: the others decide, and what the hand
made of the order left out is the value of the decision (cross-validation). That is without bias
the worth of deciding by so many orders less one, and so at most E[max(V, μ)]; the flattered figure
is at least E[max(V, μ)], on average, and is told as an upper bound.

Knows no game: a hand is whatever was played. Numbers of hands and values are integers, so that
equal hands never differ by rounding.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import fsum, inf, isfinite, sqrt
from typing import NamedTuple

from analysis.statistics import Z

# By what decisions are made: as this says of a hand, or with that of its kind what the orders say.
Decisions = list[tuple[bool, ...]]


class Hand(NamedTuple):
    """A hand that was played over some orders, each hand over equally many.

    `ways` is how many hands it stands for. `values` and `bricks` (0 or 1) have one number for each
    order.
    """

    cards: tuple[str, ...]
    ways: int
    values: tuple[int, ...]
    bricks: tuple[int, ...]


class Estimate(NamedTuple):
    """A mean with its 95 % interval, which is infinite where nothing is known of the spread."""

    mean: float
    low: float
    high: float

    def overlaps(self, other: "Estimate") -> bool:
        """Whether the intervals have a number in common."""
        return self.low <= other.high and other.low <= self.high


class Policy(NamedTuple):
    """What a policy keeps and is worth; `gain` is over never redrawing, `brick` a share."""

    kept: float
    worth: Estimate
    gain: Estimate
    brick: float


# ---------------------------------------------------------------------- means


def mean_of(rows: Iterable[tuple[int, Sequence[float]]], *, sampled: bool) -> Estimate:
    """The mean of hands: how many each stands for, and a number for each of its orders.

    With `sampled` the hands were drawn by chance, one by one, and spread themselves; else they are
    all there are, and only the orders were drawn.
    """
    listed = list(rows)
    means = [fsum(values) / len(values) for _, values in listed]
    total = sum(ways for ways, _ in listed)
    mean = fsum(ways * one for (ways, _), one in zip(listed, means, strict=True)) / total
    parts = [(ways / total) ** 2 * _variance(values) / len(values) for ways, values in listed]
    variance = _variance(means) / len(means) if sampled else fsum(parts)
    if not isfinite(variance):
        return Estimate(mean, -inf, inf)
    free = len(means) - 1.0
    if not sampled:
        free = _freedom(parts, [len(values) - 1 for _, values in listed])
    spread = student(free) * sqrt(variance)
    return Estimate(mean, mean - spread, mean + spread)


def _variance(numbers: Sequence[float]) -> float:
    """The variance that so many numbers of a sample suggest; infinite for one."""
    if len(numbers) < 2:
        return inf
    mean = fsum(numbers) / len(numbers)
    return fsum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)


def _freedom(variances: Sequence[float], free: Sequence[int]) -> float:
    """How many degrees of freedom a sum of variances has, by Welch and Satterthwaite."""
    below = fsum(one**2 / of for one, of in zip(variances, free, strict=True) if one)
    return fsum(variances) ** 2 / below if below else inf


def student(freedom: float) -> float:
    """The 97.5 % point of Student's distribution, to 1 % from 2 degrees of freedom on.

    Abramowitz and Stegun, *Handbook of Mathematical Functions*, 26.7.5.
    """
    z = Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / freedom**power for power, term in enumerate(terms, start=1))


def value(hands: Iterable[Hand], *, sampled: bool) -> Estimate:
    """The mean value of these hands."""
    return mean_of([(hand.ways, hand.values) for hand in hands], sampled=sampled)


# ------------------------------------------------------------------- policies


def fixed(hands: Sequence[Hand], keep: Callable[[Hand], bool]) -> Decisions:
    """The decisions of a rule that needs no values."""
    return [(keep(hand),) * len(hand.values) for hand in hands]


def best(hands: Sequence[Hand], kind: Callable[[Hand], Hashable]) -> Decisions:
    """For each hand and order: whether by all other orders hands of this kind are worth μ."""
    orders = range(len(hands[0].values))
    every = [sum(hand.ways * hand.values[order] for hand in hands) for order in orders]
    total = sum(hand.ways for hand in hands)
    kinds = [kind(hand) for hand in hands]
    ways = dict.fromkeys(kinds, 0)
    sums = {one: [0] * len(orders) for one in kinds}
    for hand, one in zip(hands, kinds, strict=True):
        ways[one] += hand.ways
        for order in orders:
            sums[one][order] += hand.ways * hand.values[order]
    keep = {
        one: tuple(
            (sum(sums[one]) - sums[one][order]) * total >= (sum(every) - every[order]) * ways[one]
            for order in orders
        )
        for one in ways
    }
    return [keep[one] for one in kinds]


def policy(hands: Sequence[Hand], decisions: Decisions, *, sampled: bool) -> Policy:
    """What decisions are worth: each order values what was decided for it.

    A hand that is not kept is worth what all hands are on average over the same order number. With
    k the decision and k̄, μ the means over all hands of that order, the gain over never redrawing is
    E[k (V - μ)] = E[(k - k̄) (V - μ)]; the second form also spreads as the gain does where μ and
    k̄ come from the same hands.
    """
    total = sum(hand.ways for hand in hands)
    orders = range(len(hands[0].values))

    def mean(numbers: Callable[[int], Sequence[float]]) -> list[float]:
        return [
            fsum(hand.ways * numbers(at)[order] for at, hand in enumerate(hands)) / total
            for order in orders
        ]

    kept = mean(lambda at: decisions[at])

    def gains(at: int, numbers: Sequence[float], means: Sequence[float]) -> list[float]:
        return [(decisions[at][o] - kept[o]) * (numbers[o] - means[o]) for o in orders]

    means = mean(lambda at: hands[at].values)
    bricks = mean(lambda at: hands[at].bricks)
    gain = [gains(at, hand.values, means) for at, hand in enumerate(hands)]
    fewer = [gains(at, hand.bricks, bricks) for at, hand in enumerate(hands)]
    rows = list(zip(hands, gain, strict=True))
    worth = [(h.ways, [v + g for v, g in zip(h.values, more, strict=True)]) for h, more in rows]
    brick = fsum(hand.ways * fsum(one) / len(one) for hand, one in zip(hands, fewer, strict=True))
    return Policy(
        fsum(kept) / len(kept),
        mean_of(worth, sampled=sampled),
        mean_of([(hand.ways, more) for hand, more in rows], sampled=sampled),
        fsum(bricks) / len(bricks) + brick / total,
    )


def flattered(hands: Sequence[Hand], kind: Callable[[Hand], Hashable]) -> float:
    """The worth of keeping the best kinds of hands, decided and valued by the same orders.

    On average at least E[max(V, μ)], where V is the value of a kind.
    """
    total = sum(hand.ways for hand in hands)
    orders = len(hands[0].values)
    ways: dict[Hashable, int] = {}
    sums: dict[Hashable, int] = {}
    for hand in hands:
        one = kind(hand)
        ways[one] = ways.get(one, 0) + hand.ways
        sums[one] = sums.get(one, 0) + hand.ways * sum(hand.values)
    every = sum(sums.values())
    return sum(max(sums[one] * total, every * ways[one]) for one in ways) / total**2 / orders
