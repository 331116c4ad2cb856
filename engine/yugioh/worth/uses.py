"""How often effects can be used on the opponent's turn, as the position stands.

Source: the limits and costs of the effects themselves; `interruptions` makes the tables.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.possible import possible_now
from engine.yugioh.position.slots import CONTROL, LOC, NEXT, OVERLAYS, POSITION
from engine.yugioh.position.state import State
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries.gathering import count
from engine.yugioh.queries.gone import NOBODY, gone_alone
from engine.yugioh.queries.in_force import negated
from engine.yugioh.vocabulary import FACEDOWN, FIELD_PLACES, HAND

# Columns of what interrupts; rows of one group stand together.
DISTURB_SIZE: Final = 12
DISTURB_EFFECT: Final = 0
DISTURB_CARD: Final = 1
DISTURB_PLACES: Final = 2
DISTURB_POINTS: Final = 3
DISTURB_GROUP: Final = 4
DISTURB_MOST: Final = 5  # uses of the group in a turn
DISTURB_PER: Final = 6  # PER_...
DISTURB_EACH: Final = 7  # so much of it for a use
DISTURB_TURNED: Final = 8  # the activation that turns its Set card up first, or NO_EFFECT
DISTURB_LIKE: Final = 9  # the first row of this effect of any copy in that place
DISTURB_FROM: Final = 10  # its needs: first, and past the last
DISTURB_UNTIL: Final = 11
# Own cards that it must have.
NEED_SIZE: Final = 3
NEED_FILTER: Final = 0
NEED_PLACES: Final = 1
NEED_NUMBER: Final = 2

NO_EFFECT: Final = -1
PER_NOTHING: Final = 0
PER_MATERIAL: Final = 1
PER_ATTACK: Final = 2


class Interrupting:
    """What interrupts in a duel, and how often it can in the position last counted."""

    def __init__(self) -> None:
        self.rows: vec[i64] = vec[i64]()
        self.needs: vec[i64] = vec[i64]()
        self.uses: vec[i64] = vec[i64]()  # of each row
        self.alike: vec[i64] = vec[i64]()  # of all rows like it, counted at the first of them


def count_uses(s: State, what: Interrupting) -> i64:
    """Count the uses of each row; what they are worth together.

    What answers one use of an effect often answers them all, be they of one card or of copies:
    those after the first are worth half.
    """
    rows = what.rows
    total: i64 = 0
    group: i64 = -1
    left: i64 = 0
    number: i64 = 0
    end: i64 = len(what.uses)
    while number < end:
        base = number * DISTURB_SIZE
        if rows[base + DISTURB_GROUP] != group:
            group = rows[base + DISTURB_GROUP]
            left = rows[base + DISTURB_MOST]
        found: i64 = 0
        if left > 0:
            found = _uses(s, what, base)
            if found > left:
                found = left
            left -= found
        what.uses[number] = found
        what.alike[number] = 0
        like = rows[base + DISTURB_LIKE]
        if found:
            halves = found if what.alike[like] else found + 1
            total += halves * rows[base + DISTURB_POINTS] // 2
            what.alike[like] += found
        number += 1
    return total


def _uses(s: State, what: Interrupting, base: i64) -> i64:
    """How often one effect can be paid for, its limit aside."""
    data = s.data
    rows = what.rows
    card = rows[base + DISTURB_CARD]
    if not data[LOC + card] & rows[base + DISTURB_PLACES] or data[CONTROL + card]:
        return 0
    if not usable(s, rows[base + DISTURB_EFFECT], card, rows[base + DISTURB_TURNED]):
        return 0
    need = rows[base + DISTURB_FROM] * NEED_SIZE
    while need < rows[base + DISTURB_UNTIL] * NEED_SIZE:
        there = count(s, what.needs[need + NEED_FILTER], what.needs[need + NEED_PLACES], 1, card, 0)
        if there < what.needs[need + NEED_NUMBER]:
            return 0
        need += NEED_SIZE
    per = rows[base + DISTURB_PER]
    if per == PER_MATERIAL:
        return _materials(s, card) // rows[base + DISTURB_EACH]
    if per == PER_ATTACK:
        return s.attack(card) // rows[base + DISTURB_EACH]
    return 1


def _materials(s: State, card: i64) -> i64:
    found: i64 = 0
    at = s.data[OVERLAYS + card]
    while at:
        found += 1
        at = s.data[NEXT + at - 1]
    return found


def usable(s: State, effect: i64, card: i64, turned: i64) -> bool:
    """Whether the effect will be usable: face-up (or a Set card), not negated, its conditions
    met (turn and phase aside) and its cost payable.

    `turned` is the activation by which a Set card comes to have the effect, or NO_EFFECT.
    """
    data = s.data
    row = effect * tb.EFFECT_SIZE
    if data[LOC + card] & FIELD_PLACES:
        if data[POSITION + card] & FACEDOWN == 0:
            if s.t.effects[row + tb.E_KIND] == tb.K_ACTIVATE or negated(s, card):
                return False
        elif s.t.effects[row + tb.E_KIND] != tb.K_ACTIVATE:
            if turned == NO_EFFECT or not usable(s, turned, card, NO_EFFECT):
                return False
    if not conditions_hold(
        s, s.t.effects[row + tb.E_IF], s.t.effects[row + tb.E_IF_END], card, 0, 0, True
    ):
        return False
    if not conditions_hold(
        s, s.t.effects[row + tb.E_QUICK_IF], s.t.effects[row + tb.E_QUICK_IF_END], card, 0, 0, True
    ):
        return False
    if data[LOC + card] == HAND and s.t.effects[row + tb.E_KIND] == tb.K_ACTIVATE:
        if not conditions_hold(
            s, s.t.effects[row + tb.E_FROM_HAND], s.t.effects[row + tb.E_FROM_HAND_END], card, 0
        ):
            return False
    return possible_now(s, s.t.effects[row + tb.E_COST], s.t.effects[row + tb.E_COST_END], card, 0,
                        gone_alone(card) if data[LOC + card] == HAND else NOBODY)  # fmt: skip
