"""One limit per turn for what is said twice, causes by card, and a DigiXros from the trash.

Comprehensive rules 15-14-1 ([N Per Turn]), 15-8-3 (triggers), 7-2 (DigiXros).
"""

from typing import Any

from engine.digimon.compiler.compiler import Compiler
from engine.digimon.language import ByEffectOf, Named, Not, Numbered
from engine.digimon.language.card import (
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    DigiXros,
    Event,
    Main,
    Trigger,
)
from engine.digimon.language.operations import GainMemory, May, TrashTop
from tests.engine.digimon.table import Table, red, red_option
from tests.engine.digimon.usual_cards import CHAMPION, ROOKIE


def test_a_timing_and_main_have_one_limit_together() -> None:
    # Rules 15-14-1-1, 15-14-1-3: one effect, by whichever it was activated; declined, it was not.
    both = red("Both", 5, effects=(
        Trigger(on=WHEN_DIGIVOLVING, main=True, limit=1, do=(May((GainMemory(1),)),)),
    ))  # fmt: skip
    again = "Activate Both: you may gain 1 memory"
    for choice, left in ((0, False), (-1, True)):
        table = Table(CHAMPION, both, my_battle=["Champion"], my_hand=["Both"], memory=5)
        table.take("Digivolve Champion into Both")
        table.take(table.words[choice])
        assert table.can(again) is left
    assert not table.take(again, table.words[0]).can(again)


def test_two_halves_have_one_limit_together() -> None:
    # Rule 15-14-1-1: the first that triggers, and neither of them after it.
    halves = red("Halves", 5, effects=(
        Trigger(on=Event("played", Named("Rookie")), limit=1, do=(GainMemory(1),)),
        Trigger(on=Event("played", Named("Champion")), limit=1, shares=True, do=(GainMemory(2),)),
        Trigger(on=WHEN_ATTACKING, limit=1, do=(GainMemory(3),)),
    ))  # fmt: skip
    hand = ["Rookie", "Champion", "Champion"]
    table = Table(ROOKIE, CHAMPION, halves, my_battle=["Halves"], my_hand=hand, memory=10)
    assert table.take("Play Champion").memory == 10 - 5 + 2
    assert table.take("Play Rookie").memory == 7 - 3
    assert table.attack("Halves").memory == 4 + 3, "its third effect has a limit of its own"


def test_not_by_the_effect_of_a_card() -> None:
    # Rule 15-8-3: a cause that the text leaves out; copies of the card are the card.
    imp = red("Imp", 3, effects=(
        Trigger(on=Event("trashed-from-deck"), condition=(Not(ByEffectOf(Numbered("Imp"))),),
                do=(May((TrashTop(1),)),)),
    ))  # fmt: skip
    mill = red_option("Mill", Main(do=(TrashTop(1),)), cost=0)
    table = Table(ROOKIE, imp, mill, my_battle=["Rookie"], my_hand=["Mill"],
                  my_deck=["Imp", "Imp", "Rookie"])  # fmt: skip
    table.take("Use Mill")
    table.take(table.words[0])
    assert table.trash() == ["Imp", "Imp", "Mill"]
    assert table.can("Pass")


def test_causes_of_two_cards_are_named_and_not_played() -> None:
    # What happened says of one kind of card only that it was the cause: fail closed.
    cards = [
        red(name, effects=(
            Trigger(on=WHEN_ATTACKING, condition=(ByEffectOf(Numbered(name)),),
                    do=(GainMemory(1),)),
        ))
        for name in ("One", "Two")
    ]  # fmt: skip
    compiler = Compiler(cards)
    compiler.compile()
    assert [card.name for card, *_ in compiler.missing] == ["Two"]


def test_a_digixros_with_cards_of_the_trash() -> None:
    # Rules 7-2-1, 7-2-2-5: a text adds an area to those that cards are placed from.
    ways = (DigiXros(2, (Named("Rookie"),), trash=True),)
    queen = red("Queen", 6, 9000, cost=7, ways=ways)
    plain = red("Plain", 6, 9000, cost=7, ways=(DigiXros(2, (Named("Rookie"),)),))
    table = Table(ROOKIE, queen, plain, my_hand=["Queen", "Plain"], my_trash=["Rookie"], memory=6)
    assert not any("DigiXros Plain" in word for word in table.words)
    word = next(word for word in table.words if "DigiXros" in word and "Queen" in word)
    table.take(word)
    while not table.battle():
        table.take(table.words[0])
    assert table.battle() == ["Queen/Rookie"]
    assert (table.trash(), table.memory) == ([], 6 - 5)


def test_a_tamer_is_placed_with_the_cards_that_are_placed() -> None:
    # Rule 15-7-3: all of it, and then the Digimon may digivolve whatever its level.
    guilmon, gallantmon = red("Guilmon", 3, 2000), red("Gallantmon", 6, 11000, evo=3)
    parts = [red("Growlmon", 4), red("WarGrowlmon", 5)]
    cards = (guilmon, gallantmon, *parts)
    places: dict[str, Any] = {"my_battle": ["Guilmon", "BT12-089"], "my_hand": ["Gallantmon"]}
    table = Table(*cards, memory=5, my_trash=["Growlmon"], **places)
    assert not table.can("Activate Takato Matsuki")
    table = Table(*cards, memory=5, my_trash=["Growlmon", "WarGrowlmon"], **places)
    table.take("Activate Takato Matsuki")
    while not table.can("Pass"):
        table.take(table.words[0])
    assert table.battle()[0].split("/")[0] == "Gallantmon"
    assert sorted(table.battle()[0].split("/")) == [
        "Gallantmon", "Growlmon", "Guilmon", "Takato Matsuki", "WarGrowlmon"
    ]  # fmt: skip
    assert (table.dp("Gallantmon"), table.memory) == (13000, 2)
