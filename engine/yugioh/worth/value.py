"""How good an end board is: points from a goal, or from what the effects of the cards say.

The default value counts, for the opponent's turn, each use of an effect that
interrupts them and whose cost could be paid then (`interruptions`), then
bodies, then follow-up in hand and GY.  A goal gives points to cards in
places and to conditions met together; its points come first, and the default
value decides between boards of equal points.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.yugioh.queries.gathering import count
from engine.yugioh.position.slots import (
    BANISHED_PILE, COUNT, GRAVE_PILE, HAND_PILE, HEAD, MONSTERS, NEW, NEXT, SPELLS, STATUS,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import MONSTER_ZONES
from engine.yugioh.worth.distance import Distance
from engine.yugioh.worth.uses import Interrupting, count_uses

GOAL: Final = 1_000_000  # a goal point against points of the default value

# Points of the default value; those of interruptions stand in `interruptions`.
BODY: Final = 100
ATTACK_STEP: Final = 100  # ATK for one point
FOLLOW_UP: Final = 40  # an effect for the next turn in hand or GY
CARD: Final = 20  # a card in hand
# Taken off, so that of two ways to one board the one that spends less is the better one.
SPENT: Final = 1  # a monster of the Extra Deck in the GY
BANISHED: Final = 2  # a banished card

_CARDS_IN_HAND: Final = 4000  # facts of novelty from here on

# Columns of the tables of a value.
GOAL_SIZE: Final = 4
GOAL_POINTS: Final = 0
GOAL_FROM: Final = 1  # first requirement of those that must all hold
GOAL_ANY: Final = 2  # first of those of which one must hold
GOAL_UNTIL: Final = 3  # past the last
TERM_SIZE: Final = 4
REQUIREMENT_SIZE: Final = 4
W_FILTER: Final = 0
W_PLACES: Final = 1
W_NUMBER: Final = 2  # the most that counts, or the least that is required
W_POINTS: Final = 3
W_MOST: Final = 3  # the most that is allowed


class Value:
    """The terms of a value, as tables.  Build it with `engine.yugioh.worth.goals.value_of`.

    If it is `bare`, the default value counts nothing for a board that meets a goal.
    """

    def __init__(self, bare: bool = False) -> None:
        self.bare: bool = bare
        self.interrupting: Interrupting = Interrupting()
        self.distance: Distance = Distance()  # to the board that is wanted, if one is
        # Points of a definition in hand and in the GY, and those of follow-up among them.
        self.in_hand: vec[i64] = vec[i64]()
        self.in_grave: vec[i64] = vec[i64]()
        self.follow_hand: vec[i64] = vec[i64]()
        self.follow_grave: vec[i64] = vec[i64]()
        # Goal terms: filter, places, most, points.
        self.terms: vec[i64] = vec[i64]()
        # Goals met together: points, first requirement, first of those for any, past the last.
        self.goals: vec[i64] = vec[i64]()
        # Requirements: filter, places, least, most.
        self.requirements: vec[i64] = vec[i64]()
        # The goals that the position last valued meets, one bit each.
        self.met: i64 = 0


def goal_met(s: State, v: Value, number: i64) -> bool:
    """Whether all requirements of a goal hold, and one of those for any if it has some."""
    row = v.goals[number * GOAL_SIZE + GOAL_FROM]
    of_any = v.goals[number * GOAL_SIZE + GOAL_ANY]
    until = v.goals[number * GOAL_SIZE + GOAL_UNTIL]
    while row < of_any:
        if not _holds(s, v, row):
            return False
        row += 1
    while row < until:
        if _holds(s, v, row):
            return True
        row += 1
    return of_any == until


def _holds(s: State, v: Value, row: i64) -> bool:
    """Whether there are as many cards as a requirement asks for, and not more."""
    base = row * REQUIREMENT_SIZE
    wanted = v.requirements
    found = count(s, wanted[base + W_FILTER], wanted[base + W_PLACES], 1, -1, 0)
    return wanted[base + W_NUMBER] <= found <= wanted[base + W_MOST]


def goal_points(s: State, v: Value) -> i64:
    """The points of the goal file."""
    total: i64 = 0
    base: i64 = 0
    end: i64 = len(v.terms)
    while base < end:
        found = count(s, v.terms[base + W_FILTER], v.terms[base + W_PLACES], 1, -1, 0)
        most = v.terms[base + W_NUMBER]
        total += (found if found < most else most) * v.terms[base + W_POINTS]
        base += TERM_SIZE
    v.met = 0
    number: i64 = 0
    goals: i64 = len(v.goals)
    while number * GOAL_SIZE < goals:
        if goal_met(s, v, number):
            total += v.goals[number * GOAL_SIZE + GOAL_POINTS]
            v.met |= 1 << number
        number += 1
    return total


def value(s: State, v: Value) -> i64:
    """The value of the position as an end board of player 0."""
    points: i64 = 0
    if len(v.terms) or len(v.goals):
        points = goal_points(s, v) * GOAL
        if v.bare and v.met:
            return points
    return points + default_points(s, v)


def default_points(s: State, v: Value) -> i64:
    """Points from what the effect language knows of the board, 0 at least."""
    total = count_uses(s, v.interrupting) + _bodies(s) + _elsewhere(s, v)
    if total < 0:
        return 0
    return total


def _bodies(s: State) -> i64:
    data = s.data
    total: i64 = 0
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        card = data[MONSTERS + zone] - 1
        if card >= 0:
            total += BODY + s.attack(card) // ATTACK_STEP
        if data[SPELLS + zone]:
            total += CARD
        zone += 1
    return total


def _elsewhere(s: State, v: Value) -> i64:
    """Points of what lies in hand, in the GY and banished."""
    data = s.data
    total: i64 = -BANISHED * data[COUNT + BANISHED_PILE]
    at = data[HEAD + HAND_PILE]
    while at:
        total += v.in_hand[s.definition[at - 1]]
        at = data[NEXT + at - 1]
    at = data[HEAD + GRAVE_PILE]
    while at:
        total += v.in_grave[s.definition[at - 1]]
        at = data[NEXT + at - 1]
    return total


def atoms(s: State, into: "vec[i64]") -> i64:
    """The facts of a position, for novelty: which card is in which place, what was used.

    Cards in the home piles are no facts; a card on the field is one per zone kind.
    """
    data = s.data
    found: i64 = 0
    pile: i64 = 1
    while pile < 4:
        at = data[HEAD + pile]
        while at:
            into[found] = s.definition[at - 1] * 8 + pile
            found += 1
            at = data[NEXT + at - 1]
        pile += 1
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        card = data[MONSTERS + zone] - 1
        if card >= 0:
            fresh: i64 = 1 if data[STATUS + card] & NEW else 0
            into[found] = s.definition[card] * 8 + 4 + (1 - fresh)
            found += 1
        card = data[SPELLS + zone] - 1
        if card >= 0:
            into[found] = s.definition[card] * 8 + 6
            found += 1
        zone += 1
    into[found] = _CARDS_IN_HAND + data[COUNT + HAND_PILE]
    return found + 1
