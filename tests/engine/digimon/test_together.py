"""Cards chosen together, and what depends on how many there were.

Rules: comprehensive rules 15-7-3 (of a cost all), 15-10-2-1 (as many as there are).
"""

from typing import Any

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import ANY_NUMBER, DIGIMON, THIS, Choose, Named
from engine.digimon.language.card import Main
from engine.digimon.language.operations import (
    By,
    Draw,
    GainMemory,
    IfDone,
    May,
    PlaceUnder,
    SearchSecurity,
    Trash,
)  # fmt: skip
from engine.filters import ANY, AnyOf
from tests.engine.digimon.table import Table, red, red_option
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE

A, B = Named("Rookie"), Named("Champion")
ONE_OF_EACH = Choose(AnyOf((A, B)), v.TRASH, 2, each=(A, B))
TWIN = red("Twin", 3, 1000)


def host(*do: Any) -> Any:
    return red("Host", 6, 11000, effects=(Main(limit=1, do=do),))


@pytest.mark.parametrize(
    ("trash", "placed", "memory"),
    [
        (["Rookie", "Rookie", "Champion"], ["Champion", "Rookie"], 1),
        (["Champion", "Rookie"], ["Champion", "Rookie"], 1),
        (["Rookie", "Rookie"], ["Rookie"], 0),
    ],
)
def test_one_card_of_each(trash: list[str], placed: list[str], memory: int) -> None:
    # As many as there are; "if you place 2 cards with this effect".
    card = host(May((PlaceUnder(ONE_OF_EACH, THIS),)), IfDone((GainMemory(1),), least=2))
    table = Table(card, ROOKIE, CHAMPION, my_battle=["Host"], my_trash=trash)
    table.take("Activate Host")
    while not table.can("Pass"):
        table.take(table.words[0])
    assert sorted(table.battle()[0].split("/")[1:]) == placed
    assert table.memory == memory


@pytest.mark.parametrize(("hand", "payable"), [(["Rookie", "Rookie"], False),
                                               (["Rookie", "Champion"], True)])  # fmt: skip
def test_a_cost_of_cards_that_go_together_is_paid_whole_or_not_at_all(
    hand: list[str], payable: bool
) -> None:
    for what in (Choose(ANY, v.HAND, 2, joint="different-names"),
                 Choose(ANY, v.HAND, 2, each=(A, B))):  # fmt: skip
        card = host(By((Trash(what),), (Draw(1),)))
        table = Table(card, ROOKIE, CHAMPION, my_battle=["Host"], my_hand=hand)
        assert table.can("Activate Host") is payable
        if payable:
            table.take("Activate Host")
            while not table.can("Pass"):
                table.take(table.words[0])
            assert len(table.trash()) == 2


def test_a_card_behind_which_too_few_go_together_is_not_offered() -> None:
    # Each set is chosen in one order; none of them is a smaller one.
    card = host(By((Trash(Choose(ANY, v.HAND, 2, joint="different-levels")),), (Draw(1),)))
    table = Table(card, ROOKIE, TWIN, CHAMPION, my_battle=["Host"],
                  my_hand=["Champion", "Rookie", "Twin"])  # fmt: skip
    table.take("Activate Host")
    while not table.can("Pass"):
        table.take(table.words[-1])
    assert len(table.trash()) == 2 and "Champion" in table.trash()


def test_fewer_may_be_chosen_where_the_text_says_so() -> None:
    # Rule 15-10-2-2.
    up_to = Choose(DIGIMON, v.HAND, ANY_NUMBER, up_to=True, joint="different-levels")
    card = host(Trash(up_to))
    table = Table(card, ROOKIE, TWIN, CHAMPION, my_battle=["Host"],
                  my_hand=["Champion", "Rookie", "Twin"])  # fmt: skip
    table.take("Activate Host")
    assert len(table.words) == 3
    table.take("Twin")
    assert sorted(table.words)[0] == "Champion" or len(table.words) == 2 or table.can("Pass")


def test_the_opponents_security_stack_is_searched() -> None:
    # Rule 15-15-3-9: all of it is looked at, and shuffled after what is done with it.
    search = red_option("Search", Main(do=(
        SearchSecurity((Trash(Choose(ANY, v.SECURITY, whose=v.OPPONENT)),), v.OPPONENT),
    )))  # fmt: skip
    table = Table(search, ROOKIE, BIG, my_battle=["Rookie"], my_hand=["Search"],
                  their_security=["Rookie", "Big", "Rookie"])  # fmt: skip
    table.take("Use Search")
    assert sorted(table.words) == ["Big", "Rookie"]
    table.take("Big")
    assert table.trash("their") == ["Big"]
    assert table.pile("their", "security") == ["Rookie", "Rookie"]
