"""Costs, the breeding area, playing, DigiXros, Assembly, Options (Digimon 1-3-11, 4-2, 7, 9)."""

from dataclasses import replace
from typing import Any

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    NO_DIGIVOLUTION_CARDS,
    TAMER,
    Choose,
    Chosen,
    Compare,
    Count,
    Each,
    EventWas,
    Memory,
    Named,
    Trait,
    exists,
    level,
    none,
)
from engine.digimon.language.card import (
    DP,
    ON_DELETION,
    ON_PLAY,
    Assembly,
    Card,
    DigiXros,
    Event,
    IgnoreColors,
    Keyword,
    Main,
    Trigger,
    Would,
    option,
)
from engine.digimon.language.operations import (
    AddToHand,
    By,
    Delete,
    Draw,
    GainMemory,
    Give,
    If,
    LoseMemory,
    PayCost,
    Play,
    Prevent,
    ReduceCost,
    Suspend,
    Trash,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import CHAMPION, ROOKIE, THEIRS

ONE = red("One", 4, 5000)
TWO = red("Two", 4, 6000)
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


# ----------------------------------------------------------------------- DigiXros


XROS = red("Xros", 5, 8000, cost=9, ways=(DigiXros(2, (Named("One"), Named("Two"))),))


def test_a_digixros_is_not_mandatory() -> None:
    """Rules 7-2-2-12, 6-5-1-1-2: the card can be played for its cost."""
    table = Table(ONE, XROS, memory=9, my_battle=["One"], my_hand=["Xros"])
    assert table.can("DigiXros Xros")
    table.take("Play Xros")
    assert table.battle() == ["One", "Xros"]


def test_a_declared_digixros_places_at_least_one() -> None:
    """Rules 7-2-2-4, 7-2-2-9: none at all is no DigiXros."""
    table = Table(ONE, TWO, XROS, memory=9, my_battle=["One", "Two"], my_hand=["Xros"])
    table.take("DigiXros Xros", "None")
    assert table.battle() == ["One", "Xros/Two"], "the second one is taken without asking"


def test_no_more_than_each_requirement_says() -> None:
    """Rules 7-2-2-5, 7-2-2-1: one [One], although there are two."""
    table = Table(ONE, XROS, memory=9, my_battle=["One", "One"], my_hand=["Xros"])
    table.take("DigiXros Xros", "One")
    assert table.memory == 9 - 7


def test_the_order_of_equal_requirements_is_chosen() -> None:
    """Rules 7-2-2-8: two cards of level 4, the one chosen first on top."""
    pair = red("Pair", 5, 8000, cost=9, ways=(DigiXros(2, (level(4), level(4))),))
    for first, under in (("One", "Pair/One/Two"), ("Two", "Pair/Two/One")):
        table = Table(ONE, TWO, pair, memory=9, my_battle=["One", "Two"], my_hand=["Pair"])
        second = "Two" if first == "One" else "One"
        table.take("DigiXros Pair", first)
        if not table.game.is_open():
            table.take(second)
        assert table.battle() == [under]


def test_what_would_happen_when_a_material_leaves_happens() -> None:
    """Rules 7-2-2-3, 7-2-2-7, 7-2-3-2: what it returns to the hand comes too late to be placed."""
    xros = red("Xros", 5, 8000, cost=9, ways=(DigiXros(2, (Named("Giver"), Named("Two"))),))
    giver = red(
        "Giver", 4, 5000, effects=(Would(what="leave", do=(AddToHand(Choose(ANY, v.UNDER)),)),)
    )
    table = Table(giver, TWO, xros, memory=9, my_battle=[["Giver", "Two"]], my_hand=["Xros"])
    table.take("DigiXros Xros")
    assert table.battle() == ["Xros/Giver"]
    assert table.hand() == ["Two"]
    assert table.memory == 9 - 7


def test_a_material_that_stays_is_not_placed() -> None:
    """Rules 7-2-3-3, 7-2-2-11: the cost is reduced for each card that was placed."""
    stubborn = red(
        "Stubborn",
        4,
        5000,
        effects=(Would(what="leave", do=(By((Trash(Choose(ANY, v.UNDER)),), (Prevent(),)),)),),
    )
    xros = red("Xros", 5, 8000, cost=9, ways=(DigiXros(2, (Named("Stubborn"), Named("Two"))),))
    table = Table(
        stubborn, TWO, xros, memory=9, my_battle=[["Stubborn", "Filler"], "Two"], my_hand=["Xros"]
    )
    table.take("DigiXros Xros", "Stubborn", "Two", "Stubborn: by")
    assert table.battle() == ["Stubborn", "Xros/Two"]
    assert table.memory == 9 - 7


def test_if_it_can_no_longer_be_played_the_materials_are_trashed() -> None:
    """Rules 7-2-2-11, 7-1-2-3: and the card stays in the hand, nothing is paid."""
    stubborn = red(
        "Stubborn",
        4,
        5000,
        effects=(Would(what="leave", do=(By((Trash(Choose(ANY, v.UNDER)),), (Prevent(),)),)),),
    )
    xros = red("Xros", 5, 8000, cost=14, ways=(DigiXros(2, (Named("Stubborn"), Named("Two"))),))
    table = Table(
        stubborn, TWO, xros, memory=0, my_battle=[["Stubborn", "Filler"], "Two"], my_hand=["Xros"]
    )
    table.take("DigiXros Xros", "Stubborn: by")
    assert table.battle() == ["Stubborn"]
    assert table.hand() == ["Xros"]
    assert table.trash() == ["Filler", "Two"]
    assert table.memory == 0


def test_reductions_count_for_a_digixros() -> None:
    """Rules 7-2-2-13, 7-2-2-2, 7-2-3-1."""
    tamer = red_tamer("Tamer", Would(what="play", who=DIGIMON, do=(ReduceCost(1),)))
    table = Table(ONE, XROS, tamer, memory=9, my_battle=["One", "Tamer"], my_hand=["Xros"])
    assert table.take("DigiXros Xros").memory == 9 - (9 - 2 - 1)


def test_if_digixrosing() -> None:
    """Rules 7-2-2-9, 7-2-2-10, 7-2-3-4: not when it was played without."""
    proud = replace(
        XROS, effects=(Trigger(on=ON_PLAY, do=(If(EventWas("digixros"), (Draw(1),)),)),)
    )
    for words, drawn in (("DigiXros Xros", 1), ("Play Xros", 0)):
        table = Table(ONE, proud, memory=9, my_battle=["One"], my_hand=["Xros"])
        assert len(table.take(words).hand()) == drawn


# ----------------------------------------------------------------------- Assembly


def test_assembly_takes_neither_more_nor_fewer_nor_another_area() -> None:
    """Rules 7-3-2-1, 7-3-2-4, 7-3-2-5, 7-3-2-9, 6-5-1-1-3."""
    crowd = red("Crowd", 6, 12000, cost=9, ways=(Assembly(6, (Named("One"), Named("One"))),))
    table = Table(ONE, crowd, memory=9, my_trash=["One"] * 3, my_hand=["Crowd"])
    assert table.can("Play Crowd")
    table.take("Assemble Crowd")
    assert (table.battle(), table.trash()) == (["Crowd/One/One"], ["One"])
    assert table.memory == 9 - 3
    table = Table(
        ONE, crowd, memory=9, my_trash=["One"], my_hand=["Crowd", "One"], my_battle=["One"]
    )
    assert not table.can("Assemble")


def test_the_left_card_of_an_assembly_is_on_top() -> None:
    """Rules 7-3-2-6, 7-3-2-3, 7-3-3-1 to 7-3-3-4."""
    crowd = red("Crowd", 6, 12000, cost=9, ways=(Assembly(6, (Named("Two"), Named("One"))),))
    table = Table(ONE, TWO, crowd, memory=9, my_trash=["One", "Two"], my_hand=["Crowd"])
    assert table.take("Assemble Crowd").battle() == ["Crowd/Two/One"]


# ------------------------------------------------------------------------ Options


def test_a_used_option_is_nowhere_until_it_is_done() -> None:
    """Rules 9-1-4, 9-1-5, 6-5-1-3-1: its effect does not find it in the trash; then it is there."""
    count = red_option("Count", Main(do=(If(none(ANY, v.TRASH | v.HAND), (Draw(1),)),)))
    table = Table(ROOKIE, count, memory=5, my_battle=["Rookie"], my_hand=["Count"])
    table.take("Use Count")
    assert (table.hand(), table.trash()) == (["Filler"], ["Count"])


def test_an_option_is_trashed_before_what_it_triggered() -> None:
    """Rules 9-1-5, 9-1-2: an [On Deletion] effect finds it in the trash."""
    ghost = red(
        "Ghost",
        3,
        effects=(Trigger(on=ON_DELETION, do=(GainMemory(Count(ANY, v.TRASH, v.OPPONENT)),)),),
    )
    smash = red_option("Smash", Main(do=(Delete(THEIRS),)))
    table = Table(
        ROOKIE,
        ghost,
        smash,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Smash"],
        their_battle=["Ghost"],
    )
    assert table.take("Use Smash").memory == 5 - 1 - 1


def test_what_waits_for_an_option_comes_after_its_effect() -> None:
    """Rules 9-1-2, 9-1-9-1 to 9-1-9-3: nothing interrupts between use and activation."""
    watcher = red_tamer(
        "Watcher",
        Trigger(
            on=Event("option-used", ANY), do=(If(exists(ANY, v.HAND, least=2), (GainMemory(3),)),)
        ),
    )
    read = red_option("Read", Main(do=(Draw(2),)))
    table = Table(
        ROOKIE, read, watcher, memory=5, my_battle=["Rookie", "Watcher"], my_hand=["Read"]
    )
    assert table.take("Use Read").memory == 5 - 1 + 3


def test_an_option_whose_condition_fails_can_still_be_used() -> None:
    """Rules 9-1-1, 9-1-3: its effect is activated when the condition holds."""
    read = red_option("Read", Main(condition=(exists(TAMER),), do=(Draw(2),)))
    table = Table(ROOKIE, read, memory=5, my_battle=["Rookie"], my_hand=["Read"]).take("Use Read")
    assert (table.hand(), table.trash(), table.memory) == ([], ["Read"], 4)


def test_a_use_cost_can_be_reduced() -> None:
    """Rules 9-1-6, 2-7-1, 9-1-7: and only one card at a time is used."""
    read = red_option("Read", Would(what="use", do=(ReduceCost(2),)), Main(do=(Draw(1),)), cost=3)
    table = Table(ROOKIE, read, memory=5, my_battle=["Rookie"], my_hand=["Read", "Read"])
    table.take("Use Read")
    assert table.memory == 4
    assert table.hand() == ["Filler", "Read"]


CROWD = red(
    "Crowd",
    6,
    12000,
    cost=9,
    ways=(Assembly(6, (Named("One"), Named("Two"))),),
    effects=(Trigger(on=ON_PLAY, do=(Draw(1),)),),
)


def test_assembly_when_an_effect_plays_the_card() -> None:
    """Rules 7-3-2-10, 7-3-2-9: it is a choice; the effect then means the Digimon it played."""
    rush = Give((Keyword("Rush"),), Chosen("it"))
    call = red_option("Call", Main(do=(Play(Choose(level(6), v.HAND, name="it")), rush)))
    places: dict[str, Any] = {
        "my_battle": ["One"],
        "my_hand": ["Call", "Crowd"],
        "my_trash": ["One", "Two"],
    }
    table = Table(ONE, TWO, CROWD, call, memory=5, **places)
    table.take("Use Call")
    assert table.words == ["alone", "by Assembly"]
    table.take("by Assembly")
    assert table.battle() == ["Crowd/One/Two", "One"]
    assert table.hand() == ["Filler"]
    assert table.can("Attack the player with Crowd")
    table = Table(ONE, TWO, CROWD, call, memory=5, **places).take("Use Call", "alone")
    assert table.battle() == ["Crowd", "One"]
    assert table.can("Attack the player with Crowd")


def test_assembly_when_an_effect_plays_the_card_for_less() -> None:
    """Rules 7-3-2-2, 7-3-2-10: every reduction counts, and the rest is paid."""
    call = red_option("Call", Main(do=(Play(Choose(level(6), v.HAND), cost="pay", reduced=1),)))
    helper = red_tamer("Helper", Would(what="play", who=DIGIMON, do=(ReduceCost(1),)))
    table = Table(
        ONE,
        TWO,
        CROWD,
        call,
        helper,
        memory=5,
        my_battle=["Helper"],
        my_hand=["Call", "Crowd"],
        my_trash=["One", "Two"],
    )
    table.take("Use Call", "by Assembly")
    assert table.battle() == ["Crowd/One/Two", "Helper"]
    assert table.memory == 5 - 1 - (9 - 6 - 1 - 1)


def test_a_digixros_when_an_effect_plays_the_card() -> None:
    """Rules 7-2-1, 7-2-2-9: a DigiXros like any other."""
    proud = replace(
        XROS, effects=(Trigger(on=ON_PLAY, do=(If(EventWas("digixros"), (Draw(1),)),)),)
    )
    call = red_option("Call", Main(do=(Play(Choose(level(5), v.TRASH)),)))
    table = Table(
        ONE, TWO, proud, call, memory=5, my_battle=["One"], my_hand=["Call"], my_trash=["Xros"]
    )
    table.take("Use Call", "by DigiXros")
    assert table.battle() == ["Xros/One"]
    assert table.hand() == ["Filler"]
