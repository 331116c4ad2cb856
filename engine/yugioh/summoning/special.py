"""May this monster be Special Summoned, and what a successful summon leaves behind.

Sources: Yu-Gi-Oh rules reference S1 (proper summons), S2 (Nomi and semi-Nomi),
Z1; Yu-Gi-Oh modifiers and triggers, *Summon restrictions and successful
summons*: only successful summons count for "once per turn".
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.controlling import another_of_one, exceeds
from engine.yugioh.queries.bans import (
    lift_with_its_summon, note, note_summon, summoned_enough, summoned_once, use_up_summon,
)  # fmt: skip
from engine.yugioh.queries.rules import NotSummoned, OnlyOne
from engine.yugioh.queries.summon_lock import lock_others, locked_out
from engine.yugioh.movement.cards import lift, move
from engine.yugioh.queries.in_force import (
    FIRST, banned, next_rule, own_rule, rule_row, rule_source,
)  # fmt: skip
from engine.yugioh.queries.matching import match
from engine.yugioh.position.causes import caused_by, without_cause
from engine.yugioh.position.slots import (
    BANS, BATCH, CONTROL, EVENT, EVENTS, EVENT_SIZE, EVENT_SUMMONED, HOW, LOC, MONSTERS, NEW,
    NOT_SUMMONED, POSITION, PROPER, STATUS, V_BATCH, V_REASON, V_WHAT, ZONES_EACH,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.instructions.tables import (
    DEF_BY_EFFECT, DEF_BY_OWN_EFFECT, DEF_EXACT, DEF_EXTRA, DEF_FIRST, DEF_INERT, DEF_NOMI,
    DEF_REVIVE,
)  # fmt: skip
from engine.yugioh.position.uses import count_limit, limit_slot
from engine.yugioh.vocabulary import (
    BANISHED, BY_FLIP, BY_FROM_EXTRA, BY_FROM_GRAVE, BY_FROM_HAND, BY_NORMAL, BY_SPECIAL,
    BY_SUCH_EFFECT, BY_XYZ, DECK, EXTRA, FACEDOWN, GRAVE, HAND, MONSTER, MONSTER_ZONES, MZONE,
    R_DESTROY, R_RULE,
)  # fmt: skip

OWN_SIDE: Final = -1  # in place of a player: the field of the one who summons


def restricted(
    s: State, card: i64, player: i64, ignoring: bool = False, side: i64 = OWN_SIDE
) -> bool:
    """Whether a ban, a once-per-turn clause or an only-one clause is against the summon; `ignoring`
    and `side` as in `can_special_summon`.
    """
    data = s.data
    t = s.t
    definition = s.definition[card]
    if banned(s, tb.BAN_SPECIAL, card, player) or summoned_once(s, player):
        return True
    if summoned_enough(s, player):
        return True
    row = own_rule(s, NotSummoned.CODE, card)
    if row >= 0 and not ignoring and t.rules[row + NotSummoned.FROM] & data[LOC + card]:
        return True
    group = t.summon_group[definition]
    if group and not t.group_kind[definition] and data[limit_slot(player, group - 1)]:
        return True
    there = player if side == OWN_SIDE else side
    return already_controlled(s, card, there) or exceeds(s, card, there, there != player)


def not_normal_summoned(s: State, card: i64) -> bool:
    """Whether a clause of the card itself is against its Normal Summon now."""
    row = own_rule(s, NotSummoned.CODE, card)
    return row >= 0 and s.t.rules[row + NotSummoned.NORMAL] != 0


def barred_as(s: State, card: i64, player: i64, how: i64) -> bool:
    """Whether a clause of the card itself is against its Summon in this way (BY_...): only one may
    be summoned so each turn, or none in a turn in which others were, or none now.
    """
    definition = s.definition[card]
    row = own_rule(s, NotSummoned.CODE, card)
    if row >= 0 and s.t.rules[row + NotSummoned.HOW] & how:
        return True
    if locked_out(s, card, player, how):
        return True
    if not s.t.group_kind[definition] & how:
        return False
    return s.data[limit_slot(player, s.t.summon_group[definition] - 1)] != 0


def already_controlled(s: State, card: i64, player: i64) -> bool:
    """Whether only one of this card may be controlled, and the player has one face-up."""
    if another_of_one(s, card, player):
        return True
    row = own_rule(s, OnlyOne.CODE, card)
    if row >= 0:
        number = s.t.rules[row + OnlyOne.FILTER]
        if _controls_other(s, number, card, player):
            return True
        if s.t.rules[row + OnlyOne.OF_BOTH] and _controls_other(s, number, card, 1 - player):
            return True
    return _only_without_it(s, card, player)


def _only_without_it(s: State, card: i64, player: i64) -> bool:
    """Whether another face-up monster is the only one of those that match which there can be."""
    cursor = next_rule(s, OnlyOne.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        row = rule_row(cursor)
        there = s.data[CONTROL + source]
        if source != card and (there == player or s.t.rules[row + OnlyOne.OF_BOTH]):
            if match(s, s.t.rules[row + OnlyOne.FILTER], card, source, there):
                return True
        cursor = next_rule(s, OnlyOne.CODE, cursor)
    return False


def destroy_one_too_many(s: State, card: i64) -> None:
    """Destroy, by no effect, a face-up monster that has come under the control of a player who
    already controlled one, where only one can be.  Source: the walks of the reference engine with
    Kaijus.
    """
    player = s.data[CONTROL + card]
    if not s.data[POSITION + card] & FACEDOWN and already_controlled(s, card, player):
        move(s, card, GRAVE, R_RULE | R_DESTROY)


def _controls_other(s: State, number: i64, card: i64, player: i64) -> bool:
    """Whether the player controls another face-up monster that matches."""
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        other = s.data[MONSTERS + player * ZONES_EACH + zone] - 1
        zone += 1
        if other >= 0 and other != card and not s.data[POSITION + other] & FACEDOWN:
            if match(s, number, other, card, player):
                return True
    return False


def summoned_by_it(s: State, card: i64, source: i64, player: i64) -> bool:
    """Whether effects of the card `source` are what alone can summon this card first."""
    which = s.t.summoned_with[s.definition[card]]
    return which != 0 and source >= 0 and match(s, which - 1, source, card, player)


def can_special_summon(
    s: State, card: i64, player: i64, source: i64 = -1, ignoring: bool = False,
    side: i64 = OWN_SIDE,
) -> bool:  # fmt: skip
    """Whether an effect of the card `source` may Special Summon this card for the player (zones
    apart), to the field of the player `side`, by default their own.

    `ignoring` its Summoning conditions, it may be summoned from hand, Deck and Extra Deck, however
    it is summoned otherwise; to come back it must have been summoned properly before.
    """
    t = s.t
    if summoned_by_it(s, card, source, player):
        return not restricted(s, card, player, False, side)
    definition = s.definition[card]
    flags = t.flags[definition]
    data = s.data
    if not t.type[definition] & MONSTER or flags & DEF_INERT:
        return False
    if data[STATUS + card] & NOT_SUMMONED:
        return False
    if ignoring:
        away = data[LOC + card] & (HAND | DECK) != 0 or (
            data[LOC + card] == EXTRA and not data[POSITION + card]
        )
        if flags & (DEF_NOMI | DEF_REVIVE) and not away and not data[STATUS + card] & PROPER:
            return False
    elif flags & DEF_NOMI:
        return False
    elif flags & DEF_REVIVE:
        # From the GY or banishment only after a proper summon, from hand and Deck never;
        # from the Extra Deck an effect may summon it, unless it "must first be" summoned properly.
        if data[LOC + card] != EXTRA or data[POSITION + card] or flags & DEF_FIRST:
            if data[LOC + card] & (HAND | DECK) or not data[STATUS + card] & PROPER:
                return False
    if data[LOC + card] == BANISHED and data[POSITION + card] & FACEDOWN:
        return False
    return not restricted(s, card, player, ignoring, side)


def may_be_fusion_summoned(s: State, card: i64, player: i64, source: i64) -> bool:
    """Whether an effect of the card `source` whose Special Summon is treated as a Fusion Summon may
    summon this card (zones apart): one that must first be Fusion Summoned is so, and one that must
    be so with its own Fusion Materials is not.
    """
    t = s.t
    definition = s.definition[card]
    if s.data[LOC + card] != EXTRA or s.data[POSITION + card]:
        return False
    if not t.flags[definition] & DEF_BY_EFFECT or t.flags[definition] & (DEF_INERT | DEF_EXACT):
        return False
    if t.summoned_with[definition] and not summoned_by_it(s, card, source, player):
        return False
    return not restricted(s, card, player)


def can_summon_itself(s: State, card: i64, player: i64, side: i64) -> bool:
    """Whether an effect of its own may Special Summon this card to that side (zones apart)."""
    if s.t.flags[s.definition[card]] & DEF_BY_OWN_EFFECT:
        return not restricted(s, card, player, False, side)
    return can_special_summon(s, card, player, card, False, side)


def flip_summoned(s: State, card: i64, player: i64) -> None:
    """A Set monster was Flip Summoned.  Yu-Gi-Oh solo rules 2.3."""
    note(s, tb.DID_FLIP, card, player)
    _note_moment(s, card, player)
    s.put(HOW + card, BY_FLIP)
    s.record(EVENT_SUMMONED, card, MZONE, MZONE, player, s.data[BATCH], BY_FLIP)


def _note_moment(s: State, card: i64, player: i64) -> None:
    """Count that the player Summons, once for monsters that are Summoned at the same time."""
    if not len(s.t.tallies):
        return
    number = s.data[EVENTS]
    while number > 0:
        number -= 1
        event = EVENT + number * EVENT_SIZE
        if s.data[event + V_BATCH] != s.data[BATCH]:
            break
        if s.data[event + V_WHAT] == EVENT_SUMMONED:
            if without_cause(s.data[event + V_REASON]) == player:
                return
    note(s, tb.DID_SUMMON_AT_ONCE, card, player)


def put_on_field(s: State, card: i64, player: i64, zone: i64, position: i64, how: i64,
                 proper: i64, by: i64, cause: i64) -> None:  # fmt: skip
    """Summon a monster to a zone of the player; the summon of player `by`, by the effect of the
    card `cause` (-1: of none), is successful and is recorded.
    """
    data = s.data
    if how & BY_SPECIAL:
        note(s, tb.DID_SPECIAL | (tb.DID_XYZ if how & BY_XYZ else 0), card, by)
        note_summon(s, by)
    elif how & BY_NORMAL:
        note(s, tb.DID_NORMAL, card, by)
        if data[BANS]:
            lift_with_its_summon(s, card, by)
    if data[BANS]:
        use_up_summon(s, card, by, bool(how & BY_SPECIAL))
    _note_moment(s, card, by)
    before = lift(s, card)
    if before == EXTRA and how & BY_SPECIAL and s.t.tells_extra:
        how |= BY_FROM_EXTRA
    if before == HAND and how & BY_SPECIAL and s.t.tells_hand:
        how |= BY_FROM_HAND
    if before == GRAVE and how & BY_SPECIAL and s.t.tells_grave:
        how |= BY_FROM_GRAVE
    such = s.t.such_effects[s.definition[card]]
    if such and cause >= 0 and match(s, such - 1, cause, card, by):
        how |= BY_SUCH_EFFECT
    s.set_down(card, MZONE, player, zone, position)
    status = data[STATUS + card] | NEW
    # A monster with no revival clause may always be revived; the bit is only
    # kept for those that have one, so that equal positions stay equal.
    if proper and s.t.flags[s.definition[card]] & (DEF_REVIVE | DEF_EXTRA):
        status |= PROPER
    s.put(STATUS + card, status)
    s.put(HOW + card, how)
    if how & BY_SPECIAL:
        group = s.t.summon_group[s.definition[card]]
        kind = s.t.group_kind[s.definition[card]]
        if group and (not kind or how & kind):
            count_limit(s, by, group - 1)
        lock_others(s, card, by, how)
    s.record(EVENT_SUMMONED, card, before, MZONE, caused_by(by, cause), data[BATCH], how)
