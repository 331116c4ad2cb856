"""Cards that do not stay on the field without something else."""

from dataclasses import dataclass

from engine.effects import Node

__all__ = ["Falls"]


@dataclass(frozen=True)
class Falls(Node):
    """This face-up card is sent to the GY as soon as it applies: under a condition (`While`)."""
