"""What is declared although it costs more than there is: as far as what interrupts reduces it.

Source: Digimon comprehensive rules 1-3-11-3 (declared only if the cost can be paid) and 15-8-5;
rules context, *Memory* (no more than 10 on the other side).
"""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, OPTION, TAMER, Choose, Named, cost
from engine.digimon.language.card import Event, Main, Trigger, Would
from engine.digimon.language.operations import Draw, GainMemory, ReduceCost, UseOption
from engine.effects import Node
from tests.engine.digimon.table import Table, red, red_option, red_tamer

# None of these is about a Digimon that I play from my hand.
OTHERS = (
    Would(what="digivolve", who=DIGIMON, do=(ReduceCost(9),)),
    Would(what="use", who=OPTION, do=(ReduceCost(9),)),
    Would(what="play", who=TAMER, do=(ReduceCost(9),)),
    Would(what="play", who=DIGIMON, whose=v.OPPONENT, do=(ReduceCost(9),)),
    Would(what="play", who=Named("Other"), do=(ReduceCost(9),)),
    Would(what="play", who=DIGIMON, origin=v.TRASH, do=(ReduceCost(9),)),
)
LESS_4 = Would(what="play", who=Named("Giant"), do=(ReduceCost(4),))
LESS_2 = Would(what="play", who=DIGIMON, do=(ReduceCost(1), Draw(1), ReduceCost(1)))


@pytest.mark.parametrize("cost", range(9, 20))
@pytest.mark.parametrize(
    ("own", "there", "less"),
    [
        ((), (), 0), ((), OTHERS, 0), ((Would(what="play", do=(ReduceCost(3),)),), OTHERS, 3),
        ((), (LESS_4, *OTHERS), 4), ((), (*OTHERS, LESS_4), 4), ((), (LESS_4, LESS_2), 6),
        ((Would(what="play", do=(ReduceCost(3),)),), (LESS_2, LESS_4), 9),
    ],
)  # fmt: skip
def test_a_card_is_declared_as_far_as_its_cost_is_reduced(
    cost: int, own: tuple[Node, ...], there: tuple[Node, ...], less: int
) -> None:
    giant = red("Giant", 6, 12000, cost=cost, effects=own)
    watch = red_tamer("Watch", *there)
    # Its text does not count where the card is not in play.
    table = Table(giant, watch, my_hand=["Giant", "Watch"], memory=0)
    assert table.can("Play Giant") is (cost - (3 if own else 0) <= 10)
    table = Table(giant, watch, my_hand=["Giant"], my_battle=["Watch"], memory=0)
    assert table.can("Play Giant") is (cost - less <= 10)
    if cost - less <= 10:
        table.take("Play Giant")
        while len(table.battle()) < 2:
            table.take(table.words[0])
        assert table.memory == -(cost - less)


@pytest.mark.parametrize("where", ["hand", "trash"])
def test_the_use_cost_of_an_option_is_what_its_own_text_makes_of_it_in_the_hand(where: str) -> None:
    """Digimon comprehensive rules 2-7-1: no other effect changes the use cost, and its own text
    works in the hand alone.
    """
    own = Would(what="use", do=(ReduceCost(2),))
    read = red_option("Read", own, Main(do=(GainMemory(0),)), cost=3)
    watch = [
        Trigger(on=Event("option-used", OPTION & cost(number, number)), do=(Draw(drawn),))
        for number, drawn in ((1, 1), (3, 3))
    ]
    less = Would(what="use", who=OPTION, do=(ReduceCost(1),))
    again = red_option("Again", Main(do=(UseOption(Choose(Named("Read"), v.TRASH)),)), cost=0)
    table = Table(
        read, again, red_tamer("Watch", *watch, less), memory=5, my_battle=["Watch"],
        my_hand=["Read" if where == "hand" else "Again"],
        my_trash=["Read"] if where == "trash" else [],
    )  # fmt: skip
    table.take("Use Read" if where == "hand" else "Use Again")
    while not table.game.is_open():
        table.take(table.words[0])
    assert table.hand().count("Filler") == (1 if where == "hand" else 3)
