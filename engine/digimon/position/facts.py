"""The facts of an event: bits (`tables.F_...`), and above them how many cards it was about."""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions.tables import F_COUNT, F_DIGIMON
from engine.digimon.position.slots import CONTEXTS, CONTEXT_SIZE, C_FACTS
from engine.digimon.position.state import State
from engine.digimon.vocabulary import DIGIMON

_CATEGORIES: Final = 7  # all their bits


def facts_of(s: State, ctx: i64) -> i64:
    """The facts of the event that woke the effect of a context; none in none (-1)."""
    return s.data[CONTEXTS + ctx * CONTEXT_SIZE + C_FACTS] if ctx >= 0 else 0


def category_in(facts: i64) -> i64:
    """The category (DIGIMON, TAMER or OPTION) of the card whose effect it was."""
    return (facts // F_DIGIMON & _CATEGORIES) * DIGIMON


def facts_of_category(category: i64) -> i64:
    """The fact that it was by an effect of a card of this category."""
    return category // DIGIMON * F_DIGIMON


def cards_of(facts: i64) -> i64:
    """The number of cards in facts: of a DigiXros its cards, else those beside the first."""
    return facts >> F_COUNT


def with_cards(facts: i64, cards: i64) -> i64:
    """Facts that say how many cards it was about."""
    return facts | cards << F_COUNT


def one_more(facts: i64) -> i64:
    """Facts about one card more."""
    return facts + (1 << F_COUNT)
