"""Every way of saying a thing in the one that is read, each line with the reason why both mean it.

One table for each kind of thing, applied in this order: a later line may count on an earlier one.
"""

from typing import Final

from engine.digimon.card_text.spellings import (
    cards,
    doing,
    earlier,
    happening,
    otherwise,
    places,
    protecting,
    sentences,
    signs,
    slips,
)
from engine.digimon.card_text.spellings.reasons import Line

LINES: Final[tuple[Line, ...]] = (
    *signs.LINES, *slips.LINES, *places.LINES, *happening.LINES, *cards.LINES, *doing.LINES,
    *protecting.LINES, *sentences.LINES, *otherwise.LINES,
    *earlier.LINES,
)  # fmt: skip
