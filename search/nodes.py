"""The nodes of a search, and the way to each: a tree of open states.

Nodes hold the options that lead to them from their parent, not positions: moving to another node
goes back to the common ancestor by undoing, and forward by taking the options again, or by `leaps`
where a game allows that.

A search has millions of them, so they are kept small: the options are those of its command, which
many nodes have in common (`commands`).
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from engine.game import Game
from search.commands import Commands
from search.leaps import Leaps
from search.outlook import Outlook

DEPTH_CAP: Final = 4096  # commands to a node, and options of one command, at most


class Nodes(Outlook):
    """A game that is moved from one node to another; `nodes` counts them, from the root on."""

    def __init__(self, game: Game, max_nodes: i64, wait: bool) -> None:
        super().__init__(game, max_nodes, wait)
        self.nodes: i64 = 0
        # Of each: parent, commands made, the last of them, key.
        self._parent: vec[i32] = vec[i32]()
        self._made: vec[i16] = vec[i16]()
        self._command: vec[i32] = vec[i32]()
        self._key: vec[i64] = vec[i64]()
        self._commands: Commands = Commands()
        # The path from the root to where the game is: nodes, and marks before each.
        self._path: vec[i64] = vec[i64]([0] * DEPTH_CAP)
        self._marks: vec[i64] = vec[i64]([0] * DEPTH_CAP)
        self._length: i64 = 0
        self._whole: bool = game.is_whole()
        self._leaps: Leaps = Leaps()
        self._here: i64 = 0  # the mark of the node that the game was brought to
        # The options taken since the node.
        self._taken: vec[i64] = vec[i64]([0] * DEPTH_CAP)
        self._steps: i64 = 0

    def _record(self, parent: i64, made: i64, key: i64) -> None:
        """Make a node of the options that were taken last."""
        self.nodes += 1
        self._parent = append(self._parent, i32(parent))
        self._made = append(self._made, i16(made))
        command = self._commands.number(self._taken, self._steps)
        self._command = append(self._command, i32(command))
        self._key = append(self._key, key)

    def _options_to(self, node: i64) -> list[int]:
        """The options that lead from a node's parent to it."""
        found: list[int] = []
        self._commands.read(i64(self._command[node]))
        while self._commands.more():
            found.append(int(self._commands.next()))
        return found

    def _take(self, option: i64) -> None:
        self._taken[self._steps] = option
        self._steps += 1
        self.choices += 1
        self.game.take(option)

    def _taken_from(self, first: i64) -> list[int]:
        return [int(self._taken[step]) for step in range(first, self._steps)]

    def _go_to(self, node: i64) -> None:
        """Bring the game to a node: undo to the common ancestor, then forward."""
        length: i64 = 0
        at = node
        while self._parent[at] >= 0:
            length += 1
            at = i64(self._parent[at])
        # The path to the node, in place of the present one from where they part.
        wanted = length
        at = node
        while wanted > self._length:
            at = i64(self._parent[at])
            wanted -= 1
        common = wanted
        ancestor = at
        depth = wanted
        while depth > 0:
            if self._path[depth - 1] != ancestor:
                common = depth - 1
            ancestor = i64(self._parent[ancestor])
            depth -= 1
        if common < self._length:
            self.game.undo_to(self._marks[common])
        at = node
        depth = length
        while depth > common:
            self._path[depth - 1] = at
            at = i64(self._parent[at])
            depth -= 1
        while depth < length:
            self._marks[depth] = self.game.mark()
            self._follow(self._path[depth])
            depth += 1
        self._length = length
        self._here = self.game.mark()

    def _follow(self, node: i64) -> None:
        """Go from a node's parent to it."""
        if self._leaps.leap(node, self.game.position):
            return
        mark = self.game.mark()
        self._commands.read(i64(self._command[node]))
        while self._commands.more():
            self.game.take(self._commands.next())
            # Between its options a command meets no open state.
            self.game.settle()
        self._keep_leap(node, mark)

    def _keep_leap(self, node: i64, mark: i64) -> None:
        """Keep what a node, in which the game is, changes against its parent, which has a mark."""
        if not self._whole:
            return
        position = self.game.position
        if self._made[node] > 0:
            first, end = position.first_passing, position.end_of_passing
            self._leaps.keep(node, position, mark, first, end)
        else:
            # Its parent may be in the middle of a command.
            self._leaps.keep(node, position, mark)

    def home(self) -> i64:
        """Bring the game back to where the search began; a mark of that position."""
        if self._length:
            self.game.undo_to(self._marks[0])
            self._length = 0
        return self.game.mark()

    def each(self, do: Callable[[Game, Any], Any], asked: Sequence[Any]) -> list[Any]:
        """What `do` makes of each, with the game at the root."""
        return [do(self.game, one) for one in asked]

    def line(self, node: int) -> list[list[int]]:
        """The options from the root to a node, one list for each command."""
        commands: list[list[int]] = []
        at: i64 = node
        while self._parent[at] >= 0:
            commands.append(self._options_to(at))
            at = i64(self._parent[at])
        commands.reverse()
        return commands

    def keys(self, node: int) -> list[int]:
        """The keys of the open states from the root, without it, to a node."""
        found: list[int] = []
        at: i64 = node
        while self._parent[at] >= 0:
            found.append(int(self._key[at]))
            at = i64(self._parent[at])
        found.reverse()
        return found
