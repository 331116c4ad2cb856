"""Compiling filters, amounts and conditions: what is looked up, and what is evaluated.

The static part of a filter becomes a row of a table over definitions, the rest a few dynamic
terms.  A filter of cards on the field differs in one point: a Digi-Egg there is a Digimon (4-3-1).
"""

from collections.abc import Iterable
from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon.language import card as c
from engine.digimon.language.words import Happened
from engine.digimon import language as la
from engine.digimon.language.filters import NO_BOUND
from engine.digimon import vocabulary as v
from engine.digimon.instructions.tables import HOSTS, NOBODY
import engine.digimon.queries.amounts  # (enters its kinds, as the next three do)
import engine.digimon.queries.conditions
import engine.digimon.queries.information
import engine.digimon.queries.terms  # noqa: F401
from engine.digimon.queries.amount import amount_row
from engine.digimon.queries.condition import write_condition
from engine.digimon.queries.term import term_row
from engine.effects import Node
from engine.filters import AllOf, AnyOf, Filter, NoneOf, alternatives
from engine.instruction import CompileError

_STATIC = (
    la.Named, la.Numbered, la.NameHas, la.Trait, la.TraitHas, la.TextHas, la.Color, la.Multicolor,
    la.Kind, la.HasInherited, la.HasTiming, la.HasDigiXros,
)  # fmt: skip
_PRINTED = ("level", "cost", "original-dp")


def _timed(item: c.Trigger, timing: Happened) -> bool:
    """Whether this is the timing of an effect, or one of its timings."""
    events = item.on.of if isinstance(item.on, c.Events) else (item.on,)
    return item.turn == v.EITHER and c.Event(timing) in events


def sealed(numbers: Iterable[int]) -> "vec[i64]":
    """A vector of these numbers."""
    return vec[i64]([i64(number) for number in numbers])


class FilterCompiler:
    """Numbers filters, amounts and conditions."""

    def __init__(self, cards: list[c.Card]) -> None:
        self.cards = cards
        self.changes_colors = any(
            isinstance(part, (c.OriginalColor, c.AlsoColor, c.ColorsUnder))
            for card in cards
            for part in card.walk()
        )
        self.adds_digimon = any(
            isinstance(part, c.AlsoDigimon) for card in cards for part in card.walk()
        )
        self.changes_costs = any(
            isinstance(part, c.PlayCost) for card in cards for part in card.walk()
        )
        self.filters: dict[tuple[Filter, bool], int] = {}
        self.filter_rows: list[list[tuple[int, list[list[int]]]]] = []
        self.filter_open: list[bool] = []
        self.static_rows: dict[tuple[bool, ...], int] = {}
        self.conditions: list[list[int]] = []
        self.amounts: list[list[int]] = []
        self.keywords_read = 0
        self.reads_events = False
        self._cause: Filter | None = None

    def place(self, what: Node, flags: int = 0) -> int:
        """Rows that bring the cards meant by `what` into a register; the register."""
        raise NotImplementedError

    def host(self, of: Node | None) -> int:
        """The register of the stack whose cards are meant, NOBODY, or HOSTS and what follows."""
        if of is None:
            return NOBODY
        if isinstance(of, la.Each):
            if of.areas not in (v.BATTLE, v.BREEDING):
                raise CompileError("cards under others that are in two areas")
            return HOSTS - 2 * self.filter(of.filter, of.areas) - (of.areas == v.BREEDING)
        return self.place(of)

    # ------------------------------------------------------------- filters

    def filter(self, item: Filter, areas: int) -> int:
        """The number of a filter of cards in these areas."""
        field = bool(areas) and not areas & ~v.FIELD
        # A register is that of one effect, and the latest choice that at one place of it.
        shared = not any(isinstance(part, (la.Chosen, la.Remembered)) for part in item.walk())
        found = self.filters.get((item, field)) if shared else None
        if found is not None:
            return found
        rows: list[tuple[int, list[list[int]]]] = []
        asked = [tuple(alternative) for alternative in alternatives(self._bounded(item, field))]
        for alternative in asked:
            static = [(leaf, wanted) for leaf, wanted in alternative if self._fixed(leaf, field)]
            bits = tuple(
                any(
                    all(_holds(leaf, face, field) is wanted for leaf, wanted in static)
                    for face in _faces(card, field)
                )
                for card in self.cards
            )
            row = self.static_rows.setdefault(bits, len(self.static_rows))
            terms = [
                self._term(leaf, wanted)
                for leaf, wanted in alternative
                if not self._fixed(leaf, field)
            ]
            rows.append((row, terms))
        # Nested filters may have taken numbers meanwhile.
        number = len(self.filter_rows)
        self.filter_rows.append(rows)
        # What a card without information matches (rule 4-7-9): what asks for nothing else.
        self.filter_open.append(any(
            all((leaf, wanted) == (la.FACE_DOWN, True) for leaf, wanted in one) for one in asked
        ))  # fmt: skip
        if shared:
            self.filters[item, field] = number
        return number

    def _fixed(self, leaf: Filter, field: bool) -> bool:
        """Whether what is printed says it, of a card on the field or elsewhere."""
        if field and self.changes_colors and isinstance(leaf, (la.Color, la.Multicolor)):
            return False
        if field and self.changes_costs and isinstance(leaf, la.Between) and leaf.what == "cost":
            return False
        if field and self.adds_digimon and isinstance(leaf, la.Kind):
            return not leaf.bits & v.DIGIMON or bool(leaf.bits & v.TAMER)
        return is_static(leaf)

    def all_fixed(self, item: Filter) -> bool:
        """Whether a filter of cards on the field asks only for what is printed."""
        if isinstance(item, (AllOf, AnyOf)):
            return all(self.all_fixed(part) for part in item.of)
        return self.all_fixed(item.of) if isinstance(item, NoneOf) else self._fixed(item, True)

    def _bounded(self, item: Filter, field: bool) -> Filter:
        """The filter with each dynamic range split into its two bounds."""
        if isinstance(item, la.Between) and not self._fixed(item, field):
            if item.least != 0 and item.most != NO_BOUND:
                return la.Between(item.what, item.least) & la.Between(item.what, 0, item.most)
        if isinstance(item, (AllOf, AnyOf)):
            return type(item)(tuple(self._bounded(part, field) for part in item.of))
        return NoneOf(self._bounded(item.of, field)) if isinstance(item, NoneOf) else item

    def _term(self, leaf: Filter, wanted: bool) -> list[int]:
        state: str = leaf.name if isinstance(leaf, la.State) else ""
        if isinstance(leaf, la.Between):
            state = "at least" if leaf.most == NO_BOUND else "at most"
        return term_row(self, leaf, state, wanted)

    # ---------------------------------------------------------- conditions

    def cause(self, item: Filter) -> None:
        """A condition asks whether an event was by an effect of a card that matches."""
        if self._cause not in (None, item):
            raise CompileError("effects of several cards that events are asked for")
        self._cause = item

    def is_cause(self, card: c.Card) -> bool:
        """Whether a condition asks for effects of this card."""
        return self._cause is not None and printed(self._cause, card)

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""
        self.amounts.append(amount_row(self, item))
        return len(self.amounts) - 1

    def condition_rows(self, items: tuple[Node, ...]) -> tuple[int, int]:
        """All of these conditions as rows; first row, and past the last."""
        rows: list[list[int]] = []
        for item in items:
            rows += write_condition(self, item)
        start = len(self.conditions)
        self.conditions += rows
        return start, len(self.conditions)


