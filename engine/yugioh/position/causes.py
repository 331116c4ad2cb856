"""Which card moved or summoned another: the upper part of the reason of an event.

It is the card whose effect is carried out or whose cost is paid, or the monster for whose summon a
card is material.  It is only kept where a card of the duel asks for it (`Tables.tells_causes`).
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.position.slots import DEPTH
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of
from engine.yugioh.position.steps import RunStep, top
from engine.yugioh.vocabulary import R_COST, R_EFFECT

_CAUSE_FROM: Final = 20  # above the reasons


def caused_by(reason: i64, card: i64) -> i64:
    """The reason, or the summoning player, with the card that is the cause."""
    return reason | (card + 1) << _CAUSE_FROM


def without_cause(word: i64) -> i64:
    """The reason, or the summoning player, alone."""
    return word & ((1 << _CAUSE_FROM) - 1)


def cause_of(word: i64) -> i64:
    """The card that is the cause, or -1."""
    return (word >> _CAUSE_FROM) - 1


def with_cause(s: State, reason: i64) -> i64:
    """The reason with the card whose effect or cost is at work, where a card asks for it."""
    if not s.t.tells_causes or not reason & (R_EFFECT | R_COST) or cause_of(reason) >= 0:
        return reason
    step = top(s)
    if not s.data[DEPTH] or s.data[step] != RunStep.CODE:
        return reason
    return caused_by(reason, card_of(s, s.data[step + RunStep.LINK]))
