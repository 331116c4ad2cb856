"""Random games, all compiled: the measure of speed, and of correctness by its counts."""

from typing import Final

from mypy_extensions import i64

from engine.digimon.rules.drawing import draw, shuffle
from engine.digimon.turn.agenda import advance, take
from engine.digimon.position.slots import FIRST, OVER, P_DECK, P_EGGS, RANDOM
from engine.digimon.position.state import State
from engine.digimon.position.steps import begin_setup
from engine.hashing import mix, scaled

HAND: Final = 5


def begin(s: State, seed: i64, first: i64) -> None:
    """Go back to the beginning and set up a new game (comprehensive rules 5-2).

    Decks are shuffled and five cards drawn; the mulligans are the first decisions.
    """
    s.undo_to(0)
    s.put(RANDOM, mix(seed, 0x44494749))
    s.put(FIRST, first)
    player: i64 = 0
    while player < 2:
        shuffle(s, player, P_DECK)
        shuffle(s, player, P_EGGS)
        player += 1
    begin_setup(s)
    draw(s, 0, HAND, 0)
    draw(s, 1, HAND, 0)


class RandomGames:
    """Plays games with random choices and counts them."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.choices: i64 = 0
        self.wins: list[i64] = [0, 0, 0, 0, 0]  # by slots.OVER
        self.sum: i64 = 0  # over all options taken, to compare runs

    def play(self, s: State, seed: i64, games: i64) -> None:
        """Play this many games from set-up to their results."""
        number: i64 = 0
        while number < games:
            begin(s, seed + number, number & 1)
            word: i64 = mix(seed + number, 0x504C4159)
            while True:
                count = advance(s)
                if count == 0:
                    break
                word = mix(word, 1)
                option = s.options[scaled(word, count)]
                take(s, option)
                self.choices += 1
                self.sum = mix(self.sum, option)
            self.games += 1
            self.wins[s.data[OVER]] += 1
            number += 1
