"""A search that is one of several over the same position, each with its share of the open states.

The key of a state says whose it is. A search expands its own states only; what it finds for
another is sent there, with the commands that lead to it, as in hash-distributed A* (Kishimoto,
Fukunaga and Botea, ICAPS 2009). The end of a state is played by the search that finds it first,
which keeps the best boards of these. So that no other plays it again, each tells the others now and
then which states it has, and which draws it has estimated.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.game import Game
from search.best_first import UNLIMITED, Search
from search.seen import Seen

# A state for another search: its key, its number here, the state before it, the value of its end
# board, how far it is from what is played for, how novel among those as far away, its novelty (0
# where it is sent for another behind it), and the options that lead to it.
# Two states of one key may name their cards otherwise, so that lines are told by numbers: those of
# the sender, or below 0 those of the receiver (-1 for its first).
Sent = tuple[int, int, int, int, int, int, int, list[int]]
# What a search tells another: states for it, and since the last time the keys of its own states
# and of the tables on which it has estimated draws.
Letter = tuple[list[Sent], list[int], list[int]]
MOST: Final = 60  # searches: each has a bit of a number
_OWNER_BITS: Final = 31  # of a key: others than those that its place in a table goes by


class SharedSearch(Search):
    """The search with a number from 0 on, of so many; `owned` counts the states that are its own.

    The game stands in an open state. `max_nodes` is of all of them together: who lets it run sees
    to that.
    """

    def __init__(self, game: Game, max_nodes: int, top: int, number: int, of: int) -> None:
        self.number: i64 = number
        self.of: i64 = of
        self.owned: i64 = 0
        self._out: list[list[Sent]] = [[] for _ in range(of)]
        self._sent_to: vec[i64] = vec[i64]()  # which searches have a node from here, one bit each
        self._sender: vec[i64] = vec[i64]()  # from whom it came, or -1
        self._number_there: vec[i64] = vec[i64]()
        self._received: list[dict[int, int]] = [{0: 0} for _ in range(of)]  # nodes by that number
        # The keys that others have, those that they are to be told, and the tables they know.
        self._elsewhere: Seen = Seen()
        self._keys_elsewhere: vec[i64] = vec[i64]()
        self._own_keys: list[int] = []
        self._told_tables: set[int] = set()
        super().__init__(game, max_nodes, top)
        self.max_nodes = self._most = UNLIMITED
        self._sent_to[0] = -1

    def _begin(self) -> None:
        self.game.advance()
        key = self.game.key()
        if self._owner(key) == self.number:
            super()._begin()
            return
        self._seen.add(key, self._key, self.nodes)
        self._record(-1, 0, key)
        self._set_worth(-1)
        self._done[0] = 1

    def _owner(self, key: i64) -> i64:
        return (key >> _OWNER_BITS) % self.of

    def _is_new(self, key: i64) -> bool:
        if self._elsewhere.find(key, self._keys_elsewhere) >= 0:
            return False
        return super()._is_new(key)

    def _record(self, parent: i64, made: i64, key: i64) -> None:
        super()._record(parent, made, key)
        self._sent_to = append(self._sent_to, 0)
        self._sender = append(self._sender, -1)
        self._number_there = append(self._number_there, 0)

    def _enlist(self, node: i64, worth: i64, novelty: i64, far: i64, fresh: i64) -> None:
        owner = self._owner(self._key[node])
        if owner == self.number:
            self.owned += 1
            self._own_keys.append(int(self._key[node]))
            super()._enlist(node, worth, novelty, far, fresh)
            return
        self._done[node] = 1
        self._send(node, owner, novelty, far, fresh)

    def kept(self) -> list[tuple[int, int, int, int, list[int], int]]:
        """The best end boards as in `boards`, and of each the key of what is in play."""
        return self._best

    # ----------------------------------------------------------------- mail

    def _send(self, node: i64, to: i64, novelty: i64, far: i64, fresh: i64) -> i64:
        """Send a node, and before it those on the way to it which that search does not have; how
        the other calls it.
        """
        if self._sender[node] == to:
            return -1 - self._number_there[node]
        bit: i64 = 1 << to
        if self._sent_to[node] & bit:
            return node
        before = self._send(i64(self._parent[node]), to, 0, -1, 0)
        self._sent_to[node] |= bit
        self._out[to].append(
            (
                int(self._key[node]), int(node), int(before), int(self._worth_of(node)),
                int(far), int(fresh), int(novelty), self._options_to(node),
            )
        )  # fmt: skip
        return node

    def letters(self) -> list[Letter]:
        """What there is to tell each search since the last time."""
        keys, tables = self._own_keys, sorted(self._estimated - self._told_tables)
        letters: list[Letter] = [(states, keys, tables) for states in self._out]
        letters[self.number] = ([], [], [])
        self._out = [[] for _ in range(self.of)]
        self._own_keys = []
        self._told_tables.update(tables)
        return letters

    def receive(self, letter: Letter, sender: int) -> None:
        """Take over the states that another search found, and note which it has."""
        states, keys, tables = letter
        for known in keys:
            if self._elsewhere.add(known, self._keys_elsewhere, len(self._keys_elsewhere)):
                self._keys_elsewhere = append(self._keys_elsewhere, known)
        self._estimated.update(tables)
        self._told_tables.update(tables)
        received = self._received[sender]
        for key, number, before, worth, far, fresh, novelty, options in states:
            if not self._seen.add(key, self._key, self.nodes) and novelty:
                continue
            node = self.nodes
            parent: i64 = received[before] if before >= 0 else -1 - before
            self._steps = 0
            for option in options:
                self._taken[self._steps] = option
                self._steps += 1
            self._record(parent, i64(self._made[parent]) + 1, key)
            self._steps = 0
            self._set_worth(worth)
            self._sender[node] = sender
            self._number_there[node] = number
            received[number] = int(node)
            if novelty:
                self._enlist(node, worth, novelty, far, fresh)
            else:
                self._done[node] = 1
