"""Counters: named markers on face-up cards on the field.

Source: Yu-Gi-Oh solo rules 8, 10.12: several kinds can lie on one card; they are gone when the
card leaves the field or is turned face-down.  The kinds of a duel are numbered by the compiler.
"""

from mypy_extensions import i64

from engine.yugioh.queries.rules import Holds
from engine.yugioh.queries.in_force import own_rule
from engine.yugioh.position.counters import MOST, change_counters, counters
from engine.yugioh.position.slots import LOC, POSITION
from engine.yugioh.position.state import RuleError, State
from engine.yugioh.vocabulary import FACEDOWN, FIELD_PLACES, UNBOUNDED


def place_counters(s: State, card: i64, kind: i64, count: i64) -> i64:
    """Put counters on a card, as many as it may hold; how many."""
    if not s.data[LOC + card] & FIELD_PLACES or s.data[POSITION + card] & FACEDOWN:
        return 0
    most = _most(s, card, kind)
    there = counters(s, card, kind)
    if there + count > most:
        count = most - there
    if there + count > MOST:
        raise RuleError(f"more than {MOST} counters of a kind on one card")
    if count > 0:
        change_counters(s, card, kind, count)
    return count if count > 0 else 0


def remove_counters(s: State, card: i64, kind: i64, count: i64) -> i64:
    """Take counters off a card; how many, which is all or none."""
    if counters(s, card, kind) < count:
        return 0
    change_counters(s, card, kind, -count)
    return count


def _most(s: State, card: i64, kind: i64) -> i64:
    """How many counters of this kind the card may hold."""
    row = own_rule(s, Holds.CODE, card)
    if row >= 0 and s.t.rules[row + Holds.COUNTER] == kind:
        return s.t.rules[row + Holds.MOST]
    return UNBOUNDED
