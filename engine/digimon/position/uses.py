"""Uses of the [N Per Turn] effects of a card in this turn: a counter for each (`slots.USED`)."""

from typing import Final

from mypy_extensions import i64

from engine.digimon.position.slots import USED
from engine.digimon.position.state import State

_BITS: Final = 4
_MOST: Final = 15


def times_used(s: State, card: i64, counter: i64) -> i64:
    """How often the effect of this counter was used."""
    return s.data[USED + card] >> counter * _BITS & _MOST


def count_use(s: State, card: i64, counter: i64) -> None:
    """It is used once more."""
    s.put(USED + card, s.data[USED + card] + (1 << counter * _BITS))
