"""A hand against hand traps: the line to play if the opponent may hold one, and what it leaves.

- `play_through(spec, hand, task, against) -> Through`, `through_hands` for several hands.
- `held.Held` is the duel whose opponent holds a card, `lines.choose` the search for the line.
"""

from search.yugioh.against.through import (
    HELD,
    NOT_HELD,
    Against,
    Answer,
    Line,
    Through,
    Told,
    play_through,
    through_hands,
)

__all__ = [
    "HELD",
    "NOT_HELD",
    "Against",
    "Answer",
    "Line",
    "Through",
    "Told",
    "play_through",
    "through_hands",
]
