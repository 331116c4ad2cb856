"""Whether the conditions of an effect hold, now or in the chain link that they are part of."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.amounts import amount
from engine.yugioh.queries.matching import match
from engine.yugioh.position.slots import (
    CHAINED, CONTEXTS, CONTEXT_SIZE, C_BRANCH, C_CARD, C_EFFECT, C_KNOWN, C_PLACE, C_PLAYER,
    C_WAS_SET, HOW, MADE_OF, MOVES, PHASE, PLAYER, TALLIES, TALLY,
)  # fmt: skip
from engine.yugioh.position.state import State

EVERYWHERE: Final = 0x1FF
TARGETS_THIS: Final = 1 << 20  # with the places of a condition: the link targets this card
TARGETS_BITS: Final = 21  # from here on: 1 + the filter of a card that the link targets


def conditions_hold(
    s: State, start: i64, end: i64, me: i64, player: i64, context: i64 = 0,
    at_any_time: bool = False,
) -> bool:  # fmt: skip
    """Whether all conditions of these rows hold, in the chain link `context` (0: in none).

    `at_any_time` leaves the moment aside: turn, phase, what happened in it, what is answered.
    """
    row = start
    while row < end:
        base = row * tb.CONDITION_SIZE
        if s.t.conditions[base] == tb.IF_ANY:
            last = row + s.t.conditions[base + 1]
            row += 1
            found = False
            while row <= last:
                if not found and _met(s, row, me, player, context, at_any_time):
                    found = True
                row += 1
            if not found:
                return False
        else:
            if not _met(s, row, me, player, context, at_any_time):
                return False
            row += 1
    return True


def _met(
    s: State, row: i64, me: i64, player: i64, context: i64, at_any_time: bool
) -> bool:  # fmt: skip
    kind = s.t.conditions[row * tb.CONDITION_SIZE]
    if at_any_time and (kind == tb.IF_DURING or kind == tb.IF_ANSWERS or kind == tb.IF_TALLY):
        return True
    return _holds(s, row, me, player, context)


def _holds(s: State, row: i64, me: i64, player: i64, context: i64) -> bool:
    rows = s.t.conditions
    base = row * tb.CONDITION_SIZE
    kind = rows[base]
    data = s.data
    if kind == tb.IF_COMPARE:
        left = amount(s, rows[base + 2], me, player, context)
        right = amount(s, rows[base + 3], me, player, context)
        op = rows[base + 1]
        if op == 0:
            return left < right
        if op == 1:
            return left <= right
        if op == 2:
            return left == right
        if op == 3:
            return left >= right
        if op == 4:
            return left > right
        return left != right
    if kind == tb.IF_SUMMONED:
        return data[HOW + me] & rows[base + 2] != 0
    if kind == tb.IF_MADE_OF:
        return data[MADE_OF + me] >> rows[base + 2] & 1 != 0
    if kind == tb.IF_DURING:
        side: i64 = 1 if data[PLAYER] == player else 2
        phase = rows[base + 3]
        return rows[base + 2] & side != 0 and (phase == 0 or data[PHASE] == phase)
    if kind == tb.IF_TALLY:
        made: i64 = 0
        if rows[base + 3] & 1:
            made += data[TALLY + player * TALLIES + rows[base + 2]]
        if rows[base + 3] & 2:
            made += data[TALLY + (1 - player) * TALLIES + rows[base + 2]]
        return (made >= rows[base + 4]) == (rows[base + 1] != 0)
    if kind == tb.IF_ANSWERS:
        return _answers(s, base, me, player)
    if kind == tb.IF_KNOWN:
        if context:
            return data[CONTEXTS + context * CONTEXT_SIZE + C_KNOWN] != 0
        return conditions_hold(s, rows[base + 2], rows[base + 3], me, player)
    if kind == tb.IF_WAS_SET:
        return data[CONTEXTS + context * CONTEXT_SIZE + C_WAS_SET] != 0
    return False


def _targeted(s: State, number: i64, me: i64, player: i64) -> bool:
    """Whether the last chain link targets the card `me` itself (-1), or one of this filter."""
    data = s.data
    link: i64 = CONTEXTS + data[CHAINED] * CONTEXT_SIZE
    effect = data[link + C_EFFECT] * tb.EFFECT_SIZE
    row = s.t.effects[effect + tb.E_TARGET]
    while row < s.t.effects[effect + tb.E_TARGET + 1]:
        base = row * tb.OP_SIZE
        if s.t.ops[base] == tb.O_SELECT:
            register = s.register(data[CHAINED], s.t.ops[base + 1])
            index: i64 = 1
            while index <= data[register]:
                card = data[register + index] & 0xFF
                if data[register + index] >> 8 == data[MOVES + card]:
                    if card == me if number < 0 else match(s, number, card, me, player):
                        return True
                index += 1
        row += 1
    return False


def _does(s: State, effect: i64, bullet: i64) -> i64:
    """What the effect in this slot does (DOES_...), with the bullet chosen at its activation."""
    bits = s.t.effects[effect + tb.E_DOES]
    branch = s.t.effects[effect + tb.E_BRANCH]
    if branch >= 0:
        row = s.t.ops[branch * tb.OP_SIZE + 3 + bullet]
        while s.t.ops[row * tb.OP_SIZE] != tb.O_JUMP:
            row += 1
        bits |= s.t.ops[row * tb.OP_SIZE + 2]
    return bits


def _answers(s: State, base: i64, me: i64, player: i64) -> bool:
    """Whether the last chain link is one that the condition at `base` speaks of."""
    data = s.data
    rows = s.t.conditions
    if not data[CHAINED]:
        return False
    places = rows[base + 5] & EVERYWHERE
    if rows[base + 5] & TARGETS_THIS and not _targeted(s, -1, me, player):
        return False
    if rows[base + 5] >> TARGETS_BITS:
        if not _targeted(s, (rows[base + 5] >> TARGETS_BITS) - 1, me, player):
            return False
    link: i64 = CONTEXTS + data[CHAINED] * CONTEXT_SIZE
    side: i64 = 1 if data[link + C_PLAYER] == player else 2
    if not rows[base + 2] & side:
        return False
    effect = data[link + C_EFFECT] * tb.EFFECT_SIZE
    if rows[base + 3] and not _does(s, effect, data[link + C_BRANCH]) & rows[base + 3]:
        return False
    if rows[base + 4] and not s.t.type[s.definition[data[link + C_CARD]]] & rows[base + 4]:
        return False
    played = s.t.effects[effect + tb.E_KIND] >= tb.K_ACTIVATE
    if rows[base + 1] and (rows[base + 1] == tb.OF_CARD) != played:
        return False
    return places == 0 or data[link + C_PLACE] & places != 0
