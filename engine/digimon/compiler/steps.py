"""Compiling steps of effects: rows of operations, with registers for the cards chosen."""

from dataclasses import replace

from engine.digimon.language import card as c
from engine.digimon.compiler import keywords as k
from engine.digimon import language as la
from engine.digimon.language import operations as op
from engine.digimon.position import slots
from engine.digimon.instructions import tables as t
from engine.digimon.instructions.keyword_numbers import keyword_number
from engine.digimon import vocabulary as v
from engine.digimon.operation import PLACES, writer_of
from engine.digimon.queries.modifier import modifier_row
from engine.digimon.compiler.filters import (
    NO_BOUND, FilterCompiler,
)  # fmt: skip
from engine.effects import Node, walk
from engine.instruction import CompileError, Instruction, row
from engine.filters import AllOf, AnyOf, Filter

_JOINTS = {
    "": t.J_NONE, "same-level": t.J_SAME_LEVEL, "different-names": t.J_DIFFERENT_NAMES,
    "different-colors": t.J_DIFFERENT_COLORS,
}  # fmt: skip
_SPECIAL = {
    la.This: t.R_THIS, la.ThisCard: t.R_CARD, la.EventCards: t.R_EVENT, la.EventCause: t.R_OTHER,
}  # fmt: skip


def _has(item: object, kind: type) -> bool:
    """Whether a word of this kind is part of a definition."""
    return any(isinstance(phrase, kind) for phrase in walk(item))


def _raised(item: Filter) -> Filter:
    """A filter whose highest DP, where it is a number, can be raised."""
    if isinstance(item, la.Between) and item.what == "dp":
        if isinstance(item.most, int) and item.most != NO_BOUND:
            return replace(item, most=la.DeletionLimit(item.most))
    if isinstance(item, (AllOf, AnyOf)):
        return type(item)(tuple(_raised(part) for part in item.of))
    return item


