"""The seen-table against Python's set."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from search.seen import Seen

keys = st.integers(0, (1 << 62) - 1)


@given(st.lists(st.one_of(keys, st.integers(2, 40)), max_size=300))
def test_a_key_is_new_once(added: list[int]) -> None:
    seen, known = Seen(4), {1}
    # 0 and 1 share a place: 0 marks an empty one.
    seen.add(1)
    for key in added:
        assert seen.add(key) == ((key or 1) not in known)
        known.add(key or 1)
        assert seen.size == len(known)


@pytest.mark.plain
def test_every_key_is_found_again_after_the_table_has_grown() -> None:
    seen = Seen(4)
    # Alike in their low bits, so that they crowd.
    many = [(number + 1) << 20 for number in range(1000)]
    assert all(seen.add(key) for key in many)
    assert not any(seen.add(key) for key in many)
