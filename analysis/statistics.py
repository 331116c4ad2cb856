"""Shares, means and their intervals: exact for exact runs, with 95 % intervals for samples.

For a share Wilson's interval, from E. B. Wilson, "Probable inference", JASA 22 (1927); for a mean,
the normal one.  Knows no game.
"""

from dataclasses import dataclass
from math import inf, sqrt
from typing import Final, NamedTuple

from analysis.run import Run

Z: Final = 1.959963984540054  # 95 %


class Interval(NamedTuple):
    """Two bounds, the lower one first."""

    low: float
    high: float


def wilson(share: float, draws: float, z: float = Z) -> Interval:
    """Wilson's interval of a probability of which `share` was seen in so many draws."""
    if draws <= 0:
        return Interval(0.0, 1.0)
    middle = (share + z * z / (2 * draws)) / (1 + z * z / draws)
    spread = z * sqrt(share * (1 - share) / draws + z * z / (4 * draws * draws))
    spread /= 1 + z * z / draws
    # At the ends rounding would leave the share itself outside.
    low = 0.0 if share <= 0 else max(middle - spread, 0.0)
    high = 1.0 if share >= 1 else min(middle + spread, 1.0)
    return Interval(low, high)


@dataclass(frozen=True)
class Population:
    """What the rows of `hands` are taken from: all `total` hands of the deck, or so many draws.

    Sums are of whole numbers, so they do not depend on their order.
    """

    total: int
    sampled: bool

    def draws(self, count: int) -> int | None:
        """How many draws a figure of so many hands rests on; None if it is exact."""
        return count if self.sampled else None


def population_of(run: Run) -> Population:
    """What the hands of a run are taken from."""
    drawn = run.manifest.settings["hands"]
    total = int(run.manifest.plan["all_hands"]) if drawn is None else drawn
    return Population(total, sampled=drawn is not None)


def mean_of(total: int, squares: int, count: int, *, sampled: bool) -> tuple[float, float]:
    """A mean and half its 95 % interval, from sums over `count` numbers."""
    mean = total / count
    if not sampled:
        return mean, 0.0
    if count < 2:
        return mean, inf
    variance = max(squares - total * total / count, 0.0) / (count - 1)
    return mean, Z * sqrt(variance / count)


def bounds(sure: float, maybe: float, draws: int | None) -> Interval:
    """The interval of a share that is surely `sure` and at most `maybe` more."""
    if draws is None:
        return Interval(sure, min(sure + maybe, 1.0))
    return Interval(wilson(sure, draws).low, wilson(min(sure + maybe, 1.0), draws).high)
