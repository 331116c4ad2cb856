"""Openers: one or two cards and blanks, searched with many nodes before the hands are.

They say which cards start something by themselves, and their lines lead the search of the hands
that hold them (`search.yugioh.survey`).  Knows no game.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final

from search.yugioh import Lead

BLANK: Final = 0
MOST_LEADS: Final = 3


def one_card(deck: Sequence[int]) -> list[tuple[int, ...]]:
    """Each card of the deck alone, in the deck's order."""
    return [(card,) for card in dict.fromkeys(deck)]


def two_cards(deck: Sequence[int]) -> list[tuple[int, ...]]:
    """Each pair of cards of the deck, two copies of one card too, in the deck's order."""
    copies = Counter(deck)
    pairs = combinations_with_replacement(dict.fromkeys(deck), 2)
    return [pair for pair in pairs if pair[0] != pair[1] or copies[pair[0]] > 1]


def filled(opener: Sequence[int], size: int) -> tuple[int, ...]:
    """An opener as a hand of `size` cards."""
    return (*opener, *[BLANK] * (size - len(opener)))


class Openers:
    """The leads of openers, to choose from for a hand."""

    def __init__(self, deck: Sequence[int]) -> None:
        self._order = {card: place for place, card in enumerate(dict.fromkeys(deck))}
        self._leads: dict[tuple[int, ...], list[Lead]] = {}
        # Lines of two cards that may do with one: tried on that card alone, and only there.
        self._perhaps: dict[tuple[int, ...], list[Lead]] = {}
        self._worth: dict[tuple[int, ...], int] = {}

    def add(self, found: Iterable[Sequence[Lead]]) -> None:
        """Add the leads of openers; the first of each is its best line, with all of its cards."""
        for leads in filter(None, found):
            cards = leads[0].cards
            self._worth[cards] = max(leads[0].worth, self._worth.get(cards, -1))
            for lead in leads:
                into = self._leads if lead.cards == cards else self._perhaps
                into.setdefault(lead.cards, []).append(lead)

    def leads(self, hand: Sequence[int]) -> tuple[Lead, ...]:
        """The leads to try from a hand that holds their cards: the best ones to different boards,

        and the best one to each named goal that these miss.
        """
        found = [lead for cards in self._held(hand) for lead in self._leads.get(cards, ())]
        found += self._perhaps.get(tuple(hand), ())
        found.sort(key=lambda lead: (-lead.worth, len(lead.cards), self._places(lead.cards)))
        chosen: dict[int, Lead] = {}
        for lead in found:
            if lead.states:
                chosen.setdefault(lead.field, lead)
        best = list(chosen.values())[:MOST_LEADS]
        met = 0
        for lead in best:
            met |= lead.met
        for lead in found:
            if lead.states and lead.met & ~met:
                best.append(lead)
                met |= lead.met
        return tuple(best)

    def spare_first(self, hand: Sequence[int]) -> tuple[int, ...]:
        """A hand in the order in which its cards are best given up: those that start least."""
        return tuple(
            sorted(hand, key=lambda card: (self._worth.get((card,), -1), self._order[card]))
        )

    def _held(self, hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
        copies = Counter(hand)
        cards = sorted(copies, key=lambda card: self._order[card])
        yield from ((card,) for card in cards)
        for pair in combinations_with_replacement(cards, 2):
            if pair[0] != pair[1] or copies[pair[0]] > 1:
                yield pair

    def _places(self, cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(self._order[card] for card in cards)
