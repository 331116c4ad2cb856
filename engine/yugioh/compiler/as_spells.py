"""Monsters that a card of the decks places among the Spells and Traps, for filters by type."""

from collections.abc import Sequence
from typing import Final

from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v

# A monster that is an Equip Card is an Equip Spell.
_PLACED: Final = (
    la.PlaceAsSpell, la.StaysAsSpell, la.SetAsSpell, la.SetsAsSpell, la.Equip, la.Union,
)  # fmt: skip


class AsSpells:
    """Whether monsters can be Spells, and Traps, in a duel of these cards."""

    def __init__(self, cards: Sequence[la.Card]) -> None:
        placed = [item for card in cards for item in card.nodes if isinstance(item, _PLACED)]
        self.spells = bool(placed) or any(card.type & v.PENDULUM for card in cards)
        self.traps = any(isinstance(item, la.PlaceAsSpell) and item.trap for item in placed)

    def or_placed(self, item: la.Type) -> Filter:
        """The cards of these types, and the monsters that are treated as such."""
        found: Filter = item
        if item.bits & v.SPELL and self.spells:
            found |= la.State("as-spell")
        if item.bits & v.TRAP and self.traps:
            found |= la.State("as-trap")
        return found
