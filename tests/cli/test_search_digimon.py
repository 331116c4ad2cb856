"""`endboard search` on Digimon decks."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.digimon.cards import definitions
from cli.exit_codes import ExitCode
from decklists import DigimonCard, digimon_catalog
from decklists.samples import sample

Endboard = Callable[..., tuple[int, str, str]]

HAND = ("--hand", "Agumon, Greymon, MetalGreymon, 2x Tai")
FEW = ("--orders", "3")
PASSIVE = ("--opponent", "passive")


def test_the_turns_are_printed_with_memory_and_stacks(endboard: Endboard) -> None:
    code, out, err = endboard("search", "st1", *HAND, *FEW, *PASSIVE)
    assert code == ExitCode.DONE
    assert "playing for the deck's own goals, samples/st1.goal.toml" in err
    lines = out.splitlines()
    assert lines[:3] == [
        "st1, going first, 3 own turns alone; the opponent passes in between",
        "Playing for: Gaia Red (samples/st1.goal.toml)",
        "Hand: Agumon, Greymon, MetalGreymon, 2x Tai Kamiya",
    ]
    actions = [line.split() for line in lines if line.strip()[:2] in ("1.", "2.", "3.")]
    assert actions[0] == ["1.", "Hatch", "a", "Digi-Egg:", "Koromon", "memory", "0"]
    drawn = "to the hand: "
    digivolved = "Digivolve Koromon (breeding area) into Agumon for 0"
    assert " ".join(actions[1]).startswith(f"2. {digivolved}; {drawn}")
    assert actions[1][-2:] == ["memory", "0"]
    digivolved = "Digivolve Agumon (breeding area) into Greymon for 2"
    assert " ".join(actions[2]).startswith(f"3. {digivolved}; {drawn}")
    assert actions[2][-2:] == ["opponent", "2"]
    # The card of the draw phase is told at the start of the turn.
    assert any(line.startswith(f"Own turn 2 (turn 3), memory 3; {drawn}") for line in lines)
    assert "├────────────────────┤" in out
    assert "Over 3 orders of the deck (intervals are 95 %):" in lines
    assert "Level 4 by own turn 2 100.0 %" in [" ".join(line.split()) for line in lines]
    assert any(line.startswith("own turn 3 ") for line in lines)
    assert "no digivolution into Level 4 or higher by the end of own turn 2" in out


def test_the_chance_to_win_is_played_for(endboard: Endboard) -> None:
    code, out, err = endboard("search", "st1", *HAND, *FEW)
    assert (code, err) == (ExitCode.DONE, "")
    lines = out.splitlines()
    assert lines[:3] == [
        "st1, going first, 3 own turns alone; the opponent uses the memory they get",
        "Playing for: the chance to win after these turns",
        "Measured: Gaia Red (samples/st1.goal.toml)",
    ]
    assert re.search(r"^Worth   [1-9]\d\.\d % \(\d\d\.\d % to \d\d\.\d %\) on average$", out, re.M)
    assert any(line.startswith("Level 4 by own turn 2 ") for line in lines)
    call = ("search", "st1", *HAND, *FEW, "--format", "json")
    data = json.loads(endboard(*call)[1])
    assert (data["opponent"], data["goal_is"]) == ("active", "measured")
    assert 0 < data["value"]["mean"] < 10_000
    # A goal that is asked for is played for.
    goal = Path(__file__).parents[2] / "decklists" / "samples" / "st1.goal.toml"
    data = json.loads(endboard(*call, "--goal", str(goal))[1])
    assert (data["opponent"], data["goal_is"]) == ("active", "played for")
    assert data["value"]["mean"] < 1000
    assert json.loads(endboard(*call, "--goal", "none")[1])["goal_is"] == "played for"


def test_a_chance_that_is_a_guess_says_so(endboard: Endboard) -> None:
    """What the chance to win is made from was learned of three own turns."""
    call = ("search", "st1", *HAND, *FEW, "--turns", "2")
    assert (
        "was learned from hands of 3 own turns; with --turns 2 it is a guess" in endboard(*call)[2]
    )
    assert "guess" not in endboard(*call, *PASSIVE)[2]


def test_the_cards_that_are_drawn_anew_for_each_order(endboard: Endboard) -> None:
    _, out, _ = endboard("search", "st1", "--hand", "Greymon", *FEW)
    assert "Hand: Greymon, and 4 drawn by chance, anew for each order" in out
    assert "One order of the deck (seed 1):\nHand: " in out


def test_json_and_the_same_bytes_with_any_number_of_jobs(endboard: Endboard) -> None:
    call = ("search", "st2", "--orders", "20", "--turns", "2", "--format", "json")
    first = endboard(*call)
    assert first[:2] == endboard(*call, "--jobs", "2")[:2]
    data = json.loads(first[1])
    assert (data["game"], data["deck"], data["orders"], data["own_turns"]) == (
        "digimon", "st2", 20, 2,
    )  # fmt: skip
    assert len(data["hand"]) == 5
    assert set(data["hand"][0]) == {"number", "name"}
    assert data["value"]["low"] <= data["value"]["mean"] <= data["value"]["high"]
    assert data["brick_rate"]["share"] == data["bricks"] / 20
    assert [turn["turn"] for turn in data["example"]["turns"]] == [1, 3]
    assert [sum(found["orders"].values()) for found in data["levels"]] == [20, 20]
    assert [goal["name"] for goal in data["goals"]] == data["goal"]["goals"]
    assert len(data["boards"]) == min(5, data["different_boards"])
    assert set(data["boards"][0]) == {"orders", "value", "battle", "breeding"}


def test_several_hands_are_a_list(endboard: Endboard) -> None:
    hands = ("--hand", "Agumon", "--hand", "Greymon")
    data = json.loads(endboard("search", "st1", *hands, *FEW, "--format", "json")[1])
    assert [[card["name"] for card in one["hand"]] for one in data] == [["Agumon"], ["Greymon"]]


def test_memory_from_1_to_5_side_by_side(endboard: Endboard) -> None:
    """With 3 it is what the opponent's pass gives; the turns are shown once, with that."""
    _, out, _ = endboard("search", "st1", *HAND, *FEW, "--memory", "1-5")
    rows = out[out.index("With other amounts of memory") :].splitlines()
    assert [row.split()[0] for row in rows[1:]] == ["memory", "1", "2", "3", "4", "5"]
    assert out.count("Own turn 1 ") == 1
    assert "Own turn 2 (turn 3), memory 3" in out
    as_json = ("--format", "json")
    data = json.loads(endboard("search", "st1", *HAND, *FEW, "--memory", "1-5", *as_json)[1])
    assert [one["memory"] for one in data["by_memory"]] == [1, 2, 3, 4, 5]
    assert data["value"] == data["by_memory"][2]["value"]
    passive = (*FEW, *PASSIVE, *as_json)
    passes, given = (
        json.loads(endboard("search", "st1", *HAND, *passive, *memory)[1])
        for memory in ((), ("--memory", "3"))
    )
    assert passes["value"] == given["value"]
    assert passes["memory"] is None
    one = json.loads(endboard("search", "st1", *HAND, *FEW, "--memory", "1", *as_json)[1])
    assert one["value"] == data["by_memory"][0]["value"]


