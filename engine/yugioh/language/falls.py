"""Cards that do not stay on the field without something else."""

from engine.effects import Node

__all__ = ["Falls"]


class Falls(Node):
    """This face-up card is sent to the GY, or `destroyed` by its effect, as soon as it applies:
    under a condition (`While`).
    """

    destroyed: bool = False
