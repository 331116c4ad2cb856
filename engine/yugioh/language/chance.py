"""Operations that are decided by chance, and what they do to the Deck."""

from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.operations import Operation

__all__ = [
    "BanishTop", "Draw", "Excavate", "KeepCounters", "Mill", "RollDice", "ShuffleDeck", "TossCoins",
]  # fmt: skip


class Excavate(Operation):
    """Reveal cards from the top of the Deck: a chance decision for each.

    They stay in the Deck until a step moves them (`Among`, `Rest` of this name).  With `looks` the
    player alone sees them; the Deck is that of `whose`.  With `until` it goes on until a card
    matches, however many there are before it; a later step speaks of that card as `found`.
    """

    count: Node | int = 1
    name: str = "excavated"
    looks: bool = False
    until: Filter | None = None
    found: str = ""
    whose: int = v.YOU


class KeepCounters(Operation):
    """Note how many counters of this kind the card has, before its cost is paid: `CountersHad`.

    The compiler puts it there; no definition says it.
    """

    name: str = ""


class RollDice(Operation):
    """Roll dice: a chance decision for each; `Rolled` is their sum."""

    count: int = 1


class TossCoins(Operation):
    """Toss coins: a chance decision for each; `Rolled` is the number of heads."""

    count: int = 1


class ShuffleDeck(Operation):
    """Shuffle the Deck."""


class BanishTop(Operation):
    """Banish cards from the top of the Deck, a chance decision (unless none matters)."""

    count: Node | int = 1
    whose: int = v.YOU
    face_down: bool = True


class Mill(Operation):
    """Send cards from the top of the Deck to the GY: a chance decision.

    With `or_all` the entire Deck where it has fewer.  Of both players the one of the effect first.
    `name` as for `Choose`.
    """

    count: Node | int = 1
    whose: int = v.YOU
    or_all: bool = False
    name: str = ""


class Draw(Operation):
    """Draw cards: a chance decision.  Of both players the one of the effect draws first.

    `name` as for `Choose`.
    """

    count: Node | int = 1
    whose: int = v.YOU
    name: str = ""
