"""The seen-table: keys of open states, by open addressing in one vector.

A key is 62 bits; 0 marks an empty place, so the key 0 is stored as 1.
"""

from librt.vecs import append, vec
from mypy_extensions import i64


class Seen:
    """A set of keys that grows by doubling."""

    def __init__(self, capacity: int = 1 << 12) -> None:
        self._table: vec[i64] = vec[i64]([0] * capacity)
        self._mask: i64 = capacity - 1
        self.size: i64 = 0

    def add(self, key: i64) -> bool:
        """Add a key; whether it is new."""
        if key == 0:
            key = 1
        at = (key ^ key >> 29) & self._mask
        while self._table[at]:
            if self._table[at] == key:
                return False
            at = (at + 1) & self._mask
        self._table[at] = key
        self.size += 1
        if self.size * 2 > self._mask:
            self._grow()
        return True

    def _grow(self) -> None:
        old = self._table
        capacity: i64 = (self._mask + 1) * 2
        fresh: vec[i64] = vec[i64]()
        index: i64 = 0
        while index < capacity:
            fresh = append(fresh, 0)
            index += 1
        self._mask = capacity - 1
        index = 0
        size: i64 = len(old)
        while index < size:
            key = old[index]
            if key:
                at = (key ^ key >> 29) & self._mask
                while fresh[at]:
                    at = (at + 1) & self._mask
                fresh[at] = key
            index += 1
        self._table = fresh
