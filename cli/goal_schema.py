"""The shape of a goal file, for pydantic, which is slow to import: `goal_file` imports this late.

Docs: `docs/goals.md`.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

# A score stays far below what the search can order.
_Points = Annotated[int, Field(ge=1, le=1000)]
_Count = Annotated[int, Field(ge=1, le=60)]
_Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
_Words = str | list[str]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Cards(_Model):
    """Which cards are meant: everything given must hold."""

    card: str | int | None = None
    type: _Words | None = None
    race: _Words | None = None
    attribute: _Words | None = None
    series: str | int | None = None
    face: Literal["up", "down"] | None = None
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
    """At least so many such cards."""

    least: _Count = 1


class NamedGoal(_Model):
    """Conditions met together."""

    name: _Name
    points: _Points = 1
    all: Annotated[list[Condition], Field(min_length=1)]


class GoalFile(_Model):
    """A goal file."""

    name: _Name
    brick: Annotated[int, Field(ge=1)] | None = None
    score: list[Score] = []
    goal: list[NamedGoal] = []
