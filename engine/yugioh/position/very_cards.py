"""What lasts for the turn and is about a very card: which one, and whether it has moved since.

Such an entry is bound (`slots.B_BOUND`) to a negative number, made of the card and its moves.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.position.slots import CONTROL, LOC, MOVES, ZONE
from engine.yugioh.position.state import State

_CARDS: Final = 1024  # more than there are


def bound_to(s: State, card: i64) -> i64:
    """What an entry is bound to that is about this very card as long as it does not move."""
    return -1 - (s.data[MOVES + card] * _CARDS + card)


def very_card(bound: i64) -> i64:
    """The card that an entry is bound to."""
    return (-1 - bound) % _CARDS


def has_moved(s: State, bound: i64) -> bool:
    """Whether that card has moved since."""
    return s.data[MOVES + very_card(bound)] != (-1 - bound) // _CARDS


def where_it_is(s: State, bound: i64) -> i64:
    """A number for where that card is, whichever of several copies it is."""
    card = very_card(bound)
    data = s.data
    place = (data[LOC + card] * 2 + data[CONTROL + card]) * 16 + data[ZONE + card]
    return -1 - (place * 2 + (1 if has_moved(s, bound) else 0))
