"""Letters from one process to another: whole numbers, one after the other, as bytes.

Most numbers are small, and are one byte each; others are two or eight bytes, and one in front of
these that says so.
"""

from typing import Final

from librt.strings import BytesWriter, read_i16_le, read_i64_le, write_i16_le, write_i64_le
from mypy_extensions import i16, i64, u8

_TWO: Final = 0xFE
_EIGHT: Final = 0xFF
_MOST_OF_TWO: Final = 0x7FFF


class Writer:
    """A letter that is being written."""

    def __init__(self) -> None:
        self._bytes: BytesWriter = BytesWriter()

    def add(self, number: i64) -> None:
        """Write a number of 64 bits."""
        if 0 <= number < _TWO:
            self._bytes.append(u8(number))
        elif 0 <= number <= _MOST_OF_TWO:
            self._bytes.append(u8(_TWO))
            write_i16_le(self._bytes, i16(number))
        else:
            self._bytes.append(u8(_EIGHT))
            write_i64_le(self._bytes, number)

    def written(self) -> bytes:
        """What was written so far."""
        return self._bytes.getvalue()


class Reader:
    """A letter that is being read."""

    def __init__(self, letter: bytes) -> None:
        self._letter: bytes = letter
        self._at: i64 = 0
        self._size: i64 = len(letter)

    def more(self) -> bool:
        """Whether there is another number."""
        return self._at < self._size

    def next(self) -> i64:
        """The next number."""
        at = self._at
        first: i64 = self._letter[at]
        if first < _TWO:
            self._at = at + 1
            return first
        if first == _TWO:
            self._at = at + 3
            return i64(read_i16_le(self._letter, at + 1))
        self._at = at + 9
        return read_i64_le(self._letter, at + 1)
