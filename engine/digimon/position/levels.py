"""The highest level that was digivolved into in each own turn of solo turns (`slots.BEST`)."""

from typing import Final

from mypy_extensions import i64

from engine.digimon.position.slots import BEST
from engine.digimon.position.state import State

TURNS: Final = 15  # so many are remembered
_BITS: Final = 4
_MOST: Final = 15


def level_reached(s: State, turn: i64) -> i64:
    """The highest level of an own turn, the first being 1; 0 for none."""
    return s.data[BEST] >> (turn - 1) * _BITS & _MOST


def note_level(s: State, turn: i64, level: i64) -> None:
    """This level was digivolved into in an own turn."""
    if turn <= TURNS and level_reached(s, turn) < level:
        more = level - level_reached(s, turn)
        s.put(BEST, s.data[BEST] + (more << (turn - 1) * _BITS))
