"""What lets the effects of cards in the hand be activated."""

from engine.effects import Node
from engine.filters import ANY, Filter

__all__ = ["EvenWithMonsters"]


class EvenWithMonsters(Node):
    """The player can activate the effects of monsters that match in their hand, which ask that they
    control no monsters, even while they control some.
    """

    filter: Filter = ANY
