"""Counters side by side in one slot: each counts for itself."""

from engine.counters import COUNTERS, bits_of, count, counter
from engine.memory import Memory


def test_each_counter_of_a_slot_counts_for_itself() -> None:
    memory = Memory(2)
    for number in range(COUNTERS):
        count(memory, 1, number, number)
    count(memory, 1, 3)
    assert [counter(memory, 1, number) for number in range(4)] == [0, 1, 2, 4]
    assert counter(memory, 1, COUNTERS - 1) == COUNTERS - 1
    assert memory.data[0] == 0


def test_the_bits_of_a_counter_are_its_own() -> None:
    memory = Memory(1)
    count(memory, 0, 2, 15)
    assert memory.data[0] == bits_of(2)
    count(memory, 0, 3)
    assert memory.data[0] & bits_of(2) == bits_of(2)
    assert memory.data[0] & bits_of(4) == 0
