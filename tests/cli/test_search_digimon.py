"""`endboard search` on Digimon decks."""

import json
from collections.abc import Callable

import pytest

from cli.exit_codes import ExitCode

Endboard = Callable[..., tuple[int, str, str]]

HAND = ("--hand", "Agumon, Greymon, 2x Tai, Biyomon", "--orders", "3")


def test_the_turns_are_printed_with_memory_and_stacks(endboard: Endboard) -> None:
    code, out, _ = endboard("search", "st1", *HAND)
    assert code == ExitCode.DONE
    assert "Hand: Agumon, Biyomon, Greymon, Tai Kamiya, Tai Kamiya" in out
    assert "Turn 1 (memory 0)" in out
    assert "1. Hatch a Digi-Egg: Koromon  (memory 0)" in out
    assert "├────────────────────┤" in out
    assert "Over 3 orders: value" in out


def test_json_and_the_same_bytes_each_time(endboard: Endboard) -> None:
    first = endboard("search", "st2", "--orders", "2", "--format", "json")
    assert first == endboard("search", "st2", "--orders", "2", "--format", "json")
    data = json.loads(first[1])
    assert len(data["hand"]) == 5
    assert data["value"]["low"] <= data["value"]["mean"] <= data["value"]["high"]
    assert [turn["turn"] for turn in data["example"]["turns"]] == [1, 3, 5]


@pytest.mark.parametrize(
    ("hand", "message"),
    [
        ("Nobody", "--hand: no card 'Nobody' in the deck; `endboard deck show` lists its cards"),
        ("3x WarGreymon", "--hand: 3 copies of WarGreymon in the hand, 2 in the deck"),
        ("4x Agumon, 2x Tai", "--hand: 6 cards in the hand, expected 5 at most"),
        (" , ", "--hand: the hand names no card; give names of cards of the deck, separated by "
                "commas"),
        ("G", "--hand: 'G' could be Greymon ST1-07, Garudamon ST1-08, Giga Destroyer ST1-15, "
              "Gaia Force ST1-16; give the card number"),
    ],
)  # fmt: skip
def test_hands_that_cannot_be_used(endboard: Endboard, hand: str, message: str) -> None:
    code, out, err = endboard("search", "st1", "--hand", hand)
    assert (code, out) == (ExitCode.BAD_INPUT, "")
    assert err == f"endboard: error: {message}\n"


def test_goal_files_are_not_for_digimon(endboard: Endboard) -> None:
    code, _, err = endboard("search", "st1", "--goal", "goal.toml")
    assert code == ExitCode.USAGE
    assert "goal files are for Yu-Gi-Oh decks only" in err
