"""Pending processing: what is done at the end of the turn, an attack or a battle (rule 18-1).

It is resolved like an effect that triggers then, together with those that do (18-1-2), whatever
became of the card it came from.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.events.waking import add_pending
from engine.digimon.position.slots import (
    LATER, LATER_CARD, LATER_EFFECT, LATER_ENTRY, LATER_EVENT, LATER_HOLDER, LATER_SIZE, LATER_WHEN,
    PLAYER,
)  # fmt: skip
from engine.digimon.position.state import State

END_OF_TURN: Final = 1
END_OF_ATTACK: Final = 2
END_OF_BATTLE: Final = 3
_END_OF_TURN_OF: Final = 4  # of player 0; then of player 1


def end_of_turn_of(player: i64) -> i64:
    """The moment at which the next turn of this player ends."""
    return _END_OF_TURN_OF + player


def ripen_with_the_turn(s: State) -> bool:
    """What waits for the end of this turn is now pending; whether there was any."""
    any_ = ripen(s, END_OF_TURN)
    return ripen(s, end_of_turn_of(s.data[PLAYER])) or any_


def forget(s: State, when: i64) -> None:
    """What waits for this moment waits in vain: it does not come."""
    entry: i64 = 0
    while entry < s.data[LATER]:
        if s.data[LATER_ENTRY + entry * LATER_SIZE + LATER_WHEN] == when:
            s.drop(LATER, LATER_ENTRY, LATER_SIZE, entry)
        else:
            entry += 1


def ripen(s: State, when: i64) -> bool:
    """What waits for this moment is now pending; whether there was any."""
    data = s.data
    found = False
    entry: i64 = 0
    while entry < data[LATER]:
        base = LATER_ENTRY + entry * LATER_SIZE
        if data[base + LATER_WHEN] == when:
            add_pending(s, data[base + LATER_EFFECT], data[base + LATER_CARD],
                        data[base + LATER_HOLDER], data[base + LATER_EVENT], 0, 0)  # fmt: skip
            s.drop(LATER, LATER_ENTRY, LATER_SIZE, entry)
            found = True
        else:
            entry += 1
    return found
