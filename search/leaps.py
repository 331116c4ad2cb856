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

ROOM: Final = 1 << 21  # changes that are kept: those of about 80,000 nodes; a power of two
FIRST_ROOM: Final = 1 << 12  # of it at first
STARTS: Final = 1 << 18  # nodes that may be known, more than there is room for; a power of two


class Leaps:
    """What the nodes change against the nodes before them."""

    def __init__(self, room: int = ROOM) -> None:
        self._room: i64 = room
        # Where the changes of a node begin, counted from the first that was ever kept, or -1: by
        # the last bits of its number, where those of another node may have come in their place.
        self._start: vec[i64] = vec[i64]()
        # A ring: in front of the changes of a node how many there are, and its number, as if they
        # were a slot and its value.
        self._slot: vec[i32] = vec[i32]([0] * FIRST_ROOM)
        self._value: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self._written: i64 = 0

    def keep(self, node: i64, position: Memory, mark: i64, first: i64 = 0, end: i64 = 0) -> None:
        """Keep what was changed since a mark, that of the node before this one.

        Slots from `first` to before `end` are not looked at: they are the same in both nodes.
        """
        most = position.writes(mark)
        at = self._written & (self._room - 1)
        if most >= self._room:
            return
        if at + most >= self._room:
            self._written += self._room - at
            at = 0
        place = node & (STARTS - 1)
        while len(self._start) <= place:
            self._start = append(self._start, -1)
        self._start[place] = self._written
        while at + most >= len(self._slot):
            # Twice as long; what stands in the second half is never read.
            self._slot = extend(self._slot, self._slot)
            self._value = extend(self._value, self._value)
        slots, values = self._slot, self._value
        count = position.changes(mark, first, end, slots, values, at + 1)
        slots[at] = i32(count)
        values[at] = node
        self._written += count + 1

    def leap(self, node: i64, position: Memory) -> bool:
        """Go to a node from the one before it, where that is still known."""
        place = node & (STARTS - 1)
        if place >= len(self._start):
            return False
        start = self._start[place]
        if start < 0 or self._written > start + self._room:
            return False
        at = start & (self._room - 1)
        slots, values = self._slot, self._value
        if values[at] != node:
            return False
        last = at + i64(slots[at])
        while at < last:
            at += 1
            position.put(i64(slots[at]), values[at])
        return True
