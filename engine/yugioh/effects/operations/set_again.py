"""Spells and Traps that were activated, Set again where they lie."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.cards import lift
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.legality.activation import limit_left, use_limit
from engine.yugioh.position.contexts import card_of, context, player_of
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import itself_unmoved
from engine.yugioh.position.slots import (
    BATCH, CONTROL, C_EFFECT, C_FROM, EVENT, EVENT_SIZE, LEAVING, LOC, NEW, STATUS, V_CARD, ZONE,
)  # fmt: skip
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


class SetResolved(Operation):
    """Set the card of the event, which the player activated, instead of sending it to the GY.

    Source: the card text of Traptrix Cularia.
    """

    CODE: Final = 234

    def write(self, c: Steps, word: la.SetResolved, reason: int) -> None:
        c.row(SetResolved)

    def possible(self, s: State, at: i64, look: Look) -> bool:
        event = EVENT + look.from_ * EVENT_SIZE
        card = s.data[event + V_CARD]
        if s.data[LOC + card] != SZONE or not s.data[STATUS + card] & LEAVING:
            return False
        if s.data[CONTROL + card] != look.player or banned(s, tb.BAN_SET, card, look.player):
            return False
        return limit_left(s, look.effect, look.me, look.player)

    def act(self, s: State, at: i64, link: i64) -> None:
        base = context(link)
        use_limit(s, s.data[base + C_EFFECT], card_of(s, link), player_of(s, link))
        s.put(BATCH, s.data[BATCH] + 1)
        set_again(s, s.data[EVENT + s.data[base + C_FROM] * EVENT_SIZE + V_CARD])


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
register(SetResolved(), la.SetResolved)
