"""Zones that nobody can use."""

from dataclasses import dataclass

from engine.yugioh.language.operations import Operation

__all__ = ["BarZone", "ChooseZone"]


@dataclass(frozen=True)
class ChooseZone(Operation):
    """Choose one unused Main Monster Zone or Spell & Trap Zone of either player, in the cost."""


@dataclass(frozen=True)
class BarZone(Operation):
    """That zone cannot be used as long as this monster stays face-up."""
