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
from typing import Final, NamedTuple

from engine.digimon.card import Card
from engine.digimon.slots import BEST
from engine.digimon.solo import SoloGame
from engine.digimon.solo_play import DigimonSolo, value
from search.best_first import Search

PLAN_NODES: Final = 400
# A brick has not digivolved into this level or a higher one by the end of so many own turns.
BRICK_LEVEL: Final = 4
BRICK_TURNS: Final = 2


@dataclass(frozen=True)
class Played:
    """One run: the options taken, the value of the end position, whether it is a brick."""

    options: tuple[int, ...]
    value: int
    brick: bool
    plans: int
    nodes: int


def play_turns(game: SoloGame, max_nodes: int = PLAN_NODES) -> Played:
    """Play the own turns from where the game is; it is left at the end."""
    taken: list[int] = []
    plans = nodes = 0
    while game.advance():
        plan, looked = _plan(game, max_nodes)
        plans, nodes = plans + 1, nodes + looked
        seen = game.seen
        for option in plan:
            if not game.advance():
                break
            if option not in game.options():
                raise RuntimeError("a plan does not fit the position it was made for")
            game.take(option)
            taken.append(option)
            game.advance()
            if game.seen != seen:
                break
    return Played(tuple(taken), int(value(game.state)), _is_brick(game), plans, nodes)


def _is_brick(game: SoloGame) -> bool:
    """No digivolution into BRICK_LEVEL or higher by the end of own turn BRICK_TURNS."""
    best = int(game.state.data[BEST])
    return all((best >> 4 * turn & 15) < BRICK_LEVEL for turn in range(BRICK_TURNS))


def _plan(game: SoloGame, max_nodes: int) -> tuple[list[int], int]:
    """The options of the best line to the end of this turn, nothing hidden being looked at."""
    state = game.state
    mark = game.mark()
    state.blind = state.one_turn = 1
    try:
        search = Search(DigimonSolo(state), max_nodes, 1)
        search.run(max_nodes)
        search.home()
        boards = search.boards
        line: list[int] = []
        if boards:
            _, _, _, node, end = boards[0]
            line = [option for command in (*search.line(node), end) for option in command]
    finally:
        game.undo_to(mark)
        state.blind = state.one_turn = 0
    if not line:
        raise RuntimeError("no way to the end of the turn was found")
    game.advance()
    return line, int(search.nodes)


@dataclass(frozen=True)
class SoloSpec:
    """A deck and how its own turns are played, as a worker needs it: card numbers and facts."""

    main: tuple[str, ...]
    eggs: tuple[str, ...]
    facts: tuple[Card, ...] = ()
    turns: int = 3
    memory: int | None = None
    attacks: bool = False
    first: bool = True

    def game(self) -> SoloGame:
        """A new game with this deck."""
        return SoloGame(
            self.main, self.eggs, turns=self.turns, memory=self.memory, attacks=self.attacks,
            facts={card.number: card for card in self.facts},
        )  # fmt: skip


class Dealt(NamedTuple):
    """An opening hand, and a seed for each order of the deck that it is to be played over."""

    hand: tuple[str, ...]
    seeds: tuple[int, ...]


class Runs(NamedTuple):
    """What became of a hand over each of its orders: values of the end, and bricks."""

    values: tuple[int, ...]
    bricks: tuple[bool, ...]


def play_orders(spec: SoloSpec, dealt: Dealt) -> Runs:
    """Play a hand over its orders, in whatever process this is."""
    game = _game(spec)
    runs = []
    for seed in dealt.seeds:
        game.start(dealt.hand, seed, spec.first)
        runs.append(play_turns(game))
    return Runs(tuple(run.value for run in runs), tuple(run.brick for run in runs))


@lru_cache(maxsize=1)
def _game(spec: SoloSpec) -> SoloGame:
    """This process's engine for the deck, built at the first hand."""
    return spec.game()


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
