"""DNA Digivolution, Burst Digivolve, DigiXros, Assembly (Digimon comprehensive rules 7, 8)."""

from typing import Any

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Choose, EventWas, Named, level
from engine.digimon.language.card import (
    DP,
    ON_PLAY,
    WHEN_DIGIVOLVING,
    Assembly,
    BurstDigivolve,
    DigiXros,
    DigiXrosFrom,
    DnaDigivolve,
    Main,
    Static,
    Trigger,
)  # fmt: skip
from engine.digimon.language.operations import Draw, GainMemory, Give, If
from engine.digimon.position import slots as sl
from engine.digimon.telling.describe import option_words
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE

ONE = red("One", 4, 5000)
TWO = red("Two", 4, 6000)
DNA = red("Dna", 5, 9000, ways=(DnaDigivolve((Named("One"), Named("Two")), 1),), effects=(
    Trigger(on=WHEN_DIGIVOLVING, do=(If(EventWas("dna"), (GainMemory(2),)),)),
))  # fmt: skip
XROS = red("Xros", 5, 8000, cost=9, ways=(DigiXros(2, (Named("One"), Named("Two"))),), effects=(
    Trigger(on=ON_PLAY, do=(If(EventWas("digixros", 2), (Draw(1),)),)),
))  # fmt: skip


def test_dna_digivolution_stacks_both_in_order_and_draws() -> None:
    """Rules 8-2-2-2, 8-2-2-3, 8-2-3-3: the left one on top, each with its own cards."""
    table = Table(ONE, TWO, DNA, memory=3, my_battle=[["Two", "Filler"], ["One", "Filler"]],
                  my_hand=["Dna"])  # fmt: skip
    table.take("DNA digivolve into Dna")
    assert table.battle() == ["Dna/One/Filler/Two/Filler"]
    assert table.memory == 3 - 1 + 2
    assert table.hand() == ["Filler"]


def test_a_dna_digimon_is_new_unsuspended_and_may_attack() -> None:
    """Rules 8-2-2-1-1, 8-2-2-1-5, 8-2-2-1-7."""
    boost = red_option("Boost", Main(do=(Give((DP(1000),), Choose(DIGIMON)),)))
    table = Table(ONE, TWO, DNA, boost, memory=9, my_battle=[["suspended", "One"]],
                  my_hand=["Dna", "Two", "Boost"])  # fmt: skip
    table.take("Use Boost", "Play Two", "DNA digivolve into Dna")
    assert not table.suspended("Dna")
    assert table.dp("Dna") == 9000
    assert table.can("Attack the player with Dna")


def test_what_the_other_slot_needs_is_not_offered_for_the_first() -> None:
    """Rules 8-2-1, 1-3-11-1: only the Two can be the right one, so it cannot be the left one."""
    dna = red("Either", 5, 9000, ways=(DnaDigivolve((level(4), Named("Two")), 0),))
    table = Table(ONE, TWO, dna, my_battle=["One", "Two"], my_hand=["Either"])
    assert table.take("DNA digivolve into Either").battle() == ["Either/One/Two"]


def test_dna_needs_both_and_its_cost() -> None:
    """Rules 8-2-3-1, 1-3-11-1."""
    table = Table(ONE, DNA, memory=3, my_battle=["One", "One"], my_hand=["Dna"])
    assert not table.can("DNA")


def test_one_digimon_does_not_fill_two_slots() -> None:
    """Rules 8-2-1: multiples of a player's cards."""
    any_two = red("AnyTwo", 5, 9000, ways=(DnaDigivolve((level(4), level(4)), 0),))
    assert not Table(ONE, any_two, my_battle=["One"], my_hand=["AnyTwo"]).can("DNA")
    table = Table(ONE, TWO, any_two, my_battle=["One", "Two"], my_hand=["AnyTwo"])
    table.take("DNA digivolve into AnyTwo", "Two")
    assert table.battle() == ["AnyTwo/Two/One"]


def test_digixros_places_any_number_and_reduces_for_each() -> None:
    """Rules 7-2-1, 7-2-2-4, 7-2-2-5, 7-2-2-8: from hand and battle area."""
    table = Table(ONE, TWO, XROS, memory=9, my_battle=[["One", "Filler"]], my_hand=["Xros", "Two"])
    table.take("DigiXros Xros", "One", "Two")
    assert table.battle() == ["Xros/One/Two"]
    assert table.memory == 9 - (9 - 4)
    assert table.trash() == ["Filler"]
    assert table.hand() == ["Filler"]


def test_digixros_with_one_of_them() -> None:
    """Rules 7-2-2-9, 7-2-2-10: not a DigiXros with 2 cards."""
    table = Table(ONE, TWO, XROS, memory=9, my_battle=["One"], my_hand=["Xros", "Two"])
    table.take("DigiXros Xros", "One", "None")
    assert table.battle() == ["Xros/One"]
    assert table.memory == 9 - 7
    assert table.hand() == ["Two"]


def test_as_much_as_needed_must_be_placed() -> None:
    """Rules 1-3-11-4, 7-2-2-4."""
    table = Table(ONE, TWO, XROS, memory=-0, my_battle=["One"], my_hand=["Xros", "Two"])
    assert table.can("Play Xros")
    giant = red("Giant", 7, 15000, cost=14, ways=(DigiXros(2, (Named("One"), Named("Two"))),))
    table = Table(ONE, TWO, giant, memory=0, my_battle=["One"], my_hand=["Giant", "Two"])
    assert not table.can("Play Giant")
    # Only with both is the cost 10: nothing is asked.
    assert table.take("DigiXros Giant").battle() == ["Giant/One/Two"]
    assert Table(ONE, giant, memory=0, my_battle=["One"], my_hand=["Giant"]).words == [
        "Attack the player with One", "Pass",
    ]  # fmt: skip


