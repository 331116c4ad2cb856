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
        at = self._make_room(node, position.writes(mark))
        if at >= 0:
            found = position.changes(mark, first, end, self._slot, self._value, at + 1)
            self._fill(at, node, found)

    def _make_room(self, node: i64, most: i64) -> i64:
        """Make room for so many changes of a node: where they begin, or -1 for too many."""
        at = self._written & (self._room - 1)
        if most >= self._room:
            return -1
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
        return at

    def _fill(self, at: i64, node: i64, count: i64) -> None:
        """Note how many changes of a node were written into the room that was made."""
        self._slot[at] = i32(count)
        self._value[at] = node
        self._written += count + 1

    def _known(self, node: i64) -> i64:
        """Where the changes of a node begin, or -1."""
        place = node & (STARTS - 1)
        if place >= len(self._start):
            return -1
        start = self._start[place]
        if start < 0 or self._written > start + self._room:
            return -1
        at = start & (self._room - 1)
        if self._value[at] != node:
            return -1
        return at

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
        if at < 0:
            letter.add(0)
            return
        count = i64(self._slot[at])
        letter.add(count)
        while count:
            at += 1
            letter.add(i64(self._slot[at]))
            letter.add(self._value[at])
            count -= 1

    def read(self, node: i64, letter: Reader) -> None:
        """Keep the changes of a node that stand in a letter; of no node for -1."""
        count = letter.next()
        at: i64 = -1
        if count and node >= 0:
            at = self._make_room(node, count)
        index: i64 = 1
        while index <= count:
            slot = letter.next()
            value = letter.next()
            if at >= 0:
                self._slot[at + index] = i32(slot)
                self._value[at + index] = value
            index += 1
        if at >= 0:
            self._fill(at, node, count)
