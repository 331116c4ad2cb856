"""Uses of limits: of the soft ones of a card, a few bits each in one word of the card; of those of
a player, by group, a slot each.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.position.slots import LIMITS, LIMIT_GROUPS, USED
from engine.yugioh.position.state import State

_BITS: Final = 4


def uses(s: State, card: i64, number: i64) -> i64:
    """How often the soft limit of this number was used by the card."""
    return s.data[USED + card] >> number * _BITS & (1 << _BITS) - 1


def count_use(s: State, card: i64, number: i64) -> None:
    """One use more."""
    s.put(USED + card, s.data[USED + card] + (1 << number * _BITS))


def all_uses(number: int) -> int:
    """The bits in which the uses of this limit are counted."""
    return (1 << _BITS) - 1 << number * _BITS


def limit_slot(player: i64, group: i64) -> i64:
    """Where it is counted how often the player has used the limits of this group."""
    return LIMITS + player * LIMIT_GROUPS + group


def count_limit(s: State, player: i64, group: i64) -> None:
    """One use more by the player."""
    slot = limit_slot(player, group)
    s.put(slot, s.data[slot] + 1)
