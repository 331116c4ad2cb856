"""Runs compiled effects, one row at a time, stopping at each choice.

A row works on a context: the effect being carried out, whose chosen cards are references in its
registers.  A card that has become a new card meanwhile is no longer meant (comprehensive rules
15-11-1-2).  What an effect cannot do it leaves out (1-3-2).
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.meant import effect_facts
from engine.digimon.effects.choosing import choose, offer_order, take_choice, take_order
from engine.digimon.rules.drawing import (
    leaves_security, take_top,
)  # fmt: skip
from engine.digimon.events.waking import happen, next_moment, spend
from engine.digimon.effects.digivolving import (
    offer_costs, offer_numbers, take_cost, take_number,
)  # fmt: skip
from engine.digimon.effects.activating import offer_effects, take_effect
from engine.digimon.effects.links import link_row, make_row
from engine.digimon.effects.operations import FAMILIES
from engine.digimon.operation import NO_CHOICE, OPERATIONS
from engine.digimon.queries.amount import amount
from engine.digimon.queries.condition import conditions_hold
from engine.digimon.queries.gathering import gather
from engine.digimon.position.movement import move
from engine.digimon.rules.possible import doable
from engine.digimon.position.slots import (
    C_CARD, C_DONE, C_EFFECT, C_PLAYER, C_REPEAT, C_THIS, DEPTH, LOOP_STOP, OVER, P_DECK,
    P_REVEALED, P_SECURITY,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import CONTINUE, context, next_row, top
from engine.digimon.vocabulary import DECK, HAND, REVEALED, SECURITY, TRASH

__all__ = ["FAMILIES", "run", "take"]

YES: Final = 1
NO: Final = 0
IN_VAIN: Final = 2


def run(s: State) -> i64:
    """Do rows of the top step until one needs a choice or puts another step on the agenda."""
    data = s.data
    step = top(s)
    ctx = data[step + 1]
    last = data[step + 3]
    ops = s.t.ops
    head = context(ctx)
    player = data[head + C_PLAYER]
    s.actor = player
    depth = data[DEPTH]
    while True:
        row = data[step + 2]
        if row >= last or data[OVER]:
            s.pop()
            return CONTINUE
        base = row * tb.OP_SIZE
        code = ops[base]
        me = _this(s, head)
        count: i64 = 0
        if code == tb.O_CHOOSE:
            count = choose(s, step, ctx, base, me, player)
            if count:
                return count
            next_row(s, step)
        elif code >= tb.O_BY:
            count = _control(s, step, ctx, row, base, code, me, player)
            if count:
                return count
        elif code == tb.O_GATHER:
            gather(s, ops[base + 2], ops[base + 3], ops[base + 4], ops[base + 9], me, player, ctx)
            _keep_all(s, ctx, ops[base + 1])
            next_row(s, step)
        elif code == tb.O_REVEAL:
            next_row(s, step)
            pile: i64 = P_SECURITY if ops[base + 2] else P_DECK
            take_top(s, player, pile, amount(s, ops[base + 1], me, player, ctx), REVEALED, -1)
            if data[DEPTH] != depth:
                return CONTINUE
        elif code == tb.O_REST:
            count = _rest(s, step, ctx, base, player)
            if count:
                return count
        elif code == tb.O_ORDER:
            count = offer_order(s, step, ctx, ops[base + 1], player)
            if count:
                return count
            next_row(s, step)
        elif code == tb.O_DE_DIGIVOLVE:
            count = offer_numbers(s, step, ctx, base, me, player)
            if count:
                return count
            next_row(s, step)
        elif code == tb.O_DIGIVOLVE:
            count = offer_costs(s, ctx, base, me, player)
            if count:
                return count
            next_row(s, step)
        elif code == tb.O_LINK or code == tb.O_MAKE:
            next_row(s, step)
            if code == tb.O_LINK:
                link_row(s, ctx, base, me, player)
            else:
                make_row(s, ctx, base, me, player)
            if data[DEPTH] != depth:
                return CONTINUE
        elif code == tb.O_ACTIVATE:
            count = offer_effects(s, ctx, base, me, player)
            if count:
                return count
            next_row(s, step)
        else:
            operation = OPERATIONS[code]
            count = operation.offer(s, base, step, ctx, me, player)
            if count > 0:
                return count
            if count == 0:
                next_row(s, step)
            elif count == NO_CHOICE:
                next_row(s, step)
                next_moment(s)
                operation.act(s, base, ctx, me, player)
            if data[DEPTH] != depth:
                return CONTINUE


def take(s: State, option: i64) -> None:
    """Go on with the option taken at the top step."""
    data = s.data
    step = top(s)
    ctx = data[step + 1]
    row = data[step + 2]
    ops = s.t.ops
    base = row * tb.OP_SIZE
    code = ops[base]
    head = context(ctx)
    player = data[head + C_PLAYER]
    me = _this(s, head)
    if code == tb.O_CHOOSE:
        if take_choice(s, step, ctx, base, me, player, option):
            next_row(s, step)
    elif code == tb.O_BY or code == tb.O_MAY:
        _answer(s, step, head, row, base, code, option)
    elif code == tb.O_ONE_OF:
        s.put(step + 2, ops[base + 2 + option])
        if ops[base + 1] < tb.OP_SIZE - 3 and ops[base + tb.OP_SIZE - 2]:
            register = ops[base + tb.OP_SIZE - 2] - 1
            marks: i64 = _marks(s, ctx, register) | 1 << option
            s.empty(ctx, register)
            s.keep(ctx, register, marks)
    elif code == tb.O_REST:
        to: i64 = SECURITY if ops[base + 2] else DECK
        move(s, option, to, 1 if ops[base + 1] == 0 else 0)
    elif code == tb.O_ORDER:
        take_order(s, step, ctx, ops[base + 1], option)
    elif code == tb.O_DE_DIGIVOLVE:
        take_number(s, step, ctx, base, me, player, option)
    elif code == tb.O_DIGIVOLVE:
        next_row(s, step)
        take_cost(s, ctx, base, me, player, option)
    elif code == tb.O_ACTIVATE:
        next_row(s, step)
        take_effect(s, ctx, base, me, player, option)
    else:
        OPERATIONS[code].take(s, base, step, ctx, me, player, option)


def _marks(s: State, ctx: i64, register: i64) -> i64:
    """Which of the things that are all to be done are done already, as bits."""
    if register < 0:
        return 0
    slot = s.register(ctx, register)
    return s.data[slot + 1] if s.data[slot] else 0


def _this(s: State, head: i64) -> i64:
    """The thing the effect is on, or -1 when it is no more."""
    reference = s.data[head + C_THIS]
    return reference & NUMBER if s.alive(reference) else -1


def _keep_all(s: State, ctx: i64, register: i64) -> None:
    s.empty(ctx, register)
    index: i64 = 0
    while index < s.found:
        s.keep(ctx, register, s.reference(s.candidates[index]))
        index += 1


def _control(s: State, step: i64, ctx: i64, row: i64, base: i64, code: i64, me: i64,
             player: i64) -> i64:  # fmt: skip
    """Rows that say which row is next; the number of options if the player decides."""
    data = s.data
    ops = s.t.ops
    head = context(ctx)
    if code == tb.O_BY or code == tb.O_MAY:
        end: i64 = ops[base + 1]
        possible = doable(s, row + 1, end, me, data[head + C_CARD], player, ctx)
        if data[step + 4]:
            _answer(s, step, head, row, base, code, YES if possible or code == tb.O_MAY else NO)
            return 0
        if data[LOOP_STOP] or not (possible or _in_vain(s, head, row, code)):
            _answer(s, step, head, row, base, code, NO)
            return 0
        if code == tb.O_MAY and ops[base + 2]:
            s.actor = 1 - player
        s.count = 0
        s.offer(YES if possible else IN_VAIN)
        s.offer(NO)
        return 2
    if code == tb.O_IF:
        if conditions_hold(s, ops[base + 1], ops[base + 2], me, player, ctx):
            next_row(s, step)
        else:
            s.put(step + 2, ops[base + 3])
    elif code == tb.O_IF_DONE or code == tb.O_PAID:
        if data[head + C_DONE]:
            next_row(s, step)
        else:
            s.put(step + 2, ops[base + 1])
    elif code == tb.O_JUMP:
        s.put(step + 2, ops[base + 1])
    elif code == tb.O_REPEAT:
        left = data[head + C_REPEAT]
        if left == 0:
            left = amount(s, ops[base + 1], me, player, ctx) + 1
        left = left - 1 if left > 0 else 0
        s.put(head + C_REPEAT, left)
        if left > 0:
            next_row(s, step)
        else:
            s.put(step + 2, ops[base + 2])
    elif code == tb.O_ONE_OF:
        s.count = 0
        option: i64 = 0
        register: i64 = -1
        if ops[base + 1] < tb.OP_SIZE - 3:
            register = ops[base + tb.OP_SIZE - 2] - 1
        marks: i64 = _marks(s, ctx, register)
        while option < ops[base + 1]:
            first = ops[base + 2 + option]
            if not marks >> option & 1 and doable(
                s, first, first + 1, me, data[head + C_CARD], player, ctx
            ):
                s.offer(option)
            option += 1
        if s.count == 0:
            if register >= 0:
                s.empty(ctx, register)
            s.put(step + 2, ops[base + tb.OP_SIZE - 1])
        return s.count
    return 0


def _in_vain(s: State, head: i64, row: i64, code: i64) -> bool:
    """Whether a "by …" that cannot be done is offered: choosing it uses the effect up (15-7-4).

    Where there is no limit per turn it would change nothing.
    """
    base = s.data[head + C_EFFECT] * tb.EFFECT_SIZE
    if code != tb.O_BY or base < 0 or not s.any_order:
        return False
    whole = s.t.effects[base + tb.E_OPTIONAL] != 0 and row == s.t.effects[base + tb.E_DO]
    return whole and s.t.effects[base + tb.E_LIMIT] > 0


def _answer(s: State, step: i64, head: i64, row: i64, base: i64, code: i64, option: i64) -> None:
    """The player does what is optional, or not; if it is all of the effect, that is a use."""
    data = s.data
    effect = data[head + C_EFFECT]
    whole = s.t.effects[effect * tb.EFFECT_SIZE + tb.E_OPTIONAL] != 0
    if option and whole and row == s.t.effects[effect * tb.EFFECT_SIZE + tb.E_DO]:
        if not data[step + 4]:
            spend(s, effect, data[head + C_CARD])
    if data[step + 4]:
        s.put(step + 4, 0)
    if option == YES:
        s.put(step + 2, row + 1)
        s.put(head + C_DONE, 1)
    else:
        s.put(step + 2, s.t.ops[base + (2 if code == tb.O_BY else 1)])
        if data[head + C_DONE]:
            s.put(head + C_DONE, 0)


def _rest(s: State, step: i64, ctx: i64, base: i64, player: i64) -> i64:
    """Put the revealed cards that are left where they go, in an order the player chooses."""
    where = s.t.ops[base + 1]
    size = s.size(player, P_REVEALED)
    if where <= 1 and size > 1 and s.any_order:
        s.count = 0
        index: i64 = 0
        while index < size:
            card = s.at(player, P_REVEALED, index)
            if not _listed(s, card):
                s.offer(card)
            index += 1
        if s.count > 1:
            return s.count
    _put_away(s, ctx, base, player, where)
    next_row(s, step)
    return 0


def _listed(s: State, card: i64) -> bool:
    index: i64 = 0
    while index < s.count:
        if s.definition[s.options[index]] == s.definition[card]:
            return True
        index += 1
    return False


def _put_away(s: State, ctx: i64, base: i64, player: i64, where: i64) -> None:
    to: i64 = DECK
    if s.t.ops[base + 2] and where <= 1:
        to = SECURITY
    elif where == 3:
        to = TRASH
    elif where == 4:
        to = HAND
    while s.size(player, P_REVEALED):
        card = _lowest(s, player)
        if to != SECURITY and leaves_security(s, card):
            happen(s, tb.EV_SECURITY_REMOVED, 0, player, effect_facts(s, ctx), 0)
        move(s, card, to, 1 if where == 0 else 0)


def _lowest(s: State, player: i64) -> i64:
    """The revealed card with the lowest definition: an order that does not depend on the deck's."""
    best = s.at(player, P_REVEALED, 0)
    index: i64 = 1
    while index < s.size(player, P_REVEALED):
        card = s.at(player, P_REVEALED, index)
        if s.definition[card] < s.definition[best]:
            best = card
        index += 1
    return best
