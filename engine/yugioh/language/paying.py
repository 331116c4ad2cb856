"""What can be paid with in place of what an effect asks for."""

from typing import Final

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language import words as w
from engine.yugioh.language.conditions import none
from engine.yugioh.language.effects import Limit
from engine.yugioh.language.filters import OTHER, SENT_THIS_TURN
from engine.yugioh.language.meant import SELF
from engine.yugioh.language.operations import SendToGrave

__all__ = ["SENT_EARLIER", "PaysForTributes", "PaysInstead", "TheirsForCosts"]


SENT: Final = SendToGrave(SELF)
# This card was not sent to the GY this turn.
SENT_EARLIER: Final = none(~OTHER & SENT_THIS_TURN, v.GRAVE)


class PaysInstead(Node):
    """Where a monster of the player that matches would pay so to activate its effect on the field,
    the player can do this with this card instead, which lies in one of these places.

    `paid`: discard, detach (exactly one material), tribute (itself).  The uses of this are those of
    effects with the same `limit`.
    """

    paid: w.Paid = "discard"
    filter: Filter = ANY
    do: Node = SENT
    where: int = v.FIELD_PLACES
    limit: Limit | None = None


class PaysForTributes(Node):
    """Where the player would Tribute monsters to activate the effect of a monster that matches,
    wherever that is, they can do this instead, with this card in one of these places.

    What is `held` holds then.  The uses of this are those of effects with the same `limit`; with
    `once` it is once per turn for each copy.
    """

    filter: Filter = ANY
    do: Node = SENT
    where: int = v.FIELD_PLACES
    held: tuple[Node, ...] = ()
    limit: Limit | None = None
    once: bool = False


class TheirsForCosts(Node):
    """Once per turn, where the player would Tribute a monster on the field that matches `of` to
    activate a card that matches `filter`, or its effect, they can Tribute any one face-up monster
    of the opponent.
    """

    of: Filter = ANY
    filter: Filter = ANY
