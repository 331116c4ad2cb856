"""Solo turns of bundled decks, as tests play them."""

from typing import Final

from decklists import DigimonDeck, load
from engine.digimon.solo.game import SoloGame
from search.digimon.turns import Player

HAND: Final = ("ST1-03", "ST1-07", "ST1-09", "ST1-12", "ST1-02")


def deck_of(name: str) -> DigimonDeck:
    """A bundled deck."""
    deck = load(name)
    assert isinstance(deck, DigimonDeck)
    return deck


def game_of(name: str = "st1", **policy: object) -> SoloGame:
    """The solo turns of a bundled deck."""
    deck = deck_of(name)
    return SoloGame(deck.main, deck.eggs, **policy)  # type: ignore[arg-type]


def options_of(player: Player) -> tuple[int, ...]:
    """The options of a run, with the game back at its start."""
    mark = player.game.mark()
    options = player.play().options
    player.game.undo_to(mark)
    return options
