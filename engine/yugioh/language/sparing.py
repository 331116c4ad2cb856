"""What spares cards from being destroyed, together."""

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v


class SparedTogether(Node):
    """The first time in a turn that effects of player `by` would destroy cards of yours that match,
    none of these is destroyed.
    """

    filter: Filter = ANY
    by: int = v.OPPONENT
