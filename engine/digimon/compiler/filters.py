"""Compiling filters, amounts and conditions: what is looked up, and what is evaluated.

The static part of a filter becomes a row of a table over definitions, the rest a few dynamic
terms.  A filter of cards on the field differs in one point: a Digi-Egg there is a Digimon (4-3-1).
"""

from collections.abc import Iterable
from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon.language import card as c
from engine.digimon.compiler import keywords as k
from engine.digimon import language as la
from engine.digimon.instructions import tables as t
from engine.digimon import vocabulary as v
from engine.effects import Node
from engine.filters import AllOf, AnyOf, Filter, NoneOf, alternatives
from engine.instruction import CompileError

_STATES = {
    "suspended": t.D_SUSPENDED, "other": t.D_OTHER, "face-up": t.D_FACE_UP,
    "attacking": t.D_ATTACKING, "placed-this-turn": t.D_PLACED_NOW,
}  # fmt: skip
_STATIC = (
    la.Named, la.Numbered, la.NameHas, la.Trait, la.TraitHas, la.TextHas, la.Color, la.Multicolor,
    la.Kind,
)  # fmt: skip
_PRINTED = ("level", "cost", "original-dp")
NO_BOUND = 1 << 30


def sealed(numbers: Iterable[int]) -> "vec[i64]":
    """A vector of these numbers."""
    return vec[i64]([i64(number) for number in numbers])


