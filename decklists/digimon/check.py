"""Whether a Digimon deck follows the rules of deck construction.

A deck of exactly 50 cards, a Digi-Egg deck of at most 5, at most four copies of one card number
unless the card says otherwise (Comprehensive Rules 1-4-1-2 and 1-4-1-3, 2-3-4-6). Which cards a
list of restricted cards does not allow is asked apart: `over`.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from decklists.counting import first_copies, wrong_sizes
from decklists.deck import SECTION_NAMES, DigimonDeck, Entry, Problem, Section
from decklists.digimon.catalog import DigimonCatalog, digimon_catalog
from decklists.digimon.number import fold
from decklists.excess import Over
from decklists.excess import over as over_list
from decklists.limits import Limits
from decklists.names import proposal

_SIZES: Final[dict[Section, tuple[int, int]]] = {"main": (50, 50), "eggs": (0, 5)}
# Of a card that is not in the table (rule 1-4-1-2-2).
_MOST_COPIES: Final = 4


def check(deck: DigimonDeck, cards: DigimonCatalog | None = None) -> list[Problem]:
    """What is wrong with this deck: first what concerns it as a whole, then by source line.

    `cards` are all cards by default. A finding about a card names it once, at its first line, or
    at the line of the copy that is one too many.
    """
    cards = digimon_catalog() if cards is None else cards
    problems = [*wrong_sizes(deck, _SIZES), *_unknown(deck, cards), *_misplaced(deck, cards)]
    problems += _copies(deck, cards)
    return sorted(problems, key=lambda problem: problem.line or 0)


def over(deck: DigimonDeck, limits: Limits, cards: DigimonCatalog | None = None) -> list[Over]:
    """The cards of which this deck has more copies than a list allows, in any picture."""
    known = digimon_catalog() if cards is None else cards
    return over_list(deck, limits, fold, lambda number: _called(number, known))


def normalise(deck: DigimonDeck) -> DigimonDeck:
    """The same deck with every parallel art replaced by the card itself."""
    return replace(deck, main=tuple(map(fold, deck.main)), eggs=tuple(map(fold, deck.eggs)))


def _unknown(deck: DigimonDeck, cards: DigimonCatalog) -> Iterator[Problem]:
    for entry in first_copies(deck):
        number = fold(entry.card)
        if number not in cards:
            near = proposal(cards.suggest_number(number))
            meant = f" ({near})" if near else ""
            yield _problem(
                deck,
                entry,
                f"no card has the number {number}{meant}; correct it, or remove the card if it is "
                "newer than this version's card table",
            )


def _misplaced(deck: DigimonDeck, cards: DigimonCatalog) -> Iterator[Problem]:
    """Cards in the wrong deck, which only a deck made in memory can have."""
    for entry in first_copies(deck):
        card = cards.get(fold(entry.card))
        if card is not None and card.is_egg != (entry.section == "eggs"):
            there = SECTION_NAMES["eggs" if card.is_egg else "main"]
            here = SECTION_NAMES[entry.section]
            yield _problem(
                deck, entry, f"{card.name} ({card.number}) in the {here}; move it to the {there}"
            )


def _copies(deck: DigimonDeck, cards: DigimonCatalog) -> Iterator[Problem]:
    copies: dict[str, list[Entry[str]]] = {}
    for entry in deck.entries():
        copies.setdefault(fold(entry.card), []).append(entry)
    for number, entries in copies.items():
        card = cards.get(number)
        most = card.copies if card else _MOST_COPIES
        if len(entries) > most:
            yield _problem(
                deck,
                entries[most],
                f"{len(entries)} copies of {_called(number, cards)}, expected {most} at most; "
                f"remove {len(entries) - most}",
            )


def _called(number: str, cards: DigimonCatalog) -> str:
    """A card by its name, which alone does not tell it from others, and its number."""
    card = cards.get(number)
    return f"{card.name} ({number})" if card else number


def _problem(deck: DigimonDeck, entry: Entry[str], message: str) -> Problem:
    return Problem("error", deck.source, entry.line, entry.card, message)