class StepCompiler(FilterCompiler):
    """Appends the rows of effects and modifiers."""

    def __init__(self, cards: list[c.Card]) -> None:
        super().__init__(cards)
        self.index = {card.number: number for number, card in enumerate(cards)}
        self.ops: list[list[int]] = []
        self.modifiers: list[list[int]] = []
        self.scopes: list[list[int]] = []
        self.modified = 0
        self.given_keywords = 0
        self.lowers_dp = False
        self.guards_dp = False
        self._raises_deletion = any(_has(card, c.DeletionDP) for card in cards)
        self._registers: dict[str, int] = {}
        self._latest = t.NOBODY
        self._next = 0
        self._card = c.Card()

    def gained_effect(self, effect: c.Effect) -> int:
        """The number of an effect that a card can gain."""
        raise NotImplementedError

    def begin(self) -> None:
        """Start the registers of a new effect."""
        self._registers, self._latest, self._next = {}, t.NOBODY, 0

    # ---------------------------------------------------------- operations

    def emit(self, code: int, *numbers: int) -> int:
        """Append a row; its number."""
        row = [code, *numbers]
        self.ops.append(row + [0] * (t.OP_SIZE - len(row)))
        return len(self.ops) - 1

    def row(self, kind: type[Instruction], **operands: int) -> int:
        """Append a row; its number."""
        self.ops.append(row(kind, t.OP_SIZE, **operands))
        return len(self.ops) - 1

    def fill(self, number: int, column: int, value: int) -> None:
        """Complete a row that was written before what it speaks of."""
        self.ops[number][column] = value

    def here(self) -> int:
        """The number of the next row."""
        return len(self.ops)

    def new_register(self, name: str = "") -> int:
        """A register for cards that are found now."""
        number = self._next
        if number >= slots.REGISTERS:
            raise CompileError(f"more than {slots.REGISTERS} choices in one effect")
        self._next += 1
        if name:
            self._registers[name] = number
        return number

    def place(self, what: Node, flags: int = 0) -> int:
        """Rows that bring the cards meant by `what` into a register; the register."""
        if type(what) in _SPECIAL:
            return _SPECIAL[type(what)]
        if isinstance(what, la.Choose):
            of = t.NOBODY if what.of is None else self.place(what.of)
            most = what.most if isinstance(what.most, int) else -1 - self.amount(what.most)
            total = 0
            if what.total:
                total = self.amount(what.total[1]) * 16 + t.NUMBERS[what.total[0]]
            flags |= t.CH_UP_TO * what.up_to
            flags |= t.CH_OPPONENT_CHOOSES * (what.by == v.OPPONENT)
            number = self.filter(what.filter, what.areas)
            register = self.new_register(what.name)
            self.emit(t.O_CHOOSE, register, number, what.areas, what.whose, most, flags, total,
                      _JOINTS[what.joint], of)  # fmt: skip
            self._latest = register
            return register
        if isinstance(what, la.Each):
            if what.security_digimon:
                raise CompileError("Security Digimon in a step that acts on cards")
            number = self.filter(what.filter, what.areas)
            register = self.new_register()
            self.emit(t.O_GATHER, register, number, what.areas, what.whose, 0, 0, 0, 0, t.NOBODY)
            return register
        if isinstance(what, la.Chosen):
            if not what.name:
                return self._latest
            if what.name not in self._registers:
                raise CompileError(f"nothing was chosen as {what.name!r}")
            return self._registers[what.name]
        raise CompileError(f"acting on {what.kind}")

    def steps(self, items: tuple[Node, ...], flags: int = 0) -> tuple[int, int]:
        """These steps as rows; first row, and past the last."""
        start = len(self.ops)
        for item in items:
            self._step(item, flags)
        return start, len(self.ops)

    def _step(self, item: Node, flags: int) -> None:
        writer = writer_of(item)
        if writer:
            writer.write(self, item, flags)
        elif isinstance(item, op.By):
            row = self.emit(t.O_BY)
            self.steps(item.cost, flags | t.CH_PAYS)
            self.ops[row][1] = len(self.ops)
            paid = self.emit(t.O_PAID)
            self.steps(item.do, flags | t.CH_CHOSEN)
            self.ops[row][2] = self.ops[paid][1] = len(self.ops)
        elif isinstance(item, (op.May, op.IfDone)):
            row = self.emit(t.O_MAY if isinstance(item, op.May) else t.O_IF_DONE)
            self.steps(item.do, flags | t.CH_CHOSEN if isinstance(item, op.May) else flags)
            self.ops[row][1] = len(self.ops)
            if isinstance(item, op.May):
                self.ops[row][2] = int(item.by == v.OPPONENT)
        elif isinstance(item, op.If):
            start, end = self.condition_rows((item.condition,))
            row = self.emit(t.O_IF, start, end)
            self.steps(item.do, flags)
            if item.otherwise:
                jump = self.emit(t.O_JUMP)
                self.ops[row][3] = len(self.ops)
                self.steps(item.otherwise, flags)
                self.ops[jump][1] = len(self.ops)
            else:
                self.ops[row][3] = len(self.ops)
        elif isinstance(item, op.OneOf):
            self._one_of(item, flags)
        elif isinstance(item, op.Repeat):
            row = self.emit(t.O_REPEAT, self.amount(item.times))
            self.steps(item.do, flags)
            self.emit(t.O_JUMP, row)
            self.ops[row][2] = len(self.ops)
        elif isinstance(item, c.Keyword):
            steps = k.steps_of(item.name)
            if steps is None:
                raise CompileError(f"the keyword <{item.name}> as a step")
            self.steps(steps, flags)
        elif isinstance(item, la.Choose):
            self.place(item, flags)
        elif isinstance(item, op.Operation):
            self._operation(item, flags)
        elif not isinstance(item, c.Note):
            raise CompileError(f"the step {item.kind}")

    def _one_of(self, item: op.OneOf, flags: int) -> None:
        row = self.emit(t.O_ONE_OF, len(item.options))
        if len(item.options) > t.OP_SIZE - 3 - item.all:
            raise CompileError("so many alternatives")
        if item.all:
            self.ops[row][t.OP_SIZE - 2] = self.new_register() + 1
        jumps = []
        for number, option in enumerate(item.options):
            self.ops[row][2 + number] = len(self.ops)
            self.steps(option, flags)
            jumps.append(self.emit(t.O_JUMP))
        for jump in jumps:
            self.ops[jump][1] = row if item.all else len(self.ops)
        self.ops[row][t.OP_SIZE - 1] = len(self.ops)

    def _operation(self, item: op.Operation, flags: int) -> None:
        if isinstance(item, op.RevealTop):
            if item.look:
                raise CompileError("cards that only one player looks at")
            self.emit(t.O_REVEAL, self.amount(item.count), int(item.security))
            self.steps(item.do, flags)
            self.emit(t.O_REST, PLACES[item.rest], int(item.security))
        elif isinstance(item, op.DeDigivolve):
            self.emit(t.O_DE_DIGIVOLVE, self.place(item.what, flags), self.amount(item.count))
        elif isinstance(item, op.DigivolveInto):
            self._digivolve(item, flags)
        elif isinstance(item, op.LinkTo):
            self._link(item, flags)
        elif isinstance(item, (op.AppFuseInto, op.DnaDigivolveInto)):
            self._make(item, flags)
        elif isinstance(item, op.ActivateEffect):
            event, register = t.EVENT_NUMBERS[item.timing], self.place(item.of, flags)
            mandatory = not flags & t.CH_CHOSEN
            self.emit(t.O_ACTIVATE, register, event, int(item.as_own), int(mandatory))
        else:
            raise CompileError(f"the operation {item.kind}")

    def order(self, what: Node, register: int) -> None:
        """Several cards go to a place with an order: their order is chosen (rule 3-1-3-4)."""
        alone = isinstance(what, la.Choose) and what.most == 1
        if register >= 0 and not alone:
            self.emit(t.O_ORDER, register)

    def _digivolve(self, item: op.DigivolveInto, flags: int) -> None:
        who = self.place(item.who, flags)
        fixed = item.cost if isinstance(item.cost, int) else 0
        how = {"free": 0, "pay": 1}.get(str(item.cost), 2)
        reduced = self.amount(item.reduced)
        into = item.into
        if isinstance(into, la.Choose):
            # Only cards that the Digimon can digivolve into are chosen from.
            register = self.place(into, flags)
            row = self.ops[-1]
            row[6] |= t.CH_DIGIVOLVE
            row[7], row[9] = int(item.ignoring), who
        else:
            chosen = isinstance(item.who, la.Choose)
            row = self.ops[-1]
            register = self.place(into, flags)
            if chosen:
                # Only Digimon that can digivolve into the card are chosen from.
                row[6] |= t.CH_ONTO
                row[7], row[9] = int(item.ignoring), register
        self.emit(t.O_DIGIVOLVE, register, who, how, fixed, reduced, int(item.ignoring))

    def _link(self, item: op.LinkTo, flags: int) -> None:
        """Only cards that can be linked, and Digimon they can link to, are chosen from."""
        choices: list[list[int]] = []
        host, whose, areas = t.NOBODY, -1, 0
        if not isinstance(item.to, la.Choose):
            host = self.place(item.to, flags)
        card = self.place(item.what, flags)
        if isinstance(item.what, la.Choose):
            choices.append(self._special_choice(item.what, t.CH_LINK))
        if isinstance(item.to, la.Choose):
            host = self.place(item.to, flags)
            row = self._special_choice(item.to, t.CH_HOST)
            choices.append(row)
            whose, areas = row[2], row[3]
        pays = int(item.cost == "pay")
        if pays and isinstance(item.what, la.Choose) and item.what.most != 1:
            raise CompileError("paying to link more than one card")
        link = self.emit(t.O_LINK, card, host, pays, self.amount(item.reduced), whose, areas)
        for row in choices:
            row[7] = link

    def _special_choice(self, item: la.Choose, flag: int) -> list[int]:
        """The row of the choice that was just placed, marked with the flag."""
        if item.total:
            raise CompileError("a sum over the cards of such a choice")
        row = self.ops[-1]
        row[6] |= flag
        return row

    def _make(self, item: op.AppFuseInto | op.DnaDigivolveInto, flags: int) -> None:
        kind = t.SP_APP_FUSION if isinstance(item, op.AppFuseInto) else t.SP_DNA
        card = self.place(item.into, flags)
        if isinstance(item.into, la.Choose):
            self._special_choice(item.into, t.CH_MAKE)[7] = kind
        self.emit(t.O_MAKE, card, kind)

    def raised(self, what: Node) -> Node:
        """What an effect deletes, its numbers of DP open to what is added to them (15-15-4-3)."""
        if not self._raises_deletion:
            return what
        if isinstance(what, la.Choose):
            total = what.total
            if total and total[0] == "dp" and isinstance(total[1], int):
                total = ("dp", la.DeletionLimit(total[1]))
            return replace(what, filter=_raised(what.filter), total=total)
        return replace(what, filter=_raised(what.filter)) if isinstance(what, la.Each) else what

    # ----------------------------------------------------------- modifiers

    def scope(self, item: la.Each | la.Players, what: tuple[Node, ...]) -> int:
        """The number of a scope: players, or cards that match at any moment."""
        if all(isinstance(given, c.Ban) for given in what) is isinstance(item, la.Each):
            raise CompileError(f"giving {item.words()} {what[0].words()}")
        if isinstance(item, la.Players):
            self.scopes.append([0, 0, item.whose, 1])
            return len(self.scopes) - 1
        areas = item.areas
        row = [self.filter(item.filter, areas or v.SECURITY), areas, item.whose,
               int(item.security_digimon)]  # fmt: skip
        self.scopes.append(row)
        return len(self.scopes) - 1

    def modifier_rows(self, items: tuple[Node, ...]) -> tuple[int, int]:
        """These modifiers as rows; first row, and past the last."""
        rows = [modifier_row(self, item) for item in items]
        start = len(self.modifiers)
        self.modifiers += rows
        for numbers in rows:
            self.modified |= 1 << numbers[0]
        return start, len(self.modifiers)

    def given_keyword(self, word: c.Keyword) -> tuple[int, int]:
        """The number of a keyword that is given, and that of the effect it is + 1, or 0."""
        number = keyword_number(word.name)
        if word.name in k.PRINTED_ONLY:
            raise CompileError(f"giving the keyword <{word.name}>")
        effects = k.written_out(word)
        if effects is None:
            raise CompileError(f"the keyword <{word.name}>")
        self.given_keywords |= 1 << number
        return number, self.gained_effect(effects[0]) + 1 if effects else 0
