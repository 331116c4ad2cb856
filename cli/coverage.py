"""How much of each card is played: what every output has to say about the cards of a deck.

A card is a passcode (Yu-Gi-Oh) or a card number (Digimon), as everywhere in a deck.
"""

from dataclasses import dataclass
from enum import StrEnum

from cli import digimon_facts, facts
from decklists import AnyDeck, digimon_catalog, normalise, played
from engine.digimon.cards import definitions as digimon_definitions
from engine.digimon.compiler import Compiler
from engine.yugioh.cards import definitions


class Status(StrEnum):
    """What there is of a card."""

    DEFINED = "defined"
    PARTLY = "partly defined"
    NORMAL = "Normal Monster"  # complete: the facts are all there is
    PLAIN = "no effects"  # complete as well: a Digimon card without a text
    MISSING = "no definition"  # it is in the game, and does nothing


@dataclass(frozen=True)
class Coverage:
    """What is played of one card. `not_played` are its other parts, in plain words."""

    card: int | str
    name: str
    copies: int
    status: Status
    not_played: tuple[str, ...] = ()


def of_card(card: int | str, copies: int = 1) -> Coverage:
    """What is played of this card."""
    return _of_digimon(card, copies) if isinstance(card, str) else _of_yugioh(card, copies)


def _of_yugioh(passcode: int, copies: int) -> Coverage:
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


def _of_digimon(number: str, copies: int) -> Coverage:
    known = digimon_catalog().get(number)
    definition = digimon_definitions().get(number)
    not_played: tuple[str, ...] = ()
    if known is not None and known.is_complete_without_effects:
        status = Status.PLAIN
    elif definition is None or not definition.defined:
        status = Status.MISSING
    else:
        # What the definition leaves out, and what of it the engine cannot play yet.
        compiler = Compiler([definition])
        compiler.compile()
        refused = tuple(words for _, words in compiler.missing)
        not_played = tuple(dict.fromkeys((*definition.unsupported, *refused)))
        status = Status.PARTLY if not_played else Status.DEFINED
    return Coverage(number, digimon_facts.name(number), copies, status, not_played)


def of_deck(deck: AnyDeck) -> list[Coverage]:
    """What is played of each card of the deck, in its order.

    A side deck stays out: none of it is in the game.
    """
    return of_cards(played(normalise(deck)))


def of_cards(cards: tuple[int | str, ...]) -> list[Coverage]:
    """What is played of each of these cards, in their order, with their copies counted."""
    copies: dict[int | str, int] = {}
    for card in cards:
        copies[card] = copies.get(card, 0) + 1
    return [of_card(card, count) for card, count in copies.items()]


def id_name(card: int | str) -> str:
    """What the game calls that by which it knows its cards."""
    return "number" if isinstance(card, str) else "passcode"


def as_data(row: Coverage) -> dict[str, object]:
    """One card for a JSON payload."""
    return {
        id_name(row.card): row.card,
        "name": row.name,
        "copies": row.copies,
        "status": row.status,
        "not_played": list(row.not_played),
    }
