"""Best-first search over open states, with do and undo.

A *node* is an open state.  Expanding it walks, depth first, through every
inner decision of each command to the next open states; each new one becomes
a node, and its turn is ended on the spot, so that every node has the value of
the end board it would leave.  Where the turn goes on instead, that is one more
command, which leads to nodes.  Which node is expanded next is the business of
`search.order`; it decides what is found early, and never what can be found.

A chance decision with more than one outcome is never looked behind: the line
that meets one ends there, and becomes a *prospect*, worth its `outlook`.  The
best prospects can be searched on from each outcome (`search.chance`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.game import Game
from search.ends import Ends
from search.nodes import DEPTH_CAP
from search.novelty import Novelty
from search.outlook import CREDIT_OF_NODE, SHARE
from search.seen import Seen

UNLIMITED: Final = 1 << 60
# A node is left in the middle where the limit was passed by as much again, and by this.
OVERRUN: Final = 1000

RUNNING: Final = 0
PROVED: Final = 1  # every open state was expanded
BUDGET: Final = 2  # a limit left something unplayed


class Search(Ends):
    """A search from where the game is: an open state, or the middle of a command.

    With `ways` it remembers every command that led to a position found before or to an end, so
    that `best_ahead` can say what lies behind each position, whichever way it was found; no
    command waits then (`search.ends`), nor without `wait`, nor where none could at the beginning:
    what the turn brings to the hand is mostly put to use.
    """

    def __init__(
        self, game: Game, max_nodes: int, top: int, ways: bool = False, wait: bool = True
    ) -> None:
        super().__init__(game, max_nodes, top, wait and not ways)
        self._most: i64 = 2 * self.max_nodes + OVERRUN
        self.status: i64 = RUNNING
        self.expanded: i64 = 0
        # The best of them: value, commands, node, options from the node on, key of the table.
        self.prospects: list[tuple[int, int, int, list[int], int]] = []
        self._estimated: set[int] = set()  # keys of the tables on which nature decides
        # Commands that led to positions found before: from which node, to which key.
        self._ways: bool = ways
        self._way_from: vec[i64] = vec[i64]()
        self._way_to: vec[i64] = vec[i64]()
        # Commands that ended the game: from which node, and the value of that end.
        self._over_from: vec[i64] = vec[i64]()
        self._over_worth: vec[i64] = vec[i64]()
        self._seen: Seen = Seen()
        self._novelty: Novelty = Novelty(max_nodes)
        # Of the facts that the distance goes by, among positions that are as far away.
        self._near_novelty: Novelty = Novelty(max_nodes if game.distance() >= 0 else 0)
        self._begin()

    # ---------------------------------------------------------------- start

    def _begin(self) -> None:
        self.game.advance()
        self._here = self.game.mark()
        self._allow()
        if self.game.is_open():
            key = self.game.key()
            self._seen.add(key, self._key, self.nodes)
            self._new_node(-1, 0, key)
            return
        # In the middle of a command: the open states it leads to are the first nodes.
        self._record(-1, -1, 0)
        self._done[0] = 1
        self._set_worth(-1)
        self._walk(0)
        self._steps = 0

    def _new_node(self, parent: i64, made: i64, key: i64) -> None:
        """Note the open state that the game is in, with the best end board that it would leave."""
        node = self.nodes
        self._record(parent, made, key)
        self._keep_leap(node, self._here)
        self._credit += CREDIT_OF_NODE
        count = self.game.atoms(self._novelty.facts)
        worth = self._end(node, made)
        self._value(node, worth)
        novelty = self._novelty.measure(count, worth // 100)
        far = self.game.distance()
        fresh: i64 = 0
        if far >= 0:
            fresh = self._near_novelty.measure(self.game.near_facts(self._near_novelty.facts), far)
        self._enlist(node, worth, novelty, far, fresh)

    def _allow(self) -> None:
        """Let the command that begins have its share of the choices that are left."""
        left = self.most_choices - self.choices
        self._until = self.choices + left // SHARE + OVERRUN

    # -------------------------------------------------------------- walking

    def _expand(self, node: i64) -> None:
        """Find every open state that one command leads to."""
        self._go_to(node)
        self._done[node] = 1
        self.expanded += 1
        if self.wait:
            self._steps = 0
            self._end_otherwise(node)
            self.game.mind(False)
        count = self.game.advance()
        base = self._stacked
        self._push_options(count)
        end = self.game.end_option()
        waiting: i64 = 0
        index: i64 = 0
        while index < count and self.nodes < self._most:
            option = self._stack[base + index]
            if self.wait and self.game.waits(option):
                self._stack[base + waiting] = option
                waiting += 1
            elif option != end or int(node) in self._going_on:
                self._make(option, node)
            index += 1
        self.cut = self.cut or index < count
        if waiting and (self.game.minded() or int(node) in self._minding):
            index = 0
            while index < waiting and self.nodes < self._most:
                self._make(self._stack[base + index], node)
                index += 1
            self.cut = self.cut or index < waiting
        self._stacked = base
        self._steps = 0

    def _make(self, option: i64, node: i64) -> None:
        """Find every open state that this command of a node leads to."""
        self._allow()
        mark = self.game.mark()
        self._steps = 0
        self._take(option)
        self._walk(node)
        self.game.undo_to(mark)

    def _is_new(self, key: i64) -> bool:
        """Whether the open state with this key was not found before; the next node is it then."""
        return self._seen.add(key, self._key, self.nodes)

    def _walk(self, node: i64) -> None:
        count = self.game.settle()
        if self.game.is_open():
            key = self.game.key()
            minded = self.game.minded() or (self.wait and self.game.keeps_from_waiting())
            if self._is_new(key):
                self._new_node(node, i64(self._made[node]) + 1, key)
            elif self._ways:
                self._way_from = append(self._way_from, node)
                self._way_to = append(self._way_to, key)
            self.game.mind(minded)
            return
        if count == 0:
            # The duel was won or lost within the command.
            worth = self.game.value()
            self._note_goals(node, 0, 0)
            if worth >= self._worst or len(self._best) < self.top:
                self._keep(worth, node, i64(self._made[node]) + 1, 0, 0)
            self.game.mind(True)
            if self._ways:
                self._over_from = append(self._over_from, node)
                self._over_worth = append(self._over_worth, worth)
            return
        if self.game.is_chance():
            before = self.choices
            minded = self.game.minded()
            self._prospect(node, count)
            self.game.mind(minded)
            self._until += self.choices - before
            return
        base = self._stacked
        self._push_options(count)
        index: i64 = 0
        while index < count and self.nodes < self._most and self.choices < self._until:
            mark = self.game.mark()
            steps = self._steps
            self._take(self._stack[base + index])
            self._walk(node)
            self.game.undo_to(mark)
            self._steps = steps
            index += 1
        self.cut = self.cut or index < count
        self._stacked = base

    # --------------------------------------------------------------- chance

    def _prospect(self, node: i64, count: i64) -> None:
        """Keep the line to this chance decision if it is among the best.

        Once estimates have had their share of the choices, no more are kept.
        """
        self.unplayed += 1
        if not self.may_estimate():
            return
        key = int(self.game.board_key())
        if key in self._estimated:
            # The same table is worth the same, whichever line leads to it.
            return
        self._estimated.add(key)
        if len(self.prospects) == self.top:
            # A glance tells of most that they are none of the best.
            if self.glance(count) <= self.prospects[-1][0]:
                return
            count = self.game.settle()  # the options again
        worth = int(self.expect(count))
        if len(self.prospects) == self.top and worth <= self.prospects[-1][0]:
            return
        made = int(self._made[node]) + 1
        self.prospects.append((worth, made, int(node), self._taken_from(0), key))
        self.prospects.sort(key=lambda known: (-known[0], known[1], known[2]))
        while len(self.prospects) > self.top:
            self.prospects.pop()

    # ----------------------------------------------------------------- loop

    def run(self, nodes: i64, choices: i64 = UNLIMITED) -> bool:
        """Expand until about this many more nodes were found, or options taken; whether there is
        more to do.
        """
        until = self.nodes + nodes
        enough = self.choices + choices
        while self.nodes < until and self.choices < enough:
            node = self._next()
            if node < 0:
                self.status = BUDGET if self.cut else PROVED
                return False
            if self.nodes >= self.max_nodes or self.choices >= self.most_choices:
                self.status = BUDGET
                return False
            self._expand(node)
        return True

    def first_keys(self) -> list[int]:
        """The keys of the open states that a search from the middle of a command begins with."""
        return [int(self._key[node]) for node in range(self.nodes) if self._made[node] <= 1]

    def best_ahead(self) -> dict[int, tuple[int, int]]:
        """The best end board found from each position on, by its key: value, commands to it, the
        one that ends the turn or the game not counted.

        Of equal ones that of the fewest commands. Where a search with `ways` is proved, no line
        from there does better without a draw.
        """
        number: dict[int, int] = {}
        # The value, and below it how few commands there are to the end.
        best: vec[i64] = vec[i64]()
        node: i64 = 0
        while node < self.nodes:
            number[int(self._key[node])] = int(node)
            best = append(best, self._worth_of(node) * DEPTH_CAP + DEPTH_CAP - 1)
            node += 1
        over: i64 = 0
        while over < len(self._over_from):
            worth = self._over_worth[over] * DEPTH_CAP + DEPTH_CAP - 1
            if worth > best[self._over_from[over]]:
                best[self._over_from[over]] = worth
            over += 1
        to: vec[i64] = vec[i64]()
        way: i64 = 0
        ways: i64 = len(self._way_to)
        while way < ways:
            to = append(to, number[int(self._way_to[way])])
            way += 1
        changed = True
        while changed:
            changed = False
            node = self.nodes - 1
            while node >= 0:
                parent = i64(self._parent[node])
                if parent >= 0 and best[node] - 1 > best[parent]:
                    best[parent] = best[node] - 1
                node -= 1
            way = ways - 1
            while way >= 0:
                if best[to[way]] - 1 > best[self._way_from[way]]:
                    best[self._way_from[way]] = best[to[way]] - 1
                    changed = True
                way -= 1
        return {
            key: (int(best[at] // DEPTH_CAP), int(DEPTH_CAP - 1 - best[at] % DEPTH_CAP))
            for key, at in number.items()
        }
