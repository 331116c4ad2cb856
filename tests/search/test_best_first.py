"""The search on small spaces: everything is found, in any portions, and always the same.

The oracle is the naive walk of `tests.golden.reach`, which agrees with the reference engine.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    Banish,
    Choose,
    Damage,
    Draw,
    Each,
    Event,
    Mill,
    Named,
    PlaceCounter,
    RemoveCounter,
    SendToGrave,
    SpecialSummon,
    Trigger,
)
from engine.yugioh.worth.goals import DEFAULT, Goal, Term, value_of
from engine.yugioh.worth.searched import YugiohPlay
from search.best_first import BUDGET, PROVED, Search
from tests.engine.yugioh.table import Table, body, fiend, ignition, played
from tests.golden.reach import Reached, plain_board, reach, text
from tests.golden.replay import game_of

SETS = Path(__file__).parents[1] / "golden" / "reachable"
SMALL = ("vanilla5", "xyz_double_summon", "links_basic")


def small(name: str) -> YugiohGame:
    """The duel of a set of reachable boards."""
    data = json.loads((SETS / f"{name}.json").read_text(encoding="utf-8"))
    return game_of(data["input"])


@cache
def naive(name: str) -> Reached:
    """What the naive walk reaches."""
    return reach(small(name))


def search(
    game: YugiohGame, nodes: int = 10**6, top: int = 10**4, goal: Goal = DEFAULT, chunk: int = 1000,
    wait: bool = True,
) -> Search:  # fmt: skip
    """A search that has come to its end."""
    found = Search(YugiohPlay(game.state, value_of(game, goal)), nodes, top, wait=wait)
    while found.run(chunk):
        pass
    return found


def play(game: YugiohGame, line: list[list[int]]) -> None:
    """Play a line from the start; every option must be offered."""
    game.undo_to(0)
    for command in line:
        for option in command:
            game.advance()
            assert option in game.options()
            game.take(option)
    assert game.advance() == 0


def outcome(found: Search) -> tuple[Any, ...]:
    """All that a search tells."""
    numbers = found.status, found.nodes, found.expanded, found.choices, found.unplayed
    return *numbers, found.boards, [found.line(board[3]) for board in found.boards]


@pytest.mark.plain
@pytest.mark.parametrize("name", SMALL)
def test_a_proved_search_has_found_every_open_state(name: str) -> None:
    found = search(small(name), wait=False)
    assert (found.status, found.unplayed) == (PROVED, 0)
    assert found.nodes == found.expanded == sum(naive(name).levels)


@pytest.mark.parametrize("name", SMALL)
def test_the_boards_are_end_boards_and_the_best_of_all_is_among_them(name: str) -> None:
    reached = naive(name).end_boards
    game = small(name)
    found = search(game)
    value = value_of(game)
    worth: dict[str, int] = {}
    for _, points, made, node, end in found.boards:
        play(game, [*found.line(node), *end])
        board = text(plain_board(game))
        assert board in reached
        # Levels count the command that ends the turn from 0 on, as `made` does.
        assert made >= reached[board]
        assert YugiohPlay(game.state, value).value() == points
        worth[board] = points
    assert [board[1] for board in found.boards] == sorted(worth.values(), reverse=True)
    # What the naive walk reaches beyond the boards kept has the same cards in play as one of them.
    assert {fields(board) for board in worth} == {fields(board) for board in reached}


def fields(board: str) -> str:
    """What is in play, of a board as text."""
    data = json.loads(board)
    monsters = [[code, position, len(under)] for code, position, _, _, _, under, _ in data["m"]]
    return json.dumps([sorted(monsters), data["s"]])


def test_a_goal_decides_which_board_is_best() -> None:
    for wanted in (69247929, 15025844):
        game = small("vanilla5")
        found = search(game, goal=Goal("x", (Term(Named(wanted), v.MZONE, 1),)))
        _, _, _, node, end = found.boards[0]
        play(game, [*found.line(node), *end])
        assert [m[0] for m in plain_board(game)["m"]] == [wanted]


@pytest.mark.parametrize("chunk", [1, 7, 10**6])
def test_the_portions_of_a_search_do_not_change_it(chunk: int) -> None:
    whole = outcome(search(small("xyz_double_summon")))
    assert outcome(search(small("xyz_double_summon"), chunk=chunk)) == whole


def test_the_same_search_twice_in_one_game_is_the_same() -> None:
    game = small("links_basic")
    first = outcome(search(game, nodes=300))
    game.undo_to(0)
    assert outcome(search(game, nodes=300)) == first


@pytest.mark.plain
def test_a_limit_of_nodes_ends_the_search_soon_after_it() -> None:
    found = search(small("links_basic"), nodes=200)
    assert found.status == BUDGET
    assert 200 <= found.nodes < 300
    assert found.boards


def test_more_nodes_find_no_worse_board() -> None:
    best = [search(small("links_basic"), nodes=n).boards[0][1] for n in (1, 100, 400, 10**6)]
    assert best == sorted(best)
    assert best[0] < best[-1]


@pytest.mark.parametrize("top", [1, 3])
def test_the_best_boards_are_kept_whatever_their_number(top: int) -> None:
    every = search(small("xyz_double_summon")).boards
    assert search(small("xyz_double_summon"), top=top).boards == every[:top]


# ------------------------------------------- one board by lines of different length

PRIZE = body("Prize", level=8, attack=3000)


def two_ways() -> YugiohGame:
    """The Prize alone on the field: in three commands of which each is worth something, or in two
    of which the first shows nothing new and is looked at late.
    """
    prize = Banish(Each(MONSTER, v.MZONE)), SpecialSummon(Choose(Named(PRIZE.passcode), v.DECK))
    third = fiend("Third", ignition(*prize))
    second = fiend("Second", ignition(SpecialSummon(Choose(Named(third.passcode), v.DECK))))
    first = fiend("First", ignition(SpecialSummon(Choose(Named(second.passcode), v.DECK))))
    slow = fiend(
        "Slow",
        ignition(Damage(0), limit=ONCE_PER_TURN),
        ignition(PlaceCounter("Spell"), limit=ONCE_PER_TURN),
        ignition(*prize, cost=(RemoveCounter("Spell", 1),)),
    )
    return Table(deck=[PRIZE, second, third], field=[first, slow]).game


@pytest.mark.parametrize("top", [1, 100])
def test_a_shorter_line_found_later_replaces_that_of_a_kept_board(top: int) -> None:
    # docs/search.md: of all end boards with the same field the best is kept, with the shortest
    # line that was found to it.
    game = two_ways()
    goal = Goal("prize", (Term(Named(PRIZE.passcode), v.MZONE, 1),))
    found = Search(YugiohPlay(game.state, value_of(game, goal)), 10**6, top)
    lengths = []
    while found.run(1):
        _, points, made, node, _ = found.boards[0]
        if points > 1_000_000:
            assert len(found.line(node)) == made
            lengths.append(made)
    assert (lengths[0], lengths[-1]) == (3, 2)


def test_the_command_that_wins_the_duel_counts() -> None:
    # docs/search.md: a board is kept with its shortest line, counted in commands.
    burn = played("Burn", Damage(8000))
    found = search(Table([burn]).game)
    extra = [made - len([*found.line(node), *end][:-1]) for _, _, made, node, end in found.boards]
    # Ending the turn is no command of the line.
    assert sorted(extra) == [0] * (len(extra) - 1) + [1]


def test_an_end_phase_left_to_chance_counts_as_not_played() -> None:
    # docs/search.md: a line ends where it meets a draw; `unplayed` counts how often.
    drawer = fiend("Drawer", Trigger(v.MZONE, on=Event("end-phase"), optional=False, do=(Draw(1),)))
    table = Table(deck=[body("A"), body("B")], field=[drawer])
    found = search(table.game)
    assert (found.status, found.nodes, found.unplayed, found.boards) == (PROVED, 1, 1, [])


def test_estimates_of_what_lies_behind_a_draw_come_to_an_end() -> None:
    """Milled cards that mill on by choice, each of them: the estimate stops trying everything."""
    floats = [
        fiend(f"Float {at}", Trigger(
            v.GRAVE, on=Event("sent", to=v.GRAVE),
            do=(SendToGrave(Choose(MONSTER, v.DECK, least=2, most=2)),),
        ))
        for at in range(14)
    ]  # fmt: skip
    table = Table([played("Mill", Mill(1))], floats)
    found = search(table.game, nodes=50, top=1)
    assert found.unplayed
    assert found.choices < 200_000
