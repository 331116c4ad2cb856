"""Cards that are added to a hand or a security stack from another pile (rules 15-1-10)."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Choose
from engine.digimon.language.card import Event, Main, Trigger
from engine.digimon.language.operations import AddToHand, GainMemory, PlaceUnder, ToDeck, ToSecurity
from engine.effects import Node
from engine.filters import ANY
from tests.engine.digimon.table import Table, red_option, red_tamer
from tests.engine.digimon.usual_cards import CHAMPION, ROOKIE

WATCHERS = {
    "hand": red_tamer("Hands", Trigger(on=Event("added-to-hand"), do=(GainMemory(3),))),
    "security": red_tamer("Shields", Trigger(on=Event("security-added"), do=(GainMemory(3),))),
    "lost": red_tamer("Losses", Trigger(on=Event("security-removed"), do=(GainMemory(3),))),
}


@pytest.mark.parametrize(
    ("step", "watched", "happens"),
    [
        (AddToHand(Choose(ANY, v.TRASH)), "hand", True),
        (AddToHand(Choose(ANY, v.TRASH)), "security", False),
        (AddToHand(Choose(ANY, v.SECURITY)), "hand", True),
        (AddToHand(Choose(ANY, v.SECURITY)), "lost", True),
        (AddToHand(Choose(ANY, v.TRASH)), "lost", False),
        (ToSecurity(Choose(ANY, v.TRASH)), "security", True),
        (ToSecurity(Choose(ANY, v.TRASH)), "hand", False),
        (ToDeck(Choose(ANY, v.TRASH)), "hand", False),
        (ToDeck(Choose(ANY, v.TRASH)), "security", False),
        (ToDeck(Choose(ANY, v.SECURITY)), "lost", True),
    ],
)
def test_which_moves_add_cards(step: Node, watched: str, happens: bool) -> None:
    watcher = WATCHERS[watched]
    move = red_option("Move", Main(do=(step,)))
    table = Table(ROOKIE, move, watcher, memory=5, my_hand=["Move"], my_battle=[watcher.name],
                  my_trash=["Rookie"], my_security=["Filler"])  # fmt: skip
    table.take("Use Move")
    assert table.memory == 5 - 1 + 3 * happens


@pytest.mark.parametrize(("whose", "gained"), [(v.YOU, 3), (v.OPPONENT, -3)])
def test_a_card_is_placed_under_a_digimon_of_its_player(whose: int, gained: int) -> None:
    # Whoever's effect places it: "when a card is placed under one of your Digimon".
    watcher = red_tamer("Depths", Trigger(on=Event("placed-under", DIGIMON), do=(GainMemory(3),)))
    step = PlaceUnder(Choose(ANY, v.TRASH), Choose(DIGIMON, whose=whose))
    move = red_option("Move", Main(do=(step,)))
    table = Table(ROOKIE, CHAMPION, move, watcher, memory=5, my_hand=["Move"],
                  my_battle=["Rookie", "Depths"], their_battle=["Champion", "Depths"],
                  my_trash=["Rookie"])  # fmt: skip
    table.take("Use Move")
    assert table.memory == 5 - 1 + gained
