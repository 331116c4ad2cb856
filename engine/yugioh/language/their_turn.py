"""What holds in the opponent's turn alone: it is said, and no such turn is played."""

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v

__all__ = ["InsteadOfOwnTribute"]


class InsteadOfOwnTribute(Node):
    """In the opponent's turn, where a monster of the player that matches would Tribute itself to
    activate its effect, the player can do this with this card instead.

    `where` are the places in which this card has the effect, with `once` once per turn by name.
    """

    filter: Filter = ANY
    do: tuple[Node, ...] = ()
    where: int = v.FIELD_PLACES
    once: bool = False
