"""Cards leave the battle area: deleted, returned, trashed.

Sources: comprehensive rules 4-7-8, 4-15.  What an effect does in place of that is asked for first:
`preventing`.  All cards of one cause leave at the same time.
"""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.events.waking import happen
from engine.digimon.queries.modifiers import prevented
from engine.digimon.queries.prohibitions import cannot
from engine.digimon.position.movement import clear_stack, put_down, put_under, remove_stack, renew
from engine.digimon.rules.destinations import AT_BOTTOM, DELETED, FACE_DOWN_TOO, FACE_UP_TOO
from engine.digimon.rules.preventing import LEAVING, begin_prevention, offer_preventions
from engine.digimon.position.slots import (
    AREA, A_DELETED, A_FLAGS, A_WHO, C_DOER, C_DONE, C_FACTS, C_OTHER, C_TO, FACE_DOWN,
    FACE_UP, FIRST_CARD, FLAGS, HALF, KNOWN, LOOP_STOP, M_OTHER, M_WHO, PLAYER, STACK, TOP,
    UNDERS, WHERE,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import (
    CONTINUE, LeaveStep, begin_leaving, context, done, enter_step,
)  # fmt: skip
from engine.digimon.vocabulary import BATTLE, DECK, HAND, OPTION, SECURITY, TRASH, UNDER


def leave(s: State, number: i64, to: i64, facts: i64, other: i64, doer: i64) -> None:
    """The first `number` references of `s.leaving` leave the battle area.

    `to` is an area with the bits of `destinations`; `other` refers to the stack they go under, or
    0.  `doer` is the context of the effect that does it, which learns how many did leave, or -1.
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
    s.put(base + C_TO, to)
    s.put(base + C_DOER, doer + 1)
    index: i64 = 0
    while index < number:
        s.keep(ctx, LEAVING, s.leaving[index])
        index += 1
    begin_leaving(s, ctx)


class Leave(LeaveStep):
    """Ask for what would prevent it, the turn player first; then they leave."""

    def advance(self, s: State, step: i64) -> i64:
        data = s.data
        ctx = data[step + LeaveStep.CONTEXT]
        asked = data[step + LeaveStep.ASKED]
        if asked < 2:
            s.actor = data[PLAYER] if asked == 0 else 1 - data[PLAYER]
            s.count = 0
            forced = offer_preventions(s, ctx, s.actor)
            if s.count == 0 or (data[LOOP_STOP] and not forced):
                s.put(step + LeaveStep.ASKED, asked + 1)
                return CONTINUE
            if not forced:
                s.offer(0)
            return s.count
        base = context(ctx)
        number: i64 = 0
        slot = s.register(ctx, LEAVING)
        while number < data[slot]:
            s.leaving[number] = data[slot + FIRST_CARD + number]
            number += 1
        to = data[base + C_TO]
        facts = data[base + C_FACTS]
        other = data[base + C_OTHER]
        doer = data[base + C_DOER] - 1
        s.pop()
        s.close_context()
        _leave_now(s, number, to, facts, other, doer)
        return CONTINUE

    def take(self, s: State, step: i64, option: i64) -> None:
        """Use the effect that was taken, or none."""
        if option == 0:
            s.put(step + LeaveStep.ASKED, s.data[step + LeaveStep.ASKED] + 1)
        else:
            begin_prevention(s, s.data[step + LeaveStep.CONTEXT], option)


enter_step(Leave())


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
                if met and met == s.data[A_WHO]:
                    s.put(A_FLAGS, s.data[A_FLAGS] | A_DELETED)
                happen(s, tb.EV_DELETED, s.leaving[index], stack // HALF, facts | more, met)
            happen(s, tb.EV_REMOVED, s.leaving[index], stack // HALF, facts | more, met)
            if to & TRASH and s.t.category[s.definition[s.data[TOP + stack] - 1]] & OPTION:
                happen(s, tb.EV_OPTION_TRASHED, s.leaving[index], stack // HALF, facts, 0)
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
    """What a Digimon met in the battle that is going on; 0 for a Security Digimon."""
    return s.data[M_OTHER] if reference == s.data[M_WHO] else s.data[M_WHO]


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
            placed_under(s, (other & NUMBER) - STACK, card, facts)
        index += 1


def placed_under(s: State, stack: i64, card: i64, facts: i64) -> None:
    """A card was placed under one in the battle area; several at once are once (rule 15-5-2)."""
    if s.data[WHERE + stack] == BATTLE:
        happen(s, tb.EV_PLACED_UNDER, s.stack_ref(stack), stack // HALF, facts, s.card_ref(card))
