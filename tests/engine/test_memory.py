"""The journal: every change can be taken back, and nothing else is needed to do so."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i32, i64

from engine.memory import JOURNAL, Memory

SIZE = 12
slots = st.integers(0, SIZE - 1)
values = st.integers(-(1 << 61), (1 << 61) - 1)


def test_all_slots_are_zero_at_first() -> None:
    assert Memory(3).snapshot() == [0, 0, 0]


def test_a_change_is_seen_and_taken_back() -> None:
    memory = Memory(2)
    mark = memory.mark()
    memory.put(1, 7)
    assert memory.snapshot() == [0, 7]
    memory.undo_to(mark)
    assert memory.snapshot() == [0, 0]


def test_several_changes_of_one_slot_are_taken_back_in_turn() -> None:
    memory = Memory(1)
    marks = []
    for value in (1, 2, 3):
        marks.append(memory.mark())
        memory.put(0, value)
    for expected, mark in ((2, marks[2]), (1, marks[1]), (0, marks[0])):
        memory.undo_to(mark)
        assert memory.snapshot() == [expected]


@given(
    st.lists(values, min_size=SIZE, max_size=SIZE),
    st.integers(0, SIZE - 4),
    st.lists(values, min_size=4, max_size=4),
)
def test_four_slots_are_written_as_one_after_the_other(
    before: list[int], first: int, four: list[int]
) -> None:
    memory, other = Memory(SIZE), Memory(SIZE)
    for each in (memory, other):
        each.restore(before)
    four[1] = before[first + 1]  # one that stays as it is
    mark = memory.mark()
    memory.put_four(first, *four)
    for place, value in enumerate(four):
        other.put(first + place, value)
    assert (memory.snapshot(), memory.mark()) == (other.snapshot(), other.mark())
    memory.undo_to(mark)
    assert memory.snapshot() == before


def test_of_a_list_of_entries_one_is_dropped_and_the_later_ones_move_up() -> None:
    memory = Memory(8)
    memory.restore([9, 3, 1, 11, 2, 12, 3, 13])  # three entries of two slots, behind their number
    mark = memory.mark()
    memory.drop(1, 2, 2, 1)
    assert memory.snapshot() == [9, 2, 1, 11, 3, 13, 0, 0]
    memory.drop(1, 2, 2, 1)
    assert memory.snapshot() == [9, 1, 1, 11, 0, 0, 0, 0]
    memory.undo_to(mark)
    assert memory.snapshot() == [9, 3, 1, 11, 2, 12, 3, 13]


def test_marks_grow_with_each_change_and_come_back_with_undo() -> None:
    memory = Memory(1)
    first = memory.mark()
    memory.put(0, 1)
    assert memory.mark() > first
    memory.undo_to(first)
    assert memory.mark() == first


def test_undoing_to_the_present_mark_changes_nothing() -> None:
    memory = Memory(1)
    memory.put(0, 5)
    memory.undo_to(memory.mark())
    assert memory.snapshot() == [5]


@given(st.lists(st.tuples(slots, values), max_size=60), st.data())
def test_any_writes_are_taken_back_to_any_mark(
    writes: list[tuple[int, int]], data: st.DataObject
) -> None:
    memory = Memory(SIZE)
    model = [0] * SIZE
    way = [(memory.mark(), list(model))]
    for slot, value in writes:
        memory.put(slot, value)
        model[slot] = value
        assert memory.snapshot() == model
        way.append((memory.mark(), list(model)))
    at = data.draw(st.integers(0, len(way) - 1))
    mark, expected = way[at]
    memory.undo_to(mark)
    assert memory.snapshot() == expected
    # What was before can still be undone, and what comes next as well.
    memory.put(0, 1)
    memory.undo_to(way[0][0])
    assert memory.snapshot() == [0] * SIZE


def test_the_journal_grows() -> None:
    memory = Memory(3)
    changes = JOURNAL + 10  # two numbers each: more than the journal holds at first
    for number in range(changes):
        memory.put(number % 3, number + 1)
    assert sorted(memory.snapshot()) == [changes - 2, changes - 1, changes]
    memory.undo_to(0)
    assert memory.snapshot() == [0, 0, 0]


def test_forgetting_makes_the_present_state_the_root() -> None:
    memory = Memory(2)
    memory.put(0, 4)
    memory.forget()
    assert memory.mark() == 0
    memory.put(1, 5)
    memory.undo_to(0)
    assert memory.snapshot() == [4, 0]


@given(st.lists(values, min_size=4, max_size=4), st.lists(values, min_size=4, max_size=4))
def test_restoring_is_a_change_like_any_other(first: list[int], second: list[int]) -> None:
    memory = Memory(4)
    memory.restore(first)
    assert memory.snapshot() == first
    mark = memory.mark()
    memory.restore(second)
    assert memory.snapshot() == second
    memory.undo_to(mark)
    assert memory.snapshot() == first


def test_restoring_the_present_state_writes_nothing() -> None:
    memory = Memory(2)
    memory.put(0, 3)
    mark = memory.mark()
    memory.restore([3, 0])
    assert memory.mark() == mark


def test_a_snapshot_is_a_copy() -> None:
    memory = Memory(1)
    snapshot = memory.snapshot()
    snapshot[0] = 9
    assert memory.snapshot() == [0]


def test_a_slot_beyond_the_end_is_refused() -> None:
    with pytest.raises(IndexError):
        Memory(2).put(2, 1)


def test_the_beginning_is_mark_0() -> None:
    memory = Memory(2)
    assert memory.mark() == 0
    memory.put(1, 7)
    memory.undo_to(0)
    assert (list(memory.data), memory.mark()) == ([0, 0], 0)


def changes(memory: Memory, mark: int, first: int = 0, end: int = 0) -> list[tuple[int, int]]:
    """What `Memory.changes` finds, behind one place that it leaves alone."""
    found, held = vec[i32]([i32(-1)] * (SIZE + 1)), vec[i64]([i64(-1)] * (SIZE + 1))
    count = memory.changes(mark, first, end, found, held, 1)
    assert (found[0], held[0]) == (-1, -1)
    return [(int(found[at]), int(held[at])) for at in range(1, count + 1)]


@given(st.lists(st.tuples(slots, values), max_size=60), st.integers(0, 60), slots, slots)
def test_the_changes_since_a_mark_are_the_slots_that_differ(
    writes: list[tuple[int, int]], before: int, first: int, end: int
) -> None:
    memory = Memory(SIZE)
    for slot, value in writes[:before]:
        memory.put(slot, value)
    mark, old = memory.mark(), memory.snapshot()
    for slot, value in writes[before:]:
        memory.put(slot, value)
    found = changes(memory, mark, first, end)
    new = memory.snapshot()
    asked = [slot for slot in range(SIZE) if not first <= slot < end]
    assert sorted(found) == [(slot, new[slot]) for slot in asked if new[slot] != old[slot]]
    assert len(found) <= memory.writes(mark) <= len(writes[before:])


def test_the_changes_are_asked_for_again_after_others() -> None:
    memory = Memory(3)
    memory.put(0, 5)
    first = memory.mark()
    memory.put(1, 6)
    assert changes(memory, 0) == [(0, 5), (1, 6)]
    assert (changes(memory, first), changes(memory, memory.mark())) == ([(1, 6)], [])
    memory.put(1, 0)
    assert (changes(memory, 0), changes(memory, first)) == ([(0, 5)], [])


@given(st.lists(st.tuples(slots, values), max_size=20), slots, slots)
def test_slots_are_cleared_and_taken_back(
    writes: list[tuple[int, int]], first: int, end: int
) -> None:
    memory = Memory(SIZE)
    for slot, value in writes:
        memory.put(slot, value)
    mark, old = memory.mark(), memory.snapshot()
    memory.clear(first, end)
    assert memory.snapshot() == [0 if first <= at < end else old[at] for at in range(SIZE)]
    memory.undo_to(mark)
    assert memory.snapshot() == old


def test_more_slots_are_cleared_than_the_journal_has_room_for() -> None:
    size = 3 * JOURNAL
    memory = Memory(size)
    memory.restore([1] * size)
    mark = memory.mark()
    memory.forget()
    memory.clear(0, size)
    assert memory.snapshot() == [0] * size and memory.mark() == mark
    memory.undo_to(0)
    assert memory.snapshot() == [1] * size