@pytest.mark.parametrize("memory", ["0", "11", "3-1", "1-", "x", "1-5-6"])
def test_memory_that_there_cannot_be(endboard: Endboard, memory: str) -> None:
    code, out, err = endboard("search", "st1", "--memory", memory)
    assert (code, out) == (ExitCode.USAGE, "")
    assert f"--memory: expected 1 to 10, or a range such as 1-5, found '{memory}'" in err


def test_the_default_value(endboard: Endboard) -> None:
    _, out, err = endboard("search", "st1", *HAND, *FEW, *PASSIVE, "--goal", "none")
    assert "Playing for: default\n" in out
    assert "own goals" not in err
    assert "Goals met" not in out


def test_a_goal_file_decides(endboard: Endboard, tmp_path: Path) -> None:
    """With points for nothing but cards in hand, the player keeps them."""
    goal = tmp_path / "keep.toml"
    goal.write_text(
        'name = "keep"\nbrick = 7\n[[score]]\nin = "hand"\npoints = 1\nmost = 20\n', "utf-8"
    )
    call = ("search", "st1", *HAND, *FEW, "--goal", str(goal))
    code, out, _ = endboard(*call)
    assert code == ExitCode.DONE
    assert f"Playing for: keep ({goal})" in out
    assert "Bricks  0.0 % (0.0 to 56.1): fewer than 7 points" in out
    # Five cards and two draws, or more with digivolutions, which draw one each.
    assert json.loads(endboard(*call, "--format", "json")[1])["value"]["low"] >= 7


