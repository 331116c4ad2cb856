"""The Digimon mulligan: which opening hands to keep, and what the redraw is worth.

The hand is shuffled back before five new cards are drawn, so the redraw does not depend on it: a
hand is kept exactly when its value is at least the mean over all opening hands.  Values are
averages over sampled orders of the deck.  The worth of the policy is measured on orders that did
not decide it (half of them decide, the other half are counted), so noise does not flatter it.
Knows no game: a hand is a tuple of cards, and what it holds is told by `Feature`s.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import comb, sqrt
from random import Random
from typing import Final

from analysis.statistics import Interval, Z

SIZE: Final = 5


@dataclass(frozen=True)
class Valued:
    """One opening hand with its weight and its values over the orders."""

    cards: tuple[str, ...]
    weight: float
    values: tuple[int, ...]

    @property
    def value(self) -> float:
        """The mean over all orders."""
        return sum(self.values) / len(self.values)

    def half(self, which: int) -> float:
        """The mean over every other order: 0 decides, 1 counts."""
        chosen = self.values[which::2] or self.values
        return sum(chosen) / len(chosen)


@dataclass(frozen=True)
class Mean:
    """A weighted mean with its 95 % interval."""

    mean: float
    interval: Interval
    hands: int


@dataclass(frozen=True)
class Row:
    """Hands with one count of a feature: how often, what keeping and redrawing are worth."""

    feature: str
    count: str
    share: float
    keep: Mean
    gain: float
    verdict: str


@dataclass(frozen=True)
class Policy:
    """A way to decide: how often it keeps, and what it is worth."""

    name: str
    keeps: float
    worth: float


@dataclass(frozen=True)
class Mulligan:
    """All of it: the mean of all hands (what a redraw is worth), policies and rows."""

    mean: Mean
    policies: tuple[Policy, ...]
    rows: tuple[Row, ...]
    hands: tuple[Valued, ...]


@dataclass(frozen=True)
class Feature:
    """What is counted in a hand; counts of `most` and above are one row."""

    name: str
    counts: Callable[[str], bool]
    most: int

    def of(self, cards: Sequence[str]) -> int:
        """How many cards of the hand count."""
        return min(sum(map(self.counts, cards)), self.most)


def none_in_hand(copies: int, deck: int = 50, size: int = SIZE) -> float:
    """The exact chance that none of `copies` cards is in an opening hand.

    Its square is the chance after redrawing every such hand.
    """
    return comb(deck - copies, size) / comb(deck, size)


def sample_hands(deck: Sequence[str], hands: int, seed: int) -> list[tuple[str, ...]]:
    """So many opening hands, each drawn anew from the whole deck."""
    random = Random(seed)
    drawn = []
    for _ in range(hands):
        left = list(deck)
        # Of all that `Random` offers, only `random()` never changes from one Python to the next.
        cards = [left.pop(int(random.random() * len(left))) for _ in range(SIZE)]
        drawn.append(tuple(sorted(cards)))
    return drawn


def mean_of(hands: Sequence[Valued]) -> Mean:
    """The weighted mean of the hands' values."""
    total = sum(hand.weight for hand in hands)
    mean = sum(hand.weight * hand.value for hand in hands) / total
    spread = 0.0
    if len(hands) > 1:
        variance = sum(hand.weight * (hand.value - mean) ** 2 for hand in hands) / total
        effective = total**2 / sum(hand.weight**2 for hand in hands)
        spread = Z * sqrt(variance / effective)
    return Mean(mean, Interval(mean - spread, mean + spread), len(hands))


# A rule of thumb: its name, and which hands it keeps.
Thumb = tuple[str, Callable[[Sequence[str]], bool]]


def evaluate(
    hands: Sequence[Valued], features: Sequence[Feature], thumbs: Sequence[Thumb]
) -> Mulligan:
    """Everything that the values say."""
    mean = mean_of(hands)
    policies = [
        Policy("never redraw", 1.0, mean.mean),
        _policy(
            "keep what is worth the mean",
            hands,
            mean.mean,
            [hand for hand in hands if hand.half(0) >= mean.mean],
        ),
    ]
    policies += [
        _policy(name, hands, mean.mean, [hand for hand in hands if keeps(hand.cards)])
        for name, keeps in thumbs
    ]
    rows = [row for feature in features for row in _rows(hands, feature, mean)]
    return Mulligan(mean, tuple(policies), tuple(rows), tuple(hands))


def _policy(name: str, hands: Sequence[Valued], redraw: float, kept: Sequence[Valued]) -> Policy:
    """What it is worth to keep these hands and to redraw the others."""
    total = sum(hand.weight for hand in hands)
    share = sum(hand.weight for hand in kept) / total
    worth = sum(hand.weight * hand.half(1) for hand in kept) / total + (1 - share) * redraw
    return Policy(name, share, worth)


def _rows(hands: Sequence[Valued], feature: Feature, redraw: Mean) -> list[Row]:
    total = sum(hand.weight for hand in hands)
    rows = []
    for count in range(feature.most + 1):
        group = [hand for hand in hands if feature.of(hand.cards) == count]
        if not group:
            continue
        keep = mean_of(group)
        verdict = "CLOSE"
        if len(group) > 1 and keep.interval.low > redraw.interval.high:
            verdict = "KEEP"
        elif len(group) > 1 and keep.interval.high < redraw.interval.low:
            verdict = "REDRAW"
        rows.append(
            Row(
                feature.name,
                f"{count}+" if count == feature.most else str(count),
                sum(hand.weight for hand in group) / total,
                keep,
                keep.mean - redraw.mean,
                verdict,
            )
        )
    return rows
