"""What opening hands of a Digimon deck hold: how many cards of which level, Tamers, searchers.

Kinds of cards come from their definitions; how often hands hold so many of them is exact, from the
multivariate hypergeometric distribution.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import comb
from typing import Final, NamedTuple

from analysis import hands
from engine.digimon import vocabulary as v
from engine.digimon.language.card import Card
from engine.digimon.language.operations import AddToHand, RevealTop
from engine.effects import walk

SEARCHER: Final = "Searcher"
TOP_LEVEL: Final = 7


class Kind(NamedTuple):
    """A kind of card, and which cards of the deck are of it."""

    name: str
    cards: frozenset[str]


class Division(NamedTuple):
    """All hands, divided by how many cards of each kind they hold; `most` stands for more too."""

    name: str
    kinds: tuple[Kind, ...]
    most: int

    def part(self, hand: Iterable[str]) -> tuple[int, ...]:
        """The part that a hand belongs to."""
        listed = list(hand)
        return tuple(
            min(sum(card in kind.cards for card in listed), self.most) for kind in self.kinds
        )

    def shares(self, deck: Sequence[str], size: int) -> dict[tuple[int, ...], Fraction]:
        """The share of all hands in each part that has any, in order."""
        # Cards of the same kinds are as one card.
        of = {card: tuple(card in kind.cards for kind in self.kinds) for card in deck}
        stands = {kinds: card for card, kinds in of.items()}
        cards = list(stands.values())
        reduced = [cards.index(stands[of[card]]) for card in deck]
        found: Counter[tuple[int, ...]] = Counter()
        for one in hands.classes(reduced, size):
            found[self.part(cards[index] for index in one.cards)] += one.ways
        every = hands.hand_count(reduced, size)
        return {part: Fraction(found[part], every) for part in sorted(found)}

    def words(self, part: Sequence[int]) -> str:
        """A part as a player writes it: `1`, `3+`, `1 + 0`."""
        return " + ".join(f"{count}+" if count == self.most else str(count) for count in part)


class Odds(NamedTuple):
    """How likely no card of a kind is in the hand, and in both hands where the first is redrawn."""

    kind: Kind
    copies: int
    none: float
    none_after_redraw: float


def kinds_of(deck: Sequence[str], cards: Iterable[Card]) -> list[Kind]:
    """The kinds that a deck has cards of: levels, Tamers, Options, searchers."""
    known = {card.number: card for card in cards}
    main = [known[number] for number in dict.fromkeys(deck)]
    kinds = [
        Kind(
            f"Level {level}",
            frozenset(c.number for c in main if c.category & v.DIGIMON and c.level == level),
        )
        for level in range(2, TOP_LEVEL + 1)
    ]
    kinds += [
        Kind("Tamer", frozenset(c.number for c in main if c.category & v.TAMER)),
        Kind("Option", frozenset(c.number for c in main if c.category & v.OPTION)),
        Kind(SEARCHER, frozenset(c.number for c in main if is_searcher(c))),
    ]
    return [kind for kind in kinds if kind.cards]


def is_searcher(card: Card) -> bool:
    """Whether its own effects add cards to the hand that it reveals from the deck."""
    reveals = [
        phrase
        for phrase in walk(card.effects)
        if isinstance(phrase, RevealTop) and not phrase.security
    ]
    return any(
        phrase.rest == "hand" or any(isinstance(inner, AddToHand) for inner in walk(phrase.do))
        for phrase in reveals
    )


def odds(deck: Sequence[str], size: int, kind: Kind) -> Odds:
    """The odds of a hand without this kind."""
    copies = sum(card in kind.cards for card in deck)
    none = Fraction(comb(len(deck) - copies, size), comb(len(deck), size))
    return Odds(kind, copies, float(none), float(none * none))
