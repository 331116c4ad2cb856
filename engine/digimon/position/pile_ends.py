"""An end of a pile in one number: the player, the pile, and whether it is the bottom."""

from typing import Final

from mypy_extensions import i64

_PILE_FROM: Final = 1
_PILE: Final = 7
_BOTTOM_FROM: Final = 4


def pack_end(player: i64, pile: i64, bottom: i64) -> i64:
    """The bottom (1) or top (0) of a pile."""
    return player | pile << _PILE_FROM | bottom << _BOTTOM_FROM


def end_player(end: i64) -> i64:
    """Whose pile it is."""
    return end & 1


def end_pile(end: i64) -> i64:
    """The pile (P_...)."""
    return end >> _PILE_FROM & _PILE


def at_bottom(end: i64) -> i64:
    """1 for its bottom, 0 for its top."""
    return end >> _BOTTOM_FROM
