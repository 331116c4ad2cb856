"""Digimon hands: the own turns of a hand, over orders of the deck.

- `play_orders(deck, dealt)`: the own turns of a hand over orders of the deck;
  `play_parts(deck, parts, jobs=1)`: those of thousands; `tell_turns(deck, hand, seed)`: one in
  words.
"""

from search.digimon.hands import DealtPart, PlayedPart, play_parts
from search.digimon.told_turns import ToldTurns, tell_turns
from search.digimon.turns import Dealt, Runs, SoloSpec, play_orders

__all__ = [
    "Dealt",
    "DealtPart",
    "PlayedPart",
    "Runs",
    "SoloSpec",
    "ToldTurns",
    "play_orders",
    "play_parts",
    "tell_turns",
]
