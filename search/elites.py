"""The best lines so far as an example: nodes reached by their commands come first.

The *strangeness* of a node is the number of its commands, from the root, that are in none of the
best lines.  Of nodes as strange as each other the deepest comes first: so commands of the best
lines are put together anew and in another order, and one of them after the other is left for what
was not tried in its place.  Harvey and Ginsberg, *Limited Discrepancy Search*, IJCAI 1995, with
the best lines in place of a heuristic.

A command is known by the options taken in it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from search.frontier import Heap
from search.numbered import Grades

ELITES: Final = 5  # lines that are an example, each of another value
STRANGE: Final = 4  # commands to go deeper for one more that is in none of them
FIRST: Final = 256  # nodes that are found before there is an example
_ROOM: Final = 1 << 40  # for the value


class Elites:
    """The best lines, and the open list of the nodes that are near them."""

    def __init__(self) -> None:
        self.near: Heap = Heap()
        self._strange: vec[i16] = vec[i16]()
        # By its number whether a command is in one of the best lines; empty without an example.
        self._known: vec[u8] = vec[u8]()
        self._best: list[tuple[int, int]] = []  # value and node, the best first
        self._least: i64 = 0  # value of the last of them
        self._changed: bool = False
        self._due: i64 = FIRST  # nodes at which the example is renewed

    def record(self, parent: i64, command: i64) -> None:
        """Make a node that the command of this number leads to."""
        strange: i64 = 0
        if parent >= 0:
            strange = i64(self._strange[parent]) + self._is_strange(command)
        self._strange = append(self._strange, i16(strange))

    def _is_strange(self, command: i64) -> i64:
        """1 for a command that is in none of the best lines."""
        if command < len(self._known) and self._known[command]:
            return 0
        return 1

    def add(self, node: i64, made: i64, worth: i64) -> None:
        """Let a node wait for its turn, with the value of its end board."""
        if len(self._known):
            self.near.add(_rank(i64(self._strange[node]), made, worth), node)

    def note(self, node: i64, worth: i64) -> None:
        """Take a node among the best if it is; of those of one value only the first, as an example
        each.
        """
        if len(self._best) == ELITES and worth <= self._least:
            return
        for known, _ in self._best:
            if known == worth:
                return
        self._best.append((int(worth), int(node)))
        self._best.sort(key=lambda known: (-known[0], known[1]))
        if len(self._best) > ELITES:
            self._best.pop()
        self._least = self._best[-1][0]
        self._changed = True

    def renew(
        self,
        parent: "vec[i32]",
        command: "vec[i32]",
        made: "vec[i16]",
        grade: "vec[i32]",
        grades: Grades,
        done: "vec[u8]",
        late: "vec[u8]",
    ) -> None:
        """Take the best lines found by now, if they are others, and order by them the nodes that
        are neither done nor late. Of each node `grade` is the number of its grade among `grades`.

        That is done at most once while the nodes grow by a tenth, so it costs each node little.
        """
        nodes: i64 = len(self._strange)
        if nodes < self._due or not self._changed:
            return
        self._changed = False
        self._due = nodes + nodes // 10
        last: i64 = 0
        node: i64 = 0
        while node < nodes:
            if i64(command[node]) > last:
                last = i64(command[node])
            node += 1
        self._known = vec[u8]()
        for _, best in self._best:
            at: i64 = best
            while parent[at] >= 0:
                if not len(self._known):
                    self._known = vec[u8]([0] * (last + 1))
                self._known[i64(command[at])] = u8(1)
                at = i64(parent[at])
        self.near = Heap()
        node = 0
        while node < nodes:
            if parent[node] >= 0:
                strange = i64(self._strange[i64(parent[node])])
                strange += self._is_strange(i64(command[node]))
                self._strange[node] = i16(strange)
            if not done[node] and not late[node]:
                worth = grades.worth(i64(grade[node]))
                self.near.add(_rank(i64(self._strange[node]), i64(made[node]), worth), node)
            node += 1


def _rank(strange: i64, made: i64, worth: i64) -> i64:
    return (STRANGE * strange - made) * _ROOM - worth
