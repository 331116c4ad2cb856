"""Operations on Xyz Materials: they are detached, attached, moved, or count for a summon."""

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh.language.meant import SELF, THE_CHOSEN
from engine.yugioh.language.operations import Operation

__all__ = [
    "Attach", "AttachToEach", "CountAsMaterials", "Detach", "DetachEqual", "DetachFrom",
    "DetachKinds", "DetachSuch", "MoveMaterial", "ReturnMaterial",
]  # fmt: skip


class CountAsMaterials(Operation):
    """These cards are counted as what this monster is summoned with: `MaterialsUsed`."""

    what: Node = THE_CHOSEN


class Detach(Operation):
    """Detach this many materials from this card, with `or_more` as many more as the player likes.

    `name` as for `Choose`.
    """

    count: int = 1
    name: str = ""
    or_more: bool = False


class DetachKinds(Operation):
    """Detach from this card up to so many materials of different kinds: Monster, Spell, Trap.

    `name` as for `Choose`.
    """

    most: int = 3
    name: str = ""


class DetachEqual(Operation):
    """Detach this many materials from this card by its effect; none if there are not so many."""

    count: Node | int = 1


class DetachSuch(Operation):
    """Detach this many materials that match from this card by its effect."""

    count: int = 1
    filter: Filter = ANY


class DetachFrom(Operation):
    """Detach this many materials from monsters of the player that match."""

    count: int = 1
    filter: Filter = ANY


class Attach(Operation):
    """Attach to the monster `to` as Xyz Material."""

    what: Node = SELF
    to: Node = SELF


class AttachToEach(Operation):
    """Attach one card that is chosen, or none, to each of the monsters `to`."""

    what: Node = SELF
    to: Node = SELF


class MoveMaterial(Operation):
    """Attach this many materials of the player's monsters that match to another, `to`."""

    count: int = 1
    filter: Filter = ANY
    to: Node = SELF


class ReturnMaterial(Operation):
    """Return one material of this card, a monster of the player's own Extra Deck that matches, to
    that Deck; it is not detached.  `name` as for `Choose`.
    """

    filter: Filter = ANY
    name: str = ""
