"""Hands of lists that differ in a few cards, searched once for all lists that are the same to them.

All lists are parts of one deck, the *pool*, and are played with its tables.  While a hand is
searched, the engine notes every filter that is held against the Deck.  Where two lists differ in
cards that none of these filters takes by its printed facts, the search of the hand sees the same
cards at every step with either list: its result is the same, and is taken over.  A draw, or a card
from the top, holds a filter for any card against the Deck, so such a search is never taken over.
The lines that lead the search have to be the same as well.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from analysis.batch import Workers
from analysis.yugioh.openers import Openers, filled, one_card, two_cards
from engine.yugioh.worth.goals import Goal
from search.yugioh import DeckSpec, Lead, LedHand, Part, survey_parts

_PART_NODES: Final = 32_000  # about a second of one core
_PART_HANDS: Final = 64

Copies = tuple[int, ...]  # of each kind of card of the pool, in its order


class Found(NamedTuple):
    """What a search of a hand has found: its best score, a bit for each named goal that is met."""

    score: int
    met: int
    looked_for: frozenset[int]
    leads: tuple[Lead, ...]


_Hand = tuple[tuple[int, ...], int, bool]


class _Asked(NamedTuple):
    """A hand of a list, its cards as they are best given up, and the lines that lead it."""

    hand: tuple[int, ...]
    copies: Copies
    spare: tuple[int, ...]
    leads: tuple[Lead, ...]
    nodes: int
    keep: bool

    @property
    def of(self) -> _Hand:
        """What is the same for all lists."""
        return self.hand, self.nodes, self.keep


class Searches:
    """The searches of hands of all lists of one pool."""

    def __init__(
        self,
        pool: DeckSpec,
        goal: Goal,
        size: int,
        nodes: int,
        opener_nodes: int,
        on: Workers,
        progress: Callable[[float], None] = lambda share: None,
    ) -> None:
        self._pool, self._goal, self._on, self._progress = pool, goal, on, progress
        self._size, self._nodes, self._opener_nodes = size, nodes, opener_nodes
        self.kinds = tuple(dict.fromkeys(pool.main))
        self._order = {card: at for at, card in enumerate(self.kinds)}
        # By hand and limit, what was looked for in the Deck, and the copies of that in the list.
        self._made: dict[_Hand, dict[frozenset[int], dict[tuple[object, ...], Found]]] = {}
        self._openers: dict[Copies, Openers] = {}
        self._asked: set[tuple[tuple[int, ...], Copies]] = set()
        self.searched = 0  # hands, without openers

    def copies(self, cards: Iterable[int]) -> Copies:
        """A list as the copies of each kind."""
        listed = list(cards)
        return tuple(listed.count(kind) for kind in self.kinds)

    def hands(
        self, asked: Iterable[tuple[Sequence[int], Copies, Copies]]
    ) -> dict[tuple[tuple[int, ...], Copies], Found]:
        """What hands of lists make; the lines that lead each are those of a list of their own."""
        wanted: dict[tuple[tuple[int, ...], Copies], _Asked] = {}
        for cards, copies, leading in asked:
            hand = tuple(sorted(cards, key=self._order.__getitem__))
            if (hand, copies) not in wanted:
                openers = self._openers_of(leading)
                wanted[hand, copies] = _Asked(
                    hand, copies, openers.spare_first(hand), openers.leads(hand), self._nodes, False
                )
        self._asked.update(wanted)
        return dict(zip(wanted, self._settle(list(wanted.values())), strict=True))

    @property
    def asked(self) -> int:
        """How many hands of lists were asked for, each of them once."""
        return len(self._asked)

    # -------------------------------------------------------------- openers

    def _openers_of(self, copies: Copies) -> Openers:
        """The openers of a list, as `endboard analyze` finds them."""
        if copies not in self._openers:
            deck = [card for card, number in zip(self.kinds, copies, strict=True)
                    for _ in range(number)]  # fmt: skip
            openers = Openers(deck)
            ones, twos = one_card(deck), two_cards(deck)
            nodes = self._opener_nodes
            for stage, each in ((ones, nodes), (twos, max(nodes // 4, 1)), (ones, nodes)):
                asked = [
                    _Asked(
                        filled(cards, self._size), copies,
                        filled(openers.spare_first(cards), self._size), openers.leads(cards),
                        each, True,
                    )
                    for cards in stage
                ]  # fmt: skip
                openers.add([found.leads for found in self._settle(asked)])
            self._openers[copies] = openers
        return self._openers[copies]

    # ------------------------------------------------------------- searches

    def _settle(self, asked: Sequence[_Asked]) -> list[Found]:
        """What is found for each.

        Of the lists that ask for a hand the first is searched, then the first of those to which
        that does not say everything: the same searches for any number of workers.
        """
        open_ = [one for one in asked if self._known(one) is None]
        total = len(open_)
        while open_:
            first: dict[_Hand, _Asked] = {}
            for one in open_:
                first.setdefault(one.of, one)
            for number, (one, found) in enumerate(self._search(list(first.values())), 1):
                made = self._made.setdefault(one.of, {}).setdefault(found.looked_for, {})
                made[self._seen(one, found.looked_for)] = found
                self._progress((total - len(open_) + number) / total)
            open_ = [one for one in open_ if self._known(one) is None]
        return [done for one in asked if (done := self._known(one)) is not None]

    def _known(self, asked: _Asked) -> Found | None:
        """What was found for this hand of this list, or of a list that is the same to it."""
        for looked_for, made in self._made.get(asked.of, {}).items():
            if (found := made.get(self._seen(asked, looked_for))) is not None:
                return found
        return None

    def _seen(self, asked: _Asked, looked_for: frozenset[int]) -> tuple[object, ...]:
        """All that a search depends on, beside the hand, that looks for these cards in the Deck."""
        copies = [number for kind, number in zip(self.kinds, asked.copies, strict=True)
                  if kind in looked_for]  # fmt: skip
        # Lines are the same if they are of the same opener's search.
        return asked.spare, tuple(map(id, asked.leads)), *copies

    def _search(self, asked: Sequence[_Asked]) -> Iterable[tuple[_Asked, Found]]:
        nodes, keep = asked[0].nodes, asked[0].keep
        size = max(1, min(_PART_HANDS, _PART_NODES // nodes))
        chunks = [asked[at : at + size] for at in range(0, len(asked), size)]
        parts = (
            Part(
                str(number),
                tuple(
                    LedHand(one.hand, one.spare, one.leads, self._without(one.copies))
                    for one in chunk
                ),
                nodes, keep, watch=True,
            )
            for number, chunk in enumerate(chunks)
        )  # fmt: skip
        for part in survey_parts(
            self._pool, self._goal, parts, jobs=self._on.jobs, scheduler=self._on.scheduler
        ):
            for one, survey in zip(chunks[int(part.name)], part.surveys, strict=True):
                self.searched += not keep
                yield one, Found(survey.score or 0, survey.met, survey.looked_for, survey.leads)

    def _without(self, copies: Copies) -> tuple[int, ...]:
        """The cards of the pool that a list does not have."""
        everything = self.copies(self._pool.main)
        return tuple(
            kind
            for kind, there, wanted in zip(self.kinds, everything, copies, strict=True)
            for _ in range(there - wanted)
        )
