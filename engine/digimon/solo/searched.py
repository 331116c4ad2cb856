"""Solo turns as the searcher sees them: one own turn at a time, with the value of its end.

What is drawn or revealed in a plan stays unknown (`State.blind`): it can be held, counted and
discarded, but not used, so no line depends on a card that has not been seen.
"""

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon.turn import agenda as play
from engine.digimon.turn.phases import is_open
from engine.digimon.position.commands import PASS_COMMAND
from engine.digimon.position.keys import board_key, field_key, key
from engine.digimon.position.slots import BELOW, HALF, MEMORY, STACK_COUNT, TOP, WHERE
from engine.digimon.position.state import State
from engine.digimon.solo.value import Value, value
from engine.digimon.vocabulary import BATTLE
from engine.game import Game


class DigimonSolo(Game):
    """The present own turn, to be planned: it ends where the turn ends."""

    def __init__(self, state: State, value: Value) -> None:
        super().__init__(state)
        self.state: State = state
        self._value: Value = value

    def advance(self) -> i64:
        return play.advance(self.state)

    def settle(self) -> None:
        play.advance(self.state)

    def take(self, option: i64) -> None:
        play.take(self.state, option)

    def end_option(self) -> i64:
        return PASS_COMMAND

    def is_open(self) -> bool:
        return is_open(self.state)

    def key(self) -> i64:
        return key(self.state)

    def board_key(self) -> i64:
        return board_key(self.state)

    def field_key(self) -> i64:
        return field_key(self.state)

    def value(self) -> i64:
        return value(self.state, self._value)

    def met(self) -> i64:
        return self._value.met

    def atoms(self, into: "vec[i64]") -> i64:
        return atoms(self.state, into)


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
