"""What will be done with cards in the End Phase: they come back, are destroyed, or go elsewhere.

Each entry of the list is a card with the count of its moves: one that has moved since stays.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.position.slots import (
    MOVES, RETURN, RETURNS, RETURN_CAP, RETURN_CARD, RETURN_MOVES, RETURN_PLACE, RETURN_PLAYER,
    RETURN_POSITION, RETURN_SIZE, RETURN_ZONE,
)  # fmt: skip
from engine.yugioh.position.state import RuleError, State

# Instead of a place to return to.
DESTROYED: Final = 0
BACK: Final = 1 << 10  # control goes back
NO_DEFENSE: Final = 1 << 11  # its DEF becomes 0
HURTS: Final = 1 << 12  # it is destroyed, and its owner takes damage equal to its ATK


def to_come(s: State, card: i64, place: i64, zone: i64, position: i64, player: i64) -> None:
    """The card returns to this place, or DESTROYED and BACK say what is done; see `to_go`."""
    entries = s.data[RETURNS]
    if entries >= RETURN_CAP:
        raise RuleError(f"more than {RETURN_CAP} cards to deal with in the End Phase")
    base = RETURN + entries * RETURN_SIZE
    s.put(base + RETURN_CARD, card)
    s.put(base + RETURN_MOVES, s.data[MOVES + card])
    s.put(base + RETURN_PLACE, place)
    s.put(base + RETURN_ZONE, zone)
    s.put(base + RETURN_POSITION, position)
    s.put(base + RETURN_PLAYER, player)
    s.put(RETURNS, entries + 1)


def to_go(s: State, card: i64, place: i64) -> None:
    """The card is DESTROYED, or goes to this pile of its owner; face-down it is not banished."""
    to_come(s, card, place, 0, 0, 0)


def to_be_given_back(s: State, card: i64, player: i64) -> None:
    """Control of the card goes back to this player."""
    to_come(s, card, BACK, 0, 0, player)
