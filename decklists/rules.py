"""What is asked of a deck of any game, answered by the rules of its own: the list of games here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, overload

from decklists import by_name, ydk, ydke
from decklists.check import check as check_yugioh
from decklists.check import normalise as normalise_yugioh
from decklists.check import over as over_yugioh
from decklists.deck import AnyDeck, Deck, DigimonDeck, Game, Problem, Section
from decklists.digimon import code, text, tts
from decklists.digimon.check import check as check_digimon
from decklists.digimon.check import normalise as normalise_digimon
from decklists.digimon.check import over as over_digimon
from decklists.excess import Over
from decklists.limits import Limits


@dataclass(frozen=True)
class Rules:
    """What a game has for its decks: the check, artworks replaced, and the formats by name.

    `over` holds a deck against a list. `played` are the sections that are in the game; a side deck
    is not.
    """

    check: Callable[[Any], list[Problem]]
    over: Callable[[Any, Limits], list[Over]]
    normalise: Callable[[Any], Any]
    writers: Mapping[str, Callable[[Any], str]]
    played: tuple[Section, ...]


RULES: Final[Mapping[Game, Rules]] = {
    "yugioh": Rules(
        check_yugioh,
        over_yugioh,
        normalise_yugioh,
        {
            "ydk": ydk.write,
            "ydke": lambda deck: ydke.write(deck) + "\n",
            "names": by_name.write,
        },
        ("main", "extra"),
    ),
    "digimon": Rules(
        check_digimon,
        over_digimon,
        normalise_digimon,
        {
            "io": text.write_io,
            "dev": text.write_dev,
            "app": text.write_app,
            "meta": text.write_meta,
            "untap": text.write_untap,
            "tts": tts.write,
            "dcg": code.write,
        },
        ("main", "eggs"),
    ),
}


def check(deck: AnyDeck) -> list[Problem]:
    """What is wrong with this deck: first what concerns it as a whole, then by source line."""
    return RULES[deck.game].check(deck)


def over(deck: AnyDeck, limits: Limits) -> list[Over]:
    """The cards of which this deck has more copies than a list allows, in the deck's order."""
    return RULES[deck.game].over(deck, limits)


@overload
def normalise(deck: Deck) -> Deck: ...
@overload
def normalise(deck: DigimonDeck) -> DigimonDeck: ...
@overload
def normalise(deck: AnyDeck) -> AnyDeck: ...
def normalise(deck: AnyDeck) -> AnyDeck:
    """The same deck with every alternate artwork or parallel art replaced by the card itself."""
    found: AnyDeck = RULES[deck.game].normalise(deck)
    return found


def writers(deck: AnyDeck) -> Mapping[str, Callable[[Any], str]]:
    """The formats in which this deck can be written, by name: each makes whole lines of it."""
    return RULES[deck.game].writers


def played(deck: AnyDeck) -> tuple[int | str, ...]:
    """The cards of the deck that are in the game, section by section."""
    return tuple(card for section in RULES[deck.game].played for card in deck.cards_of(section))
