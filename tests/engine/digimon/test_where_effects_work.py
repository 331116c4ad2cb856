"""Effects that speak of cards that are played work from the battle area, not from the hand.

Comprehensive rules 15-1-7, 15-8-5.
"""

from engine.digimon.language import TAMER, THIS
from engine.digimon.language.card import Would
from engine.digimon.language.operations import By, ReduceCost, ToDeck
from tests.engine.digimon.table import Table, red_tamer

RETURNS = By((ToDeck(THIS, "bottom"),), (ReduceCost(2),))


def test_a_tamer_does_not_make_its_own_play_cheaper() -> None:
    """Rules 15-1-7: while it is played it is in no area, so it is not what speaks of plays."""
    for less in (RETURNS, ReduceCost(2)):
        caller = red_tamer("Caller", Would(what="play", who=TAMER, do=(less,)), cost=3)
        table = Table(caller, memory=5, my_hand=["Caller"])
        table.take("Play Caller for 3")
        assert table.memory == 2
        assert table.battle() == ["Caller"]


def test_a_tamer_in_play_makes_the_next_one_cheaper() -> None:
    """Rules 15-8-5-1: the one in the battle area speaks of the one that is played."""
    caller = red_tamer("Caller", Would(what="play", who=TAMER, do=(ReduceCost(2),)), cost=3)
    table = Table(caller, memory=5, my_battle=["Caller"], my_hand=["Caller"])
    table.take("Play Caller for 1")
    assert table.memory == 4
