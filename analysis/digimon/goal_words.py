"""What a Digimon deck is played for, in words: for manifests, headlines and reports."""

from collections.abc import Mapping
from typing import Any, Final

from engine.counted import ANY_NUMBER, Condition
from engine.digimon.language import Numbered
from engine.digimon.solo.goals import PLACES, Goal, NamedGoal, Term
from engine.digimon.vocabulary import FIELD
from engine.digimon.wording import filter_text
from engine.filters import Filter

_IN: Final = {
    "field": "in play", "battle": "in the battle area", "breeding": "in the breeding area",
    "under": "as a digivolution card", "hand": "in hand", "trash": "in the trash",
    "security": "in the security stack",
}  # fmt: skip
_PLACES: Final = {areas: _IN[name] for name, areas in PLACES.items()}


def told(goal: Goal, names: Mapping[str, str]) -> dict[str, Any]:
    """A goal as plain data with a text for each of its parts; `names` are those of card numbers."""
    return {
        "name": goal.name,
        "brick": goal.brick.words(),
        "goals": [named.name for named in goal.goals],
        "definition": [
            *(
                {"name": named.name, "points": named.points, "what": _named(named, names)}
                for named in goal.goals
            ),
            *(
                {"name": "", "points": term.points, "what": _term(term, names)}
                for term in goal.terms
            ),
            *([{"name": "", "points": -goal.given, "what": _GIVEN}] if goal.given else []),
        ],
    }


_GIVEN: Final = "for each memory that the opponent is left with"


def _named(named: NamedGoal, names: Mapping[str, str]) -> str:
    parts = [f"a digivolution into Level {named.level} or higher"] if named.level else []
    parts += [_counted(one, names) for one in named.all]
    if named.any:
        either = "either " if len(named.any) > 1 else ""
        parts.append(either + " or ".join(_counted(one, names) for one in named.any))
    when = f"by the end of own turn {named.by}" if named.by else "at the end of the last own turn"
    return f"{' and '.join(parts)}, {when}"


def _counted(one: Condition, names: Mapping[str, str]) -> str:
    """A condition: `2 Tamers in the battle area`, `no Greymon in hand`."""
    exact = one.most == one.least
    number = "no" if exact and not one.least else str(one.least)
    if not exact and one.most != ANY_NUMBER:
        number = f"{one.least} to {one.most}" if one.least else f"at most {one.most}"
    single = one.least == 1 and one.most in (1, ANY_NUMBER)
    cards = _cards(one.filter, one.places, names, several=not single)
    named_card = isinstance(one.filter, Numbered)
    if single and named_card and not exact:
        number = ""
    elif named_card and one.most:
        number += " x"
    told = f"{number} {cards} {_PLACES[one.places]}".strip()
    return f"exactly {told}" if exact and one.least else told


def _term(term: Term, names: Mapping[str, str]) -> str:
    cards = f"{_cards(term.filter, term.areas, names)} {_PLACES[term.areas]}"
    each = f"each {term.each} of " if term.each != "card" else "each "
    most = f", up to {term.most}" if 1 < term.most < 100 else ""
    return f"{each if term.most > 1 else ''}{cards}{most}"


def _cards(filter_: Filter, areas: int, names: Mapping[str, str], *, several: bool = False) -> str:
    """The cards of a filter, those of a number by name."""
    on_field = not areas & ~FIELD
    return filter_text(filter_, names, several=several, on_field=on_field)
