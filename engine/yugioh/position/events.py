"""What happened, and whether it is what a trigger effect waits for.

Source: Yu-Gi-Oh modifiers and triggers, *Trigger effects*.  A *when … you can*
trigger needs its event to have been the last thing to happen.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.origins import controller_before, position_before, zone_before
from engine.yugioh.position.slots import (
    BATCH, CONTROL, END_PHASE, EVENT_MOVED, EVENT_PHASE, EVENT_PLACED, EVENT_RESOLVED,
    EVENT_SUMMONED, EVENT_TURNED, PHASE, PLAYER, V_BATCH, V_CARD, V_FROM, V_INFO, V_REASON, V_TO,
    V_WHAT,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import FACEDOWN, FACEUP, R_DESTROY


def event_fits(s: State, base: i64, event: i64, player: i64) -> bool:
    """Whether an event is of the kind that this trigger of the player waits for."""
    data = s.data
    effects = s.t.effects
    kind = effects[base + tb.E_EVENT]
    if effects[base + tb.E_MISSABLE] and data[event + V_BATCH] != data[BATCH]:
        return False
    what = data[event + V_WHAT]
    if kind == tb.EV_END_PHASE or kind == tb.EV_STANDBY:
        if what != EVENT_PHASE or (data[PHASE] == END_PHASE) != (kind == tb.EV_END_PHASE):
            return False
        side: i64 = 1 if data[PLAYER] == player else 2
        return effects[base + tb.E_WHOSE] & side != 0
    if kind == tb.EV_FLIPPED or kind == tb.EV_TURNED:
        if what != EVENT_TURNED:
            return False
        if kind == tb.EV_FLIPPED and not (
            data[event + V_INFO] & FACEDOWN and data[event + V_TO] & FACEUP
        ):
            return False
        owner = data[CONTROL + data[event + V_CARD]]
    elif kind == tb.EV_RESOLVED:
        if what != EVENT_RESOLVED:
            return False
        owner = data[event + V_TO]
    elif kind == tb.EV_PLACED:
        if what != EVENT_PLACED:
            return False
        owner = data[CONTROL + data[event + V_CARD]]
    elif kind == tb.EV_SUMMONED:
        if what != EVENT_SUMMONED:
            return False
        how = effects[base + tb.E_HOW]
        if how and not data[event + V_INFO] & how:
            return False
        came = effects[base + tb.E_FROM]
        if came and not data[event + V_FROM] & came:
            return False
        owner = data[event + V_REASON]
    else:
        if what != EVENT_MOVED:
            return False
        owner = controller_before(data[event + V_INFO])
        reason = effects[base + tb.E_REASON]
        if kind == tb.EV_DESTROYED:
            reason |= R_DESTROY
        if data[event + V_REASON] & reason != reason:
            return False
        if data[event + V_REASON] & effects[base + tb.E_WITHOUT]:
            return False
        to = effects[base + tb.E_TO]
        if to and not data[event + V_TO] & to:
            return False
        was = effects[base + tb.E_WAS]
        if was and not position_before(data[event + V_INFO]) & was:
            return False
        zones = effects[base + tb.E_ZONES]
        if zones and not zones >> zone_before(data[event + V_INFO]) & 1:
            return False
        from_ = effects[base + tb.E_FROM]
        if from_ and not data[event + V_FROM] & from_:
            return False
    side = 1 if owner == player else 2
    return effects[base + tb.E_WHOSE] & side != 0
