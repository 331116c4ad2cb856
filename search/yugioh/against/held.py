"""A duel in which the opponent holds one card: where it may answer a line, and what is left then.

A line is the commands of the player, each as the options taken, the same as in a duel whose
opponent only passes. Where that opponent is not even asked, this one may answer: in every window
that the rules give. After an answer the player knows the card, and goes on as well as can be found.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from engine.yugioh.game import YugiohGame
from engine.yugioh.telling.decision import Decision
from engine.yugioh.worth.searched import YugiohPlay
from engine.yugioh.worth.value import Value
from search.best_first import Search
from search.led import LedSearch
from search.yugioh.against.left import Command, Left, Window, best_of, is_enough
from search.yugioh.against.opponent import NOTHING, Opponent

# So many times in one turn the answers of one card are played out.
_MOST_ANSWERS: Final = 3
# Positions searched for a plan where the position is known.
_AGAIN: Final = 100
# Nodes between two looks at what was found.
_CHUNK: Final = 250


class Held:
    """A duel of `game`, whose opponent holds one card beside blanks, from where it stands.

    `nodes` is the limit of each search for the best continuation, and `best_line` (`lines.alone`)
    plays on where the card may answer again. `examined` counts the windows
    looked at, `nodes_used` the positions found behind them.
    """

    def __init__(
        self, game: YugiohGame, worth: Value, nodes: int, best_line: "Callable[[Held], Left]",
        depth: int = 0,
    ) -> None:  # fmt: skip
        self.game = game
        self.worth = worth
        self._best_line = best_line
        self._depth = depth
        self.nodes = nodes
        self.examined = 0
        self.nodes_used = 0
        self.opponent = Opponent(game)
        self._play = YugiohPlay(game.state, worth)
        self._plan: Sequence[Command] = ()
        self._path: list[Command] = []
        self._marks: list[int] = []
        self._left: dict[tuple[int, Command, Window], Left] = {}
        self._behind: dict[tuple[int, ...], Left] = {}
        self._line: Sequence[Command] = ()
        self._meanings: list[Command] = []

    @contextmanager
    def passing(self) -> Iterator[None]:
        """The opponent is asked nothing meanwhile."""
        self.game.state.opponent_acts = 0
        try:
            yield
        finally:
            self.game.state.opponent_acts = 1

    def look_closer(self, nodes: int) -> None:
        """Give each search so many positions from now on, and forget what was found with fewer."""
        self.nodes = nodes
        self._left.clear()
        self._behind.clear()

    # -------------------------------------------------------------- windows

    def windows(
        self, line: Sequence[Command], command: Command, rest: Sequence[Command],
        enough: int | None = None,
    ) -> Iterator[tuple[Window, Left]]:  # fmt: skip
        """Each answer to a command after this line, and what is left then.

        What of the rest of the line can still be played is tried before anything else. A
        continuation of the value `enough` is not searched further.
        """
        plan = self._meant((*line, command, *rest))[len(line) :]
        self._go_to(line)
        self.game.advance()
        key = self.game.key()
        mark = self.game.mark()
        taken = numbers = 0
        while count := self.game.advance():
            if self.opponent.is_asked():
                passes = self.opponent.by_default()
                for option in self.opponent.answers(count):
                    window = Window(taken, numbers, option)
                    self._plan = (plan[0][taken:], *plan[1:])
                    yield window, self._look(key, command[:taken], window, enough)
                numbers += 1
                self.game.take(passes)
            elif taken == len(command):
                break
            else:
                self._follow(command[taken])
                taken += 1
        self.game.undo_to(mark)

    def _look(self, node: int, taken: Command, window: Window, enough: int | None) -> Left:
        """What is left after this answer, as known or searched now."""
        known = self._left.get((node, taken, window))
        if known is not None and is_enough(known, enough):
            return known
        if known is None:
            self.examined += 1
        mark = self.game.mark()
        self.game.take(window.option)
        left = self._after(enough).behind(window.option)
        self.game.undo_to(mark)
        if known is not None and known.value > left.value:
            left = known
        self._left[node, taken, window] = left
        return left

    # ---------------------------------------------------------------- after

    def _after(self, enough: int | None) -> Left:
        """What is left from here on: the opponent does what leaves least, the player what leaves
        most.
        """
        count = self.game.advance()
        if not count:
            return Left(int(self._play.value()), True)
        spent = self.opponent.is_spent()
        if self.game.is_open() and not spent:
            if self._depth + 1 < _MOST_ANSWERS:
                return self._answered_again()
            return self._searched(enough)._replace(proved=False)
        theirs = not self.game.is_open() and Decision(self.game).player() == 1
        if self.game.is_chance() or (spent and not theirs and not self.opponent.is_asked_below()):
            return self._searched(enough)
        options = self.game.options()
        if self.opponent.is_asked():
            options = [*self.opponent.answers(count), self.opponent.by_default()]
        found: Left | None = None
        for option in options:
            mark = self.game.mark()
            self.game.take(option)
            left = self._after(enough)
            self.game.undo_to(mark)
            if found is None or (left.value < found.value if theirs else left.value > found.value):
                found = left.behind(option)
        assert found is not None
        return found

    def _answered_again(self) -> Left:
        """What is left from this open state on if the card may be used once more."""
        again = Held(self.game, self.worth, self.nodes, self._best_line, self._depth + 1)
        left = self._best_line(again)
        again.home()
        self.nodes_used += again.nodes_used
        self.examined += again.examined
        return left

    def _searched(self, enough: int | None) -> Left:
        """The best end board from here, searched as if the opponent passed from now on."""
        with self.passing():
            self.game.advance()
            is_open = self.game.is_open()
            search = LedSearch(self._play, self.nodes, 1)
            starts = tuple(search.first_keys())
            # What ends without an open state, as in the End Phase, has no key to be known by.
            known = self._behind.get(starts) if any(starts) else None
            if known is None or not is_enough(known, enough):
                # Searched before, but perhaps not with this plan. What the rest of the command
                # may lead to takes no positions from what follows.
                search.max_nodes = search.nodes + (self.nodes if known is None else _AGAIN)
                search.lead(*self._still_possible())
                while search.run(_CHUNK):
                    if enough is not None and search.boards and search.boards[0][1] >= enough:
                        break
                self.nodes_used += int(search.nodes)
                found = best_of(search)
                if is_open and found.line:
                    # Nothing is left of the command that was answered.
                    found = found._replace(line=((), *found.line))
                if known is None or found.value > known.value or found.proved:
                    known = found
                if search.status and any(starts):
                    self._behind[starts] = known
            search.home()
        return known

    def _still_possible(self) -> tuple[list[int], list[list[int]]]:
        """What of the plan can be played from here: the keys of its open states, and for each the
        options that lead to it, by number (see `LedSearch.lead`).
        """
        keys: list[int] = []
        numbers: list[list[int]] = []
        mark = self.game.mark()
        taken: list[int] = []
        wanted, *commands = [list(command) for command in self._plan] or [[]]
        while self.game.advance():
            options = self.game.options()
            if self.game.is_chance():
                break
            if self.game.is_open():
                if taken:
                    keys.append(self.game.key())
                    numbers.append(taken)
                    taken = []
                while commands and commands[0][0] not in options:
                    del commands[0]
                if not commands:
                    break
                wanted = commands.pop(0)
            number = options.index(self.opponent.by_default())
            meant = [self.opponent.meant(option) for option in options]
            while wanted and wanted[0] == NOTHING not in meant:
                # A window that the answer has taken away.
                del wanted[0]
            if wanted and wanted[0] in meant:
                number = meant.index(wanted.pop(0))
            taken.append(number)
            self.game.take(options[number])
        self.game.undo_to(mark)
        return keys, numbers

    def _meant(self, line: Sequence[Command]) -> list[Command]:
        """What each option of a line stands for, from where the duel began, unanswered."""
        if line != self._line:
            self._go_to(())
            mark = self.game.mark()
            self._meanings = []
            for command in line:
                meanings: list[int] = []
                self._play_on(command, 0, meanings)
                self._meanings.append(tuple(meanings))
            self._line = line
            self.game.undo_to(mark)
        return self._meanings

    # --------------------------------------------------------------- moving

    def commands(self, line: Sequence[Command]) -> list[tuple[Command, int, int]]:
        """Every command after a line that ends in an open state or the end of the turn.

        Each with the key of that open state and 0, or with 0 and the value of the end board.
        """
        self._go_to(line)
        found: list[tuple[Command, int, int]] = []
        with self.passing():
            self.game.advance()
            for option in self.game.options():
                self._commands((option,), found)
        return found

    def _commands(self, taken: Command, found: list[tuple[Command, int, int]]) -> None:
        mark = self.game.mark()
        self.game.take(taken[-1])
        if not self.game.advance():
            found.append((taken, 0, int(self._play.value())))
        elif self.game.is_open():
            found.append((taken, self.game.key(), 0))
        elif not self.game.is_chance():
            for option in self.game.options():
                self._commands((*taken, option), found)
        self.game.undo_to(mark)

    def search(self, nodes: int, top: int) -> LedSearch:
        """A search from where the duel began, with `ways`; `run` does it."""
        self.home()
        with self.passing():
            return LedSearch(self._play, nodes, top, True)

    def lead(self, search: LedSearch, line: Sequence[Command]) -> None:
        """Let a line be walked first in a search from where the duel began."""
        self._plan = ((), *self._meant(line))
        search.lead(*self._still_possible())

    def run(self, search: Search) -> None:
        """Run a search of this duel to its end: the opponent passes."""
        with self.passing():
            while search.run(_CHUNK):
                pass
            search.home()

    def home(self) -> None:
        """Bring the duel back to where it began."""
        self._go_to(())

    def _go_to(self, line: Sequence[Command]) -> None:
        """Bring the duel to the end of a line from where it began, unanswered."""
        common = 0
        while common < min(len(line), len(self._path)) and line[common] == self._path[common]:
            common += 1
        if common < len(self._path):
            self.game.undo_to(self._marks[common])
            del self._path[common:], self._marks[common:]
        self.game.state.opponent_acts = 1
        for command in line[common:]:
            self._marks.append(self.game.mark())
            self._path.append(command)
            self._play_on(command, 0)

    def answered(
        self, line: Sequence[Command], command: Command, window: Window, left: Left
    ) -> list[list[int]]:
        """The commands from the last of a line on, if it is answered in this window.

        As `left` goes on, with all options taken, the opponent's among them.
        """
        self._go_to(line)
        mark = self.game.mark()
        first = []
        numbers = taken = 0
        while self.game.advance():
            asked = self.opponent.is_asked()
            if asked and numbers == window.number:
                break
            option = self.opponent.by_default() if asked else command[taken]
            numbers, taken = numbers + asked, taken + (not asked)
            self.game.take(option)
            first.append(option)
        rest, *commands = left.line
        found = [[*first, *self._play_on(rest, left.asked)]]
        found += [self._play_on(each, 0) for each in commands]
        self.game.undo_to(mark)
        return found

    def _play_on(
        self, command: Command, asked: int, meanings: list[int] | None = None
    ) -> list[int]:
        """Play (the rest of) a command, whose first `asked` options are choices of both players.

        Then the opponent passes. All options taken, theirs among them; what those of the command
        stand for is added to `meanings`.
        """
        options: list[int] = []
        taken = 0
        while self.game.advance():
            if taken >= asked and self.opponent.is_asked():
                option = self.opponent.by_default()
                self.game.take(option)
            elif taken == len(command):
                break
            else:
                option = command[taken]
                if meanings is not None:
                    meanings.append(self.opponent.meant(option))
                self._follow(option)
                taken += 1
            options.append(option)
        return options

    def _follow(self, option: int) -> None:
        """Take an option of the line. Raises RuntimeError where it is not one here."""
        if option not in self.game.options():
            raise RuntimeError(
                "a line cannot be played against the opponent's card as it was found without"
            )
        self.game.take(option)
