"""Changing what lies on the field, with what that triggers: suspending, taking cards away."""

from mypy_extensions import i64

from engine.digimon.events.waking import happen
from engine.digimon.instructions import tables as tb
from engine.digimon.position.movement import take_out
from engine.digimon.position.slots import HALF, SUSPENDED
from engine.digimon.position.state import State
from engine.digimon.rules.drawing import leaves_security


def set_suspended(s: State, stack: i64, to: i64, facts: i64) -> None:
    """Suspend (1) or unsuspend (0) a card on the field."""
    s.put(SUSPENDED + stack, to)
    what: i64 = tb.EV_SUSPENDED if to else tb.EV_UNSUSPENDED
    happen(s, what, s.stack_ref(stack), stack // HALF, facts, 0)


def pick_up(s: State, card: i64, facts: i64) -> None:
    """Take a card out of where it is; it is nowhere until it is put down."""
    left = leaves_security(s, card)
    take_out(s, card)
    if left:
        happen(s, tb.EV_SECURITY_REMOVED, 0, s.owner[card], facts, 0)
