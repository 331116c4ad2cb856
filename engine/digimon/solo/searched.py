"""Solo turns as the searcher sees them: one own turn at a time, with the value of its end.

What is drawn or revealed in a plan stays unknown (`State.blind`): it can be held, counted and
discarded, but not used, so no line depends on a card that has not been seen.
"""

from mypy_extensions import i64

from engine.digimon.position.state import State
from engine.digimon.solo.value import Value, value
from engine.digimon.turn import agenda as play
from engine.digimon.worth.planned import DigimonTurn


class DigimonSolo(DigimonTurn):
    """The present own turn, to be planned for a goal; every option is looked at."""

    def __init__(self, state: State, value: Value) -> None:
        super().__init__(state, value.worth, 0)
        self._value: Value = value

    def advance(self) -> i64:
        return play.advance(self.state)

    def settle(self) -> i64:
        return play.settle(self.state)

    def value(self) -> i64:
        return value(self.state, self._value)

    def met(self) -> i64:
        return self._value.met
