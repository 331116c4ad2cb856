"""Solo turns as the searcher sees them: one own turn at a time, with the value of its end.

What is drawn or revealed in a plan stays unknown (`State.blind`): it can be held, counted and
discarded, but not used, so no line depends on a card that has not been seen.  The default value of
an end position speaks of what digivolution decks want: a high level early, DP and bodies in play,
Tamers, cards in hand, and little memory for the opponent.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon import commands, play
from engine.digimon.digivolving import own_turn
from engine.digimon.keys import board_key, field_key, key
from engine.digimon.modifiers import dp
from engine.digimon.slots import (
    BELOW, BEST, HALF, MEMORY, P_HAND, P_SECURITY, STACK_COUNT, TOP, UNDERS, WHERE,
)  # fmt: skip
from engine.digimon.state import State
from engine.digimon.vocabulary import BATTLE, DIGIMON, TAMER
from engine.game import Game

# Points of the default value.
LEVEL: Final = 100  # the highest level digivolved into so far, for each own turn that has ended
DP_STEP: Final = 200  # DP in the battle area for one point
BODY: Final = 15  # a Digimon in the battle area, for each of its levels
RAISED: Final = 12  # one in the breeding area, for each of its levels
UNDER_CARD: Final = 10  # a digivolution card
PLAYER_TAMER: Final = 120
IN_PLAY: Final = 50  # an Option in the battle area
CARD: Final = 40  # a card in hand
SECURITY_CARD: Final = 60
GIVEN: Final = 25  # memory handed over, each


class DigimonSolo(Game):
    """The present own turn, to be planned: it ends where the turn ends."""

    def __init__(self, state: State) -> None:
        self.state: State = state

    def advance(self) -> i64:
        return play.advance(self.state)

    def settle(self) -> None:
        play.advance(self.state)

    def option(self, index: i64) -> i64:
        return self.state.options[index]

    def take(self, option: i64) -> None:
        play.take(self.state, option)

    def end_option(self) -> i64:
        return commands.C_PASS * commands.KIND

    def mark(self) -> i64:
        return self.state.mark()

    def undo_to(self, mark: i64) -> None:
        self.state.undo_to(mark)

    def is_open(self) -> bool:
        return play.is_open(self.state)

    def is_chance(self) -> bool:
        return self.state.chance != 0

    def weight(self, index: i64) -> i64:
        return self.state.odds[index]

    def key(self) -> i64:
        return key(self.state)

    def board_key(self) -> i64:
        return board_key(self.state)

    def field_key(self) -> i64:
        return field_key(self.state)

    def value(self) -> i64:
        return value(self.state)

    def atoms(self, into: "vec[i64]") -> i64:
        return atoms(self.state, into)


def reached(s: State) -> i64:
    """The sum over the own turns so far of the highest level digivolved into until then."""
    total: i64 = 0
    highest: i64 = 0
    turn: i64 = 0
    while turn < own_turn(s) and turn < 15:
        level = s.data[BEST] >> turn * 4 & 15
        highest = max(highest, level)
        total += highest
        turn += 1
    return total


def value(s: State) -> i64:
    """The default value of the end of an own turn; never below 0."""
    data = s.data
    total = reached(s) * LEVEL
    stack: i64 = 0
    while stack < data[STACK_COUNT]:
        if data[TOP + stack]:
            definition = s.definition[data[TOP + stack] - 1]
            category = s.t.category[definition]
            total += data[UNDERS + stack] * UNDER_CARD
            if data[WHERE + stack] != BATTLE:
                total += s.t.level[definition] * RAISED
            elif category & DIGIMON:
                power = dp(s, stack)
                total += s.t.level[definition] * BODY + (power // DP_STEP if power > 0 else 0)
            else:
                total += PLAYER_TAMER if category & TAMER else IN_PLAY
        stack += 1
    total += s.size(0, P_HAND) * CARD + s.size(0, P_SECURITY) * SECURITY_CARD
    if data[MEMORY] < 0:
        total += data[MEMORY] * GIVEN
    return total if total > 0 else 0


def atoms(s: State, into: "vec[i64]") -> i64:
    """Facts that hold: which card is on top of which, where, and how much memory is left."""
    data = s.data
    t = s.t
    found: i64 = 0
    stack: i64 = 0
    while stack < HALF and stack < data[STACK_COUNT]:
        if data[TOP + stack]:
            card = data[TOP + stack] - 1
            below = data[BELOW + card]
            under: i64 = 0
            if below:
                under = s.definition[below - 1] + 1
            fact = s.definition[card] * (t.defs + 1) + under
            into[found] = (fact * 2 + (1 if data[WHERE + stack] == BATTLE else 0)) % 4000
            found += 1
        stack += 1
    into[found] = 4001 + data[MEMORY] + 10
    return found + 1
