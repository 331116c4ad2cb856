"""Exchanges of one copy of a deck: which, on which hands they are compared, and which go on.

Both lists are given the same draws.  A draw is the order of the first places of a shuffled list; it
makes two pairs of hands, one with the copy that is exchanged and one without it, and these count as
often as hands with and without it are drawn: so every draw tells of the exchange.  What a list is
worth beyond the draws has an interval from the differences, draw by draw.

Of many exchanges the best estimates go on to successive halving (Karnin, Koren and Somekh, ICML
2013): the better half is tried on twice the draws.  The last few are judged on fresh draws, for
those that chose them flatter.  Knows no game.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from analysis.statistics import mean_of

FEWEST_DRAWS: Final = 16
_PARTS: Final = 8  # the first round has this part of the draws that judge
ENTRANTS: Final = 32  # to the rounds, of all that were estimated
FINALISTS: Final = 4


class Exchange(NamedTuple):
    """One copy of a card out of a list, and one of another card into it."""

    out: int
    into: int


def exchanges(main: Sequence[int], into: Sequence[int]) -> Iterator[Exchange]:
    """Every exchange of one copy of a list for one of these cards."""
    for out in dict.fromkeys(main):
        yield from (Exchange(out, card) for card in dict.fromkeys(into) if card != out)


class Pair(NamedTuple):
    """Hands of a list by place, the copy that is exchanged in the first of `held`."""

    held: tuple[int, ...]
    rest: tuple[int, ...]


def orders(cards: int, size: int, seed: int) -> Iterator[tuple[int, ...]]:
    """Endless draws: the first `size` + 1 places of a shuffled list, the same for the same seed."""
    # Of all that `Random` offers, only `random()` never changes from one Python to the next.
    random = Random(seed)
    while True:
        left = list(range(cards))
        yield tuple(left.pop(int(random.random() * len(left))) for _ in range(size + 1))


def pair(order: Sequence[int], place: int, size: int) -> Pair:
    """The hands of a draw with this place and without it, each one as likely as any other."""
    others = [one for one in order if one != place]
    return Pair((place, *others[: size - 1]), tuple(others[:size]))


@dataclass(frozen=True)
class Gain:
    """What an exchange changes in a figure, with its 95 % interval, and on how many draws."""

    mean: float
    low: float
    high: float
    draws: int

    @property
    def verdict(self) -> int:
        """1 for more, -1 for less, 0 where the interval does not tell."""
        return (self.low > 0) - (self.high < 0)


def gain(
    differences: Sequence[tuple[int, int]], cards: int, size: int, most: int | None = None
) -> Gain:
    """The gain from the differences of each draw's hands: with the exchanged copy, and without.

    `most` is the largest that a difference can be, where there is one: two such draws, one either
    way, widen the interval (Agresti and Min, Statistics in Medicine 24 (2005), for paired shares),
    because a few draws that all agree do not prove that none differs.
    """
    weighed = [size * held + (cards - size) * rest for held, rest in differences]
    total, squares = sum(weighed), sum(one * one for one in weighed)
    count = len(weighed)
    mean, error = mean_of(total, squares, count, sampled=True)
    if most is not None:
        _, error = mean_of(total, squares + 2 * (most * cards) ** 2, count + 2, sampled=True)
    return Gain(mean / cards, (mean - error) / cards, (mean + error) / cards, count)


# ---------------------------------------------------------- which of many

Worth = Callable[[Sequence[Exchange], int], Sequence[float]]  # of exchanges, on so many draws


def estimated(tried: Sequence[Exchange], draws: int, worth: Worth) -> dict[Exchange, float]:
    """What each exchange is about worth, by what each card is in one exchange.

    Each card that comes in is tried for one that goes out, then each card that goes out for the
    best of those: as far as what comes in does not depend on what goes out, the two add up.
    """
    outs = Counter(one.out for one in tried)
    usual = max(outs, key=lambda out: outs[out])
    for_: dict[int, Exchange] = {}  # what each card that comes in is tried for
    for one in tried:
        if one.out == usual or one.into not in for_:
            for_[one.into] = one
    ins = dict(zip(for_, worth(list(for_.values()), draws), strict=True))
    best = max((into for into in ins if for_[into].out == usual), key=lambda into: ins[into])
    column = [one for one in tried if one.into == best]
    found = dict(zip((one.out for one in column), worth(column, draws), strict=True))
    # A card that cannot go out for the best one is taken for the one that the others went for.
    lost = {out: found.get(out, found[usual]) for out in outs}
    return {one: ins[one.into] + lost[one.out] - lost[for_[one.into].out] for one in tried}


class Round(NamedTuple):
    """Exchanges that are tried on so many of the draws that choose."""

    exchanges: int
    draws: int


def rounds(exchanges: int, most: int) -> list[Round]:
    """The rounds until the last few are left; `most` draws are never reached in one."""
    found = []
    draws = first_draws(most)
    while exchanges > FINALISTS:
        found.append(Round(exchanges, draws))
        exchanges = max((exchanges + 1) // 2, FINALISTS)
        draws = min(2 * draws, most)
    return found


def first_draws(most: int) -> int:
    """How many draws the first round has, and the estimates before it."""
    return max(most // _PARTS, FEWEST_DRAWS)


def halve(
    tried: Sequence[Exchange], most: int, worth: Worth
) -> tuple[list[Exchange], list[Exchange]]:
    """The last few exchanges, and those that were left behind, the last one first."""
    left, behind = list(tried), list[Exchange]()
    for one in rounds(len(tried), most):
        found = worth(left, one.draws)
        order = sorted(range(len(left)), key=lambda at: (-found[at], at))
        keep = max((len(left) + 1) // 2, FINALISTS)
        left = [left[at] for at in order]
        left, behind = left[:keep], left[keep:] + behind
    return left, behind
