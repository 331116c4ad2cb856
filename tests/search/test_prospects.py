"""What a line that ends in a draw is worth, outcome by outcome."""

from typing import Any

import pytest

from engine.yugioh.worth.value import GOAL
from search.chance import Outcome as Found
from search.yugioh import Outcome, prospects


class Table:
    """A game of which nothing is asked but to be left where it was."""

    def __init__(self) -> None:
        self.taken: list[int] = []

    def mark(self) -> int:
        return len(self.taken)

    def undo_to(self, mark: int) -> None:
        del self.taken[mark:]

    def advance(self) -> int:
        return 1

    def take(self, option: int) -> None:
        self.taken.append(option)


def told(monkeypatch: pytest.MonkeyPatch, outcomes: tuple[Found, ...], *, wanted: bool) -> Any:
    monkeypatch.setattr(prospects, "story", lambda game, line: [])
    monkeypatch.setattr(prospects, "write_line", lambda game, line: "moves")
    monkeypatch.setattr(prospects, "describe", lambda game, option: f"{option} after {game.taken}")
    game: Any = Table()
    found = prospects._prospect(game, [[4, 5], [6]], 2.5 * GOAL, outcomes, wanted)
    assert game.taken == [] and found.moves == "moves"
    return found


def test_outcomes_are_told_the_best_first_and_of_equals_the_likeliest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = ((1,),)
    outcomes = (
        Found(1, 0.125, 2 * GOAL + 7, line), Found(2, 0.25, 2 * GOAL, line),
        Found(3, 0.5, 7 * GOAL // 2, ()), Found(4, 0.125, -1, line),
    )  # fmt: skip
    found = told(monkeypatch, outcomes, wanted=True)
    after = "after [4, 5, 6]"
    # Points are whole where a board was found; an estimate is an average.
    assert list(found.outcomes) == [
        Outcome(f"3 {after}", 0.5, 3.5, True), Outcome(f"2 {after}", 0.25, 2, False),
        Outcome(f"1 {after}", 0.125, 2, False), Outcome(f"4 {after}", 0.125, 0, False),
    ]  # fmt: skip
    assert found.score == 0.5 * 3.5 + 0.25 * 2 + 0.125 * 2


def test_a_draw_that_is_not_searched_on_has_its_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(monkeypatch, (), wanted=True).score == 2.5
    assert told(monkeypatch, (), wanted=False).score == 2.5 * GOAL
