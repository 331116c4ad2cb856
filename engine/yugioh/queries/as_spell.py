"""Monsters that can be Set from the hand as Spells.

Source: the card texts ("You can Set this card from your hand to your Spell & Trap Zone as a
Spell"): it is Set as any Spell is, which is no effect and starts no chain.  It cannot be activated
there, and none of its effects that work on the field apply.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.state import State
from engine.yugioh.queries.in_force import banned_at_all, own_rule
from engine.yugioh.queries.rule import Rule, enter_rule


class SetsAsSpell(Rule):
    """This monster can be Set from the hand as a Spell."""

    CODE: Final = 33


def may_set_as_spell(s: State, player: i64) -> bool:
    """Whether the player can Set monsters as Spells: not where any cards cannot be Set."""
    return not banned_at_all(s, tb.BAN_SET, player)


def sets_as_spell(s: State, card: i64, player: i64) -> bool:
    """Whether the player can Set this monster in the hand as a Spell, if there is a zone."""
    return own_rule(s, SetsAsSpell.CODE, card) >= 0 and may_set_as_spell(s, player)


enter_rule(SetsAsSpell(), la.SetsAsSpell)
