"""Which node is expanded next: nodes that wait in several open lists, which take turns.

One list goes by novelty and then by value, one by value alone, one by the number of commands made.
Every other node is one near the best lines so far (`search.elites`).  From two of four the search
goes on for a few nodes to the best new one that was found there: local exploration, Xie, Müller and
Holte, *Adding Local Exploration to Greedy Best-First Search in Satisficing Planning*, AAAI 2014.
From all of them it would find good boards sooner and the best ones later.

Where the game estimates how far a node is from what is played for (`Game.distance`), every other
node is the nearest one instead, of equals the deepest, and what stands above is true of the rest.
By turns it is the nearest of all, and of those that are most novel among the nodes as far away, by
the facts that the estimate goes by: as in best-first width search, where many are equally near
those with something new among them come first.

A search with few nodes is choosier.  There a node is *late* if a command on the way to it can wait
(`Game.can_wait`): what lies behind it is mostly reached with that command at the end as well.  Late
nodes have a list of their own, which is seldom asked; one that is better than every node before it
is expanded at once, so that what can wait is added to the best boards.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from engine.game import Game
from search.elites import Elites
from search.frontier import Heap, OpenList, Queues
from search.nodes import DEPTH_CAP, Nodes
from search.numbered import Grades

LISTS: Final = 3
AHEAD: Final = 3  # new nodes in a row that are expanded as soon as they are found
LATE: Final = 16  # of so many nodes that are taken from lists one is late
FEW: Final = 10_000  # with more nodes than this none is late


class Order(Nodes):
    """Nodes with the value of the end board of each, and the order in which they are expanded."""

    def __init__(self, game: Game, max_nodes: int, wait: bool) -> None:
        super().__init__(game, max_nodes, wait)
        self.max_nodes: i64 = max_nodes
        self._choosy: bool = max_nodes <= FEW
        # Of the nodes: number of the grade, whether it was expanded, whether it is late.
        self._grade: vec[i32] = vec[i32]()
        self._done: vec[u8] = vec[u8]()
        self._late: vec[u8] = vec[u8]()
        self._grades: Grades = Grades()
        self._lists: list[Queues] = [Queues() for _ in range(LISTS)]
        self._late_ones: Queues = Queues()
        self._nearest: list[Heap] = [Heap(), Heap()]  # all; the most novel first
        self._near_turn: i64 = 0
        self._near_next: bool = False  # whether the next node that is looked for is the nearest
        self._turn: i64 = 0
        self._elites: Elites = Elites()
        self._looked: i64 = 0  # nodes that were taken from a list
        # Of the nodes found by the last expansion the one of the best end board, or -1, and how
        # many such were expanded in a row.
        self._newest: i64 = -1
        self._ahead: i64 = 0
        self._highest: i64 = -1  # the value of the best end board
        self._urgent: i64 = -1  # the late node that has just been found with it, or -1

    def _record(self, parent: i64, made: i64, key: i64) -> None:
        super()._record(parent, made, key)
        late = False
        if self._choosy and made > 0:
            late = self._late[parent] != 0 or self.game.can_wait(self._taken[0])
        self._late = append(self._late, u8(1) if late else u8(0))
        self._done = append(self._done, u8(0))
        self._elites.record(parent, i64(self._command[self.nodes - 1]))

    def _set_worth(self, worth: i64) -> None:
        """Keep the value of the node that was recorded last."""
        made = i64(self._made[self.nodes - 1])
        self._grade = append(self._grade, i32(self._grades.grade(worth, made)))

    def _worth_of(self, node: i64) -> i64:
        """The value of a node."""
        return self._grades.worth(i64(self._grade[node]))

    def _value(self, node: i64, worth: i64) -> None:
        """Note the value of a node that was just found."""
        self._set_worth(worth)
        if not self._late[node]:
            if self._newest < 0 or worth > self._worth_of(self._newest):
                self._newest = node
        elif worth > self._highest:
            self._urgent = node
        if worth > self._highest:
            self._highest = worth

    def _enlist(self, node: i64, worth: i64, novelty: i64, far: i64, fresh: i64) -> None:
        """Let a node wait for its turn, with how far it is from what is played for, or -1, and how
        novel among those as far away.
        """
        made = i64(self._made[node])
        self._elites.note(node, worth)
        grade = i64(self._grade[node])
        rank = self._grades.values[grade]
        if self._late[node]:
            self._late_ones.add(rank, grade, node)
            return
        # Ranks: novelty, then value; value, then few commands; few commands.
        new = novelty * (1 << 50) - worth * 64 + made
        self._lists[0].add(new, grade * 4 + novelty, node)
        self._lists[1].add(rank, grade, node)
        self._lists[2].add(made * 4 + novelty, made * 4 + novelty, node)
        self._elites.add(node, made, worth)
        if far >= 0:
            near = far * DEPTH_CAP - made
            self._nearest[0].add(near, node)
            self._nearest[1].add(fresh * (1 << 40) + near, node)

    def _next(self) -> i64:
        """The node to expand, or -1."""
        newest = self._newest
        self._newest = -1
        urgent = self._urgent
        self._urgent = -1
        if urgent >= 0 and not self._done[urgent]:
            return urgent
        onwards = self._looked & 3 < 2 and self._ahead < AHEAD
        if onwards and newest >= 0 and not self._done[newest]:
            self._ahead += 1
            return newest
        self._ahead = 0
        node: i64 = -1
        self._near_next = not self._near_next
        if not self._near_next:
            node = self._first(self._nearest[self._near_turn])
            self._near_turn = 1 - self._near_turn
            if node >= 0:
                return node
        self._looked += 1
        if self._looked % LATE == 0:
            node = self._first(self._late_ones)
        elif self._looked & 1:
            self._elites.renew(
                self._parent, self._command, self._made, self._grade, self._grades,
                self._done, self._late,
            )  # fmt: skip
            node = self._first(self._elites.near)
        tries: i64 = 0
        while node < 0 and tries < LISTS:
            node = self._first(self._lists[self._turn])
            self._turn = (self._turn + 1) % LISTS
            tries += 1
        return node if node >= 0 else self._first(self._late_ones)

    def _first(self, open_list: OpenList) -> i64:
        """Take out the first node that is not expanded yet, or -1."""
        while open_list.size > 0:
            node = open_list.pop()
            if not self._done[node]:
                return node
        return -1
