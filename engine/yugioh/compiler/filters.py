"""Compiling filters, amounts and conditions: what is looked up, and what is evaluated.

The static part of a filter becomes a row of a table over definitions, the rest
a few dynamic terms.
"""

from typing import Final


from engine.effects import Node
from engine.filters import AllOf, AnyOf, Filter, NoneOf, alternatives
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.compiler.as_spells import AsSpells
from engine.yugioh.compiler.mentioned import has_name, mentioned, named_among
from engine.yugioh.compiler.names import Names, in_series, named_so, renaming
from engine.yugioh.instructions import tables as t
from engine.yugioh.position import slots
from engine.yugioh import vocabulary as v
from engine.yugioh.position.counters import KINDS
import engine.yugioh.queries.amounts  # (enters its kinds, as those below do)
import engine.yugioh.queries.answering
import engine.yugioh.queries.as_spell
import engine.yugioh.queries.bonded_terms
import engine.yugioh.queries.bounds
import engine.yugioh.queries.column_terms
import engine.yugioh.queries.copied
import engine.yugioh.queries.conditions
import engine.yugioh.queries.counters_had
import engine.yugioh.queries.together
import engine.yugioh.queries.arrived
import engine.yugioh.queries.link_terms
import engine.yugioh.queries.negated_terms
import engine.yugioh.queries.made_quick
import engine.yugioh.queries.relative
import engine.yugioh.queries.set_first
import engine.yugioh.queries.terms
import engine.yugioh.queries.totals  # noqa: F401
from engine.yugioh.queries.amount import PARTS, TIMES, amount_row
from engine.yugioh.queries.condition import write_condition
from engine.yugioh.queries.term import term_row


# What can give a monster another name, or let it be treated as one of that name.
_RENAMES: Final = (la.ChangeName, la.BecomesMonster, la.LinkMaterialAs, la.FusionMaterialAs)


def is_printed(leaf: Filter) -> bool:
    """Whether a term of a filter asks for what is printed on the card, and stays so in the Deck."""
    if isinstance(leaf, la.Between):
        return leaf.what != "attack"
    return isinstance(leaf, (Definition, Defined, la.Named, la.Series, la.Type, la.Race,
                             la.Attribute, la.Mentions, la.MadeFrom, la.NotNormal,
                             la.Original, la.PlacesCounters, la.SummonedOnlyWith))  # fmt: skip


class Definition(Filter):
    """A card of this very definition, whatever its name is now."""

    passcode: int = 0


class Defined(Filter):
    """A card of one of these definitions."""

    passcodes: tuple[int, ...] = ()


def _leaves(item: Filter) -> set[Filter]:
    """What a filter asks for, but that it is a monster."""
    parts = item.of if isinstance(item, AllOf) else (item,)
    return {part for part in parts if part != la.MONSTER}


def _never_normal(card: la.Card) -> bool:
    """Whether this is a monster that cannot be Normal Summoned/Set."""
    only = card.only_by_itself and not card.normal_too
    ways = card.special_only or card.by_effect_only or only or card.first_by_itself
    kinds = v.RITUAL | v.EXTRA_DECK_TYPES | v.TOKEN
    return bool(card.type & v.MONSTER) and (ways or bool(card.type & kinds))


def holds(leaf: Filter, card: la.Card) -> bool:
    """Whether a printed fact is true of a card. Raises CompileError for anything else."""
    if isinstance(leaf, la.Named):
        return has_name(leaf, card)
    if isinstance(leaf, Definition):
        return card.passcode == leaf.passcode
    if isinstance(leaf, Defined):
        return card.passcode in leaf.passcodes
    if isinstance(leaf, la.Series):
        return in_series(leaf, card.series)
    if isinstance(leaf, la.Mentions):
        return leaf.passcode in card.mentions
    if isinstance(leaf, la.PlacesCounters):
        placed = (item for item in card.nodes if isinstance(item, la.PlaceCounter))
        return any(item.name == leaf.name for item in placed)
    if isinstance(leaf, la.SummonedOnlyWith):
        return card.only_by_itself and card.only_with == la.Named(leaf.passcode)
    if isinstance(leaf, la.MadeFrom):
        return any(_leaves(leaf.filter) <= set(each.walk()) for each in mentioned(card))
    if isinstance(leaf, la.NotNormal):
        return _never_normal(card)
    if isinstance(leaf, la.Original):
        return holds(leaf.filter, card)
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


