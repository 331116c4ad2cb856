"""The card of an event as it was then, in one number (`slots.C_SEEN`, rule 15-8-3-8)."""

from typing import Final

from mypy_extensions import i64

_UNDER: Final = 9  # bits of a card + 1
_DP: Final = 16  # bits of that and of the number of digivolution cards


def pack_seen(card: i64, under: i64, dp: i64) -> i64:
    """A card that was the top one, over so many digivolution cards, with this DP (-1: none)."""
    return card + 1 | under << _UNDER | (dp + 1) << _DP


def thing_then(seen: i64) -> i64:
    """The top card as it was."""
    return (seen & (1 << _UNDER) - 1) - 1


def under_then(seen: i64) -> i64:
    """How many digivolution cards were under it."""
    return seen >> _UNDER & (1 << _DP - _UNDER) - 1


def dp_then(seen: i64) -> i64:
    """Its DP as it was; -1 for none."""
    return (seen >> _DP) - 1
