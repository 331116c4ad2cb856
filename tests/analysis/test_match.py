"""A series of games as tables: each game, and what they come to."""

import pytest

from analysis.digimon.match import ALL, match_games, summary
from analysis.statistics import wilson
from search.digimon.policy import Result

# The winner, turns, and by player the turns that ended and the memory handed over.
SERIES = (
    Result(0, 7, (4, 3), (8, 5), ()),
    Result(1, 10, (5, 5), (11, 9), ()),
    Result(None, 61, (30, 30), (33, 40), ()),
    Result(0, 4, (2, 1), (3, 0), ()),
    Result(0, 6, (3, 2), (5, 2), ()),
)


def test_each_game_says_who_went_first_and_who_won() -> None:
    frame = match_games(SERIES)
    assert frame["game"].to_list() == [0, 1, 2, 3, 4]
    assert frame["first"].to_list() == [1, 2, 1, 2, 1]
    assert frame["winner"].to_list() == [1, 2, None, 1, 1]
    assert frame["turns"].to_list() == [7, 10, 61, 4, 6]
    assert frame["turns_2"].to_list() == [3, 5, 30, 1, 2]
    assert frame["given_1"].to_list() == [8, 11, 33, 3, 5]


def test_a_draw_is_no_win_and_memory_is_that_of_a_turn() -> None:
    frame = summary(match_games(SERIES))
    rows = {row[0]: row for row in frame.iter_rows()}
    assert list(rows) == [ALL, "deck 1 goes first", "deck 2 goes first"]
    games, won, lost, drawn, share, low, high = rows[ALL][1:8]
    assert (games, won, lost, drawn, share) == (5, 3, 1, 1, 0.6)
    assert (low, high) == pytest.approx(wilson(0.6, 5))
    assert rows["deck 1 goes first"][1:5] == (3, 2, 0, 1)
    assert rows["deck 2 goes first"][1:5] == (2, 1, 1, 0)
    every = dict(zip(frame.columns, rows[ALL], strict=True))
    assert (every["turns"], every["given_1"], every["given_2"]) == (88 / 5, 60 / 44, 56 / 41)
    assert every["turns_low"] < every["turns"] < every["turns_high"]


def test_one_game_has_no_interval_and_no_row_for_the_other_player_first() -> None:
    frame = summary(match_games([Result(1, 2, (0, 1), (0, 2), ())]))
    assert frame.height == 2
    every = frame.row(0, named=True)
    assert (every["turns"], every["turns_low"], every["turns_high"]) == (2, None, None)
    # A player without a turn has handed nothing over.
    assert (every["given_1"], every["given_2"]) == (None, 2)
