"""Replays traces of the reference engine and compares every open state.

A trace has one prompt for every card selected, the engine one decision for
every set, so prompts do not correspond one to one.  Instead every inner
choice after the recorded command is tried, and those paths go on whose next
open state has the recorded position and the recorded legal commands.  A trace
replays if at least one path survives to its end.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.yugioh.game import YugiohGame
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import LOC, ZONE
from engine.yugioh.telling.board import board
from engine.yugioh.turn.open_state import (
    C_ACTIVATE,
    C_END,
    C_POSITION,
    C_PROCEDURE,
    C_SET,
    C_SET_MONSTER,
    C_SUMMON,
    KIND,
)  # fmt: skip
from engine.yugioh.vocabulary import EXTRA, GRAVE, HAND, MZONE, SZONE

KINDS = {
    C_SUMMON: "summon", C_SET_MONSTER: "mset", C_SET: "sset", C_POSITION: "repos",
    C_PROCEDURE: "spsummon", C_ACTIVATE: "activate", C_END: "to_ep",
}  # fmt: skip
PLACES = {HAND: "hand", GRAVE: "grave", MZONE: "mzone", SZONE: "szone", EXTRA: "extra"}


def game_of(given: dict[str, Any], **policy: Any) -> YugiohGame:
    """The duel of a trace or a reachable set, at its first open state."""
    game = YugiohGame(
        [*given["hand"], *given["main"]], given["extra"],
        opponent_main=[*given.get("opp_hand", []), *given.get("opp_main", [])] or [0] * 40,
        fixed_order=True, **policy,
    )  # fmt: skip
    game.start(given["hand"], given.get("opp_hand") or [0] * 5)
    return game


def snapshot(game: YugiohGame) -> dict[str, Any]:
    """The position in the form of the traces."""
    side = board(game)
    return {
        "lp": side["life"],
        "hand": sorted(side["hand"]),
        "mzone": [
            [m["zone"], m["passcode"], m["position"].replace("SET", "FD_DEF"), m["attack"],
             m["defense"], m["level"], m["properly_summoned"], m["negated"],
             sorted(m["materials"]), sorted(m["equips"])]
            for m in side["monsters"]
        ],
        "szone": [
            [s["zone"], s["passcode"], {"SET": "FACEDOWN", "UP": "FACEUP"}[s["position"]]]
            for s in side["spells"] if s["zone"] < 5
        ],
        "fzone": [s["passcode"] for s in side["spells"] if s["zone"] == 5],
        "grave": sorted(side["grave"]),
        "banished": sorted(code for code, _ in side["banished"]),
        "extra": sorted(side["extra"]),
        "extra_faceup": sorted(side["extra_face_up"]),
        "deck": sorted(side["deck"]),
    }  # fmt: skip


def recorded(snap: dict[str, Any]) -> dict[str, Any]:
    """A position of a trace, in the same form."""
    return {
        "lp": snap["lp"],
        "hand": sorted(snap["hand"]),
        "mzone": [
            [m["zone"], m["code"], m["pos"], m["atk"], m["def"],
             max(m["level"], m["rank"], m["link"]), m["proc_complete"], m["disabled"],
             sorted(m["overlay"]), sorted(_code(e) for e in m["equips"])]
            for m in snap["mzone"]
        ],
        "szone": [[s["zone"], s["code"], s["pos"]] for s in snap["szone"]],
        "fzone": [s["code"] for s in snap["fzone"]],
        "grave": sorted(snap["grave"]),
        "banished": sorted(code for code, _ in snap["banished"]),
        "extra": sorted(snap["extra"]),
        "extra_faceup": sorted(snap["extra_faceup"]),
        "deck": sorted(snap["deck"]),
    }  # fmt: skip


def _code(item: Any) -> int:
    return item if isinstance(item, int) else item[0] if isinstance(item, list) else item["code"]


def commands(game: YugiohGame, options: list[int]) -> dict[tuple[Any, ...], list[int]]:
    """The commands of an open state as (kind, passcode, place), with our options for each."""
    found: dict[tuple[Any, ...], list[int]] = {}
    for option in options:
        kind = KINDS[option // KIND]
        card = option & 0xFF
        if kind == "to_ep":
            name: tuple[Any, ...] = (kind,)
        else:
            place = PLACES[int(game.state.data[LOC + card])]
            name = (kind, game.passcode(card), place)
            if kind == "activate":
                effect = option >> 8 & 0xFFFF
                name += (place_index(game, card, place), meaning(game, effect))
        found.setdefault(name, []).append(option)
    return found


def place_index(game: YugiohGame, card: int, place: str) -> int | None:
    """Zone number on the field, None elsewhere."""
    return int(game.state.data[ZONE + card]) if place in ("mzone", "szone") else None


def meaning(game: YugiohGame, effect: int) -> int:
    """The number of an effect among those of its card."""
    return int(game.state.t.effects[effect * tb.EFFECT_SIZE + tb.E_INDEX])


Commands = dict[tuple[Any, ...], frozenset[Any]]


def named(items: Iterable[Sequence[Any]]) -> Commands:
    """Commands without effect numbers, each with the effect numbers it stands for."""
    found: dict[tuple[Any, ...], set[Any]] = {}
    for item in items:
        if item[0] == "to_ep":
            name: tuple[Any, ...] = ("to_ep",)
        elif item[0] == "activate":
            name = (*item[:3], item[3] if item[2] in ("mzone", "szone") else None)
        else:
            name = tuple(item[:3])
        found.setdefault(name, set()).add(item[4] if item[0] == "activate" else 0)
    return {name: frozenset(effects) for name, effects in found.items()}


class Meanings:
    """Which of our effects is which of the reference: one to one for each card, or a mismatch."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, Any], Any] = {}
        self.reverse: dict[tuple[int, Any], Any] = {}

    def difference(self, ours: Commands, theirs: Commands) -> str:
        """What is different between two sets of legal commands; empty if nothing is."""
        if ours.keys() != theirs.keys():
            more, less = ours.keys() - theirs.keys(), theirs.keys() - ours.keys()
            return f"only ours {more}, only theirs {less}"
        for name, effects in ours.items():
            if len(effects) != len(theirs[name]):
                return f"{name}: effects {set(effects)} against {set(theirs[name])}"
            if name[0] != "activate":
                continue
            known = {self.known.get((name[1], reference)) for reference in theirs[name]} - {None}
            if not known <= effects:
                return f"{name}: effects {set(effects)} are not {set(theirs[name])}"
            if len(effects) == 1:
                (mine,), (reference,) = effects, theirs[name]
                self.known[name[1], reference] = mine
                if self.reverse.setdefault((name[1], mine), reference) != reference:
                    return f"{name}: effects {mine} are not {reference}"
        return ""


