"""The shapes of goal files, for pydantic, which is slow to import: `goal_file` imports this late.

One shape for each game, `YugiohGoals` and `DigimonGoals`. Docs: `docs/goals.md`.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

# A score stays far below what the search can order.
_Points = Annotated[int, Field(ge=1, le=1000)]
_Count = Annotated[int, Field(ge=1, le=60)]
_Limit = Annotated[int, Field(ge=0, le=60)]
_Turn = Annotated[int, Field(ge=1, le=10)]
_Level = Annotated[int, Field(ge=2, le=7)]
_Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
_Words = str | list[str]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# -------------------------------------------------------------------- Yu-Gi-Oh


class Cards(_Model):
    """Which cards are meant: everything given must hold."""

    card: str | int | None = None
    type: _Words | None = None
    race: _Words | None = None
    attribute: _Words | None = None
    series: str | int | None = None
    face: Literal["up", "down"] | None = None
    position: Literal["attack", "defense"] | None = None
    equipped_with: "Cards | None" = None


class Placed(Cards):
    """Cards in a place."""

    in_: Literal["field", "monsters", "spells", "hand", "grave", "banished", "material"] = Field(
        "field", alias="in"
    )


class Score(Placed):
    """Points for each such card, for at most `most` of them."""

    points: _Points
    most: _Count = 1


class Condition(Placed):
    """At least, and at most, so many such cards."""

    least: _Count | None = None
    most: _Limit | None = None


class NamedGoal(_Model):
    """Conditions met together: all of `all`, one of `any`, and no card of `none`."""

    name: _Name
    points: _Points = 1
    all: Annotated[list[Condition], Field(min_length=1)] | None = None
    any: Annotated[list[Condition], Field(min_length=1)] | None = None
    none: Annotated[list[Placed], Field(min_length=1)] | None = None


class YugiohGoals(_Model):
    """A goal file for a Yu-Gi-Oh deck."""

    name: _Name
    brick: Annotated[int, Field(ge=1)] | None = None
    score: list[Score] = []
    goal: list[NamedGoal] = []
    roles: dict[str, Literal["starter", "extender", "hand trap", "brick"]] = {}


# --------------------------------------------------------------------- Digimon


class DigimonCards(_Model):
    """Which cards are meant: everything given must hold."""

    card: str | None = None
    name_has: _Name | None = None
    category: _Words | None = None
    level: _Level | list[_Level] | None = None
    color: _Words | None = None
    trait: _Words | None = None
    dp: Annotated[int, Field(ge=1)] | None = None
    keyword: str | None = None
    with_: "DigimonCards | None" = Field(None, alias="with")


class DigimonPlaced(DigimonCards):
    """Cards in a place."""

    in_: Literal["field", "battle", "breeding", "under", "hand", "trash", "security"] = Field(
        "field", alias="in"
    )


class DigimonScore(DigimonPlaced):
    """Points for each such card, or what they add up to, for at most `most` of them."""

    points: _Points
    each: Literal["card", "level", "1000 DP", "digivolution card"] = "card"
    most: Annotated[int, Field(ge=1, le=1000)] | None = None


class DigimonCondition(DigimonPlaced):
    """At least, and at most, so many such cards."""

    least: _Count | None = None
    most: _Limit | None = None


class DigimonNamedGoal(_Model):
    """Conditions met together at the end of an own turn, as in `NamedGoal`."""

    name: _Name
    points: _Points = 1
    by: _Turn | None = None
    level: _Level | None = None
    all: Annotated[list[DigimonCondition], Field(min_length=1)] | None = None
    any: Annotated[list[DigimonCondition], Field(min_length=1)] | None = None
    none: Annotated[list[DigimonPlaced], Field(min_length=1)] | None = None


class DigimonBrick(_Model):
    """No digivolution into this level or a higher one by the end of this own turn."""

    level: _Level
    by: _Turn


class DigimonGoals(_Model):
    """A goal file for a Digimon deck."""

    name: _Name
    brick: Annotated[int, Field(ge=1)] | str | DigimonBrick | None = None
    memory: _Points | None = None
    score: list[DigimonScore] = []
    goal: list[DigimonNamedGoal] = []
