"""Uses of limits of a player, by group, a slot each; those of a card have `counters` in `USED`."""

from mypy_extensions import i64

from engine.yugioh.position.slots import LIMITS, LIMIT_GROUPS
from engine.yugioh.position.state import State


def limit_slot(player: i64, group: i64) -> i64:
    """Where it is counted how often the player has used the limits of this group."""
    return LIMITS + player * LIMIT_GROUPS + group


def count_limit(s: State, player: i64, group: i64) -> None:
    """One use more by the player."""
    slot = limit_slot(player, group)
    s.put(slot, s.data[slot] + 1)
