"""A hand against hand traps: the line to play if the opponent may hold one, and what it leaves.

- `play_through(spec, hand, task, against) -> Through`, `through_hands` for several hands.
- `survey_through` keeps numbers of many hands, part by part.
- `held.Held` is the duel whose opponent holds a card, `lines.choose` the search for the line.
"""

from search.yugioh.against.surveyed import (
    AnsweredBy,
    Budget,
    LedThrough,
    ThroughPart,
    ThroughSurvey,
    ThroughSurveyed,
    survey_through,
)
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
    "AnsweredBy",
    "Budget",
    "LedThrough",
    "Line",
    "Through",
    "ThroughPart",
    "ThroughSurvey",
    "ThroughSurveyed",
    "Told",
    "play_through",
    "survey_through",
    "through_hands",
]
