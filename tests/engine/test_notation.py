"""Lines as text, the same for every game, and the games' own notations of positions."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import notation
from engine.notation import NotationError
from engine.yugioh.game import YugiohGame
from tests.golden.sets import HERE, load

CASE: dict[str, Any] = load(HERE / "lines.json")["cases"]["fiendsmith_engraver_gold"]
LINE_OF_THREE = "4.1.0/5.1.1.2/4"


def fiendsmith() -> YugiohGame:
    game = YugiohGame([*CASE["hand"], *CASE["deck"]], CASE["extra"])
    game.start(CASE["hand"])
    return game


def options_of(game: YugiohGame, wanted: list[list[int]]) -> list[list[int]]:
    """The options at these places of their decisions."""
    mark = game.mark()
    line: list[list[int]] = []
    for command in wanted:
        line.append([])
        for index in command:
            game.advance()
            line[-1].append(game.options()[index])
            game.take(line[-1][-1])
    game.undo_to(mark)
    return line


def test_a_line_is_written_as_places_within_decisions() -> None:
    game = fiendsmith()
    wanted = [
        [int(choice) for choice in command.split(".")] for command in LINE_OF_THREE.split("/")
    ]
    line = options_of(game, wanted)
    assert notation.write_line(game, line) == LINE_OF_THREE
    assert notation.read_line(game, LINE_OF_THREE) == line


def test_a_line_may_be_empty_or_stop_half_way() -> None:
    game = fiendsmith()
    assert notation.write_line(game, []) == "-"
    assert notation.read_line(game, " - ") == []
    half = notation.read_line(game, "4")
    assert notation.write_line(game, half) == "4"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "command 1: expected the number of an option, found 'nothing'"),
        ("x", "command 1: expected the number of an option, found 'x'"),
        ("-1", "command 1: expected the number of an option, found '-1'"),
        ("9", "command 1: expected a number from 0 to 5, found '9'"),
        ("9" * 5000, "command 1: expected a number from 0 to 5, found '999"),
        ("4.7", "command 1, choice 1: expected a number from 0 to 1, found '7'"),
        ("4/0", "command 2: expected one more choice of command 1 before it"),
        ("0.0.0", "command 1, choice 1: expected the next command, for this one is over"),
        ("5/0", "command 2: expected nothing, for the game is over"),
        ("4.", "command 1, choice 1: expected the number of an option, found 'nothing'"),
    ],
)  # fmt: skip
def test_a_wrong_line_is_refused(text: str, message: str) -> None:
    game = fiendsmith()
    with pytest.raises(NotationError) as error:
        notation.read_line(game, text)
    assert str(error.value).startswith(message)
    assert game.mark() == 0


def test_an_option_that_is_not_legal_is_not_written() -> None:
    with pytest.raises(NotationError, match="command 1: expected a legal option, found '12345'"):
        notation.write_line(fiendsmith(), [[12345]])


@settings(max_examples=15, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 100_000))
def test_a_line_is_the_same_after_a_round_trip(seed: int) -> None:
    fate = random.Random(seed)
    game = fiendsmith()
    line: list[list[int]] = []
    while game.advance() and len(line) < 8:
        if game.is_open():
            line.append([])
        line[-1].append(fate.choice(game.options()))
        game.take(line[-1][-1])
    game.undo_to(0)
    text = notation.write_line(game, line)
    assert game.mark() == 0
    assert notation.read_line(game, text) == line
    assert game.mark() == 0
