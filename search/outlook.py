"""What a chance decision is worth before anything behind it is searched.

The average over its outcomes of the best end board that ending the turn as soon as possible would
leave.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.game import Game

STACK: Final = 1 << 20  # options of the decisions on one path, at most: sets of materials are many
FIRST_STACK: Final = 1 << 10
BEHIND: Final = 4  # outcomes of a draw behind a draw that an estimate looks at
# Choices that estimates may try out: to begin with, and for each node more that is found.  Where
# cards milled by chance trigger Fusion Summons with many materials there is no end of them.
CREDIT: Final = 20_000
CREDIT_OF_NODE: Final = 100
# Choices of a whole search: to begin with, and for each node of its limit.  A command takes a
# share of those that are left, all ends of the turn together a share of all, estimates as much.
CHOICES: Final = 500_000
CHOICES_OF_NODE: Final = 200
SHARE: Final = 4


class Outlook:
    """A game that is walked depth first, with the options of the decisions on the way."""

    def __init__(self, game: Game, max_nodes: i64, wait: bool) -> None:
        self.game: Game = game
        # Whether commands wait for the end of the turn (`search.ends`): not where none does so far.
        self.wait: bool = wait and game.list_waiting() > 0
        self.choices: i64 = 0  # options taken
        self.most_choices: i64 = CHOICES + CHOICES_OF_NODE * max_nodes
        self._stack: vec[i64] = vec[i64]([0] * FIRST_STACK)
        self._stacked: i64 = 0
        self._draws: i64 = 0  # draws that the present estimate is behind
        self._credit: i64 = CREDIT
        self._guessed: i64 = 0  # options taken by estimates

    def _push_options(self, count: i64) -> None:
        while self._stacked + 2 * count > len(self._stack):
            self._grow()
        index: i64 = 0
        while index < count:
            self._stack[self._stacked + index] = self.game.option(index)
            index += 1
        self._stacked += count

    def _grow(self) -> None:
        """Make room for more options on a path: a plan of a turn needs few."""
        if len(self._stack) >= STACK:
            raise OverflowError("too many options on one path")
        grown = vec[i64]([0] * (2 * len(self._stack)))
        index: i64 = 0
        while index < self._stacked:
            grown[index] = self._stack[index]
            index += 1
        self._stack = grown

    def expect(self, count: i64) -> i64:
        """The average value over the outcomes of the present chance decision.

        Behind a first draw only the likeliest outcomes of a second count, behind
        that the likeliest one: the cost stays that of a few end boards.
        """
        return self._expect(count, count)

    def glance(self, count: i64) -> i64:
        """The same over the likeliest outcomes only."""
        return self._expect(count, BEHIND)

    def may_estimate(self) -> bool:
        """Whether estimates have not had their share of the choices yet."""
        return self._guessed < self.most_choices // SHARE

    def _expect(self, count: i64, most: i64) -> i64:
        before = self.choices
        self._draws += 1
        if self._draws == 2:
            most = BEHIND
        elif self._draws > 2:
            most = 1
        best = self._average(count, most)
        self._draws -= 1
        if self._draws == 0:
            self._guessed += self.choices - before
        return best

    def _average(self, count: i64, most: i64) -> i64:
        base = self._stacked
        self._push_options(count)
        index: i64 = 0
        while index < count:
            self._stack[self._stacked + index] = self.game.weight(index)
            index += 1
        self._stacked += count
        total: i64 = 0
        weights: i64 = 0
        rounds: i64 = 0
        while rounds < count and rounds < most:
            index = self._likeliest(base, count) if most < count else rounds
            rounds += 1
            mark = self.game.mark()
            self.choices += 1
            self.game.take(self._stack[base + index])
            weight = self._stack[base + count + index]
            self._stack[base + count + index] = 0
            total += weight * self._outlook()
            weights += weight
            self.game.undo_to(mark)
        self._stacked = base
        return total // weights

    def _likeliest(self, base: i64, count: i64) -> i64:
        """The likeliest of the outcomes not yet looked at, the first of equals."""
        best: i64 = 0
        index: i64 = 1
        while index < count:
            if self._stack[base + count + index] > self._stack[base + count + best]:
                best = index
            index += 1
        return best

    def _outlook(self) -> i64:
        """The value of the best end board if the turn is ended as soon as it can be, after all
        commands that wait.

        Without credit left of each choice the first option only is looked at.
        """
        count = self.game.settle()
        mark = self.game.mark()
        if self.game.is_open():
            if self.wait:
                while self.game.is_open() and self.game.list_waiting():
                    self.game.take(self.game.option(0))
                    self.game.settle()
            if self.game.is_open():
                self.game.take(self.game.end_option())
            best = self._outlook()
            self.game.undo_to(mark)
            return best
        if count == 0:
            return self.game.value()
        if self.game.is_chance():
            return self.expect(count)
        base = self._stacked
        self._push_options(count)
        best = -1
        index: i64 = 0
        while index < count and (index == 0 or self._credit > 0):
            self.choices += 1
            self._credit -= 1
            self.game.take(self._stack[base + index])
            worth = self._outlook()
            if worth > best:
                best = worth
            self.game.undo_to(mark)
            index += 1
        self._stacked = base
        return best
