"""What cards are called among others: two cards of one name are told apart by their numbers."""

from collections import Counter
from collections.abc import Iterable

from engine.digimon.language.card import Card


def told_names(cards: Iterable[Card]) -> dict[str, str]:
    """What to call each card, by card number: `Agumon`, or `Agumon P-009` beside another Agumon."""
    names = {card.number: card.name for card in cards}
    alike = Counter(names.values())
    return {
        number: f"{name} {number}" if alike[name] > 1 else name for number, name in names.items()
    }
