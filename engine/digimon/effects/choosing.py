"""Choosing cards one by one: each set of cards can be chosen in one order only.

Sources: comprehensive rules 1-3-6 (at least one), 15-10-2-1 (as many as the text says or as many
as there are), 15-10-2-2 (up to), 15-10-2-3 (no card twice).  An option is a thing, or STOP.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.queries.amount import amount
from engine.digimon.queries.numbers import number_of
from engine.digimon.rules.possible import candidates, possible_sets, wanted
from engine.digimon.position.slots import AREA, FLAGS, STACK, UNKNOWN
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import done
from engine.digimon.vocabulary import DECK, HAND, REVEALED, SECURITY, TRASH

STOP: Final = 1 << 12  # choose no further card


def choose(s: State, step: i64, ctx: i64, base: i64, me: i64, player: i64) -> i64:
    """Offer the next card of a choice; 0 when the choice is over."""
    ops = s.t.ops
    if ops[base + 6] & tb.CH_OPPONENT_CHOOSES:
        s.actor = 1 - player
    register = ops[base + 1]
    progress = s.data[step + 4]
    chosen = progress & 0xFF
    at = progress >> 8
    if chosen == 0:
        s.empty(ctx, register)
    candidates(s, base, me, player, ctx)
    most = wanted(s, base, me, player, ctx)
    up_to = ops[base + 6] & tb.CH_UP_TO != 0
    if chosen == 0 and not up_to:
        if ops[base + 6] & tb.CH_PAYS and not possible_sets(s, base, most):
            done(s, ctx, 0)
            return 0
        if s.found <= most and ops[base + 8] == tb.J_NONE and ops[base + 7] == 0:
            return _all(s, ctx, register)
    if chosen >= most or at >= s.found:
        done(s, ctx, chosen)
        return 0
    s.count = 0
    need = _needed(s, base, most)
    index = at
    while index < s.found:
        if _allowed(s, ctx, base, index, at, chosen, need, up_to, me, player):
            s.offer(s.candidates[index])
        index += 1
    if s.count == 0:
        done(s, ctx, chosen)
        return 0
    if up_to and chosen > 0:
        s.offer(STOP)
    return s.count


def _all(s: State, ctx: i64, register: i64) -> i64:
    """Everything there is, without asking."""
    index: i64 = 0
    while index < s.found:
        s.keep(ctx, register, s.reference(s.candidates[index]))
        index += 1
    done(s, ctx, s.found)
    return 0


def _needed(s: State, base: i64, most: i64) -> i64:
    """How many cards an exact choice takes: all it asks for, or the most that go together."""
    if s.t.ops[base + 8] == tb.J_NONE:
        return most if most < s.found else s.found
    size = most
    while size > 1 and not possible_sets(s, base, size):
        size -= 1
    return size


def _allowed(s: State, ctx: i64, base: i64, index: i64, at: i64, chosen: i64, need: i64,
             up_to: bool, me: i64, player: i64) -> bool:  # fmt: skip
    ops = s.t.ops
    thing = s.candidates[index]
    joint = ops[base + 8]
    if _alike_before(s, index, at, ops[base + 6] & tb.CH_SEARCH):
        return False
    if joint == tb.J_SAME_LEVEL:
        return _same_level(s, ctx, ops[base + 1], index, chosen, need)
    if joint != tb.J_NONE and not _different(s, ctx, ops[base + 1], joint, thing, chosen):
        return False
    if ops[base + 7] and not ops[base + 6] & tb.CH_SPECIAL:
        limit = amount(s, ops[base + 7] >> 4, me, player, ctx)
        if _sum(s, ctx, ops[base + 1], ops[base + 7] & 15, thing) > limit:
            return False
    return up_to or joint != tb.J_NONE or index <= s.found - (need - chosen)


def _alike_before(s: State, index: i64, at: i64, search: i64) -> bool:
    """Whether a copy that is interchangeable can be chosen before this one."""
    thing = s.candidates[index]
    areas: i64 = HAND | TRASH | DECK | REVEALED | (SECURITY if search else 0)
    if thing >= STACK or not s.data[AREA + thing] & areas:
        return False
    other = at
    while other < index:
        card = s.candidates[other]
        unknown = s.data[FLAGS + thing] & UNKNOWN if s.blind else 0
        if card < STACK and (unknown or s.definition[card] == s.definition[thing]):
            if (
                s.data[FLAGS + card] & UNKNOWN == unknown
                and s.data[AREA + card] == s.data[AREA + thing]
            ):
                return True
        other += 1
    return False


def _same_level(s: State, ctx: i64, register: i64, index: i64, chosen: i64, need: i64) -> bool:
    level = s.t.level[s.definition[s.candidates[index]]]
    if chosen:
        first = s.data[s.register(ctx, register) + 1] & NUMBER
        if s.t.level[s.definition[first]] != level:
            return False
    later: i64 = 1
    other = index + 1
    while other < s.found:
        if s.t.level[s.definition[s.candidates[other]]] == level:
            later += 1
        other += 1
    return later >= need - chosen


def _different(s: State, ctx: i64, register: i64, joint: i64, thing: i64, chosen: i64) -> bool:
    slot = s.register(ctx, register)
    mine = s.definition[s.card_of(s.reference(thing))]
    index: i64 = 1
    while index <= chosen:
        other = s.definition[s.card_of(s.data[slot + index])]
        if joint == tb.J_DIFFERENT_NAMES and s.t.name[other] == s.t.name[mine]:
            return False
        if joint == tb.J_DIFFERENT_COLORS and s.t.colors[other] == s.t.colors[mine]:
            return False
        index += 1
    return True


def _sum(s: State, ctx: i64, register: i64, what: i64, thing: i64) -> i64:
    total = number_of(s, what, thing)
    slot = s.register(ctx, register)
    index: i64 = 1
    while index <= s.data[slot]:
        total += number_of(s, what, s.data[slot + index] & NUMBER)
        index += 1
    return total


def take_choice(s: State, step: i64, ctx: i64, base: i64, me: i64, player: i64,
                option: i64) -> bool:  # fmt: skip
    """Keep the card that was chosen; whether the choice is over."""
    ops = s.t.ops
    chosen = s.data[step + 4] & 0xFF
    if option == STOP:
        done(s, ctx, chosen)
        return True
    if chosen == 0:
        s.empty(ctx, ops[base + 1])
    candidates(s, base, me, player, ctx)
    index: i64 = 0
    while s.candidates[index] != option:
        index += 1
    s.keep(ctx, ops[base + 1], s.reference(option))
    chosen += 1
    most = wanted(s, base, me, player, ctx)
    if chosen >= most:
        done(s, ctx, chosen)
        return True
    s.put(step + 4, chosen | (index + 1) << 8)
    return False


# ------------------------------------------------------------------------ an order


def offer_order(s: State, step: i64, ctx: i64, register: i64, player: i64) -> i64:
    """Offer which of the cards of a register goes next (rule 3-1-3-4); 0 when all is said.

    Cards go to their owners' areas: the own ones are put in order first, so that no order is
    offered twice.
    """
    slot = s.register(ctx, register)
    if not s.any_order or s.data[slot] < 2:
        return 0
    at = s.data[step + 4]
    if at == 0:
        _drop_dead(s, slot)
    s.count = 0
    while s.count < 2 and at < s.data[slot]:
        _offer_next(s, slot, at, player)
        if s.count == 1:
            _bring(s, slot, at, s.options[0])
            at += 1
            s.count = 0
    if s.data[step + 4] != at:
        s.put(step + 4, at)
    return s.count


def _drop_dead(s: State, slot: i64) -> None:
    """Leave out the cards of a register that are no longer what was chosen."""
    kept: i64 = 0
    index: i64 = 1
    while index <= s.data[slot]:
        reference = s.data[slot + index]
        if s.alive(reference):
            kept += 1
            if kept != index:
                s.put(slot + kept, reference)
        index += 1
    while s.data[slot] > kept:
        s.put(slot + s.data[slot], 0)
        s.put(slot, s.data[slot] - 1)


def _offer_next(s: State, slot: i64, at: i64, player: i64) -> None:
    """Offer the cards from this one on, of one owner, one of each sort."""
    one = player
    turn: i64 = 0
    while turn < 2 and s.count == 0:
        index = at + 1
        while index <= s.data[slot]:
            reference = s.data[slot + index]
            if s.owner[s.card_of(reference)] == one and not _offered(s, reference):
                s.offer(reference & NUMBER)
            index += 1
        one = 1 - one
        turn += 1


def _offered(s: State, reference: i64) -> bool:
    """Whether a card that looks the same wherever it goes is offered already."""
    card = s.card_of(reference)
    index: i64 = 0
    while index < s.count:
        other = s.card_of(s.reference(s.options[index]))
        if s.definition[other] == s.definition[card]:
            if s.data[FLAGS + other] & UNKNOWN == s.data[FLAGS + card] & UNKNOWN:
                return True
        index += 1
    return False


def _bring(s: State, slot: i64, at: i64, thing: i64) -> None:
    """Let this thing be the next of the register; the others keep their order."""
    index = at + 1
    while s.data[slot + index] & NUMBER != thing:
        index += 1
    reference = s.data[slot + index]
    while index > at + 1:
        s.put(slot + index, s.data[slot + index - 1])
        index -= 1
    if s.data[slot + index] != reference:
        s.put(slot + index, reference)


def take_order(s: State, step: i64, ctx: i64, register: i64, option: i64) -> None:
    """This card goes next."""
    at = s.data[step + 4]
    _bring(s, s.register(ctx, register), at, option)
    s.put(step + 4, at + 1)
