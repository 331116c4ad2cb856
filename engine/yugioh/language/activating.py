"""Cards that an effect activates as it resolves."""

from engine.effects import Node
from engine.yugioh.language.meant import SELF
from engine.yugioh.language.operations import Operation

__all__ = ["ActivateCard", "Remains"]


class ActivateCard(Operation):
    """Activate a Field or Continuous Spell or Trap, from wherever it is, as this effect resolves.

    It starts no chain, so that nothing is done but what it does while it is face-up: one with a
    cost, or targets, is not activated so.
    """

    what: Node = SELF


class Remains(Node):
    """A Spell or Trap that would be sent to the GY after its activation stays on the field."""
