"""Goals in words, as manifests and reports tell them."""

import pytest

from analysis.digimon.goal_words import told as digimon_told
from analysis.yugioh.goal_words import told
from engine.counted import Condition, none_of
from engine.digimon import language as digimon
from engine.digimon import vocabulary as dv
from engine.digimon.solo import goals as solo
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import Race
from engine.yugioh.worth.goals import Goal, NamedGoal

COUNTS = [
    ((1, 1000), "", "1 Tamer"),
    ((2, 1000), "2 \u00d7", "2 Tamers"),
    ((2, 3), "2 to 3 \u00d7", "2 to 3 Tamers"),
    ((2, 2), "exactly 2 \u00d7", "exactly 2 Tamers"),
    ((0, 2), "at most 2 \u00d7", "at most 2 Tamers"),
    ((0, 0), "no", "no Tamers"),
]


@pytest.mark.parametrize(("numbers", "words", "_"), COUNTS)
def test_how_many_cards_a_yugioh_goal_asks_for(
    numbers: tuple[int, int], words: str, _: str
) -> None:
    condition = Condition(ANY & Race(v.FIEND), v.MZONE, *numbers)
    goal = Goal("x", goals=(NamedGoal("y", (condition,), 1, (condition,)),))
    (definition,) = told(goal, YugiohGame((60764609,), ()))["definition"]
    assert definition["all"] == definition["any"]
    (found,) = definition["all"]
    assert (found["count"], found["in"], found["least"]) == (words, "monsters", numbers[0])


@pytest.mark.parametrize(("numbers", "_", "words"), COUNTS)
def test_how_many_cards_a_digimon_goal_asks_for(
    numbers: tuple[int, int], _: str, words: str
) -> None:
    goal = solo.NamedGoal("y", (Condition(ANY & digimon.TAMER, dv.BATTLE, *numbers),))
    (definition,) = digimon_told(solo.Goal("x", goals=(goal,)), {})["definition"]
    assert definition["what"] == f"{words} in the battle area, at the end of the last own turn"


def test_a_digimon_goal_of_any_and_none() -> None:
    tamer, greymon = ANY & digimon.TAMER, digimon.Numbered("ST1-07")
    goal = solo.NamedGoal(
        "y", (none_of(tamer, dv.HAND),), by=2,
        any=(Condition(greymon, dv.BATTLE), Condition(greymon, dv.TRASH, 2)),
    )  # fmt: skip
    (definition,) = digimon_told(solo.Goal("x", goals=(goal,)), {"ST1-07": "Greymon"})["definition"]
    assert definition["what"] == (
        "no Tamer cards in hand and either Greymon in the battle area or 2 x Greymon in the trash, "
        "by the end of own turn 2"
    )


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ((1, 1000), "Greymon"), ((2, 1000), "2 x Greymon"), ((2, 2), "exactly 2 x Greymon"),
        ((0, 2), "at most 2 x Greymon"), ((0, 0), "no Greymon"),
    ],
)  # fmt: skip
def test_how_many_of_a_named_card_a_digimon_goal_asks_for(
    numbers: tuple[int, int], words: str
) -> None:
    one = Condition(digimon.Numbered("ST1-07"), dv.BATTLE, *numbers)
    goal = solo.Goal("x", goals=(solo.NamedGoal("y", (one,)),))
    (definition,) = digimon_told(goal, {"ST1-07": "Greymon"})["definition"]
    assert definition["what"] == f"{words} in the battle area, at the end of the last own turn"


@pytest.mark.parametrize(
    ("most", "each", "words"),
    [
        (1, "card", "Tamer in the battle area"),
        (3, "card", "each Tamer in the battle area, up to 3"),
        (100, "level", "each level of Tamer in the battle area"),
    ],
)
def test_what_a_digimon_goal_gives_points_for(most: int, each: str, words: str) -> None:
    term = solo.Term(ANY & digimon.TAMER, dv.BATTLE, 5, most, each)
    (definition,) = digimon_told(solo.Goal("x", terms=(term,)), {})["definition"]
    assert (definition["points"], definition["what"]) == (5, words)