@dataclass
class MismatchError(Exception):
    """The first open state at which no path agrees with the trace."""

    line: int
    step: int
    what: str

    def __str__(self) -> str:
        return f"line {self.line}, step {self.step}: {self.what}"


def leaves(game: YugiohGame, path: list[int], found: list[list[int]], limit: int = 20000) -> None:
    """Every way through the inner choices to the next open state or the end."""
    count = game.advance()
    if count == 0 or game.is_open():
        found.append(list(path))
        return
    options = game.options()
    for option in options:
        if len(found) >= limit:
            raise RuntimeError("too many inner choices")
        mark = game.mark()
        path.append(option)
        game.take(option)
        leaves(game, path, found, limit)
        path.pop()
        game.undo_to(mark)


def replay(trace: dict[str, Any], number: int) -> int:
    """Replay one line of a trace; the number of open states compared."""
    game = game_of(trace["input"])
    line = trace["lines"][number]
    meanings = Meanings()
    states = [
        (index, step) for index, step in enumerate(line["steps"])
        if step["type"] == "SELECT_IDLECMD"
    ]  # fmt: skip
    paths: list[list[int]] = [[]]
    for index, step in states:
        paths = _agreeing(game, paths, number, index, recorded(step["state"]["snapshot"]),
                          named(step["state"]["idle"]), meanings)  # fmt: skip
        chosen = step["options"][step["chosen"]]
        following: list[list[int]] = []
        for path in paths:
            mark = game.mark()
            follow(game, path)
            game.advance()
            for option in _options_for(game, chosen):
                inner = game.mark()
                game.take(option)
                leaves(game, [*path, option], following)
                game.undo_to(inner)
            game.undo_to(mark)
        paths = distinct(game, following)
        if not paths:
            raise MismatchError(number, index, f"nothing follows {chosen}")
    if line["end"]["reason"] == "turn_end":
        _agreeing(game, paths, number, len(line["steps"]), recorded(line["end"]["snapshot"]), None,
                  meanings)  # fmt: skip
    return len(states)


def follow(game: YugiohGame, path: list[int]) -> None:
    """Take the options of a path from the start."""
    for option in path:
        game.advance()
        game.take(option)


def distinct(game: YugiohGame, paths: list[list[int]]) -> list[list[int]]:
    """One path to each different position."""
    seen: dict[int, list[int]] = {}
    for path in paths:
        mark = game.mark()
        follow(game, path)
        game.advance()
        seen.setdefault(game.key(), path)
        game.undo_to(mark)
    return list(seen.values())


def _options_for(game: YugiohGame, chosen: dict[str, Any]) -> list[int]:
    listed = commands(game, game.options())
    if chosen["kind"] == "to_ep":
        return listed.get(("to_ep",), [])
    code, place, seat = chosen["card"]
    found = []
    for name, options in listed.items():
        if name[:3] == (chosen["kind"], code, place):
            if chosen["kind"] == "activate" and place in ("mzone", "szone") and name[3] != seat:
                continue
            found += options
    return found


def _agreeing(game: YugiohGame, paths: list[list[int]], number: int, index: int,
              wanted: dict[str, Any], idle: Commands | None,
              meanings: Meanings) -> list[list[int]]:  # fmt: skip
    agreeing = []
    nearest = ""
    for path in paths:
        mark = game.mark()
        follow(game, path)
        count = game.advance()
        ours = snapshot(game)
        if ours != wanted:
            different = {k: (ours[k], wanted[k]) for k in wanted if ours[k] != wanted[k]}
            text = f"position: {different}"
            if not nearest or len(text) < len(nearest):
                nearest = text
        elif idle is not None:
            names = named(commands(game, game.options())) if count else {}
            different_commands = meanings.difference(names, idle)
            if different_commands:
                nearest = f"commands: {different_commands}"
            else:
                agreeing.append(path)
        else:
            agreeing.append(path)
        game.undo_to(mark)
    if not agreeing:
        raise MismatchError(number, index, nearest)
    return agreeing
