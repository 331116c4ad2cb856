"""The Pendulum Zones: the outer Spell & Trap Zones while a scale is in them.

Source: Yu-Gi-Oh field zones, *Pendulum Zone*; Yu-Gi-Oh solo rules 5.1.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.movement.cards import lift
from engine.yugioh.position.slots import IN_PENDULUM_ZONE, SPELLS, STATUS, ZONES_EACH
from engine.yugioh.position.state import State
from engine.yugioh.queries.traits import scale_now
from engine.yugioh.vocabulary import FACEUP_ATTACK, SZONE

LEFT: Final = 0
RIGHT: Final = 4


def free_pendulum_zone(s: State, player: i64) -> i64:
    """The left or else the right Pendulum Zone, if it is empty; or -1."""
    if not s.data[SPELLS + player * ZONES_EACH + LEFT]:
        return LEFT
    return -1 if s.data[SPELLS + player * ZONES_EACH + RIGHT] else RIGHT


def place_scale(s: State, card: i64, player: i64, zone: i64) -> None:
    """Put a Pendulum Monster into a Pendulum Zone, activated there or placed by an effect."""
    lift(s, card)
    s.set_down(card, SZONE, player, zone, FACEUP_ATTACK)
    s.put(STATUS + card, s.data[STATUS + card] | IN_PENDULUM_ZONE)


def scale_at(s: State, player: i64, zone: i64) -> i64:
    """The scale in a Pendulum Zone, or -1."""
    card = s.data[SPELLS + player * ZONES_EACH + zone] - 1
    if card < 0 or not s.data[STATUS + card] & IN_PENDULUM_ZONE:
        return -1
    return scale_now(s, card)
