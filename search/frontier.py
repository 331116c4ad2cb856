"""Open lists: binary heaps of node numbers by a number, the smallest first.

Ties go to the node that was added first, so the order is the same on every
machine.  They hold numbers of nodes, not nodes.
"""

from librt.vecs import append, vec
from mypy_extensions import i32, i64


class OpenList:
    """A priority queue of nodes."""

    def __init__(self) -> None:
        self._rank: vec[i64] = vec[i64]()
        self._node: vec[i32] = vec[i32]()
        self.size: i64 = 0

    def add(self, rank: i64, node: i64) -> None:
        """Add a node; lower ranks come out first."""
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

    def pop(self) -> i64:
        """Take out the first node."""
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
