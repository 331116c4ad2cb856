"""62-bit hashing of small integers, the same compiled and un-compiled.

A compiled `i64` wraps where a Python int grows, so no product here exceeds 62
bits: a key is two lanes of 31 bits, each multiplied by a 31-bit constant and
folded.  Keys of equal things are added (`MASK` keeps the sum in 62 bits), so
that a multiset of cards has one key whatever the order of its cards.
"""

from typing import Final

from mypy_extensions import i64

MASK: Final = (1 << 62) - 1
_LANE: Final = (1 << 31) - 1
_LOW_BITS: Final = 30
_LOW: Final = (1 << _LOW_BITS) - 1
_A: Final = 0x5BD1E995
_B: Final = 0x6C62272D
_C: Final = 0x2545F491


def mix(key: i64, value: i64) -> i64:
    """The key of `key` followed by `value`; order matters.

    A key takes 31 bits at a time; few values have more.
    """
    if value >> 31:
        key = mix(key, (value >> 31 & _LANE) ^ 0x2A65CE13)
        value = value & _LANE
    low: i64 = key & _LANE
    high: i64 = (key >> 31) & _LANE
    low = ((low ^ value) + 0x1F83D9AB) & _LANE
    low = low * _A
    low = (low ^ (low >> 29)) & _LANE
    high = (high + value + 0x3C6EF372 + (low >> 7)) & _LANE
    high = high * _B
    high = (high ^ (high >> 31)) & _LANE
    low = (low + (high >> 5)) & _LANE
    low = low * _C
    low = (low ^ (low >> 30)) & _LANE
    return (high << 31) | low


def mix_halves(key: i64, word: i64) -> i64:
    """The key of `key` followed by another key, as two values."""
    return mix(mix(key, word & _LANE), word >> 31)


def scaled(word: i64, below: i64) -> i64:
    """A number from 0 to before `below`, as even as the low bits of the word."""
    return (word & _LOW) * below >> _LOW_BITS
