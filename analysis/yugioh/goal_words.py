"""A goal in words, for the manifest of a run."""

from typing import Any

from engine.yugioh.game import YugiohGame
from engine.yugioh.telling.phrases import names as names_of
from engine.yugioh.wording import filter_text
from engine.yugioh.worth.goals import PLACES, Goal


def told(goal: Goal, game: YugiohGame) -> dict[str, Any]:
    """The goal in words, for people."""
    names = {bits: name for name, bits in PLACES.items()}

    def place(bits: int) -> str:
        return names.get(bits, "several places")

    def words(filter_: Any) -> str:
        return filter_text(filter_, names_of(game))

    return {
        "name": goal.name,
        "goals": [named.name for named in goal.goals],
        "definition": [
            *(
                {
                    "name": named.name,
                    "points": named.points,
                    "all": [
                        {
                            "what": words(f),
                            "in": place(where),
                            "least": least,
                        }
                        for f, where, least in named.all
                    ],
                }
                for named in goal.goals
            ),
            *(
                {
                    "points": term.points,
                    "what": words(term.filter),
                    "in": place(term.places),
                    "most": term.most,
                }
                for term in goal.terms
            ),
        ],
    }
