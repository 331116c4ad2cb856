"""From the cards of a source, in their order, to the main deck and the Digi-Egg deck.

A card's category says in which of the two it belongs (Comprehensive Rules 2-2-3 to 2-2-6), so that
no format needs to. A card that nobody knows is left in the main deck.
"""

from collections.abc import Sequence

from decklists.deck import DigimonDeck, Lines
from decklists.digimon.catalog import digimon_catalog
from decklists.digimon.number import fold


def divided(cards: Sequence[tuple[str, int]], source: str, name: str) -> DigimonDeck:
    """The deck of these cards, each copy with the line it is on."""
    known = digimon_catalog()
    egg = {number: number in known and known[number].is_egg for number in _folded(cards)}
    main = [(card, line) for card, line in cards if not egg[fold(card)]]
    eggs = [(card, line) for card, line in cards if egg[fold(card)]]
    return DigimonDeck(
        name,
        source,
        tuple(card for card, _ in main),
        tuple(card for card, _ in eggs),
        Lines(main=tuple(line for _, line in main), eggs=tuple(line for _, line in eggs)),
    )


def _folded(cards: Sequence[tuple[str, int]]) -> dict[str, None]:
    return dict.fromkeys(fold(card) for card, _ in cards)
