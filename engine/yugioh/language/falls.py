"""Cards that do not stay on the field without something else."""

from dataclasses import dataclass

from engine.effects import Node

__all__ = ["Falls"]


@dataclass(frozen=True)
class Falls(Node):
    """This face-up card is sent to the GY, or `destroyed` by its effect, as soon as it applies:
    under a condition (`While`).
    """

    destroyed: bool = False
