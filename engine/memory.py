"""Flat journaled integers: the only place where the state of a game changes.

Every position is one vector of 64-bit integers.  `put` logs the old value of
the slot, so `undo_to(mark)` takes any number of changes back, in any state,
also in the middle of an effect.  Nothing else in the engine may write to
`data`; a guard test reads the sources to make sure.

The journal holds pairs (slot, old value) and grows as needed; it is the whole
cost of taking back a move, and there is no second way.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64

JOURNAL: Final = 1 << 12  # at first


class Memory:
    """`size` integers, all 0 at first, and the journal of their changes."""

    def __init__(self, size: int) -> None:
        self.data: vec[i64] = vec[i64]([0] * size)
        self._journal: vec[i64] = vec[i64]([0] * JOURNAL)
        self._top: i64 = 0
        # What `changes` found, slot and value in turn, and by slot when it last met it.
        self.changed: vec[i64] = vec[i64]()
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

    def changes(self, mark: i64) -> i64:
        """Collect in `changed` each slot that has another value than at a mark, with its value;
        how many.
        """
        data = self.data
        journal = self._journal
        if not len(self._met):
            self._met = vec[i32]([0] * len(data))
        met = self._met
        self._round += 1
        changed = self.changed
        count: i64 = 0
        while mark < self._top:
            slot = journal[mark]
            # The first entry of a slot has the value at the mark.
            if met[slot] != self._round:
                met[slot] = self._round
                if data[slot] != journal[mark + 1]:
                    if 2 * count == len(changed):
                        changed = append(append(changed, 0), 0)
                    changed[2 * count] = slot
                    changed[2 * count + 1] = data[slot]
                    count += 1
            mark += 2
        self.changed = changed
        return count

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
