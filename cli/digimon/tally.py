"""What becomes of a hand over orders of the deck: bricks, levels, goals and end boards, counted."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.digimon.solo.goals import DEFAULT, Goal
from search.digimon import Runs, SoloSpec, ToldTurns
from search.digimon.turns import Average, average


@dataclass(frozen=True)
class Solo:
    """What to play: the deck, amounts of memory, sampled orders, seed; and boards to show."""

    name: str
    spec: SoloSpec
    memories: tuple[int | None, ...]
    orders: int
    seed: int
    top: int
    source: str = ""
    undefined: tuple[tuple[str, str], ...] = ()  # number and name of cards without effects
    whole: tuple[int, ...] = (0, 0)  # how many copies are played whole, and how many there are

    @property
    def goal(self) -> Goal:
        """What is played for, or only measured."""
        return self.spec.measured or self.spec.goal or DEFAULT

    @property
    def shown(self) -> int:
        """Which of `memories` is shown in full: 3, the opponent's pass, if it is among them."""
        return self.memories.index(3) if 3 in self.memories else 0


@dataclass(frozen=True)
class EndBoard:
    """What some orders left in play: how many, their average value, and the cards as data."""

    orders: int
    value: float
    board: dict[str, Any]


@dataclass(frozen=True)
class Tally:
    """What became of a hand over its orders.

    `levels` has for each own turn how many orders have digivolved into which level by its end (0
    for none), `met` how many have met each named goal. Of `undecided` orders it is not known
    whether they are bricks, of `maybe` not whether they could meet each goal: a card that is not
    played whole could have come into play.
    """

    memory: int | None
    worth: Average
    bricks: int
    undecided: int
    levels: tuple[Counter[int], ...]
    met: tuple[int, ...]
    maybe: tuple[int, ...]
    boards: tuple[EndBoard, ...]
    different: int


@dataclass(frozen=True)
class HandResult:
    """One hand: the cards given, the run over the first order, a tally for each memory."""

    cards: tuple[tuple[str, str], ...]  # number and name
    example: ToldTurns
    tallies: tuple[Tally, ...]


def tally(parts: Sequence[Runs], memory: int | None, solo: Solo) -> Tally:
    """Count the runs of one hand."""
    values = [value for runs in parts for value in runs.values]
    levels = [of_turns for runs in parts for of_turns in runs.levels]
    met = [bits for runs in parts for bits in runs.met]
    bricks = [brick for runs in parts for brick in runs.bricks]
    unplayed = [one for runs in parts for one in runs.unplayed]
    goals = range(len(solo.goal.goals))
    keys = [key for runs in parts for key in runs.boards]
    in_play = {key: board for runs in parts for key, board in runs.in_play.items()}
    by_board: dict[int, list[int]] = {}
    for key, value in zip(keys, values, strict=True):
        by_board.setdefault(key, []).append(value)
    boards = [
        EndBoard(len(found), sum(found) / len(found), in_play[key])
        for key, found in by_board.items()
    ]
    boards.sort(key=lambda board: (-board.orders, -board.value, str(board.board)))
    return Tally(
        memory,
        average(values),
        bricks.count(True),
        bricks.count(None),
        tuple(Counter(of_turns[turn] for of_turns in levels) for turn in range(solo.spec.turns)),
        tuple(sum(bits >> number & 1 for bits in met) for number in goals),
        tuple(
            sum(one and not bits >> number & 1 for one, bits in zip(unplayed, met, strict=True))
            for number in goals
        ),
        tuple(boards[: solo.top]),
        len(boards),
    )
