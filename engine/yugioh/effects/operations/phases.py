"""What an effect does to the phases of the turn."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.contexts import done
from engine.yugioh.position.slots import END_PHASE, PHASE
from engine.yugioh.position.state import State


class BecomesEndPhase(Operation):
    """It becomes the End Phase: nothing is left for the turn player but to end the turn."""

    CODE: Final = 211

    def write(self, c: Steps, word: la.BecomesEndPhase, reason: int) -> None:
        c.row(BecomesEndPhase)

    def act(self, s: State, at: i64, link: i64) -> None:
        s.put(PHASE, END_PHASE)
        done(s, link, 1)


register(BecomesEndPhase(), la.BecomesEndPhase)
