"""What all operations have in common."""

from dataclasses import dataclass

from engine.effects import Node


@dataclass(frozen=True)
class Operation(Node):
    """Something done to cards or to a player."""
