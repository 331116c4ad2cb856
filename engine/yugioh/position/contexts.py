"""Contexts: what each chain link and each running effect keeps in mind."""

from mypy_extensions import i64

from engine.yugioh.position.slots import (
    CONTEXTS, CONTEXT_SIZE, C_CARD, C_DONE, C_HEADER, C_MOVES, C_PLAYER, MOVES, REGISTERS,
    REGISTER_SIZE,
)  # fmt: skip
from engine.yugioh.position.state import State


def context(number: i64) -> i64:
    """The slot of a chain link's header; 0 is for procedures."""
    return CONTEXTS + number * CONTEXT_SIZE


def card_of(s: State, link: i64) -> i64:
    """The card of a chain link."""
    return s.data[CONTEXTS + link * CONTEXT_SIZE + C_CARD]


def player_of(s: State, link: i64) -> i64:
    """The player of a chain link."""
    return s.data[CONTEXTS + link * CONTEXT_SIZE + C_PLAYER]


def open_context(s: State, number: i64, card: i64, player: i64) -> None:
    """Begin a context for a card and its player."""
    base = context(number)
    s.put(base + C_CARD, card)
    s.put(base + C_PLAYER, player)
    s.put(base + C_MOVES, s.data[MOVES + card])
    s.put(base + C_DONE, 0)


def clear_context(s: State, number: i64) -> None:
    """Zero a context, so that equal positions are equal."""
    base = context(number)
    s.clear(base, base + C_HEADER)
    register: i64 = 0
    while register < REGISTERS:
        if s.data[base + C_HEADER + register * REGISTER_SIZE]:
            s.empty(number, register)
        register += 1


def copy_context(s: State, number: i64, to: i64) -> None:
    """Make a context the same as another one."""
    base, there = context(number), context(to)
    field: i64 = 0
    while field < CONTEXT_SIZE:
        if s.data[there + field] != s.data[base + field]:
            s.put(there + field, s.data[base + field])
        field += 1


def done(s: State, number: i64, how_many: i64) -> None:
    """Remember whether the last step of a context did something."""
    s.put(context(number) + C_DONE, how_many)
