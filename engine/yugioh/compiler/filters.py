"""Compiling filters, amounts and conditions: what is looked up, and what is evaluated.

The static part of a filter becomes a row of a table over definitions, the rest
a few dynamic terms.
"""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from engine.effects import Node
from engine.filters import AllOf, AnyOf, Filter, NoneOf, alternatives
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.position import slots
from engine.yugioh.instructions import tables as t
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.categories import DOES
from engine.yugioh.queries.conditions import TARGETS_BITS, TARGETS_THIS

_TERMS = {
    "face-up": t.D_FACE_UP, "face-down": t.D_FACE_DOWN, "equip": t.D_EQUIP, "other": t.D_OTHER,
    "pointed": t.D_POINTED, "co-linked": t.D_CO_LINKED, "as-spell": t.D_AS_SPELL,
    "negatable": t.D_NEGATABLE, "materials": t.D_MATERIALS,
    "this-turn": t.D_NEW, "controlled": t.D_CONTROLLED, "its-material": t.D_MATERIAL_OF,
    "equipped-by-it": t.D_EQUIPPED_BY, "defense-position": t.D_DEFENSE_POSITION,
    "marked": t.D_MARKED, "attribute-left": t.D_ATTRIBUTE_LEFT,
    "free-column": t.D_FREE_COLUMN,
}  # fmt: skip
_NUMBERS = {
    "level": t.OF_LEVEL, "rank": t.OF_LEVEL, "link": t.OF_LEVEL, "attack": t.OF_ATTACK,
    "defense": t.OF_DEFENSE, "original attack": t.OF_ORIGINAL_ATTACK,
    "original defense": t.OF_ORIGINAL_DEFENSE,
}  # fmt: skip
_OPS = {"<": 0, "<=": 1, "=": 2, ">=": 3, ">": 4, "!=": 5}
_PHASES = {
    "": 0, "standby": slots.STANDBY_PHASE, "main": slots.MAIN_PHASE,
    "battle": slots.BATTLE_PHASE, "end": slots.END_PHASE,
}  # fmt: skip

_DEEDS = {
    "special": t.DID_SPECIAL, "normal": t.DID_NORMAL, "flip": t.DID_FLIP,
    "summon": t.DID_SPECIAL | t.DID_NORMAL, "activate": t.DID_ACTIVATE, "draw": t.DID_DRAW,
}  # fmt: skip


def sealed(numbers: Iterable[int]) -> "vec[i64]":
    """A vector of these numbers."""
    return vec[i64]([i64(number) for number in numbers])


