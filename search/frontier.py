"""Open lists: node numbers by a rank, the smallest first.

Ties go to the node of the smallest number, so the order is the same on every
machine.  They hold numbers of nodes, not nodes.
"""

from librt.vecs import append, vec
from mypy_extensions import i32, i64


class OpenList:
    """A priority queue of nodes: what is added has a rank, of which the lowest comes out first."""

    def __init__(self) -> None:
        self.size: i64 = 0

    def pop(self) -> i64:
        """Take out the first node."""
        raise NotImplementedError


class Heap(OpenList):
    """A binary heap: any rank for each node."""

    def __init__(self) -> None:
        super().__init__()
        self._rank: vec[i64] = vec[i64]()
        self._node: vec[i32] = vec[i32]()

    def add(self, rank: i64, node: i64) -> None:
        """Add a node."""
        if self.size == len(self._rank):
            self._rank = append(self._rank, rank)
            self._node = append(self._node, i32(node))
        at = self.size
        self.size += 1
        while at > 0:
            above = (at - 1) >> 1
            if not self._before(rank, node, self._rank[above], i64(self._node[above])):
                break
            self._rank[at] = self._rank[above]
            self._node[at] = self._node[above]
            at = above
        self._rank[at] = rank
        self._node[at] = i32(node)

    @staticmethod
    def _before(rank: i64, node: i64, other: i64, than: i64) -> bool:
        return rank < other or (rank == other and node < than)

    def first(self) -> i64:
        """The first node."""
        return i64(self._node[0])

    def pop(self) -> i64:
        first = i64(self._node[0])
        self.size -= 1
        rank = self._rank[self.size]
        node = i64(self._node[self.size])
        at: i64 = 0
        while True:
            below = at * 2 + 1
            if below >= self.size:
                break
            if below + 1 < self.size and self._before(
                self._rank[below + 1],
                i64(self._node[below + 1]),
                self._rank[below],
                i64(self._node[below]),
            ):
                below += 1
            if not self._before(self._rank[below], i64(self._node[below]), rank, node):
                break
            self._rank[at] = self._rank[below]
            self._node[at] = self._node[below]
            at = below
        self._rank[at] = rank
        self._node[at] = i32(node)
        return first


class Queues(OpenList):
    """Queues of nodes of one rank, in a third of the room of a heap: many nodes have the same rank.

    Nodes are added in the order of their numbers.
    """

    def __init__(self) -> None:
        super().__init__()
        # Of each queue the first and the last node, of each node the one behind it; -1 for none.
        self._first: vec[i32] = vec[i32]()
        self._last: vec[i32] = vec[i32]()
        self._behind: vec[i32] = vec[i32]()
        self._order: Heap = Heap()  # of the queues that have nodes

    def add(self, rank: i64, queue: i64, node: i64) -> None:
        """Add a node to the queue of this number, from 0 on, whose rank never changes."""
        while len(self._first) <= queue:
            self._first = append(self._first, i32(-1))
            self._last = append(self._last, i32(-1))
        while len(self._behind) <= node:
            self._behind = append(self._behind, i32(-1))
        if self._first[queue] < 0:
            self._first[queue] = i32(node)
            self._order.add(rank, queue)
        else:
            self._behind[i64(self._last[queue])] = i32(node)
        self._last[queue] = i32(node)
        self.size += 1

    def pop(self) -> i64:
        queue = self._order.first()
        node = i64(self._first[queue])
        self._first[queue] = self._behind[node]
        if self._first[queue] < 0:
            self._order.pop()
        self.size -= 1
        return node
