"""A Continuous Spell or Trap that stays linked to the monster that its activation was about, or a
monster to one that it Special Summoned.

Such a card is no Equip Card. The link ends when either of the two leaves the field, or is turned
face-down.
"""

from engine.effects import Node
from engine.yugioh.language import words as w
from engine.yugioh.language.meant import SELF
from engine.yugioh.language.operations import Operation

__all__ = [
    "Bond", "ControlBonded", "DestroyedWithBonded", "DestroysBonded", "GoesWith", "HoldsBearer",
    "HoldsBonded", "NegateBonded", "ProtectBonded",
]  # fmt: skip


class Bond(Operation):
    """Link this card to a face-up monster."""

    to: Node = SELF


class GoesWith(Operation):
    """Link this monster to one that is banished (destroyed, shuffled into the Deck) when it leaves
    the field, unless its effects are negated then.
    """

    to: Node = SELF
    do: w.GoesAway = "banish"


class NegateBonded(Operation):
    """The monster that this card is linked to, which is the target of its activation, has its
    effects negated and cannot attack, as long as it is.
    """


class ProtectBonded(Operation):
    """The monster that this card is linked to, which is the target of its activation, is neither
    destroyed nor targeted by effects of the opponent, nor destroyed by battle, as long as it is; it
    cannot attack directly.
    """


class ControlBonded(Operation):
    """The player has control of the monster that this card is linked to, which is the target of its
    activation, as long as it is; while the player does, it cannot attack or activate effects.
    """


class HoldsBonded(Node):
    """Negated, this card no longer holds control of the monster that it is linked to."""


class HoldsBearer(Node):
    """The player of this Equip Spell has control of the equipped monster as long as it applies."""


class DestroysBonded(Node):
    """When this card leaves the field, the monster that it is linked to is destroyed."""


class DestroyedWithBonded(Node):
    """When that monster is destroyed (or leaves the field at all), this card is destroyed."""

    when: w.BondEnds = "destroyed"
