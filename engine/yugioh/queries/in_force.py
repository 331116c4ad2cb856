"""Continuous effects in force: the rules of the cards that lie face-up, one after the other.

cursor = next_rule(s, SummonBan.CODE, FIRST)
while cursor:
    source, row = rule_source(s, cursor), rule_row(cursor)
    ...
    cursor = next_rule(s, SummonBan.CODE, cursor)
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.queries.rules import IF, IF_END, NotUsed
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries import matching
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import (
    AS_SPELL, BARRED_FROM, BOUND_ELSEWHERE, CONTROL, HOST, IN_PENDULUM_ZONE, LOC, MONSTERS,
    POSITION, STATUS, WHOLE_FIELD,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import FACEDOWN, FIELD_PLACES, MONSTER, MZONE, PENDULUM, SZONE, TOKEN

# A cursor is (slot + 1) * 2**16 + the first rule to look at, or 0 for the first of the card.
_SLOT_FROM: Final = 16
_RULE: Final = 0xFFFF
FIRST: Final = 1 << _SLOT_FROM


def _slot_of(cursor: i64) -> i64:
    return (cursor >> _SLOT_FROM) - 1


def next_rule(s: State, kind: i64, cursor: i64) -> i64:
    """The next rule of this kind that is in force, from `cursor` on; 0 if there is no more."""
    t = s.t
    if not t.rule_kinds >> kind & 1:
        return 0
    slot = _slot_of(cursor)
    rule = cursor & _RULE
    while slot < WHOLE_FIELD:
        card = s.data[MONSTERS + slot] - 1
        if card >= 0:
            definition = s.definition[card]
            last = t.rule_from[definition + 1]
            if rule == 0:
                rule = t.rule_from[definition]
            if rule < last and in_force(s, card):
                while rule < last:
                    if t.rules[rule * tb.RULE_SIZE] == kind and met(s, rule, card):
                        return (slot + 1) << _SLOT_FROM | rule + 1
                    rule += 1
        slot += 1
        rule = 0
    return 0


def met(s: State, rule: i64, source: i64) -> bool:
    """Whether the conditions hold under which this rule of a card applies."""
    rules = s.t.rules
    base = rule * tb.RULE_SIZE
    if rules[base + IF] == rules[base + IF_END]:
        return True
    return conditions_hold(
        s, rules[base + IF], rules[base + IF_END], source, s.data[CONTROL + source]
    )


def rule_source(s: State, cursor: i64) -> i64:
    """The card whose rule it is."""
    slot = _slot_of(cursor)
    return s.data[MONSTERS + slot] - 1


def rule_row(cursor: i64) -> i64:
    """The slot of the rule in the table of rules."""
    return ((cursor & _RULE) - 1) * tb.RULE_SIZE


def own_rule(s: State, kind: i64, card: i64) -> i64:
    """The slot of the first rule of this kind that the card itself has, or -1."""
    if s.t.rule_kinds >> kind & 1:
        rule = s.t.rule_from[s.definition[card]]
        while rule < s.t.rule_from[s.definition[card] + 1]:
            if s.t.rules[rule * tb.RULE_SIZE] == kind and met(s, rule, card):
                return rule * tb.RULE_SIZE
            rule += 1
    return -1


def usable_for(s: State, use: i64, card: i64) -> bool:
    """Whether a card's own text, and what summoned it, let it be used for this (`USE_...`)."""
    if s.data[STATUS + card] >> BARRED_FROM & use:
        return False
    row = own_rule(s, NotUsed.CODE, card)
    if row < 0 or not s.t.rules[row + NotUsed.FOR] & use:
        return True
    return not s.data[LOC + card] & FIELD_PLACES or not in_force(s, card)


def reaches_grave(s: State, card: i64) -> bool:
    """Whether a card that is sent to the GY gets there, so that it can pay such a cost.

    Yu-Gi-Oh solo rules, 4 and 7.4: no Token does, no Pendulum Monster from the field, and no
    monster that is banished when it leaves the field.
    """
    kind = s.t.type[s.definition[card]]
    if kind & TOKEN or (kind & PENDULUM and s.data[LOC + card] & FIELD_PLACES):
        return False
    return s.data[LOC + card] != MZONE or not s.data[STATUS + card] & BOUND_ELSEWHERE


def in_force(s: State, card: i64) -> bool:
    """Whether the continuous effects of a card on the field apply: face-up and not negated.

    A monster card that is treated as a Spell has none of its monster effects.
    """
    data = s.data
    if data[POSITION + card] & FACEDOWN or data[STATUS + card] & (AS_SPELL | IN_PENDULUM_ZONE):
        return False
    if data[LOC + card] == SZONE and data[HOST + card] and s.t.type[s.definition[card]] & MONSTER:
        return False
    return not matching.negated(s, card)
