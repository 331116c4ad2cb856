"""Small counters side by side in one slot of memory: fifteen of them, each up to fifteen."""

from typing import Final

from mypy_extensions import i64

from engine.memory import Memory

COUNTERS: Final = 15
_BITS: Final = 4
_MOST: Final = (1 << _BITS) - 1


def counter(s: Memory, slot: i64, number: i64) -> i64:
    """What one of the counters in a slot says."""
    return s.data[slot] >> number * _BITS & _MOST


def count(s: Memory, slot: i64, number: i64, more: i64 = 1) -> None:
    """Let it say more."""
    s.put(slot, s.data[slot] + (more << number * _BITS))


def bits_of(number: int) -> int:
    """The bits of a counter in its slot."""
    return _MOST << number * _BITS
