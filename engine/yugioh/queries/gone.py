"""Cards that will have left their places by the time that what is looked at is done: costs, mostly.

They are packed into one number, card + 1 in eight bits each, so that a look at what is possible
can pass them on without a list.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.position.slots import CONTROL, LOC, ZONE
from engine.yugioh.position.state import RuleError, State
from engine.yugioh.vocabulary import MZONE

NOBODY: Final = 0  # no card is gone
_BITS: Final = 8
_CARD: Final = (1 << _BITS) - 1
_MOST: Final = 7  # of them fit


def gone_alone(card: i64) -> i64:
    """This one card."""
    return card + 1


def is_gone(gone: i64, card: i64) -> bool:
    """Whether a card is among those that will have left their places."""
    while gone:
        if gone & _CARD == card + 1:
            return True
        gone >>= _BITS
    return False


def also_gone(gone: i64, card: i64) -> i64:
    """The cards with one more.  Raises RuleError beyond seven."""
    if is_gone(gone, card):
        return gone
    if gone >> _BITS * (_MOST - 1):
        raise RuleError(f"more than {_MOST} cards leave before what follows is looked at")
    return gone << _BITS | card + 1


def gone_card(gone: i64) -> i64:
    """One of the cards."""
    return (gone & _CARD) - 1


def gone_rest(gone: i64) -> i64:
    """The cards without that one."""
    return gone >> _BITS


def gone_count(gone: i64) -> i64:
    """How many they are."""
    count: i64 = 0
    while gone:
        gone >>= _BITS
        count += 1
    return count


def zones_given_up(s: State, gone: i64, player: i64) -> i64:
    """Mask of the player's monster zones that these cards give free."""
    mask: i64 = 0
    while gone:
        card = (gone & _CARD) - 1
        if s.data[LOC + card] == MZONE and s.data[CONTROL + card] == player:
            mask |= 1 << s.data[ZONE + card]
        gone >>= _BITS
    return mask
