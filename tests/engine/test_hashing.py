"""Keys of 62 bits: in range, sensitive to order, without collisions, the same in every build."""

from itertools import permutations, product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.hashing import MASK, mix

keys = st.integers(0, MASK)
numbers = st.integers(-(1 << 63), (1 << 63) - 1)

# Worked out once with the plain sources; compiled code must give the same.
PINNED = {
    (0, 0): 0x1CB7AF5D71E3AC5D,
    (1, 2): 0x2A10C6B88CA5A5BC,
    (2, 1): 0x2461D221B8BA4727,
    (7, 8000): 0x3D0CFBEC5986650C,
    (MASK, MASK): 0x017A275E59CEDBB2,
    (0, 1 << 40): 0x3355318EEF3E1682,
    (123456789, -1): 0x0725ADBA4B533312,
    (1 << 61, 1 << 31): 0x1B2FF986720C385A,
}


@given(keys, numbers)
@example(MASK, MASK)
@example(MASK, -1)
@example(0, 0)
def test_a_key_has_62_bits(key: int, value: int) -> None:
    assert 0 <= mix(key, value) <= MASK


def test_62_bits_leave_room_for_one_addition() -> None:
    assert MASK == (1 << 62) - 1
    assert 2 * MASK < 1 << 63


@pytest.mark.parametrize(("key", "value"), PINNED)
def test_keys_are_the_same_in_every_build(key: int, value: int) -> None:
    assert mix(key, value) == PINNED[key, value]


def test_order_matters() -> None:
    chains = set()
    for order in permutations(range(1, 7)):
        key = 0
        for number in order:
            key = mix(key, number)
        chains.add(key)
    assert len(chains) == 720


def test_a_longer_chain_is_another_key() -> None:
    key, chains = 0, set()
    for _ in range(10_000):
        key = mix(key, 0)
        chains.add(key)
    assert len(chains) == 10_000


def test_small_numbers_do_not_collide() -> None:
    # What keys are made of: a place, a card, a few bits of status, one after the other.
    seen = {mix(mix(mix(0, a), b), c) for a, b, c in product(range(12), range(100), range(200))}
    assert len(seen) == 12 * 100 * 200


def test_both_lanes_of_a_number_count() -> None:
    words = (0, 1, 2, 3, 5, 255, 4096, (1 << 31) - 1)
    seen = {mix(7, low | high << 31) for low in words for high in words}
    assert len(seen) == len(words) ** 2


def test_negative_numbers_do_not_collide() -> None:
    # Changes of ATK may be negative; nothing else is.
    seen = {mix(key, value) for key in range(200) for value in range(-3000, 3001, 50)}
    assert len(seen) == 200 * 121


def test_packed_numbers_do_not_collide() -> None:
    seen = {mix(3, position * 4096 + status) for position in range(16) for status in range(512)}
    seen |= {mix(3, by * 65536 + turn) for by in range(-30, 31) for turn in range(1, 4)}
    packed = {position * 4096 + status for position in range(16) for status in range(512)}
    packed |= {by * 65536 + turn for by in range(-30, 31) for turn in range(1, 4)}
    assert len(seen) == len(packed)


def test_sums_of_keys_do_not_collide() -> None:
    # A pile is the sum of the keys of its cards: every multiset of three of 40 cards.
    cards = [mix(5, card) for card in range(40)]
    sums = {
        (cards[a] + cards[b] + cards[c]) & MASK
        for a in range(40) for b in range(a, 40) for c in range(b, 40)
    }  # fmt: skip
    assert len(sums) == 40 * 41 * 42 // 6


def test_every_bit_is_used() -> None:
    ones, zeros = 0, MASK
    for number in range(200):
        key = mix(number, number)
        ones |= key
        zeros &= key
    assert ones == MASK
    assert zeros == 0


def test_each_bit_is_set_about_half_of_the_time() -> None:
    sample = [mix(1, number) for number in range(4000)]
    for bit in range(62):
        share = sum(key >> bit & 1 for key in sample) / len(sample)
        assert 0.4 < share < 0.6, f"bit {bit}: {share}"
