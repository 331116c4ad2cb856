"""Rows that fill a register: what a step speaks of, found without a choice."""

from mypy_extensions import i64

from engine.yugioh.legality.candidates import filter_candidates
from engine.yugioh.movement.deck_order import shuffle
from engine.yugioh.queries.gathering import gather
from engine.yugioh.position.slots import (
    C_CARD,
    C_FROM,
    C_MOVES,
    EVENT,
    EVENT_SIZE,
    LOC,
    MOVES,
    V_INFO,
)
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import context
from engine.yugioh.vocabulary import DECK, MZONE


def keep_gathered(s: State, number: i64, base: i64, me: i64, player: i64) -> None:
    """Keep the candidates of a gathering row in its register, but for those to leave out."""
    ops = s.t.ops
    if ops[base + 8]:
        filter_candidates(s, ops[base + 8], 0, me, player)
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        if not ops[base + 7] or not s.holds(number, ops[base + 7] - 1, card):
            s.keep(number, ops[base + 1], card)
        index += 1


def keep_namesake(s: State, number: i64, base: i64, player: i64) -> None:
    """Keep one card with the name of the card of another register; a Deck is looked through."""
    ops = s.t.ops
    s.empty(number, ops[base + 1])
    register = s.register(number, ops[base + 2])
    if not s.data[register]:
        return
    name = s.t.name_group[s.definition[s.data[register + 1] & 0xFF]]
    gather(s, 0, ops[base + 3], ops[base + 4], -1, player)
    index: i64 = 0
    while index < s.found and s.t.name_group[s.definition[s.candidates[index]]] != name:
        index += 1
    if index < s.found:
        s.keep(number, ops[base + 1], s.candidates[index])
    if ops[base + 3] & DECK:
        shuffle(s, player if ops[base + 4] & 1 else 1 - player)


def keep_rest(s: State, number: i64, register: i64, source: i64) -> None:
    """Keep the cards of another register that are still in the Deck, unmoved."""
    s.empty(number, register)
    base = s.register(number, source)
    index: i64 = 1
    while index <= s.data[base]:
        card = s.data[base + index] & 0xFF
        if s.data[base + index] >> 8 == s.data[MOVES + card] and s.data[LOC + card] == DECK:
            s.keep(number, register, card)
        index += 1


def keep_answered(s: State, number: i64, register: i64, places: i64) -> None:
    """Keep the card of the chain link that this one answers, if it has not moved since."""
    s.empty(number, register)
    if number > 1:
        link = context(number - 1)
        card = s.data[link + C_CARD]
        if s.data[MOVES + card] == s.data[link + C_MOVES]:
            if not places or s.data[LOC + card] & places:
                s.keep(number, register, card)


def keep_former(s: State, number: i64, register: i64) -> None:
    """Keep the monster that the card of the event was equipped to, if it is still there."""
    s.empty(number, register)
    event = EVENT + s.data[context(number) + C_FROM] * EVENT_SIZE
    monster = (s.data[event + V_INFO] >> 16) - 1
    if monster >= 0 and s.data[LOC + monster] == MZONE:
        s.keep(number, register, monster)


def merge_registers(s: State, number: i64, register: i64, bits: i64) -> None:
    """Fill a register with the cards of others, given as bits."""
    s.empty(number, register)
    other: i64 = 0
    into = s.register(number, register)
    while bits:
        if bits & 1:
            source = s.register(number, other)
            index: i64 = 1
            while index <= s.data[source]:
                s.put(into + 1 + s.data[into], s.data[source + index])
                s.put(into, s.data[into] + 1)
                index += 1
        bits >>= 1
        other += 1
