"""Whether a Yu-Gi-Oh deck follows the rules of deck construction.

Main deck of 40 to 60 cards, extra deck and side deck of at most 15, at most three copies of one
name in all three together; Fusion, Synchro, Xyz and Link Monsters in the extra deck and nothing
else there. Which copies a Forbidden & Limited List does not allow is asked apart: `over`.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from decklists.catalog import Card, Catalog, catalog
from decklists.counting import first_copies, wrong_sizes
from decklists.deck import SECTIONS, Deck, Entry, Problem, Section
from decklists.excess import Over
from decklists.excess import over as over_list
from decklists.limits import Limits

_SIZES: Final[dict[Section, tuple[int, int]]] = {
    "main": (40, 60),
    "extra": (0, 15),
    "side": (0, 15),
}
_MOST_COPIES: Final = 3


def check(deck: Deck, cards: Catalog | None = None) -> list[Problem]:
    """What is wrong with this deck: first what concerns it as a whole, then by source line.

    `cards` are all cards by default. A finding about a card names it once, at its first line, or
    at the line of the copy that is one too many.
    """
    cards = catalog() if cards is None else cards
    problems = [
        *wrong_sizes(deck, _SIZES),
        *_unknown(deck, cards),
        *_artworks(deck, cards),
        *_misplaced(deck, cards),
        *_copies(deck, cards),
    ]
    return sorted(problems, key=lambda problem: problem.line or 0)


def over(deck: Deck, limits: Limits, cards: Catalog | None = None) -> list[Over]:
    """The cards of which this deck has more copies than a list allows.

    An alternate artwork is the card itself, and a card always treated as another name shares what
    is allowed of that one.
    """
    known = catalog() if cards is None else cards

    def called(passcode: int) -> str:
        card = known.get(passcode)
        return card.name if card else str(passcode)

    return over_list(deck, limits, lambda passcode: _limited_as(passcode, known), called)


def normalise(deck: Deck, cards: Catalog | None = None) -> Deck:
    """The same deck with every alternate artwork replaced by the card itself."""
    cards = catalog() if cards is None else cards
    main, extra, side = (
        tuple(cards.fold(passcode) for passcode in deck.cards_of(section)) for section in SECTIONS
    )
    return replace(deck, main=main, extra=extra, side=side)


def _unknown(deck: Deck, cards: Catalog) -> Iterator[Problem]:
    """Cards that the table lacks: newer ones, or typing errors. The side deck is not played."""
    for entry in first_copies(deck):
        if entry.card not in cards and entry.section != "side":
            yield Problem(
                "warning",
                deck.source,
                entry.line,
                entry.card,
                f"no card has the passcode {entry.card}; it counts as a card of which nothing is "
                "known. Correct it if it is wrong",
            )


def _artworks(deck: Deck, cards: Catalog) -> Iterator[Problem]:
    for entry, card in _known(deck, cards):
        if card.is_alternate_art:
            yield Problem(
                "warning",
                deck.source,
                entry.line,
                entry.card,
                f"{entry.card} is an alternate artwork of {card.name}; "
                f"it is taken for {card.alias}",
            )


def _misplaced(deck: Deck, cards: Catalog) -> Iterator[Problem]:
    for entry, card in _known(deck, cards):
        if card.is_token:
            yield _problem(deck, entry, f"{card.name} is a Token, no card of a deck; remove it")
        elif entry.section == "main" and card.is_extra_deck:
            yield _problem(
                deck, entry, f"{card.name} in the main deck; move it to the extra deck (#extra)"
            )
        elif entry.section == "extra" and not card.is_extra_deck:
            yield _problem(
                deck, entry, f"{card.name} in the extra deck; move it to the main deck (#main)"
            )


def _copies(deck: Deck, cards: Catalog) -> Iterator[Problem]:
    copies: dict[int, list[Entry[int]]] = {}
    for entry in deck.entries():
        copies.setdefault(_limited_as(entry.card, cards), []).append(entry)
    for passcode, entries in copies.items():
        if len(entries) > _MOST_COPIES:
            card = cards.get(passcode)
            yield _problem(
                deck,
                entries[_MOST_COPIES],
                f"{len(entries)} copies of {card.name if card else passcode} in main, extra and "
                f"side deck together; remove {len(entries) - _MOST_COPIES}",
            )


def _limited_as(passcode: int, cards: Catalog) -> int:
    """The card whose name counts: a card always treated as another name shares its three."""
    card = cards.get(passcode)
    return card.alias or passcode if card else passcode


def _known(deck: Deck, cards: Catalog) -> Iterator[tuple[Entry[int], Card]]:
    for entry in first_copies(deck):
        card = cards.get(entry.card)
        if card is not None:
            yield entry, card


def _problem(deck: Deck, entry: Entry[int], message: str) -> Problem:
    return Problem("error", deck.source, entry.line, entry.card, message)
