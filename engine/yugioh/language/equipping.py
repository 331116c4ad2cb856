"""What stands on Equip Cards, and on Union monsters, which become Equip Cards."""

from engine.yugioh.language import words as w
from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.filters import MONSTER, OTHER, EquippedWith
from engine.yugioh.language.meant import Each

__all__ = [
    "BEARER", "BearerHas", "DestroyedForBearer", "EquipOnlyTo", "LentToBearer", "OneUnion", "Union",
    "Worn",
]  # fmt: skip


# What an effect of an Equip Card does something to: the monster that it is equipped to.
BEARER = Each(MONSTER & EquippedWith(~OTHER), v.MZONE, v.EITHER)


class Union(Node):
    """Once per turn this card is either equipped to a monster of `whose` that matches, or, so
    equipped, Special Summoned in one of these positions.
    """

    to: Filter = ANY
    whose: int = v.YOU
    position: int = v.FACEUP


class OneUnion(Node):
    """The monster that a Union with this is equipped to has no other Union."""


class BearerHas(Node):
    """The monster that an Equip Spell or a Union is equipped to has continuous effects of its own.

    They are such as `Grant` gives, each of `~OTHER`.
    """

    rules: tuple[Node, ...] = ()


class Worn(Node):
    """While this monster card is equipped to a monster, by whatever effect, that monster has these:
    `EquipStats`, and `FieldLevels` of `~OTHER` by a number.
    """

    rules: tuple[Node, ...] = ()


class DestroyedForBearer(Node):
    """If the monster that this Equip Card is equipped to would be destroyed so, this card is
    destroyed instead.
    """

    what: tuple[w.Harm, ...] = ("battle", "effect")


class LentToBearer(Node):
    """A monster that matches and is equipped with this card, a monster itself, gains so much ATK,
    and has the effect of this card with this number (from 1 on), with which it shares its uses.
    """

    filter: Filter = ANY
    attack: int = 0
    number: int = 1


class EquipOnlyTo(Node):
    """An Equip Spell is equipped to monsters that match on the field of `whose`, to no others."""

    filter: Filter = ANY
    whose: int = v.EITHER
