"""The line to choose where the opponent may hold one of several cards, and has not shown which.

A line is played until an answer comes. Its worth is

    w0 V + sum over cards of w min(V, the least that is left after any answer with the card),

with V the value of its end board. Best first over open states with what the answers on the way
have left: no line from there is worth more than if its end board were the best that lies ahead
and no further answer hurt (`_Chooser.bound`). Windows are looked at when a command comes to be
followed, not when it is found. From each command that is followed the search dives to an end, so
that a whole line is known early; a state is left where its bound is no better than that line.
"""

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from search.best_first import PROVED, Search
from search.yugioh.against.held import Held
from search.yugioh.against.left import Command, Left

Least = tuple[int | None, ...]  # for each card what its worst answer so far leaves


class Chosen(NamedTuple):
    """A line, and its worth times the sum of the weights.

    `proved` says that no line is worth more. `lines` were followed to an end.
    """

    worth: int
    line: tuple[Command, ...]
    proved: bool
    lines: int


class _State(NamedTuple):
    """An open state (key), the line to it, and what the answers on the way have left."""

    key: int
    line: tuple[Command, ...]
    least: Least


class _Step(NamedTuple):
    """A command that may be followed: to the open state `key`, or to an end board of `value`."""

    state: _State
    command: Command
    key: int
    value: int


def choose(
    field: Held, search: Search, held: Sequence[Held], weights: Sequence[int], nothing: int,
    *, budget: int | None = None, is_over: Callable[[], bool] = lambda: False,
) -> Chosen:  # fmt: skip
    """The line of the greatest worth from where `field` begins, a duel whose opponent passes.

    `search` was run there to its end, with `ways`. `weights` belong to `held`, `nothing` to no
    card at all. `budget` is the limit of the positions found behind answers; `is_over` ends the
    work sooner.
    """
    return _Chooser(field, search, held, weights, nothing, budget, is_over).run()


def alone(held: Held) -> Left:
    """What is left from where a duel begins, if the opponent's card is known and may answer."""
    search = held.search(held.nodes, 1)
    held.run(search)
    found = choose(held, search, [held], [1], 0)
    held.nodes_used += int(search.nodes)
    return Left(found.worth, found.proved, ((), *found.line))


class _Chooser:
    def __init__(
        self, field: Held, search: Search, held: Sequence[Held], weights: Sequence[int],
        nothing: int, budget: int | None, is_over: Callable[[], bool],
    ) -> None:  # fmt: skip
        self.field, self.held = field, held
        self.weights, self.nothing = weights, nothing
        self.most = None if budget is None else budget + sum(one.nodes_used for one in held)
        self.is_over = is_over
        self.ahead = search.best_ahead()
        self.sure = bool(search.status == PROVED and not search.unplayed)
        self.best = Chosen(-1, (), False, 0)
        self.lines = 0
        self._open: list[tuple[int, int, int, _Step]] = []
        self._serial = count()
        self._passed: dict[int, list[Least]] = {}
        self._root = _State(search.first_keys()[0], (), (None,) * len(held))

    def run(self) -> Chosen:
        self._dive(self._root, self._plan(self._root))
        while self._open and not self._is_spent():
            bound, _, _, step = heappop(self._open)
            if -bound <= self.best.worth:
                self._open.clear()
                break
            after = _State(step.key, (*step.state.line, step.command), step.state.least)
            plan = self._plan(after) if step.key else []
            self._dive(step.state, [([], step), *plan])
        proved = self.sure and not self._open
        return self.best._replace(proved=proved, lines=self.lines)

    def _is_spent(self) -> bool:
        used = sum(one.nodes_used for one in self.held)
        return (self.most is not None and used >= self.most) or self.is_over()

    def bound(self, value: int, least: Least) -> int:
        """The worth if the end board has this value and no further answer hurts."""
        return self.nothing * value + sum(
            weight * (value if left is None else min(left, value))
            for weight, left in zip(self.weights, least, strict=True)
        )

    def _plan(self, state: _State) -> list[tuple[list[_Step], _Step]]:
        """The way to the best end board that is known, if no answer comes: each command, and
        before it the others that there are.
        """
        found = []
        while steps := self._steps(state):
            first = max(steps, key=self._promise)
            found.append(([step for step in steps if step is not first], first))
            if not first.key:
                break
            state = _State(first.key, (*state.line, first.command), state.least)
        return found

    def _dive(self, state: _State, plan: list[tuple[list[_Step], _Step]]) -> None:
        """Follow a plan as long as its worth may be the best, and note the other commands."""
        commands = [first.command for _, first in plan]
        for number, (others, first) in enumerate(plan):
            for step in others:
                bound = self.bound(self._ahead(step), state.least)
                if bound > self.best.worth:
                    step = step._replace(state=state)
                    heappush(self._open, (-bound, -len(state.line), next(self._serial), step))
            after = self._follow(first._replace(state=state), commands[number + 1 :])
            if after is None:
                return
            state = after

    def _promise(self, step: _Step) -> tuple[int, int]:
        """The best value that is known behind a command, and then how near it is."""
        value, commands = self.ahead.get(step.key, (-1, 0)) if step.key else (step.value, 0)
        return value, -commands

    def _ahead(self, step: _Step) -> int:
        """The value of the best end board that is known behind a command."""
        return self._promise(step)[0]

    def _steps(self, state: _State) -> list[_Step]:
        """The commands from an open state, but for those of which nothing is known."""
        steps = (_Step(state, *found) for found in self.field.commands(state.line))
        return [step for step in steps if self._ahead(step) >= 0]

    def _follow(self, step: _Step, rest: Sequence[Command]) -> _State | None:
        """Play a command against every card, with the rest of the plan in mind; None where the
        line ends, or is of no more use.
        """
        state = step.state
        value = self._ahead(step)
        least = list(state.least)
        for number, held in enumerate(self.held):
            known = least[number]
            enough = value if known is None else min(value, known)
            if enough <= 0:
                continue
            for _, left in held.windows(state.line, step.command, rest, enough):
                if known is None or left.value < known:
                    known = left.value
                    self.sure = self.sure and left.proved
            least[number] = known
            if self.bound(value, tuple(least)) <= self.best.worth:
                return None
        line = (*state.line, step.command)
        found = tuple(least)
        if step.key:
            return None if self._is_passed(step.key, found) else _State(step.key, line, found)
        self.lines += 1
        self.best = Chosen(self.bound(value, found), line, False, 0)
        return None

    def _is_passed(self, key: int, least: Least) -> bool:
        """Whether this open state was entered with as much left before; else note it."""
        entered = self._passed.setdefault(key, [])
        if any(_covers(other, least) for other in entered):
            return True
        entered[:] = [other for other in entered if not _covers(least, other)]
        entered.append(least)
        return False


def _covers(one: Least, other: Least) -> bool:
    """Whether one leaves as much as the other with every card."""
    return all(
        mine is None or (theirs is not None and mine >= theirs)
        for mine, theirs in zip(one, other, strict=True)
    )
