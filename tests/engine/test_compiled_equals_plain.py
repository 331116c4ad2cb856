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
from decklists import DigimonDeck, load
from engine.digimon.game import DigimonGame
from engine.digimon.solo.game import SoloGame
from engine.digimon.solo.goals import DEFAULT
from engine.digimon.solo.goals import value_of as digimon_value
from engine.digimon.solo.searched import DigimonSolo
from engine.digimon.walk import RandomGames
from engine.games import offers
from engine.walk import Walk
from engine.yugioh.game import YugiohGame
from engine.yugioh.worth.goals import value_of
from engine.yugioh.worth.searched import YugiohPlay
from search.best_first import Search

pytestmark = pytest.mark.plain

LINES = Path(__file__).parents[1] / "golden" / "lines.json"
DEPTH = 4
NODES = 300

GAMES = 12

WALKS = {
    "yugioh": {
        "opens": [1, 9, 55, 190, 288], "ends": 255, "choices": 945, "sum": 1774386460126873028,
    },
    "alone": {"opens": [2, 17, 154], "ends": 0, "choices": 203, "sum": 3548450911891326271},
    "two": {"opens": [8, 74], "ends": 0, "choices": 122, "sum": 4175381625641346664},
}  # fmt: skip
PLAN = {"nodes": 301, "expanded": 95, "choices": 947, "best": [[2014, 5], [2014, 5], [2014, 5]]}
PLAYED = {"wins": [0, 4, 8, 0, 0], "choices": 938, "sum": 2280951339403773268}
SEARCH = {"nodes": 309, "expanded": 67, "choices": 778, "best": [[2907, 5], [2847, 6], [2847, 6]]}


def game() -> YugiohGame:
    """The first open state of the Fiendsmith case."""
    case = json.loads(LINES.read_text(encoding="utf-8"))["cases"]["fiendsmith_engraver_gold"]
    game = YugiohGame(case["hand"] + case["deck"], case["extra"])
    game.start(case["hand"])
    return game


def alone() -> SoloGame:
    """The own turns of a Digimon starter deck."""
    deck = starter("st1")
    game = SoloGame(deck.main, deck.eggs, attacks=True)
    game.start((), 1)
    return game


def match() -> DigimonGame:
    """Two Digimon starter decks, before their game begins."""
    mine, theirs = starter("st2"), starter("st3")
    return DigimonGame(mine.main, mine.eggs, theirs.main, theirs.eggs)


def starter(name: str) -> DigimonDeck:
    """A bundled deck."""
    deck = load(name)
    assert isinstance(deck, DigimonDeck)
    return deck


def walked(root: YugiohGame | DigimonGame, depth: int) -> dict[str, Any]:
    """A walk of some commands: open states by depth, ends, choices, the sum of all keys."""
    walk = Walk(depth)
    walk.walk(offers(root.name).play(root), depth, 0)
    return {
        "opens": [int(count) for count in walk.opens], "ends": int(walk.ends),
        "choices": int(walk.choices), "sum": int(walk.sum),
    }  # fmt: skip


def walks() -> dict[str, Any]:
    """The walks of each game; that of Digimon alone in fixed order, two players as well."""
    two = match()
    two.start(3)
    return {"yugioh": walked(game(), DEPTH), "alone": walked(alone(), 2), "two": walked(two, 1)}


def played() -> dict[str, Any]:
    """Random games of two players to their ends: results, choices, the sum of what was chosen."""
    games = RandomGames()
    games.play(match().state, 1, GAMES)
    return {
        "wins": [int(count) for count in games.wins], "choices": int(games.choices),
        "sum": int(games.sum),
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


def planned() -> dict[str, Any]:
    """A search of the own turns of Digimon with what is drawn unknown, as turns are planned."""
    root = alone()
    state = root.state
    state.blind = 1
    search = Search(DigimonSolo(state, digimon_value(root, DEFAULT)), NODES, 3)
    while search.run(NODES):
        pass
    return {
        "nodes": int(search.nodes), "expanded": int(search.expanded),
        "choices": int(search.choices), "best": [list(board[1:3]) for board in search.boards],
    }  # fmt: skip


def all_numbers() -> dict[str, Any]:
    """Everything that is compared."""
    return {"walks": walks(), "search": searched(), "plan": planned(), "games": played()}


def test_walks_are_as_pinned() -> None:
    assert walks() == WALKS


def test_a_plan_is_as_pinned() -> None:
    assert planned() == PLAN


def test_random_games_are_as_pinned() -> None:
    assert played() == PLAYED


def test_a_search_is_as_pinned() -> None:
    assert searched() == SEARCH


def test_the_plain_engine_gives_the_same_numbers() -> None:
    root = str(Path(engine.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-B", __file__],
        env={**os.environ, "ENDBOARD_PURE": "1", "PYTHONPATH": root},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(done.stdout) == all_numbers()


if __name__ == "__main__":
    print(json.dumps(all_numbers()))
