"""Effects of and with the breeding area, and Options that come to and leave the battle area.

Comprehensive rules 15-14-4 ({Breeding}), 4-9 (digivolution cards), 4-28 (Options in play), 3-1-3-4.
"""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    OPTION,
    THIS,
    Choose,
    Count,
    Each,
    Plus,
    Trait,
)
from engine.digimon.language.card import (
    START_OF_YOUR_MAIN_PHASE,
    Delay,
    Event,
    Main,
    Trigger,
    Would,
)
from engine.digimon.language.operations import (
    GainMemory,
    May,
    PlaceInBattleArea,
    PlaceTopUnder,
    PlaceUnder,
    Play,
    ReduceCost,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, egg, red, red_option
from tests.engine.digimon.usual_cards import ROOKIE

KNIGHT = red("Knight", 6, 9000, cost=10, traits=("Knight",))
KNIGHTS = DIGIMON & Trait("Knight")
TREE = egg("Tree", effects=(
    Would(what="play", who=KNIGHTS, where=v.BREEDING, turn=v.YOU, limit=1, do=(
        May((ReduceCost(Plus(4, Count(ANY, v.UNDER, of=THIS))),)),
    )),
), inherited=(
    Trigger(on=Event("option-placed", OPTION & Trait("Knight"), v.EITHER), turn=v.YOU, limit=1,
            where=v.BREEDING, do=(GainMemory(1),)),
))  # fmt: skip
SHIELD = red_option("Shield", Main(do=(PlaceInBattleArea(),)), cost=0, traits=("Knight",))
ROOT = egg("Root", effects=(
    Trigger(on=Event("moved", DIGIMON), where=v.BREEDING, do=(GainMemory(1),)),
    Trigger(on=START_OF_YOUR_MAIN_PHASE, where=v.BREEDING, do=(
        PlaceTopUnder(eggs=True), PlaceUnder(Each(KNIGHTS)),
    )),
))  # fmt: skip


@pytest.mark.parametrize(("below", "left"), [([], 2), (["Rookie", "Rookie"], 4)])
def test_a_play_cost_is_reduced_from_the_breeding_area(below: list[str], left: int) -> None:
    # Rules 15-14-4-1, 1-3-11: by 4 and by its digivolution cards, once per turn and if one likes.
    table = Table(ROOKIE, KNIGHT, TREE, my_breeding=[["Tree", *below]], my_battle=["Rookie"],
                  my_hand=["Knight", "Knight"], memory=8)  # fmt: skip
    table.take("Play Knight")
    assert len(table.words) == 2, "whether the cost is reduced"
    table.take(table.words[0])
    assert table.memory == left
    table = Table(ROOKIE, KNIGHT, TREE, my_breeding=[["Tree", *below]], my_battle=["Rookie"],
                  my_hand=["Knight"], memory=8)  # fmt: skip
    table.take("Play Knight")
    assert table.take(table.words[-1]).memory == -2


def test_an_inherited_effect_of_the_breeding_area() -> None:
    # Rule 15-14-4-1: of a digivolution card there; not of one in the battle area.
    table = Table(ROOKIE, TREE, SHIELD, my_breeding=[["Tree", "Tree"]], my_battle=["Rookie"],
                  my_hand=["Shield", "Shield"])  # fmt: skip
    table.take("Use Shield")
    assert table.memory == 1
    assert table.take("Use Shield").memory == 1, "once per turn"
    table = Table(ROOKIE, TREE, SHIELD, my_breeding=["Tree"], my_battle=[["Rookie", "Tree"]],
                  my_hand=["Shield"])  # fmt: skip
    assert table.take("Use Shield").memory == 0


def test_a_digi_egg_card_and_digimon_are_placed_under_it() -> None:
    # Rules 4-9, 4-7-8: face-up; what a Digimon had under it is trashed.
    table = Table(
        ROOKIE, KNIGHT, ROOT, my_battle=["Rookie"], their_breeding=["Root"], their_eggs=["Root"],
        their_battle=[["Knight", "Rookie"], "Rookie"],
    )  # fmt: skip
    table.passing()
    while "their" not in table.words and table.breeding("their") == ["Root"]:
        table.take(table.words[-1])
    assert table.breeding("their")[0].split("/")[0] == "Root"
    assert sorted(table.breeding("their")[0].split("/")) == ["Knight", "Root", "Root"]
    assert (table.battle("their"), table.trash("their")) == (["Rookie"], ["Rookie"])


def test_an_option_of_the_battle_area_that_is_trashed() -> None:
    # Rule 4-28: by <Delay> as well (16-17-1), and not by being returned.
    watcher = red("Watcher", effects=(
        Trigger(on=Event("option-trashed", OPTION, v.EITHER), do=(GainMemory(2),)),
    ))  # fmt: skip
    late = red_option("Late", Delay(do=(GainMemory(1),)))
    table = Table(ROOKIE, watcher, late, my_battle=["Watcher", "Late"])
    table.take(next(word for word in table.words if "Late" in word))
    while not table.can("Pass"):
        table.take(table.words[0])
    assert table.memory == 3


def test_knights_of_different_names_come_from_the_breeding_area() -> None:
    # Rule 15-10-2-1: one of each name, as many as there are; then what they were under is trashed.
    royal = ("Royal Knight",)
    one, two = (red(name, 6, 9000, cost=9, traits=royal) for name in ("One", "Two"))
    summon = red_option("Summon", Main(do=(Play(Choose(DIGIMON, v.HAND)),)), cost=0)
    table = Table(
        ROOKIE, one, two, TREE, summon, my_battle=["Rookie"], my_hand=["Summon", "BT13-112"],
        my_breeding=[["Tree", "One", "One", "Two", "Rookie"]], their_battle=["Rookie"],
    )  # fmt: skip
    table.take("Use Summon")
    table.take(table.words[0])
    assert len(table.words) == 2, table.words
    table.take(table.words[1])
    while not table.can("Pass"):
        table.take(table.words[0])
    assert table.battle() == ["Omnimon", "One", "Rookie", "Two"]
    assert table.breeding() == []
    assert table.trash() == ["One", "Rookie", "Summon", "Tree"]
    assert table.can("Attack the player with One")
    assert table.battle("their") == ["Rookie"]
