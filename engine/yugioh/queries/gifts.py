"""Continuous effects that an effect gives a monster, as rows."""

from engine.yugioh import language as la
from engine.yugioh.queries.forbidding import Forbids
from engine.yugioh.queries.field_levels import FieldLevels
from engine.yugioh.queries.rule import Modifying
from engine.yugioh.queries.rules import (
    Indestructible,
    NotUsed,
    SparedOnce,
    Unaffected,
    Untargetable,
)

# What an effect can give a monster.
Granted = (
    la.BanishInstead | la.FieldLevels | la.Indestructible | la.NotUsedFor | la.OnlySpecialSummon
    | la.SparedOnce | la.Unaffected | la.Untargetable
)  # fmt: skip


def granted_row(c: Modifying, word: Granted) -> list[int]:
    """The row of a continuous effect that an effect gives; empty where it says nothing here."""
    if isinstance(word, la.BanishInstead | la.OnlySpecialSummon):
        return Forbids().write(c, word)
    if isinstance(word, la.Indestructible):
        return Indestructible().write(c, word)
    if isinstance(word, la.FieldLevels):
        return FieldLevels().write(c, word)
    if isinstance(word, la.NotUsedFor):
        return NotUsed().write(c, word)
    if isinstance(word, la.SparedOnce):
        return SparedOnce().write(c, word)
    if isinstance(word, la.Untargetable):
        return Untargetable().write(c, word)
    return Unaffected().write(c, word)
