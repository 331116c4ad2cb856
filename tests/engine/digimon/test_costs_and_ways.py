"""Costs, the breeding area, playing, DigiXros, Assembly, Options (Digimon 1-3-11, 4-2, 7, 9)."""

from dataclasses import replace

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    NO_DIGIVOLUTION_CARDS,
    TAMER,
    Choose,
    Compare,
    Count,
    Each,
    Memory,
    Trait,
    exists,
)
from engine.digimon.language.card import (
    DP,
    ON_PLAY,
    Card,
    Event,
    IgnoreColors,
    Main,
    Trigger,
    Would,
    option,
)
from engine.digimon.language.operations import (
    By,
    Draw,
    GainMemory,
    Give,
    If,
    LoseMemory,
    PayCost,
    ReduceCost,
    Suspend,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import CHAMPION, ROOKIE

LESS = Would(what="digivolve", who=ANY, do=(ReduceCost(1),))
DEARER = Would(
    what="digivolve",
    who=NO_DIGIVOLUTION_CARDS,
    whose=v.OPPONENT,
    turn=v.OPPONENT,
    do=(ReduceCost(-1),),
)


# -------------------------------------------------------------------------- costs


@pytest.mark.parametrize(("there", "legal"), [([], False), (["Tamer"], True)])
def test_a_cost_is_reduced_only_while_the_condition_holds(there: list[str], legal: bool) -> None:
    """Rules 1-3-11-2, 4-2-3-1: then exactly the reduced cost is paid."""
    iliad = red_tamer("Tamer")
    god = red(
        "God",
        7,
        15000,
        cost=12,
        effects=(Would(what="play", condition=(exists(TAMER),), do=(ReduceCost(5),)),),
    )
    table = Table(god, iliad, memory=1, my_battle=there, my_hand=["God"])
    assert table.can("Play God") is legal
    if legal:
        assert table.take("Play God").memory == 1 - 7


def test_costs_are_never_negative() -> None:
    """Rules 1-3-9, 1-3-7: nothing is gained."""
    cheap = red("Cheap", 3, 3000, cost=2, effects=(Would(what="play", do=(ReduceCost(5),)),))
    table = Table(cheap, memory=3, my_hand=["Cheap"]).take("Play Cheap")
    assert table.memory == 3


def test_a_cost_that_an_effect_asks_for() -> None:
    """Rules 4-2-1, 4-2-2: "by paying 3 cost" needs room on the gauge, and pays exactly that."""
    mage = red("Mage", 4, effects=(Main(do=(By((PayCost(3),), (Draw(1),)),)),))
    table = Table(mage, memory=2, my_battle=["Mage"]).take("Activate Mage")
    assert table.memory == -1
    payer = red("Payer", 4, effects=(Main(do=(By((PayCost(12),), (Draw(1),)),)),))
    assert not Table(payer, memory=1, my_battle=["Payer"]).can("Activate")
    assert Table(payer, memory=2, my_battle=["Payer"]).can("Activate")
    # It is what the step says, whatever is done before it.
    late = red("Late", 4, effects=(Main(do=(GainMemory(2), Draw(1), PayCost(4))),))
    table = Table(late, memory=3, my_battle=["Late"]).take("Activate Late")
    assert (table.memory, table.hand()) == (3 + 2 - 4, ["Filler"])


def test_memory_of_either_side() -> None:
    """Rules 4-1-2, 4-1-3, 4-1-4."""
    probe = red_option(
        "Probe",
        Main(
            do=(
                LoseMemory(3),
                If(Compare(Memory(), "<=", -2), (Draw(1),)),
                If(Compare(Memory(v.OPPONENT), ">=", 2), (Draw(1),)),
                If(Compare(Memory(v.OPPONENT), ">=", 3), (Draw(4),)),
            )
        ),
    )
    table = Table(ROOKIE, probe, memory=2, my_battle=["Rookie"], my_hand=["Probe"])
    table.take("Use Probe")
    assert table.memory == -2
    assert len(table.hand()) == 2


# ------------------------------------------------------------------ breeding area


def test_the_breeding_area_does_not_count() -> None:
    """Rules 3-4-7-7, 3-4-7-8: neither for conditions nor to ignore colours."""
    armor = replace(ROOKIE, number="Armor", name="Armor", traits=("Armor Form",))
    free = option(
        "Free",
        "Free",
        v.BLUE,
        1,
        effects=(
            IgnoreColors((exists(Trait("Armor Form")),)),
            Main(do=(Draw(1),)),
        ),
    )
    assert not Table(armor, free, memory=3, my_breeding=["Armor"], my_hand=["Free"]).can("Use")
    assert Table(armor, free, memory=3, my_battle=["Armor"], my_hand=["Free"]).can("Use Free")
    count = red_option("Count", Main(do=(GainMemory(Count(DIGIMON)),)))
    table = Table(ROOKIE, count, memory=3, my_breeding=["Rookie"], my_hand=["Count"])
    assert table.take("Use Count").memory == 2


def test_use_requirements_look_at_the_field() -> None:
    """Rules 16-42-1, 16-42-2, 16-42-3: specific Digimon or Tamers, breeding area included."""
    armor = replace(ROOKIE, number="Armor", name="Armor", traits=("Armor Form",))
    free = option(
        "Free",
        "Free",
        v.BLUE,
        1,
        effects=(
            IgnoreColors((exists(Trait("Armor Form"), v.FIELD),)),
            Main(do=(Draw(1),)),
        ),
    )
    assert Table(armor, free, memory=3, my_breeding=["Armor"], my_hand=["Free"]).can("Use Free")
    assert not Table(ROOKIE, free, memory=3, my_battle=["Rookie"], my_hand=["Free"]).can("Use")


def test_no_reductions_in_the_breeding_area() -> None:
    """Rules 3-4-7-6: what would digivolve there meets no condition."""
    tamer = red_tamer("Tamer", LESS)
    table = Table(
        ROOKIE,
        CHAMPION,
        tamer,
        memory=5,
        my_breeding=["Rookie"],
        my_battle=["Rookie", "Tamer"],
        my_hand=["Champion"],
    )
    digivolutions = [words for words in table.words if words.startswith("Digivolve")]
    assert sorted(digivolutions) == [
        "Digivolve Rookie (breeding area) into Champion for 2",
        "Digivolve Rookie into Champion for 1",
    ]


def test_effects_do_not_reach_the_breeding_area() -> None:
    """Rules 3-4-7-3: not even all of them at once; those of before the move count after it."""
    fog = red_option(
        "Fog",
        Main(
            do=(
                Suspend(Each(DIGIMON, whose=v.OPPONENT)),
                Give((DP(-1000),), Each(DIGIMON, whose=v.OPPONENT), v.END_OF_OPPONENTS_TURN),
            )
        ),
    )
    young = red("Young", 3, 3000)
    table = Table(
        ROOKIE,
        fog,
        young,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Fog"],
        their_breeding=["Young"],
    )
    table.take("Use Fog")
    assert not table.suspended("Young")
    assert table.dp("Young") == 3000
    assert table.passing().take("Move Young").dp("Young") == 2000


def test_moving_keeps_what_was_given() -> None:
    """Rules 4-17-1, 4-17-4, 3-4-7-5: by an effect that speaks of the breeding area."""
    school = red_tamer(
        "School",
        Trigger(
            on=Event("main-start"),
            do=(Give((DP(2000),), Choose(DIGIMON, v.BREEDING), v.END_OF_YOUR_NEXT_TURN),),
        ),
    )
    student = red("Student", 3, 3000)
    table = Table(student, school, their_breeding=["Student"], their_battle=["School"]).passing()
    table.take("Do nothing").passing().passing().take("Move Student")
    assert table.dp("Student") == 5000


# ------------------------------------------------------------------------ playing


def test_a_card_comes_into_play_after_it_is_paid_for() -> None:
    """Rules 7-1-1, 7-1-3-1 to 7-1-3-3, 6-5-1-1-1, 15-16-2-1: [On Play] sees the memory left."""
    saver = red(
        "Saver",
        3,
        3000,
        cost=3,
        effects=(Trigger(on=ON_PLAY, condition=(Compare(Memory(), "=", 2),), do=(Draw(1),)),),
    )
    table = Table(saver, memory=5, my_hand=["Saver"]).take("Play Saver")
    assert table.hand() == ["Filler"]


def test_a_tamer_is_played_like_a_digimon() -> None:
    """Rules 6-5-1-1-1, 4-4-1, 2-2-5."""
    table = Table(red_tamer("Tamer"), memory=5, my_hand=["Tamer"]).take("Play Tamer")
    assert (table.battle(), table.memory) == (["Tamer"], 3)


def test_a_digi_egg_or_a_card_without_a_cost_is_not_played() -> None:
    """Rules 7-1-1, 2-6-1: only a card with a play cost."""
    odd = Card("Odd", "Odd", v.DIGIMON, v.RED, 3, -1, 3000)
    assert Table(odd, memory=9, my_hand=["Odd"]).words == ["Pass"]
