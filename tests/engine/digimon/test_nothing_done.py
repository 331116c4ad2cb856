"""A step that can do nothing has done nothing, whatever the step before it did.

Rules: comprehensive rules 4.2, 15-6-1 and 18-2-1: "if this effect did so" is about that step alone.
"""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Choose, Each, Kind
from engine.digimon.language.card import Main
from engine.digimon.language.operations import (
    AddToHand,
    Delete,
    DigivolveInto,
    Draw,
    GainMemory,
    IfDone,
    LinkTo,
    LoseMemory,
    PlaceInBattleArea,
    PlaceTopCard,
    PlaceTopUnder,
    PlaceUnder,
    Recover,
    Suspend,
    SwitchTarget,
    ToDeck,
    Trash,
    TrashTop,
    TrashTopCard,
    Unsuspend,
    UseOption,
)  # fmt: skip
from engine.effects import Node
from engine.filters import ANY
from tests.engine.digimon.table import Table, red_option
from tests.engine.digimon.usual_cards import ROOKIE

MINE, THEIRS = Choose(DIGIMON), Choose(DIGIMON, whose=v.OPPONENT)
OPTION = Choose(Kind(v.OPTION), v.HAND)
IN_TRASH = Choose(DIGIMON, v.TRASH)


@pytest.mark.parametrize(
    "step",
    [
        AddToHand(IN_TRASH), AddToHand(THEIRS), Delete(THEIRS), Delete(Each(DIGIMON)),
        DigivolveInto(Choose(DIGIMON, v.HAND), MINE), Draw(1), LinkTo(IN_TRASH, MINE),
        PlaceInBattleArea(OPTION), PlaceTopCard(MINE), PlaceTopUnder(MINE),
        PlaceUnder(Choose(ANY, v.HAND), MINE), Recover(1), ToDeck(THEIRS), Suspend(THEIRS),
        SwitchTarget(), Trash(IN_TRASH), TrashTop(1), TrashTopCard(MINE), Unsuspend(MINE),
        UseOption(OPTION),
    ],
    ids=lambda step: type(step).__name__,
)  # fmt: skip
def test_what_can_do_nothing_was_not_done(step: Node) -> None:
    do = (Draw(1), step, IfDone((LoseMemory(1),), (GainMemory(1),)))
    snipe = red_option("Snipe", Main(do=do), cost=0)
    table = Table(snipe, ROOKIE, my_hand=["Snipe"], my_deck=["Rookie"], my_trash=[],
                  my_breeding=[["Rookie"]])  # fmt: skip
    assert not table.missing
    table.take("Use Snipe")
    assert (table.memory, table.hand()) == (1, ["Rookie"])


def test_placing_from_the_deck_under_a_digimon_needs_a_card_there() -> None:
    do = (Draw(1), PlaceTopUnder(MINE), IfDone((LoseMemory(1),), (GainMemory(1),)))
    learn = red_option("Learn", Main(do=do), cost=0)
    told = []
    for deck in (["Rookie"], ["Rookie", "Rookie"]):
        table = Table(learn, ROOKIE, my_hand=["Learn"], my_deck=deck, my_battle=["Rookie"])
        table.take("Use Learn")
        while table.game.player == 0 and not table.game.is_open():
            table.take(table.words[0])
        told.append(table.memory)
    assert told == [1, -1]
