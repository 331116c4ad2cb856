"""Compiled and plain engines play alike: the same counts, keys and values on the same input.

The numbers are pinned, so whichever engine runs must give them, and both are compared directly:
the plain one runs in a process of its own.  The counts change when a rule, a card or the deck
does, the key sums also when keys do; then run this file as a program and copy what it prints.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.games import offers
from engine.walk import Walk
from engine.yugioh.game import YugiohGame
from engine.yugioh.goals import value_of
from engine.yugioh.play import YugiohPlay
from search.best_first import Search

pytestmark = pytest.mark.plain

LINES = Path(__file__).parents[1] / "golden" / "lines.json"
DEPTH = 4
NODES = 300

WALK = {
    "opens": [1, 9, 55, 190, 288], "ends": 255, "choices": 945, "sum": 1774386460126873028,
}  # fmt: skip
SEARCH = {"nodes": 308, "expanded": 73, "choices": 794, "best": [[2608, 5], [2516, 5], [2388, 6]]}


def game() -> YugiohGame:
    """The first open state of the Fiendsmith case."""
    case = json.loads(LINES.read_text(encoding="utf-8"))["cases"]["fiendsmith_engraver_gold"]
    game = YugiohGame(case["hand"] + case["deck"], case["extra"])
    game.start(case["hand"])
    return game


def walked() -> dict[str, Any]:
    """A walk of four commands: open states by depth, ends, choices, the sum of all keys."""
    walk = Walk(DEPTH)
    root = game()
    walk.walk(offers(root.name).play(root), DEPTH, 0)
    return {
        "opens": [int(count) for count in walk.opens], "ends": int(walk.ends),
        "choices": int(walk.choices), "sum": int(walk.sum),
    }  # fmt: skip


def searched() -> dict[str, Any]:
    """A search of some hundred nodes: what it did, value and commands of the best end boards."""
    root = game()
    search = Search(YugiohPlay(root.state, value_of(root)), NODES, 3)
    while search.run(NODES):
        pass
    return {
        "nodes": int(search.nodes), "expanded": int(search.expanded),
        "choices": int(search.choices), "best": [list(board[1:3]) for board in search.boards],
    }  # fmt: skip


def test_a_walk_is_as_pinned() -> None:
    assert walked() == WALK


def test_a_search_is_as_pinned() -> None:
    assert searched() == SEARCH


def test_the_plain_engine_gives_the_same_numbers() -> None:
    root = str(Path(engine.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-B", __file__],
        env={**os.environ, "ENDBOARD_PURE": "1", "PYTHONPATH": root},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(done.stdout) == {"walk": walked(), "search": searched()}


if __name__ == "__main__":
    print(json.dumps({"walk": walked(), "search": searched()}))
