"""Compiling steps of effects: rows of operations, with registers for the cards chosen."""

from dataclasses import replace

from engine.digimon.language import card as c
from engine.digimon.compiler import keywords as k
from engine.digimon import language as la
from engine.digimon.position import slots
from engine.digimon.instructions import tables as t
from engine.digimon.instructions.by_name import keyword_number
from engine.digimon import vocabulary as v
from engine.digimon.operation import OPERATIONS, writer_of
from engine.digimon.queries.modifier import modifier_row
from engine.digimon.compiler.filters import FilterCompiler
from engine.digimon.compiler.known import Known
from engine.digimon.language.filters import NO_BOUND
from engine.effects import Node
from engine.instruction import CompileError, Instruction, row
from engine.filters import AllOf, AnyOf, Filter

_SPECIAL = {
    la.This: t.R_THIS, la.ThisCard: t.R_CARD, la.EventCards: t.R_EVENT, la.EventCause: t.R_OTHER,
}  # fmt: skip


def _raised(item: Filter) -> Filter:
    """A filter whose highest DP, where it is a number, can be raised."""
    if isinstance(item, la.Between) and item.what == "dp":
        if isinstance(item.most, int) and item.most != NO_BOUND:
            return replace(item, most=la.DeletionLimit(item.most))
        if isinstance(item.most, la.Plus) and isinstance(item.most.left, int):
            more = replace(item.most, left=la.DeletionLimit(item.most.left))
            return replace(item, most=more)
    if isinstance(item, (AllOf, AnyOf)):
        return type(item)(tuple(_raised(part) for part in item.of))
    return item


class StepCompiler(FilterCompiler):
    """Appends the rows of effects and modifiers."""

    def __init__(self, cards: list[c.Card], known: Known | None = None) -> None:
        super().__init__(cards, known)
        self.index = {card.number: number for number, card in enumerate(cards)}
        self.ops: list[list[int]] = []
        self.modifiers: list[list[int]] = []
        self.scopes: list[list[int]] = []
        self.modified = 0
        self.given_keywords = 0
        self.lowers_dp = False
        self.guards_dp = False
        self._raises_deletion = c.DeletionDP in self.kinds
        self.all_as_if: list[tuple[int, int]] = []  # levels and colours
        self._registers: dict[str, int] = {}
        self._latest = t.NOBODY
        self._next = 0
        self._card = c.Card()

    def gained_effect(self, effect: c.Effect) -> int:
        """The number of an effect that a card can gain."""
        raise NotImplementedError

    def next_effect(self, effect: Node) -> int:
        """The number of an effect that interrupts the next time."""
        raise NotImplementedError

    def begin(self) -> None:
        """Start the registers of a new effect."""
        self._registers, self._latest, self._next = {}, t.NOBODY, 0

    # ---------------------------------------------------------- operations

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
        if isinstance(what, la.Chosen):
            if not what.name:
                return self._latest
            if what.name not in self._registers:
                raise CompileError(f"nothing was chosen as {what.name!r}")
            return self._registers[what.name]
        writer = writer_of(what)
        if writer is None:
            raise CompileError(f"acting on {what.kind}")
        return writer.find(self, what, flags)

    def mark(self, number: int, flag: int, about: int, of: int | None = None) -> None:
        """Let the choice of this row be one of CH_SPECIAL."""
        OPERATIONS[self.ops[number][0]].mark(self.ops[number], flag, about, of)

    def chosen_from(self, number: int) -> tuple[int, int]:
        """The filter and the areas of the choice of this row."""
        return OPERATIONS[self.ops[number][0]].chosen_from(self.ops[number])

    def chosen(self, register: int) -> None:
        """The cards of this register are the latest choice."""
        self._latest = register

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
        elif isinstance(item, c.Keyword):
            steps = k.steps_of(item.name)
            if steps is None:
                raise CompileError(f"the keyword <{item.name}> as a step")
            self.steps(steps, flags)
        elif not isinstance(item, c.Note):
            raise CompileError(f"the step {item.kind}")

    def as_if(self, level: int, colors: int) -> int:
        if (level, colors) not in self.all_as_if:
            self.all_as_if.append((level, colors))
        return self.all_as_if.index((level, colors))

    def raised(self, what: Node) -> Node:
        """What an effect deletes, its numbers of DP open to what is added to them (15-15-4-3)."""
        if not self._raises_deletion:
            return what
        if isinstance(what, la.Choose):
            total = what.total
            if total and total[0] == "dp" and isinstance(total[1], int):
                total = ("dp", la.DeletionLimit(total[1]))
            elif total and total[0] == "dp" and isinstance(total[1], la.Plus):
                if isinstance(total[1].left, int):
                    total = ("dp", replace(total[1], left=la.DeletionLimit(total[1].left)))
            return replace(what, filter=_raised(what.filter), total=total)
        return replace(what, filter=_raised(what.filter)) if isinstance(what, la.Each) else what

    # ----------------------------------------------------------- modifiers

    def scope(self, item: la.Each | la.Players, what: tuple[Node, ...]) -> int:
        """The number of a scope: players, or cards that match at any moment."""
        of_players = (c.Ban, c.NextDigivolution, c.NextTime)
        if all(isinstance(given, of_players) for given in what) is isinstance(item, la.Each):
            raise CompileError(f"giving {what[0].kind} to {item.kind}")
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
