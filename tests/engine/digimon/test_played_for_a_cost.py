"""An effect plays or uses a card of the hand for a cost: what interrupts that (rules 15-8-5)."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, OPTION, TAMER, Choose, Chosen
from engine.digimon.language.card import Card, Keyword, Main, Would
from engine.digimon.language.operations import (
    By,
    Delete,
    Draw,
    GainMemory,
    Give,
    May,
    Play,
    ReduceCost,
    Suspend,
    UseOption,
)
from engine.effects import Node
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import ROOKIE

PAYS = By((Suspend(Choose(TAMER)),), (ReduceCost(2),))
HELPER = red_tamer("Helper", Would(what="play", who=DIGIMON, do=(PAYS,)))


def guide(*do: Node) -> Card:
    """A Digimon that does this."""
    return red("Guide", 4, effects=(Main(limit=1, do=do),))


def plays(*more: Node) -> Card:
    """A Digimon that plays a Digimon of the hand for 1 less."""
    return guide(May((Play(Choose(DIGIMON, v.HAND), "pay", 1),)), *more)


def test_it_may_be_paid_for() -> None:
    """Rules 15-8-5, 7-1-3-2: what is chosen so reduces the cost, and then the card is played."""
    fast = Give((Keyword("Rush"),), Chosen(), v.THIS_TURN)
    table = Table(HELPER, plays(fast, Draw(1)), ROOKIE, memory=3, my_battle=["Guide", "Helper"],
                  my_hand=["Rookie"])  # fmt: skip
    table.take("Activate Guide", "Guide: ")
    assert len(table.words) == 2
    table.take("Helper: ")
    assert table.suspended("Helper")
    assert (table.memory, table.battle()) == (3, ["Guide", "Helper", "Rookie"])
    # What follows means the card that was played.
    assert table.hand() == ["Filler"]
    assert table.can("Attack the player with Rookie")


def test_declined_the_cost_is_paid_in_full() -> None:
    """Rule 15-7-4."""
    table = Table(HELPER, plays(), ROOKIE, memory=3, my_battle=["Guide", "Helper"],
                  my_hand=["Rookie"])  # fmt: skip
    table.take("Activate Guide", "Pay the cost")
    assert not table.suspended("Helper")
    assert (table.memory, table.battle()) == (1, ["Guide", "Helper", "Rookie"])


@pytest.mark.parametrize("free", [True, False])
def test_it_is_done_where_the_cost_needs_it(free: bool) -> None:
    """Rule 1-3-11-3: and nothing is played that cannot be paid for."""
    helper = "Helper" if free else ["suspended", "Helper"]
    dear = red("Dear", 6, 12000, cost=13)
    table = Table(HELPER, plays(), dear, memory=0, my_battle=["Guide", helper],
                  my_hand=["Dear"])  # fmt: skip
    table.take("Activate Guide")
    assert table.memory == (-10 if free else 0)
    assert table.battle() == (["Dear", "Guide", "Helper"] if free else ["Guide", "Helper"])


def test_what_must_be_done_is_done_once() -> None:
    """Rules 15-8-5-1, 15-14-1: a reduction with a limit per turn; not where nothing is paid."""
    less = red_tamer("Helper", Would(what="play", who=DIGIMON, limit=1, do=(ReduceCost(2),)))
    table = Table(less, plays(), ROOKIE, memory=5, my_battle=["Guide", "Guide", "Helper"],
                  my_hand=["Rookie", "Rookie"])  # fmt: skip
    table.take("Activate Guide")
    assert table.memory == 5
    table.take("Activate Guide")
    assert table.memory == 3
    free = guide(Play(Choose(DIGIMON, v.HAND)))
    table = Table(HELPER, free, ROOKIE, memory=3, my_battle=["Guide", "Helper"],
                  my_hand=["Rookie"])  # fmt: skip
    assert table.take("Activate Guide").battle() == ["Guide", "Helper", "Rookie"]


def test_only_from_the_hand() -> None:
    """Rule 15-8-5: "when a card would be played from your hand" is not said of the trash."""
    table = Table(HELPER, guide(Play(Choose(DIGIMON, v.TRASH), "pay", 1)), ROOKIE, memory=3,
                  my_battle=["Guide", "Helper"], my_trash=["Rookie"])  # fmt: skip
    table.take("Activate Guide")
    assert (table.memory, table.battle()) == (1, ["Guide", "Helper", "Rookie"])


def test_options_too() -> None:
    """Rule 9-1: an Option that an effect uses for its cost."""
    bolt = red_option("Bolt", Would(what="use", do=(PAYS,)), Main(do=(GainMemory(1),)), cost=4)
    table = Table(HELPER, bolt, guide(UseOption(Choose(OPTION, v.HAND), "pay", 1)), memory=5,
                  my_battle=["Guide", "Helper"], my_hand=["Bolt"])  # fmt: skip
    table.take("Activate Guide", "Bolt: ")
    assert (table.memory, table.trash()) == (5 - 1 + 1, ["Bolt"])


def test_a_card_that_cannot_come_any_more_goes_back() -> None:
    """Rule 1-3-11: what interrupts has cost more than it may."""
    dear = red_tamer("Helper", Would(what="play", who=DIGIMON, do=(
        By((Delete(Choose(TAMER)),), (ReduceCost(-9),)),
    )))  # fmt: skip
    table = Table(dear, plays(Draw(1)), ROOKIE, memory=0, my_battle=["Guide", "Helper"],
                  my_hand=["Rookie"])  # fmt: skip
    table.take("Activate Guide", "Guide: ", "Helper: ")
    assert (table.memory, table.battle()) == (0, ["Guide"])
    assert table.hand() == ["Filler", "Rookie"]
