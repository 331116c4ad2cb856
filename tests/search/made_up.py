"""Made-up games for the search: a few spots that lead to each other, and nothing of any card.

The compiler takes no subclass in plain Python, so they are played on the plain engine only.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.agenda import Agenda
from engine.game import Game

OPEN, CHOICE, CHANCE, OVER = "open", "choice", "chance", "over"


@dataclass(eq=False, repr=False)
class Spot:
    """A position: what kind of decision it is, and where each option leads.

    The first option of an open one ends the turn. What is over has a worth.
    """

    kind: str
    number: int
    ways: list[tuple[int, "Spot"]] = field(default_factory=list)
    weights: list[int] = field(default_factory=list)
    worth: int = 0
    board: int = 0
    field: int = 0
    met: int = 0
    facts: tuple[int, ...] = ()


def waits(option: int) -> bool:
    """Whether a command can wait: every fourth, so that some do and some do not."""
    return option % 4 == 0


class MadeUp(Game):
    """A game over spots, from one of them on."""

    def __init__(self, start: Spot) -> None:
        super().__init__(Agenda(8, 0, 1, 1, 1))
        self.been = [start]

    @property
    def at(self) -> Spot:
        """Where the game is."""
        return self.been[-1]

    def advance(self) -> int:
        return len(self.at.ways)

    def option(self, index: int) -> int:
        return self.at.ways[index][0]

    def take(self, option: int) -> None:
        self.been.append(dict(self.at.ways)[option])

    def end_option(self) -> int:
        assert self.is_open()
        return self.at.ways[0][0]

    def can_wait(self, option: int) -> bool:
        return waits(option)

    def mark(self) -> int:
        return len(self.been)

    def undo_to(self, mark: int) -> None:
        assert 0 < mark <= len(self.been)
        del self.been[mark:]

    def is_open(self) -> bool:
        return self.at.kind == OPEN

    def is_chance(self) -> bool:
        return self.at.kind == CHANCE

    def weight(self, index: int) -> int:
        return self.at.weights[index]

    def key(self) -> int:
        assert self.is_open()
        return self.at.number

    def board_key(self) -> int:
        return self.at.board

    def field_key(self) -> int:
        return self.at.field

    def value(self) -> int:
        assert self.at.kind in (OPEN, OVER)
        return self.at.worth

    def met(self) -> int:
        return self.at.met

    def atoms(self, into: Any) -> int:
        for at, fact in enumerate(self.at.facts):
            into[at] = fact
        return len(self.at.facts)


def drawn(seed: int, spots: int = 12) -> list[Spot]:
    """The open spots of a game, the first one first."""
    dice = Random(seed)
    opened = [Spot(OPEN, 101 + at, board=500 + at) for at in range(spots)]
    numbers = iter(range(1000, 10**6))

    def over() -> Spot:
        field = dice.randrange(6)
        board, worth = field * 10 + dice.randrange(3), dice.randrange(12) * 35
        met = dice.choice((0, 0, 1, 2, 4, 5))
        return Spot(OVER, next(numbers), worth=worth, board=board, field=field, met=met)

    def spot(depth: int, onward: bool) -> Spot:
        """What an option leads to: `onward` to open spots as well."""
        roll = dice.random()
        if depth and roll < 0.15:
            made = Spot(CHANCE, next(numbers), board=dice.randrange(300, 305))
        elif depth and roll < 0.4:
            made = Spot(CHOICE, next(numbers))
        elif onward and roll < 0.9:
            return dice.choice(opened)
        else:
            return over()
        # No more options than an estimate of a second draw looks at, and one more.
        for at in range(dice.randint(2, 5)):
            made.ways.append((dice.randrange(50) * 7 + at, spot(depth - 1, onward)))
            made.weights.append(dice.randint(1, 5))
        return made

    for one in opened:
        one.facts = tuple(dice.sample(range(1, 9), dice.randint(0, 4)))
        one.ways.append((5000 + one.number, spot(2, False)))
        for at in range(dice.randint(0, 4)):
            one.ways.append((6000 + dice.randrange(50) * 7 + at, spot(3, True)))
    return opened
