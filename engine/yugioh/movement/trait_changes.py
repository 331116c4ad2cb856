"""Changes of Type, Attribute, name and Pendulum Scale in memory, among the modifiers
(`queries/traits` and `queries/matching` read them), and the continuous effects that monsters are
given (`queries/granted`).

A new one that replaces what a monster is removes the older ones that end no later.  Of continuous
ones it is remembered that they are older; and where several may meet, when each began.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.stat_changes import append, remove
from engine.yugioh.position.modifiers import (
    GRANTED, SCALE_IS, is_trait, modifier_kind, pack_modifier, same_trait,
)  # fmt: skip
from engine.yugioh.position.slots import (
    BOTH_SIDES, IN_PENDULUM_ZONE, LOC, MODIFIER, MODIFIERS, MODIFIER_SIZE, MONSTERS, M_CARD,
    M_SOURCE, M_VALUE, M_WHAT, POSITION, SPELLS, STATUS, UNTIL_END,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.queries.in_force import FIRST, next_rule, rule_row, rule_source
from engine.yugioh.queries.rules import Becomes
from engine.yugioh.queries.traits import begun_at, changed_by
from engine.yugioh.vocabulary import FACEDOWN, FIELD_PLACES, MZONE, SZONE


def change_trait(s: State, card: i64, kind: i64, bits: i64, until: i64) -> i64:
    """A monster's Type, Attribute or name changes, or the Pendulum Scale of a card in a Pendulum
    Zone (`until`: UNTIL_END or 0); 1 if it can.
    """
    data = s.data
    is_scale = data[STATUS + card] & IN_PENDULUM_ZONE != 0
    if not bits or not data[LOC + card] & FIELD_PLACES or data[POSITION + card] & FACEDOWN:
        return 0
    if is_scale != (kind == SCALE_IS) or (data[LOC + card] != MZONE and not is_scale):
        return 0
    if s.t.rule_kinds >> Becomes.CODE & 1:
        _note(s, card)
    if not kind & 1:
        entry = data[MODIFIERS]
        while entry > 0:
            entry -= 1
            base = MODIFIER + entry * MODIFIER_SIZE
            older = data[base + M_WHAT]
            if data[base + M_CARD] == card and not data[base + M_SOURCE]:
                if same_trait(modifier_kind(older), kind) and (not until or older & UNTIL_END):
                    remove(s, entry)
    append(s, card, pack_modifier(until, kind), bits, 0)
    return 1


def grant(s: State, card: i64, player: i64, grants: i64, until: i64) -> i64:
    """A face-up monster, or a Spell or Trap on the field, is given continuous effects by an effect
    of this player; 1 if it can.
    """
    if s.data[LOC + card] != SZONE:
        if s.data[LOC + card] != MZONE or s.data[POSITION + card] & FACEDOWN:
            return 0
    return grant_any(s, card, player, grants, until)


def grant_any(s: State, card: i64, player: i64, grants: i64, until: i64) -> i64:
    """A card on the field is given continuous effects; the same twice is once."""
    data = s.data
    what = pack_modifier(until, GRANTED + player)
    base: i64 = MODIFIER
    end = MODIFIER + data[MODIFIERS] * MODIFIER_SIZE
    while base < end:
        if data[base + M_CARD] == card and data[base + M_WHAT] == what:
            if data[base + M_VALUE] == grants:
                return 1
        base += MODIFIER_SIZE
    append(s, card, what, grants, 0)
    return 1


def track_traits(s: State) -> None:
    """Notice which continuous changes have stopped, and which have begun.

    Called before every step of the agenda, where `Tables.tracks_traits` says that it can matter.
    """
    data = s.data
    entry = data[MODIFIERS]
    while entry > 0:
        entry -= 1
        base = MODIFIER + entry * MODIFIER_SIZE
        source = data[base + M_SOURCE] - 1
        if source >= 0 and is_trait(modifier_kind(data[base + M_WHAT])):
            if not changed_by(s, data[base + M_CARD], source, data[base + M_VALUE]):
                remove(s, entry)
    slot: i64 = 0
    while slot < BOTH_SIDES:
        card = data[MONSTERS + slot] - 1
        if card >= 0 and not data[POSITION + card] & FACEDOWN:
            _note(s, card)
        scale = data[SPELLS + slot] - 1 if s.t.scales_change else -1
        if scale >= 0 and data[STATUS + scale] & IN_PENDULUM_ZONE:
            _note(s, scale)
        slot += 1


def _note(s: State, card: i64) -> None:
    """Remember that the continuous changes of a monster are older than what comes next."""
    cursor = next_rule(s, Becomes.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        rule = rule_row(cursor) // tb.RULE_SIZE
        if begun_at(s, card, source, rule) < 0 and changed_by(s, card, source, rule):
            kind = s.t.rules[rule * tb.RULE_SIZE + Becomes.KIND]
            append(s, card, pack_modifier(0, kind), rule, source + 1)
        cursor = next_rule(s, Becomes.CODE, cursor)
