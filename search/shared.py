"""A search that is one of several over the same position, each with its share of the open states.

The key of a state says whose it is. A search expands its own states only; what it finds for
another is sent there, with the commands that lead to it, as in hash-distributed A* (Kishimoto,
Fukunaga and Botea, ICAPS 2009). The end of a state is played by the search that finds it first,
which keeps the best boards of these. So that no other plays it again, each tells the others now and
then which states it has, and which draws it has estimated.

A letter to another search holds, since the last one: how many tables there are on which draws were
estimated, and their keys; how many states this search has taken for its own, and their keys; the
states for the other. Of each of these: its key, its number here, that of the state before it, the
value of its end board, how far it is from what is played for, how novel among those as far away,
its novelty (0 where it is sent for another behind it), what ending the turn there has told, the
options that lead to it, each and 1, and 0 behind them, and what it changes (`leaps`). Two states of
one key may name their cards otherwise, so that lines are told by numbers: those of the sender, or
below 0 those of the receiver (-1 for its first).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from engine.game import Game
from search.best_first import UNLIMITED, Search
from search.letters import Reader, Writer
from search.seen import Seen

MOST: Final = 60  # searches: each has a bit of a number
_OWNER_BITS: Final = 31  # of a key: others than those that its place in a table goes by


class SharedSearch(Search):
    """The search with a number from 0 on, of so many; `owned` counts the states that are its own.

    The game stands in an open state. `max_nodes` is of all of them together: who lets it run sees
    to that.
    """

    def __init__(
        self, game: Game, max_nodes: int, top: int, number: int, of: int, wait: bool = True
    ) -> None:
        self.number: i64 = number
        self.of: i64 = of
        self.owned: i64 = 0
        self._from_others: i64 = 0  # nodes that others have found
        self._out: list[Writer] = [Writer() for _ in range(of)]  # the states for each
        self.sent: i64 = 0  # of them, those that are the other's own
        self._sent_to: vec[i64] = vec[i64]()  # which searches have a node from here, one bit each
        self._sender: vec[i64] = vec[i64]()  # from whom it came, or -1
        self._number_there: vec[i64] = vec[i64]()
        self._received: list[dict[int, int]] = [{0: 0} for _ in range(of)]  # nodes by that number
        # The keys that others have, those that they are to be told, and the tables they know.
        self._elsewhere: Seen = Seen()
        self._keys_elsewhere: vec[i64] = vec[i64]()
        self._own_keys: list[int] = []
        self._told_tables: set[int] = set()
        super().__init__(game, max_nodes, top, False, wait)
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

    @property
    def found(self) -> int:
        """The nodes that it has found itself."""
        return self.nodes - self._from_others

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
        self.sent += 1
        self._send(node, owner, novelty, far, fresh)

    # ----------------------------------------------------------------- mail

    def _send(self, node: i64, to: i64, novelty: i64, far: i64, fresh: i64) -> i64:
        """Write of a node to another search, and before it of those on the way to it which that
        does not have; how the other calls it.
        """
        if self._sender[node] == to:
            return -1 - self._number_there[node]
        bit: i64 = 1 << to
        if self._sent_to[node] & bit:
            return node
        before = self._send(i64(self._parent[node]), to, 0, -1, 0)
        self._sent_to[node] |= bit
        letter = self._out[to]
        letter.add(self._key[node])
        letter.add(node)
        letter.add(before)
        letter.add(self._worth_of(node))
        letter.add(far)
        letter.add(fresh)
        letter.add(novelty)
        letter.add(self._told_by_end(node))
        self._commands.read(i64(self._command[node]))
        while self._commands.more():
            letter.add(self._commands.next() + 1)
        letter.add(0)
        self._leaps.write(node, letter)
        return node

    def letters(self) -> list[bytes]:
        """What there is to tell each search since the last time: nothing is no bytes."""
        tables = sorted(self._estimated - self._told_tables)
        head = Writer()
        head.add(len(tables))
        for table in tables:
            head.add(table)
        head.add(len(self._own_keys))
        for key in self._own_keys:
            head.add(key)
        states = [one.written() for one in self._out]
        told = bool(tables or self._own_keys)
        letters = [head.written() + sent if told or sent else b"" for sent in states]
        letters[self.number] = b""
        self._out = [Writer() for _ in range(self.of)]
        self.sent = 0
        self._own_keys = []
        self._told_tables.update(tables)
        return letters

    def receive(self, letter: bytes, sender: int) -> None:
        """Take over the states that another search found, and note which it has."""
        if not letter:
            return
        reader = Reader(letter)
        count = reader.next()
        while count:
            table = int(reader.next())
            self._estimated.add(table)
            self._told_tables.add(table)
            count -= 1
        count = reader.next()
        while count:
            key = reader.next()
            if self._elsewhere.add(key, self._keys_elsewhere, len(self._keys_elsewhere)):
                self._keys_elsewhere = append(self._keys_elsewhere, key)
            count -= 1
        while reader.more():
            self._take_over(reader, sender)

    def _take_over(self, reader: Reader, sender: i64) -> None:
        """Take over the next state of a letter, if it is not there already."""
        received = self._received[sender]
        key = reader.next()
        number = reader.next()
        before = reader.next()
        worth = reader.next()
        far = reader.next()
        fresh = reader.next()
        novelty = reader.next()
        told = reader.next()
        option = reader.next()
        while option:
            self._taken[self._steps] = option - 1
            self._steps += 1
            option = reader.next()
        if not self._seen.add(key, self._key, self.nodes) and novelty:
            self._steps = 0
            self._leaps.read(-1, reader)
            return
        node = self.nodes
        parent: i64 = received[int(before)] if before >= 0 else -1 - before
        self._record(parent, i64(self._made[parent]) + 1, key)
        self._from_others += 1
        self._steps = 0
        self._set_worth(worth)
        self._leaps.read(node, reader)
        self._sender[node] = sender
        self._number_there[node] = number
        received[int(number)] = int(node)
        self._take_told(node, told)
        if novelty:
            self._enlist(node, worth, novelty, far, fresh)
        else:
            self._done[node] = 1
