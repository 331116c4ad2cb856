"""The end of the turn, at every node: the best end boards.

**Commands that wait.**  To Set a card before other commands mostly leads where it leads to Set it
after them (`Game.waits`).  Such a command is made at the end of the turn: with all others that wait
when a node is found, in every other combination when it is expanded.  No position with it is
searched on.  So of the orders of commands that do not touch each other one is played, as a
persistent set does in partial-order reduction (Valmari, *Stubborn Sets for Reduced State Space
Generation*, 1991; Godefroid, *Partial-Order Methods for the Verification of Concurrent Systems*,
1996).  That they do not touch each other is not worked out before, but noticed as the other
commands are played (`Game.minded`): where one of them asks for what a command that waits would
change, keeps it from being made, or ends the game, that command is played there like any other.
"""

from typing import Final

from mypy_extensions import i64

from engine.game import Game
from search.order import Order
from search.outlook import SHARE

# What a board is told as: key of the table, value, commands, node, the options of each command
# from the node on, the last of which ends the turn; and beside that the key of what is in play.
Command = list[int]
Kept = tuple[int, int, int, int, list[Command], int]

NONE_YET: Final = -1


class Ends(Order):
    """Nodes, at each of which the turn is ended in every way.

    Where it does not `wait`, no command does.
    """

    def __init__(self, game: Game, max_nodes: int, top: int, wait: bool) -> None:
        super().__init__(game, max_nodes, wait)
        self.top: i64 = top
        self.cut: bool = False  # whether options were left out of a command, or of an end
        self.unplayed: i64 = 0  # chance decisions met, behind which nothing was searched
        self.met: i64 = 0  # named goals that some end board meets, one bit each
        # Goals met for the first time, from which node, and the commands from there.
        self.first_met: list[tuple[int, int, list[Command]]] = []
        self._until: i64 = 0  # choices at which the present command is left
        self._ended: i64 = 0  # options taken to end the turn
        self._ends_until: i64 = 0  # choices at which the ends have had their share
        self._best: list[Kept] = []
        self._worst: i64 = NONE_YET
        self._going_on: set[int] = set()  # nodes at which the turn can go on after its end
        self._minding: set[int] = set()  # nodes at which a command that waits does something else

    def _end(self, node: i64, made: i64) -> i64:
        """End the turn in every way, after all commands that wait; the value of the best end board.

        Where the ends have had their share of the choices, the first options only are taken.
        """
        before = self._begin_ends()
        mark = self.game.mark()
        first = self._steps
        if self.wait:
            while self.game.list_waiting() and self._make_waiting(node, self.game.option(0)):
                pass
            if not self.game.is_open():
                self.game.undo_to(mark)
                self._steps = first
        best = self._play_end(self.game.end_option(), node, made, first, self._steps)
        self.game.undo_to(mark)
        self._steps = first
        self._ended += self.choices - before
        self._until += self.choices - before
        return best

    def _begin_ends(self) -> i64:
        """Let the ends that are played now have what is left of their share of the choices."""
        self._ends_until = self.choices + self.most_choices // SHARE - self._ended
        return self.choices

    def _make_waiting(self, node: i64, option: i64) -> bool:
        """Make a command that waits; whether that leads to an open state."""
        self.game.mind(False)
        self._take(option)
        self.game.settle()
        if self.game.minded() or not self.game.is_open():
            self._minding.add(int(node))
        return self.game.is_open()

    def _end_otherwise(self, node: i64) -> None:
        """End the turn of a node that is expanded after any of the commands that wait, and none."""
        before = self._begin_ends()
        if self.game.list_waiting():
            self._end_now(node)
            self._end_after(node, 0)
        self._ended += self.choices - before

    def _end_after(self, node: i64, next_waiting: i64) -> None:
        """End the turn after more of the commands that wait, from this one on."""
        mark = self.game.mark()
        steps = self._steps
        count = self.game.list_waiting()
        base = self._stacked
        self._push_options(count)
        index = next_waiting
        while index < count and self.choices < self._ends_until:
            if self._make_waiting(node, self._stack[base + index]):
                self._end_now(node)
                self._end_after(node, index)
            self.game.undo_to(mark)
            self._steps = steps
            index += 1
        self.cut = self.cut or index < count
        self._stacked = base

    def _end_now(self, node: i64) -> None:
        """End the turn of a node that is expanded, after the commands made since."""
        mark = self.game.mark()
        steps = self._steps
        self._play_end(self.game.end_option(), node, i64(self._made[node]), 0, steps)
        self.game.undo_to(mark)
        self._steps = steps

    def _play_end(self, option: i64, node: i64, made: i64, first: i64, end: i64) -> i64:
        """Take an option of the end, whose own options begin at step `end`."""
        self._take(option)
        count = self.game.advance()
        if count == 0:
            worth = self.game.value()
            self._note_goals(node, first, end)
            if worth >= self._worst or len(self._best) < self.top:
                self._keep(worth, node, made, first, end)
            return worth
        if self.game.is_open():
            # The turn goes on: what it leaves is found from there. Until then it is as it is now.
            self._going_on.add(int(node))
            if end > first:
                self._minding.add(int(node))
            return self.game.value()
        if self.game.is_chance():
            # The End Phase itself is uncertain: its average counts, no board is kept.
            self.unplayed += 1
            return self.expect(count) if self.may_estimate() else self.game.value()
        base = self._stacked
        self._push_options(count)
        best: i64 = -1
        index: i64 = 0
        while index < count and (index == 0 or self.choices < self._ends_until):
            mark = self.game.mark()
            steps = self._steps
            worth = self._play_end(self._stack[base + index], node, made, first, end)
            if worth > best:
                best = worth
            self.game.undo_to(mark)
            self._steps = steps
            index += 1
        self.cut = self.cut or index < count
        self._stacked = base
        return best

    def _told_by_end(self, node: i64) -> i64:
        """What the search that expands a node has to know of its end, as bits."""
        return (1 if int(node) in self._going_on else 0) | (2 if int(node) in self._minding else 0)

    def _take_told(self, node: i64, told: i64) -> None:
        """Note what was told of the end of a node."""
        if told & 1:
            self._going_on.add(int(node))
        if told & 2:
            self._minding.add(int(node))

    def _note_goals(self, node: i64, first: i64, end: i64) -> None:
        """Note the named goals that the end board met, which was valued just now."""
        fresh = self.game.met() & ~self.met
        if fresh:
            self.met |= fresh
            self.first_met.append((int(fresh), int(node), self._commands_from(first, end)))

    def _keep(self, worth: i64, node: i64, made: i64, first: i64, end: i64) -> None:
        """Keep an end board among the best: of boards with the same cards in play the best one
        (by what else there is, in hand and GY), with its shortest line.
        """
        key = self.game.board_key()
        field = self.game.field_key()
        made += end - first
        for number, board in enumerate(self._best):
            if board[5] == field:
                if worth > board[1] or (worth == board[1] and made < board[2]):
                    commands = self._commands_from(first, end)
                    self._best[number] = (key, worth, made, node, commands, field)
                    self._sort()
                return
        self._best.append((key, worth, made, node, self._commands_from(first, end), field))
        self._sort()

    def _commands_from(self, first: i64, end: i64) -> list[Command]:
        """The options taken from this step on: each command that waited has one, then the end."""
        waited = [[int(self._taken[step])] for step in range(first, end)]
        return [*waited, self._taken_from(end)]

    def _sort(self) -> None:
        self._best.sort(key=lambda board: (-board[1], board[2], board[3]))
        while len(self._best) > self.top:
            self._best.pop()
        if len(self._best) == self.top:
            self._worst = self._best[-1][1]

    def kept(self) -> list[Kept]:
        """The best end boards as in `boards`, and of each the key of what is in play."""
        return self._best

    @property
    def boards(self) -> list[tuple[int, int, int, int, list[Command]]]:
        """The best end boards: key of the table, value, commands, node, and the options of each
        command from the node on.
        """
        return [board[:5] for board in self._best]
