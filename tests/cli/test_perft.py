"""`endboard perft`: the table, the JSON, and where the speed is said."""

import json
import re
from collections.abc import Callable

import pytest

from cli.exit_codes import ExitCode

Endboard = Callable[..., tuple[int, str, str]]

HAND = ("--hand", "Fiendsmith Engraver")


def test_the_table(endboard: Endboard) -> None:
    code, out, err = endboard("perft", "fiendsmith", *HAND, "--depth", "3")
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == "fiendsmith: Fiendsmith Engraver, 4 blanks"
    assert lines[1].split() == ["depth", "states", "lines", "choices", "ends"]
    rows = [[int(number) for number in line.split()] for line in lines[2:-1]]
    assert rows == [[0, 1, 1, 0, 0], [1, 4, 4, 6, 1], [2, 11, 11, 19, 4], [3, 11, 18, 35, 11]]
    assert re.fullmatch(r"checksum \d+", lines[-1])
    assert re.search(r"endboard: 91 choices in [\d.]+ s of CPU \([\d,]+ a second\)\n", err)


def test_json_and_quiet(endboard: Endboard) -> None:
    code, out, err = endboard(
        "perft", "fiendsmith", *HAND, "--depth", "1", "--format", "json", "--quiet"
    )
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert (data["deck"], data["game"], data["seed"]) == ("fiendsmith", "yugioh", 1)
    assert data["hand"][0] == {"passcode": 60764609, "name": "Fiendsmith Engraver"}
    assert len(data["hand"]) == 5
    assert data["levels"] == [
        {"depth": 0, "states": 1, "lines": 1, "choices": 0, "ends": 0},
        {"depth": 1, "states": 4, "lines": 4, "choices": 6, "ends": 1},
    ]
    assert isinstance(data["checksum"], int)


def test_the_payload_is_the_same_every_time(endboard: Endboard) -> None:
    runs = [endboard("perft", "fiendsmith", "--seed", "3", "--depth", "1")[1] for _ in range(2)]
    assert runs[0] == runs[1]


def test_depth_0_says_no_speed(endboard: Endboard) -> None:
    code, out, err = endboard("perft", "fiendsmith", *HAND, "--depth", "0")
    assert code == 0
    assert out.splitlines()[2].split() == ["0", "1", "1", "0", "0"]
    assert "a second" not in err


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("--depth", "-1"), ExitCode.USAGE, "error: Invalid value for '--depth': "),
        (("--hand", "Pot of Greed"), ExitCode.BAD_INPUT, "error: Pot of Greed is not in the main"),
    ],
)
def test_mistakes(endboard: Endboard, arguments: tuple[str, ...], code: int, message: str) -> None:
    ended, out, err = endboard("perft", "fiendsmith", *arguments)
    assert (ended, out) == (code, "")
    assert err.startswith(f"endboard: {message}")


def test_cards_of_one_name_are_understood_and_told_by_number(endboard: Endboard) -> None:
    # Digimon comprehensive rules 2-12-1: cards are the same by their card number.
    hand = "Agumon P-009, 2x Greymon ST1-07, Greymon EX1-004, WarGreymon"
    code, out, _ = endboard("perft", "wargreymon", "--hand", hand, "--depth", "1")
    assert code == ExitCode.DONE
    told = out.splitlines()[0]
    for name in ("Agumon P-009", "Greymon ST1-07", "Greymon EX1-004", "WarGreymon"):
        assert name in told
    code, _, err = endboard("perft", "wargreymon", "--hand", "Agumon", "--depth", "1")
    assert code == ExitCode.BAD_INPUT
    assert "'Agumon' could be Agumon BT12-059, Agumon P-009; give the card number" in err
