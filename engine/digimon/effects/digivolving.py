"""The rows that digivolve and de-digivolve: what the player decides on the way, and doing it.

Sources: comprehensive rules 8-1 (by effect: the same requirements, unless they are ignored), 16-12.
"""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.meant import collect, effect_facts, from_where
from engine.digimon.rules.declaring import by_effect, interrupted, possible
from engine.digimon.rules.digivolving import (
    can_digivolve_into, cost_after, costs, digivolve, lowest, may_digivolve, reduction,
)  # fmt: skip
from engine.digimon.events.waking import next_moment
from engine.digimon.position.memory_gauge import can_pay, pay
from engine.digimon.queries.amount import amount
from engine.digimon.rules.moving import pick_up
from engine.digimon.queries.modifiers import unaffected
from engine.digimon.queries.modifiers import prevented
from engine.digimon.position.movement import trash_top_card
from engine.digimon.position.slots import BELOW, C_PLAYER, FACE_DOWN, FLAGS, STACK, TOP
from engine.digimon.position.state import State
from engine.digimon.position.steps import context, done
from engine.digimon.vocabulary import TRASH


def offer_numbers(s: State, step: i64, ctx: i64, base: i64, me: i64, player: i64) -> i64:
    """<De-Digivolve>: offer how many cards are trashed from the next stack (rule 16-12)."""
    found = collect(s, ctx, s.t.ops[base + 1], me)
    facts = effect_facts(s, ctx)
    s.count = 0
    while s.data[step + 4] < found:
        thing = s.things[s.data[step + 4]]
        if thing >= STACK and unaffected(s, thing - STACK, facts, player):
            s.put(step + 4, s.data[step + 4] + 1)
            continue
        most = amount(s, s.t.ops[base + 2], me, player, ctx)
        number: i64 = 1
        if thing >= STACK and prevented(s, thing - STACK, tb.NOT_DE_DIGIVOLVED, player):
            most = 0
        while thing >= STACK and number <= most and number <= trashable(s, thing - STACK):
            s.offer(number)
            number += 1
        if s.count:
            return s.count
        s.put(step + 4, s.data[step + 4] + 1)
    return 0


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


def take_number(s: State, step: i64, ctx: i64, base: i64, me: i64, player: i64,
                option: i64) -> None:  # fmt: skip
    """Trash this many cards from the top of the stack."""
    collect(s, ctx, s.t.ops[base + 1], me)
    stack = s.things[s.data[step + 4]] - STACK
    s.put(step + 4, s.data[step + 4] + 1)
    while option > 0:
        trash_top_card(s, stack, TRASH)
        option -= 1
    done(s, ctx, 1)


def offer_costs(s: State, ctx: i64, base: i64, me: i64, player: i64) -> i64:
    """Digivolve by effect: offer the costs that can be paid; 0 if it is impossible."""
    ops = s.t.ops
    s.count = 0
    done(s, ctx, 0)
    if collect(s, ctx, ops[base + 1], me) == 0:
        return 0
    card = s.things[0]
    if collect(s, ctx, ops[base + 2], me) == 0 or s.things[0] < STACK or card >= STACK:
        return 0
    stack = s.things[0] - STACK
    if not may_digivolve(s, stack):
        return 0
    if not ops[base + 6] and not can_digivolve_into(s, card, stack, player):
        return 0
    how = ops[base + 3]
    if how == 0:
        s.offer(0)
        return 1
    less = amount(s, ops[base + 5], me, player, ctx)
    less += reduction(s, tb.W_DIGIVOLVE, card, stack, player)
    more: i64 = 0
    if s.t.windows and from_where(s, card):
        more = possible(s, tb.W_DIGIVOLVE, card, stack, player)
    if how == 2:
        cost = cost_after(ops[base + 4], less)
        if can_pay(s, player, cost_after(cost, more)):
            s.offer(cost)
        return s.count
    bits = costs(s, card, stack, player)
    while bits:
        printed = lowest(bits)
        bits &= bits - 1
        cost = cost_after(printed, less)
        payable = can_pay(s, player, cost_after(cost, more))
        if payable and (s.count == 0 or s.options[s.count - 1] != cost):
            s.offer(cost)
    return s.count


def take_cost(s: State, ctx: i64, base: i64, me: i64, player: i64, option: i64) -> None:
    """Digivolve for this cost; what interrupts comes before it is paid."""
    ops = s.t.ops
    collect(s, ctx, ops[base + 1], me)
    card = s.things[0]
    collect(s, ctx, ops[base + 2], me)
    stack = s.things[0] - STACK
    where = from_where(s, card)
    if where and ops[base + 3]:
        if interrupted(s, tb.W_DIGIVOLVE, card, stack, player, card, option):
            by_effect(s, ctx, where)
            return
    finish_digivolving(s, ctx, card, stack, where, option)


def finish_digivolving(s: State, ctx: i64, card: i64, stack: i64, where: i64, cost: i64) -> None:
    """Pay, and digivolve into the card, which comes from there."""
    pay(s, s.data[context(ctx) + C_PLAYER], cost)
    before = s.card_ref(card)
    pick_up(s, card, effect_facts(s, ctx))
    done(s, ctx, 1)
    next_moment(s)
    digivolve(s, card, stack, effect_facts(s, ctx) | where)
    s.follow(ctx, before, s.stack_ref(stack))
