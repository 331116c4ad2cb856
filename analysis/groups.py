"""Hands by the cards they hold: without a card, with it and with each number of copies; with two.

Knows no game: a card is whatever the lists of a column have.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import TypeVar

import polars as pl

C = TypeVar("C", int, str)


def by_card(
    hands: pl.DataFrame, column: str, deck: Sequence[C], size: int
) -> Iterator[tuple[C, int, dict[str, pl.DataFrame]]]:
    """For each card of the deck its copies there, and the hands by how many of it they hold.

    `0` comes first, then `1+` for any number, then each number that fits in a hand of `size`.
    """
    for card, copies in Counter(deck).items():
        count = hands[column].list.count_matches(card)
        groups = {"0": hands.filter(count == 0), "1+": hands.filter(count > 0)}
        for number in range(1, min(copies, size) + 1):
            groups[str(number)] = hands.filter(count == number)
        yield card, copies, groups


def by_pair(
    hands: pl.DataFrame, column: str, deck: Sequence[C]
) -> Iterator[tuple[C, C, pl.DataFrame]]:
    """For each two cards of the deck, or two copies of one, the hands with both."""
    copies = Counter(deck)
    count = {card: hands[column].list.count_matches(card) for card in copies}
    for first, second in combinations_with_replacement(copies, 2):
        if first != second:
            yield first, second, hands.filter((count[first] > 0) & (count[second] > 0))
        elif copies[first] > 1:
            yield first, second, hands.filter(count[first] > 1)
