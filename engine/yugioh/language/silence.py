"""What is not activated when a monster is summoned."""

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v


class SilentSummons(Node):
    """Players `by` cannot activate cards or effects when players `whose` summon a monster that
    matches, in one of the ways `how` (0: in any); with `monsters` no effects of monsters.

    A continuous effect, or in `ForTheTurn`.
    """

    filter: Filter = ANY
    how: int = 0
    whose: int = v.YOU
    by: int = v.OPPONENT
    monsters: bool = False
