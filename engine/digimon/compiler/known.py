"""What there is to know of card definitions, whatever the game: read once, and kept for the next.

    known = KnownCards()
    for deck, other in pairs:
        game = DigimonGame(deck.main, deck.eggs, other.main, other.eggs, known=known)

It belongs to whom makes it; a game that is given none begins with nothing.  What is kept are
answers to questions about what is printed, so no game is another one for it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.digimon import language as la
from engine.digimon.compiler.printed import faces, holds, is_static
from engine.digimon.language.card import Card
from engine.digimon.language.filters import NO_BOUND
from engine.digimon.language.operations import PlayToken
from engine.digimon.vocabulary import DIGIMON, TAMER
from engine.effects import Node
from engine.filters import AllOf, AnyOf, Filter, NoneOf, alternatives
from engine.validation import validate

MOST: Final = 1 << 14  # definitions and filters: all that there are, several times

Leaves = Sequence[tuple[Filter, bool]]  # with the truth that is wanted of each


class Asked(NamedTuple):
    """Of which cards a filter asks: whether those on the field, and what is printed on them but may
    have been changed there.
    """

    field: bool = False
    colors: bool = False
    costs: bool = False
    digimon: bool = False

    def fixed(self, leaf: Filter) -> bool:
        """Whether what is printed says it."""
        if self.colors and isinstance(leaf, (la.Color, la.Multicolor)):
            return False
        if self.costs and isinstance(leaf, la.Between) and leaf.what == "cost":
            return False
        if self.digimon and isinstance(leaf, la.Kind):
            return not leaf.bits & DIGIMON or bool(leaf.bits & TAMER)
        return is_static(leaf)

    def all_fixed(self, item: Filter) -> bool:
        """Whether what is printed says all of a filter."""
        if isinstance(item, (AllOf, AnyOf)):
            return all(self.all_fixed(part) for part in item.of)
        return self.all_fixed(item.of) if isinstance(item, NoneOf) else self.fixed(item)

    def bounded(self, item: Filter) -> Filter:
        """The filter with each dynamic range split into its two bounds."""
        if isinstance(item, la.Between) and not self.fixed(item):
            if item.least != 0 and item.most != NO_BOUND:
                return la.Between(item.what, item.least) & la.Between(item.what, 0, item.most)
        if isinstance(item, (AllOf, AnyOf)):
            return type(item)(tuple(self.bounded(part) for part in item.of))
        return NoneOf(self.bounded(item.of)) if isinstance(item, NoneOf) else item


ELSEWHERE: Final = Asked()
FIELD: Final = Asked(True)


class Definition:
    """A definition: the kinds of its phrases, and the Tokens it plays."""

    def __init__(self, card: Card) -> None:
        phrases = list(card.walk())
        self.card = card
        self.kinds: frozenset[type[Node]] = frozenset(map(type, phrases))
        self.tokens = [part.number for part in phrases if isinstance(part, PlayToken)]
        self._valid = False

    def validate(self) -> None:
        """Raise CompileError where a field holds no word that it takes."""
        if not self._valid:
            validate(self.card, self.card.name)
            self._valid = True


class Printed:
    """What is printed on a card, a conjunction: of which definitions it holds, as far as asked."""

    def __init__(self, leaves: Leaves, field: bool) -> None:
        self._leaves, self._field = leaves, field
        self._asked: set[int] = set()
        self._holding: set[int] = set()

    def holding(self, known: "Known", among: frozenset[int]) -> set[int]:
        """The definitions of which it holds: of all of these, and perhaps of others."""
        new = among - self._asked
        for place in new:
            for face in faces(known.definitions[place].card, self._field):
                if all(holds(leaf, face, self._field) is wanted for leaf, wanted in self._leaves):
                    self._holding.add(place)
        self._asked |= new
        return self._holding


class Parts:
    """A filter as a disjunction: of each alternative what is printed, and what is asked beside."""

    def __init__(self, item: Filter, asked: Asked) -> None:
        # A register is that of one effect, and the latest choice that at one place of it.
        self.shared = not any(isinstance(part, (la.Chosen, la.Remembered)) for part in item.walk())
        self.fixed = asked.all_fixed(item)
        every = alternatives(asked.bounded(item))
        # What a card without information matches (rule 4-7-9): what asks for nothing else.
        self.open = any(all(one == (la.FACE_DOWN, True) for one in leaves) for leaves in every)
        self.alternatives: list[tuple[Printed, Leaves]] = []
        for leaves in every:
            static = [(leaf, wanted) for leaf, wanted in leaves if asked.fixed(leaf)]
            others = [(leaf, wanted) for leaf, wanted in leaves if not asked.fixed(leaf)]
            self.alternatives.append((Printed(static, asked.field), others))


class Known:
    """Definitions, each at its place, and filters of them."""

    def __init__(self) -> None:
        self.definitions: list[Definition] = []
        self._places: dict[str, int] = {}
        self._parts: dict[tuple[Filter, Asked], Parts] = {}

    def size(self) -> int:
        """How many definitions and filters there are."""
        return len(self.definitions) + len(self._parts)

    def place(self, card: Card) -> int:
        """The place of a definition."""
        place = self._places.get(card.number, -1)
        if place < 0 or self.definitions[place].card != card:
            place = self._places[card.number] = len(self.definitions)
            self.definitions.append(Definition(card))
        return place

    def parts(self, item: Filter, asked: Asked) -> Parts:
        """The parts of a filter."""
        found = self._parts.get((item, asked))
        if found is None:
            found = self._parts[item, asked] = Parts(item, asked)
        return found

    def holding(self, item: Filter, asked: Asked, among: frozenset[int]) -> set[int]:
        """The definitions of which a filter of what is printed holds: of all of these."""
        found: set[int] = set()
        for printed, _ in self.parts(item, asked).alternatives:
            found |= printed.holding(self, among)
        return found


class KnownCards:
    """What is known of the cards of many games; all of it goes when it is more than `most`."""

    def __init__(self, most: int = MOST) -> None:
        self._known, self._most = Known(), most

    def now(self) -> Known:
        """What is known for a new game; games that have begun keep what they have."""
        if self._known.size() > self._most:
            self._known = Known()
        return self._known
