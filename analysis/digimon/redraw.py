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
from math import fsum, hypot, inf, isfinite, sqrt
from typing import NamedTuple

from analysis.statistics import Z, wilson

# By what decisions are made: as this says of a hand, or with that of its kind what the orders say.
Decisions = list[tuple[bool, ...]]


class Hand(NamedTuple):
    """A hand that was played over some orders, each hand over equally many.

    `ways` is how many hands it stands for. `values`, `bricks` (0 or 1) and `undecided` have one
    number for each order: `undecided` is 1 where it is not known whether it is one; () is never.
    `points` are those of the goal that was measured.
    """

    cards: tuple[str, ...]
    ways: int
    values: tuple[int, ...]
    bricks: tuple[int, ...]
    undecided: tuple[int, ...] = ()
    points: tuple[int, ...] = ()

    @property
    def most(self) -> tuple[int, ...]:
        """1 for each order that is or may be a brick."""
        if not self.undecided:
            return self.bricks
        return tuple(a + b for a, b in zip(self.bricks, self.undecided, strict=True))


class Estimate(NamedTuple):
    """A mean with its 95 % interval, which is infinite where nothing is known of the spread."""

    mean: float
    low: float
    high: float

    def overlaps(self, other: "Estimate") -> bool:
        """Whether the intervals have a number in common."""
        return self.low <= other.high and other.low <= self.high


class Rate(NamedTuple):
    """A share of which a part is undecided: what is sure, and the interval of the whole.

    The interval reaches from the low end of what is sure to the high end of that and what is
    undecided.
    """

    mean: float
    low: float
    high: float
    undecided: float


class Policy(NamedTuple):
    """What a policy keeps and is worth; `gain` is over never redrawing, `brick` a share.

    `worths` is what the policy makes of each order of each hand: of which `worth` is the mean.
    """

    kept: float
    worth: Estimate
    gain: Estimate
    brick: Rate
    worths: list[list[float]]


# ---------------------------------------------------------------------- means


class Moments(NamedTuple):
    """Numbers of a hand, one for each order: how many hands it stands for, and of the numbers

    their mean, their variance (infinite for one), and how many there are.
    """

    ways: int
    mean: float
    variance: float
    orders: int


def moments(ways: int, numbers: Sequence[float]) -> Moments:
    """The moments of the numbers of a hand that stands for so many."""
    return Moments(ways, fsum(numbers) / len(numbers), _variance(numbers), len(numbers))


def mean_of(hands: Iterable[Moments], *, sampled: bool) -> Estimate:
    """The mean over hands.

    With `sampled` the hands were drawn by chance, one by one, and spread themselves; else they are
    all there are, and only the orders were drawn.
    """
    listed = list(hands)
    of = Whole(len(listed), sum(hand.ways for hand in listed), 0.0)
    mean, variance, free = _spread(listed, of, sampled=sampled)
    if not isfinite(variance):
        return Estimate(mean, -inf, inf)
    error = student(free) * sqrt(variance)
    return Estimate(mean, mean - error, mean + error)


def counted(ways: int, count: int, orders: int) -> Moments:
    """The moments of numbers of which so many are 1 and the others 0."""
    share = count / orders
    variance = share * (1 - share) * orders / (orders - 1) if orders > 1 else inf
    return Moments(ways, share, variance, orders)


class Whole(NamedTuple):
    """All hands that a share is of: how many, how many they stand for, and how many draws they

    are where nothing spreads: each hand of a sample is one, else each order as far as the hands
    weigh the same.
    """

    hands: int
    ways: int
    draws: float


def whole_of(hands: Iterable[tuple[int, int]], *, sampled: bool) -> Whole:
    """The whole of these hands: how many each stands for, and its orders."""
    listed = list(hands)
    total = sum(ways for ways, _ in listed)
    if sampled:
        return Whole(len(listed), total, len(listed))
    draws = total**2 / fsum(ways**2 / orders for ways, orders in listed)
    return Whole(len(listed), total, draws)


