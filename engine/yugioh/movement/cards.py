"""Moving cards, with the rules of where a card really goes and what it leaves behind.

Sources: Yu-Gi-Oh rules reference T1, E1, X2, G2, B1; Yu-Gi-Oh solo rules 3, 4,
5.2, 7.4: Tokens cease to exist off the field, Extra Deck monsters return to
the Extra Deck instead of hand or Deck, Pendulum Monsters go from the field to
the face-up Extra Deck instead of the GY, materials of a leaving monster go to
the GY and its Equip Cards are destroyed.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.movement.deck_order import put_in_order, shuffle
from engine.yugioh.movement.stat_changes import forget
from engine.yugioh.position.causes import cause_of, caused_by, with_cause
from engine.yugioh.position.origins import controller_before, origin, with_such_material
from engine.yugioh.position.slots import (
    AS_SPELL, AT_BOTTOM, BANISH_LEAVING, BARS, BATCH, BOND, BOTH_SIDES, BOTTOM_LEAVING,
    CONTROL, COUNTERS, EVENT_EQUIPPED, EVENT_LEFT_GRAVE, EVENT_MOVED, EVENT_PLACED, FLIPPED, GRANTS,
    HOST, HOW, IN_PENDULUM_ZONE, KNOWN, LEAVING, LEVELS, LOC, MADE_OF, MADE_WITH, MARKED, MODIFIERS,
    MOVES, NEW, ON_TOP, ORPHAN, ORPHANS, ORPHAN_DESTROYED, ORPHAN_SENT, OVERLAYS, POSITION, PROPER,
    REASON, REVEALED, SENT_SO, SHUFFLE_LEAVING, SPELLS, STATUS, USED, ZONE, ZONES_EACH,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import who_acts
from engine.yugioh.instructions.tables import (
    DEF_EXTRA, DEF_FORM, DEF_SENT, DEF_SENT_SO, DID_BANISH, DID_SEND, DID_SEND_FROM_FIELD,
    EV_EQUIPPED, EV_LEFT_GRAVE,
)  # fmt: skip
from engine.yugioh.position.zones import free_spell
from engine.yugioh.queries.bans import note
from engine.yugioh.queries.in_force import (
    banished_instead, bound_by_text, bound_elsewhere, may_banish,
)  # fmt: skip
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.waiting import notice_field
from engine.yugioh.vocabulary import (
    BANISHED, DECK, EXTRA, FACEUP_ATTACK, FIELD_PLACES, FIELD_ZONE, GRAVE, HAND, MZONE, NOWHERE,
    OVERLAY, PENDULUM, PZONE, R_BEARER_DESTROYED, R_BEARER_SENT, R_DESTROY, R_RULE, R_SUMMON,
    R_THEIRS, SZONE, TOKEN,
)  # fmt: skip

_TELLS_LEFT_GRAVE: Final = 1 << EV_LEFT_GRAVE
_TELLS_EQUIPPED: Final = 1 << EV_EQUIPPED


def move(s: State, card: i64, place: i64, reason: i64, at_top: i64 = 0) -> None:
    """Move a card to a pile of its owner, for these reasons, and record that it happened.

    What would be banished while nobody can banish stays where it is.
    """
    data = s.data
    if place == BANISHED and not may_banish(s):
        return
    bound: i64 = 0
    if data[LOC + card] & FIELD_PLACES:
        bound = bound_elsewhere(s, card)
    by_text = bound_by_text(s, card)
    if by_text & BANISH_LEAVING or not bound:
        bound |= by_text
    exiled = place == GRAVE and banished_instead(s, card)
    card = itself_again(s, card)
    before = data[LOC + card]
    # A Pendulum Zone is a Spell & Trap Zone too.
    left = before | PZONE if data[STATUS + card] & IN_PENDULUM_ZONE else before
    info = origin(s, card)
    such = s.t.had_such[s.definition[card]]
    if such and match(s, such - 1, card, card, data[CONTROL + card]):
        info = with_such_material(info)
    reason = with_cause(s, reason)
    kind = s.t.type[s.definition[card]]
    if before == MZONE:
        # A Pendulum Monster goes to the Extra Deck, a Token nowhere.
        buried = place == GRAVE and not bound and not exiled and not kind & (PENDULUM | TOKEN)
        mark: i64 = ORPHAN_SENT if buried else 0
        leave_monster_zone(s, card, mark | (ORPHAN_DESTROYED if reason & R_DESTROY else 0))
    elif before == GRAVE:
        _leave_grave(s, card)
    s.remove(card)
    if before & (FIELD_PLACES | OVERLAY):
        reset(s, card)
    elif data[USED + card]:
        s.put(USED + card, 0)
    forget_knowledge(s, card)
    s.put(MOVES + card, data[MOVES + card] + 1)
    s.put(REASON + card, reason)
    if kind & TOKEN:
        s.put(LOC + card, NOWHERE)
        s.record(EVENT_MOVED, card, left, NOWHERE, reason, data[BATCH], info)
        return
    to = place
    if bound & BANISH_LEAVING:
        to = BANISHED
    elif bound:
        to = DECK
        at_top = s.fixed_order if bound & SHUFFLE_LEAVING else 0
    if to & (HAND | DECK) and s.t.flags[s.definition[card]] & DEF_EXTRA:
        to = EXTRA
    position: i64 = 0
    if to == GRAVE and kind & PENDULUM and before & FIELD_PLACES:
        to = EXTRA
        position = FACEUP_ATTACK
    if to == GRAVE and exiled:
        to = BANISHED
    # Face-up in the Extra Deck it can come back as from the GY.
    if to & (HAND | DECK | EXTRA) and not position and data[STATUS + card] & PROPER:
        s.put(STATUS + card, data[STATUS + card] & ~PROPER)
    if to & (GRAVE | BANISHED):
        position = FACEUP_ATTACK
    if data[POSITION + card] != position:
        s.put(POSITION + card, position)
    s.insert(card, to, at_top)
    if bound & BOTTOM_LEAVING:
        put_in_order(s, card, AT_BOTTOM)
    elif bound & SHUFFLE_LEAVING:
        shuffle(s, s.owner[card])
    if to == GRAVE:
        if s.t.flags[s.definition[card]] & DEF_SENT:
            s.put(STATUS + card, data[STATUS + card] | NEW)
        if s.t.flags[s.definition[card]] & DEF_SENT_SO and _sent_so(s, card, reason, before, info):
            s.put(STATUS + card, data[STATUS + card] | SENT_SO)
        if s.t.tells_sent:
            from_field: i64 = DID_SEND_FROM_FIELD if before & FIELD_PLACES else 0
            note(s, DID_SEND | from_field, card, s.owner[card])
    elif to == BANISHED and s.t.tells_banished:
        note(s, DID_BANISH, card, s.owner[card])
    s.record(EVENT_MOVED, card, left, to, reason, data[BATCH], info)


def _sent_so(s: State, card: i64, reason: i64, before: i64, info: i64) -> bool:
    """Whether it was sent to the GY for the reasons, and from the places, that its text names."""
    reasons = s.t.sent_reasons[s.definition[card]]
    places = s.t.sent_from[s.definition[card]]
    by = s.t.sent_for[s.definition[card]]
    if by:
        cause = cause_of(reason)
        if reason & R_SUMMON or cause < 0 or not match(s, by - 1, cause, cause, s.owner[cause]):
            return False
    if reasons & R_THEIRS and controller_before(info) != s.owner[card]:
        return False  # it was in the possession of the other player
    return reason & reasons == reasons and (places == 0 or before & places != 0)


def return_to_grave(s: State, card: i64) -> None:
    """A banished card returns to the GY of its owner, and was not sent there: no event tells it."""
    s.remove(card)
    forget_knowledge(s, card)
    s.put(MOVES + card, s.data[MOVES + card] + 1)
    s.put(POSITION + card, FACEUP_ATTACK)
    s.insert(card, GRAVE, 0)


def forget_knowledge(s: State, card: i64) -> None:
    """A card that moves is no longer marked, or known: revealed in the hand, placed in the Deck."""
    status = s.data[STATUS + card]
    if status & (ON_TOP | AT_BOTTOM):
        slot = KNOWN + s.owner[card]
        s.put(slot, s.data[slot] - 1)
    forgotten: i64 = REVEALED | ON_TOP | AT_BOTTOM | MARKED | NEW | FLIPPED | SENT_SO
    if status & forgotten:
        s.put(STATUS + card, status & ~forgotten)


def _leave_grave(s: State, card: i64) -> None:
    """Record that a card moves out of a GY, and who moves it, where a card asks for it."""
    if s.t.tells & _TELLS_LEFT_GRAVE:
        s.record(EVENT_LEFT_GRAVE, card, GRAVE, who_acts(s), 0, s.data[BATCH], 0)


def lift(s: State, card: i64) -> i64:
    """Take a card up from wherever it is, to be put down on the field; where it was."""
    before = s.data[LOC + card]
    if before == MZONE:
        leave_monster_zone(s, card)
    elif before == GRAVE:
        _leave_grave(s, card)
    s.remove(card)
    if before & FIELD_PLACES:
        # A Union that is equipped or unequipped is still the same card on the field.
        used = s.data[USED + card] if s.t.unites[s.definition[card]] else 0
        reset(s, card)
        if used:
            s.put(USED + card, used)
    elif s.data[USED + card]:
        s.put(USED + card, 0)
    forget_knowledge(s, card)
    s.put(MOVES + card, s.data[MOVES + card] + 1)
    return before


def itself_again(s: State, card: i64) -> i64:
    """The Spell or Trap that is a monster now, in its place; any other card as it is.

    Source: card texts ("Special Summon this card as an Effect Monster").
    """
    data = s.data
    if not s.t.flags[s.definition[card]] & DEF_FORM or data[LOC + card] != MZONE:
        return card
    below = data[OVERLAYS + card] - 1
    player = data[CONTROL + card]
    zone = data[ZONE + card]
    position = data[POSITION + card]
    unequip(s, card)
    s.remove(below)
    s.remove(card)
    reset(s, card)
    forget_knowledge(s, card)
    s.put(LOC + card, NOWHERE)
    s.put(POSITION + card, 0)
    s.put(MOVES + card, data[MOVES + card] + 1)
    s.set_down(below, MZONE, player, zone, position)
    return below


def record_placed(s: State, card: i64, before: i64, reason: i64) -> None:
    """Record that a card was placed in a Spell & Trap Zone, where a card asks for it."""
    if s.t.tells_placed:
        s.record(EVENT_PLACED, card, before, SZONE, reason, s.data[BATCH], 0)


def make_room_for_field(s: State, card: i64, player: i64) -> i64:
    """The Field Zone, for this card; a Field Spell in it is sent to the GY.

    Source: Yu-Gi-Oh solo rules, 10.
    """
    notice_field(s, card)
    old = s.data[SPELLS + player * ZONES_EACH + FIELD_ZONE]
    if old:
        move(s, old - 1, GRAVE, R_RULE)
    return FIELD_ZONE


def stay_as_spell(s: State, card: i64, reason: i64) -> None:
    """A destroyed monster becomes a Continuous Spell of its owner; destroyed it was."""
    data = s.data
    info = origin(s, card)
    reason = with_cause(s, reason)
    player = s.owner[card]
    lift(s, card)
    s.set_down(card, SZONE, player, free_spell(s, player), FACEUP_ATTACK)
    s.put(STATUS + card, data[STATUS + card] | AS_SPELL)
    s.record(EVENT_MOVED, card, MZONE, SZONE, reason, data[BATCH], info)
    record_placed(s, card, MZONE, reason)


def become_material(s: State, card: i64, host: i64) -> None:
    """Attach a card to an Xyz Monster; this is not leaving the field for a trigger.

    Source: Yu-Gi-Oh modifiers and triggers, *Leaves the field*.
    """
    card = itself_again(s, card)
    lift(s, card)
    s.put(STATUS + card, s.data[STATUS + card] & PROPER)
    s.put(POSITION + card, 0)
    if s.data[USED + card]:
        s.put(USED + card, 0)
    s.attach(card, host)


def reset(s: State, card: i64) -> None:
    """Forget what a card was on the field; having been summoned properly is kept."""
    data = s.data
    kept = data[STATUS + card] & PROPER
    if data[STATUS + card] & ORPHAN:
        s.put(ORPHANS, data[ORPHANS] - 1)
    if data[STATUS + card] != kept:
        s.put(STATUS + card, kept)
    if data[HOW + card]:
        s.put(HOW + card, 0)
    if data[USED + card]:
        s.put(USED + card, 0)
    if data[MODIFIERS]:
        forget(s, card)
    if data[LEVELS + card]:
        s.put(LEVELS + card, 0)
    if data[COUNTERS + card]:
        s.put(COUNTERS + card, 0)
    if data[MADE_OF + card]:
        s.put(MADE_OF + card, 0)
    if data[MADE_WITH + card]:
        s.put(MADE_WITH + card, 0)
    if data[GRANTS + card]:
        s.put(GRANTS + card, 0)
    if data[HOST + card]:
        s.put(HOST + card, 0)
    if data[BOND + card]:
        s.put(BOND + card, 0)
    if data[BARS + card]:
        s.put(BARS + card, 0)
    if data[ZONE + card]:
        s.put(ZONE + card, 0)


def leave_monster_zone(s: State, card: i64, mark: i64 = 0) -> None:
    """Materials go to the GY; Equip Cards lose their monster, and remember how (`ORPHAN_...`)."""
    unequip(s, card, mark)
    while s.data[OVERLAYS + card]:
        move(s, s.data[OVERLAYS + card] - 1, GRAVE, R_RULE)


def unequip(s: State, card: i64, mark: i64 = 0) -> None:
    """The Equip Cards of a monster lose it; `check_field` destroys them."""
    data = s.data
    slot: i64 = 0
    while slot < BOTH_SIDES:
        equip = data[SPELLS + slot]
        if equip and data[HOST + equip - 1] == card + 1:
            s.put(HOST + equip - 1, 0)
            s.put(STATUS + equip - 1, data[STATUS + equip - 1] | ORPHAN | mark)
            s.put(ORPHANS, data[ORPHANS] + 1)
        slot += 1


def check_field(s: State) -> None:
    """Destroy the Equip Cards whose monster has left.  Yu-Gi-Oh rules reference, E1."""
    data = s.data
    if not data[ORPHANS]:
        return
    slot: i64 = 0
    while slot < BOTH_SIDES:
        card = data[SPELLS + slot]
        if card and data[STATUS + card - 1] & ORPHAN:
            move(s, card - 1, GRAVE, R_RULE | R_DESTROY | _bereft(data[STATUS + card - 1]))
        slot += 1


def _bereft(status: i64) -> i64:
    """Why an Equip Card has lost its monster, as reasons."""
    sent: i64 = R_BEARER_SENT if status & ORPHAN_SENT else 0
    return sent | R_BEARER_DESTROYED if status & ORPHAN_DESTROYED else sent


def equip(s: State, card: i64, monster: i64, player: i64, zone: i64, grants: i64) -> None:
    """Put a card into a Spell & Trap Zone as an Equip Spell on a monster.

    An Equip Spell that was activated stays in its zone.
    """
    card = itself_again(s, card)
    if s.data[STATUS + card] & LEAVING:
        s.put(STATUS + card, s.data[STATUS + card] & ~LEAVING)
    else:
        lift(s, card)
        s.set_down(card, SZONE, player, zone, FACEUP_ATTACK)
    s.put(HOST + card, monster + 1)
    s.put(GRANTS + card, grants)
    if s.t.tells & _TELLS_EQUIPPED:
        s.record(EVENT_EQUIPPED, monster, MZONE, MZONE, caused_by(0, card), s.data[BATCH], 0)
