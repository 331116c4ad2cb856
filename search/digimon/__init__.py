"""Digimon hands: the own turns of a hand over orders of the deck, and games of two players.

- `play_orders(deck, dealt)`: the own turns of a hand over orders of the deck;
  `play_parts(deck, parts, jobs=1)`: those of thousands; `tell_turns(deck, hand, seed)`: one in
  words.
- `play_series(match, games, jobs=1)`: games between two decks, each side by a policy.
"""

from search.digimon.hands import DealtPart, PlayedPart, play_parts
from search.digimon.matches import MatchSpec, Side, play_series
from search.digimon.told_turns import ToldTurns, tell_turns
from search.digimon.turns import Dealt, Runs, SoloSpec, play_orders

__all__ = [
    "Dealt",
    "DealtPart",
    "MatchSpec",
    "PlayedPart",
    "Runs",
    "Side",
    "SoloSpec",
    "ToldTurns",
    "play_orders",
    "play_parts",
    "play_series",
    "tell_turns",
]
