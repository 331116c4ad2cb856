"""How much of each card is played: what every output has to say about the cards of a deck.

A card is a passcode (Yu-Gi-Oh) or a card number (Digimon), as everywhere in a deck.
"""

from dataclasses import dataclass
from enum import StrEnum


class Origin(StrEnum):
    """Where a definition comes from."""

    HAND = "by hand"
    WHOLE = "text, whole"
    PART = "text, in part"
    NONE = ""


class Status(StrEnum):
    """What there is of a card."""

    DEFINED = "defined"
    PARTLY = "partly defined"
    NORMAL = "Normal Monster"  # complete: facts and materials are all there is
    PLAIN = "no effects"  # complete as well: a Digimon card without a text
    MISSING = "no definition"  # a body at most: its effects are not played


@dataclass(frozen=True)
class Coverage:
    """What is played of one card. `not_played` are its other parts, in plain words.

    `id_name` is what the game calls that by which it names its cards.
    """

    id_name: str
    card: int | str
    name: str
    copies: int
    status: Status
    not_played: tuple[str, ...] = ()
    origin: Origin = Origin.NONE


def as_data(row: Coverage) -> dict[str, object]:
    """One card for a JSON payload."""
    return {
        row.id_name: row.card,
        "name": row.name,
        "copies": row.copies,
        "status": row.status,
        "origin": row.origin,
        "not_played": list(row.not_played),
    }
