"""The seen-table against Python's dict."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import append, vec
from mypy_extensions import i64

from search.seen import Seen

keys = st.integers(0, (1 << 62) - 1)


class Nodes:
    """Nodes with nothing but keys, each made when its key is new."""

    def __init__(self) -> None:
        self.seen = Seen(4)
        self.keys: vec[i64] = vec[i64]()

    def add(self, key: int) -> bool:
        new = self.seen.add(key, self.keys, len(self.keys))
        if new:
            self.keys = append(self.keys, key)
        return new


@given(st.lists(st.one_of(keys, st.integers(0, 40)), max_size=300))
def test_a_key_is_new_once(added: list[int]) -> None:
    nodes, known = Nodes(), dict[int, int]()
    for key in added:
        assert nodes.seen.find(key, nodes.keys) == known.get(key, -1)
        assert nodes.add(key) == (key not in known)
        known.setdefault(key, len(known))
        assert nodes.seen.size == len(known)


@pytest.mark.plain
def test_every_key_is_found_again_after_the_table_has_grown() -> None:
    nodes = Nodes()
    # Alike in their low bits, so that they crowd.
    many = [(number + 1) << 20 for number in range(1000)]
    assert all(nodes.add(key) for key in many)
    assert not any(nodes.add(key) for key in many)
    assert [nodes.seen.find(key, nodes.keys) for key in many] == list(range(1000))
