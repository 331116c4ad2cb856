"""Battle positions: turning a monster, and what it loses when it is turned face-down.

Sources: Yu-Gi-Oh solo rules 2, 6.3, 8: a Link Monster is always in face-up Attack Position, a
Token is never face-down, counters and Equip Cards do not stay on a face-down monster.
"""

from mypy_extensions import i64

from engine.yugioh.movement.stat_changes import forget
from engine.yugioh.movement.cards import unequip
from engine.yugioh.position.bonds import bonded_to
from engine.yugioh.position.slots import (
    BARS, BATCH, BOND, BOTH_SIDES, COUNTERS, EVENT_TURNED, FLIPPED, LEVELS, LEVEL_SET, LOC,
    MODIFIERS, MONSTERS, NEGATED, NEGATED_TURN, POSITION, STATUS, USED, WHOLE_FIELD,
)  # fmt: skip
from engine.yugioh.instructions.tables import DEF_FORM
from engine.yugioh.position.state import State
from engine.yugioh.queries.holding import InPosition, position_held
from engine.yugioh.vocabulary import FACEDOWN, FACEUP, LINK, MZONE, TOKEN


def may_turn(s: State, card: i64, position: i64) -> bool:
    """Whether a monster can be turned to this position."""
    kind = s.t.type[s.definition[card]]
    if s.data[LOC + card] != MZONE or kind & LINK or s.data[POSITION + card] == position:
        return False
    held = position_held(s, card, own=False)
    if held and position & FACEUP and position != held:
        return False
    # A Spell or Trap that is a monster would be Set again, which is not played.
    return not position & FACEDOWN or not (kind & TOKEN or s.t.flags[s.definition[card]] & DEF_FORM)


def hold_positions(s: State) -> None:
    """Turn the monsters that continuous effects change to a battle position."""
    if not s.t.rule_kinds >> InPosition.CODE & 1:
        return
    slot: i64 = 0
    while slot < BOTH_SIDES:
        card = s.data[MONSTERS + slot] - 1
        slot += 1
        if card >= 0:
            held = position_held(s, card)
            if held and s.data[POSITION + card] != held:
                turn(s, card, held)


def turn(s: State, card: i64, position: i64, quiet: bool = False) -> None:
    """Turn a monster, and record it; `quiet` says that its own effects do not wait for that."""
    before = s.data[POSITION + card]
    s.put(POSITION + card, position)
    s.record(EVENT_TURNED, card, MZONE, position, 1 if quiet else 0, s.data[BATCH], before)
    if s.t.turn_marks & FLIPPED and before & FACEDOWN and position & FACEUP:
        s.put(STATUS + card, s.data[STATUS + card] | FLIPPED)
    if position & FACEDOWN:
        unequip(s, card)
        _forget_face_up(s, card)


def _forget_face_up(s: State, card: i64) -> None:
    """What lasted while the card was face-up is over."""
    data = s.data
    if s.t.has_bonds:
        slot: i64 = 0
        while slot < WHOLE_FIELD:
            linked = data[MONSTERS + slot] - 1
            if linked >= 0 and (linked == card or bonded_to(s, linked) == card):
                if data[BOND + linked]:
                    s.put(BOND + linked, 0)
            slot += 1
    if data[COUNTERS + card]:
        s.put(COUNTERS + card, 0)
    if data[BARS + card]:
        s.put(BARS + card, 0)
    if data[LEVELS + card]:
        s.put(LEVELS + card, 0)
    if data[MODIFIERS]:
        forget(s, card)
    if data[USED + card]:
        s.put(USED + card, data[USED + card] & s.t.hidden_uses[s.definition[card]])
    kept = data[STATUS + card] & ~(NEGATED | NEGATED_TURN | LEVEL_SET)
    if data[STATUS + card] != kept:
        s.put(STATUS + card, kept)
