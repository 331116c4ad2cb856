"""Hands of lists that differ in a few cards, searched once for all lists that are the same to them.

All lists are parts of one deck, the *pool*, and are played with its tables.  While a hand is
searched, the engine notes every filter that is held against the Deck.  Where two lists differ in
cards that none of these filters takes by its printed facts, the search of the hand sees the same
cards at every step with either list: its result is the same, and is taken over.  A draw, or a card
from the top, holds a filter for any card against the Deck, so such a search is never taken over.
The lines that lead the search have to be the same as well.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from analysis.batch import Workers
from analysis.yugioh.openers import Openers, filled, one_card, two_cards
from analysis.yugioh.plan import through_budget
from engine.yugioh.worth.goals import Goal
from search.yugioh import DeckSpec, Lead, LedHand, Part, survey_parts
from search.yugioh.against import Against, LedThrough, ThroughPart, survey_through

_PART_NODES: Final = 32_000  # about a second of one core
_PART_HANDS: Final = 64

Copies = tuple[int, ...]  # of each kind of card of the pool, in its order


class Found(NamedTuple):
    """What a search of a hand has found: its best score, a bit for each named goal that is met."""

    score: int
    met: int
    looked_for: frozenset[int]
    leads: tuple[Lead, ...]
    moves: str


class FoundThrough(NamedTuple):
    """The line to play from a hand through answers: scores and goals of what is left, first if
    nothing answers, then by each card.
    """

    left: tuple[tuple[int, int], ...]
    looked_for: frozenset[int]


class _Asked(NamedTuple):
    """A hand of a list, its cards as they are best given up, and the lines that lead it."""

    hand: tuple[int, ...]
    copies: Copies
    spare: tuple[int, ...]
    leads: tuple[Lead, ...]
    nodes: int
    keep: bool

    @property
    def of(self) -> Hashable:
        """What is the same for all lists."""
        return self.hand, self.nodes, self.keep

    @property
    def given(self) -> Hashable:
        """What the search depends on beside that and the Deck."""
        # Lines are the same if they are of the same opener's search.
        return self.spare, tuple(map(id, self.leads))


class _AskedThrough(NamedTuple):
    """A hand of a list, and the best line without answers, which leads it."""

    hand: tuple[int, ...]
    copies: Copies
    moves: str

    @property
    def of(self) -> Hashable:
        return self.hand

    @property
    def given(self) -> Hashable:
        return self.moves


class _Of(Protocol):
    """A hand of a list that is to be searched."""

    @property
    def copies(self) -> Copies: ...
    @property
    def of(self) -> Hashable: ...
    @property
    def given(self) -> Hashable: ...


class _Looked(Protocol):
    """What a search has found, and the cards that it looked for in the Deck."""

    @property
    def looked_for(self) -> frozenset[int]: ...


_A = TypeVar("_A", bound=_Of)
_F = TypeVar("_F", bound=_Looked)


class _Once(Generic[_A, _F]):
    """Searches of hands, each done once for all lists that are the same to it."""

    def __init__(
        self,
        kinds: Sequence[int],
        search: Callable[[Sequence[_A]], Iterable[tuple[_A, _F]]],
        progress: Callable[[float], None],
    ) -> None:
        self._kinds, self._search, self._progress = kinds, search, progress
        # What was looked for in the Deck, and the copies of that in the list.
        self._made: dict[Hashable, dict[frozenset[int], dict[tuple[object, ...], _F]]] = {}

    def settle(self, asked: Sequence[_A]) -> list[_F]:
        """What is found for each.

        Of the lists that ask for a hand the first is searched, then the first of those to which
        that does not say everything: the same searches for any number of workers.
        """
        open_ = [one for one in asked if self._known(one) is None]
        total = len(open_)
        while open_:
            first: dict[Hashable, _A] = {}
            for one in open_:
                first.setdefault(one.of, one)
            for number, (one, found) in enumerate(self._search(list(first.values())), 1):
                made = self._made.setdefault(one.of, {}).setdefault(found.looked_for, {})
                made[self._seen(one, found.looked_for)] = found
                self._progress((total - len(open_) + number) / total)
            open_ = [one for one in open_ if self._known(one) is None]
        return [done for one in asked if (done := self._known(one)) is not None]

    def _known(self, asked: _A) -> _F | None:
        """What was found for this hand of this list, or of a list that is the same to it."""
        for looked_for, made in self._made.get(asked.of, {}).items():
            if (found := made.get(self._seen(asked, looked_for))) is not None:
                return found
        return None

    def _seen(self, asked: _A, looked_for: frozenset[int]) -> tuple[object, ...]:
        """All that a search depends on, beside the hand, that looks for these cards in the Deck."""
        copies = [number for kind, number in zip(self._kinds, asked.copies, strict=True)
                  if kind in looked_for]  # fmt: skip
        return asked.given, *copies


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
        against: Against | None = None,
    ) -> None:
        self._pool, self._goal, self._on, self._against = pool, goal, on, against
        self._size, self._nodes, self._opener_nodes = size, nodes, opener_nodes
        self.kinds = tuple(dict.fromkeys(pool.main))
        self._order = {card: at for at, card in enumerate(self.kinds)}
        self._plain = _Once[_Asked, Found](self.kinds, self._search, progress)
        self._through = _Once[_AskedThrough, FoundThrough](
            self.kinds, self._search_through, progress
        )
        self._openers: dict[Copies, Openers] = {}
        self._asked: set[tuple[tuple[int, ...], Copies]] = set()
        self._asked_through: set[tuple[tuple[int, ...], Copies]] = set()
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
        return dict(zip(wanted, self._plain.settle(list(wanted.values())), strict=True))

    def through(
        self, asked: Iterable[tuple[Sequence[int], Copies, Copies]]
    ) -> dict[tuple[tuple[int, ...], Copies], FoundThrough]:
        """What answers leave of the same hands, each led by its best line without them."""
        wanted = {
            (hand, copies): _AskedThrough(hand, copies, found.moves)
            for (hand, copies), found in self.hands(asked).items()
        }
        self._asked_through.update(wanted)
        return dict(zip(wanted, self._through.settle(list(wanted.values())), strict=True))

    @property
    def asked(self) -> int:
        """How many hands of lists were asked for, each of them once, and once through answers."""
        return len(self._asked) + len(self._asked_through)

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
                openers.add([found.leads for found in self._plain.settle(asked)])
            self._openers[copies] = openers
        return self._openers[copies]

    # ------------------------------------------------------------- searches

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
                yield (
                    one,
                    Found(
                        survey.score or 0, survey.met, survey.looked_for, survey.leads, survey.moves
                    ),
                )  # fmt: skip

    def _search_through(
        self, asked: Sequence[_AskedThrough]
    ) -> Iterable[tuple[_AskedThrough, FoundThrough]]:
        assert self._against is not None
        parts = (
            ThroughPart(
                str(number),
                (LedThrough(one.hand, one.moves, self._without(one.copies)),),
                watch=True,
            )
            for number, one in enumerate(asked)
        )
        nothing = ((0, 0),) * (1 + len(self._against.cards))
        for part in survey_through(
            self._pool, self._goal, self._against, through_budget(self._nodes), parts,
            jobs=self._on.jobs, scheduler=self._on.scheduler,
        ):  # fmt: skip
            (survey,) = part.surveys
            self.searched += 1
            left = nothing
            if survey.score is not None:
                left = (
                    (survey.score, survey.met),
                    *((each.score, each.met) for each in survey.answers),
                )
            yield asked[int(part.name)], FoundThrough(left, survey.looked_for)

    def _without(self, copies: Copies) -> tuple[int, ...]:
        """The cards of the pool that a list does not have."""
        everything = self.copies(self._pool.main)
        return tuple(
            kind
            for kind, there, wanted in zip(self.kinds, everything, copies, strict=True)
            for _ in range(there - wanted)
        )