def test_assembly_takes_all_from_the_trash() -> None:
    """Rules 7-3-1, 7-3-2-4, 7-3-2-6."""
    crowd = red("Crowd", 6, 12000, cost=12, ways=(Assembly(6, (Named("One"), Named("One"))),))
    table = Table(ONE, crowd, memory=5, my_trash=["One", "One"], my_hand=["Crowd"])
    table.take("Assemble Crowd")
    assert table.battle() == ["Crowd/One/One"]
    assert (table.game.player, table.game.memory) == (1, 1)
    assert not Table(ONE, crowd, memory=5, my_trash=["One"], my_hand=["Crowd"]).can("Assemble")


def test_burst_digivolve_returns_the_tamer_and_ends_with_the_turn() -> None:
    """Rules 8-3-1, 8-3-2-1, 8-3-3."""
    burst = red("Burst", 7, 15000, ways=(BurstDigivolve(Named("One"), Named("Marcus"), 0),))
    table = Table(ONE, burst, red_tamer("Marcus"), memory=3, my_battle=["One", "Marcus"],
                  my_hand=["Burst"])  # fmt: skip
    table.take("Burst digivolve into Burst")
    assert table.battle() == ["Burst/One"]
    assert table.hand() == ["Filler", "Marcus"]
    table.passing()
    assert table.battle() == ["One"]
    assert table.trash() == ["Burst"]


def test_no_burst_without_the_tamer() -> None:
    """Rules 8-3-3-2, 1-3-11-2."""
    burst = red("Burst", 7, 15000, ways=(BurstDigivolve(Named("One"), Named("Marcus"), 0),))
    assert not Table(ONE, burst, my_battle=["One"], my_hand=["Burst"]).can("Burst")


# ------------------------------------------------- a DigiXros with cards that lie elsewhere

BOTH = red("Both", 5, 8000, cost=6, ways=(DigiXros(2, (Named("Rookie"), Named("Champion"))),))


def _xros_table(reach: DigiXrosFrom, **places: Any) -> Table:
    tamers = [red_tamer("Kiriha", Static(reach, turn=v.YOU)), red_tamer("Nene")]
    table = Table(BOTH, ROOKIE, CHAMPION, BIG, *tamers, my_hand=["Both"], memory=2, **places)
    assert not table.missing
    return table


def test_cards_under_tamers_are_placed_by_suspending_a_tamer() -> None:
    # Rules 7-2-2-1, 15-8-5: the Tamer is suspended for all of them, which leave where they lay.
    table = _xros_table(DigiXrosFrom(), my_battle=[["Kiriha", "Rookie"], ["Nene", "Champion"]])
    table.take("DigiXros Both", "Rookie", "Champion")
    assert table.battle() == ["Both/Rookie/Champion", "Kiriha", "Nene"]
    assert table.memory == 0
    assert table.suspended("Kiriha")
    assert not table.suspended("Nene")


def test_no_tamer_is_suspended_where_no_card_lies_elsewhere() -> None:
    table = _xros_table(DigiXrosFrom(), my_battle=[["Kiriha", "Rookie"], "Rookie", "Champion"])
    assert table.can("DigiXros Both")
    table.take("DigiXros Both")
    assert len(table.words) == 3  # of the field, from under the Tamer, or none
    for option in table.game.options():
        copy = option >= sl.STACK
        if copy and option_words(table.game, option) == "Rookie":
            table.game.take(option)
            break
    table.game.advance()
    table.take("Champion")
    assert not table.suspended("Kiriha")
    assert table.battle() == ["Both/Rookie/Champion", "Kiriha/Rookie"]


def test_which_tamer_is_suspended_is_chosen() -> None:
    other = red_tamer("Other", Static(DigiXrosFrom(), turn=v.YOU))
    table = Table(BOTH, ROOKIE, CHAMPION, other,
                  red_tamer("Kiriha", Static(DigiXrosFrom(one=True))), my_hand=["Both"], memory=5,
                  my_battle=[["Kiriha", "Rookie"], "Other", "Other"])  # fmt: skip
    table.take("DigiXros Both")
    assert sorted(table.words) == ["Kiriha", "Other", "Other"]
    table.take("Other")
    assert not table.suspended("Kiriha")


@pytest.mark.parametrize(
    ("reach", "battle", "trash", "can"),
    [
        (DigiXrosFrom(), [["suspended", "Kiriha", "Rookie"], ["Nene", "Champion"]], [], False),
        (DigiXrosFrom(one=True), [["Kiriha", "Rookie"], ["Nene", "Champion"]], [], True),
        (DigiXrosFrom(level(6)), [["Kiriha", "Rookie"], ["Nene", "Champion"]], [], False),
        (DigiXrosFrom(under=1, trash=1), [["Kiriha", "Rookie", "Champion"]], [], True),
        (DigiXrosFrom(), ["Kiriha"], ["Rookie", "Champion"], False),
        (DigiXrosFrom(under=1, trash=1), ["Kiriha"], ["Rookie", "Champion"], True),
    ],
)
def test_from_where_cards_for_a_digixros_may_come(
    reach: DigiXrosFrom, battle: list[Any], trash: list[str], can: bool
) -> None:
    table = _xros_table(reach, my_battle=battle, my_trash=trash)
    assert table.can("DigiXros Both") == can
    if can:
        table.take("DigiXros Both", "Rookie")
        assert not table.can("Champion")  # the second one would be too many, or of another Tamer
