"""How much of each card is played: what every output has to say about the cards of a deck."""

from dataclasses import dataclass
from enum import StrEnum

from cli import facts
from decklists import Deck, normalise
from engine.yugioh.cards import definitions


class Status(StrEnum):
    """What there is of a card."""

    DEFINED = "defined"
    PARTLY = "partly defined"
    NORMAL = "Normal Monster"  # complete: the facts are all there is
    MISSING = "no definition"  # it is in the game, and does nothing


@dataclass(frozen=True)
class Coverage:
    """What is played of one card. `not_played` are its other parts, in plain words."""

    passcode: int
    name: str
    copies: int
    status: Status
    not_played: tuple[str, ...] = ()


def of_card(passcode: int, copies: int = 1) -> Coverage:
    """What is played of this card."""
    known = facts.card(passcode)
    definition = definitions().get(passcode)
    not_played: tuple[str, ...] = ()
    if known is not None and facts.is_complete_without_effects(known):
        status = Status.NORMAL
    elif definition is None or not definition.defined:
        status = Status.MISSING
    else:
        not_played = tuple(facts.with_names(words) for words in definition.unsupported)
        status = Status.PARTLY if not_played else Status.DEFINED
    return Coverage(passcode, facts.name(passcode), copies, status, not_played)


def of_deck(deck: Deck) -> list[Coverage]:
    """What is played of each card of the main deck and the extra deck, in the deck's order.

    The side deck stays out: none of it is in the game.
    """
    deck = normalise(deck)
    copies: dict[int, int] = {}
    for passcode in (*deck.main, *deck.extra):
        copies[passcode] = copies.get(passcode, 0) + 1
    return [of_card(passcode, count) for passcode, count in copies.items()]


def as_data(row: Coverage) -> dict[str, object]:
    """One card for a JSON payload."""
    return {
        "passcode": row.passcode,
        "name": row.name,
        "copies": row.copies,
        "status": row.status,
        "not_played": list(row.not_played),
    }
