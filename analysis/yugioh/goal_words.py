"""A goal in words, for the manifest of a run."""

from typing import Any

from engine.counted import ANY_NUMBER, Condition
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

    def counted(one: Condition) -> dict[str, Any]:
        return {
            "count": _number(one),
            "what": words(one.filter),
            "in": place(one.places),
            "least": one.least,
            "most": None if one.most == ANY_NUMBER else one.most,
        }

    return {
        "name": goal.name,
        "goals": [named.name for named in goal.goals],
        "definition": [
            *(
                {
                    "name": named.name,
                    "points": named.points,
                    "all": [counted(one) for one in named.all],
                    "any": [counted(one) for one in named.any],
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


def _number(one: Condition) -> str:
    """How many cards a condition asks for, as the words before them; nothing for one or more."""
    if one.most == ANY_NUMBER:
        return "" if one.least == 1 else f"{one.least} \u00d7"
    if one.most == one.least:
        return f"exactly {one.least} \u00d7" if one.least else "no"
    return f"{one.least} to {one.most} \u00d7" if one.least else f"at most {one.most} \u00d7"
