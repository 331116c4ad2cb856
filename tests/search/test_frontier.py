"""The open lists against a sorted list."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from search.frontier import Heap, Queues

ranks = st.integers(-(1 << 60), 1 << 60) | st.integers(0, 3)


class Adding:
    """An open list, and the numbers of its queues by their ranks."""

    def __init__(self, kind: type[Heap] | type[Queues]) -> None:
        self.nodes = kind()
        self.queues: dict[int, int] = {}

    def add(self, rank: int, node: int) -> None:
        if isinstance(self.nodes, Heap):
            self.nodes.add(rank, node)
        else:
            self.nodes.add(rank, self.queues.setdefault(rank, len(self.queues)), node)


@pytest.mark.parametrize("kind", [Heap, Queues])
@given(added=st.lists(ranks, max_size=200))
def test_nodes_come_out_by_rank_and_then_as_they_were_added(
    kind: type[Heap] | type[Queues], added: list[int]
) -> None:
    to = Adding(kind)
    for node, rank in enumerate(added):
        to.add(rank, node)
    expected = sorted(range(len(added)), key=lambda node: (added[node], node))
    assert [to.nodes.pop() for _ in added] == expected
    assert to.nodes.size == 0


@pytest.mark.parametrize("kind", [Heap, Queues])
@given(steps=st.lists(st.one_of(st.none(), st.integers(0, 50)), max_size=200))
def test_the_first_comes_out_between_additions(
    kind: type[Heap] | type[Queues], steps: list[int | None]
) -> None:
    """A number is added; None takes one out."""
    to = Adding(kind)
    inside: list[tuple[int, int]] = []
    for node, rank in enumerate(steps):
        if rank is not None:
            to.add(rank, node)
            inside.append((rank, node))
        elif inside:
            first = min(inside)
            inside.remove(first)
            assert to.nodes.pop() == first[1]
    assert to.nodes.size == len(inside)
