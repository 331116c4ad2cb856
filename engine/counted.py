"""Conditions of goals in either game: how many cards of a kind lie in some places."""

from dataclasses import dataclass
from typing import Final

from engine.filters import Filter

ANY_NUMBER: Final = 1000  # more cards than there can be


@dataclass(frozen=True)
class Condition:
    """At least `least` and at most `most` cards that match, in places of the game (a bit set)."""

    filter: Filter
    places: int
    least: int = 1
    most: int = ANY_NUMBER


def none_of(filter: Filter, places: int) -> Condition:
    """That there is no such card."""
    return Condition(filter, places, 0, 0)
