"""Exhaustive reachable sets, level by level, in the form of the reference data."""

import json
from collections.abc import Callable, Hashable
from typing import Any

from engine.yugioh.game import YugiohGame
from engine.yugioh.telling.board import board


def plain_board(game: YugiohGame) -> dict[str, Any]:
    """A board without zone numbers, as in `reachable/*.json`."""
    side = board(game)
    names = {"UP": "FACEUP", "SET": "FACEDOWN"}
    return {
        "lp": side["life"],
        "hand": sorted(side["hand"]),
        "m": sorted(
            [m["passcode"], m["position"].replace("SET", "FD_DEF"), m["attack"], m["defense"],
             0 if m["rank_or_link"] else m["level"], sorted(m["materials"]), sorted(m["equips"])]
            for m in side["monsters"]
        ),
        "s": sorted(
            [s["passcode"], names[s["position"]], s["equipped_to"]] for s in side["spells"]
        ),
        "gy": sorted(side["grave"]),
        "ban": sorted(code for code, _ in side["banished"]),
        "extra": sorted(side["extra"]),
        "extra_fu": sorted(side["extra_face_up"]),
        "deck": sorted(side["deck"]),
    }  # fmt: skip


def normal_form(given: dict[str, Any]) -> dict[str, Any]:
    """A recorded board with every list sorted, so that order does not matter."""
    sorted_ = {key: sorted(value) if isinstance(value, list) else value
               for key, value in given.items()}  # fmt: skip
    sorted_["ban"] = sorted(item if isinstance(item, int) else item[0] for item in given["ban"])
    sorted_["m"] = sorted([*m[:5], sorted(m[5]), sorted(m[6])] for m in given["m"])
    return sorted_


def text(item: dict[str, Any]) -> str:
    """A board as one comparable line."""
    return json.dumps(item, sort_keys=True)


class Reached:
    """Open states, boards and end boards with the level at which each is first reached."""

    def __init__(self) -> None:
        self.levels: list[int] = []
        self.boards: dict[str, int] = {}
        self.end_boards: dict[str, int] = {}


def reach(
    game: YugiohGame,
    same: Callable[[YugiohGame], Hashable] = YugiohGame.key,
    allowed: Callable[[int], bool] = lambda command: True,
) -> Reached:
    """Every open state that can be reached with the allowed commands, by commands made.

    States with an equal `same` are one.
    """
    found = Reached()
    root = game.state.snapshot()
    frontier = [root]
    game.advance()
    seen = {same(game)}
    level = 0
    while frontier:
        found.levels.append(len(frontier))
        following: list[list[int]] = []
        for position in frontier:
            mark = game.mark()
            game.state.restore(position)
            game.advance()
            found.boards.setdefault(text(plain_board(game)), level)
            for option in filter(allowed, game.options()):
                inner = game.mark()
                game.take(option)
                _walk(game, same, seen, following, found, level)
                game.undo_to(inner)
            game.undo_to(mark)
        frontier = following
        level += 1
    return found


def _walk(game: YugiohGame, same: Callable[[YugiohGame], Hashable], seen: set[Hashable],
          following: list[list[int]], found: Reached, level: int) -> None:  # fmt: skip
    count = game.advance()
    if count == 0:
        found.end_boards.setdefault(text(plain_board(game)), level)
        return
    if game.is_open():
        key = same(game)
        if key not in seen:
            seen.add(key)
            following.append(game.state.snapshot())
        return
    for option in game.options():
        mark = game.mark()
        game.take(option)
        _walk(game, same, seen, following, found, level)
        game.undo_to(mark)
