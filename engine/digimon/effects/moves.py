"""The rows that act: memory, cards, stacks, and what is given for a time.

Every operation looks at what it acts on as it is now, leaves alone what its effect does not affect
(comprehensive rules 15-15-5), and remembers whether it did anything.
"""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.moving import pick_up, set_suspended
from engine.digimon.rules.meant import affected, collect, effect_facts, from_where
from engine.digimon.rules.declaring import reduce
from engine.digimon.rules.breeding import breeding_stack, hatch, move_to_battle
from engine.digimon.rules.digivolving import cost_after, play, play_to
from engine.digimon.rules.drawing import (
    draw, leaves_security, look, shuffle, take_end, take_top, tell_trashed,
)  # fmt: skip
from engine.digimon.events.waking import happen, next_moment
from engine.digimon.rules.lasting import give
from engine.digimon.position.memory_gauge import can_pay, gain, overflow, pay
from engine.digimon.rules.leaving import (
    AT_BOTTOM,
    DELETED,
    FACE_DOWN_TOO,
    FACE_UP_TOO,
    added,
    leave,
    prevent,
    turn_up,
)
from engine.digimon.queries.amount import amount
from engine.digimon.queries.prohibitions import banned, cannot, protected_under
from engine.digimon.position.movement import (
    is_token, lift, new_stack, put_down, put_under, take_out, trash_top_card, under_at,
)  # fmt: skip
from engine.digimon.rules.possible import may_not_play, play_cost
from engine.digimon.position.slots import (
    AREA, A_FLAGS, A_STAGE, A_TARGET, A_ENDED, A_WHO, C_CARD, C_THIS,
    FACE_DOWN, FLAGS, HALF, HOST, MEMORY, OVER, PLAYER, P_DECK, P_SECURITY, STACK,
    SUSPENDED, UNDERS, UNKNOWN, WHERE,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, RuleError, State
from engine.digimon.position.steps import S_CLOSE, S_RUN, context, done
from engine.digimon.rules.options import use, use_cost
from engine.digimon.vocabulary import (
    BATTLE, BREEDING, DECK, HAND, LINKED, NOWHERE, SECURITY, TRASH, UNDER, YOU,
)  # fmt: skip


def act(s: State, ctx: i64, base: i64, code: i64, me: i64, player: i64) -> None:
    """Carry out one row."""
    ops = s.t.ops
    data = s.data
    first = ops[base + 1]
    second = ops[base + 2]
    next_moment(s)
    if code == tb.O_GAIN:
        number = amount(s, first, me, player, ctx)
        if number < 0:
            number = 0  # never the opposite (rule 1-3-4)
        if second > 0 and banned(s, player, tb.BAN_GAIN_MEMORY, data[context(ctx) + C_CARD]):
            number = 0
        gain(s, player, number * second)
        done(s, ctx, number)
        if second > 0 and number > 0:
            happen(s, tb.EV_MEMORY, 0, player, effect_facts(s, ctx), 0)
    elif code == tb.O_SET_MEMORY:
        s.put(MEMORY, first if player == data[PLAYER] else -first)
        done(s, ctx, 1)
    elif code == tb.O_PAY:
        number = amount(s, first, me, player, ctx)
        payable = can_pay(s, player, number)
        if payable:
            pay(s, player, number)
        done(s, ctx, 1 if payable else 0)
    elif code == tb.O_DRAW:
        one = player if second == YOU else 1 - player
        number = amount(s, first, me, player, ctx)
        done(s, ctx, 1 if s.size(one, P_DECK) and number > 0 else 0)
        draw(s, one, number, effect_facts(s, ctx))
    elif code == tb.O_TRASH_TOP:
        one = player if second == YOU else 1 - player
        number = amount(s, first, me, player, ctx)
        done(s, ctx, 1 if s.size(one, P_DECK) >= number else 0)
        take_top(s, one, P_DECK, number, TRASH, effect_facts(s, ctx))
    elif code == tb.O_RECOVER:
        number = amount(s, first, me, player, ctx)
        done(s, ctx, 1 if s.size(player, P_DECK) else 0)
        take_top(s, player, P_DECK, number, SECURITY, effect_facts(s, ctx))
    elif code == tb.O_TRASH_SECURITY:
        _from_security(s, ctx, base, me, player)
    elif code == tb.O_DELETE:
        _leave(s, ctx, first, me, TRASH | DELETED)
    elif code == tb.O_TO_HAND:
        _send(s, ctx, first, me, HAND)
    elif code == tb.O_TO_DECK:
        _send(s, ctx, first, me, DECK | (AT_BOTTOM if second == 0 else 0))
        if second == 2:
            shuffle(s, player, P_DECK)
    elif code == tb.O_TRASH:
        _send(s, ctx, first, me, TRASH)
    elif code == tb.O_TO_SECURITY:
        bits: i64 = AT_BOTTOM if second == 0 else 0
        _send(s, ctx, first, me, SECURITY | bits | (FACE_UP_TOO if ops[base + 3] else 0))
    elif code == tb.O_SUSPEND or code == tb.O_UNSUSPEND:
        _turn(s, ctx, first, me, 1 if code == tb.O_SUSPEND else 0)
    elif code == tb.O_TRASH_UNDER:
        _trash_under(s, ctx, base, me, player)
    elif code == tb.O_TRASH_TOP_CARD:
        found = affected(s, ctx, first, me)
        done(s, ctx, 0)
        if found and s.things[0] >= STACK and data[UNDERS + s.things[0] - STACK]:
            trash_top_card(s, s.things[0] - STACK, TRASH)
            done(s, ctx, 1)
    elif code == tb.O_PLACE_UNDER:
        _place_under(s, ctx, base, me)
    elif code == tb.O_TOP_UNDER:
        _top_under(s, ctx, first, me, player)
    elif code == tb.O_PLACE:
        _place(s, ctx, first, me)
    elif code == tb.O_PLAY:
        _play(s, ctx, base, me, player)
    elif code == tb.O_USE:
        _use_option(s, ctx, base, me, player)
    elif code == tb.O_HATCH:
        done(s, ctx, 1 if hatch(s, player) else 0)
    elif code == tb.O_MOVE:
        done(s, ctx, 1 if move_to_battle(s, player, effect_facts(s, ctx)) else 0)
    elif code == tb.O_TOKEN:
        _token(s, ctx, base, me, player)
    elif code == tb.O_SWITCH:
        _switch(s, ctx, first, me)
    elif code == tb.O_END_ATTACK:
        if data[A_STAGE]:
            s.put(A_FLAGS, data[A_FLAGS] | A_ENDED)
    elif code == tb.O_GIVE:
        give(s, ctx, base, me, player)
    elif code == tb.O_REMEMBER:
        s.empty(ctx, first)
        s.keep(ctx, first, amount(s, second, me, player, ctx))
    elif code == tb.O_ACTIVATE_MAIN:
        _activate_own(s, ctx, player, first)
    elif code == tb.O_PREVENT:
        prevent(s, ctx)
    elif code == tb.O_REDUCE:
        number = amount(s, first, me, player, ctx)
        done(s, ctx, number)
        reduce(s, ctx, number)
    elif code == tb.O_LOOK:
        look(s, player, P_SECURITY)
    elif code == tb.O_SHUFFLE:
        shuffle(s, player, P_SECURITY)
    elif code == tb.O_WIN:
        s.put(OVER, player + 1)
    else:
        raise RuleError(f"no operation {code}")


# ------------------------------------------------------------------ cards leave


def _leave(s: State, ctx: i64, register: i64, me: i64, to: i64) -> None:
    """Stacks of a register leave the battle area."""
    found = affected(s, ctx, register, me)
    number: i64 = 0
    index: i64 = 0
    while index < found:
        if s.things[index] >= STACK:
            s.leaving[number] = s.stack_ref(s.things[index] - STACK)
            number += 1
        index += 1
    done(s, ctx, 0)
    leave(s, number, to, effect_facts(s, ctx), 0, ctx)


def _send(s: State, ctx: i64, register: i64, me: i64, to: i64) -> None:
    """Cards of a register go to a pile: from another pile, from under a stack, or the field."""
    found = affected(s, ctx, register, me)
    area = to & (HAND | DECK | TRASH | SECURITY)
    bottom: i64 = 1 if to & AT_BOTTOM else 0
    facts = effect_facts(s, ctx)
    number: i64 = 0
    moved: i64 = 0
    index: i64 = 0
    while index < found:
        thing = s.things[index]
        if thing >= STACK:
            s.leaving[number] = s.stack_ref(thing - STACK)
            number += 1
        else:
            before = s.card_ref(thing)
            if not s.data[AREA + thing] & (UNDER | LINKED):
                _from_pile(s, thing, area, bottom, facts)
                moved += 1
            elif _from_stack(s, thing, area, bottom, facts):
                moved += 1
            if to & FACE_UP_TOO:
                turn_up(s, thing)
            s.follow(ctx, before, s.card_ref(thing))
        index += 1
    done(s, ctx, moved)
    leave(s, number, to, facts, 0, ctx)


def _from_stack(s: State, card: i64, area: i64, bottom: i64, facts: i64) -> bool:
    """A digivolution card or a link card goes to a pile."""
    stack = s.data[HOST + card] - 1
    under = s.data[AREA + card] == UNDER
    if under and area == TRASH and protected_under(s, stack, card):
        return False
    take_out(s, card)
    overflow(s, card)
    put_down(s, card, area, bottom)
    if s.data[AREA + card] == area:
        added(s, area, s.owner[card], facts)
    if area == TRASH and s.data[WHERE + stack] == BATTLE:
        what: i64 = tb.EV_TRASHED_UNDER if under else tb.EV_LINK_TRASHED
        happen(s, what, s.stack_ref(stack), stack // HALF, facts, 0)
        if under:
            happen(s, tb.EV_TRASHED_FROM_UNDER, s.card_ref(card), s.owner[card], facts,
                   s.stack_ref(stack))  # fmt: skip
    return True


def _from_pile(s: State, card: i64, area: i64, bottom: i64, facts: i64) -> None:
    start = s.data[AREA + card]
    player = s.owner[card]
    left = leaves_security(s, card)
    lift(s, card)
    put_down(s, card, area, bottom)
    if area == TRASH:
        tell_trashed(s, card, start, facts)
    if left:
        happen(s, tb.EV_SECURITY_REMOVED, 0, player, facts, 0)
    if s.data[AREA + card] == area:
        added(s, area, player, facts)


def _from_security(s: State, ctx: i64, base: i64, me: i64, player: i64) -> None:
    """The top or bottom cards of a security stack go to trash or hand (no check)."""
    ops = s.t.ops
    one = player if ops[base + 2] == YOU else 1 - player
    number = amount(s, ops[base + 1], me, player, ctx)
    to: i64 = HAND if ops[base + 4] else TRASH
    size = s.size(one, P_SECURITY)
    done(s, ctx, 1 if size else 0)
    facts = effect_facts(s, ctx)
    take_end(s, one, P_SECURITY, number, to, facts, 0 if ops[base + 3] == 1 else 1)


def _trash_under(s: State, ctx: i64, base: i64, me: i64, player: i64) -> None:
    """Trash digivolution cards from the bottom or top of stacks (rules 4-27-2, 4-27-3)."""
    ops = s.t.ops
    found = affected(s, ctx, ops[base + 1], me)
    facts = effect_facts(s, ctx)
    trashed: i64 = 0
    index: i64 = 0
    while index < found:
        left = amount(s, ops[base + 2], me, player, ctx)
        stack = s.things[index] - STACK
        kept: i64 = 0  # what an effect forbids to trash is one of the cards all the same (15-1-3)
        while stack >= 0 and left > 0 and s.data[UNDERS + stack] > kept:
            if _from_stack(s, under_at(s, stack, kept, ops[base + 3]), TRASH, 0, facts):
                trashed += 1
            else:
                kept += 1
            left -= 1
        index += 1
    done(s, ctx, trashed)


# ------------------------------------------------------------------------ stacks


def _turn(s: State, ctx: i64, register: i64, me: i64, to: i64) -> None:
    """Suspend or unsuspend; a card that is so already does not change (rule 1-3-3)."""
    found = affected(s, ctx, register, me)
    turned: i64 = 0
    index: i64 = 0
    facts = effect_facts(s, ctx)
    while index < found:
        thing = s.things[index]
        if thing >= STACK and s.data[SUSPENDED + thing - STACK] != to:
            if not cannot(s, thing - STACK, tb.NOT_SUSPEND if to else tb.NOT_UNSUSPEND):
                set_suspended(s, thing - STACK, to, facts)
                turned += 1
        index += 1
    done(s, ctx, turned)


def _place_under(s: State, ctx: i64, base: i64, me: i64) -> None:
    ops = s.t.ops
    if affected(s, ctx, ops[base + 2], me) == 0 or s.things[0] < STACK:
        done(s, ctx, 0)
        return
    stack = s.things[0] - STACK
    if is_token(s, stack):
        done(s, ctx, 0)
        return
    found = affected(s, ctx, ops[base + 1], me)
    facts = effect_facts(s, ctx)
    number: i64 = 0
    placed: i64 = 0
    index: i64 = 0
    while index < found:
        thing = s.things[index]
        if thing >= STACK:
            if thing != STACK + stack and not is_token(s, thing - STACK):
                s.leaving[number] = s.stack_ref(thing - STACK)
                number += 1
        elif not s.t.flags[s.definition[thing]] & tb.DEF_TOKEN:
            before = s.card_ref(thing)
            pick_up(s, thing, facts)
            put_under(s, stack, thing, ops[base + 3])
            s.follow(ctx, before, s.card_ref(thing))
            if ops[base + 4]:
                s.put(FLAGS + thing, FACE_DOWN)
            placed += 1
        index += 1
    done(s, ctx, placed)
    if placed and s.data[WHERE + stack] == BATTLE:
        happen(s, tb.EV_PLACED_UNDER, s.stack_ref(stack), stack // HALF, facts, 0)
    to: i64 = UNDER | (0 if ops[base + 3] else AT_BOTTOM) | (FACE_DOWN_TOO if ops[base + 4] else 0)
    leave(s, number, to, facts, s.stack_ref(stack), ctx)


def _top_under(s: State, ctx: i64, register: i64, me: i64, player: i64) -> None:
    """Place the top card of the deck face-down under a stack (rule 16-41).

    Its owner may look at it (4-7-10), so nature has decided which card it is.
    """
    done(s, ctx, 0)
    if affected(s, ctx, register, me) == 0 or s.things[0] < STACK or not s.size(player, P_DECK):
        return
    card = s.at(player, P_DECK, s.size(player, P_DECK) - 1)
    lift(s, card)
    put_under(s, s.things[0] - STACK, card, 0)
    s.put(FLAGS + card, s.data[FLAGS + card] | FACE_DOWN | (UNKNOWN if s.blind else 0))
    done(s, ctx, 1)


def _place(s: State, ctx: i64, register: i64, me: i64) -> None:
    """Place a card in the battle area without playing it."""
    found = collect(s, ctx, register, me)
    done(s, ctx, 0)
    if found and s.things[0] < STACK:
        card = s.things[0]
        before = s.card_ref(card)
        pick_up(s, card, effect_facts(s, ctx))
        s.follow(ctx, before, s.stack_ref(new_stack(s, card, s.owner[card], BATTLE)))
        done(s, ctx, 1)


def _play(s: State, ctx: i64, base: i64, me: i64, player: i64) -> None:
    ops = s.t.ops
    found = collect(s, ctx, ops[base + 1], me)
    facts = effect_facts(s, ctx)
    played: i64 = 0
    index: i64 = 0
    while index < found:
        card = s.things[index]
        room = ops[base + 5] != BREEDING or breeding_stack(s, player) < 0
        if card < STACK and room and not may_not_play(s, player, card):
            if not _affordable(s, ctx, base, me, player, card):
                index += 1
                continue
            before = s.card_ref(card)
            where = from_where(s, card)
            pick_up(s, card, facts)
            stack = play_to(s, card, s.owner[card], ops[base + 4], facts | where, ops[base + 5])
            s.follow(ctx, before, s.stack_ref(stack))
            played += 1
        index += 1
    done(s, ctx, played)


def _affordable(s: State, ctx: i64, base: i64, me: i64, player: i64, card: i64) -> bool:
    """Pay what playing a card by this effect costs; whether it could be paid."""
    cost = play_cost(s, base, me, player, card, ctx)
    if cost < 0 or not can_pay(s, player, cost):
        return False
    pay(s, player, cost)
    return True


def _use_option(s: State, ctx: i64, base: i64, me: i64, player: i64) -> None:
    """Use an Option by effect; what that triggers waits until this effect is resolved."""
    ops = s.t.ops
    done(s, ctx, 0)
    if collect(s, ctx, ops[base + 1], me) == 0 or s.things[0] >= STACK:
        return
    card = s.things[0]
    if ops[base + 2]:
        less = amount(s, ops[base + 3], me, player, ctx)
        cost = cost_after(use_cost(s, card, player), less)
        if not can_pay(s, player, cost):
            return
        pay(s, player, cost)
    facts = effect_facts(s, ctx)
    from_hand = from_where(s, card) & tb.F_FROM_HAND
    pick_up(s, card, facts)
    done(s, ctx, 1)
    facts |= from_hand
    use(s, card, player, facts)


def _token(s: State, ctx: i64, base: i64, me: i64, player: i64) -> None:
    number = amount(s, s.t.ops[base + 2], me, player, ctx)
    made: i64 = 0
    card: i64 = 0
    while card < s.cards and made < number:
        if may_not_play(s, player, card):
            card += 1
            continue
        fits = s.definition[card] == s.t.ops[base + 1] and s.owner[card] == player
        if fits and s.data[AREA + card] == NOWHERE:
            play(s, card, player, 0, effect_facts(s, ctx))
            made += 1
        card += 1
    done(s, ctx, made)


def _switch(s: State, ctx: i64, register: i64, me: i64) -> None:
    """Switch the attack target (rule 11-2-7)."""
    to: i64 = 0
    done(s, ctx, 0)
    if not s.data[A_STAGE] or not s.alive(s.data[A_WHO]):
        return
    if register != tb.NOBODY:
        if collect(s, ctx, register, me) == 0 or s.things[0] < STACK:
            return
        to = s.stack_ref(s.things[0] - STACK)
    done(s, ctx, 0 if to == s.data[A_TARGET] else 1)
    switch_target(s, to, effect_facts(s, ctx))


def switch_target(s: State, to: i64, facts: i64) -> None:
    """Make this the attack target, if it is not yet (rule 11-2-7-3)."""
    if s.data[A_TARGET] == to:
        return
    s.put(A_TARGET, to)
    stack = (s.data[A_WHO] & NUMBER) - STACK
    happen(s, tb.EV_SWITCHED, s.data[A_WHO], stack // HALF, facts, to)


# --------------------------------------------------------- what lasts, other effects


def _activate_own(s: State, ctx: i64, player: i64, security: i64) -> None:
    """Activate the [Main] or [Security] effect of this card, without using it (rule 4-22-5)."""
    head = context(ctx)
    card = s.data[head + C_CARD]
    definition = s.definition[card]
    effect = s.t.security_effect[definition] if security else s.t.main_effect[definition]
    if effect < 0:
        return
    row = effect * tb.EFFECT_SIZE
    inner = s.open_context(effect, card, s.data[head + C_THIS], player)
    s.push(S_CLOSE, 0, 0, 0, 0)
    s.push(S_RUN, inner, s.t.effects[row + tb.E_DO], s.t.effects[row + tb.E_DO + 1], 0)
