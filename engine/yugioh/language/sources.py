"""Where the materials of a Fusion Summon come from, beside places alone."""

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh.language.meant import Each

_EACH = Each()


class AlsoBanished(Node):
    """A source of Fusion materials that are banished: only for the Summon of a monster that
    matches, and with `beside` only together with a material that matches that.
    """

    what: Node = _EACH
    monster: Filter = ANY
    beside: Filter | None = None


class AlsoUsed(Node):
    """A source of Fusion materials, of which no more than `most` are used.

    Its places are those of no other source.
    """

    what: Node = _EACH
    most: int = 1
