"""Flat journaled integers: the only place where the state of a game changes.

Every position is one vector of 64-bit integers.  `put` logs the old value of
the slot, so `undo_to(mark)` takes any number of changes back, in any state,
also in the middle of an effect.  Nothing else in the engine may write to
`data`; a guard test reads the sources to make sure.

The journal holds pairs (slot, old value) and grows as needed; it is the whole
cost of taking back a move, and there is no second way.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i32, i64

JOURNAL: Final = 1 << 12  # at first


class Memory:
    """`size` integers, all 0 at first, and the journal of their changes."""

    def __init__(self, size: int) -> None:
        self.data: Final[vec[i64]] = vec[i64]([0] * size)  # never another one: see setup.py
        self._journal: vec[i64] = vec[i64]([0] * JOURNAL)
        self._top: i64 = 0
        # By slot when `changes` last met it.
        self._met: vec[i32] = vec[i32]()
        self._round: i32 = 0

    def put(self, slot: i64, value: i64) -> None:
        """Write `value` into `slot` and remember what was there, if that is something else."""
        data = self.data
        old = data[slot]
        if old == value:
            return
        top = self._top
        if top + 2 > len(self._journal):
            self._grow()
        journal = self._journal
        journal[top] = slot
        journal[top + 1] = old
        self._top = top + 2
        data[slot] = value

    def put_four(self, first: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """As four times `put`, into four slots one after the other."""
        data = self.data
        top = self._top
        if top + 8 > len(self._journal):
            self._grow()
        journal = self._journal
        old = data[first]
        if old != a:
            journal[top] = first
            journal[top + 1] = old
            top += 2
            data[first] = a
        old = data[first + 1]
        if old != b:
            journal[top] = first + 1
            journal[top + 1] = old
            top += 2
            data[first + 1] = b
        old = data[first + 2]
        if old != c:
            journal[top] = first + 2
            journal[top + 1] = old
            top += 2
            data[first + 2] = c
        old = data[first + 3]
        if old != d:
            journal[top] = first + 3
            journal[top + 1] = old
            top += 2
            data[first + 3] = d
        self._top = top

    def clear(self, first: i64, end: i64) -> None:
        """Write 0 into the slots from `first` to before `end`, where something else is."""
        data = self.data
        top = self._top
        while top + 2 * (end - first) > len(self._journal):
            self._grow()
        journal = self._journal
        while first < end:
            old = data[first]
            if old:
                journal[top] = first
                journal[top + 1] = old
                top += 2
                data[first] = 0
            first += 1
        self._top = top

    def drop(self, count: i64, first: i64, size: i64, entry: i64) -> None:
        """Take an entry out of a list; the later ones move up, and the last one's slots are 0.

        `count` is the slot of the number of entries; they begin at `first`, of `size` slots each.
        """
        slot = first + entry * size
        last = first + (self.data[count] - 1) * size
        while slot < last:
            if self.data[slot] != self.data[slot + size]:
                self.put(slot, self.data[slot + size])
            slot += 1
        self.clear(last, last + size)
        self.put(count, self.data[count] - 1)

    def _grow(self) -> None:
        self._journal = extend(self._journal, self._journal)

    def mark(self) -> i64:
        """A point to come back to with `undo_to`."""
        return self._top

    def undo_to(self, mark: i64) -> None:
        """Take back every change made since `mark`."""
        top = self._top
        journal = self._journal
        data = self.data
        while top > mark:
            top -= 2
            data[journal[top]] = journal[top + 1]
        self._top = top

    def writes(self, mark: i64) -> i64:
        """How many changes were made since a mark, those of one slot each counted."""
        return (self._top - mark) >> 1

    def changes(self, mark: i64, first: i64, end: i64, slots: "vec[i32]", values: "vec[i64]",
                at: i64) -> i64:  # fmt: skip
        """Write each slot that has another value than at a mark into `slots`, and its value into
        `values`, from `at` on; how many. Slots from `first` to before `end` are left out.
        """
        data = self.data
        journal = self._journal
        if not len(self._met):
            self._met = vec[i32]([0] * len(data))
        met = self._met
        self._round += 1
        present = self._round
        top = self._top
        begin = at
        while mark < top:
            slot = journal[mark]
            # The first entry of a slot has the value at the mark.
            if (slot < first or slot >= end) and met[slot] != present:
                met[slot] = present
                value = data[slot]
                if value != journal[mark + 1]:
                    slots[at] = i32(slot)
                    values[at] = value
                    at += 1
            mark += 2
        return at - begin

    def forget(self) -> None:
        """Make the present state the root: what came before can no longer be undone."""
        self._top = 0

    def snapshot(self) -> list[int]:
        """A copy of every slot, for comparing whole states."""
        return [int(value) for value in self.data]

    def restore(self, snapshot: list[int]) -> None:
        """Go to the state of `snapshot` (a journaled change like any other)."""
        slot: i64 = 0
        for value in snapshot:
            number: i64 = value
            if self.data[slot] != number:
                self.put(slot, number)
            slot += 1
