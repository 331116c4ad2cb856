"""What is asked of a deck of either game, answered by the rules of its own."""

from typing import overload

from decklists.check import check as check_yugioh
from decklists.check import normalise as normalise_yugioh
from decklists.deck import AnyDeck, Deck, DigimonDeck, Problem
from decklists.digimon.check import check as check_digimon
from decklists.digimon.check import normalise as normalise_digimon


def check(deck: AnyDeck) -> list[Problem]:
    """What is wrong with this deck: first what concerns it as a whole, then by source line."""
    return check_digimon(deck) if isinstance(deck, DigimonDeck) else check_yugioh(deck)


@overload
def normalise(deck: Deck) -> Deck: ...
@overload
def normalise(deck: DigimonDeck) -> DigimonDeck: ...
@overload
def normalise(deck: AnyDeck) -> AnyDeck: ...
def normalise(deck: AnyDeck) -> AnyDeck:
    """The same deck with every alternate artwork or parallel art replaced by the card itself."""
    if isinstance(deck, DigimonDeck):
        return normalise_digimon(deck)
    return normalise_yugioh(deck)
