"""Zones that nobody can use."""

from engine.yugioh.language.operations import Operation

__all__ = ["BarZone", "ChooseZone"]


class ChooseZone(Operation):
    """Choose one unused Main Monster Zone or Spell & Trap Zone of either player, in the cost."""


class BarZone(Operation):
    """That zone cannot be used as long as this monster stays face-up."""
