"""Rows that say which row is next: by, may, if, one of, repeat.

Sources: comprehensive rules 15-7 (by), 15-9-2 (may), 15-6-2 (conditions of a part), 15-15-7-2.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.events.waking import spend
from engine.digimon.instructions import tables as tb
from engine.digimon.language import operations as lo
from engine.digimon.operation import (
    ALTERNATIVES, ENOUGH, IMPOSSIBLE, TO_USE, Jump, Operation, Steps, register,
)  # fmt: skip
from engine.digimon.position.slots import (
    C_CARD, C_DONE, C_EFFECT, C_REPEAT, LOOP_STOP,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.position.steps import CONTINUE, RunStep, context, go_to, next_row
from engine.digimon.queries.amount import amount
from engine.digimon.queries.condition import conditions_hold
from engine.digimon.rules.possible import doable
from engine.effects import Node
from engine.instruction import CompileError

YES: Final = 1
NO: Final = 0
IN_VAIN: Final = 2


def _answer(s: State, step: i64, ctx: i64, otherwise: i64, option: i64) -> None:
    """The player does what is optional, or not; if it is all of the effect, that is a use."""
    head = context(ctx)
    effect = s.data[head + C_EFFECT]
    row = s.data[step + RunStep.ROW]
    whole = s.t.effects[effect * tb.EFFECT_SIZE + tb.E_OPTIONAL] != 0
    if option and whole and row == s.t.effects[effect * tb.EFFECT_SIZE + tb.E_DO]:
        if not s.data[step + RunStep.STAGE]:
            spend(s, effect, s.data[head + C_CARD])
    if option == YES:
        next_row(s, step)
        s.put(head + C_DONE, 1)
    else:
        go_to(s, step, otherwise)
        if s.data[head + C_DONE]:
            s.put(head + C_DONE, 0)


def _offer_use(s: State, possible: bool) -> i64:
    s.count = 0
    s.offer(YES if possible else IN_VAIN)
    s.offer(NO)
    return 2


# What says to how many cards it was done.
_COUNTED: Final = (
    lo.AddToHand, lo.Delete, lo.PlaceUnder, lo.Suspend, lo.ToDeck, lo.ToSecurity, lo.Trash,
    lo.Unsuspend,
)  # fmt: skip


def _asked(step: Node) -> int:
    """To how many cards it has to be done to be done whole (rule 15-7-3)."""
    what = step.what if isinstance(step, _COUNTED) else None
    if not isinstance(what, la.Choose) or what.up_to or not isinstance(what.most, int):
        return 1
    return 1 if what.most == la.ANY_NUMBER else what.most


class By(Operation):
    """The player may do all of a cost, and only then what follows."""

    CODE: Final = 50
    COST_END: Final = 1  # the row after the cost
    OTHERWISE: Final = 2

    def write(self, c: Steps, word: lo.By, flags: int) -> None:
        by = c.row(By, COST_END=0, OTHERWISE=0)
        paid: list[int] = []
        for number, one in enumerate(word.cost, 1):
            c.steps((one,), flags | tb.CH_PAYS)
            last = number == len(word.cost)
            if last:
                c.fill(by, By.COST_END, c.here())
            if last or isinstance(one, _COUNTED):
                paid.append(c.row(Paid, OTHERWISE=0, LEAST=_asked(one)))
        c.steps(word.do, flags | tb.CH_CHOSEN)
        c.fill(by, By.OTHERWISE, c.here())
        for row in paid:
            c.fill(row, Paid.OTHERWISE, c.here())

    def look(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> i64:
        return ENOUGH

    def payable(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        return doable(s, at // tb.OP_SIZE + 1, s.t.ops[at + By.COST_END], me, card, player, ctx)

    def pays(self, s: State, at: i64) -> bool:
        return True

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        card = s.data[context(ctx) + C_CARD]
        row = s.data[step + RunStep.ROW]
        possible = doable(s, row + 1, s.t.ops[at + By.COST_END], me, card, player, ctx)
        otherwise = s.t.ops[at + By.OTHERWISE]
        if s.data[step + RunStep.STAGE]:
            _answer(s, step, ctx, otherwise, YES if possible else NO)
            return CONTINUE
        if s.data[LOOP_STOP] or not (possible or self.in_vain(s, ctx, row)):
            _answer(s, step, ctx, otherwise, NO)
            return CONTINUE
        return _offer_use(s, possible)

    def in_vain(self, s: State, ctx: i64, row: i64) -> bool:
        """Whether it is offered though it cannot be done: it uses the effect up (15-7-4).

        Where there is no limit per turn it would change nothing.
        """
        effect = s.data[context(ctx) + C_EFFECT] * tb.EFFECT_SIZE
        if effect < 0 or not s.any_order:
            return False
        whole = s.t.effects[effect + tb.E_OPTIONAL] != 0 and row == s.t.effects[effect + tb.E_DO]
        return whole and s.t.effects[effect + tb.E_LIMIT] > 0

    def take(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64,
             option: i64) -> None:  # fmt: skip
        _answer(s, step, ctx, s.t.ops[at + By.OTHERWISE], option)

    def asks(self) -> i64:
        return TO_USE


class May(Operation):
    """A player may do what follows."""

    CODE: Final = 51
    OTHERWISE: Final = 1
    OPPONENT: Final = 2  # 1: the opponent decides

    def write(self, c: Steps, word: lo.May, flags: int) -> None:
        may = c.row(May, OTHERWISE=0, OPPONENT=int(word.by == v.OPPONENT))
        c.steps(word.do, flags | tb.CH_CHOSEN)
        c.fill(may, May.OTHERWISE, c.here())

    def look(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> i64:
        return ENOUGH

    def payable(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        return doable(s, at // tb.OP_SIZE + 1, s.t.ops[at + May.OTHERWISE], me, card, player, ctx)

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        card = s.data[context(ctx) + C_CARD]
        otherwise = s.t.ops[at + May.OTHERWISE]
        possible = doable(s, s.data[step + RunStep.ROW] + 1, otherwise, me, card, player, ctx)
        if s.data[step + RunStep.STAGE]:
            _answer(s, step, ctx, otherwise, YES)
            return CONTINUE
        if s.data[LOOP_STOP] or not possible:
            _answer(s, step, ctx, otherwise, NO)
            return CONTINUE
        if s.t.ops[at + May.OPPONENT]:
            s.actor = 1 - player
        return _offer_use(s, possible)

    def take(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64,
             option: i64) -> None:  # fmt: skip
        _answer(s, step, ctx, s.t.ops[at + May.OTHERWISE], option)

    def asks(self) -> i64:
        return TO_USE


class If(Operation):
    """What follows is done only if conditions hold."""

    CODE: Final = 52
    FIRST: Final = 1  # conditions
    LAST: Final = 2  # past them
    OTHERWISE: Final = 3

    def write(self, c: Steps, word: lo.If, flags: int) -> None:
        first, last = c.condition_rows((word.condition,))
        row = c.row(If, FIRST=first, LAST=last, OTHERWISE=0)
        c.steps(word.do, flags)
        if not word.otherwise:
            c.fill(row, If.OTHERWISE, c.here())
            return
        jump = c.row(Jump, TO=0)
        c.fill(row, If.OTHERWISE, c.here())
        c.steps(word.otherwise, flags)
        c.fill(jump, Jump.TO, c.here())

    def holds(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> bool:
        """Whether what follows is done."""
        return conditions_hold(s, s.t.ops[at + If.FIRST], s.t.ops[at + If.LAST], me, player, ctx)

    def look(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> i64:
        return ENOUGH

    def begins(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> i64:
        if self.holds(s, at, ctx, me, player):
            return at
        return s.t.ops[at + If.OTHERWISE] * tb.OP_SIZE

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        if self.holds(s, at, ctx, me, player):
            next_row(s, step)
        else:
            if s.data[context(ctx) + C_DONE]:
                s.put(context(ctx) + C_DONE, 0)  # "if you did" behind it speaks of this step
            go_to(s, step, s.t.ops[at + If.OTHERWISE])
        return CONTINUE


def _if_done(s: State, step: i64, ctx: i64, otherwise: i64, least: i64) -> i64:
    """Go on with what follows if the step before did something to so many cards."""
    if s.data[context(ctx) + C_DONE] >= least:
        next_row(s, step)
    else:
        go_to(s, step, otherwise)
    return CONTINUE


class IfDone(Operation):
    """What follows is done only if the step before did something; else what comes after it."""

    CODE: Final = 53
    OTHERWISE: Final = 1
    LEAST: Final = 2

    def write(self, c: Steps, word: lo.IfDone, flags: int) -> None:
        row = c.row(IfDone, OTHERWISE=0, LEAST=word.least)
        c.steps(word.do, flags)
        if not word.otherwise:
            c.fill(row, IfDone.OTHERWISE, c.here())
            return
        jump = c.row(Jump, TO=0)
        c.fill(row, IfDone.OTHERWISE, c.here())
        c.steps(word.otherwise, flags)
        c.fill(jump, Jump.TO, c.here())

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        least = s.t.ops[at + IfDone.LEAST]
        return _if_done(s, step, ctx, s.t.ops[at + IfDone.OTHERWISE], least)


class Paid(Operation):
    """The cost before must have been done, to all cards that it asks for."""

    CODE: Final = 57
    OTHERWISE: Final = 1
    LEAST: Final = 2

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        ops = s.t.ops
        return _if_done(s, step, ctx, ops[at + Paid.OTHERWISE], ops[at + Paid.LEAST])


class Repeat(Operation):
    """What follows is done so many times."""

    CODE: Final = 56
    TIMES: Final = 1
    AFTER: Final = 2

    def write(self, c: Steps, word: lo.Repeat, flags: int) -> None:
        row = c.row(Repeat, TIMES=c.amount(word.times), AFTER=0)
        c.steps(word.do, flags)
        c.row(Jump, TO=row)
        c.fill(row, Repeat.AFTER, c.here())

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        head = context(ctx)
        left = s.data[head + C_REPEAT]
        if left == 0:
            left = amount(s, s.t.ops[at + Repeat.TIMES], me, player, ctx) + 1
        left = left - 1 if left > 0 else 0
        s.put(head + C_REPEAT, left)
        if left > 0:
            next_row(s, step)
        else:
            go_to(s, step, s.t.ops[at + Repeat.AFTER])
        return CONTINUE


class OneOf(Operation):
    """One of several things; or all of them, in an order that the player chooses."""

    CODE: Final = 55
    COUNT: Final = 1
    ROWS: Final = 2  # the first rows of so many things, one after the other
    MARKS: Final = 9  # if all: register + 1 of bits for those that are done
    AFTER: Final = 10  # the last column

    def write(self, c: Steps, word: lo.OneOf, flags: int) -> None:
        room = (OneOf.MARKS if word.all else OneOf.AFTER) - OneOf.ROWS
        if len(word.options) > room:
            raise CompileError("so many alternatives")
        row = c.row(OneOf, COUNT=len(word.options), ROWS=0, MARKS=0, AFTER=0)
        if word.all:
            c.fill(row, OneOf.MARKS, c.new_register() + 1)
        jumps = []
        for number, option in enumerate(word.options):
            c.fill(row, OneOf.ROWS + number, c.here())
            c.steps(option, flags)
            jumps.append(c.row(Jump, TO=row))
        c.fill(row, OneOf.AFTER, c.here())
        for jump in jumps:
            c.fill(jump, Jump.TO, row if word.all else c.here())

    def register_of_marks(self, s: State, at: i64) -> i64:
        """The register of what is done already where all are to be done, or -1."""
        if s.t.ops[at + OneOf.COUNT] > OneOf.MARKS - OneOf.ROWS:
            return -1  # the last of the things stands there
        return s.t.ops[at + OneOf.MARKS] - 1

    def marks(self, s: State, ctx: i64, number: i64) -> i64:
        """Which of the things that are all to be done are done already, as bits."""
        if number < 0:
            return 0
        return s.first_in(ctx, number)

    def look(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> i64:
        option: i64 = 0
        while option < s.t.ops[at + OneOf.COUNT]:
            first = s.t.ops[at + OneOf.ROWS + option]
            if doable(s, first, first + 1, me, card, player, ctx):
                return ENOUGH
            option += 1
        return IMPOSSIBLE

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        card = s.data[context(ctx) + C_CARD]
        number = self.register_of_marks(s, at)
        marks = self.marks(s, ctx, number)
        s.count = 0
        option: i64 = 0
        while option < s.t.ops[at + OneOf.COUNT]:
            first = s.t.ops[at + OneOf.ROWS + option]
            if not marks >> option & 1 and doable(s, first, first + 1, me, card, player, ctx):
                s.offer(option)
            option += 1
        if s.count:
            return s.count
        if number >= 0:
            s.empty(ctx, number)
        go_to(s, step, s.t.ops[at + OneOf.AFTER])
        return CONTINUE

    def take(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64,
             option: i64) -> None:  # fmt: skip
        go_to(s, step, s.t.ops[at + OneOf.ROWS + option])
        number = self.register_of_marks(s, at)
        if number >= 0:
            marks = self.marks(s, ctx, number) | 1 << option
            s.empty(ctx, number)
            s.keep(ctx, number, marks)

    def asks(self) -> i64:
        return ALTERNATIVES


register(By(), lo.By)
register(May(), lo.May)
register(If(), lo.If)
register(IfDone(), lo.IfDone)
register(Paid())
register(Repeat(), lo.Repeat)
register(OneOf(), lo.OneOf)
