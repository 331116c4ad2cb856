"""Cards leave the battle area: deleted, returned, trashed; and what would happen instead.

Sources: comprehensive rules 4-7-8, 4-15, 15-8-5 (immediate-type effects interrupt right before the
cause, once each for one cause; the turn player's first), 16-18 to 16-45 (keywords that prevent).
All cards of one cause leave at the same time.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.position.other_areas import copy_before, place_of, sources
from engine.digimon.events.waking import caused, happen, spend, spent
from engine.digimon.queries.condition import conditions_hold
from engine.digimon.queries.matching import match
from engine.digimon.queries.things import player_of, top_card
from engine.digimon.queries.gained import gains
from engine.digimon.queries.modifiers import prevented
from engine.digimon.queries.prohibitions import cannot
from engine.digimon.position.movement import (
    clear_stack, in_battle, put_down, put_under, remove_stack, renew,
)  # fmt: skip
from engine.digimon.rules.possible import payable
from engine.digimon.position.slots import (
    AGENDA, AREA, A_DELETED, A_FLAGS, A_TARGET, A_WHO, C_DOER, C_DONE, C_EVENT, C_FACTS, C_LATEST,
    C_OTHER, DEPTH, FACE_DOWN, FACE_UP, FLAGS, HALF, HOST, KNOWN, LOOP_STOP, PLAYER, STACK,
    STACK_COUNT, STEP_SIZE, TOP, UNDERS, WHERE,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import CONTINUE, S_CLOSE, S_LEAVE, S_RUN, context, done, top
from engine.digimon.position.texts import CARD, TEXT, first_text, next_text
from engine.digimon.vocabulary import (
    BATTLE, DECK, HAND, OPPONENT, SECURITY, TRASH, UNDER, YOU,
)  # fmt: skip

# Where cards go, with the bits below: DELETED is a deletion, AT_BOTTOM the bottom of deck or stack.
DELETED: Final = 1 << 16
AT_BOTTOM: Final = 1 << 17
FACE_DOWN_TOO: Final = 1 << 18
FACE_UP_TOO: Final = 1 << 19

LEAVING: Final = 0  # register of the things that leave
USED_UP: Final = 1  # register of the effects that were used for this cause


def leave(s: State, number: i64, to: i64, facts: i64, other: i64, doer: i64) -> None:
    """The first `number` references of `s.leaving` leave the battle area.

    `to` is an area, with DELETED for a deletion; `other` refers to the stack they go under, or 0.
    `doer` is the context of the effect that does it, which learns how many did leave, or -1.
    """
    if number == 0:
        return
    if not s.t.has_woulds:
        _leave_now(s, number, to, facts, other, doer)
        return
    ctx = s.open_context(-1, 0, 0, s.data[PLAYER])
    base = context(ctx)
    s.put(base + C_FACTS, facts)
    s.put(base + C_OTHER, other)
    s.put(base + C_LATEST, to)
    s.put(base + C_DOER, doer + 1)
    index: i64 = 0
    while index < number:
        s.keep(ctx, LEAVING, s.leaving[index])
        index += 1
    s.push(S_LEAVE, ctx, 0, 0, 0)


def leave_step(s: State) -> i64:
    """Ask for what would prevent it, the turn player first; then they leave."""
    data = s.data
    step = top(s)
    ctx = data[step + 1]
    stage = data[step + 2]
    if stage < 2:
        player = data[PLAYER] if stage == 0 else 1 - data[PLAYER]
        s.count = 0
        s.actor = player
        forced = _offer(s, ctx, player)
        if s.count == 0 or (data[LOOP_STOP] and not forced):
            s.put(step + 2, stage + 1)
            return CONTINUE
        if not forced:
            s.offer(0)
        return s.count
    base = context(ctx)
    number: i64 = 0
    slot = s.register(ctx, LEAVING)
    while number < data[slot]:
        s.leaving[number] = data[slot + 1 + number]
        number += 1
    to = data[base + C_LATEST]
    facts = data[base + C_FACTS]
    other = data[base + C_OTHER]
    doer = data[base + C_DOER] - 1
    s.pop()
    s.close_context()
    _leave_now(s, number, to, facts, other, doer)
    return CONTINUE


def take_leave(s: State, option: i64) -> None:
    """Use the effect that was taken, or none."""
    step = top(s)
    if option == 0:
        s.put(step + 2, s.data[step + 2] + 1)
        return
    ctx = s.data[step + 1]
    effect = option >> 20
    card = option >> 10 & 0x3FF
    thing = option & 0x3FF
    s.keep(ctx, USED_UP, option >> 10)
    base = effect * tb.EFFECT_SIZE
    stack = s.data[HOST + card] - 1
    me: i64 = STACK + stack if stack >= 0 else card
    inner = s.open_context(effect, card, s.reference(me), player_of(s, me))
    s.put(context(inner) + C_EVENT, s.stack_ref(thing - STACK))
    s.put(context(inner) + C_FACTS, s.data[context(ctx) + C_FACTS])
    s.put(context(inner) + C_LATEST, ctx + 1)
    spend(s, effect, card)
    s.push(S_CLOSE, 0, 0, 0, 0)
    first = s.t.effects[base + tb.E_DO]
    # Choosing the effect was the choice of its "by …" or "you may …".
    accepted: i64 = 1 if s.t.effects[base + tb.E_OPTIONAL] else 0
    s.push(S_RUN, inner, first, s.t.effects[base + tb.E_DO + 1], accepted)


def prevent(s: State, ctx: i64) -> None:
    """The card of the event does not leave after all."""
    base = context(ctx)
    outer = s.data[base + C_LATEST] - 1
    if outer < 0:
        return
    reference = s.data[base + C_EVENT]
    slot = s.register(outer, LEAVING)
    count = s.data[slot]
    index: i64 = 1
    while index <= count:
        if s.data[slot + index] == reference:
            while index < count:
                s.put(slot + index, s.data[slot + index + 1])
                index += 1
            s.put(slot + count, 0)
            s.put(slot, count - 1)
            return
        index += 1


# --------------------------------------------------------------- what can be used


def _offer(s: State, ctx: i64, player: i64) -> bool:
    """Offer the immediate-type effects of a player; whether one of them is mandatory."""
    data = s.data
    forced = False
    slot = s.register(ctx, LEAVING)
    index: i64 = 1
    while index <= data[slot]:
        reference = data[slot + index]
        if s.alive(reference):
            thing = reference & NUMBER
            stack = player * HALF
            last = stack + data[STACK_COUNT + player]
            while stack < last:
                if in_battle(s, stack) and _offer_stack(s, ctx, player, stack, thing):
                    forced = True
                stack += 1
            if s.t.would_areas and _offer_elsewhere(s, ctx, player, thing):
                forced = True
        index += 1
    return forced


def _offer_elsewhere(s: State, ctx: i64, player: i64, thing: i64) -> bool:
    """Effects of cards that are not in the battle area (rules 15-14-2 to 15-14-5)."""
    forced = False
    first = s.source_count
    last = sources(s, player, s.t.would_areas)
    index = first
    while index < last:
        me = s.sources[index]
        if not copy_before(s, first, index):
            if _offer_card(s, ctx, player, me, place_of(s, me), thing, top_card(s, me),
                           tb.IN_UPPER):  # fmt: skip
                forced = True
        index += 1
    s.source_count = first
    return forced


def _offer_stack(s: State, ctx: i64, player: i64, stack: i64, thing: i64) -> bool:
    data = s.data
    forced = False
    cursor = first_text(s, stack)
    while cursor:
        card = (cursor & CARD) - 1
        if _offer_card(s, ctx, player, STACK + stack, BATTLE, thing, card, cursor >> TEXT):
            forced = True
        cursor = next_text(s, stack, cursor)
    if s.t.has_gained:
        card = data[TOP + stack] - 1
        number = gains(s, stack)
        index: i64 = 0
        while index < number:
            if _offer_effect(s, ctx, player, STACK + stack, thing, s.gained[index], card):
                forced = True
            index += 1
    return forced


def _offer_card(s: State, ctx: i64, player: i64, me: i64, area: i64, thing: i64, card: i64,
                text: i64) -> bool:  # fmt: skip
    """Offer the effects of one text of a card that work in this area."""
    forced = False
    definition = s.definition[card]
    effect = s.t.effect_from[definition]
    while effect < s.t.effect_from[definition + 1]:
        base = effect * tb.EFFECT_SIZE
        if s.t.effects[base + tb.E_TEXT] == text and s.t.effects[base + tb.E_WHERE] & area:
            if _offer_effect(s, ctx, player, me, thing, effect, card):
                forced = True
        effect += 1
    return forced


def _offer_effect(s: State, ctx: i64, player: i64, me: i64, thing: i64, effect: i64,
                  card: i64) -> bool:  # fmt: skip
    """Offer one effect if it is usable for this card; whether it is mandatory."""
    t = s.t
    base = effect * tb.EFFECT_SIZE
    row = t.effects[base + tb.E_WOULD] * tb.WOULD_SIZE
    head = context(ctx)
    if t.effects[base] != tb.K_WOULD or not _leaves_so(t.woulds[row], s.data[head + C_LATEST]):
        return False
    if not t.effects[base + tb.E_TURN] & (YOU if s.data[PLAYER] == player else OPPONENT):
        return False
    who = t.woulds[row + 1]
    if who < 0:
        if thing != me:
            return False
    else:
        side = YOU if (thing - STACK) // HALF == player else OPPONENT
        if not t.woulds[row + 4] & side or not match(s, who, thing, me, player, -1):
            return False
    if not caused(t.woulds[row + 3], s.data[head + C_FACTS], player) or spent(s, effect, card):
        return False
    if _used_up(s, effect << 10 | card):
        return False
    s.meant = thing
    usable = conditions_hold(
        s, t.effects[base + tb.E_IF], t.effects[base + tb.E_IF + 1], me, player, -1
    ) and payable(s, t.effects[base + tb.E_DO], me, card, player)
    s.meant = -1
    if not usable:
        return False
    s.offer((effect << 10 | card) << 10 | thing)
    return t.effects[base + tb.E_OPTIONAL] == 0


def _used_up(s: State, code: i64) -> bool:
    """Whether an effect was used for this cause, or for one that is still open (15-8-5-4)."""
    data = s.data
    depth = data[DEPTH]
    while depth > 0:
        depth -= 1
        step = AGENDA + depth * STEP_SIZE
        if data[step] == S_LEAVE:
            slot = s.register(data[step + 1], USED_UP)
            index: i64 = 1
            while index <= data[slot]:
                if data[slot + index] == code:
                    return True
                index += 1
    return False


def _leaves_so(what: i64, to: i64) -> bool:
    """Whether to leave for there is what an effect speaks of."""
    if what == tb.W_LEAVE:
        return True
    if what == tb.W_DELETED:
        return to & DELETED != 0
    return what == tb.W_DELETED_OR_RETURNED and to & (DELETED | HAND | DECK) != 0


# ---------------------------------------------------------------------- leaving


def _stays(s: State, stack: i64, to: i64, facts: i64) -> bool:
    """Whether an effect forbids that this card leaves in this way."""
    if not s.t.modified >> tb.M_CANNOT & 1:
        return False
    if facts & tb.F_EFFECT:
        player: i64 = 1 if facts & tb.F_BY << 1 else 0
        if prevented(s, stack, tb.NOT_LEAVE_BY_EFFECTS, player):
            return True
        if to & DELETED:
            return prevented(s, stack, tb.NOT_DELETED_BY_EFFECTS, player)
        return to & (HAND | DECK) != 0 and prevented(s, stack, tb.NOT_BE_RETURNED, player)
    if to & DELETED and facts & tb.F_BATTLE:
        return cannot(s, stack, tb.NOT_DELETED_IN_BATTLE)
    return False


def _leave_now(s: State, number: i64, to: i64, facts: i64, other: i64, doer: i64) -> None:
    """They leave at the same time: first what it triggers, then the moves."""
    kept: i64 = 0
    index: i64 = 0
    while index < number:
        reference = s.leaving[index]
        if s.alive(reference) and not _stays(s, (reference & NUMBER) - STACK, to, facts):
            s.leaving[kept] = reference
            kept += 1
        index += 1
    if facts & tb.F_BATTLE and kept == 1:
        facts |= tb.F_ALONE
    index = 0
    while index < kept:
        stack = (s.leaving[index] & NUMBER) - STACK
        if s.data[WHERE + stack] == BATTLE:
            more = tb.F_CARDS_UNDER if s.data[UNDERS + stack] else 0
            met = _met(s, s.leaving[index]) if facts & tb.F_BATTLE else 0
            if to & DELETED:
                if facts & tb.F_BATTLE and s.leaving[index] == s.data[A_TARGET]:
                    s.put(A_FLAGS, s.data[A_FLAGS] | A_DELETED)
                happen(s, tb.EV_DELETED, s.leaving[index], stack // HALF, facts | more, met)
            happen(s, tb.EV_REMOVED, s.leaving[index], stack // HALF, facts | more, met)
        index += 1
    if doer >= 0:
        done(s, doer, s.data[context(doer) + C_DONE] + kept)
    if to & UNDER:
        _go_under(s, kept, to, facts, other, doer)
        return
    # The turn player's first: so their <Overflow> is (rule 4-19-5).
    _go(s, kept, s.data[PLAYER], to, facts, doer)
    _go(s, kept, 1 - s.data[PLAYER], to, facts, doer)


def _met(s: State, reference: i64) -> i64:
    """What a Digimon met in the battle of this attack; 0 for a Security Digimon."""
    return s.data[A_TARGET] if reference == s.data[A_WHO] else s.data[A_WHO]


def _go(s: State, number: i64, player: i64, to: i64, facts: i64, doer: i64) -> None:
    """The stacks of this player go where they go; what comes to hand or security is told."""
    area = to & (TRASH | HAND | DECK | SECURITY)
    came: i64 = 0
    index: i64 = 0
    while index < number:
        stack = (s.leaving[index] & NUMBER) - STACK
        if stack // HALF == player:
            card = remove_stack(s, stack, TRASH)
            put_down(s, card, area, 1 if to & AT_BOTTOM else 0)
            if to & FACE_UP_TOO:
                turn_up(s, card)
            if doer >= 0:
                s.follow(doer, s.leaving[index], s.card_ref(card))
            if s.data[AREA + card] == area:
                came |= 1 << s.owner[card]
        index += 1
    one: i64 = 0
    while one < 2:
        if came >> one & 1:
            added(s, area, one, facts)
        one += 1


def turn_up(s: State, card: i64) -> None:
    """Let a card lie face-up in the security stack (rule 3-7-4)."""
    if s.data[AREA + card] == SECURITY:
        s.put(FLAGS + card, KNOWN | FACE_UP)


def added(s: State, area: i64, player: i64, facts: i64) -> None:
    """Cards were added to a player's hand or security stack: not what is no longer (15-1-10)."""
    if area == HAND:
        happen(s, tb.EV_TO_HAND, 0, player, facts, 0)
    elif area == SECURITY:
        happen(s, tb.EV_SECURITY_ADDED, 0, player, facts, 0)


def _go_under(s: State, number: i64, to: i64, facts: i64, other: i64, doer: i64) -> None:
    """They go under another card (rules 4-7-7, 4-7-8), or, for a DigiXros, are held until then."""
    index: i64 = 0
    placed: i64 = 0
    while index < number:
        card = clear_stack(s, (s.leaving[index] & NUMBER) - STACK)
        if s.t.flags[s.definition[card]] & tb.DEF_TOKEN:
            renew(s, card)
        elif other and not s.alive(other):
            put_down(s, card, TRASH, 0)
        elif other:
            put_under(s, (other & NUMBER) - STACK, card, 0 if to & AT_BOTTOM else 1)
            if to & FACE_DOWN_TOO:
                s.put(FLAGS + card, FACE_DOWN)
            if doer >= 0:
                s.follow(doer, s.leaving[index], s.card_ref(card))
            placed += 1
        index += 1
    if placed and s.data[WHERE + (other & NUMBER) - STACK] == BATTLE:
        stack = (other & NUMBER) - STACK
        happen(s, tb.EV_PLACED_UNDER, other, stack // HALF, facts, 0)
