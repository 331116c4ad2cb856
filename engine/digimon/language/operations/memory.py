"""Memory: gained, lost, set, paid."""

from engine.digimon.language.operations.operation import Operation
from engine.effects import Node


class GainMemory(Operation):
    """Gain memory; what would pass 10 is lost (rules 1-4-2-2, 4-1-4)."""

    amount: Node | int = 1


class LoseMemory(Operation):
    """Lose memory (rule 4-1-4)."""

    amount: Node | int = 1


class SetMemory(Operation):
    """Set the memory to this number on the player's side."""

    to: int = 3


class PayCost(Operation):
    """Pay this cost: only possible in full (rule 4-2-2)."""

    amount: Node | int = 1
