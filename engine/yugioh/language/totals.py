"""What several cards that are chosen come to together."""

from engine.effects import Node
from engine.yugioh.language import words as w


class Total(Node):
    """What a number ("level" or "link") of the chosen cards comes to together; each has one."""

    what: w.Totalled = "level"
    op: w.Reached = "="
    number: int = 0
