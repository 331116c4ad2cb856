"""Choosing cards one by one: each set of cards can be chosen in one order only.

Sources: comprehensive rules 1-3-6 (at least one), 15-10-2-1 (as many as the text says or as many
as there are), 15-10-2-2 (up to), 15-10-2-3 (no card twice).  An option is a thing, or STOP.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon import tables as tb
from engine.digimon.matching import amount, number_of
from engine.digimon.paying import candidates, possible_sets, wanted
from engine.digimon.slots import AREA, FLAGS, STACK, UNKNOWN
from engine.digimon.state import NUMBER, State
from engine.digimon.steps import done
from engine.digimon.vocabulary import DECK, HAND, REVEALED, TRASH

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
    if _alike_before(s, index, at):
        return False
    if joint == tb.J_SAME_LEVEL:
        return _same_level(s, ctx, ops[base + 1], index, chosen, need)
    if joint != tb.J_NONE and not _different(s, ctx, ops[base + 1], joint, thing, chosen):
        return False
    if ops[base + 7] and not ops[base + 6] & tb.CH_DIGIVOLVE:
        limit = amount(s, ops[base + 7] >> 4, me, player, ctx)
        if _sum(s, ctx, ops[base + 1], ops[base + 7] & 15, thing) > limit:
            return False
    return up_to or joint != tb.J_NONE or index <= s.found - (need - chosen)


def _alike_before(s: State, index: i64, at: i64) -> bool:
    """Whether a copy that is interchangeable can be chosen before this one."""
    thing = s.candidates[index]
    if thing >= STACK or not s.data[AREA + thing] & (HAND | TRASH | DECK | REVEALED):
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