def share_of(hands: Sequence[Moments], *, sampled: bool, of: Whole | None = None) -> Estimate:
    """The mean over hands of a share of their orders.

    Hands that are in `of` and not in `hands` have 0 throughout. Wilson's interval with as many
    draws as would spread as much, after E. L. Korn and B. I. Graubard, Survey Methodology 24 (1998)
    193.
    """
    if of is None:
        of = whole_of([(hand.ways, hand.orders) for hand in hands], sampled=sampled)
    mean, variance, free = _spread(hands, of, sampled=sampled)
    mean = min(max(mean, 0.0), 1.0)  # but for rounding it is
    if not isfinite(variance):
        return Estimate(mean, 0.0, 1.0)
    if variance > 0:
        return Estimate(mean, *wilson(mean, mean * (1 - mean) / variance, student(free)))
    return Estimate(mean, *wilson(mean, of.draws))


def _spread(hands: Sequence[Moments], of: Whole, *, sampled: bool) -> tuple[float, float, float]:
    """The mean over hands, the variance of that mean, and its degrees of freedom."""
    mean = fsum(hand.ways * hand.mean for hand in hands) / of.ways
    if sampled:
        squares = [(hand.mean - mean) ** 2 for hand in hands]
        squares.append((of.hands - len(hands)) * mean**2)
        free = of.hands - 1
        return mean, fsum(squares) / free / of.hands if free else inf, free
    parts = [(hand.ways / of.ways) ** 2 * hand.variance / hand.orders for hand in hands]
    return mean, fsum(parts), _freedom(parts, [hand.orders - 1 for hand in hands])


def _variance(numbers: Sequence[float]) -> float:
    """The variance that so many numbers of a sample suggest; infinite for one."""
    if len(numbers) < 2:
        return inf
    mean = fsum(numbers) / len(numbers)
    return fsum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)


def _freedom(variances: Sequence[float], free: Sequence[int]) -> float:
    """How many degrees of freedom a sum of variances has, by Welch and Satterthwaite."""
    if not isfinite(fsum(variances)):
        return 0.0
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
    return mean_of([moments(hand.ways, hand.values) for hand in hands], sampled=sampled)


def bricks(hands: Sequence[Hand], *, sampled: bool) -> Rate:
    """The share of orders of these hands that are bricks."""
    sure = [moments(hand.ways, hand.bricks) for hand in hands]
    most = [moments(hand.ways, hand.most) for hand in hands]
    return rate_of(sure, most, sampled=sampled)


def rate_of(sure: Sequence[Moments], most: Sequence[Moments], *, sampled: bool) -> Rate:
    """The share over hands of what surely holds in their orders, and of what may hold."""
    low, high = share_of(sure, sampled=sampled), share_of(most, sampled=sampled)
    return Rate(low.mean, low.low, high.high, max(high.mean - low.mean, 0.0))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """What one mean is more than another one that is independent of it."""
    gain = one.mean - other.mean
    error = hypot(one.high - one.mean, other.high - other.mean)
    return Estimate(gain, gain - error, gain + error)


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
    gain = [gains(at, hand.values, means) for at, hand in enumerate(hands)]

    def added(numbers: Sequence[float], more: Sequence[float]) -> list[float]:
        return [one + other for one, other in zip(numbers, more, strict=True)]

    def of(rows: Iterable[Sequence[float]]) -> list[Moments]:
        return [moments(hand.ways, row) for hand, row in zip(hands, rows, strict=True)]

    worths = [added(hand.values, more) for hand, more in zip(hands, gain, strict=True)]

    def shares(numbers: Sequence[Sequence[int]]) -> list[Moments]:
        means = mean(lambda at: numbers[at])
        return of([added(one, gains(at, one, means)) for at, one in enumerate(numbers)])

    return Policy(
        fsum(kept) / len(kept),
        mean_of(of(worths), sampled=sampled),
        mean_of(of(gain), sampled=sampled),
        rate_of(
            shares([hand.bricks for hand in hands]),
            shares([hand.most for hand in hands]),
            sampled=sampled,
        ),
        worths,
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
