"""An effect that has triggered and waits: it is not activated if its card is not where it was.

Source: Digimon comprehensive rules 15-4-4-3 (its card became a new card) and 15-4-4-4 (its card has
lost the effect).
"""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import Choose, Named
from engine.digimon.language.card import Event, Trigger
from engine.digimon.language.operations import (
    AddToHand,
    DeDigivolve,
    Delete,
    DigivolveInto,
    Draw,
    GainMemory,
    PlaceUnder,
    Suspend,
    ToSecurity,
    TrashUnder,
)
from engine.effects import Node
from tests.engine.digimon.table import Table, red, red_tamer

PLAYED = Event("played", Named("Comer"))
COMER = red("Comer", 3, 1000, cost=1)
ROOKIE = red("Rookie", 3, 3000, cost=3, evo=0)
DRAWS = Trigger(on=PLAYED, do=(Draw(3),))
UPPER = red("Upper", 4, 5000, effects=(DRAWS,))
UNDER = red("Under", 3, 3000, inherited=(DRAWS,))
NEXT = red("Next", 5, 9000)
THAT, HOST = Choose(Named("Upper")), Choose(Named("Host"))


def drawn(first: Node, waiting: list[str]) -> bool:
    """Whether what waits, and draws three cards, is activated after an effect that does this."""
    table = Table(
        COMER, ROOKIE, UPPER, UNDER, NEXT, red("Host", 4, 5000),
        red_tamer("First", Trigger(on=PLAYED, do=(first,))),
        memory=9, my_hand=["Comer", "Next"], my_battle=["First", waiting],
    )  # fmt: skip
    table.take("Play Comer", "First")
    while not table.game.is_open():
        table.take(table.words[0])
    return table.hand().count("Filler") >= 3


@pytest.mark.parametrize(
    ("first", "waiting", "found"),
    [
        (GainMemory(1), ["Upper", "Rookie"], True),
        (Suspend(THAT), ["Upper", "Rookie"], True),
        (TrashUnder(1, THAT), ["Upper", "Rookie"], True),
        (Delete(THAT), ["Upper", "Rookie"], False),
        (AddToHand(THAT), ["Upper", "Rookie"], False),
        (ToSecurity(THAT), ["Upper", "Rookie"], False),
        (DeDigivolve(1, THAT), ["Upper", "Rookie"], False),
        (DigivolveInto(Choose(Named("Next"), v.HAND), THAT), ["Upper", "Rookie"], False),
        (PlaceUnder(THAT, Choose(Named("Comer"))), ["Upper", "Rookie"], False),
        (GainMemory(1), ["Host", "Under"], True),
        (Suspend(HOST), ["Host", "Under"], True),
        (TrashUnder(1, HOST), ["Host", "Under"], False),
        (Delete(HOST), ["Host", "Under"], False),
        (DeDigivolve(1, HOST), ["Host", "Under"], False),
        (TrashUnder(1, HOST), ["Host", "Under", "Rookie"], True),
    ],
)  # fmt: skip
def test_what_waits_is_lost_with_its_card(first: Node, waiting: list[str], found: bool) -> None:
    assert drawn(first, waiting) is found
