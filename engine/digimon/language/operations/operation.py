"""What all operations have in common."""

from engine.effects import Node


class Operation(Node):
    """Something done to cards or to a player."""
