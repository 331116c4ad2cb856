"""Opening hands: every class with its exact number of hands, and samples without bias.

A class is a multiset of cards.  How many of the C(n, k) hands of a deck belong to it is a product
of binomial coefficients (the multivariate hypergeometric distribution); it is kept as an integer,
so that sums over classes are exact.  Knows no game: cards are numbers.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import comb, prod
from random import Random
from typing import Final, NamedTuple

FIRST: Final = 5  # cards in hand of the player who goes first
SECOND: Final = 6


class Held(NamedTuple):
    """So many cards of a set in a hand: at least `least`, and at most `most` if that is said."""

    cards: frozenset[int] | frozenset[str]
    least: int = 1
    most: int | None = None


class HandClass(NamedTuple):
    """Hands that are the same multiset of cards, in the deck's order; `ways` of them in all."""

    cards: tuple[int, ...]
    ways: int


def classes(
    deck: Sequence[int], size: int, alike: Mapping[int, int] | None = None
) -> Iterator[HandClass]:
    """Every class of opening hands of `size` cards, in a fixed order; their ways sum to C(n, size).

    `alike` maps cards to the one that stands for them; a class then holds only such cards as far
    as the deck has copies of them, and after these the ones that they stand for. Raises ValueError
    where the deck has fewer cards than the hand.
    """
    _check(deck, size)
    kinds = _kinds(deck, alike)
    # How many cards there are from each kind on, to know when a hand can still be filled.
    rest = [sum(map(len, kinds[index:])) for index in range(len(kinds) + 1)]

    def fill(index: int, left: int, hand: tuple[int, ...], ways: int) -> Iterator[HandClass]:
        if not left:
            yield HandClass(hand, ways)
            return
        copies = kinds[index]
        for count in range(min(left, len(copies)), -1, -1):
            if left - count <= rest[index + 1]:
                more = ways * comb(len(copies), count)
                yield from fill(index + 1, left - count, hand + copies[:count], more)

    yield from fill(0, size, (), 1)


def class_count(deck: Sequence[int], size: int, alike: Mapping[int, int] | None = None) -> int:
    """How many classes there are, without listing them."""
    _check(deck, size)
    ways = [1] + [0] * size
    for copies in _kinds(deck, alike):
        ways = [
            sum(ways[at - n] for n in range(min(at, len(copies)) + 1)) for at in range(size + 1)
        ]
    return ways[size]


def hand_count(deck: Sequence[object], size: int) -> int:
    """How many hands there are: C(n, size)."""
    return comb(len(deck), size)


def ways(deck: Sequence[int] | Sequence[str], hand: Iterable[int] | Iterable[str]) -> int:
    """How many hands of the deck are this multiset of cards; 0 if it has too few copies."""
    copies = Counter(deck)
    return prod(comb(copies[card], count) for card, count in Counter(hand).items())


def ways_with(deck: Sequence[int], size: int, openers: Iterable[Sequence[int]]) -> int:
    """How many hands of `size` cards hold at least one of these openers whole.

    An opener is a multiset of cards. Only cards that an opener names are told apart, so this is
    quick for decks of any size.
    """
    wanted = [Counter(opener) for opener in openers]
    named = dict.fromkeys(card for opener in wanted for card in opener)
    if not all(wanted):
        return hand_count(deck, size)
    copies = Counter(deck)
    other = len(deck) - sum(copies[card] for card in named)
    cards = list(named)

    @cache
    def missing(index: int, left: int, needs: frozenset[tuple[tuple[int, int], ...]]) -> int:
        """The ways to draw `left` more cards, from card `index` on, with no opener completed."""
        if index == len(cards):
            return comb(other, left)
        total = 0
        for count in range(min(left, copies[cards[index]]) + 1):
            # What of the openers that speak of this card can still be completed.
            after = frozenset(
                need[1:] if need[0][0] == index else need
                for need in needs
                if need[0][0] != index or need[0][1] <= count
            )
            if () not in after:
                total += comb(copies[cards[index]], count) * missing(index + 1, left - count, after)
        return total

    at = {card: index for index, card in enumerate(cards)}
    needs = frozenset(
        tuple(sorted((at[card], count) for card, count in opener.items())) for opener in wanted
    )
    return hand_count(deck, size) - missing(0, size, needs)


def ways_holding(deck: Sequence[int] | Sequence[str], size: int, terms: Sequence[Held]) -> int:
    """How many hands of `size` cards meet all of these terms together.

    A card may be in the sets of several terms, and then counts for each of them: what is drawn from
    are the kinds of cards that the same terms speak of.
    """
    _check(deck, size)
    kinds = Counter(tuple(card in term.cards for term in terms) for card in deck)
    # Counts beyond these are all the same to a term.
    enough = [term.least if term.most is None else max(term.least, term.most + 1) for term in terms]
    found = {(size, (0,) * len(terms)): 1}
    for kind, copies in kinds.items():
        after: Counter[tuple[int, tuple[int, ...]]] = Counter()
        for (left, held), number in found.items():
            for count in range(min(left, copies) + 1):
                now = tuple(
                    min(have + count * counts, most)
                    for have, counts, most in zip(held, kind, enough, strict=True)
                )
                after[left - count, now] += number * comb(copies, count)
        found = after
    return sum(
        number
        for (left, held), number in found.items()
        if not left
        and all(
            have >= term.least and (term.most is None or have <= term.most)
            for have, term in zip(held, terms, strict=True)
        )
    )


def sample(
    deck: Sequence[int], size: int, hands: int, seed: int, alike: Mapping[int, int] | None = None
) -> tuple[list[HandClass], list[int]]:
    """So many hands drawn by chance, each from the whole deck: their classes, and each draw's.

    The classes come in the order in which they are first drawn, with their ways; the second list
    has the number of the class of each draw. The same seed draws the same hands, on every
    machine; the first hands of a larger sample are those of a smaller one.
    """
    _check(deck, size)
    order = {card: place for place, card in enumerate(dict.fromkeys(deck))}
    stands = {card: (alike or {}).get(card, card) for card in order}
    by_kind = {stands[copies[0]]: copies for copies in _kinds(deck, alike)}
    # Of all that `Random` offers, only `random()` never changes from one Python to the next.
    random = Random(seed)
    found: dict[tuple[int, ...], int] = {}
    listed: list[HandClass] = []
    draws = []
    for _ in range(hands):
        left = list(deck)
        drawn = Counter(stands[left.pop(int(random.random() * len(left)))] for _ in range(size))
        kinds = sorted(drawn, key=lambda card: order[card])
        cards = tuple(card for kind in kinds for card in by_kind[kind][: drawn[kind]])
        if cards not in found:
            found[cards] = len(listed)
            chosen = prod(comb(len(by_kind[kind]), drawn[kind]) for kind in kinds)
            listed.append(HandClass(cards, chosen))
        draws.append(found[cards])
    return listed, draws


def _kinds(deck: Sequence[int], alike: Mapping[int, int] | None) -> list[tuple[int, ...]]:
    """The copies of each kind of card, in the deck's order."""
    copies: dict[int, list[int]] = {}
    for card in dict.fromkeys(deck):
        stands = card if alike is None else alike.get(card, card)
        copies.setdefault(stands, []).extend([card] * deck.count(card))
    return [tuple(cards) for cards in copies.values()]


def _check(deck: Sequence[object], size: int) -> None:
    if size < 1 or size > len(deck):
        raise ValueError(f"a hand of {size} cards cannot be drawn from a deck of {len(deck)}")
