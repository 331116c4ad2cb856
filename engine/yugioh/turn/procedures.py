"""Summons by a monster's own procedure: Link, Xyz, Synchro and contact Fusion, or by itself.

What each procedure takes is in its class (`procedure`).
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.effects.sets_kept import keep_set
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import CONTROL, LOC
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import ProcedureStep, enter_step
from engine.yugioh.procedure import Procedure, procedure_at
from engine.yugioh.summoning import contact, link, synchro, xyz
from engine.yugioh.turn import by_itself

# The modules in which the kinds of procedures are entered into `PROCEDURES`.
KINDS: Final = (by_itself, contact, link, synchro, xyz)


def can_proceed(s: State, number: i64, card: i64, player: i64) -> bool:
    """Whether a monster's own procedure can be used now."""
    places = s.t.procedures[number * tb.PROCEDURE_SIZE + Procedure.WHERE]
    return s.data[LOC + card] & places != 0 and procedure_at(s, number).can(s, number, card, player)


class Proceed(ProcedureStep):
    """Use the materials, or pay the cost, and summon."""

    def advance(self, s: State, step: i64) -> i64:
        return self._offer(s, step, False)

    def _offer(self, s: State, step: i64, only_one: bool) -> i64:
        number = s.data[step + ProcedureStep.PROCEDURE]
        card = s.data[step + ProcedureStep.CARD]
        player = s.data[CONTROL + card]
        must_use = s.data[step + ProcedureStep.MUST_USE]
        return procedure_at(s, number).offer(s, number, card, player, must_use, only_one)

    def take(self, s: State, step: i64, option: i64) -> None:
        number = s.data[step + ProcedureStep.PROCEDURE]
        card = s.data[step + ProcedureStep.CARD]
        self._offer(s, step, True)  # the candidates that the option speaks of
        s.pop()
        keep_set(s, 0, 0, option)
        procedure_at(s, number).use(s, number, card, s.data[CONTROL + card])


enter_step(Proceed())