def is_static(leaf: Filter) -> bool:
    if isinstance(leaf, la.Between):
        plain = isinstance(leaf.least, int) and isinstance(leaf.most, int)
        return leaf.what in _PRINTED and plain
    return isinstance(leaf, _STATIC) or (isinstance(leaf, la.State) and leaf.name == "token")


def names_of(card: c.Card) -> tuple[str, ...]:
    """All names of a card (rule 2-3-4-3)."""
    return (card.name, *card.names)


def stands_for(item: Filter, card: c.Card) -> bool:
    """Whether a card on the field matches a filter that asks for what is printed."""
    return any(
        all(_holds(leaf, card, True) is wanted for leaf, wanted in alternative)
        for alternative in alternatives(item)
    )


def printed(item: Filter, card: c.Card) -> bool:
    """Whether a card that is not in play matches a filter by its printed facts alone."""
    return any(
        all(is_static(leaf) and _holds(leaf, face, False) is wanted for leaf, wanted in alternative)
        for alternative in alternatives(item)
        for face in _faces(card, False)
    )


def _faces(card: c.Card, field: bool) -> tuple[c.Card, ...]:
    """A DUAL card as a Digimon card and as an Option card; on the field it is a Digimon (4-6)."""
    if card.option is None:
        return (card,)
    side = card.option
    as_digimon = replace(card, category=v.DIGIMON)
    as_option = replace(
        card, category=v.OPTION, name=side.name, names=(), name_parts=(), colors=side.colors,
        cost=side.cost, level=0, dp=-1,
    )  # fmt: skip
    return (as_digimon,) if field else (as_digimon, as_option)


def _holds(leaf: Filter, card: c.Card, field: bool) -> bool:
    if isinstance(leaf, la.Named):
        return leaf.name in names_of(card)
    if isinstance(leaf, la.Numbered):
        return leaf.number == card.number
    if isinstance(leaf, la.NameHas):
        return any(leaf.text in name for name in (*names_of(card), *card.name_parts))
    if isinstance(leaf, la.Trait):
        return leaf.name in card.traits
    if isinstance(leaf, la.TraitHas):
        return any(leaf.text in trait and trait != leaf.but for trait in card.traits)
    if isinstance(leaf, la.TextHas):
        return (
            leaf.text in card.mentions
            or leaf.text in card.traits
            or any(leaf.text in name for name in (*names_of(card), *card.name_parts))
        )
    if isinstance(leaf, la.Color):
        return bool(card.colors & leaf.bits)
    if isinstance(leaf, la.HasInherited):
        return bool(card.inherited)
    if isinstance(leaf, la.HasTiming):
        return any(isinstance(item, c.Trigger) and _timed(item, leaf.timing)
                   for item in card.effects)  # fmt: skip
    if isinstance(leaf, la.HasDigiXros):
        return any(isinstance(way, c.DigiXros) for way in card.ways)
    if isinstance(leaf, la.Multicolor):
        return card.colors.bit_count() > 1
    if isinstance(leaf, la.Kind):
        as_digimon = field and card.category == v.DIGI_EGG and leaf.bits & v.DIGIMON
        return bool(card.category & leaf.bits or as_digimon)
    if isinstance(leaf, la.State):
        return card.token
    if isinstance(leaf, la.Between):
        number = {"level": card.level or None, "cost": card.cost, "original-dp": card.dp}[leaf.what]
        if number is None or number < 0:
            return False
        return (
            isinstance(leaf.least, int)
            and isinstance(leaf.most, int)
            and (leaf.least <= number <= leaf.most)
        )
    raise CompileError(f"{leaf.kind} is not a fact of a card")
