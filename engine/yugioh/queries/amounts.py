"""Amounts of the effect language as they are now: numbers, counts, sums, values of cards.

Seen from the card of an effect (`me`), its player, and the chain link whose choices count.
"""

from mypy_extensions import i64

from engine.yugioh.queries import gathering
from engine.yugioh.queries import matching
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import (
    CONTEXTS, CONTEXT_SIZE, COUNTERS, C_CARD, C_ROLLED, HOST, LOC, MADE_WITH, MONSTERS, SPELLS,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import ATK, DEF, LINK, MAIN_ZONES, SZONE


def amount(s: State, number: i64, me: i64, player: i64, context: i64, changed: i64 = -1) -> i64:
    """The value of an amount.

    `context` is the chain link whose choices it may speak of, `changed` the card whose ATK or DEF
    is being worked out.
    """
    rows = s.t.amounts
    base = number * tb.AMOUNT_SIZE
    kind = rows[base]
    found: i64 = 0
    if kind == tb.AMOUNT_NUMBER:
        found = rows[base + 1]
    elif kind == tb.AMOUNT_COUNT:
        found = gathering.count(s, rows[base + 1], rows[base + 2], rows[base + 3], me, player)
    elif kind == tb.AMOUNT_NAMES:
        found = _names(s, rows[base + 1], rows[base + 2], rows[base + 3], me, player)
    elif kind == tb.AMOUNT_LINK_RATING:
        found = equipped_link_rating(s, me)
    elif kind == tb.AMOUNT_MATERIALS:
        found = s.overlays(me)
    elif kind == tb.AMOUNT_SUM:
        found = _sum(s, rows[base + 1], rows[base + 2], rows[base + 3], me, player)
    elif kind == tb.AMOUNT_FREE_ZONES:
        zone: i64 = 0
        while zone < MAIN_ZONES:
            if not s.data[MONSTERS + player * 8 + zone]:
                found += 1
            zone += 1
    elif kind == tb.AMOUNT_ROLLED:
        found = s.data[CONTEXTS + context * CONTEXT_SIZE + C_ROLLED]
    elif kind == tb.AMOUNT_CHOSEN:
        card = me
        if rows[base + 1] >= 0:
            register = s.register(context, rows[base + 1])
            if not s.data[register]:
                return 0
            card = s.data[register + 1] & 0xFF
        elif rows[base + 1] == tb.THE_CARD_CHANGED:
            card = changed
        elif rows[base + 1] == tb.THE_CARD_ANSWERED:
            card = s.data[CONTEXTS + (context - 1) * CONTEXT_SIZE + C_CARD]
        found = _number(s, card, rows[base + 2])
    elif kind == tb.AMOUNT_TOTAL:
        register = s.register(context, rows[base + 1])
        index: i64 = 1
        while index <= s.data[register]:
            found += _number(s, s.data[register + index] & 0xFF, rows[base + 2])
            index += 1
    elif kind == tb.AMOUNT_EXCESS:
        found = amount(s, rows[base + 1], me, player, context)
        found -= amount(s, rows[base + 2], me, player, context) + rows[base + 3]
        found = found if found > 0 else 0
    elif kind == tb.AMOUNT_MADE_WITH:
        found = s.data[MADE_WITH + me]
    elif kind == tb.AMOUNT_HOW_MANY:
        found = s.data[s.register(context, rows[base + 1])]
    if rows[base + 5] == 2:
        found = (found + 1) >> 1  # a half is rounded up
    return found * rows[base + 4]


def _number(s: State, card: i64, what: i64) -> i64:
    """A number of a card as it is now."""
    if what == tb.OF_ATTACK:
        return s.attack(card)
    if what == tb.OF_DEFENSE:
        return s.defense(card)
    if what == tb.OF_ORIGINAL_ATTACK:
        return s.original(card, ATK)
    if what == tb.OF_ORIGINAL_DEFENSE:
        return s.original(card, DEF)
    if what >= tb.OF_COUNTERS:
        return s.data[COUNTERS + card] >> (what - tb.OF_COUNTERS) * 8 & 0xFF
    return matching.level(s, card)


def _sum(s: State, number: i64, places: i64, side: i64, me: i64, player: i64) -> i64:
    """The sum of a number over the cards that match."""
    before = s.found
    if side & 1:
        gathering.gather_side(s, number, places, player, me, player)
    if side & 2:
        gathering.gather_side(s, number, places, 1 - player, me, player)
    last = s.found
    total: i64 = 0
    index = before
    while index < last:
        total += _number(s, s.candidates[index], side >> 4)
        index += 1
    s.found = before
    return total


def _names(s: State, number: i64, places: i64, whose: i64, me: i64, player: i64) -> i64:
    """How many different names the cards have that match."""
    before = s.found
    if whose & 1:
        gathering.gather_side(s, number, places, player, me, player)
    if whose & 2:
        gathering.gather_side(s, number, places, 1 - player, me, player)
    total: i64 = 0
    index = before
    while index < s.found:
        name = s.t.name_group[s.definition[s.candidates[index]]]
        other = before
        while other < index and s.t.name_group[s.definition[s.candidates[other]]] != name:
            other += 1
        if other == index:
            total += 1
        index += 1
    s.found = before
    return total


def equipped_link_rating(s: State, me: i64) -> i64:
    """The Link Ratings equipped to a monster, or to the monster that an Equip Card is on."""
    data = s.data
    monster = data[HOST + me] - 1 if data[LOC + me] == SZONE else me
    total: i64 = 0
    slot: i64 = 0
    while slot < 16:
        equip = data[SPELLS + slot]
        if equip and data[HOST + equip - 1] == monster + 1:
            definition = s.definition[equip - 1]
            if s.t.type[definition] & LINK:
                total += s.t.level[definition]
        slot += 1
    return total
