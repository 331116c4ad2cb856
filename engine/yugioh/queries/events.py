"""What happened, and whether it is what a trigger effect waits for.

Source: Yu-Gi-Oh modifiers and triggers, *Trigger effects*.  A *when … you can*
trigger needs its event to have been the last thing to happen.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.causes import cause_of, without_cause
from engine.yugioh.position.origins import (
    controller_before, had_materials, had_such_material, host_before, position_before,
    summoned_before, zone_before,
)  # fmt: skip
from engine.yugioh.position.slots import (
    AT_BOTTOM, BATCH, CONTROL, END_PHASE, EVENT, EVENTS, EVENT_ACTIVATED, EVENT_EQUIPPED,
    EVENT_GAINED, EVENT_HURT, EVENT_LEFT_GRAVE, EVENT_MOVED, EVENT_PHASE, EVENT_PLACED,
    EVENT_RESOLVED, EVENT_REVEALED, EVENT_SIZE, EVENT_SUMMONED, EVENT_TURNED, ON_TOP, PHASE,
    PLAYER, STATUS, V_BATCH, V_CARD, V_FROM, V_INFO, V_REASON, V_TO, V_WHAT, ZONE,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.queries.matching import has_level, match, points_to_zone
from engine.yugioh.queries.column_terms import column_in
from engine.yugioh.vocabulary import (
    BY_FROM_EXTRA, BY_FROM_GRAVE, BY_FROM_HAND, BY_SET, BY_SPECIAL, DECK, FACEDOWN,
    FACEDOWN_ATTACK, FACEUP, FACEUP_ATTACK, MZONE, R_DESTROY,
)  # fmt: skip


# Special Summoned, but not Link Summoned …
_IN_NO_KIND: Final = BY_SPECIAL | BY_FROM_EXTRA | BY_FROM_GRAVE | BY_FROM_HAND
NO_LEVEL: Final = -1
# As what the events that triggers wait for are told; one that never happens as nothing.
TOLD_AS: Final = {
    tb.EV_SUMMONED: EVENT_SUMMONED, tb.EV_SENT: EVENT_MOVED, tb.EV_DESTROYED: EVENT_MOVED,
    tb.EV_END_PHASE: EVENT_PHASE, tb.EV_STANDBY: EVENT_PHASE, tb.EV_FLIPPED: EVENT_TURNED,
    tb.EV_TURNED: EVENT_TURNED, tb.EV_FLIPPED_DOWN: EVENT_TURNED, tb.EV_RESOLVED: EVENT_RESOLVED,
    tb.EV_ACTIVATED: EVENT_ACTIVATED, tb.EV_PLACED: EVENT_PLACED, tb.EV_NEVER: 0,
    tb.EV_LEFT_GRAVE: EVENT_LEFT_GRAVE, tb.EV_REVEALED: EVENT_REVEALED,
    tb.EV_GAINED: EVENT_GAINED, tb.EV_HURT: EVENT_HURT, tb.EV_EQUIPPED: EVENT_EQUIPPED,
}  # fmt: skip
ATTACK: Final = FACEUP_ATTACK | FACEDOWN_ATTACK


def event_fits(s: State, base: i64, event: i64, me: i64, player: i64) -> bool:
    """Whether an event is what this trigger of the card `me` and its player waits for.

    `base` is the slot of its row in `Tables.effects`.
    """
    data = s.data
    if not _is_of_kind(s, base, event, player):
        return False
    if data[event + V_WHAT] == EVENT_PHASE:
        return True
    who = s.t.effects[base + tb.E_WHO]
    card = data[event + V_CARD]
    if not (match(s, who - 1, card, me, player) if who else card == me):
        return False
    if s.t.effects[base + tb.E_SPOT] == tb.SPOT_POINTED and not _pointed_at(s, event, me):
        return False
    if s.t.effects[base + tb.E_SPOT] == tb.SPOT_WORN:
        host = host_before(data[event + V_INFO])
        if host < 0 or (who and host != me):
            return False
    by = s.t.effects[base + tb.E_BY]
    if by == tb.OWN_WAY:
        if cause_of(data[event + V_REASON]) >= 0 or data[event + V_INFO] & ~_IN_NO_KIND:
            return False
    elif by:
        cause = cause_of(data[event + V_REASON])
        if cause < 0 or not match(s, by - 1, cause, me, player):
            return False
    if s.t.effects[base + tb.E_ALONE] and _destroyed_with(s, event):
        return False
    least = s.t.effects[base + tb.E_LEAST]
    if least < 0:
        return _at_once(s, base, event, me, player) == -least
    return least <= 1 or _at_once(s, base, event, me, player) >= least


def kinds_told(s: State, first: i64, last: i64) -> i64:
    """As what these events are told, a bit for each kind."""
    told: i64 = 0
    while first < last:
        told |= 1 << s.data[EVENT + first * EVENT_SIZE + V_WHAT]
        first += 1
    return told


def missed(s: State, base: i64, event: i64) -> bool:
    """Whether the timing of a *when … you can* is missed: its event was not the last to happen."""
    return s.t.effects[base + tb.E_MISSABLE] != 0 and s.data[event + V_BATCH] != s.data[BATCH]


def in_its_column(s: State, event: i64, me: i64) -> bool:
    """Whether what was activated lay in the column in which the card `me` lies now."""
    return s.data[event + V_INFO] >> tb.COLUMN_FROM == 1 + column_in(s, me)


def _pointed_at(s: State, event: i64, me: i64) -> bool:
    """Whether the card that moved left a Monster Zone that the card `me` points to."""
    if s.data[event + V_FROM] != MZONE:
        return False
    info = s.data[event + V_INFO]
    return points_to_zone(s, me, controller_before(info), zone_before(info))


def _destroyed_with(s: State, event: i64) -> bool:
    """Whether another card was destroyed at the same time as the one that moved."""
    data = s.data
    number: i64 = 0
    while number < data[EVENTS]:
        other = EVENT + number * EVENT_SIZE
        number += 1
        if data[other + V_BATCH] == data[event + V_BATCH] and data[other + V_WHAT] == EVENT_MOVED:
            if data[other + V_CARD] != data[event + V_CARD] and data[other + V_REASON] & R_DESTROY:
                return True
    return False


def _at_once(s: State, base: i64, event: i64, me: i64, player: i64) -> i64:
    """To how many cards that are waited for it happened in one go, by one cause.

    What is paid at the same time for two effects, or sent by an effect and as material, are two
    things that happen.
    """
    data = s.data
    who = s.t.effects[base + tb.E_WHO]
    apart = s.t.effects[base + tb.E_APART] != 0
    one: i64 = NO_LEVEL
    differ = False
    found: i64 = 0
    number: i64 = 0
    while number < data[EVENTS]:
        other = EVENT + number * EVENT_SIZE
        number += 1
        if data[other + V_BATCH] != data[event + V_BATCH]:
            continue
        if data[other + V_REASON] != data[event + V_REASON]:
            continue
        card = data[other + V_CARD]
        if not _is_of_kind(s, base, other, player) or not match(s, who - 1, card, me, player):
            continue
        if apart and not has_level(s, card):
            continue
        printed = s.t.level[s.definition[card]]
        differ = differ or (one != NO_LEVEL and printed != one)
        one = printed
        found += 1
    return found if differ or not apart else 0


def _is_of_kind(s: State, base: i64, event: i64, player: i64) -> bool:
    """Whether it is such an event, whatever the card."""
    data = s.data
    effects = s.t.effects
    kind = effects[base + tb.E_EVENT]
    what = s.t.told_as[kind]
    if what != data[event + V_WHAT]:
        return False
    if kind == tb.EV_END_PHASE or kind == tb.EV_STANDBY:
        if (data[PHASE] == END_PHASE) != (kind == tb.EV_END_PHASE):
            return False
        return _is_whose(effects[base + tb.E_WHOSE], data[PLAYER], player)
    card = data[event + V_CARD]
    owner = data[CONTROL + card]
    if kind == tb.EV_FLIPPED or kind == tb.EV_TURNED or kind == tb.EV_FLIPPED_DOWN:
        if data[event + V_REASON] and not effects[base + tb.E_WHO]:
            return False
        if kind == tb.EV_FLIPPED and not (
            data[event + V_INFO] & FACEDOWN and data[event + V_TO] & FACEUP
        ):
            return False
        if kind == tb.EV_FLIPPED_DOWN and not (
            data[event + V_INFO] & FACEUP and data[event + V_TO] & FACEDOWN
        ):
            return False
        # A monster in Defense Position that is turned face-up stays in it.
        if kind == tb.EV_TURNED and not (data[event + V_INFO] ^ data[event + V_TO]) & ATTACK:
            return False
    elif kind == tb.EV_RESOLVED or kind == tb.EV_ACTIVATED:
        types = effects[base + tb.E_HOW]
        asked = types & (tb.CARD_ITSELF | tb.WHILE_SET)
        if data[event + V_INFO] & asked != asked:
            return False
        types &= ~asked
        if types and not data[event + V_INFO] & types:
            return False
        from_ = effects[base + tb.E_FROM]
        if from_ and not data[event + V_FROM] & from_:
            return False
        owner = data[event + V_TO]
    elif kind == tb.EV_GAINED or kind == tb.EV_HURT:
        owner = data[event + V_TO]
    elif kind == tb.EV_LEFT_GRAVE:
        if not _is_whose(effects[base + tb.E_SIDE], s.owner[card], player):
            return False
        owner = data[event + V_TO]
    elif kind == tb.EV_SUMMONED:
        how = effects[base + tb.E_HOW]
        if how and not data[event + V_INFO] & how:
            return False
        came = effects[base + tb.E_FROM]
        if came and not data[event + V_FROM] & came:
            return False
        if not _is_whose(effects[base + tb.E_SIDE], owner, player):
            return False
        zones = effects[base + tb.E_ZONES]
        if zones and not zones >> data[ZONE + card] & 1:
            return False
        owner = without_cause(data[event + V_REASON])
    elif what == EVENT_MOVED:
        if not _moved_so(s, base, event):
            return False
        if not _is_whose(effects[base + tb.E_SIDE], s.owner[card], player):
            return False
        # Of a card that can have been anywhere it is asked whose it is.
        if effects[base + tb.E_WHO] and not effects[base + tb.E_FROM]:
            owner = s.owner[card]
        else:
            owner = controller_before(data[event + V_INFO])
    return _is_whose(effects[base + tb.E_WHOSE], owner, player)


def _is_whose(whose: i64, one: i64, player: i64) -> bool:
    """Whether a player is the one that is meant, seen from the player of the effect."""
    side: i64 = 1 if one == player else 2
    return whose & side != 0


def _moved_so(s: State, base: i64, event: i64) -> bool:
    """Whether a card moved there, from there and for the reasons that the trigger waits for."""
    data = s.data
    effects = s.t.effects
    info = data[event + V_INFO]
    reason = effects[base + tb.E_REASON]
    if effects[base + tb.E_EVENT] == tb.EV_DESTROYED:
        reason |= R_DESTROY
    if data[event + V_REASON] & reason != reason:
        return False
    any_of = effects[base + tb.E_ANY_REASON]
    if any_of and not data[event + V_REASON] & any_of:
        return False
    if data[event + V_REASON] & effects[base + tb.E_WITHOUT]:
        return False
    to = effects[base + tb.E_TO]
    if to and not data[event + V_TO] & to:
        return False
    if to == DECK and data[STATUS + data[event + V_CARD]] & (ON_TOP | AT_BOTTOM):
        return False  # it was placed there, and not shuffled into the Main Deck
    was = effects[base + tb.E_WAS]
    if was and not position_before(info) & was:
        return False
    zones = effects[base + tb.E_ZONES]
    if zones and not zones >> zone_before(info) & 1:
        return False
    formerly = effects[base + tb.E_FORMERLY]
    if formerly and not summoned_before(info) & formerly:
        if not formerly & BY_SET or summoned_before(info):
            return False
    had = effects[base + tb.E_HAD]
    if had == tb.HAD_ANY and had_materials(info) == 0:
        return False
    if had == tb.HAD_SUCH and not had_such_material(info):
        return False
    from_ = effects[base + tb.E_FROM]
    return from_ == 0 or data[event + V_FROM] & from_ != 0
