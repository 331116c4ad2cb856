"""Leaving the battle area in some ways only (Digimon comprehensive rules 15-1-3, 15-8-5)."""

import pytest

from engine.digimon.card_text.spelling import spelled
from engine.digimon.language import DIGIMON, TAMER, Choose, Named
from engine.digimon.language import card as c
from engine.digimon.language.card import DP, Cannot, DigiXros, Main, Static, Would
from engine.digimon.language.operations import (
    AddToHand,
    Delete,
    GainMemory,
    Give,
    PlaceUnder,
    ToDeck,
    ToSecurity,
)
from engine.effects import Node
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.test_card_text import read
from tests.engine.digimon.usual_cards import ROOKIE, THEIRS

MINE = Choose(DIGIMON & Named("Rock"))


def rock(by: c.Cannot) -> c.Card:
    """A Digimon that cannot leave other than by deletion."""
    return red("Rock", 4, 5000, effects=(Static(by),))


@pytest.mark.parametrize(
    "does", [AddToHand(THEIRS), ToDeck(THEIRS), ToSecurity(THEIRS), Delete(THEIRS)]
)
@pytest.mark.parametrize("by", [Cannot("leave-undeleted"),
                                Cannot("leave-undeleted", by="opponents-effect")])  # fmt: skip
def test_only_a_deletion_takes_it_off(does: Node, by: Cannot) -> None:
    """Rule 15-1-3: neither to hand, deck nor security stack by an effect of the opponent."""
    option = red_option("Away", Main(do=(does,)), cost=0)
    table = Table(rock(by), option, ROOKIE, memory=1, my_battle=["Rookie"], my_hand=["Away"],
                  their_battle=["Rock"])  # fmt: skip
    left = [] if isinstance(does, Delete) else ["Rock"]
    assert table.take("Use Away").battle("their") == left


@pytest.mark.parametrize(("by", "stays"), [
    (Cannot("leave-undeleted"), True), (Cannot("leave-undeleted", by="opponents-effect"), False),
])  # fmt: skip
def test_own_effects_and_rules(by: Cannot, stays: bool) -> None:
    """Rules 15-1-3, 7-2-2: also to be placed under another card, unless it says otherwise."""
    away = red_option("Away", Main(do=(AddToHand(MINE),)), cost=0)
    under = red_option("Under", Main(do=(PlaceUnder(MINE, Choose(TAMER)),)), cost=0)
    for option in (away, under):
        table = Table(rock(by), option, red_tamer("Tai"), memory=1, my_battle=["Rock", "Tai"],
                      my_hand=[option.name])  # fmt: skip
        table.take(f"Use {option.name}")
        assert ("Rock" in table.battle()) is stays
    xros = red("Xros", 5, 9000, cost=3, ways=(DigiXros(2, (Named("Rock"),)),))
    table = Table(rock(by), xros, memory=5, my_battle=["Rock"], my_hand=["Xros"])
    table.take("DigiXros Xros")
    assert ("Rock" in table.battle()) is stays


def test_it_is_still_trashed_by_a_rule_check() -> None:
    """Rule 17-1-3-1-1: no effect keeps what has 0 DP."""
    zero = red_option("Zero", Main(do=(Give((DP(-5000),), THEIRS),)), cost=0)
    table = Table(rock(Cannot("leave-undeleted")), zero, ROOKIE, memory=1, my_battle=["Rookie"],
                  my_hand=["Zero"], their_battle=["Rock"])  # fmt: skip
    assert table.take("Use Zero").battle("their") == []


def test_would_be_returned() -> None:
    """Rule 15-8-5: to the hand or the deck, and not where it is deleted."""
    sad = red_tamer("Sad", Would(what="returned", who=DIGIMON, do=(GainMemory(1),)))
    for does, gained in ((AddToHand(MINE), 1), (ToDeck(MINE), 1), (Delete(MINE), 0)):
        option = red_option("Away", Main(do=(does,)), cost=0)
        table = Table(red("Rock", 4), sad, option, memory=1, my_battle=["Rock", "Sad"],
                      my_hand=["Away"])  # fmt: skip
        table.take("Use Away")
        assert (table.memory, table.battle()) == (1 + gained, ["Sad"])


def test_texts() -> None:
    """Read as they are printed."""
    found = read(spelled(
        "[All Turns] This Digimon can't leave the battle area other than by your effects or by "
        "deletion."
    ))  # fmt: skip
    assert found == Static(Cannot("leave-undeleted", by="opponents-effect"))
    found = read(spelled(
        "[All Turns] When any of your [Rock] would be returned to the hand or deck, gain 1 memory."
    ))  # fmt: skip
    assert found == Would(what="returned", who=Named("Rock"), do=(GainMemory(1),))