class FilterCompiler:
    """Numbers filters, amounts and conditions."""

    def __init__(self, cards: list[c.Card]) -> None:
        self.cards = cards
        self.filters: dict[tuple[Filter, bool], int] = {}
        self.filter_rows: list[list[tuple[int, list[list[int]]]]] = []
        self.filter_open: list[bool] = []
        self.static_rows: dict[tuple[bool, ...], int] = {}
        self.conditions: list[list[int]] = []
        self.amounts: list[list[int]] = []
        self.keywords_read = 0
        self.reads_events = False

    def place(self, what: Node, flags: int = 0) -> int:
        """Rows that bring the cards meant by `what` into a register; the register."""
        raise NotImplementedError

    # ------------------------------------------------------------- filters

    def filter(self, item: Filter, areas: int) -> int:
        """The number of a filter of cards in these areas."""
        field = bool(areas) and not areas & ~v.FIELD
        found = self.filters.get((item, field))
        if found is not None:
            return found
        rows: list[tuple[int, list[list[int]]]] = []
        asked = [tuple(alternative) for alternative in alternatives(self._bounded(item))]
        for alternative in asked:
            static = [(leaf, wanted) for leaf, wanted in alternative if is_static(leaf)]
            bits = tuple(
                any(
                    all(_holds(leaf, face, field) is wanted for leaf, wanted in static)
                    for face in _faces(card, field)
                )
                for card in self.cards
            )
            row = self.static_rows.setdefault(bits, len(self.static_rows))
            terms = [
                self._term(leaf, wanted) for leaf, wanted in alternative if not is_static(leaf)
            ]
            rows.append((row, terms))
        # Nested filters may have taken numbers meanwhile.
        number = len(self.filter_rows)
        self.filter_rows.append(rows)
        self.filter_open.append(() in asked)
        self.filters[item, field] = number
        return number

    def _bounded(self, item: Filter) -> Filter:
        """The filter with each dynamic range split into its two bounds."""
        if isinstance(item, la.Between) and not is_static(item):
            if item.least != 0 and item.most != NO_BOUND:
                return la.Between(item.what, item.least) & la.Between(item.what, 0, item.most)
        if isinstance(item, (AllOf, AnyOf)):
            return type(item)(tuple(self._bounded(part) for part in item.of))
        return NoneOf(self._bounded(item.of)) if isinstance(item, NoneOf) else item

    def _term(self, leaf: Filter, wanted: bool) -> list[int]:
        yes = int(wanted)
        if isinstance(leaf, la.Between):
            number = t.NUMBERS[leaf.what]
            if leaf.most == NO_BOUND:
                return [t.D_LEAST, number, self.amount(leaf.least), yes]
            return [t.D_MOST, number, self.amount(leaf.most), yes]
        if isinstance(leaf, la.State):
            if leaf.name not in _STATES:
                raise CompileError(f"the state {leaf.name!r}")
            return [_STATES[leaf.name], 0, 0, yes]
        if isinstance(leaf, la.HasUnder):
            return [t.D_HAS_UNDER, self.filter(leaf.filter, v.UNDER), leaf.least, yes]
        if isinstance(leaf, la.HasLinked):
            return [t.D_HAS_LINKED, self.filter(leaf.filter, v.LINKED), leaf.least, yes]
        if isinstance(leaf, la.HasKeyword):
            keyword = keyword_number(leaf.name)
            self.keywords_read |= 1 << keyword
            return [t.D_KEYWORD, keyword, 0, yes]
        if isinstance(leaf, la.Extreme):
            packed = t.NUMBERS[leaf.what] | int(leaf.highest) << 8 | leaf.whose << 9
            return [t.D_EXTREME, packed, self.filter(leaf.among & la.DIGIMON, v.BATTLE), yes]
        if isinstance(leaf, la.Same):
            number = {"level": t.N_LEVEL, "cost": t.N_COST, "name": 10, "color": 11}[leaf.what]
            return [t.D_SAME, number, self.place(leaf.as_ or la.THIS), yes]
        if isinstance(leaf, la.While):
            start, end = self.condition_rows((leaf.condition,))
            return [t.D_WHILE, start, end, yes]
        raise CompileError(f"the filter {leaf.kind}")

    # ---------------------------------------------------------- conditions

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""
        row = self._amount(item)
        self.amounts.append(row + [0] * (t.AMOUNT_SIZE - len(row)))
        return len(self.amounts) - 1

    def _amount(self, item: Node | int) -> list[int]:
        if isinstance(item, int):
            return [t.AM_NUMBER, item]
        if isinstance(item, la.Count):
            of = t.NOBODY if item.of is None else self.place(item.of)
            number = self.filter(item.filter, item.areas)
            return [t.AM_COUNT, number, item.areas, item.whose, of, item.per, item.times]
        if isinstance(item, la.Remembered):
            return [t.AM_REMEMBERED, self.place(la.Chosen(item.name)), item.times]
        if isinstance(item, la.DeletionLimit):
            return [t.AM_DELETION, item.number]
        if isinstance(item, la.EventCount):
            return [t.AM_EVENTS, item.times]
        if isinstance(item, la.NumberOf):
            self.reads_events |= isinstance(item.of, la.EventCards)
            return [t.AM_OF, self.place(item.of), t.NUMBERS[item.what], item.times]
        if isinstance(item, la.Minus):
            return [t.AM_MINUS, self.amount(item.left), self.amount(item.right)]
        if isinstance(item, la.Memory):
            return [t.AM_MEMORY, item.whose]
        if isinstance(item, la.DifferentColors):
            return [t.AM_COLORS, self.filter(item.filter, item.areas), item.areas, item.whose]
        raise CompileError(f"the amount {item.kind}")

    def condition_rows(self, items: tuple[Node, ...]) -> tuple[int, int]:
        """All of these conditions as rows; first row, and past the last."""
        rows: list[list[int]] = []
        for item in items:
            rows += self._condition(item)
        start = len(self.conditions)
        self.conditions += [row + [0] * (t.CONDITION_SIZE - len(row)) for row in rows]
        return start, len(self.conditions)

    def _condition(self, item: Node) -> list[list[int]]:
        if isinstance(item, la.Compare):
            left = self.amount(item.left)
            return [[t.IF_COMPARE, left, t.OPS.index(item.op), self.amount(item.right)]]
        if isinstance(item, la.Is):
            return [[t.IF_IS, self.place(item.who), self.filter(item.filter, v.BATTLE)]]
        if isinstance(item, la.AnyCondition):
            rows = [row for part in item.of for row in self._condition(part)]
            if len(rows) != len(item.of):
                raise CompileError("a condition inside AnyCondition that is not simple")
            return [[t.IF_ANY, len(rows)], *rows]
        if isinstance(item, la.Not):
            rows = self._condition(item.of)
            if len(rows) != 1:
                raise CompileError("a condition inside Not that is not simple")
            return [[t.IF_NOT], *rows]
        if isinstance(item, la.Battling):
            number = self.filter(item.filter, v.BATTLE)
            return [[t.IF_BATTLING, number, int(item.security)]]
        if isinstance(item, la.InPhase):
            return [[t.IF_PHASE, ("unsuspend", "draw", "breeding", "main").index(item.phase)]]
        if isinstance(item, la.EventWas):
            return [[t.IF_FACT, t.FACTS[item.fact], item.least]]
        raise CompileError(f"the condition {item.kind}")


def keyword_number(name: str) -> int:
    """The number of a keyword."""
    if name not in k.NUMBERS:
        raise CompileError(f"the keyword <{name}>")
    return k.NUMBERS[name]


def is_static(leaf: Filter) -> bool:
    if isinstance(leaf, la.Between):
        plain = isinstance(leaf.least, int) and isinstance(leaf.most, int)
        return leaf.what in _PRINTED and plain
    return isinstance(leaf, _STATIC) or (isinstance(leaf, la.State) and leaf.name == "token")


def names_of(card: c.Card) -> tuple[str, ...]:
    """All names of a card (rule 2-3-4-3)."""
    return (card.name, *card.names)


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
        return any(leaf.text in trait for trait in card.traits)
    if isinstance(leaf, la.TextHas):
        return (
            leaf.text in card.mentions
            or leaf.text in card.traits
            or any(leaf.text in name for name in (*names_of(card), *card.name_parts))
        )
    if isinstance(leaf, la.Color):
        return bool(card.colors & leaf.bits)
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
