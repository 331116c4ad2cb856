"""How far the Level of a card is changed: while it stays on the field, and until the turn ends.

Both are in one slot (`slots.LEVELS`): the lasting change in the low bits, the other above it.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.position.slots import LEVELS
from engine.yugioh.position.state import State

_HALF: Final = 1 << 15  # more than any change
_WHOLE: Final = 1 << 16


def lasting(word: i64) -> i64:
    """The change that lasts."""
    return (word + _HALF) % _WHOLE - _HALF


def changed_by(word: i64) -> i64:
    """The change as it is now."""
    if not word:
        return 0
    low = lasting(word)
    return low + (word - low) // _WHOLE


def change_level(s: State, card: i64, by: i64, until_end: bool) -> None:
    """Change the Level of a card for the turn, or while it stays there."""
    s.put(LEVELS + card, s.data[LEVELS + card] + (by * _WHOLE if until_end else by))


def end_changes(s: State, card: i64) -> None:
    """Forget what was for the turn."""
    word = s.data[LEVELS + card]
    if word and lasting(word) != word:
        s.put(LEVELS + card, lasting(word))
