"""What to play own turns for: a goal as data, and the tables of its value for one game.

A goal speaks of the end of an own turn: points for cards in places, named goals (conditions met
together, by some own turn), and when a run is a *brick*.  Without one the default value counts
(`engine/digimon/solo/value.py`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.digimon.solo import value as va
from engine.digimon import vocabulary as v
from engine.digimon.game import DigimonGame
from engine.digimon.worth.weights import weights_of
from engine.counted import Condition
from engine.filters import Filter
from engine.sealed import sealed

MOST_GOALS: Final = 60  # which goals are met is noted in the bits of one number

PLACES: Final = {
    "field": v.FIELD, "battle": v.BATTLE, "breeding": v.BREEDING, "under": v.UNDER,
    "hand": v.HAND, "trash": v.TRASH, "security": v.SECURITY,
}  # fmt: skip
EACH: Final = {
    "card": va.EACH_CARD, "level": va.EACH_LEVEL, "1000 DP": va.EACH_1000_DP,
    "digivolution card": va.EACH_UNDER,
}  # fmt: skip


@dataclass(frozen=True)
class Term:
    """Points for each card (or level, ... of `EACH`) that matches in these areas, up to `most`."""

    filter: Filter
    areas: int
    points: int
    most: int = 1
    each: str = "card"


@dataclass(frozen=True)
class NamedGoal:
    """Conditions met together at the end of an own turn, and one of `any` if there are some.

    With `by` that is one of the own turns up to this one, and it stays met; else the last one.
    `level` asks for a digivolution into this level or a higher one by then, 0 for none.
    """

    name: str
    all: tuple[Condition, ...] = ()
    points: int = 1
    by: int = 0
    level: int = 0
    any: tuple[Condition, ...] = ()


@dataclass(frozen=True)
class Brick:
    """When a run is a brick: the goal of this name was not met, the points are below `below`, or,
    with neither, there was no digivolution into `level` or higher by the end of own turn `by`.
    """

    level: int = 4
    by: int = 2
    goal: str = ""
    below: int = 0

    def words(self) -> str:
        """What makes a brick, in plain words."""
        if self.goal:
            return f"not reached: {self.goal}"
        if self.below:
            return f"fewer than {self.below} points"
        return f"no digivolution into Level {self.level} or higher by the end of own turn {self.by}"


@dataclass(frozen=True)
class Goal:
    """What the player wants; `given` are the points lost for each memory handed over."""

    name: str = "default"
    terms: tuple[Term, ...] = ()
    goals: tuple[NamedGoal, ...] = ()
    brick: Brick = Brick()
    given: int = 0

    @property
    def has_points(self) -> bool:
        """Whether there is something to play for; else the default value counts."""
        return bool(self.terms or self.goals)


DEFAULT: Final = Goal()


def value_of(game: DigimonGame, goal: Goal = DEFAULT, *, passive: bool = True) -> va.Value:
    """The tables of the value of a goal, for this game.

    For an opponent who is `passive` and does nothing with the memory they get, the default value is
    points set by hand; else it is the chance to win.
    """
    found = va.Value(weights_of("points" if passive else "alone"))
    compiler = game.compiler
    terms: list[int] = []
    for term in goal.terms:
        number = compiler.filter(term.filter, term.areas)
        terms += [number, term.areas, term.most, term.points, EACH[term.each]]
    goals: list[int] = []
    requirements: list[int] = []
    for named in goal.goals:
        ends = [len(requirements) // va.REQUIREMENT_SIZE]
        for conditions in (named.all, named.any):
            for one in conditions:
                number = compiler.filter(one.filter, one.places)
                requirements += [number, one.places, one.least, one.most]
            ends.append(len(requirements) // va.REQUIREMENT_SIZE)
        goals += [named.points, named.by, named.level, *ends]
    found.terms, found.goals = sealed(terms), sealed(goals)
    found.requirements = sealed(requirements)
    found.given = goal.given
    compiler.refresh_filters(game.state.t)
    return found


def is_brick(goal: Goal, met: int, points: int, levels: Sequence[int]) -> bool:
    """Whether a run with these goals met (bits), points, and level by own turn is a brick."""
    brick = goal.brick
    if brick.goal:
        index = [named.name for named in goal.goals].index(brick.goal)
        return not met >> index & 1
    if brick.below:
        return points < brick.below
    # Where fewer own turns are played, what was reached until then counts.
    return max(levels[: brick.by], default=0) < brick.level
