"""With which cards the last chain link cannot be answered.

Source: the card texts ("Your opponent cannot activate cards or effects in response to …").
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.operation import OPERATIONS
from engine.yugioh.position.contexts import context
from engine.yugioh.position.registers import card_in
from engine.yugioh.position.slots import BANS, CHAINED, C_CARD, C_EFFECT, C_PLACE, C_PLAYER
from engine.yugioh.position.state import State
from engine.yugioh.queries.in_force import banned
from engine.yugioh.vocabulary import MONSTER, SPELL, SZONE, TRAP


def unanswerable(s: State, player: i64) -> i64:
    """The types of cards with which the player cannot answer the last chain link."""
    everything: i64 = MONSTER | SPELL | TRAP
    said = _said(s, player)
    if said == 0 or said & tb.BY_TARGETS:
        return 0
    if said >> tb.WITH_TYPES:
        return said >> tb.WITH_TYPES
    if not said & tb.BY_TYPES:
        return everything
    types: i64 = 0
    at = _next_choice(s, tb.E_COST, tb.E_COST_END, -1)
    while at >= 0:
        slot = s.register(s.data[CHAINED], OPERATIONS[s.t.ops[at]].register_chosen(s, at))
        last = slot + s.data[slot]
        while slot < last:
            slot += 1
            types |= s.t.type[s.definition[card_in(s, slot)]]
        at = _next_choice(s, tb.E_COST, tb.E_COST_END, at)
    return types & everything


def held_back(s: State, card: i64, player: i64) -> bool:
    """Whether the player cannot answer the last chain link with this card, as it is its target."""
    if not _said(s, player) & tb.BY_TARGETS:
        return False
    at = _next_choice(s, tb.E_TARGET, tb.E_TARGET_END, -1)
    while at >= 0:
        slot = s.register(s.data[CHAINED], OPERATIONS[s.t.ops[at]].register_chosen(s, at))
        last = slot + s.data[slot]
        while slot < last:
            slot += 1
            if card_in(s, slot) == card:
                return True
        at = _next_choice(s, tb.E_TARGET, tb.E_TARGET_END, at)
    return False


def _said(s: State, player: i64) -> i64:
    """What the last chain link says of the answers of the player (E_UNANSWERED); 0 for nothing."""
    if not s.data[CHAINED]:
        return 0
    link = context(s.data[CHAINED])
    said = s.t.effects[s.data[link + C_EFFECT] * tb.EFFECT_SIZE + tb.E_UNANSWERED]
    side: i64 = 1 if s.data[link + C_PLAYER] == player else 2
    if side == 2 and s.data[BANS] and _not_answered_this_turn(s, link):
        return side
    return said if said & side else 0


def _not_answered_this_turn(s: State, link: i64) -> bool:
    """Whether nothing of the opponent answers the monster whose effect this chain link is."""
    card = s.data[link + C_CARD]
    if not s.t.type[s.definition[card]] & MONSTER or s.data[link + C_PLACE] == SZONE:
        return False  # a monster in a Spell & Trap Zone is a Spell there
    return banned(s, tb.UNANSWERED, card, s.data[link + C_PLAYER])


def _next_choice(s: State, first: i64, last: i64, after: i64) -> i64:
    """The next row of the last chain link that cards are chosen by, in this part of it; -1."""
    base = s.data[context(s.data[CHAINED]) + C_EFFECT] * tb.EFFECT_SIZE
    at = s.t.effects[base + first] * tb.OP_SIZE if after < 0 else after + tb.OP_SIZE
    while at < s.t.effects[base + last] * tb.OP_SIZE:
        if OPERATIONS[s.t.ops[at]].register_chosen(s, at) >= 0:
            return at
        at += tb.OP_SIZE
    return -1
