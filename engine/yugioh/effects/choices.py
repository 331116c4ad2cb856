"""Rows that let the player choose cards: gathering the candidates, offering and keeping them."""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.amount import amount
from engine.yugioh.legality.candidates import drop_name, filter_candidates
from engine.yugioh.queries.sets import SET_CAP, offer_choice, offer_sets
from engine.yugioh.queries.matching import match
from engine.yugioh.position.slots import C_CARD, C_EFFECT, C_PLAYER, MOVES, NEXT, OVERLAYS
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import context, done, next_row


def pay_for(s: State, number: i64, base: i64) -> None:
    """Say which effect a cost is for, where what follows depends on the card that pays it."""
    s.paying = -1
    if s.t.ops[base + 8] & tb.S_SPARES:
        s.paying = s.data[context(number) + C_EFFECT]


def gather_among(s: State, number: i64, base: i64, me: i64, player: i64) -> None:
    """Fill the candidates with the cards of an earlier choice that match and have not moved."""
    register = s.register(number, s.t.ops[base + 3])
    s.found = 0
    index: i64 = 1
    while index <= s.data[register]:
        card = s.data[register + index] & 0xFF
        if s.data[register + index] >> 8 == s.data[MOVES + card]:
            if match(s, s.t.ops[base + 2], card, me, player):
                s.candidates[s.found] = card
                s.found += 1
        index += 1
    filter_candidates(s, s.t.ops[base + 8], 0, me, player)


def other_targets(s: State, number: i64, base: i64) -> None:
    """Two targets of one effect are two cards."""
    if not s.t.ops[base + 8] & tb.S_TARGET or number == 0:
        return
    effect = s.data[context(number) + C_EFFECT] * tb.EFFECT_SIZE
    row = s.t.effects[effect + tb.E_TARGET]
    while row * tb.OP_SIZE < base:
        if s.t.ops[row * tb.OP_SIZE] == tb.O_SELECT:
            drop_taken(s, s.register(number, s.t.ops[row * tb.OP_SIZE + 1]))
        row += 1


def drop_taken(s: State, register: i64) -> None:
    """Take the cards of a register out of the candidates."""
    kept: i64 = 0
    at: i64 = 0
    while at < s.found:
        taken = False
        index: i64 = 1
        while index <= s.data[register]:
            if s.data[register + index] & 0xFF == s.candidates[at]:
                taken = True
            index += 1
        if not taken:
            s.candidates[kept] = s.candidates[at]
            kept += 1
        at += 1
    s.found = kept


def drop_named(s: State, number: i64, base: i64) -> None:
    """Leave out the names of the cards of the choice that this one is to be unlike."""
    if not s.t.ops[base + 9]:
        return
    register = s.register(number, s.t.ops[base + 9] - 1)
    index: i64 = 1
    while index <= s.data[register]:
        drop_name(s, s.data[register + index] & 0xFF)
        index += 1


def single(s: State, base: i64) -> bool:
    """Whether a choice row offers single cards, not sets."""
    ops = s.t.ops
    if ops[base + 8] & (tb.S_COUNTED | tb.S_AS_MANY):
        return False
    return ops[base + 5] == 1 and ops[base + 6] == 1 and ops[base + 7] == 0


def offer_gathered(s: State, step: i64, number: i64, base: i64) -> i64:
    """Offer the choice of a row among the candidates; without a legal one go on."""
    ops = s.t.ops
    least = ops[base + 5]
    if s.found < least or s.found == 0:
        s.empty(number, ops[base + 1])
        done(s, number, 0)
        return next_row(s, step)
    most = ops[base + 6]
    joint = ops[base + 7] | (tb.J_SUMMONED if ops[base + 8] & tb.S_SUMMON else 0)
    if ops[base + 8] & tb.S_COUNTED:
        link = context(number)
        most = amount(s, most, s.data[link + C_CARD], s.data[link + C_PLAYER], number)
    if single(s, base):
        offer_choice(s, 1, 1, 0)
    elif ops[base + 8] & tb.S_AS_MANY:
        size = most if most < s.found else s.found
        s.count = 0
        while s.count == 0 and size > 0:
            offer_sets(s, size, size, joint)
            size -= 1
    else:
        offer_sets(s, least, most, joint)
    if s.count == 0:
        s.empty(number, ops[base + 1])
        done(s, number, 0)
        return next_row(s, step)
    return s.count


def keep_set(s: State, number: i64, register: i64, chosen: i64) -> None:
    """Keep the chosen candidates in a register."""
    index: i64 = 0
    while chosen:
        if chosen & 1:
            s.keep(number, register, s.candidates[index])
        chosen >>= 1
        index += 1


def gather_attached(s: State, me: i64) -> None:
    """Fill the candidates with the materials of this monster."""
    s.found = 0
    at = s.data[OVERLAYS + me]
    while at and s.found < SET_CAP:
        s.candidates[s.found] = at - 1
        s.found += 1
        at = s.data[NEXT + at - 1]


def offer_materials(s: State, step: i64, number: i64, me: i64, base: i64) -> i64:
    """Offer which materials to detach from this monster."""
    wanted = s.t.ops[base + 2]
    gather_attached(s, me)
    if s.found < wanted:
        done(s, number, 0)
        return next_row(s, step)
    offer_sets(s, wanted, wanted, 0)
    return s.count
