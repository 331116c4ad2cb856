"""Walking the tree of choices of any game: counting choices and open states, all compiled.

The walk is depth first with do and undo.  It is the measure of speed and, by
comparing its counts, of correctness: compiled and un-compiled engines, today
and tomorrow, must agree on every number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.game import Game
from engine.hashing import MASK, mix

STACK: Final = 1 << 16


class Walk:
    """Counts of a walk from the present position."""

    def __init__(self, depth: int) -> None:
        self.choices: i64 = 0  # options taken and undone
        self.opens: list[i64] = [0] * (depth + 1)  # open states reached, by commands made
        self.ends: i64 = 0  # ways to the end of the game
        self.sum: i64 = 0  # of the keys of all open states, to compare walks
        self._stack: vec[i64] = vec[i64]([0] * STACK)
        self._top: i64 = 0

    def walk(self, game: Game, depth: i64, made: i64) -> None:
        """Every line of at most `depth` more commands, `made` having been made."""
        count = game.settle()
        left = depth
        if game.is_open():
            self.opens[made] += 1
            self.sum = (self.sum + mix(game.key(), made)) & MASK
            if depth == 0:
                return
            count = game.advance()
            left = depth - 1
            made += 1
        elif count == 0:
            self.ends += 1
            return
        first = self._top
        if first + count > STACK:
            raise ValueError("too many options on one path")
        index: i64 = 0
        while index < count:
            self._stack[first + index] = game.option(index)
            index += 1
        self._top = first + count
        index = 0
        while index < count:
            mark = game.mark()
            game.take(self._stack[first + index])
            self.choices += 1
            self.walk(game, left, made)
            game.undo_to(mark)
            index += 1
        self._top = first
