"""What the Summon of a monster forbids in the turn in which it is made."""

from dataclasses import dataclass

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v

__all__ = ["LocksSummons"]


@dataclass(frozen=True)
class LocksSummons(Node):
    """In the turn in which its player summons this card in one of the ways `how`, they Special
    Summon nothing but what matches, neither before nor after.
    """

    how: int = v.BY_XYZ
    filter: Filter = ANY
