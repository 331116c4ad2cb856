"""Spells and Traps that were activated, Set again where they lie."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.cards import lift
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.contexts import card_of
from engine.yugioh.position.registers import itself_unmoved
from engine.yugioh.position.slots import BATCH, CONTROL, LEAVING, LOC, NEW, STATUS, ZONE
from engine.yugioh.position.state import State
from engine.yugioh.queries.bans import note
from engine.yugioh.queries.in_force import banned
from engine.yugioh.vocabulary import FACEDOWN_DEFENSE, SZONE


class SetAgain(Operation):
    """Set the card itself, which was activated, instead of sending it to the GY.

    It comes after what is done before.  Source: the card text of Subterror Final Battle; a Trap
    that is Set cannot be activated that turn.
    """

    CODE: Final = 205

    def write(self, c: Steps, word: la.SetAgain, reason: int) -> None:
        c.row(SetAgain)

    def act(self, s: State, at: i64, link: i64) -> None:
        card = card_of(s, link)
        player = s.data[CONTROL + card]
        if not itself_unmoved(s, link) or not s.data[STATUS + card] & LEAVING:
            return
        if banned(s, tb.BAN_SET, card, player):
            return
        s.put(BATCH, s.data[BATCH] + 1)
        set_again(s, card)


def set_again(s: State, card: i64) -> None:
    """A Spell or Trap that was activated lies face-down, as one that is Set now."""
    if s.data[LOC + card] != SZONE:
        return
    player = s.data[CONTROL + card]
    zone = s.data[ZONE + card]
    note(s, tb.DID_SET, card, player)
    lift(s, card)
    s.set_down(card, SZONE, player, zone, FACEDOWN_DEFENSE)
    s.put(STATUS + card, s.data[STATUS + card] | NEW)


register(SetAgain(), la.SetAgain)
