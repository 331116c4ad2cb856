"""Digivolving and de-digivolving: what the player decides on the way, and doing it.

Sources: comprehensive rules 8-1 (by effect: the same requirements, unless they are ignored), 16-12.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon import language as la

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.meant import collect, effect_facts, from_where
from engine.digimon.rules.declaring import by_effect, interrupted, possible
from engine.digimon.rules.digivolving import (
    can_become, cost_after, digivolve, effect_costs, lowest, may_digivolve, reduction,
)  # fmt: skip
from engine.digimon.events.waking import next_moment
from engine.digimon.position.memory_gauge import can_pay, pay
from engine.digimon.queries.amount import amount
from engine.digimon.rules.moving import pick_up
from engine.digimon.queries.modifiers import unaffected
from engine.digimon.queries.modifiers import prevented
from engine.digimon.position.movement import trash_top_card
from engine.digimon.position.slots import AREA, BELOW, C_PLAYER, FACE_DOWN, FLAGS, STACK, TOP
from engine.digimon.position.state import State
from engine.digimon.language import operations as lo
from engine.digimon.operation import COSTS, NUMBERS, Operation, Steps, register
from engine.digimon.position.steps import RunStep, context, done, next_row
from engine.digimon.queries.things import resolve
from engine.digimon.vocabulary import HAND, TRASH, UNDER

# From where a card that is digivolved into can be interrupted.
_PLACES: Final = HAND | TRASH | UNDER
# How the cost is paid.
FREE: Final = 0
PRINTED: Final = 1  # the cost of a way to digivolve
FIXED: Final = 2  # the cost that the effect says
PAYING: Final = {"free": FREE, "pay": PRINTED}


class DeDigivolve(Operation):
    """<De-Digivolve>: the player says how many cards are trashed from each stack (rule 16-12)."""

    CODE: Final = 17
    WHAT: Final = 1
    AMOUNT: Final = 2

    def write(self, c: Steps, word: lo.DeDigivolve, flags: int) -> None:
        what = c.place(word.what, flags)
        c.row(DeDigivolve, WHAT=what, AMOUNT=c.amount(word.count))

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        found = collect(s, ctx, s.t.ops[at + DeDigivolve.WHAT], me)
        facts = effect_facts(s, ctx)
        s.count = 0
        if not s.data[step + RunStep.STAGE]:
            done(s, ctx, 0)
        while s.data[step + RunStep.STAGE] < found:
            thing = s.things[s.data[step + RunStep.STAGE]]
            if thing >= STACK and unaffected(s, thing - STACK, facts, player):
                s.put(step + RunStep.STAGE, s.data[step + RunStep.STAGE] + 1)
                continue
            most = amount(s, s.t.ops[at + DeDigivolve.AMOUNT], me, player, ctx)
            number: i64 = 1
            if thing >= STACK and prevented(s, thing - STACK, tb.NOT_DE_DIGIVOLVED, player):
                most = 0
            while thing >= STACK and number <= most and number <= trashable(s, thing - STACK):
                s.offer(number)
                number += 1
            if s.count:
                return s.count
            s.put(step + RunStep.STAGE, s.data[step + RunStep.STAGE] + 1)
        return 0

    def take(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64,
             option: i64) -> None:  # fmt: skip
        collect(s, ctx, s.t.ops[at + DeDigivolve.WHAT], me)
        stack = s.things[s.data[step + RunStep.STAGE]] - STACK
        s.put(step + RunStep.STAGE, s.data[step + RunStep.STAGE] + 1)
        while option > 0:
            trash_top_card(s, stack, TRASH)
            option -= 1
        done(s, ctx, 1)

    def asks(self) -> i64:
        return NUMBERS

    def trashes_top(self, row: list[int]) -> bool:
        return True


def trashable(s: State, stack: i64) -> i64:
    """How many cards <De-Digivolve> can trash: not from a Level 3 or lower (rule 16-12-4)."""
    number: i64 = 0
    at = s.data[TOP + stack]
    while s.data[BELOW + at - 1]:
        level = 0 if s.data[FLAGS + at - 1] & FACE_DOWN else s.t.level[s.definition[at - 1]]
        if level > 0 and level <= 3:
            break
        number += 1
        at = s.data[BELOW + at - 1]
    return number


def _ignored(c: Steps, word: lo.DigivolveInto) -> int:
    if word.as_level:
        return tb.AS_IF + c.as_if(word.as_level, word.as_colors)
    if word.any_level:
        return tb.IGNORING_LEVEL
    return tb.IGNORING_ALL if word.ignoring else 0


class DigivolveInto(Operation):
    """A Digimon digivolves into a card; the player says for which cost."""

    CODE: Final = 26
    INTO: Final = 1
    WHO: Final = 2
    HOW: Final = 3
    COST: Final = 4
    LESS: Final = 5  # amount of the reduction
    IGNORING: Final = 6  # the requirements

    def write(self, c: Steps, word: lo.DigivolveInto, flags: int) -> None:
        who = c.place(word.who, flags)
        less = c.amount(word.reduced)
        placed = c.here() - 1
        into = c.place(word.into, flags)
        if isinstance(word.into, la.Choose):
            # Only cards that the Digimon can digivolve into are chosen from.
            c.mark(c.here() - 1, tb.CH_DIGIVOLVE, _ignored(c, word), who)
        elif isinstance(word.who, la.Choose):
            # Only Digimon that can digivolve into the card are chosen from.
            c.mark(placed, tb.CH_ONTO, _ignored(c, word), into)
        c.row(DigivolveInto, INTO=into, WHO=who, HOW=PAYING.get(str(word.cost), FIXED),
              COST=word.cost if isinstance(word.cost, int) else 0, LESS=less,
              IGNORING=_ignored(c, word))  # fmt: skip

    def possible(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        """As far as its cards are known already."""
        into = (
            card
            if s.t.ops[at + DigivolveInto.INTO] == tb.R_CARD
            else resolve(s, s.t.ops[at + DigivolveInto.INTO], me, ctx)
        )
        who = resolve(s, s.t.ops[at + DigivolveInto.WHO], me, ctx)
        if into < 0 or into >= STACK or who < STACK:
            return s.t.ops[at + DigivolveInto.INTO] >= 0 or s.t.ops[at + DigivolveInto.WHO] >= 0
        if not can_become(s, into, who - STACK, player, s.t.ops[at + DigivolveInto.IGNORING]):
            return False
        if s.t.ops[at + DigivolveInto.HOW] == FREE:
            return True
        less = amount(s, s.t.ops[at + DigivolveInto.LESS], me, player, ctx)
        less += reduction(s, tb.W_DIGIVOLVE, into, who - STACK, player)
        printed: i64 = s.t.ops[at + DigivolveInto.COST]
        if s.t.ops[at + DigivolveInto.HOW] == PRINTED:
            bits = effect_costs(s, into, who - STACK, player,
                                s.t.ops[at + DigivolveInto.IGNORING])  # fmt: skip
            if bits == 0:
                return False
            printed = lowest(bits)
        return can_pay(s, player, cost_after(printed, less))

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        s.count = 0
        done(s, ctx, 0)
        if collect(s, ctx, s.t.ops[at + DigivolveInto.INTO], me) == 0:
            return 0
        card = s.things[0]
        if (
            collect(s, ctx, s.t.ops[at + DigivolveInto.WHO], me) == 0
            or s.things[0] < STACK
            or card >= STACK
        ):
            return 0
        stack = s.things[0] - STACK
        if not may_digivolve(s, stack):
            return 0
        if not can_become(s, card, stack, player, s.t.ops[at + DigivolveInto.IGNORING]):
            return 0
        how = s.t.ops[at + DigivolveInto.HOW]
        if how == FREE:
            s.offer(0)
            return 1
        less = amount(s, s.t.ops[at + DigivolveInto.LESS], me, player, ctx)
        less += reduction(s, tb.W_DIGIVOLVE, card, stack, player)
        more: i64 = 0
        if s.t.windows and s.data[AREA + card] & _PLACES:
            more = possible(s, tb.W_DIGIVOLVE, card, stack, player)
        if how == FIXED:
            cost = cost_after(s.t.ops[at + DigivolveInto.COST], less)
            if can_pay(s, player, cost_after(cost, more)):
                s.offer(cost)
            return s.count
        bits = effect_costs(s, card, stack, player, s.t.ops[at + DigivolveInto.IGNORING])
        while bits:
            printed = lowest(bits)
            bits &= bits - 1
            cost = cost_after(printed, less)
            payable = can_pay(s, player, cost_after(cost, more))
            if payable and (s.count == 0 or s.options[s.count - 1] != cost):
                s.offer(cost)
        return s.count

    def take(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64,
             option: i64) -> None:  # fmt: skip
        next_row(s, step)
        collect(s, ctx, s.t.ops[at + DigivolveInto.INTO], me)
        card = s.things[0]
        collect(s, ctx, s.t.ops[at + DigivolveInto.WHO], me)
        stack = s.things[0] - STACK
        where = from_where(s, card)
        if s.data[AREA + card] & _PLACES and s.t.ops[at + DigivolveInto.HOW]:
            if interrupted(s, tb.W_DIGIVOLVE, card, stack, player, card, option):
                by_effect(s, ctx, where)
                return
        finish_digivolving(s, ctx, card, stack, where, option)

    def asks(self) -> i64:
        return COSTS


def finish_digivolving(s: State, ctx: i64, card: i64, stack: i64, where: i64, cost: i64) -> None:
    """Pay, and digivolve into the card, which comes from there."""
    pay(s, s.data[context(ctx) + C_PLAYER], cost)
    before = s.card_ref(card)
    pick_up(s, card, effect_facts(s, ctx))
    done(s, ctx, 1)
    next_moment(s)
    digivolve(s, card, stack, effect_facts(s, ctx) | where)
    s.follow(ctx, before, s.stack_ref(stack))


register(DeDigivolve(), lo.DeDigivolve)
register(DigivolveInto(), lo.DigivolveInto)
