"""Several own turns with hidden cards: plan, play until something is seen, plan anew.

A plan is a search of the present turn in which everything drawn or revealed stays unknown, so no
decision can depend on the hidden order.  Of the best plan only as much is played as shows no card;
then the next plan is made from what is known now.  One run over a shuffled order gives one value;
`average` takes the mean over several, with a 95 % interval.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Any, Final, NamedTuple

from engine.digimon.language.card import Card
from engine.digimon.position.slots import FIRST
from engine.digimon.rules.digivolving import own_turn
from engine.digimon.solo.game import SoloGame
from engine.digimon.solo.goals import DEFAULT, Goal, is_brick, value_of
from engine.digimon.solo.searched import DigimonSolo
from engine.digimon.solo.value import (
    GOAL,
    Value,
    dp_in_play,
    handed_over,
    highest,
    met_for_good,
    score,
)
from engine.digimon.telling.story import board_number, in_play
from engine.digimon.worth.weights import CHANCES, chance_of_hand, price_not_remembered
from search.best_first import Search

PLAN_NODES: Final = 400
ENDS: Final = 4  # best ends of the planned turn that are looked at from the next own turn,
AHEAD_NODES: Final = 12  # with so many positions each


@dataclass(frozen=True)
class Played:
    """One run: the options taken, the value of its end, and what it reached.

    The value is in points of the goal, or without one the chance to win in 1 / 10,000.
    `points` are those of the goal that is measured.  `met` has a bit for each named goal, `levels`
    the highest level digivolved into by the end of each own turn, `dp` the DP in the battle area,
    `memory` what the opponent was left with.  With
    `unplayed` a card that is not played whole could have come into play: then nothing is known of
    goals that are not met, and `brick` is None instead of True.
    """

    options: tuple[int, ...]
    value: int
    points: int
    brick: bool | None
    met: int
    levels: tuple[int, ...]
    dp: int
    memory: int
    unplayed: bool
    plans: int
    nodes: int


class Player:
    """Plays the own turns of a game for a goal, `max_nodes` positions a plan."""

    def __init__(
        self,
        game: SoloGame,
        goal: Goal | None = None,
        max_nodes: int = PLAN_NODES,
        *,
        measured: Goal | None = None,
        passive: bool = True,
    ) -> None:
        self.game = game
        self.goal = measured or goal or DEFAULT
        self.max_nodes = max_nodes
        self.passive = passive
        self._value: Value = value_of(game, goal or DEFAULT, passive=passive)
        self.end = 0  # the value of the end of the turns last played, whatever its unit
        self._told: Value = value_of(game, measured, passive=passive) if measured else self._value

    def play(self) -> Played:
        """Play the own turns from where the game is; it is left at the end."""
        game, state = self.game, self.game.state
        taken: list[int] = []
        plans = nodes = 0
        self._value.before = self._told.before = 0
        while game.advance():
            plan, looked = self.plan()
            plans, nodes = plans + 1, nodes + looked
            seen = game.seen
            for option in plan:
                if not game.advance():
                    break
                if option not in game.options():
                    raise RuntimeError("a plan does not fit the position it was made for")
                self._take(option)
                taken.append(option)
                if game.seen != seen:
                    break
        value = self.end = int(score(state, self._value))
        if not self.passive and not self._value.has_points():
            value = round(CHANCES * chance_of_hand(value, state.data[FIRST] == 0))
        points = int(score(state, self._told)) if self._told.has_points() else value
        met = int(self._told.met)
        levels = tuple(int(highest(state, turn + 1)) for turn in range(int(state.last_turn)))
        unplayed = game.unplayed
        brick = is_brick(self.goal, met, points, levels)
        return Played(
            tuple(taken), value, points, None if brick and unplayed else brick, met, levels,
            int(dp_in_play(state)), int(handed_over(state)), unplayed, plans, nodes,
        )  # fmt: skip

    def _take(self, option: int) -> None:
        """Go on with an option, and note the goals met where it ends the turn."""
        game, state = self.game, self.game.state
        mark = game.mark()
        state.one_turn = 1
        game.take(option)
        game.advance()
        state.one_turn = 0
        if not game.is_over():
            return
        # The turn ends here: the end is looked at, and then played on from.
        for one in (self._value, self._told):
            one.before = met_for_good(state, one)
        game.undo_to(mark)
        game.advance()
        game.take(option)
        game.advance()

    def plan(self) -> tuple[list[int], int]:
        """The options of the best line to the end of this turn, nothing hidden being looked at.

        And how many positions were looked at.  Of the best ends of this turn the one is taken from
        which the most can be made in the next own turn.
        """
        game, state = self.game, self.game.state
        mark = game.mark()
        state.blind = 1
        try:
            search = self._search(self.max_nodes, ENDS)
            lines = [
                [option for command in (*search.line(node), *end) for option in command]
                for _, _, _, node, end in search.boards
            ]
            if not lines:
                raise RuntimeError("no way to the end of the turn was found")
            best, looked = lines[0], 0
            if own_turn(state) < state.last_turn:
                best, looked = self._best_for_later(lines)
        finally:
            game.undo_to(mark)
            state.blind = state.one_turn = 0
        game.advance()
        return best, int(search.nodes) + looked

    def _best_for_later(self, lines: list[list[int]]) -> tuple[list[int], int]:
        """The line after which the next own turn promises most, and positions looked at."""
        mark = self.game.mark()
        # Lines that are the same until a card is seen are one decision, of which the best counts.
        decisions = set()
        for line in lines:
            decisions.add(self._until_seen(line))
            self.game.undo_to(mark)
        if len(decisions) == 1:
            return lines[0], 0
        promises = []
        for line in lines:
            promises.append(self._promise(line))
            self.game.undo_to(mark)
        best = max(range(len(lines)), key=lambda number: promises[number][0])
        return lines[best], sum(nodes for _, nodes in promises)

    def _until_seen(self, line: list[int]) -> tuple[int, ...]:
        """The options of a line until a card is seen; the game goes on by them."""
        game = self.game
        seen = game.seen
        for number, option in enumerate(line):
            game.advance()
            if game.seen != seen:
                return tuple(line[:number])
            game.take(option)
        return tuple(line)

    def _search(self, max_nodes: int, top: int) -> Search:
        """A search from where the game is to the end of this turn."""
        self.game.state.one_turn = 1
        search = Search(DigimonSolo(self.game.state, self._value), max_nodes, top)
        search.run(max_nodes)
        search.home()
        return search

    def _promise(self, line: list[int]) -> tuple[int, int]:
        """What the next own turn can make of the end of this line, and positions looked at."""
        game, state, value = self.game, self.game.state, self._value
        before = value.before
        state.one_turn = 1
        mark = game.mark()
        for option in line:
            mark = game.mark()
            game.advance()
            game.take(option)
        game.advance()
        given = handed_over(state) * (price_not_remembered(value.worth) + value.given * GOAL)
        value.before = met_for_good(state, value)
        game.undo_to(mark)
        state.one_turn = 0
        game.advance()
        game.take(line[-1])
        game.advance()
        try:
            search = self._search(AHEAD_NODES, 1)
            return int(search.boards[0][1]) - int(given), int(search.nodes)
        finally:
            value.before = before


@dataclass(frozen=True)
class SoloSpec:
    """A deck and how its own turns are played, as a worker needs it: card numbers and facts.

    `goal` is what is played for, None for the default value; `max_nodes` are those of one plan.
    `measured` is a goal that is not played for: what is reached of it is told all the same.
    With `passive` the opponent does nothing with the memory they get, see `goals.value_of`.
    """

    main: tuple[str, ...]
    eggs: tuple[str, ...]
    facts: tuple[Card, ...] = ()
    turns: int = 3
    memory: int | None = None
    attacks: bool = False
    first: bool = True
    goal: Goal | None = None
    max_nodes: int = PLAN_NODES
    passive: bool = False
    measured: Goal | None = None

    @property
    def to_win(self) -> bool:
        """Whether the chance to win is played for, not points."""
        return not self.passive and not (self.goal or DEFAULT).has_points

    def game(self) -> SoloGame:
        """A new game with this deck."""
        return SoloGame(
            self.main, self.eggs, turns=self.turns, memory=self.memory, attacks=self.attacks,
            passive=self.passive, facts={card.number: card for card in self.facts},
        )  # fmt: skip

    def player(self) -> Player:
        """A new game with this deck, and who plays it."""
        return Player(
            self.game(), self.goal, self.max_nodes, measured=self.measured, passive=self.passive
        )


class Dealt(NamedTuple):
    """An opening hand, and a seed for each order of the deck that it is to be played over."""

    hand: tuple[str, ...]
    seeds: tuple[int, ...]


class Runs(NamedTuple):
    """What became of a hand, an entry for each of its orders.

    The fields are those of `Played`.  `boards` are the keys of what was in play at the end, the
    same for the same cards in any deck; `in_play` has each of them once, as `story.in_play` tells
    it.
    """

    values: tuple[int, ...]
    points: tuple[int, ...]
    bricks: tuple[bool | None, ...]
    met: tuple[int, ...]
    levels: tuple[tuple[int, ...], ...]
    dp: tuple[int, ...]
    memory: tuple[int, ...]
    unplayed: tuple[bool, ...]
    boards: tuple[int, ...]
    in_play: dict[int, dict[str, Any]]
    plans: tuple[int, ...]
    nodes: tuple[int, ...]


def play_orders(spec: SoloSpec, dealt: Dealt) -> Runs:
    """Play a hand over its orders, in whatever process this is."""
    player = _player(spec)
    game = player.game
    runs: list[Played] = []
    boards: list[int] = []
    told: dict[int, dict[str, Any]] = {}
    for seed in dealt.seeds:
        game.start(dealt.hand, seed, spec.first)
        runs.append(player.play())
        board = in_play(game)
        boards.append(board_number(board))
        told[boards[-1]] = board
    return Runs(
        tuple(run.value for run in runs),
        tuple(run.points for run in runs),
        tuple(run.brick for run in runs),
        tuple(run.met for run in runs),
        tuple(run.levels for run in runs),
        tuple(run.dp for run in runs),
        tuple(run.memory for run in runs),
        tuple(run.unplayed for run in runs),
        tuple(boards),
        told,
        tuple(run.plans for run in runs),
        tuple(run.nodes for run in runs),
    )


@lru_cache(maxsize=1)
def _player(spec: SoloSpec) -> Player:
    """This process's engine for the deck, built at the first hand."""
    return spec.player()


@dataclass(frozen=True)
class Average:
    """The mean value over sampled orders, and its 95 % interval."""

    mean: float
    low: float
    high: float
    runs: int


def average(values: Sequence[int]) -> Average:
    """The mean of these values with its interval (normal approximation)."""
    count = len(values)
    mean = sum(values) / count
    spread = 0.0
    if count > 1:
        variance = sum((value - mean) ** 2 for value in values) / (count - 1)
        spread = 1.96 * sqrt(variance / count)
    return Average(mean, mean - spread, mean + spread, count)
