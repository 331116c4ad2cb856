"""Which card or stack is meant.  A *thing* is a card, or STACK + a stack."""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.position.slots import (
    A_STAGE, A_WHO, CONTEXTS, CONTEXT_SIZE, C_CARD, C_EVENT, C_OTHER, HALF, STACK, TOP,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State

NONE: Final = -1
_NO_EVENT: Final = -1  # in place of a context: none is open, and no event is meant


def top_card(s: State, thing: i64) -> i64:
    """The card itself, or the top card of a stack."""
    return s.data[TOP + thing - STACK] - 1 if thing >= STACK else thing


def player_of(s: State, thing: i64) -> i64:
    """Whose it is: of a stack whose field it is on, of a card its owner."""
    return (thing - STACK) // HALF if thing >= STACK else s.owner[thing]


def is_attacking(s: State, thing: i64) -> bool:
    """Whether it is the attacking Digimon."""
    return s.data[A_STAGE] != 0 and s.data[A_WHO] & NUMBER == thing and s.alive(s.data[A_WHO])


def looking_at(thing: i64) -> i64:
    """In place of a context, where an effect is only looked at: this thing is of its event.

    -1 where it has no event.
    """
    return _NO_EVENT + NONE - thing


def resolve(s: State, register: i64, me: i64, ctx: i64) -> i64:
    """The thing meant by a register: the first of its cards, if it is still what it was; or -1."""
    if register == tb.R_THIS:
        return me
    if ctx < 0:
        if register == tb.R_CARD:
            return me if me < STACK else NONE
        return _NO_EVENT + NONE - ctx if register == tb.R_EVENT else NONE
    base = CONTEXTS + ctx * CONTEXT_SIZE
    if register == tb.R_CARD:
        return s.data[base + C_CARD]
    reference: i64 = 0
    if register == tb.R_EVENT:
        reference = s.data[base + C_EVENT]
    elif register == tb.R_OTHER:
        reference = s.data[base + C_OTHER]
    elif register >= 0:
        reference = s.first_in(ctx, register)
    else:
        return NONE
    return reference & NUMBER if reference and s.alive(reference) else NONE
