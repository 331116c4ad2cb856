"""Leaps: going to a node by writing what it changes, without playing the options that lead there.

Of each node found or gone to the slots are kept that differ from those of the node before it.  A
command changes some dozens of slots and plays through thousands of rules, so that a leap is much
the shorter way.  The room is limited: what was kept longest ago is forgotten first, and played
again when it is asked for.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64

from engine.memory import Memory
from search.letters import Reader, Writer

ROOM: Final = 1 << 21  # changes that are kept: those of about 80,000 nodes; a power of two
STARTS: Final = 1 << 18  # nodes that may be known, more than there is room for; a power of two
_AT_FIRST: Final = 1 << 12  # changes that there is room for at first


class Leaps:
    """What the nodes change against the nodes before them."""

    def __init__(self, room: int = ROOM) -> None:
        self._room: i64 = room
        # Where the changes of a node begin, counted from the first that was ever kept, or -1: by
        # the last bits of its number, where those of another node may have come in their place.
        self._start: vec[i64] = vec[i64]()
        # A ring: in front of the changes of a node how many there are, and its number, as if they
        # were a slot and its value.
        self._slot: vec[i32] = vec[i32]([0] * _AT_FIRST)
        self._value: vec[i64] = vec[i64]([0] * _AT_FIRST)
        self._written: i64 = 0
        self._read: vec[i64] = vec[i64]()  # from a letter: slot and value in turn

    def keep(self, node: i64, position: Memory, mark: i64) -> None:
        """Keep what was changed since a mark, that of the node before this one."""
        count = position.changes(mark)
        self._keep(node, count, position.changed)

    def _keep(self, node: i64, count: i64, changed: "vec[i64]") -> None:
        """Keep so many changes, slot and value in turn."""
        at = self._written & (self._room - 1)
        if count >= self._room:
            return
        if at + count >= self._room:
            self._written += self._room - at
            at = 0
        place = node & (STARTS - 1)
        while len(self._start) <= place:
            self._start = append(self._start, -1)
        self._start[place] = self._written
        self._written += count + 1
        while at + count >= len(self._slot):
            self._slot = extend(self._slot, self._slot)
            self._value = extend(self._value, self._value)
        slots, values = self._slot, self._value
        slots[at] = i32(count)
        values[at] = node
        index: i64 = 0
        while index < count:
            at += 1
            slots[at] = i32(changed[2 * index])
            values[at] = changed[2 * index + 1]
            index += 1

    def _known(self, node: i64) -> i64:
        """Where the changes of a node are, or -1."""
        place = node & (STARTS - 1)
        if place >= len(self._start):
            return -1
        start = self._start[place]
        if start < 0 or self._written > start + self._room:
            return -1
        at = start & (self._room - 1)
        return at if self._value[at] == node else -1

    def leap(self, node: i64, position: Memory) -> bool:
        """Go to a node from the one before it, where that is still known."""
        at = self._known(node)
        if at < 0:
            return False
        slots, values = self._slot, self._value
        last = at + i64(slots[at])
        while at < last:
            at += 1
            position.put(i64(slots[at]), values[at])
        return True

    def write(self, node: i64, letter: Writer) -> None:
        """Write the changes of a node into a letter: how many, and of each slot and value; none
        where they are not known.
        """
        at = self._known(node)
        last = at if at < 0 else at + i64(self._slot[at])
        letter.add(last - at)
        while at < last:
            at += 1
            letter.add(i64(self._slot[at]))
            letter.add(self._value[at])

    def read(self, node: i64, letter: Reader) -> None:
        """Keep the changes of a node that stand in a letter."""
        count = letter.next()
        size: i64 = 2 * count
        while len(self._read) < size:
            self._read = append(self._read, 0)
        index: i64 = 0
        while index < size:
            self._read[index] = letter.next()
            index += 1
        if count and node >= 0:
            self._keep(node, count, self._read)
