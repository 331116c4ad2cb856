"""Infinite loops: processing that would go on for ever (comprehensive rules 18-3).

A loop is found when a position comes back while effects activate one after another without an open
state between, or when effects trigger others faster than they can be resolved.  Then everything
optional is left out until the next open state: the player who can stop the loop stops it (18-3-3).
If it still goes on nobody can, and the game is a draw (18-3-2).
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.position.keys import key
from engine.digimon.position.slots import (
    DEPTH, LOOP_COUNT, LOOP_KEY, LOOP_STOP, OVER, PENDING, PENDING_CAP, PENDING_CARD,
    PENDING_EFFECT, PENDING_ENTRY, PENDING_SIZE, STEP_CAP,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.hashing import mix

MANY: Final = 32  # activations in a row, before positions are compared
TOO_MANY: Final = 4096  # however the positions differ (by shuffling, say)
ROOM: Final = 16  # steps and pending effects that must be left
DRAW: Final = 3  # slots.OVER


def count_activation(s: State) -> bool:
    """Another effect activates; whether the game goes on."""
    data = s.data
    number = data[LOOP_COUNT] + 1
    s.put(LOOP_COUNT, number)
    room: i64 = ROOM if data[LOOP_STOP] else 2 * ROOM
    full = data[PENDING] > PENDING_CAP - room or data[DEPTH] > STEP_CAP - room
    if number < MANY and not full:
        return True
    now = _position(s)
    if full or now == data[LOOP_KEY] or number % TOO_MANY == 0:
        if data[LOOP_STOP]:
            s.put(OVER, DRAW)
            return False
        s.put(LOOP_STOP, 1)
        s.put(LOOP_KEY, 0)
    elif number & number - 1 == 0:
        s.put(LOOP_KEY, now)  # as far apart as any loop may be long
    return True


def _position(s: State) -> i64:
    """The key of the position with what is pending, by card."""
    result = key(s)
    entry: i64 = 0
    while entry < s.data[PENDING]:
        base = PENDING_ENTRY + entry * PENDING_SIZE
        result = mix(result, s.data[base + PENDING_EFFECT])
        result = mix(result, s.definition[s.data[base + PENDING_CARD]])
        entry += 1
    return result


def forget_loop(s: State) -> None:
    """The turn player acts freely again: what was going on has ended."""
    if s.data[LOOP_COUNT]:
        s.put(LOOP_COUNT, 0)
        if s.data[LOOP_KEY]:
            s.put(LOOP_KEY, 0)
        if s.data[LOOP_STOP]:
            s.put(LOOP_STOP, 0)
