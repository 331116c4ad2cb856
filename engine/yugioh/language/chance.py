"""Operations that are decided by chance, and what they do to the Deck."""

from dataclasses import dataclass

from engine.effects import Node, say
from engine.yugioh.language.operations import Operation

__all__ = [
    "BanishTop", "Draw", "Excavate", "Mill", "RollDice", "ShuffleDeck", "TossCoins",
]  # fmt: skip


@dataclass(frozen=True)
class Excavate(Operation):
    """Reveal cards from the top of the Deck: a chance decision for each.

    They stay in the Deck until a step moves them (`Among`, `Rest` of this name).
    """

    count: Node | int = 1
    name: str = "excavated"

    def words(self) -> str:
        return f"reveal the top {say(self.count)} cards of the Deck"


@dataclass(frozen=True)
class RollDice(Operation):
    """Roll dice: a chance decision for each; `Rolled` is their sum."""

    count: int = 1

    def words(self) -> str:
        return f"roll {self.count} six-sided {'die' if self.count == 1 else 'dice'}"


@dataclass(frozen=True)
class TossCoins(Operation):
    """Toss coins: a chance decision for each; `Rolled` is the number of heads."""

    count: int = 1

    def words(self) -> str:
        return f"toss {self.count} {'coin' if self.count == 1 else 'coins'}"


@dataclass(frozen=True)
class ShuffleDeck(Operation):
    """Shuffle the Deck."""

    def words(self) -> str:
        return "shuffle the Deck"


@dataclass(frozen=True)
class BanishTop(Operation):
    """Banish cards from the top of the Deck face-down (a chance decision unless none matters)."""

    count: int = 1

    def words(self) -> str:
        return f"banish the top {self.count} cards of the Deck face-down"


@dataclass(frozen=True)
class Mill(Operation):
    """Send cards from the top of the Deck to the GY: a chance decision."""

    count: int = 1

    def words(self) -> str:
        return f"send the top {self.count} cards of the Deck to the GY"


@dataclass(frozen=True)
class Draw(Operation):
    """Draw cards: a chance decision."""

    count: int = 1

    def words(self) -> str:
        return f"draw {self.count}"
