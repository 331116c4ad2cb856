"""What forbids more Summons in a turn: that of a monster, or a card that is face-up."""

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v

__all__ = ["LocksSummons", "SummonsAtMost", "SummonsOnce"]


class LocksSummons(Node):
    """In the turn in which its player summons this card in one of the ways `how`, they Special
    Summon nothing but what matches, neither before nor after.
    """

    how: int = v.BY_XYZ
    filter: Filter = ANY


class SummonsAtMost(Node):
    """Neither player can Summon more often than so many times a turn, in whatever way; monsters
    Summoned at the same time are Summoned once.
    """

    times: int = 0


class SummonsOnce(Node):
    """While it is face-up, each player can Special Summon only once per turn: once that they have
    since, they cannot again.
    """
