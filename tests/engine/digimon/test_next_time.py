"""What an effect says of the next time a Digimon digivolves (Digimon rules 1-3-11, 15-8-5)."""

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.spelling import spelled
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.language import DIGIMON, Choose, NameHas, level
from engine.digimon.language import card as c
from engine.digimon.language.card import Main, NextDigivolution, NextTime, Static, Would
from engine.digimon.language.operations import By, Draw, Give, ReduceCost, Suspend
from engine.effects import Node
from tests.engine.digimon.table import Table, red, red_option
from tests.engine.digimon.test_card_text import read

ROOKIE = red("Rookie", 3, 3000, cost=3, evo=0)
CHAMPION = red("Champion", 4, 5000, evo=4)
ULTIMATE = red("Ultimate", 5, 7000, evo=4)
PAYS = By((Suspend(Choose(DIGIMON)),), (ReduceCost(3),))


def said(*what: Node) -> c.Card:
    """An Option that says something of the next time."""
    return red_option("Next", Main(do=(Give(what, la.Players(v.YOU), v.THIS_TURN),)), cost=0)


SUSPENDS = said(NextTime(Would(what="digivolve", who=DIGIMON & level(3), do=(PAYS,))))


def test_the_next_time_something_can_be_paid_with() -> None:
    """Rules 15-7-2, 15-8-5-4: once, for a Digimon of which it speaks, and it may be declined."""
    table = Table(ROOKIE, CHAMPION, ULTIMATE, SUSPENDS, memory=9, my_battle=["Rookie", "Rookie"],
                  my_hand=["Next", "Champion", "Champion", "Ultimate"])  # fmt: skip
    table.take("Use Next", "Digivolve Rookie into Champion")
    assert len(table.words) == 2
    table.take(table.words[0], "Rookie")
    assert table.memory == 9 - 1
    # It was the next time: the other one pays in full.
    table.take("Digivolve Rookie into Champion")
    assert table.memory == 8 - 4


def test_declined_it_is_over_too() -> None:
    """Rule 15-8-5-4: "the next time" is that time, whether it is used or not."""
    table = Table(ROOKIE, CHAMPION, SUSPENDS, memory=9, my_battle=["Rookie", "Rookie"],
                  my_hand=["Next", "Champion", "Champion"])  # fmt: skip
    table.take("Use Next", "Digivolve Rookie into Champion", "Pay the cost")
    assert table.memory == 5
    table.take("Digivolve Rookie into Champion")
    assert table.memory == 1


def test_others_do_not_end_it() -> None:
    """Rule 15-8-5: of what it does not speak, it says nothing; and it ends with the turn."""
    table = Table(ROOKIE, CHAMPION, ULTIMATE, SUSPENDS, memory=9, my_battle=["Champion", "Rookie"],
                  my_hand=["Next", "Champion", "Ultimate"])  # fmt: skip
    table.take("Use Next", "Digivolve Champion into Ultimate")
    assert table.memory == 5
    table.take("Digivolve Rookie into Champion")
    assert len(table.words) == 2


def test_it_counts_for_what_can_be_paid() -> None:
    """Rule 1-3-11-3: what is needed to pay has to be done."""
    dear = red("Champion", 4, 5000, evo=12)
    for other, declared in ((["Rookie"], True), ([["suspended", "Rookie"]], False)):
        table = Table(ROOKIE, dear, SUSPENDS, memory=0, my_battle=other,
                      my_hand=["Next", "Champion"])  # fmt: skip
        table.take("Use Next")
        assert table.can("Digivolve Rookie into Champion") is declared
        if declared:
            table.take("Digivolve Rookie into Champion")
            assert table.memory == -9


def test_what_it_digivolves_into() -> None:
    """Rule 8-1-3-2: less for the next one that digivolves into such a card; others pay in full."""
    less = said(NextDigivolution(DIGIMON, 2, NameHas("Ult")))
    table = Table(ROOKIE, CHAMPION, ULTIMATE, less, memory=9, my_battle=["Champion", "Rookie"],
                  my_hand=["Next", "Champion", "Ultimate", "Ultimate"])  # fmt: skip
    table.take("Use Next", "Digivolve Rookie into Champion")
    assert table.memory == 5
    table.take("Digivolve Champion into Ultimate for 2")
    assert table.memory == 3
    assert table.can("Digivolve Champion into Ultimate for 4")


@pytest.mark.parametrize(
    "what",
    [
        Would(what="play", who=DIGIMON, do=(PAYS,)),
        Would(what="digivolve", do=(PAYS,)),
        Would(what="digivolve", who=DIGIMON, do=(ReduceCost(1),)),
        Main(do=(Draw(1),)),
    ],
)
def test_what_is_not_played_is_named(what: Node) -> None:
    """Fail closed: another next time, or one that only reduces; and as a persistent effect."""
    compiler = Compiler([said(NextTime(what))])
    compiler.compile()
    assert "next time" in compiler.missing[0][2]
    compiler = Compiler([red("Odd", 4, effects=(Static(NextTime(what), la.Players(v.YOU)),))])
    compiler.compile()
    assert "persistent effect of the next time" in compiler.missing[0][2]


def test_texts() -> None:
    """Read as they are printed."""
    green = DIGIMON & la.GREEN
    for text, what in (
        (
            "The next time one of your green Digimon digivolves this turn, you may suspend 1 of "
            "your Digimon to reduce the memory cost of the digivolution by 3.",
            NextTime(Would(what="digivolve", who=green, do=(PAYS,))),
        ),
        (
            "The next time one of your green Digimon digivolves into a Digimon card with [Ant] in "
            "its traits this turn, reduce the memory cost of the digivolution by 1.",
            NextDigivolution(green, 1, DIGIMON & la.TraitHas("Ant")),
        ),
    ):
        found = read(f"[Main] {spelled(text)}")
        assert isinstance(found, c.Main)
        assert found.do == (Give((what,), la.Players(v.YOU), v.THIS_TURN),)
