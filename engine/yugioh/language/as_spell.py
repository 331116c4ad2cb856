"""Monsters Set in a Spell & Trap Zone, where they are Spells."""

from engine.effects import Node
from engine.yugioh.language import words as w
from engine.yugioh.language.meant import SELF
from engine.yugioh.language.operations import Operation

__all__ = ["SetAsSpell", "SetsAsSpell"]


class SetsAsSpell(Node):
    """The player can Set this monster from the hand in a Spell & Trap Zone, as a Spell."""


class SetAsSpell(Operation):
    """Set monsters in the Spell & Trap Zones of the player, as Spells.

    `but` says what becomes of them there.
    """

    what: Node = SELF
    but: tuple[w.SetAsSpellBut, ...] = ()
