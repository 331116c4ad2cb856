"""Monsters that take the name and the effects of another one."""

from engine.effects import Node
from engine.yugioh.language import words as w
from engine.yugioh.language.meant import THE_CHOSEN
from engine.yugioh.language.operations import Operation

__all__ = ["BecomesMonster", "FusionMaterialAs", "HasEffectsOf", "LinkMaterialAs"]


class BecomesMonster(Operation):
    """This card's name becomes the original name of a monster chosen before, and this effect is
    replaced with the original effects of that monster.

    Face-up on the field alone, and while it stays there; `until` is that of `ChangeStats`.  A
    monster can be chosen for it if all its effects are played and can be those of another.
    """

    of: Node = THE_CHOSEN
    until: w.LastsUntil = ""


class LinkMaterialAs(Operation):
    """For the Link Summons of this turn this card, face-up on the field, can be treated as material
    with the same name, Type and Attribute as a card chosen before.
    """

    of: Node = THE_CHOSEN


class FusionMaterialAs(Operation):
    """For the Fusion Summons of this turn this card, face-up on the field, can be treated as
    material with the name of a card chosen before.
    """

    of: Node = THE_CHOSEN


class HasEffectsOf(Node):
    """This card has the original effects of the monster of this passcode in place of one of its own
    (0: it has all its own).
    """

    passcode: int = 0
