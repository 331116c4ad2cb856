"""How good the end of an own turn is: points of a goal file, or what digivolution decks want.

What counts is the board that the opponent faces: it is their turn, and what lasted for the own turn
has ended (rule 15-10).

The default value is a `Worth` (`engine/digimon/worth`).  A goal gives points to cards in places and
to conditions met together; its points come first, and the default value decides between ends of
equal points.

Nothing here reads a card that player 0 has not seen.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.digivolving import level_reached, own_turn
from engine.digimon.queries.gathering import gather
from engine.digimon.queries.numbers import number_of
from engine.digimon.position.slots import (
    HALF, MEMORY, PLAYER, STACK, STACK_COUNT, TOP, WHERE,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.vocabulary import BATTLE, YOU
from engine.digimon.worth.features import Worth, worth

GOAL: Final = 1_000_000  # a goal point against points of the default value

# What a term counts of the cards that match.
EACH_CARD: Final = 0
EACH_LEVEL: Final = 1
EACH_1000_DP: Final = 2
EACH_UNDER: Final = 3

# A term: points for cards.
TERM_SIZE: Final = 5
TERM_FILTER: Final = 0
TERM_AREAS: Final = 1
TERM_MOST: Final = 2
TERM_POINTS: Final = 3
TERM_EACH: Final = 4  # what is counted

# A named goal.
GOAL_SIZE: Final = 6
GOAL_POINTS: Final = 0
GOAL_TURN: Final = 1  # own turn; 0 for the last one
GOAL_LEVEL: Final = 2
GOAL_FROM: Final = 3  # first requirement of those that must all hold
GOAL_ANY: Final = 4  # first of those of which one must hold
GOAL_UNTIL: Final = 5  # past the last

# A requirement of one.
REQUIREMENT_SIZE: Final = 4
REQUIREMENT_FILTER: Final = 0
REQUIREMENT_AREAS: Final = 1
REQUIREMENT_LEAST: Final = 2
REQUIREMENT_MOST: Final = 3


class Value:
    """A goal as tables.  Build it with `engine.digimon.solo.goals.value_of`."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Worth = worth  # the default value
        self.terms: vec[i64] = vec[i64]()
        self.goals: vec[i64] = vec[i64]()
        self.requirements: vec[i64] = vec[i64]()
        self.given: i64 = 0  # points lost for each memory handed over
        # The goals met at the end of earlier own turns, one bit each; whoever plays sets it.
        self.before: i64 = 0
        # The goals that the position last valued meets, those met before included.
        self.met: i64 = 0

    def has_points(self) -> bool:
        """Whether a goal is given; else the default value is all there is."""
        return len(self.terms) > 0 or len(self.goals) > 0


def value(s: State, v: Value) -> i64:
    """The value of the end of an own turn, by which ends are ordered; never below 0."""
    total = worth(s, v.worth, 0)
    if v.has_points():
        total += goal_points(s, v) * GOAL
    return total


def score(s: State, v: Value) -> i64:
    """What is reported: the points of the goal, or the default value where none is given."""
    return goal_points(s, v) if v.has_points() else worth(s, v.worth, 0)


# ------------------------------------------------------------------------- a goal


def goal_points(s: State, v: Value) -> i64:
    """The points of the goal; never below 0.  Notes which named goals are met."""
    total: i64 = 0
    base: i64 = 0
    end: i64 = len(v.terms)
    while base < end:
        areas = v.terms[base + TERM_AREAS]
        found = _counted(s, v.terms[base + TERM_FILTER], areas, v.terms[base + TERM_EACH])
        most = v.terms[base + TERM_MOST]
        total += (found if found < most else most) * v.terms[base + TERM_POINTS]
        base += TERM_SIZE
    v.met = v.before
    number: i64 = 0
    goals: i64 = len(v.goals)
    while number * GOAL_SIZE < goals:
        if not v.met >> number & 1 and _is_met(s, v, number * GOAL_SIZE):
            v.met |= 1 << number
        if v.met >> number & 1:
            total += v.goals[number * GOAL_SIZE + GOAL_POINTS]
        number += 1
    total -= handed_over(s) * v.given
    return total if total > 0 else 0


def met_for_good(s: State, v: Value) -> i64:
    """Of the goals met now those that stay met: they have an own turn to be met by."""
    goal_points(s, v)
    found: i64 = 0
    number: i64 = 0
    goals: i64 = len(v.goals)
    while number * GOAL_SIZE < goals:
        if v.goals[number * GOAL_SIZE + GOAL_TURN]:
            found |= v.met & 1 << number
        number += 1
    return found


def _is_met(s: State, v: Value, base: i64) -> bool:
    """Whether the goal is met at the end of this own turn."""
    by = v.goals[base + GOAL_TURN]
    if by and own_turn(s) > by:
        return False
    if highest(s, own_turn(s)) < v.goals[base + GOAL_LEVEL]:
        return False
    row = v.goals[base + GOAL_FROM]
    of_any = v.goals[base + GOAL_ANY]
    until = v.goals[base + GOAL_UNTIL]
    while row < of_any:
        if not _holds(s, v, row * REQUIREMENT_SIZE):
            return False
        row += 1
    while row < until:
        if _holds(s, v, row * REQUIREMENT_SIZE):
            return True
        row += 1
    return of_any == until


def _holds(s: State, v: Value, base: i64) -> bool:
    """Whether there are as many cards as a requirement asks for, and not more."""
    areas = v.requirements[base + REQUIREMENT_AREAS]
    found = _counted(s, v.requirements[base + REQUIREMENT_FILTER], areas, EACH_CARD)
    least = v.requirements[base + REQUIREMENT_LEAST]
    return least <= found <= v.requirements[base + REQUIREMENT_MOST]


def _counted(s: State, number: i64, areas: i64, each: i64) -> i64:
    """How many cards match, or what they add up to."""
    gather(s, number, areas, YOU, tb.NOBODY, -1, 0, -1)
    if each == EACH_CARD:
        return s.found
    what: i64 = tb.N_LEVEL
    if each == EACH_1000_DP:
        what = tb.N_DP
    elif each == EACH_UNDER:
        what = tb.N_UNDER
    total: i64 = 0
    index: i64 = 0
    while index < s.found:
        has = number_of(s, what, s.candidates[index])
        total += has if has > 0 else 0
        index += 1
    return total // 1000 if each == EACH_1000_DP else total


# ------------------------------------------------------------ what runs are told with


def highest(s: State, turns: i64) -> i64:
    """The highest level digivolved into by the end of so many own turns; 0 for none."""
    result: i64 = 0
    turn: i64 = 1
    while turn <= turns:
        result = max(result, level_reached(s, turn))
        turn += 1
    return result


def handed_over(s: State) -> i64:
    """The memory on the opponent's side: what their turn begins with, once it has come."""
    memory = s.data[MEMORY] if s.data[PLAYER] else -s.data[MEMORY]
    return memory if memory > 0 else 0


def dp_in_play(s: State) -> i64:
    """The DP of player 0's Digimon in the battle area together."""
    total: i64 = 0
    stack: i64 = 0
    while stack < HALF and stack < s.data[STACK_COUNT]:
        if s.data[TOP + stack] and s.data[WHERE + stack] == BATTLE:
            has = number_of(s, tb.N_DP, STACK + stack)
            total += has if has > 0 else 0
        stack += 1
    return total
