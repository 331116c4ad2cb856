"""The counters on a card, all kinds in one slot: 8 bits for each kind (`slots.COUNTERS`)."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.position.slots import COUNTERS
from engine.yugioh.position.state import State

MOST: Final = 255  # of a kind on one card
KINDS: Final = 7  # whose bits fit into one slot
_BITS: Final = 8


def counters(s: State, card: i64, kind: i64) -> i64:
    """How many counters of this kind lie on a card."""
    return counters_in(s.data[COUNTERS + card], kind)


def counters_in(word: i64, kind: i64) -> i64:
    """How many counters of this kind the word of a card says."""
    return word >> kind * _BITS & MOST


def change_counters(s: State, card: i64, kind: i64, by: i64) -> None:
    """Put so many more counters of this kind on a card, or take them off (negative)."""
    s.put(COUNTERS + card, s.data[COUNTERS + card] + (by << kind * _BITS))
