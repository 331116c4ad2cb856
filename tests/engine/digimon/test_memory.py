"""The memory gauge and the end of the turn (Digimon comprehensive rules 1-4-2, 4-2, 6-1-4, 6-6)."""

import pytest

from engine.digimon.language.card import END_OF_YOUR_TURN, Main, Trigger
from engine.digimon.language.operations import GainMemory, LoseMemory
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import ROOKIE

COSTLY = red("Costly", 7, 15000, cost=13)
GAINS = red_option("Gains", Main(do=(GainMemory(3),)), cost=0)


def test_a_cost_moves_the_memory_to_the_other_side() -> None:
    """Digimon comprehensive rules 4-2-2."""
    table = Table(ROOKIE, memory=5, my_hand=["Rookie"]).take("Play Rookie")
    assert table.memory == 2
    assert table.game.player == 0


@pytest.mark.parametrize(("memory", "legal"), [(3, True), (2, False)])
def test_a_cost_that_passes_10_on_the_other_side_cannot_be_paid(memory: int, legal: bool) -> None:
    """Digimon comprehensive rules 1-4-2-2, 4-2-2; README, difference 2."""
    table = Table(COSTLY, memory=memory, my_hand=["Costly"])
    assert table.can("Play Costly") is legal


def test_gains_stop_at_10() -> None:
    """Digimon comprehensive rules 1-4-2-2; rules context 9, memory cap."""
    table = Table(ROOKIE, GAINS, memory=9, my_battle=["Rookie"], my_hand=["Gains"])
    assert table.take("Use Gains").memory == 10


def test_losses_stop_at_10_on_the_other_side() -> None:
    """Digimon comprehensive rules 1-4-2-2."""
    loses = red_option("Loses", Main(do=(LoseMemory(20),)), cost=0)
    table = Table(ROOKIE, loses, memory=1, my_battle=["Rookie"], my_hand=["Loses"])
    assert table.take("Use Loses").memory == -10
    assert table.game.player == 1


def test_passing_gives_the_opponent_3() -> None:
    """Digimon comprehensive rules 6-5-1-7-1; README, difference 4."""
    table = Table(memory=7).passing()
    assert (table.game.player, table.game.memory) == (1, 3)


def test_overspending_gives_the_opponent_what_it_gives() -> None:
    """Digimon comprehensive rules 6-1-4-1."""
    table = Table(ROOKIE, memory=1, my_hand=["Rookie"]).take("Play Rookie")
    assert (table.game.player, table.game.memory) == (1, 2)


def test_memory_of_0_does_not_end_the_turn() -> None:
    """Digimon comprehensive rules 6-1-4-1: at 1 or more on the opponent's side."""
    table = Table(ROOKIE, memory=3, my_hand=["Rookie"]).take("Play Rookie")
    assert (table.game.player, table.game.memory) == (0, 0)


def test_pending_effects_come_before_the_end_of_the_turn() -> None:
    """Digimon comprehensive rules 6-1-4-1, 6-6-2; rules context 1 and 7."""
    gains = red("Gainer", 3, 3000, cost=3, effects=(Trigger(do=(GainMemory(2),)),))
    table = Table(gains, memory=1, my_hand=["Gainer"]).take("Play Gainer")
    # 1 - 3 + 2 = 0: the memory came back before the turn could end.
    assert (table.game.player, table.game.memory) == (0, 0)


def test_the_turn_goes_on_when_an_end_of_turn_effect_brings_memory_back() -> None:
    """Digimon comprehensive rules 6-6-4; rules context 7."""
    saver = red_tamer("Saver", Trigger(on=END_OF_YOUR_TURN, limit=1, do=(GainMemory(4),)))
    table = Table(ROOKIE, saver, memory=1, my_battle=["Saver"], my_hand=["Rookie", "Rookie"])
    table.take("Play Rookie")
    assert (table.game.player, table.game.memory) == (0, 2)
    # Once per turn: the second time the end of the turn comes, it is over (15-14-1-2).
    table.take("Play Rookie")
    assert (table.game.player, table.game.memory) == (1, 1)


def test_memory_of_exactly_0_at_the_end_of_the_turn_lets_it_go_on() -> None:
    """Digimon comprehensive rules 6-6-4: 0 or more."""
    saver = red_tamer("Saver", Trigger(on=END_OF_YOUR_TURN, limit=1, do=(GainMemory(2),)))
    table = Table(ROOKIE, saver, memory=1, my_battle=["Saver"], my_hand=["Rookie"])
    table.take("Play Rookie")
    assert table.can("Pass")
    assert (table.game.player, table.game.memory) == (0, 0)


def test_an_effect_at_the_end_of_the_turn_stays_triggered() -> None:
    """Digimon comprehensive rules 15-8-3-6: also if the memory has come back meanwhile."""
    one = red_tamer("One", Trigger(on=END_OF_YOUR_TURN, do=(GainMemory(3),)))
    two = red_tamer("Two", Trigger(on=END_OF_YOUR_TURN, do=(GainMemory(2),)))
    table = Table(ROOKIE, one, two, memory=2, my_battle=["One", "Two"], my_hand=["Rookie"])
    table.take("Play Rookie", "One: gain 3 memory")
    assert (table.game.player, table.game.memory) == (0, 4)


def test_a_start_of_turn_effect_can_end_the_turn() -> None:
    """Digimon comprehensive rules 6-2-1-2: before anything is unsuspended."""
    from engine.digimon.language.card import START_OF_YOUR_TURN

    curse = red_tamer("Curse", Trigger(on=START_OF_YOUR_TURN, do=(LoseMemory(4),)))
    table = Table(ROOKIE, curse, their_battle=["Curse", ["suspended", "Rookie"]]).passing()
    assert (table.game.player, table.game.memory) == (0, 1)
    assert table.suspended("Rookie")


def test_memory_belongs_to_the_player_who_asks() -> None:
    """Digimon comprehensive rules 4-1-2."""
    from engine.digimon.language import Compare, Memory
    from engine.digimon.language.card import START_OF_YOUR_TURN
    from engine.digimon.language.operations import SetMemory

    setter = red_tamer(
        "Setter",
        Trigger(on=START_OF_YOUR_TURN, condition=(Compare(Memory(), "<=", 2),), do=(SetMemory(3),)),
    )
    table = Table(ROOKIE, setter, memory=1, my_hand=["Rookie"], their_battle=["Setter"])
    table.take("Play Rookie")
    assert (table.game.player, table.game.memory) == (1, 3)
