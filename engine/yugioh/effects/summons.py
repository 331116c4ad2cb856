"""Rows that Special Summon: the summons of chosen cards and of Tokens go on the agenda."""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.protection import unaffected
from engine.yugioh.queries.in_force import FIRST, next_rule
from engine.yugioh.position.slots import C_MOVES, C_PLAYER, LOC, MOVES
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import (
    BY_THE_OTHER, FROM_EXTRA, S_SUMMON, TO_COLUMN, TO_EXTRA, TO_MAIN, TO_POINTED, context, done,
)  # fmt: skip
from engine.yugioh.summoning.special import can_special_summon, restricted
from engine.yugioh.vocabulary import BY_SPECIAL, EXTRA, NOWHERE
from engine.yugioh.position.zones import free_main


def may_summon_register(s: State, number: i64, register: i64) -> bool:
    """Whether the chosen card may be Special Summoned now, zone included."""
    data = s.data
    base = s.register(number, register)
    player = data[context(number) + C_PLAYER]
    if not data[base]:
        return False
    card = data[base + 1] & 0xFF
    return (
        data[base + 1] >> 8 == data[MOVES + card]
        and free_main(s, player, 0) != 0
        and can_special_summon(s, card, player)
    )


def push_summons(s: State, number: i64, base: i64, me: i64, player: i64) -> None:
    """Put the summons of a row on the agenda, the first card on top."""
    data = s.data
    ops = s.t.ops
    done(s, number, 0)
    packed = player | (BY_SPECIAL | ops[base + 4]) << 1 | ops[base + 2] << 13 | ops[base + 5] << 17
    if ops[base + 4]:
        packed |= 1 << 12  # treated as a proper summon
    if ops[base + 1] < 0:
        if data[context(number) + C_MOVES] == data[MOVES + me]:
            if can_special_summon(s, me, player):
                s.push(S_SUMMON, me, packed, _zones(s, me, ops[base + 3]), number)
        return
    register = s.register(number, ops[base + 1])
    index = data[register]
    if index > 1 and next_rule(s, tb.R_ONE_AT_A_TIME, FIRST):
        return
    while index > 0:
        card = data[register + index] & 0xFF
        if data[register + index] >> 8 == data[MOVES + card]:
            if can_special_summon(s, card, player) and not unaffected(s, card, me):
                s.push(S_SUMMON, card, packed, _zones(s, card, ops[base + 3]), number)
        index -= 1


def _zones(s: State, card: i64, wanted: i64) -> i64:
    """To which zones a row may summon this card."""
    if wanted == 2:
        return TO_EXTRA
    if wanted == 1:
        return TO_POINTED
    if wanted == 3:
        return TO_COLUMN
    return FROM_EXTRA if s.data[LOC + card] == EXTRA else TO_MAIN


def push_tokens(s: State, number: i64, base: i64, player: i64) -> None:
    """Put the summons of Tokens on the agenda; the Tokens are meant by the row's register."""
    ops = s.t.ops
    done(s, number, 0)
    s.empty(number, ops[base + 5])
    packed = player | BY_SPECIAL << 1 | ops[base + 3] << 13
    if not ops[base + 4] & 1:
        packed = 1 - player | BY_SPECIAL << 1 | ops[base + 3] << 13 | BY_THE_OTHER
    count = ops[base + 2]
    if count > 1 and next_rule(s, tb.R_ONE_AT_A_TIME, FIRST):
        return
    card: i64 = 0
    while card < s.cards and count > 0:
        if s.definition[card] == ops[base + 1] and s.data[LOC + card] == NOWHERE:
            if s.owner[card] == player and not restricted(s, card, player):
                s.keep(number, ops[base + 5], card)
                s.push(S_SUMMON, card, packed, TO_MAIN, number)
                count -= 1
        card += 1