def printed(item: Filter, card: la.Card, *, otherwise: bool = False) -> bool:
    """Whether a card matches a filter by its printed facts alone.

    `otherwise` is what is said of a term that asks for what is not printed.
    """
    return any(
        all(
            holds(leaf, card) is wanted if is_printed(leaf) else otherwise
            for leaf, wanted in alternative
        )
        for alternative in alternatives(item)
    )


def _like_material(item: la.LikeMaterial) -> Filter:
    """For each Attribute, cards of it if a material of it was used."""
    each = (la.Original(la.Attribute(1 << bit)) for bit in range(v.DIVINE.bit_length()))
    return AnyOf(tuple(
        one & la.Provided(la.MaterialsIncluded(item.filter & one)) for one in each
    ))  # fmt: skip


class FilterCompiler:
    """Numbers filters, amounts and conditions."""

    def __init__(self, cards: list[la.Card]) -> None:
        self.cards = cards
        self.index = {card.passcode: number for number, card in enumerate(cards)}
        self.filters: dict[Filter, int] = {}
        self.filter_rows: list[list[tuple[int, list[tuple[int, int, int]]]]] = []
        self.static_rows: dict[tuple[bool, ...], int] = {}
        self._columns: dict[Filter, list[bool]] = {}  # of which cards printed facts are true
        self.spoken_of = 0  # registers that were spoken of, as bits
        self.asks_of: dict[int, int] = {}  # those that a filter speaks of, by its number
        self.conditions: list[list[int]] = []
        self.amounts: list[list[int]] = []
        self.tallies: list[list[int]] = []
        self.checks: list[tuple[int, int, int, int]] = []
        self.counters: list[str] = []  # the kinds of counters, by name
        self.known: tuple[int, int] | None = None  # conditions remembered from the activation
        self.known_word: Node | None = None  # the one of which they are the rows
        self.defense_changes = any(
            item.stats & v.DEF
            for item in la.nodes_of(cards)
            if isinstance(item, (la.ChangeStats, la.FieldStats, la.EquipStats))
        )
        self.keeps_materials = False
        self.turn_marks = 0
        self.tells_used_by = False
        self.tells_names_on = False
        self.tells_names_within = False
        changes = list(la.nodes_of(cards))
        self.levels_change = any(
            isinstance(item, (la.ChangeLevel, la.FieldLevels)) for item in changes
        )
        self.ranks_change = any(isinstance(item, la.ChangeLevel) and item.ranks for item in changes)
        self.made_quick = any(isinstance(item, la.AsQuick) for item in changes)
        self.names = Names(cards)
        self.name_rows: dict[tuple[bool, ...], int] = {}
        self.names_change = any(isinstance(item, _RENAMES) for item in changes)
        self._renamed = [(card, new) for card in cards if (new := renaming(card)) is not None]
        self.types_change = any(
            isinstance(item, (la.ChangeType, la.FieldType, la.LinkMaterialAs)) for item in changes
        )
        self.attributes_change = any(
            isinstance(item, (la.ChangeAttribute, la.FieldAttribute, la.LinkMaterialAs))
            for item in changes
        )
        self.tuners_change = any(
            isinstance(item, (la.FieldTuner, la.TreatAsTuner)) for item in changes
        )
        self.as_spells = AsSpells(cards)
        self.zones_matter = any(card.type & v.LINK for card in cards)
        self.has_columns = False

    def place(self, what: Node, flags: int = 0) -> int:
        """Rows that bring the cards meant by `what` into a register; the register."""
        raise NotImplementedError

    def one_register(self, what: Node) -> int:
        """The register of the cards of one choice. Raises CompileError if nothing was chosen."""
        raise CompileError(f"nothing was chosen for {what.kind}")

    # ------------------------------------------------------------- filters

    def filter(self, item: Filter) -> int:
        """The number of a filter."""
        found = self.filters.get(item)
        if found is not None:
            return found
        before, self.spoken_of = self.spoken_of, 0
        rows: list[tuple[int, list[tuple[int, int, int]]]] = []
        for alternative in alternatives(self._bounded(item)):
            static = [(leaf, wanted) for leaf, wanted in alternative if self._is_static(leaf)]
            columns = [[is_so is wanted for is_so in self._column(leaf)] for leaf, wanted in static]
            bits = tuple(map(all, zip(*columns, strict=True))) or (True,) * len(self.cards)
            row = self.static_rows.setdefault(bits, len(self.static_rows))
            terms = [self._term(leaf, wanted) for leaf, wanted in alternative
                     if not self._is_static(leaf)]  # fmt: skip
            rows.append((row, terms))
        # Nested filters may have taken numbers meanwhile.
        number = len(self.filter_rows)
        self.filter_rows.append(rows)
        if self.spoken_of:
            self.asks_of[number] = self.spoken_of  # it means something else in another effect
        else:
            self.filters[item] = number
        self.spoken_of |= before
        return number

    def _column(self, leaf: Filter) -> list[bool]:
        if leaf not in self._columns:
            self._columns[leaf] = [holds(leaf, card) for card in self.cards]
        return self._columns[leaf]

    def asked_of(self, filter: int) -> int:
        """The registers, as bits, that a filter speaks of."""
        return self.asks_of.get(filter, 0)

    def meet(self, one: int, other: int) -> bool:
        """Whether a card can match both filters, as far as printed facts tell."""
        bits = list(self.static_rows)
        return any(
            any(a and b for a, b in zip(bits[row], bits[more], strict=True))
            for row, _ in self.filter_rows[one]
            for more, _ in self.filter_rows[other]
        )

    def _bounded(self, item: Filter) -> Filter:
        """The filter with each dynamic range split into its two bounds, and with monsters among the
        Spells while they are treated as such.
        """
        if (
            isinstance(item, la.Between)
            and not self._is_static(item)
            and (item.least > 0 and item.most < v.UNBOUNDED)
        ):
            return la.Between(item.what, item.least) & la.Between(item.what, 0, item.most)
        if isinstance(item, (la.Named, la.Series)):
            return self._by_name(item)
        if isinstance(item, la.Type):
            return self.as_spells.or_placed(item)
        if isinstance(item, la.MadeFrom):
            named = (c for c in self.cards if named_among(c, item.filter, self.cards, printed))
            return item | Defined(tuple(c.passcode for c in named))
        if isinstance(item, la.LikeMaterial):
            return _like_material(item)
        if isinstance(item, (AllOf, AnyOf)):
            return type(item)(tuple(self._bounded(part) for part in item.of))
        return NoneOf(self._bounded(item.of)) if isinstance(item, NoneOf) else item

    def _by_name(self, leaf: la.Named | la.Series) -> Filter:
        """The filter with the cards whose names change, as they are called now."""
        found: Filter = leaf
        for card, new in self._renamed:
            before, after = holds(leaf, card), named_so(leaf, new)
            if before != after:
                itself, renamed = Definition(card.passcode), la.State("renamed")
                found &= ~itself
                found |= itself & (renamed if after else ~renamed)
        if self.names_change:
            found = la.NewName(leaf) | (~la.State("new-name") & found)
        return found

    def name_number(self, passcode: int) -> int:
        """The number of the name of a card that a text gives."""
        return self.names.number(passcode)

    def name_row(self, leaf: la.Named | la.Series) -> int:
        """The number of the row that tells of which names a card is this one."""
        bits = [holds(leaf, card) for card in self.cards]
        row = (*bits, *(named_so(leaf, new) for new in self.names.given))
        return self.name_rows.setdefault(row, len(self.name_rows))

    def in_place_of(self, tuner: Filter) -> Filter | None:
        """The cards that can be used in place of a Tuner that matches, of those in the decks."""
        found: list[Filter] = [
            Definition(card.passcode)
            for card in self.cards for item in card.effects
            if isinstance(item, la.ForTuner)
            and any(one.type & v.TUNER and printed(tuner, one) and printed(item.filter, one)
                    for one in self.cards)
        ]  # fmt: skip
        return AnyOf(tuple(found)) if found else None

    def _is_static(self, leaf: Filter) -> bool:
        if isinstance(leaf, la.Between):
            if leaf.what == "defense":
                return not self.defense_changes
            if leaf.what == "level" and self.levels_change:
                return False
            if leaf.what == "rank" and self.ranks_change:
                return False
        if isinstance(leaf, la.Type) and leaf.bits & v.TUNER:
            return not self.tuners_change
        if isinstance(leaf, la.Race):
            return not self.types_change
        if isinstance(leaf, la.Attribute):
            return not self.attributes_change
        return is_printed(leaf)

    def _term(self, leaf: Filter, wanted: bool) -> tuple[int, int, int]:
        state: str = leaf.name if isinstance(leaf, la.State) else ""
        if isinstance(leaf, la.Between):
            state = f"{leaf.what} at {'most' if leaf.least <= 0 else 'least'}"
        if isinstance(leaf, la.Like) and isinstance(leaf.of, la.Each):
            state = "like each"
        return term_row(self, leaf, state, wanted)

    # ---------------------------------------------------------- conditions

    def amount(self, item: Node | int) -> int:
        """The number of an amount."""
        row = self._amount(item)
        self.amounts.append(row)
        return len(self.amounts) - 1

    def _amount(self, item: Node | int) -> list[int]:
        if isinstance(item, la.Times):
            row = self._amount(item.amount)
            row[TIMES] *= item.times
            return row
        if isinstance(item, la.Half):
            row = self._amount(item.amount)
            if (row[TIMES], row[PARTS]) != (1, 1):
                raise CompileError("Half takes a plain amount")
            row[PARTS] = 2
            return row
        many = (la.EquippedLinkRating, la.MaterialCount, la.LevelOf)
        return amount_row(self, item, item.times if isinstance(item, many) else 1)

    def condition_rows(self, items: tuple[Node, ...]) -> tuple[int, int]:
        """All of these conditions as rows; first row, and past the last."""
        rows: list[list[int]] = []
        for item in items:
            rows += write_condition(self, item)
        start = len(self.conditions)
        self.conditions += rows
        return start, len(self.conditions)

    def counter(self, name: str) -> int:
        """The number of a kind of counter."""
        if name not in self.counters:
            self.counters.append(name)
        if len(self.counters) > KINDS:
            raise CompileError(f"more than {KINDS} kinds of counters")
        return self.counters.index(name)

    def tally(self, what: int, item: Filter, least: int, phase: int = 0) -> int:
        """The number of the tally that counts this (in a phase), at least as far as `least`."""
        number = self.filter(item)
        for index, row in enumerate(self.tallies):
            if (row[0], row[1], row[3]) == (what, number, phase):
                row[2] = max(row[2], least)
                return index
        if len(self.tallies) >= slots.TALLIES:
            raise CompileError(f"more than {slots.TALLIES} things to count in a turn")
        self.tallies.append([what, number, least, phase])
        return len(self.tallies) - 1

    def check(self, item: Filter, least: int = 1, first: Filter | None = None) -> int:
        """The number of the check that materials of a summon are put to."""
        once, whom = 0, 0
        if first is not None:
            once, whom = self.tally(t.DID_LEND, item, 1) + 1, self.filter(first)
        check = self.filter(item), least, once, whom
        if check not in self.checks:
            if len(self.checks) >= slots.CHECKS:
                raise CompileError(f"more than {slots.CHECKS} things to ask of materials")
            self.checks.append(check)
        return self.checks.index(check)