def test_a_mistake_in_a_goal_file(endboard: Endboard, tmp_path: Path) -> None:
    goal = tmp_path / "bad.toml"
    goal.write_text('name = "x"\n[[score]]\npoints = 1\ncard = "WarGreimon"\n', "utf-8")
    code, out, err = endboard("search", "st1", "--goal", str(goal))
    assert (code, out) == (ExitCode.BAD_INPUT, "")
    assert err == (
        f"endboard: error: {goal}:4: no card has the name or number 'WarGreimon'; did you mean "
        "WarGreymon or Greymon or MetalGreymon?\n"
    )


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


@pytest.fixture
def unknown() -> DigimonCard:
    """An Option card without a definition."""
    return next(
        card for card in digimon_catalog().values()
        if card.number not in definitions() and "Option" in card.kinds
    )  # fmt: skip


@pytest.fixture
def mine(unknown: DigimonCard, tmp_path: Path) -> str:
    """The deck st1 with four copies of it."""
    text = sample("st1")[1].replace("4 Shadow Wing ST1-13", f"4 {unknown.name} {unknown.number}")
    deck = tmp_path / "mine.txt"
    deck.write_text(text, "utf-8")
    return str(deck)


def test_cards_without_a_definition_are_named(
    endboard: Endboard, unknown: DigimonCard, mine: str
) -> None:
    call = ("search", mine, "--hand", unknown.number, "--orders", "2", "--turns", "1")
    _, out, err = endboard(*call)
    assert f"Effects not played: {unknown.name} {unknown.number}\n" in out
    assert "have no definition: their effects are not played" in err
    data = json.loads(endboard(*call, "--format", "json")[1])
    assert data["undefined"] == [{"number": unknown.number, "name": unknown.name}]
    assert endboard(*call, "--strict")[0] == ExitCode.UNDEFINED_CARDS


def test_bricks_are_undecided_where_a_card_is_not_played(
    endboard: Endboard, unknown: DigimonCard, mine: str, tmp_path: Path
) -> None:
    goal = tmp_path / "goal.toml"
    goal.write_text(
        'name = "far"\nbrick = "seven"\n'
        '[[goal]]\nname = "seven"\npoints = 1\nlevel = 7\nby = 1\n', "utf-8",
    )  # fmt: skip
    call = ("search", mine, "--goal", str(goal), "--turns", "1")
    _, out, _ = endboard(*call, "--orders", "2", "--hand", unknown.number)
    assert "Bricks  0.0 % (0.0 to 100.0), 100.0 % undecided: not reached: seven" in out
    assert "undecided whether a brick" in out
    assert "0.0 %, 100.0 % undecided" in out
    _, out, _ = endboard(
        *call, "--orders", "40", "--format", "json", "--hand", ",".join(["ST1-03"] * 4),
    )  # fmt: skip
    data = json.loads(out)
    assert data["bricks"] + data["undecided"] == data["orders"]
    assert data["bricks"] and data["undecided"]
    rate = data["brick_rate"]
    assert rate["share"] == data["bricks"] / data["orders"]
    assert rate["undecided"] == data["undecided"] / data["orders"]
    assert rate["low"] < rate["share"] < rate["high"] == 1
    assert data["goals"] == [{"name": "seven", "orders": 0, "undecided": data["undecided"]}]
    assert data["example"]["brick"] in (True, None)


def test_a_card_by_name_and_number(endboard: Endboard) -> None:
    hand = ("--hand", "Agumon P-009, agumon bt12-059", "--turns", "1", "--orders", "1")
    data = json.loads(endboard("search", "wargreymon", *hand, "--format", "json")[1])
    assert [card["number"] for card in data["hand"]] == ["P-009", "BT12-059"]


@pytest.mark.parametrize(
    "option",
    [("--time-limit", "3"), ("--require-proof",), ("--every-zone",), ("--every-position",)],
)
def test_options_of_the_other_game(endboard: Endboard, option: tuple[str, ...]) -> None:
    code, _, err = endboard("search", "st1", *option)
    assert code == ExitCode.USAGE
    assert f"{option[0]} is for Yu-Gi-Oh decks, and samples/st1.txt is a Digimon deck" in err


@pytest.mark.parametrize("option", [("--memory", "3"), ("--turns", "3"), ("--attacks",)])
def test_options_of_digimon(endboard: Endboard, option: tuple[str, ...]) -> None:
    code, _, err = endboard("search", "fiendsmith", *option)
    assert code == ExitCode.USAGE
    assert f"{option[0]} is for Digimon decks, and samples/fiendsmith.ydk is a Yu-Gi-Oh" in err
