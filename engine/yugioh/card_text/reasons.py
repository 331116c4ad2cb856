"""Why two wordings in card texts say the same: the reasons that several tables of synonyms give."""

from typing import Final

AGAIN: Final = "spoken of before"
OLDER: Final = "older wording"
ONE_OR_MORE: Final = "one or several"
POINTS: Final = "punctuation"
BATTLE: Final = "no battle is played"
THERE: Final = "where it can only be"
