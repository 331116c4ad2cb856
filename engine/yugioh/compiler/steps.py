"""Compiling steps of effects: rows of operations, with registers for the cards chosen.

How a word is written as rows, its operation says (`Operation.write` and `find`).
"""

from engine.effects import Node
from engine.filters import ANY, AllOf, AnyOf, Filter
from engine.instruction import CompileError, Instruction, row
from engine.yugioh import language as la
from engine.yugioh.operation import OPERATIONS, WRITERS
from engine.yugioh.position import slots
from engine.yugioh.position.registers import ITSELF
from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as t
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.equipping import bearers, given, is_equip_spell, union_of
from engine.yugioh.compiler.filters import Defined, FilterCompiler, printed
from engine.yugioh.compiler.mentioned import named_among
from engine.yugioh.queries.rule import IF, IF_END
from engine.yugioh.queries.gifts import Granted, granted_row
from engine.yugioh.queries.rules import DestroyedForBearer, modifier_row
from engine.yugioh.queries.silence import SilentSummons


class StepCompiler(FilterCompiler):
    """Appends the rows of costs, targets and effects."""

    def __init__(self, cards: list[la.Card]) -> None:
        super().__init__(cards)
        self.ops: list[list[int]] = []
        self.op_nodes: dict[int, Node] = {}  # the phrase that a row was written from
        self.sources: list[tuple[int, ...]] = []
        self.grants: list[list[int]] = []
        self.grant_definition: list[int] = []
        self.grant_from: list[int] = [0]
        self.equips: list[tuple[int, int, int]] = []  # of each card, for `Tables.equip_to`
        self.order_matters = False
        self.set_up: list[tuple[int, int, Node]] = []  # rows that set up an effect, where, which
        self._registers: dict[str, int] = {}
        self._targets: list[int] = []
        self._latest: int = -1
        self._next = 0
        self._ends: list[int] = []  # registers used by the bullets of the list being written
        self._begin = 0  # the first row of the effect
        self._each_player = False  # the opponent does what stands beside it too
        self._beside = 0  # registers that the operation just before, of the same kind, has filled
        self._chosen_from: dict[int, tuple[int, int]] = {}  # by register: filter, places
        self._target_rows: dict[int, list[int]] = {}
        self._alternative = False  # inside a bullet chosen at resolution
        self.jumps: dict[int, list[int]] = {}  # of each bullet list, the rows that end a bullet
        self._card = la.Card()

    def begin_steps(self) -> None:
        """Forget the choices of what was compiled before."""
        self._begin = len(self.ops)
        self._chosen_from, self._beside = {}, 0
        self._registers, self._targets, self._latest, self._next = {}, [], -1, 0
        self._target_rows = {}

    # ---------------------------------------------------------------- rows

    def row(self, kind: type[Instruction], **operands: int) -> int:
        """Append a row; its number."""
        self.ops.append(row(kind, t.OP_SIZE, **operands))
        return len(self.ops) - 1

    def fill(self, number: int, column: int, value: int) -> None:
        """Complete a row that was written before what it speaks of."""
        self.ops[number][column] = value

    def first(self) -> bool:
        """Whether nothing of the effect was written yet: nothing is paid before what comes now."""
        return len(self.ops) == self._begin

    def latest(self, kind: type[Instruction]) -> int:
        """The number of the latest row of this kind among those of the effect; -1 for none."""
        rows = range(len(self.ops) - 1, self._begin - 1, -1)
        return next((n for n in rows if isinstance(OPERATIONS[self.ops[n][0]], kind)), -1)

    def here(self) -> int:
        """The number of the next row."""
        return len(self.ops)

    def says(self, number: int, word: Node) -> None:
        """Remember the word that a row was written from."""
        self.op_nodes[number] = word

    # ----------------------------------------------------------- registers

    def new_register(self, name: str = "") -> int:
        """A register for cards that are found now."""
        number = self._next
        if number >= slots.REGISTERS:
            raise CompileError(f"{self._card.name}: more than {slots.REGISTERS} choices")
        self._next += 1
        if name:
            self._registers[name] = number
        return number

    def named(self, name: str) -> int:
        """The register of the cards chosen under this name."""
        if name not in self._registers:
            raise CompileError(f"{self._card.name}: nothing was chosen as {name!r}")
        number = self._registers[name]
        self.spoken_of |= 1 << number
        return number

    def meant(self, names: tuple[str, ...]) -> list[int]:
        """The registers of these choices; without names the targets, or the latest choice."""
        found = [self.named(name) for name in names] or self._targets or [self._latest]
        for number in found:
            if number < 0:
                raise CompileError(f"{self._card.name}: nothing was chosen that could be meant")
            self.spoken_of |= 1 << number
        return found

    def one_register(self, what: Node) -> int:
        """The register of the cards of one choice. Raises CompileError for anything else."""
        found = self.meant(what.names) if isinstance(what, la.Chosen) else []
        if len(found) != 1:
            raise CompileError(f"{self._card.name}: not the cards of one choice in {what.kind}")
        return found[0]

    def chosen(self, register: int) -> None:
        """The cards of this register are the latest choice."""
        self._latest = register

    def chosen_by(self, number: int, register: int) -> None:
        """Remember the row that chooses the cards of a register before they are used."""
        self._target_rows[register] = self.ops[number]

    def chosen_from(self, register: int, filter: int, places: int) -> None:
        """Remember from which cards a register is filled."""
        self._chosen_from[register] = filter, places

    def brought(self, places: int) -> bool:
        """Whether what the effect does before may bring there what is chosen from these places.

        Cards in the Deck or in the GY are not meant to have been put there.  Where each player does
        the same, the one who cannot does not hold the other back.
        """
        if not places & ~(v.DECK | v.GRAVE):
            return self._each_player and not places & v.DECK
        before = self.ops[self._begin :]
        return self._each_player or any(OPERATIONS[one[0]].brings(one) & places for one in before)

    def beside(self, filter: int, places: int) -> int:
        """The registers, as bits, that the same operation has just filled from cards which this
        choice may look at too: "1 Dragon monster and 1 LIGHT monster" are two monsters.
        """
        found = 0
        for register, (other, from_) in self._chosen_from.items():
            if self._beside >> register & 1 and from_ & places and self.meet(other, filter):
                found |= 1 << register
        return found

    def chosen_here(self, registers: int, places: int) -> bool:
        """Whether a card of these registers (bits) was chosen from one of these places, and so is
        not chosen again where it is held against itself.  One that was moved there is: "Special
        Summon 1 monster, then send 1 monster you control with the same Type".
        """
        for register in range(slots.REGISTERS):
            _, from_ = self._chosen_from.get(register, (0, places))
            if registers >> register & 1 and from_ & places:
                return True
        return False

    def held_against(self, registers: int, present: bool = False) -> None:
        """What is chosen next is held against the cards of these registers (bits): where that must
        be possible, or is bound to come and must be `present`, a choice of one of them has to lead
        to it.
        """
        for chooser in reversed(self.ops[self._begin :]):
            kind = OPERATIONS[chooser[0]]
            if kind.need_not(chooser) and not (present and kind.comes_to_pass(chooser)):
                break
            into = kind.chosen_into(chooser)
            if into is not None and registers >> into & 1:
                kind.mark(chooser, ch.LEADS)

    def materials_of(self, register: int) -> None:
        """What is summoned next is made of the cards of this register alone: where their number is
        the player's choice, they are such as it can be made of.
        """
        for chooser in self.ops[self._begin :]:
            kind = OPERATIONS[chooser[0]]
            if kind.chosen_into(chooser) == register and kind.any_number(chooser):
                kind.mark(chooser, ch.MATERIALS)

    def comes_to(self, register: int, row: int) -> None:
        """The original Levels of the cards of this register come to the Level of a card that this
        row finds; how many they are the player chooses.
        """
        for chooser in self.ops[self._begin :]:
            kind = OPERATIONS[chooser[0]]
            if kind.chosen_into(chooser) == register and kind.any_number(chooser):
                kind.add_up(chooser, row)
                return
        raise CompileError("Levels are added up of cards whose number the player chooses")

    def will_be(self, register: int, flags: int) -> None:
        """What was targeted into this register must be such as these flags say."""
        if register in self._target_rows and not self._alternative:
            chooser = self._target_rows[register]
            OPERATIONS[chooser[0]].mark(chooser, flags)

    def made_from(self, item: Filter, including: Filter | None) -> tuple[Filter, Filter | None]:
        """The monsters of a Fusion Summon by an effect, and what one of the materials must be.

        Where such a card is mentioned by name, and another could be used in its place, it is used;
        with monsters of both kinds in the decks, or where one of the materials must be something
        anyway (`including`), only the others are summoned.
        """
        parts = item.of if isinstance(item, AllOf) else (item,)
        for asked in parts:
            if not isinstance(asked, la.MadeFrom):
                continue
            named = {
                card.passcode: named_among(card, asked.filter, self.cards, printed)
                for card in self.cards
            }
            loose = tuple(one for one, found in named.items() if found and not any(found.values()))
            if not loose:
                continue
            sure = [code for code, found in named.items() if any(found.values())]
            taken = sure or including is not None
            if taken or any(printed(asked, card) for card in self.cards):
                return item & ~Defined(loose), including
            return item, AnyOf(tuple(leaf for code in loose for leaf in named[code]))
        return item, including

    def is_of_type(self, passcode: int, bit: int, wanted: bool) -> None:
        """Raises CompileError unless the card has this type bit, or has it not."""
        if bool(self.cards[self.index[passcode]].type & bit) is not wanted:
            kind = v.names(bit, v.TYPE_NAMES)
            raise CompileError(f"{self._card.name}: {passcode} is {'no' if wanted else 'a'} {kind}")

    def sets_up(self, number: int, column: int, effect: Node) -> None:
        """Compile this effect later, and fill its number into the row."""
        self.set_up.append((number, column, effect))

    def place(self, what: Node, flags: int = 0) -> int:
        """Rows that bring the cards meant by `what` into a register; the register, or ITSELF."""
        if isinstance(what, la.This):
            return ITSELF
        if type(what) not in WRITERS:
            raise CompileError(f"{self._card.name}: nothing to act on in {what.kind}")
        return WRITERS[type(what)].find(self, what, flags)

    # --------------------------------------------------------------- steps

    def steps(self, items: tuple[Node, ...], reason: int) -> tuple[int, int]:
        """These steps as rows; first row, and past the last."""
        start = len(self.ops)
        before: Node | None = None
        outside, self._each_player = self._each_player, any(map(_by_opponent, items))
        for item in items:
            self._beside = self._beside if type(item) is type(before) else 0
            self._step(item, reason)
            # A target is a step of its own.
            chosen = isinstance(getattr(item, "what", item), la.Choose)
            self._beside = self._beside | 1 << self._latest if chosen else 0
            before = item
        self._beside = 0
        self._each_player = outside
        return start, len(self.ops)

    def _step(self, item: Node, reason: int) -> None:
        if isinstance(item, la.Note):
            return
        if getattr(item, "position", 0) & v.FACEDOWN_ATTACK:
            raise CompileError(f"{self._card.name}: there is no face-down Attack Position")
        if type(item) not in WRITERS:
            what = "operation" if isinstance(item, la.Operation) else "step"
            raise CompileError(f"{self._card.name}: no {what} {item.kind}")
        try:
            WRITERS[type(item)].write(self, item, reason)
        except CompileError as error:
            if str(error).startswith(self._card.name):
                raise
            raise CompileError(f"{self._card.name}: {error}") from error
        if isinstance(item, la.Operation):
            self.says(len(self.ops) - 1, item)

    def bullet(self, items: tuple[Node, ...], reason: int, at_resolution: bool) -> None:
        """The steps of a bullet.

        Of those chosen at resolution only one is done, so that they may use the same registers.
        """
        outside, before, ends = self._alternative, self._next, self._ends
        self._alternative, self._ends = at_resolution, []
        self.steps(items, reason)
        self._alternative, self._ends = outside, [*ends, self._next]
        if at_resolution:
            self._next = before

    def bullets_end(self, branch: int, jumps: list[int]) -> None:
        """Remember which rows end the bullets of a list."""
        self.jumps[branch] = jumps
        self._next, self._ends = max(self._next, *self._ends), []

    # ---------------------------------------------------------- Equip Cards

    def equip_card(self, card: la.Card) -> None:
        """Add what an Equip Spell, or a Union, says of its monster."""
        if not is_equip_spell(card) and union_of(card) is None:
            self.equips.append((0, 0, 0))
            return
        to = bearers(card, self.cards)
        items = given(card)
        grants = self.grants_of(items) if items or union_of(card) is not None else 0
        self.equips.append((self.filter(to.filter) + 1, to.whose, grants))

    def _under(self, item: la.While) -> list[list[int]]:
        """What the bearer of an Equip Card gains under a condition."""
        first, last = self.condition_rows(item.condition)
        rows = []
        for rule in item.rules:
            if not isinstance(rule, la.EquipStats):
                raise CompileError(f"{self._card.name}: an Equip Card cannot grant {rule.kind} so")
            row = modifier_row(self, rule, ANY, v.EITHER)
            row[IF], row[IF_END] = first, last
            rows.append(row)
        return rows

    def grants_of(self, items: tuple[Node, ...]) -> int:
        """The number of what an Equip Card grants."""
        self.grant_rows(items)
        self.grant_from.append(len(self.grants))
        self.grant_definition.append(self.index[self._card.passcode])
        return len(self.grant_from) - 1

    def grant_rows(self, items: tuple[Node, ...]) -> None:
        """Append the rows of what an Equip Card grants."""
        for item in items:
            if isinstance(item, la.EquipStats):
                self.grants.append(modifier_row(self, item, ANY, v.EITHER))
            elif isinstance(item, la.While):
                self.grants += self._under(item)
            elif isinstance(item, la.DestroyedForBearer):
                if rule := DestroyedForBearer().write(self, item):
                    self.grants.append(rule)
            elif isinstance(item, la.SilentSummons):
                self.grants.append(SilentSummons().write(self, item))
            elif isinstance(item, Granted):
                if rule := granted_row(self, item):
                    self.grants.append(rule)
            elif not isinstance(item, (la.InBattle, la.Note)):
                raise CompileError(f"{self._card.name}: an Equip Card cannot grant {item.kind}")


def _by_opponent(item: Node) -> bool:
    what = getattr(item, "what", None)
    return isinstance(what, la.Choose) and what.by == v.OPPONENT
