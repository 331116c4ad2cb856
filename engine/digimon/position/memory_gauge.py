"""The memory gauge (comprehensive rules 1-4-2, 4-1, 4-2).

Memory is kept as seen by the turn player: positive on their side.  Costs are paid in full or not
at all; gains and losses stop at 10.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.position.slots import MEMORY, PLAYER
from engine.digimon.position.state import State

LIMIT: Final = 10


def can_pay(s: State, player: i64, cost: i64) -> bool:
    """Whether the gauge has room for this cost (rule 4-2-2)."""
    memory = s.data[MEMORY]
    return memory - cost >= -LIMIT if player == s.data[PLAYER] else memory + cost <= LIMIT


def pay(s: State, player: i64, cost: i64) -> None:
    """Move the gauge towards the opponent of the player who pays."""
    if cost > 0:
        s.put(MEMORY, s.data[MEMORY] + (-cost if player == s.data[PLAYER] else cost))


def gain(s: State, player: i64, number: i64) -> None:
    """Gain memory, or lose it below 0; what would pass 10 is lost."""
    memory = s.data[MEMORY]
    memory += number if player == s.data[PLAYER] else -number
    memory = min(LIMIT, max(-LIMIT, memory))
    if memory != s.data[MEMORY]:
        s.put(MEMORY, memory)


def overflow(s: State, card: i64) -> None:
    """<Overflow> of an ACE card that leaves the field or a stack, at once (rule 4-19)."""
    lost = s.t.overflow[s.definition[card]]
    if lost:
        gain(s, s.owner[card], -lost)
