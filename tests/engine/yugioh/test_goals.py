"""What a goal counts: points for cards in places, and conditions that hold together."""

import pytest

from engine.counted import Condition, none_of
from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.worth.goals import Goal, NamedGoal, Term, value_of
from engine.yugioh.worth.value import goal_points
from tests.engine.yugioh.table import Table, fiend

A, B, C = fiend("A"), fiend("B"), fiend("C")
FIELD = v.MZONE | v.SZONE


def named(card: la.Card) -> la.Named:
    return la.Named(card.passcode)


def points(goal: Goal) -> tuple[int, int]:
    """The points of a goal, and which of its named goals are met, with A on the field, A and B in

    hand and two C in the GY.
    """
    table = Table([A, B], field=[A], grave=[C, C])
    value = value_of(table.game, goal)
    return int(goal_points(table.game.state, value)), int(value.met)


def met(goal: NamedGoal) -> bool:
    return bool(points(Goal("x", goals=(goal,)))[1])


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (Condition(named(A), FIELD), True),
        (Condition(named(B), FIELD), False),
        (Condition(named(C), v.GRAVE, 2), True),
        (Condition(named(C), v.GRAVE, 3), False),
        (Condition(named(C), v.GRAVE, 0, 1), False),
        (Condition(named(C), v.GRAVE, 0, 2), True),
        (Condition(named(C), v.GRAVE, 1, 2), True),
        (Condition(named(C), v.HAND, 0, 1), True),
        (none_of(named(C), v.HAND), True),
        (none_of(named(C), v.GRAVE), False),
        (none_of(ANY, v.BANISHED), True),
        (none_of(ANY, v.HAND), False),
    ],
)
def test_how_many_cards_there_may_be(condition: Condition, holds: bool) -> None:
    assert met(NamedGoal("x", (condition,))) is holds
    assert met(NamedGoal("x", (), any=(condition,))) is holds


def test_all_of_some_and_one_of_others() -> None:
    holds, fails = Condition(named(A), FIELD), Condition(named(B), FIELD)
    assert met(NamedGoal("x", (holds, holds)))
    assert not met(NamedGoal("x", (holds, fails)))
    assert met(NamedGoal("x", (), any=(fails, holds)))
    assert not met(NamedGoal("x", (), any=(fails, fails)))
    assert met(NamedGoal("x", (holds,), any=(fails, holds)))
    assert not met(NamedGoal("x", (holds,), any=(fails,)))
    assert not met(NamedGoal("x", (fails,), any=(holds,)))


def test_each_goal_counts_its_own_conditions() -> None:
    holds, fails = Condition(named(A), FIELD), Condition(named(B), FIELD)
    goals = (
        NamedGoal("a", (holds,), 1, (fails, holds)), NamedGoal("b", (fails,), 2),
        NamedGoal("c", (), 4, (holds,)), NamedGoal("d", (none_of(named(B), FIELD),), 8),
    )  # fmt: skip
    assert points(Goal("x", (Term(named(C), v.GRAVE, 100, 2),), goals)) == (213, 0b1101)
