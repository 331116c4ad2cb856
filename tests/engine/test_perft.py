"""Counts of lines, choices and states; those of the Fiendsmith deck are pinned."""

from typing import Any

import pytest

from engine.perft import Counts, count_states, perft
from engine.yugioh.game import YugiohGame
from tests.engine.yugioh.table import Table, body, link
from tests.golden.sets import HERE, load

CASE: dict[str, Any] = load(HERE / "lines.json")["cases"]["fiendsmith_engraver_gold"]


def fiendsmith(hand: list[int]) -> YugiohGame:
    game = YugiohGame([*CASE["hand"], *CASE["deck"]], CASE["extra"])
    game.start(hand)
    return game


@pytest.mark.plain
def test_the_counts_of_the_fiendsmith_deck() -> None:
    counts = perft(fiendsmith(CASE["hand"]), 4)
    assert counts.lines == (1, 9, 55, 190, 288)
    assert counts.states == (1, 9, 35, 81, 78)
    assert counts.choices == (0, 12, 77, 296, 560)
    assert counts.ends == (0, 1, 9, 55, 190)


def test_with_blanks_in_the_hand() -> None:
    counts = perft(fiendsmith([60764609, 0, 0, 0, 0]), 4)
    assert counts.lines == (1, 4, 11, 18, 39)
    assert counts.states == (1, 4, 11, 11, 27)


def test_depth_0_is_the_state_itself() -> None:
    counts = perft(fiendsmith(CASE["hand"]), 0)
    assert (counts.lines, counts.states, counts.choices, counts.ends) == ((1,), (1,), (0,), (0,))


def test_a_small_field_counted_by_hand() -> None:
    """Two monsters, one Link Monster of them: summon it or end, then end."""
    table = Table(field=[body("A"), body("B")], extra=[link(rating=2)])
    counts = perft(table.game, 3)
    assert counts == Counts(
        lines=(1, 1, 0, 0), choices=(0, 2, 1, 0), ends=(0, 1, 1, 0), checksum=counts.checksum,
        states=(1, 1, 0, 0),
    )  # fmt: skip


def naive_states(game: YugiohGame, depth: int) -> list[int]:
    """Level by level, with snapshots instead of undoing, as an oracle."""
    levels: list[set[int]] = [set()]
    game.advance()
    levels[0].add(game.key())
    frontier = [game.state.snapshot()]
    root = game.state.snapshot()
    for _ in range(depth):
        found: dict[int, list[int]] = {}
        waiting = [(position, True) for position in frontier]
        while waiting:
            position, fresh = waiting.pop()
            game.state.restore(position)
            if not game.advance():
                continue
            if game.is_open() and not fresh:
                if not any(game.key() in level for level in levels):
                    found.setdefault(game.key(), game.state.snapshot())
                continue
            here = game.state.snapshot()
            for option in game.options():
                game.state.restore(here)
                game.take(option)
                waiting.append((game.state.snapshot(), False))
        levels.append(set(found))
        frontier = list(found.values())
    game.state.restore(root)
    return [len(level) for level in levels]


def test_states_agree_with_the_naive_count() -> None:
    game = fiendsmith([60764609, 98567237, 0, 0, 0])
    assert list(count_states(game, 3)) == naive_states(fiendsmith([60764609, 98567237, 0, 0, 0]), 3)


def test_counting_leaves_the_game_as_it_was() -> None:
    game = fiendsmith(CASE["hand"])
    before = game.state.snapshot()
    perft(game, 2)
    assert game.state.snapshot() == before
