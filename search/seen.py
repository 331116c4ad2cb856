"""The seen-table: the nodes by their keys, by open addressing.

It holds numbers of nodes, whose keys the nodes have: half the room of keys.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

_HALF: Final = (1 << 31) - 1
_A: Final = 0x2C6A91B5
_B: Final = 0x2545F491


class Seen:
    """A table of nodes that grows by doubling; `keys` are those of all nodes, by number."""

    def __init__(self, capacity: int = 1 << 12) -> None:
        self._table: vec[i32] = vec[i32]([0] * capacity)  # node + 1; 0 is an empty place
        self._mask: i64 = capacity - 1
        self.size: i64 = 0

    def find(self, key: i64, keys: "vec[i64]") -> i64:
        """The node with this key, or -1."""
        return i64(self._table[self._place(key, keys)]) - 1

    def add(self, key: i64, keys: "vec[i64]", node: i64) -> bool:
        """Add the node that is to be made next, with its key; whether no other has that."""
        if self.size * 2 > self._mask:
            self._grow(keys)
        at = self._place(key, keys)
        if self._table[at]:
            return False
        self._table[at] = i32(node + 1)
        self.size += 1
        return True

    def _place(self, key: i64, keys: "vec[i64]") -> i64:
        """Where the node with this key is, or the empty place for it."""
        # Keys may be alike in most of their bits; the products together stay below 62 bits.
        at = ((key & _HALF) * _A + (key >> 31 & _HALF) * _B) >> 30 & self._mask
        while self._table[at] and keys[i64(self._table[at]) - 1] != key:
            at = (at + 1) & self._mask
        return at

    def _grow(self, keys: "vec[i64]") -> None:
        old = self._table
        capacity: i64 = (self._mask + 1) * 2
        self._table = vec[i32]([0] * capacity)
        self._mask = capacity - 1
        index: i64 = 0
        size: i64 = len(old)
        while index < size:
            if old[index]:
                self._table[self._place(keys[i64(old[index]) - 1], keys)] = old[index]
            index += 1
