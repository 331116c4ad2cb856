"""Continuous effects that were given: by Equip Cards to their monster, and by resolved effects to a
monster, or to a player's cards for the turn.

Those of a monster lie among its modifiers, those of a player among the bans; what they say are the
rows of a number of grants, as those of Equip Cards.

entry = next_granted(s, Unaffected.CODE, card, NO_ENTRY)
while entry:
    ...
    entry = next_granted(s, Unaffected.CODE, card, entry)
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.modifiers import GRANTED, is_granted, modifier_kind
from engine.yugioh.position.slots import (
    BAN, BANS, BAN_SIZE, BOTH_SIDES, B_FILTER, B_PLAYER, B_WHAT, CONTROL, GRANTS, HOST, MODIFIER,
    MODIFIERS, MODIFIER_SIZE, M_CARD, M_VALUE, M_WHAT, POSITION, SPELLS,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.queries.in_force import negated
from engine.yugioh.vocabulary import FACEDOWN

# An entry is (where it lies in memory) * 2**16 + 1 + the number of the rule among the grants.
NO_ENTRY: Final = 0
_AT: Final = 16
_RULE: Final = 0xFFFF


def next_granted(s: State, kind: i64, card: i64, entry: i64) -> i64:
    """The next rule of this kind after `entry` that a card or its player was given, or 0."""
    data = s.data
    last_at = entry >> _AT
    base: i64 = SPELLS
    while base < SPELLS + BOTH_SIDES:
        if base >= last_at and data[base] and gives(s, data[base] - 1, card):
            found = _rule_of(s, kind, data[GRANTS + data[base] - 1], base, entry)
            if found:
                return found
        base += 1
    base = BAN
    end: i64 = BAN + data[BANS] * BAN_SIZE
    while base < end:
        if base >= last_at and data[base + B_WHAT] & tb.GRANTED_RULES:
            found = _rule_of(s, kind, data[base + B_FILTER], base, entry)
            if found:
                return found
        base += BAN_SIZE
    base = MODIFIER
    end = MODIFIER + data[MODIFIERS] * MODIFIER_SIZE
    while base < end:
        if base >= last_at and data[base + M_CARD] == card:
            if is_granted(modifier_kind(data[base + M_WHAT])):
                found = _rule_of(s, kind, data[base + M_VALUE], base, entry)
                if found:
                    return found
        base += MODIFIER_SIZE
    return NO_ENTRY


def gives(s: State, source: i64, card: i64) -> bool:
    """Whether a Spell or Trap is an Equip Card that now gives something to this monster."""
    data = s.data
    if data[HOST + source] != card + 1 or not data[GRANTS + source]:
        return False
    return not data[POSITION + source] & FACEDOWN and not negated(s, source)


def _rule_of(s: State, kind: i64, grants: i64, base: i64, entry: i64) -> i64:
    """The first rule of this kind of these grants, after `entry` where that lies here; or 0."""
    rule: i64 = s.t.grant_from[grants - 1]
    if entry >> _AT == base:
        rule = entry & _RULE  # the one after it
    while rule < s.t.grant_from[grants]:
        if s.t.rules[rule * tb.RULE_SIZE] == kind:
            return base << _AT | rule + 1
        rule += 1
    return NO_ENTRY


def granted_row(s: State, entry: i64) -> i64:
    """The slot of the rule in the table of rules."""
    return ((entry & _RULE) - 1) * tb.RULE_SIZE


def granted_to(s: State, entry: i64) -> i64:
    """The monster that has it, or -1 where a player has it."""
    base = entry >> _AT
    if base < BAN:
        return s.data[HOST + s.data[base] - 1] - 1
    return s.data[base + M_CARD] if base >= MODIFIER else -1


def granted_with(s: State, entry: i64) -> i64:
    """The Equip Card that gives it."""
    return s.data[entry >> _AT] - 1


def granted_by(s: State, entry: i64) -> i64:
    """The player from whom it is seen."""
    base = entry >> _AT
    if base < BAN:
        return s.data[CONTROL + s.data[base] - 1]
    if base < MODIFIER:
        return s.data[base + B_PLAYER]
    return modifier_kind(s.data[base + M_WHAT]) - GRANTED
