"""Pendulum Scales that change, and a Pendulum Summon of what has no Level."""

from engine.effects import Node
from engine.yugioh import vocabulary as v
from engine.yugioh.language import words as w
from engine.yugioh.language.meant import SELF
from engine.yugioh.language.operations import Operation

__all__ = ["ChangeScale", "PendulumAs", "PendulumSummon", "ScaleIs"]


class ChangeScale(Operation):
    """The Pendulum Scales of these cards in a Pendulum Zone become an amount, as long as they stay
    there; `until` is that of `ChangeStats`.
    """

    what: Node = SELF
    to: Node | int = 0
    until: w.LastsUntil = ""


class ScaleIs(Node):
    """The Pendulum Scale of this card is this number."""

    to: int = 0


class PendulumAs(Node):
    """Face-up in the Extra Deck this card can be Pendulum Summoned like one of this Level."""

    level: int = 0


class PendulumSummon(Node):
    """A procedure: this card, which is summoned in its own ways alone, can be Pendulum Summoned
    from these places.
    """

    where: int = v.HAND
