"""The open lists against a sorted list."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from search.frontier import Heap, OpenList, Queues

ranks = st.integers(-(1 << 60), 1 << 60)


@given(st.lists(st.one_of(ranks, st.integers(0, 3)), max_size=200))
def test_nodes_come_out_by_rank_and_then_as_they_were_added(added: list[int]) -> None:
    nodes = Heap()
    for node, rank in enumerate(added):
        nodes.add(rank, node)
    expected = sorted(range(len(added)), key=lambda node: (added[node], node))
    assert [nodes.pop() for _ in added] == expected
    assert nodes.size == 0


@pytest.mark.parametrize("kind", [Heap, Queues])
@given(steps=st.lists(st.one_of(st.none(), st.integers(0, 50)), max_size=200))
def test_the_first_comes_out_between_additions(
    kind: type[OpenList], steps: list[int | None]
) -> None:
    """A number is added; None takes one out."""
    nodes = kind()
    inside: list[tuple[int, int]] = []
    for node, rank in enumerate(steps):
        if rank is not None:
            nodes.add(rank, node)
            inside.append((rank, node))
        elif inside:
            first = min(inside)
            inside.remove(first)
            assert nodes.pop() == first[1]
    assert nodes.size == len(inside)
