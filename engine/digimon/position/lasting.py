"""What effects have given for a time, entry by entry in memory (`slots.LASTING`).

at = LASTING_ENTRY
while at < end_of_lasting(s):
    ...
    at += LASTING_SIZE
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.position.slots import LASTING, LASTING_ENTRY, LASTING_SIZE
from engine.digimon.position.state import State

# Fields of an entry.
L_MODIFIER: Final = 0  # its row in the tables
L_WHO: Final = 1  # reference of the stack, or 0 for all of a scope
L_UNTIL: Final = 2  # NEVER, WITH_THE_ATTACK, or `at_end_of` a turn
L_GIVER: Final = 3  # whose effect gave it, and of which category, see `giver_player`
L_VALUE: Final = 4
L_SCOPE: Final = 5  # scope + 1

# When an entry ends.
NEVER: Final = 0
WITH_THE_ATTACK: Final = 1
_TURNS: Final = 2


def at_end_of(turn: i64) -> i64:
    """That an entry ends at the end of this turn."""
    return turn + _TURNS


def end_of_lasting(s: State) -> i64:
    """The slot behind the last entry; the first is at LASTING_ENTRY."""
    return LASTING_ENTRY + s.data[LASTING] * LASTING_SIZE


def giver_player(s: State, at: i64) -> i64:
    """The player whose effect gave it."""
    return s.data[at + L_GIVER] & 1


def giver_category(s: State, at: i64) -> i64:
    """The category of the card whose effect gave it."""
    return s.data[at + L_GIVER] >> 1


def pack_giver(player: i64, category: i64) -> i64:
    """Who gave it: a player, and the category of the card whose effect it was."""
    return player | category << 1
