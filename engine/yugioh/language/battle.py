"""What only a battle could show: it is said, and no turn here has a battle.

A closed set of rules: whatever else a card does is no rule of these.
"""

from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language import words as w
from engine.yugioh.language.filters import OTHER
from engine.yugioh.language.meant import SELF
from engine.yugioh.language.operations import Operation

__all__ = ["InBattle", "InBattleThisTurn", "SkipPhase"]


class SkipPhase(Operation):
    """A phase of the player's own that is still to come is skipped; not one of this turn's."""

    phase: w.Skipped = "battle"


class InBattle(Node):
    """A continuous effect on the battles of the monsters that match, on the field of `whose`."""

    how: w.InBattle = "not"
    filter: Filter = ~OTHER
    whose: int = v.YOU


class InBattleThisTurn(Operation):
    """The same for this turn, of these monsters; some rules name none ("no-battle-phase").

    `until` is that of `ChangeStats`.
    """

    how: w.InBattle = "not"
    what: Node = SELF
    until: w.LastsUntil = "end"