class FilterCompiler:
    """Numbers filters, amounts and conditions."""

    def __init__(self, cards: list[la.Card]) -> None:
        self.cards = cards
        self.filters: dict[Filter, int] = {}
        self.filter_rows: list[list[tuple[int, list[tuple[int, int, int]]]]] = []
        self.static_rows: dict[tuple[bool, ...], int] = {}
        self.conditions: list[list[int]] = []
        self.amounts: list[list[int]] = []
        self.tallies: list[list[int]] = []
        self.checks: list[int] = []
        self.counters: list[str] = []  # the kinds of counters, by name
        self.known: tuple[int, int] | None = None  # conditions remembered from the activation
        self.defense_changes = any(
            getattr(item, "stats", 0) & v.DEF
            for card in cards
            for kind in (la.ChangeStats, la.FieldStats, la.EquipStats)
            for item in phrases(card, kind)
        )
        self.keeps_materials = False
        self.levels_change = any(True for card in cards for _ in phrases(card, la.ChangeLevel))
        self.monsters_as_spells = any(
            card.type & v.PENDULUM
            or any(True for kind in (la.PlaceAsSpell, la.StaysAsSpell) for _ in phrases(card, kind))
            for card in cards
        )
        self.zones_matter = any(card.type & v.LINK for card in cards)
        self.has_columns = False

    def place(self, what: Node, flags: int = 0) -> int:
        """Rows that bring the cards meant by `what` into a register; the register."""
        raise NotImplementedError

    # ------------------------------------------------------------- filters

    def filter(self, item: Filter) -> int:
        """The number of a filter."""
        found = self.filters.get(item)
        if found is not None:
            return found
        rows: list[tuple[int, list[tuple[int, int, int]]]] = []
        for alternative in alternatives(self._bounded(item)):
            static = [(leaf, wanted) for leaf, wanted in alternative if self._is_static(leaf)]
            bits = tuple(
                all(self._holds(leaf, card) is wanted for leaf, wanted in static)
                for card in self.cards
            )
            row = self.static_rows.setdefault(bits, len(self.static_rows))
            terms = [self._term(leaf, wanted) for leaf, wanted in alternative
                     if not self._is_static(leaf)]  # fmt: skip
            rows.append((row, terms))
        # Nested filters may have taken numbers meanwhile.
        number = len(self.filter_rows)
        self.filter_rows.append(rows)
        self.filters[item] = number
        return number

    def _bounded(self, item: Filter) -> Filter:
        """The filter with each dynamic range split into its two bounds, and with monsters among the
        Spells while they are treated as such.
        """
        if (
            isinstance(item, la.Between)
            and not self._is_static(item)
            and (item.least > 0 and item.most < 1 << 30)
        ):
            return la.Between(item.what, item.least) & la.Between(item.what, 0, item.most)
        if isinstance(item, la.Type) and item.bits & v.SPELL and self.monsters_as_spells:
            return item | la.State("as-spell")
        if isinstance(item, (AllOf, AnyOf)):
            return type(item)(tuple(self._bounded(part) for part in item.of))
        return NoneOf(self._bounded(item.of)) if isinstance(item, NoneOf) else item

    def _is_static(self, leaf: Filter) -> bool:
        if isinstance(leaf, la.Between):
            if leaf.what == "defense":
                return not self.defense_changes
            return leaf.what != "attack" and not (leaf.what == "level" and self.levels_change)
        return isinstance(leaf, (la.Named, la.Series, la.Type, la.Race, la.Attribute, la.Mentions))

    @staticmethod
    def _holds(leaf: Filter, card: la.Card) -> bool:
        if isinstance(leaf, la.Named):
            return leaf.passcode in (card.passcode, card.treated_as or card.passcode)
        if isinstance(leaf, la.Series):
            # The low 12 bits name the series, the high 4 a part of it.
            return any(
                code & 0xFFF == leaf.code & 0xFFF and code & leaf.code == leaf.code
                for code in card.series
            )
        if isinstance(leaf, la.Mentions):
            return leaf.passcode in card.mentions
        if isinstance(leaf, la.Type):
            return bool(card.type & leaf.bits)
        if isinstance(leaf, la.Race):
            return bool(card.race & leaf.bits)
        if isinstance(leaf, la.Attribute):
            return bool(card.attribute & leaf.bits)
        if isinstance(leaf, la.Between):
            kind = card.type & (v.LINK | v.XYZ)
            number = {
                "level": card.level if card.type & v.MONSTER and not kind else None,
                "rank": card.level if kind == v.XYZ else None,
                "link": card.level if kind == v.LINK else None,
                "defense": card.defense if card.type & v.MONSTER and kind != v.LINK else None,
                "scale": card.scale if card.type & v.PENDULUM else None,
            }[leaf.what]
            return number is not None and leaf.least <= number <= leaf.most
        raise CompileError(f"{leaf.kind} is not a fact of a card")

    def _term(self, leaf: Filter, wanted: bool) -> tuple[int, int, int]:
        yes = int(wanted)
        if isinstance(leaf, la.Between):
            least, most = {
                "attack": (t.D_ATTACK_LEAST, t.D_ATTACK_MOST),
                "defense": (t.D_DEFENSE_LEAST, t.D_DEFENSE_MOST),
                "level": (t.D_LEVEL_LEAST, t.D_LEVEL_MOST),
            }[leaf.what]
            return (most, leaf.most, yes) if leaf.least <= 0 else (least, leaf.least, yes)
        if isinstance(leaf, la.State):
            if leaf.name in ("pointed", "co-linked"):
                self.zones_matter = True
            self.keeps_materials |= leaf.name == "its-material"
            if leaf.name == "free-column":
                self.has_columns = self.zones_matter = True
            return _TERMS[leaf.name], 0, yes
        if isinstance(leaf, la.InPlace):
            return t.D_PLACE, leaf.places, yes
        if isinstance(leaf, la.Summoned):
            return t.D_SUMMONED, leaf.how, yes
        if isinstance(leaf, la.EquippedWith):
            return t.D_EQUIPPED_WITH, self.filter(leaf.filter), yes
        if isinstance(leaf, la.EquippedTo):
            return t.D_EQUIPPED_TO, self.filter(leaf.filter), yes
        if isinstance(leaf, la.Zones):
            self.zones_matter = True
            return t.D_ZONES, leaf.mask, yes
        if isinstance(leaf, la.HasCounter):
            return t.D_COUNTER, self.counter(leaf.name) * 256 + leaf.least, yes
        if isinstance(leaf, la.NewName):
            return t.D_NEW_NAME, leaf.places, yes
        raise CompileError(f"no dynamic term for {leaf}")

    # ---------------------------------------------------------- conditions

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""
        row = self._amount(item)
        self.amounts.append(row)
        return len(self.amounts) - 1

    def _amount(self, item: Node | int) -> list[int]:
        if isinstance(item, la.Times):
            row = self._amount(item.amount)
            return [*row[:4], row[4] * item.times, row[5]]
        if isinstance(item, la.Half):
            row = self._amount(item.amount)
            if row[4:] != [1, 1]:
                raise CompileError("Half takes a plain amount")
            return [*row[:5], 2]
        kind, *numbers = self._counted(item)
        many = (la.EquippedLinkRating, la.MaterialCount, la.LevelOf)
        times = item.times if isinstance(item, many) else 1
        return [kind, *numbers, *[0] * (3 - len(numbers)), times, 1]

    def _counted(self, item: Node | int) -> list[int]:
        """The kind of an amount and its numbers."""
        if isinstance(item, int):
            return [t.AMOUNT_NUMBER, item]
        if isinstance(item, la.Count):
            return [t.AMOUNT_COUNT, self.filter(item.filter), item.places, item.whose]
        if isinstance(item, la.Names):
            return [t.AMOUNT_NAMES, self.filter(item.filter), item.places, item.whose]
        if isinstance(item, la.EquippedLinkRating):
            return [t.AMOUNT_LINK_RATING]
        if isinstance(item, la.SumOf):
            whose = item.whose | _NUMBERS[item.what] << 4
            return [t.AMOUNT_SUM, self.filter(item.filter), item.places, whose]
        if isinstance(item, la.Rolled):
            return [t.AMOUNT_ROLLED]
        if isinstance(item, la.FreeZones):
            return [t.AMOUNT_FREE_ZONES]
        if isinstance(item, la.MaterialCount):
            return [t.AMOUNT_MATERIALS]
        if isinstance(item, la.MaterialsUsed):
            return [t.AMOUNT_MADE_WITH]
        if isinstance(item, la.HowMany):
            return [t.AMOUNT_HOW_MANY, self.place(la.Chosen((item.name,)))]
        if isinstance(item, la.TotalOf):
            return [t.AMOUNT_TOTAL, self.place(la.Chosen((item.name,))), _NUMBERS[item.what]]
        if isinstance(item, la.Excess):
            return [t.AMOUNT_EXCESS, self.amount(item.amount), self.amount(item.over), item.plus]
        if isinstance(item, la.LevelOf):
            return [t.AMOUNT_CHOSEN, self._meant(item.of), _NUMBERS[item.what]]
        if isinstance(item, la.Counters):
            return [t.AMOUNT_CHOSEN, self._meant(item.of), t.OF_COUNTERS + self.counter(item.name)]
        raise CompileError(f"no amount {item.kind}")

    def _meant(self, item: Node) -> int:
        """The register of the card that an amount speaks of, or which other card it is."""
        if isinstance(item, la.Changed):
            return t.THE_CARD_CHANGED
        if isinstance(item, la.Answered):
            return t.THE_CARD_ANSWERED
        return t.THE_CARD_ITSELF if isinstance(item, la.This) else self.place(item)

    def condition_rows(self, items: tuple[Node, ...]) -> tuple[int, int]:
        """All of these conditions as rows; first row, and past the last."""
        rows: list[list[int]] = []
        for item in items:
            rows += self._condition(item)
        start = len(self.conditions)
        self.conditions += rows
        return start, len(self.conditions)

    def _condition(self, item: Node) -> list[list[int]]:
        if isinstance(item, la.Compare):
            return [
                [t.IF_COMPARE, _OPS[item.op], self.amount(item.left), self.amount(item.right), 0, 0]
            ]
        if isinstance(item, la.AnyCondition):
            rows = [row for part in item.of for row in self._condition(part)]
            if len(rows) != len(item.of):
                raise CompileError("AnyCondition takes simple conditions")
            return [[t.IF_ANY, len(rows), 0, 0, 0, 0], *rows]
        if isinstance(item, la.WasSummoned):
            return [[t.IF_SUMMONED, 0, item.how, 0, 0, 0]]
        if isinstance(item, la.MaterialsIncluded):
            return [[t.IF_MADE_OF, 0, self._check(item.filter), 0, 0, 0]]
        if isinstance(item, la.During):
            return [[t.IF_DURING, 0, item.whose, _PHASES[item.phase], 0, 0]]
        if isinstance(item, la.SummonedOnly):
            tally = self._tally(t.DID_SPECIAL, ~item.filter, 1)
            return [[t.IF_TALLY, 0, tally, v.YOU, 1, 0]]
        if isinstance(item, la.ThisTurn):
            least = item.least if item.most is None else item.most + 1
            tally = self._tally(_DEEDS[item.what], item.filter, least)
            return [[t.IF_TALLY, int(item.most is None), tally, item.whose, least, 0]]
        if isinstance(item, la.Answering):
            does = sum(DOES[word] for word in item.does)
            places = item.places | item.targets_this * TARGETS_THIS
            if item.targets is not None:
                places |= (self.filter(item.targets) + 1) << TARGETS_BITS
            of = ("", "card", "effect").index(item.of)
            return [[t.IF_ANSWERS, of, item.whose, does, item.types, places]]
        if isinstance(item, la.WasSet):
            return [[t.IF_WAS_SET, 0, 0, 0, 0, 0]]
        if isinstance(item, la.AtActivation):
            if self.known is not None:
                raise CompileError("more than one condition remembered from the activation")
            self.known = self.condition_rows((item.condition,))
            return [[t.IF_KNOWN, 0, *self.known, 0, 0]]
        raise CompileError(f"no condition {item.kind}")

    def counter(self, name: str) -> int:
        """The number of a kind of counter."""
        if name not in self.counters:
            self.counters.append(name)
        if len(self.counters) > 7:
            raise CompileError("more than 7 kinds of counters")
        return self.counters.index(name)

    def _tally(self, what: int, item: Filter, least: int) -> int:
        """The number of the tally that counts this, at least as far as `least`."""
        number = self.filter(item)
        for index, row in enumerate(self.tallies):
            if row[:2] == [what, number]:
                row[2] = max(row[2], least)
                return index
        if len(self.tallies) >= slots.TALLIES:
            raise CompileError(f"more than {slots.TALLIES} things to count in a turn")
        self.tallies.append([what, number, least])
        return len(self.tallies) - 1

    def _check(self, item: Filter) -> int:
        number = self.filter(item)
        if number not in self.checks:
            self.checks.append(number)
        return self.checks.index(number)


def phrases(item: object, kind: type[Node]) -> Iterable[Node]:
    """Every phrase of this kind, anywhere in a definition."""
    if isinstance(item, kind):
        yield item
    if isinstance(item, Node):
        item = tuple(vars(item).values())
    if isinstance(item, tuple):
        for part in item:
            yield from phrases(part, kind)
