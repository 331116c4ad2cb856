"""What is asked of a deck of either game, answered by the rules of its own."""

from typing import TypeVar

from decklists.check import check as check_yugioh
from decklists.check import normalise as normalise_yugioh
from decklists.deck import AnyDeck, Deck, DigimonDeck, Problem
from decklists.digimon.check import check as check_digimon
from decklists.digimon.check import normalise as normalise_digimon

_Deck = TypeVar("_Deck", Deck, DigimonDeck)


def check(deck: AnyDeck) -> list[Problem]:
    """What is wrong with this deck: first what concerns it as a whole, then by source line."""
    return check_digimon(deck) if isinstance(deck, DigimonDeck) else check_yugioh(deck)


def normalise(deck: _Deck) -> _Deck:
    """The same deck with every alternate artwork or parallel art replaced by the card itself."""
    if isinstance(deck, DigimonDeck):
        return normalise_digimon(deck)
    return normalise_yugioh(deck)
