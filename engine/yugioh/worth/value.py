"""How good an end board is: points from a goal, or from what the effects of the cards say.

The default value counts, for the opponent's turn, each effect that could
disturb them and whose cost could be paid then (negations, removal, locks),
then bodies, then follow-up in hand and GY.  A goal gives points to cards in
places and to conditions met together; its points come first, and the default
value decides between boards of equal points.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.possible import possible_now
from engine.yugioh.queries.in_force import negated
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries.gathering import count
from engine.yugioh.queries.gone import NOBODY, gone_alone
from engine.yugioh.position.slots import (
    GRAVE_PILE, HAND_PILE,
    CONTROL, COUNT, HEAD, LOC, MONSTERS, NEW, NEXT, POSITION, SPELLS, STATUS,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import FACEDOWN, FIELD_PLACES, HAND, MONSTER_ZONES

GOAL: Final = 1_000_000  # a goal point against points of the default value

# Points of the default value.
NEGATION: Final = 1000
REMOVAL: Final = 800
LOCK: Final = 600
IN_GRAVE: Final = 400  # a disturbing effect in the GY
IN_HAND: Final = 300  # a hand trap
BODY: Final = 100
ATTACK_STEP: Final = 100  # ATK for one point
FOLLOW_UP: Final = 40  # an effect for the next turn in hand or GY
CARD: Final = 20  # a card in hand

_CARDS_IN_HAND: Final = 4000  # facts of novelty from here on

# Columns of the tables of a value.
GOAL_SIZE: Final = 3
GOAL_POINTS: Final = 0
GOAL_FROM: Final = 1  # first requirement, and past the last
GOAL_UNTIL: Final = 2
TERM_SIZE: Final = 4
WANTED_SIZE: Final = 3
W_FILTER: Final = 0
W_PLACES: Final = 1
W_NUMBER: Final = 2  # the most that counts, or the least that is required
W_POINTS: Final = 3
DISTURB_SIZE: Final = 4
DISTURB_EFFECT: Final = 0
DISTURB_CARD: Final = 1
DISTURB_PLACES: Final = 2
DISTURB_POINTS: Final = 3


class Value:
    """The terms of a value, as tables.  Build it with `engine.yugioh.worth.goals.value_of`."""

    def __init__(self) -> None:
        # Disturbing effects: effect, card, places, points.
        self.disturb: vec[i64] = vec[i64]()
        # Follow-up: points of a definition in hand and in the GY.
        self.follow_hand: vec[i64] = vec[i64]()
        self.follow_grave: vec[i64] = vec[i64]()
        # Goal terms: filter, places, most, points.
        self.terms: vec[i64] = vec[i64]()
        # Goals met together: points, first requirement, past the last.
        self.goals: vec[i64] = vec[i64]()
        # Requirements: filter, places, least.
        self.requirements: vec[i64] = vec[i64]()
        # The goals that the position last valued meets, one bit each.
        self.met: i64 = 0


def goal_met(s: State, v: Value, number: i64) -> bool:
    """Whether all requirements of a goal hold."""
    row = v.goals[number * GOAL_SIZE + GOAL_FROM]
    while row < v.goals[number * GOAL_SIZE + GOAL_UNTIL]:
        base = row * WANTED_SIZE
        wanted = v.requirements
        found = count(s, wanted[base + W_FILTER], wanted[base + W_PLACES], 1, -1, 0)
        if found < wanted[base + W_NUMBER]:
            return False
        row += 1
    return True


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
    total = default_points(s, v)
    if len(v.terms) or len(v.goals):
        total += goal_points(s, v) * GOAL
    return total


def default_points(s: State, v: Value) -> i64:
    """Points from what the effect language knows of the board."""
    return disturbance(s, v) + _bodies(s) + _follow_up(s, v)


def disturbance(s: State, v: Value) -> i64:
    """Points of the effects usable against the opponent on their turn."""
    data = s.data
    total: i64 = 0
    base: i64 = 0
    end: i64 = len(v.disturb)
    while base < end:
        card = v.disturb[base + DISTURB_CARD]
        if data[LOC + card] & v.disturb[base + DISTURB_PLACES] and data[CONTROL + card] == 0:
            if usable(s, v.disturb[base + DISTURB_EFFECT], card):
                total += v.disturb[base + DISTURB_POINTS]
        base += DISTURB_SIZE
    return total


def usable(s: State, effect: i64, card: i64) -> bool:
    """Whether the effect will be usable: face-up (or a Set card), not negated, its conditions
    met (turn and phase aside) and its cost payable.
    """
    data = s.data
    row = effect * tb.EFFECT_SIZE
    if data[LOC + card] & FIELD_PLACES:
        down = data[POSITION + card] & FACEDOWN != 0
        if down != (s.t.effects[row + tb.E_KIND] == tb.K_ACTIVATE) or negated(s, card):
            return False
    if not conditions_hold(
        s, s.t.effects[row + tb.E_IF], s.t.effects[row + tb.E_IF_END], card, 0, 0, True
    ):
        return False
    return possible_now(s, s.t.effects[row + tb.E_COST], s.t.effects[row + tb.E_COST_END], card, 0,
                        gone_alone(card) if data[LOC + card] == HAND else NOBODY)  # fmt: skip


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


def _follow_up(s: State, v: Value) -> i64:
    data = s.data
    total: i64 = 0
    at = data[HEAD + HAND_PILE]
    while at:
        total += CARD + v.follow_hand[s.definition[at - 1]]
        at = data[NEXT + at - 1]
    at = data[HEAD + GRAVE_PILE]
    while at:
        total += v.follow_grave[s.definition[at - 1]]
        at = data[NEXT + at - 1]
    return total


def atoms(s: State, into: "vec[i64]") -> i64:
    """The facts of a position, for novelty: which card is in which place, what was used.

    Cards in the home piles are no facts; a card on the field is one per zone kind.
    """
    data = s.data
    found: i64 = 0
    pile: i64 = 1
    while pile <= 4:
        at = data[HEAD + pile] if pile < 4 else 0
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
