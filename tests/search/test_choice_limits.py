"""Options taken within commands, ends and estimates count towards the limit of a search.

Source: docs/search.md, "How sure the result is": nodes.
"""

from collections.abc import Callable
from typing import Any

import pytest

from engine.build import activate

if activate().compiled:
    pytest.skip("the compiler takes no subclass in plain Python", allow_module_level=True)

from search.best_first import BUDGET, OVERRUN, PROVED, Search
from search.led import LedSearch
from search.outlook import CHOICES, CHOICES_OF_NODE, SHARE
from search.shared import SharedSearch
from search.together import Together
from tests.search.made_up import CHANCE, CHOICE, OPEN, OVER, MadeUp, Spot

pytestmark = pytest.mark.plain
MANY = 60  # options of each of two choices, one behind the other
END = Spot(OVER, 1, worth=7)
LAST = Spot(OPEN, 2, [(0, Spot(OVER, 3, worth=9, board=1, field=1))])


def options(to: Callable[[int], Spot]) -> list[tuple[int, Spot]]:
    return [(number, to(number)) for number in range(MANY)]


def wide(to: Callable[[int], Spot]) -> Spot:
    """Two choices, one behind the other."""
    inner = [Spot(CHOICE, 100 + at, options(lambda n, at=at: to(MANY * at + n)))  # type: ignore[misc]
             for at in range(MANY)]  # fmt: skip
    return Spot(CHOICE, 99, list(enumerate(inner)))


def run(search: Search, most: int) -> Search:
    """The search at its end, with a limit of so many choices."""
    search.most_choices = most
    while search.run(9):
        pass
    return search


def test_how_many_they_are() -> None:
    assert Search(MadeUp(LAST), 300, 3).most_choices == CHOICES + 300 * CHOICES_OF_NODE == 560_000


def test_a_command_takes_a_share_and_the_others_are_played() -> None:
    loops = wide(lambda number: LAST)
    start = Spot(OPEN, 5, [(0, END), (1, loops), (2, Spot(OPEN, 6, [(0, END)]))])
    search = run(Search(MadeUp(start), 99, 3), 4 * 500)
    assert (search.status, search.nodes, search.cut) == (BUDGET, 3, True)
    assert 500 < search.choices < 510 + OVERRUN
    search = run(Search(MadeUp(start), 99, 3), 4 * MANY * (MANY + 1))
    assert (search.status, search.nodes, search.cut) == (PROVED, 3, False)
    assert search.choices > MANY * MANY


def test_a_search_ends_where_all_are_taken() -> None:
    found = [Spot(OPEN, 200 + at, [(0, END), (1, wide(lambda number: LAST))]) for at in range(20)]
    start = Spot(OPEN, 5, [(0, END), *((1 + at, spot) for at, spot in enumerate(found))])
    search = run(Search(MadeUp(start), 99, 3), 5000)
    assert (search.status, search.nodes) == (BUDGET, 22)
    assert search.expanded < 20
    assert 5000 <= search.choices < 5000 + 2 * OVERRUN


def test_ends_that_have_had_their_share_take_the_first_options() -> None:
    ends = wide(lambda number: Spot(OVER, 5000 + number, worth=number))
    first = Spot(OPEN, 5, [(0, ends), (1, Spot(OPEN, 6, [(0, ends)]))])
    search = Search(MadeUp(first), 99, 1)
    assert search.boards[0][1] == MANY * MANY - 1
    taken = search.choices
    search = run(search, SHARE * taken)
    assert (search.status, search.cut, search.choices) == (BUDGET, True, taken + 4)
    assert search._worth_of(1) == 0


def draws(number: int) -> Spot:
    """A draw on a table of its own."""
    two = [(0, END), (1, Spot(OVER, 2, worth=number))]
    return Spot(CHANCE, 1000 + number, two, weights=[1, 1], board=1000 + number)


class Valued(MadeUp):
    """A game that has a value before a draw too."""

    def value(self) -> int:
        return 3 if self.at.kind == CHANCE else super().value()


def test_lines_that_draw_are_estimated_as_far_as_their_share_goes() -> None:
    start = Spot(OPEN, 5, [(0, END), (1, wide(draws))])
    full = run(Search(MadeUp(start), 99, 3), 10**6)
    assert [prospect[0] for prospect in full.prospects] == [
        (MANY * MANY - step + 7) // 2 for step in (1, 2, 3)
    ]
    some = run(Search(MadeUp(start), 99, 3), 4 * 5000)
    # All of them were met, the last ones without a look at what lies behind.
    assert some.unplayed == full.unplayed == MANY * MANY
    assert [prospect[0] for prospect in some.prospects] < [one[0] for one in full.prospects]
    assert 5000 <= some._guessed < 5010
    # One in the End Phase is then worth what lies there before it.
    search = Search(Valued(Spot(OPEN, 5, [(0, END), (1, Spot(OPEN, 6, [(0, draws(9))]))])), 99, 3)
    search._guessed = 5000
    assert run(search, 4 * 5000)._worth_of(1) == 3


def test_a_lead_is_looked_for_as_far_as_the_share_of_a_command_goes() -> None:
    start = Spot(OPEN, 5, [(0, END), (1, wide(lambda number: LAST if number == 1830 else END))])
    key = MadeUp(LAST).key()
    for most, met in ((10**6, 1), (4000, 0)):
        led = LedSearch(MadeUp(start), 99, 3)
        led.most_choices = most
        assert led.lead([key], [[]]) == met


class Here:
    """A process that is this one."""

    def __init__(self, search: SharedSearch) -> None:
        self.search = search
        self.done: list[Any] = []

    def ask(self, do: Callable[..., Any], *given: Any) -> None:
        self.done.append(do(self.search, *given))


@pytest.mark.parametrize(("most", "status"), [(4000, BUDGET), (10**6, PROVED)])
def test_several_processes_prove_nothing_where_one_left_options_out(
    most: int, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("search.together.answers", lambda all_: [one.done.pop(0) for one in all_])
    start = Spot(OPEN, 5, [(0, END), (1, wide(lambda number: LAST))])
    shares = [SharedSearch(MadeUp(start), 99, 3, number, 2) for number in range(2)]
    for share in shares:
        share.most_choices = most
    search = Together([Here(share) for share in shares], 99, 3)  # type: ignore[misc]
    while search.run(9):
        pass
    assert search.status == status
