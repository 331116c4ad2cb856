"""DigiXros, Assembly, and the use of Options."""

from dataclasses import replace
from typing import Any

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    TAMER,
    Choose,
    Chosen,
    Count,
    EventWas,
    Named,
    exists,
    level,
    none,
)
from engine.digimon.language.card import (
    ON_DELETION,
    ON_PLAY,
    Assembly,
    DigiXros,
    Event,
    Keyword,
    Main,
    Trigger,
    Would,
)
from engine.digimon.language.operations import (
    AddToHand,
    By,
    Delete,
    Draw,
    GainMemory,
    Give,
    If,
    Play,
    Prevent,
    ReduceCost,
    Trash,
)
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import ROOKIE, THEIRS

ONE = red("One", 4, 5000)
TWO = red("Two", 4, 6000)


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
