"""Colours that cards on the field have instead of those printed, or besides them.

Comprehensive rules 15-12-1 and 15-12-2 (what adds and what changes information), 15-15-5, 4-22-2.
"""

from engine.digimon import vocabulary as v
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.language import (
    BLUE,
    DIGIMON,
    GREEN,
    RED,
    Between,
    Choose,
    DifferentColors,
    DoneBefore,
    Is,
    Remembered,
    level,
)  # fmt: skip
from engine.digimon.language.card import (
    DP,
    AlsoColor,
    Card,
    ColorsUnder,
    Digivolve,
    Main,
    OriginalColor,
    Static,
    Unaffected,
    digimon,
    option,
)  # fmt: skip
from engine.digimon.language.operations import Delete, Give, Remember, TrashTop
from engine.filters import Filter
from tests.engine.digimon.table import Table, red, red_option
from tests.engine.digimon.usual_cards import ROOKIE, THEIRS


def paint(color: int, name: str) -> Card:
    """An Option that changes the original colour of one of their Digimon for the turn."""
    return red_option(name, Main(do=(Give((OriginalColor(color),), THEIRS),)), cost=0)


def deletes(filter_: Filter, name: str) -> Card:
    """An Option that deletes one of their Digimon that match."""
    what = Choose(DIGIMON & filter_, whose=v.OPPONENT)
    return red_option(name, Main(do=(Delete(what),)), cost=0)


def test_the_original_color_is_changed_until_the_time_is_up() -> None:
    # Rule 15-12-2-1: it has the new colour and no longer the old one.
    table = Table(
        ROOKIE, paint(v.BLUE, "Paint"), deletes(RED, "Fire"), deletes(BLUE, "Frost"),
        my_battle=["Rookie"], my_hand=["Paint", "Fire", "Frost"], their_battle=["Rookie"],
    )  # fmt: skip
    table.take("Use Paint", "Use Fire")
    assert table.battle("their") == ["Rookie"]
    table.take("Use Frost")
    assert table.battle("their") == []


def test_the_latest_change_counts() -> None:
    # Rule 15-12-2-3.
    table = Table(
        ROOKIE, paint(v.BLUE, "Paint"), paint(v.GREEN, "Dye"), deletes(BLUE, "Frost"),
        deletes(GREEN, "Thorn"), my_battle=["Rookie"], my_hand=["Paint", "Dye", "Frost", "Thorn"],
        their_battle=["Rookie"],
    )  # fmt: skip
    table.take("Use Paint", "Use Dye", "Use Frost")
    assert table.battle("their") == ["Rookie"]
    assert table.take("Use Thorn").battle("their") == []


def test_who_is_not_affected_keeps_its_color() -> None:
    # Rule 15-15-5-1.
    proof = red("Proof", effects=(Static(Unaffected(v.OPTION)),))
    count = DifferentColors(DIGIMON & BLUE, whose=v.OPPONENT)
    drain = red_option("Drain", Main(do=(TrashTop(count, v.OPPONENT),)), cost=0)
    table = Table(
        ROOKIE, proof, paint(v.BLUE, "Paint"), drain, my_battle=["Rookie"],
        my_hand=["Paint", "Drain"], their_battle=["Proof"],
    )  # fmt: skip
    table.take("Use Paint", "Use Drain")
    assert table.trash("their") == []


BLUE_ONE = digimon("Bluemon", "Bluemon", v.BLUE, 3, 3, 3000, Digivolve(BLUE & level(2), 0))
MIXED = red("Mixed", 4, 4000, effects=(
    Static(ColorsUnder(), turn=v.YOU),
    Static(DP(2000), turn=v.YOU, condition=(Is(Between("colors", 2)),)),
))  # fmt: skip
SEA = digimon("Sea", "Sea", v.BLUE, 5, 7, 7000, Digivolve(BLUE & level(4), 2))


def test_colors_of_digivolution_cards_are_its_own_too() -> None:
    # Rule 15-12-1: counted, asked for and digivolved from, while the effect holds.
    table = Table(MIXED, BLUE_ONE, ROOKIE, SEA, my_battle=[["Mixed", "Bluemon"]], my_hand=["Sea"],
                  memory=3)  # fmt: skip
    assert table.dp("Mixed") == 6000
    assert table.can("Digivolve Mixed into Sea")
    plain = Table(MIXED, BLUE_ONE, ROOKIE, SEA, my_battle=[["Mixed", "Rookie"]], my_hand=["Sea"],
                  memory=3)  # fmt: skip
    assert plain.dp("Mixed") == 4000
    assert not plain.can("Digivolve Mixed into Sea")
    # In the turn of the other player it has its own colours alone.
    assert table.passing().dp("Mixed") == 4000


def test_a_color_besides_its_own() -> None:
    # Rule 15-12-1: both are asked for.
    both = red("Both", 4, 4000, effects=(Static(AlsoColor(v.BLUE), turn=v.YOU),))
    table = Table(both, ROOKIE, SEA, my_battle=["Both"], my_hand=["Sea"], memory=3)
    assert table.can("Digivolve Both into Sea")
    for colors, left in ((BLUE, []), (RED, []), (GREEN, ["Both"])):
        hit = red_option("Hit", Main(do=(Delete(Choose(DIGIMON & colors)),)), cost=0)
        table = Table(both, ROOKIE, hit, my_battle=["Both"], my_hand=["Hit"])
        assert table.take("Use Hit").battle() == left


def test_they_meet_the_colors_of_options() -> None:
    # Rule 4-22-2: those of Digimon as they are.
    wave = option("Wave", "Wave", v.BLUE, 0, effects=(Main(do=(Delete(THEIRS),)),))
    table = Table(MIXED, BLUE_ONE, wave, my_battle=[["Mixed", "Bluemon"]], my_hand=["Wave"])
    assert table.can("Use Wave")
    table = Table(MIXED, BLUE_ONE, ROOKIE, wave, my_battle=[["Mixed", "Rookie"]], my_hand=["Wave"])
    assert not table.can("Use Wave")


def test_a_persistent_change_of_colors_is_named_and_not_played() -> None:
    # Rules 15-8-2-5, 15-12-2-3: fail closed.
    compiler = Compiler([red("Odd", 4, effects=(Static(OriginalColor(v.BLUE)),))])
    compiler.compile()
    assert "persistent change of the original color" in compiler.missing[0][2]


def test_cards_trashed_from_both_decks_are_counted_together() -> None:
    # Rule 4-27-4: as many as were trashed, and not as many as should have been.
    mill = red_option("Mill", Main(do=(
        TrashTop(2, v.EITHER), Remember(DoneBefore("trashed"), "done"),
        Give((DP(Remembered("done", 1000)),), Choose(DIGIMON)),
    )), cost=0)  # fmt: skip
    table = Table(ROOKIE, mill, my_battle=["Rookie"], my_hand=["Mill"], their_deck=["Filler"])
    table.take("Use Mill")
    assert table.dp("Rookie") == 6000
