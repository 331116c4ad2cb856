"""Continuous effects in force: the rules of the cards that lie face-up, one after the other.

cursor = next_rule(s, ExtraNormal.CODE, FIRST)
while cursor:
    source, row = rule_source(s, cursor), rule_row(cursor)
    ...
    cursor = next_rule(s, ExtraNormal.CODE, cursor)
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.queries.forbidding import Forbids
from engine.yugioh.queries.rules import BanishedWhenLeaving, UnderDeckWhenLeaving
from engine.yugioh.queries.rule import FIRM, IF, IF_END, MARK, OF_SCALE, OF_TRAP
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.waiting import notice_zones
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.modifiers import GRANTED, is_granted, modifier_kind
from engine.yugioh.position.slots import (
    AS_SPELL, AS_TRAP, BAN, BANISH_LEAVING, BANS, BAN_SIZE, BOUND_ELSEWHERE, B_BOUND,
    B_FILTER, B_PLAYER, B_WHAT, CONTROL, HOST, HOW, IN_ACTIVATION, IN_PENDULUM_ZONE, LOC, MODIFIER,
    MODIFIERS, MODIFIER_SIZE, MONSTERS, M_CARD, M_VALUE, M_WHAT, NEGATED, NEGATED_TURN,
    POSITION, STATUS, WHOLE_FIELD, ZONE, BOTTOM_LEAVING,
)  # fmt: skip
from engine.yugioh.position.contexts import card_of
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import asking
from engine.yugioh.vocabulary import (
    BY_SPECIAL, FACEDOWN, FIELD_PLACES, GRAVE, HAND, MONSTER, MZONE, OPPONENT, PENDULUM, SZONE,
    TOKEN, YOU,
)  # fmt: skip

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
        if card >= 0 and t.card_kinds[s.definition[card]] >> kind & 1:
            definition = s.definition[card]
            last = t.rule_from[definition + 1]
            if rule == 0:
                rule = t.rule_from[definition]
            if rule < last and speaks(s, card):
                while rule < last:
                    if t.rules[rule * tb.RULE_SIZE] == kind and applies(s, rule, card):
                        return (slot + 1) << _SLOT_FROM | rule + 1
                    rule += 1
        slot += 1
        rule = 0
    return 0


def applies(s: State, rule: i64, source: i64) -> bool:
    """Whether this rule of a card that lies face-up is in force: met, and not negated."""
    firm = s.t.rules[rule * tb.RULE_SIZE + MARK] & FIRM
    return (firm != 0 or not negated(s, source)) and met(s, rule, source)


def met(s: State, rule: i64, source: i64) -> bool:
    """Whether the conditions hold under which this rule of a card applies."""
    rules = s.t.rules
    base = rule * tb.RULE_SIZE
    is_scale = s.data[STATUS + source] & IN_PENDULUM_ZONE != 0
    if is_scale != (rules[base + MARK] & OF_SCALE != 0):
        return False
    if (s.data[STATUS + source] & AS_TRAP != 0) != (rules[base + MARK] & OF_TRAP != 0):
        return False
    if rules[base + IF] == rules[base + IF_END]:
        return True
    return conditions_hold(
        s, rules[base + IF], rules[base + IF_END], source, s.data[CONTROL + source]
    )


def is_away(cursor: i64) -> bool:
    """Whether a cursor is one over the rules of cards in GYs and hands."""
    return _slot_of(cursor) >= WHOLE_FIELD


def next_away(s: State, kind: i64, cursor: i64) -> i64:
    """The next rule of this kind that a card in a GY or a hand has; 0 if there is no more.

    Any cursor over the field stands for the beginning.
    """
    t = s.t
    if not t.rule_kinds >> kind & 1:
        return 0
    card: i64 = 0
    rule: i64 = 0
    if is_away(cursor):
        card = _slot_of(cursor) - WHOLE_FIELD
        rule = cursor & _RULE
    while card < s.cards:
        definition = s.definition[card]
        if t.card_kinds[definition] >> kind & 1 and s.data[LOC + card] & (GRAVE | HAND):
            if rule == 0:
                rule = t.rule_from[definition]
            while rule < t.rule_from[definition + 1]:
                if t.rules[rule * tb.RULE_SIZE] == kind and met(s, rule, card):
                    return (WHOLE_FIELD + card + 1) << _SLOT_FROM | rule + 1
                rule += 1
        card += 1
        rule = 0
    return 0


def rule_source(s: State, cursor: i64) -> i64:
    """The card whose rule it is."""
    slot = _slot_of(cursor)
    if slot >= WHOLE_FIELD:
        return slot - WHOLE_FIELD
    return s.data[MONSTERS + slot] - 1


def rule_row(cursor: i64) -> i64:
    """The slot of the rule in the table of rules."""
    return ((cursor & _RULE) - 1) * tb.RULE_SIZE


def own_rule(s: State, kind: i64, card: i64) -> i64:
    """The slot of the first rule of this kind that the card itself has, or -1."""
    if s.t.card_kinds[s.definition[card]] >> kind & 1:
        rule = s.t.rule_from[s.definition[card]]
        while rule < s.t.rule_from[s.definition[card] + 1]:
            if s.t.rules[rule * tb.RULE_SIZE] == kind and met(s, rule, card):
                return rule * tb.RULE_SIZE
            rule += 1
    return -1


def lets(s: State, kind: i64, through: i64, card: i64, player: i64) -> bool:
    """Whether a rule of this kind, of a card that the player controls, lets a card through.

    `through` is the operand of its row that is the filter.
    """
    cursor = next_rule(s, kind, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        if s.data[CONTROL + source] == player:
            if match(s, s.t.rules[rule_row(cursor) + through], card, source, player):
                return True
        cursor = next_rule(s, kind, cursor)
    return False


def reaches_grave(s: State, card: i64) -> bool:
    """Whether a card that is sent to the GY gets there, so that it can pay such a cost.

    Yu-Gi-Oh solo rules, 4 and 7.4: no Token does, no Pendulum Monster from the field, and no
    card that is banished when it leaves the field.
    """
    if banished_instead(s, card) or bound_by_text(s, card):
        return False
    kind = s.t.type[s.definition[card]]
    if kind & TOKEN or (kind & PENDULUM and s.data[LOC + card] & FIELD_PLACES):
        return False
    return not s.data[LOC + card] & FIELD_PLACES or not bound_elsewhere(s, card)


def may_banish(s: State) -> bool:
    """Whether cards can be banished: where one player cannot, the other cannot either."""
    return not banned_at_all(s, tb.BAN_BANISH, 0)


def bound_elsewhere(s: State, card: i64) -> i64:
    """Where a card on the field goes when it leaves, by what brought it there, as bits."""
    bound = s.data[STATUS + card] & BOUND_ELSEWHERE
    if bound & BANISH_LEAVING and not may_banish(s):
        return bound & ~BANISH_LEAVING
    return bound


def banished_instead(s: State, card: i64) -> bool:
    """Whether a card that is sent to the GY from where it is is banished instead."""
    if s.t.banishes_instead == 0 or not may_banish(s):
        return False
    return banned(s, tb.INTO_BANISHMENT, card, s.owner[card])


def bound_by_text(s: State, card: i64) -> i64:
    """Where a card on the field goes by a text of its own when it leaves, as a bit; or 0.

    So it does, negated or not: the reference engine's scripts of Floowandereeze & Eglen and Chaos
    Emperor, the Dragon of Armageddon.
    """
    if own_rule(s, BanishedWhenLeaving.CODE, card) >= 0:
        there = s.data[LOC + card] & FIELD_PLACES != 0
        return BANISH_LEAVING if there and speaks(s, card) and may_banish(s) else 0
    if own_rule(s, UnderDeckWhenLeaving.CODE, card) < 0 or s.data[LOC + card] != MZONE:
        return 0
    return BOTTOM_LEAVING if s.data[HOW + card] & BY_SPECIAL and speaks(s, card) else 0


def in_force(s: State, card: i64) -> bool:
    """Whether the continuous effects of a card on the field apply: face-up and not negated.

    A monster card that is treated as a Spell has none of its monster effects; which effects a card
    in a Pendulum Zone has, or one that is treated as a Trap, its rules say (`met`).
    """
    return speaks(s, card) and not negated(s, card)


def speaks(s: State, card: i64) -> bool:
    """Whether a card on the field has continuous effects where it lies: a Spell or Trap has none
    before its activation has resolved.
    """
    data = s.data
    if data[POSITION + card] & FACEDOWN or data[STATUS + card] & IN_ACTIVATION:
        return False
    if data[STATUS + card] & (AS_SPELL | AS_TRAP) == AS_SPELL:
        return False
    equipped = data[LOC + card] == SZONE and data[HOST + card] != 0
    return not equipped or not s.t.type[s.definition[card]] & MONSTER


def negated(s: State, card: i64) -> bool:
    """Whether the effects of this face-up card are negated."""
    if s.data[STATUS + card] & (NEGATED | NEGATED_TURN):
        return True
    return s.t.has_negating_bans != 0 and banned(s, tb.BAN_EFFECT, card, s.data[CONTROL + card])


# ---------------------------------------------------------------- forbidden

ANY_CARD: Final = -1


def banned(s: State, what: i64, card: i64, player: i64) -> bool:
    """Whether this is forbidden to the player with this card, for the turn or by a face-up card."""
    if s.data[BANS] and _banned_this_turn(s, what, card, player):
        return True
    if s.t.forbids & what != 0 and _forbidden(s, what, card, player):
        return True
    return s.t.grants_forbid & what != 0 and _forbidden_while_there(s, what, card, player)


def _banned_this_turn(s: State, what: i64, card: i64, player: i64) -> bool:
    data = s.data
    base: i64 = BAN
    end: i64 = BAN + data[BANS] * BAN_SIZE
    while base < end:
        if (
            data[base + B_PLAYER] == player
            and data[base + B_WHAT] & what
            and _meant(s, data[base + B_WHAT], data[base + B_BOUND], card)
        ):
            if match(s, data[base + B_FILTER], card, card, player):
                return True
        base += BAN_SIZE
    return False


def _meant(s: State, what: i64, bound: i64, card: i64) -> bool:
    """Whether a ban is about this card: by name, column, all, or all but what its effect does."""
    if what & tb.BUT_ITS_OWN:
        return asking(s) <= 0 or s.t.name_group[s.definition[card_of(s, asking(s))]] != bound - 1
    if bound > 0:
        return s.t.name_group[s.definition[card]] == bound - 1
    if bound == 0 or s.data[LOC + card] != SZONE:
        return bound == 0
    notice_zones(s)
    return s.data[ZONE + card] == -1 - bound


def banned_at_all(s: State, what: i64, player: i64) -> bool:
    """Whether the player may not do this, whatever the card."""
    data = s.data
    base: i64 = BAN
    end: i64 = BAN + data[BANS] * BAN_SIZE
    while base < end:
        if data[base + B_PLAYER] == player and data[base + B_WHAT] & what:
            return True
        base += BAN_SIZE
    return s.t.forbids & what != 0 and _forbidden(s, what, ANY_CARD, player)


def _forbidden(s: State, what: i64, card: i64, player: i64) -> bool:
    """Whether a continuous effect forbids this to the player with this card, or with any card."""
    negates = what & tb.BAN_EFFECT != 0
    data = s.data
    slot: i64 = MONSTERS
    while slot < MONSTERS + WHOLE_FIELD:
        source = data[slot] - 1
        slot += 1
        if source < 0 or not s.t.card_kinds[s.definition[source]] >> Forbids.CODE & 1:
            continue
        rule = s.t.rule_from[s.definition[source]]
        last = s.t.rule_from[s.definition[source] + 1]
        while rule < last:
            base = rule * tb.RULE_SIZE
            if s.t.rules[base] == Forbids.CODE and s.t.rules[base + Forbids.WHAT] & what:
                side: i64 = YOU if data[CONTROL + source] == player else OPPONENT
                if s.t.rules[base + Forbids.WHOSE] & side and _applies(s, rule, source, negates):
                    number = s.t.rules[base + Forbids.FILTER]
                    if card == ANY_CARD or match(s, number, card, source, data[CONTROL + source]):
                        return True
            rule += 1
    return False


def _forbidden_while_there(s: State, what: i64, card: i64, player: i64) -> bool:
    """Whether an effect forbids this to its player as long as a monster stays, negated or not; what
    the monster itself does, it does not while it is negated.
    """
    data = s.data
    base: i64 = MODIFIER
    end: i64 = MODIFIER + data[MODIFIERS] * MODIFIER_SIZE
    while base < end:
        if is_granted(modifier_kind(data[base + M_WHAT])):
            owner = modifier_kind(data[base + M_WHAT]) - GRANTED
            rule = s.t.grant_from[data[base + M_VALUE] - 1]
            while rule < s.t.grant_from[data[base + M_VALUE]]:
                row = rule * tb.RULE_SIZE
                if s.t.rules[row] == Forbids.CODE and s.t.rules[row + Forbids.WHAT] & what:
                    side: i64 = YOU if owner == player else OPPONENT
                    its_own = what == tb.INTO_BANISHMENT and negated(s, data[base + M_CARD])
                    if s.t.rules[row + Forbids.CONTROLLED]:
                        its_own = data[CONTROL + data[base + M_CARD]] != owner
                    if s.t.rules[row + Forbids.WHOSE] & side and not its_own:
                        if match(s, s.t.rules[row + Forbids.FILTER], card, card, owner):
                            return True
                rule += 1
        base += MODIFIER_SIZE
    return False


def _applies(s: State, rule: i64, source: i64, negates: bool) -> bool:
    """Whether this rule applies.  What negates continuously is not itself negated so."""
    if not negates:
        return speaks(s, source) and applies(s, rule, source)
    if not speaks(s, source) or s.data[STATUS + source] & (NEGATED | NEGATED_TURN):
        return False
    if s.data[BANS] and _banned_this_turn(s, tb.BAN_EFFECT, source, s.data[CONTROL + source]):
        return False
    return met(s, rule, source)
