"""The Type and the Attribute of a monster as they are now, and the Pendulum Scale of a card.

Effects that have resolved change them while the monster stays face-up on the field, or until the
turn ends: those lie among the modifiers in memory (`movement/trait_changes`).  Face-up cards change
them as long as they apply.  All are read from the oldest to the newest: one replaces what was
before it, or adds to that.  A continuous one that began before a lingering one has an entry in
front of that; the others are newer than all entries.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.modifiers import (
    ATTRIBUTE_IS, SCALE_IS, TUNER_ALSO, TYPE_IS, modifier_kind, same_trait,
)  # fmt: skip
from engine.yugioh.position.slots import (
    BAN, BANS, BAN_SIZE, B_BOUND, B_FILTER, B_PLAYER, B_WHAT, CONTROL, LOC, MODIFIER, MODIFIERS,
    MODIFIER_SIZE, M_CARD, M_SOURCE, M_VALUE, M_WHAT, POSITION,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.queries.in_force import FIRST, applies, next_rule, rule_row, rule_source, speaks
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.protection import unaffected
from engine.yugioh.queries.rules import Becomes
from engine.yugioh.vocabulary import FACEDOWN, FIELD_PLACES, OPPONENT, TUNER, YOU

# What is unaffected by the effects of a Type may depend on Types; so deep they are still asked for.
_DEEPEST: Final = 8


def type_now(s: State, card: i64) -> i64:
    """The Types of a monster, as bits; 0 for what is none."""
    printed = s.t.race[s.definition[card]]
    return _now(s, card, TYPE_IS, printed) if s.t.types_change else printed


def attribute_now(s: State, card: i64) -> i64:
    """The Attributes of a monster, as bits; 0 for what is none."""
    printed = s.t.attribute[s.definition[card]]
    return _now(s, card, ATTRIBUTE_IS, printed) if s.t.attributes_change else printed


def is_tuner(s: State, card: i64) -> bool:
    """Whether a card is a Tuner, or a monster that is treated as one."""
    printed = s.t.type[s.definition[card]]
    if s.t.tuners_change:
        printed = _now(s, card, TUNER_ALSO, printed)
    return printed & TUNER != 0


def scale_now(s: State, card: i64) -> i64:
    """The Pendulum Scale of a Pendulum Monster Card."""
    printed = s.t.scale[s.definition[card]]
    return _now(s, card, SCALE_IS, printed + 1) - 1 if s.t.scales_change else printed


def _now(s: State, card: i64, trait: i64, value: i64) -> i64:
    data = s.data
    on_field = data[LOC + card] & FIELD_PLACES != 0
    if not value or (on_field and data[POSITION + card] & FACEDOWN):
        return value
    continuous = s.t.rule_kinds >> Becomes.CODE & 1 != 0 and s.nesting < _DEEPEST
    s.nesting += 1
    if on_field:
        base: i64 = MODIFIER
        end = MODIFIER + data[MODIFIERS] * MODIFIER_SIZE
        while base < end:
            kind = modifier_kind(data[base + M_WHAT])
            if data[base + M_CARD] == card and same_trait(kind, trait):
                if not data[base + M_SOURCE]:
                    value = _meet(value, kind, data[base + M_VALUE])
                elif continuous and changed_by(s, card, data[base + M_SOURCE] - 1,
                                               data[base + M_VALUE]):  # fmt: skip
                    row = data[base + M_VALUE] * tb.RULE_SIZE
                    value = _meet(value, kind, s.t.rules[row + Becomes.TO])
            base += MODIFIER_SIZE
    if continuous:
        cursor = next_rule(s, Becomes.CODE, FIRST)
        while cursor:
            source = rule_source(s, cursor)
            row = rule_row(cursor)
            kind = s.t.rules[row + Becomes.KIND]
            if same_trait(kind, trait) and begun_at(s, card, source, row // tb.RULE_SIZE) < 0:
                if _reaches(s, row, source, card):
                    value = _meet(value, kind, s.t.rules[row + Becomes.TO])
            cursor = next_rule(s, Becomes.CODE, cursor)
    s.nesting -= 1
    if s.treated[card] and (trait == TYPE_IS or trait == ATTRIBUTE_IS):
        other = s.treated[card] - 1
        return s.t.race[other] if trait == TYPE_IS else s.t.attribute[other]
    return value


def _meet(value: i64, kind: i64, bits: i64) -> i64:
    return value | bits if kind & 1 else bits


def changed_by(s: State, card: i64, source: i64, rule: i64) -> bool:
    """Whether a rule of a card on the field changes the Type or Attribute of a monster now."""
    if not s.data[LOC + source] & FIELD_PLACES or not speaks(s, source):
        return False
    return applies(s, rule, source) and _reaches(s, rule * tb.RULE_SIZE, source, card)


def _reaches(s: State, row: i64, source: i64, card: i64) -> bool:
    """Whether a rule that is in force is about this card."""
    data = s.data
    rules = s.t.rules
    player = data[CONTROL + source]
    on_field = data[LOC + card] & FIELD_PLACES != 0
    owner = data[CONTROL + card] if on_field else s.owner[card]
    side: i64 = YOU if owner == player else OPPONENT
    return (
        rules[row + Becomes.PLACES] & data[LOC + card] != 0
        and rules[row + Becomes.WHOSE] & side != 0
        and match(s, rules[row + Becomes.FILTER], card, source, player)
        and not (on_field and unaffected(s, card, source, False))
    )


def begun_at(s: State, card: i64, source: i64, rule: i64) -> i64:
    """The entry in front of which this rule began to change a monster, or -1."""
    data = s.data
    if not data[LOC + card] & FIELD_PLACES:
        return -1
    base: i64 = MODIFIER
    end = MODIFIER + data[MODIFIERS] * MODIFIER_SIZE
    while base < end:
        if data[base + M_CARD] == card and data[base + M_SOURCE] == source + 1:
            if data[base + M_VALUE] == rule:
                return base
        base += MODIFIER_SIZE
    return -1


def used_up(s: State, me: i64, player: i64) -> i64:
    """What is used up this turn for the effects of cards named like `me`: Attributes, and the bits
    of effects (`effect_bit`).
    """
    data = s.data
    bits: i64 = 0
    base: i64 = BAN
    end: i64 = BAN + data[BANS] * BAN_SIZE
    while base < end:
        if data[base + B_PLAYER] == player and data[base + B_WHAT] == tb.BAN_PAY:
            if data[base + B_BOUND] == s.t.name_group[s.definition[me]] + 1:
                bits |= data[base + B_FILTER]
        base += BAN_SIZE
    return bits


def effect_bit(number: int) -> int:
    """The bit of the effect of this number in `used_up`, beyond those of Attributes."""
    return 1 << 16 + number


def attribute_left(s: State, card: i64, me: i64, player: i64) -> bool:
    """Whether no Attribute of the card is used up for the effects of cards named like `me`."""
    return not used_up(s, me, player) & attribute_now(s, card)
