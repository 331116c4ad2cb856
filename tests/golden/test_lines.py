"""Long lines of several decks, recorded with the reference engine, replay to their final board.

Source: lines.json.  Zone numbers, the order of the GY and the number of cards in the Deck are
left aside: they depend on how the recording took zones and shuffled.
"""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from engine.yugioh.game import YugiohGame
from engine.yugioh.telling.board import board
from tests.golden.script import parse, play
from tests.golden.sets import HERE, load, missing, undefined

CASES = load(HERE / "lines.json")["cases"]
POSITIONS = {1: "ATK", 4: "DEF", 8: "SET"}
REQUIRED = "fiendsmith_engraver_gold"


def cases() -> Iterator[Any]:
    for name, case in CASES.items():
        lack = undefined(case)
        marks = [pytest.mark.skip(reason=missing(lack))] if lack else []
        yield pytest.param(case, id=name, marks=marks)


def game_of(case: dict[str, Any]) -> YugiohGame:
    """The duel of a case; its deck is written with the top card last."""
    theirs = case["opp_hand"]
    game = YugiohGame(
        [*case["hand"], *reversed(case["deck"])], case["extra"],
        opponent_main=[*theirs, *[0] * 40], fixed_order=True, opponent_acts=bool(theirs),
    )  # fmt: skip
    game.start(case["hand"], theirs)
    return game


def reached(game: YugiohGame) -> dict[str, Any]:
    """The board without zone numbers, in the form of the final boards."""
    side = board(game)
    return {
        "MZ": sorted(
            [m["passcode"], m["position"], m["attack"], sorted(m["materials"])]
            for m in side["monsters"]
        ),
        "SZ": sorted(s["passcode"] for s in side["spells"]),
        "HAND": sorted(side["hand"]),
        "GY": sorted(side["grave"]),
        "BAN": sorted(code for code, _ in side["banished"]),
    }


def recorded(final: dict[str, Any]) -> dict[str, Any]:
    """A final board in the same form."""
    return {
        "MZ": sorted(
            [m["code"], POSITIONS[m["pos"]], m["atk"], sorted(m["mats"])] for m in final["MZ"]
        ),
        **{
            part: sorted(card["code"] for card in final[part])
            for part in ("SZ", "HAND", "GY", "BAN")
        },
    }


def replays(case: dict[str, Any]) -> bool:
    """Whether the script leads to the final board."""
    game = game_of(case)
    final = recorded(case["final"])
    return play(game, parse(case["script"]), lambda: reached(game) == final)


@pytest.mark.parametrize("case", list(cases()))
def test_a_recorded_line_replays_to_its_final_board(case: dict[str, Any]) -> None:
    assert replays(case)


def test_the_required_line_is_not_skipped() -> None:
    assert undefined(CASES[REQUIRED]) == []


# ----------------------------------------------------- the harness itself


@pytest.mark.parametrize(
    ("part", "change"),
    [
        ("MZ", lambda cards: cards[0].update(atk=0)),
        ("MZ", lambda cards: cards[1]["mats"].pop()),
        ("MZ", lambda cards: cards[0].update(pos=4)),
        ("HAND", lambda cards: cards.pop()),
        ("GY", lambda cards: cards.pop()),
        ("SZ", lambda cards: cards.append({"code": 1})),
        ("BAN", lambda cards: cards.append({"code": 1})),
    ],
)
def test_another_final_board_is_noticed(part: str, change: Any) -> None:
    case = copy.deepcopy(CASES[REQUIRED])
    change(case["final"][part])
    assert not replays(case)


@pytest.mark.parametrize(
    "left_out",
    ["act Mutiny in the Sky@HAND", "sp Fiendsmith's Sequence", "chain Aerial Eater",
     "act Fiendsmith Engraver@GY", "sel Buio", "end"],
)  # fmt: skip
def test_a_line_without_one_of_its_steps_does_not_replay(left_out: str) -> None:
    case = copy.deepcopy(CASES[REQUIRED])
    case["script"].remove(left_out)
    assert not replays(case)


def test_a_script_with_an_unknown_word_is_refused() -> None:
    with pytest.raises(ValueError, match="no 'shout'"):
        parse(["shout Ash"])
