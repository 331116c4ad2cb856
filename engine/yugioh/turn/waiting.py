"""Triggers that wait to be put on the chain.

Source: the official rulebook on simultaneous effects; Yu-Gi-Oh modifiers and triggers, *Trigger
effects*.  Mandatory ones and optional ones that lie open are chained first, in the order of
`triggers`; optional ones in the hand, which is private, in the window that follows.  What is
activated in a phase is no answer to anything: each has a chain of its own, and waits for it.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.activation import can_activate
from engine.yugioh.position.slots import (
    CONTROL, EVENT, EVENT_PHASE, EVENT_SIZE, LOC, MOVES, PENDING, TRIGGER, TRIGGER_CAP,
    TRIGGER_SIZE, T_CARD, T_EFFECT, T_FROM, T_MOVES, T_STATE, T_UNTIL, V_WHAT,
)  # fmt: skip
from engine.yugioh.position.state import RuleError, State
from engine.yugioh.position.steps import begin_activation
from engine.yugioh.vocabulary import HAND

MANDATORY: Final = 0
OPEN: Final = 1  # optional, on the field or in another place that both players see
IN_HAND: Final = 2  # optional, in the hand
OF_PHASE: Final = 3  # in this phase


def add_trigger(s: State, effect: i64, card: i64, from_: i64, until: i64) -> None:
    """Let a trigger wait for its turn."""
    number = s.data[PENDING]
    if number >= TRIGGER_CAP:
        raise RuleError(f"more than {TRIGGER_CAP} triggers at once")
    base = TRIGGER + number * TRIGGER_SIZE
    s.put(base + T_EFFECT, effect)
    s.put(base + T_CARD, card)
    s.put(base + T_MOVES, s.data[MOVES + card])
    s.put(base + T_FROM, from_)
    s.put(base + T_UNTIL, until)
    s.put(base + T_STATE, 0)
    s.put(PENDING, number + 1)


def next_waiting(s: State, player: i64, kind: i64, number: i64) -> i64:
    """The next trigger of this kind after `number` that the player may chain; 0 if there is none.

    The first one has the number 1.
    """
    data = s.data
    while number < data[PENDING]:
        base = TRIGGER + number * TRIGGER_SIZE
        number += 1
        effect = data[base + T_EFFECT]
        card = data[base + T_CARD]
        if data[base + T_STATE] or data[base + T_MOVES] != data[MOVES + card]:
            continue
        if data[CONTROL + card] != player or _kind(s, base) != kind:
            continue
        if can_activate(s, effect, card, player, data[base + T_FROM], data[base + T_UNTIL]):
            return number
    return 0


def _kind(s: State, base: i64) -> i64:
    event = s.data[base + T_FROM]
    if s.data[base + T_UNTIL] == event + 1:  # it answers this one alone
        if s.data[EVENT + event * EVENT_SIZE + V_WHAT] == EVENT_PHASE:
            return OF_PHASE
    if not s.t.effects[s.data[base + T_EFFECT] * tb.EFFECT_SIZE + tb.E_OPTIONAL]:
        return MANDATORY
    return IN_HAND if s.data[LOC + s.data[base + T_CARD]] == HAND else OPEN


def waiting(s: State, effect: i64, card: i64) -> i64:
    """The number of the trigger that waits with this effect of this card; 0 if none does."""
    number: i64 = 0
    while number < s.data[PENDING]:
        base = TRIGGER + number * TRIGGER_SIZE
        number += 1
        if s.data[base + T_EFFECT] == effect and s.data[base + T_CARD] == card:
            return number
    return 0


def effect_waiting(s: State, number: i64) -> i64:
    """The effect of a trigger that waits."""
    return s.data[TRIGGER + (number - 1) * TRIGGER_SIZE + T_EFFECT]


def card_waiting(s: State, number: i64) -> i64:
    """The card of a trigger that waits."""
    return s.data[TRIGGER + (number - 1) * TRIGGER_SIZE + T_CARD]


def chain_waiting(s: State, number: i64) -> None:
    """Put the activation of a trigger that waits on the agenda.

    What stands beside it for the same event is one effect with it, of which one bullet is chosen.
    """
    base = TRIGGER + (number - 1) * TRIGGER_SIZE
    other: i64 = 0
    while other < s.data[PENDING]:
        beside = TRIGGER + other * TRIGGER_SIZE
        other += 1
        if not s.data[beside + T_STATE] and _is_one_effect(s, beside, base):
            s.put(beside + T_STATE, 1)
    begin_activation(s, s.data[base + T_EFFECT], s.data[base + T_CARD], s.data[base + T_FROM],
                     s.data[base + T_UNTIL])  # fmt: skip


def _is_one_effect(s: State, other: i64, base: i64) -> bool:
    """Whether two triggers that wait are the same effect of the same card, for the same event."""
    data = s.data
    if data[other + T_CARD] != data[base + T_CARD] or data[other + T_MOVES] != data[base + T_MOVES]:
        return False
    if data[other + T_FROM] != data[base + T_FROM]:
        return False
    index = tb.EFFECT_SIZE * data[base + T_EFFECT] + tb.E_INDEX
    beside = tb.EFFECT_SIZE * data[other + T_EFFECT] + tb.E_INDEX
    return s.t.effects[index] == s.t.effects[beside]


def forget_triggers(s: State) -> None:
    """No trigger waits any more, but for those of a phase that were not activated."""
    number = s.data[PENDING]
    while number:
        number -= 1
        base = TRIGGER + number * TRIGGER_SIZE
        if s.data[base + T_STATE] or _kind(s, base) != OF_PHASE:
            s.drop(PENDING, TRIGGER, TRIGGER_SIZE, number)


def forget_all(s: State) -> None:
    """No trigger waits any more."""
    s.put(PENDING, 0)
