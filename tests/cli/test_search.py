"""`endboard search`: what it prints, as data and as text, and how it ends."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import search.yugioh
from cli.exit_codes import ExitCode
from decklists import catalog, load_yugioh
from search.yugioh import Progress

Endboard = Callable[..., tuple[int, str, str]]

ENGRAVER = "Fiendsmith Engraver"
A_BAO_A_QU, CAESAR = 4731783, 79559912
# Few, because the tests also run on the engine in plain Python.
FEW = ("--max-nodes", "60")
ONE = ("search", "fiendsmith", "--hand", ENGRAVER, *FEW)


def data(out: str) -> Any:
    return json.loads(out)


# ------------------------------------------------------------------- result


@pytest.mark.plain
def test_the_result_as_data(endboard: Endboard) -> None:
    code, out, err = endboard(*ONE, "--format", "json", "--top", "2")
    assert code == ExitCode.DONE
    assert "samples/fiendsmith.goal.toml" in err
    found = data(out)
    assert list(found) == [
        "deck", "game", "hand", "seed", "status", "stopped_by", "goal_status", "nodes",
        "expanded", "choices", "unplayed", "seconds", "processes", "value", "limits",
        "played_whole", "undefined", "missing", "boards", "prospects",
    ]  # fmt: skip
    assert (found["deck"], found["game"], found["seed"]) == ("fiendsmith", "yugioh", 1)
    assert found["hand"] == [
        {"passcode": 60764609, "name": ENGRAVER},
        *[{"passcode": 0, "name": "(blank)"}] * 4,
    ]
    assert (found["status"], found["stopped_by"]) == ("budget", "nodes")
    assert found["limits"] == {"max_nodes": 60, "time_limit": None}
    assert found["value"] == {
        "name": "Fiendsmith",
        "source": "samples/fiendsmith.goal.toml",
        "goals": ["A Bao A Qu and Caesar", "Desirae ready to negate"],
        "brick": 10,
    }
    assert found["seconds"] > 0
    assert len(found["boards"]) == 2
    board = found["boards"][0]
    assert list(board) == [
        "score", "points", "goals", "interruptions", "zones", "line", "position",
        "seen_by_opponent", "moves",
    ]  # fmt: skip
    assert list(board["zones"]) == [
        "life", "monsters", "spells", "hand", "grave", "banished", "extra_face_up", "deck_count",
    ]  # fmt: skip
    for place in ("monsters", "spells", "hand", "grave", "banished"):
        for card in board["zones"][place]:
            assert card["name"] == "(blank)" or catalog()[card["passcode"]].name == card["name"]
    assert [step["step"] for step in board["line"]] == list(range(1, len(board["line"]) + 1))
    assert all(list(step) == ["step", "text", "chained"] for step in board["line"])
    assert board["line"][0]["text"].startswith("Activate Fiendsmith Engraver (hand): ")
    assert len(board["moves"].split("/")) == len(board["line"])
    assert board["position"].startswith("yugioh ")
    assert " hand=?x" in board["seen_by_opponent"]


def test_the_result_as_text(endboard: Endboard) -> None:
    code, out, _ = endboard(*ONE)
    assert code == ExitCode.DONE
    lines = out.splitlines()
    assert lines[0] == "fiendsmith, going first"
    assert lines[1].startswith("Hand: Fiendsmith Engraver, 4 blanks (")
    assert lines[2] == "Value: goal Fiendsmith (samples/fiendsmith.goal.toml), brick below 10"
    assert any(line.startswith("Best end board: score ") for line in lines)
    assert any(line.lstrip().startswith("1. Activate Fiendsmith Engraver") for line in lines)
    # The board, drawn.
    assert any(line.startswith("┌─") for line in lines)
    assert max(map(len, lines)) <= 100
    assert "End board 2: " not in out
    assert "\nEnd board 2: " in endboard(*ONE, "-v")[1]
    assert any(line.startswith("Interruptions on the opponent's turn: ") for line in lines)
    assert any(line.startswith("Goals ") for line in lines)
    assert "Other end boards, and where they differ (-v shows their lines):" in lines
    assert lines[-1].startswith("Search: budget: stopped after ") or "Draws:" in lines[-1]


def test_other_boards_say_where_they_differ(endboard: Endboard) -> None:
    best, *others = data(endboard(*ONE, "--format", "json")[1])["boards"]
    text = re.sub(r"\n {7}", " ", endboard(*ONE)[1])
    told = re.split(r"\n +\d+\. score ", text[text.index("Other end boards") :])[1:]
    assert len(told) == len(others) > 0

    def of(board: dict[str, Any], *zones: str) -> Counter[str]:
        return Counter(card["name"] for zone in zones for card in board["zones"][zone])

    for board, words in zip(others, told, strict=True):
        for place, zones in (("In play", ("monsters", "spells")), ("GY", ("grave",))):
            more = of(board, *zones) - of(best, *zones)
            less = of(best, *zones) - of(board, *zones)
            line = re.search(rf"     {place}: (.*)", words)
            assert bool(line) == bool(more or less)
            for name in more:
                assert line and name in line[1].split("without ")[0]
            for name in less:
                assert line and name in line[1].split("without ")[1]


def test_the_combo_that_the_deck_is_known_for(endboard: Endboard) -> None:
    """A Bao A Qu and Caesar, from one card, with the deck's own goals."""
    hand = ("search", "fiendsmith", "--hand", ENGRAVER)
    code, out, _ = endboard(*hand, "--max-nodes", "30000", "--format", "json")
    assert code == ExitCode.DONE
    found = data(out)
    board = found["boards"][0]
    monsters = {monster["passcode"] for monster in board["zones"]["monsters"]}
    assert monsters >= {A_BAO_A_QU, CAESAR}
    assert "A Bao A Qu and Caesar" in board["goals"]
    assert found["goal_status"] == "reached"
    assert {item["passcode"] for item in board["interruptions"]} >= {A_BAO_A_QU, CAESAR}


@pytest.mark.plain
def test_the_same_command_gives_the_same_bytes(endboard: Endboard) -> None:
    for format in ("text", "json"):
        arguments = (*ONE, "--format", format, "--no-timing")
        assert endboard(*arguments)[1] == endboard(*arguments)[1]
    assert "seconds" not in data(endboard(*ONE, "--format", "json", "--no-timing")[1])


def test_the_result_goes_to_a_file(endboard: Endboard, tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    arguments = (*ONE, "--format", "json", "--no-timing")
    expected = endboard(*arguments)[1]
    assert endboard(*arguments, "-o", str(file), "-q") == (ExitCode.DONE, "", "")
    assert file.read_text(encoding="utf-8") == expected


def test_without_a_hand_one_is_drawn(endboard: Endboard) -> None:
    one, two = (
        endboard("search", "fiendsmith", "--seed", seed, *FEW)[1].splitlines()[1]
        for seed in ("1", "2")
    )
    assert one.startswith("Hand, drawn with --seed 1: ")
    assert two.startswith("Hand, drawn with --seed 2: ")
    assert one.split(": ")[1] != two.split(": ")[1]
    found = data(endboard("search", "fiendsmith", "--seed", "2", *FEW, "--format", "json")[1])
    assert found["seed"] == 2
    assert all(card["passcode"] in load_yugioh("fiendsmith").main for card in found["hand"])


def test_going_second_has_six_cards(endboard: Endboard) -> None:
    out = endboard(*ONE, "--going", "second", "--format", "json")[1]
    assert len(data(out)["hand"]) == 6
    assert endboard(*ONE, "--going", "second")[1].startswith("fiendsmith, going second\n")


def test_several_hands_are_a_list(endboard: Endboard) -> None:
    hands = (*ONE, "--hand", "Lacrima", "--format", "json", "--no-timing")
    code, out, _ = endboard(*hands)
    assert code == ExitCode.DONE
    assert [found["hand"][0]["name"] for found in data(out)] == [
        ENGRAVER,
        "Lacrima the Crimson Tears",
    ]
    assert endboard(*hands, "-j", "2")[1] == out


@pytest.mark.plain
def test_a_line_that_draws(endboard: Endboard, vanilla: str, tmp_path: Path) -> None:
    """Upstart Goblin, for the one monster of 39 cards that the goal asks for."""
    main = Path(vanilla).read_text().splitlines()[1:41]
    wanted = main[0]
    others = [card for card in main if card != wanted]
    file = tmp_path / "draws.ydk"
    file.write_text("\n".join(["#main", wanted, "70368879", *others, "48130397"]))
    goal = goal_file(tmp_path, f'name = "x"\n[[score]]\ncard = {wanted}\npoints = 39\n')
    hand = ("search", str(file), "--hand", "Upstart Goblin", "--goal", goal, *FEW)
    code, out, _ = endboard(*hand)
    assert code == ExitCode.DONE
    assert "A line that draws may be better: it scores " in out
    assert re.search(r"^ +\d\. Activate Upstart Goblin \(.*draw 1", out, re.MULTILINE)
    assert "Search: budget: every line was played up to its draws (" in out
    (prospect, *_) = data(endboard(*hand, "--format", "json")[1])["prospects"]
    assert list(prospect) == ["score", "line", "moves", "outcomes"]


# -------------------------------------------------------------------- value


def test_the_default_value_on_demand(endboard: Endboard) -> None:
    code, out, err = endboard(*ONE, "--goal", "none", "--format", "json")
    assert (code, data(out)["value"]["source"]) == (ExitCode.DONE, None)
    assert data(out)["goal_status"] is None
    assert "goal.toml" not in err
    assert "Value: default (" in endboard(*ONE, "--goal", "none")[1]


def test_a_deck_from_a_file_has_no_goals_of_its_own(endboard: Endboard, vanilla: str) -> None:
    code, out, _ = endboard("search", vanilla, "--format", "json")
    assert (code, data(out)["value"]["name"]) == (ExitCode.DONE, "default")


def goal_file(folder: Path, text: str) -> str:
    file = folder / "goal.toml"
    file.write_text(text)
    return str(file)


def test_a_goal_file_decides(endboard: Endboard, tmp_path: Path) -> None:
    goal = goal_file(tmp_path, 'name = "x"\n[[score]]\nin = "hand"\npoints = 2\nmost = 3\n')
    found = data(endboard(*ONE, "--goal", goal, "--format", "json")[1])
    assert found["value"] == {"name": "x", "source": goal, "goals": [], "brick": None}
    # Four blanks in hand, of which three count.
    assert found["boards"][0]["score"] == 6


def test_a_hand_below_the_threshold_is_called_a_brick(
    endboard: Endboard, vanilla: str, tmp_path: Path
) -> None:
    goal = goal_file(
        tmp_path, 'name = "x"\nbrick = 5\n[[score]]\ntype = "Normal"\npoints = 1\nmost = 3\n'
    )
    out = endboard("search", vanilla, "--goal", goal)[1]
    assert "This hand is a brick: the best score is 1, below 5\n" in out


# ------------------------------------------------------------ how sure it is


@pytest.mark.plain
def test_a_proof_is_told(endboard: Endboard, vanilla: str) -> None:
    code, out, err = endboard("search", vanilla, "--require-proof")
    assert code == ExitCode.DONE
    assert "Search: proved: every line was played (11 positions, " in out
    assert "error" not in err


def test_without_a_proof_where_one_is_required(endboard: Endboard) -> None:
    code, out, err = endboard(*ONE, "--require-proof")
    assert code == ExitCode.UNPROVED
    assert "Best end board" in out
    assert err.splitlines()[-1] == (
        "endboard: error: the hand is not searched to the end; give more --max-nodes"
    )


def test_a_goal_that_no_line_reaches(endboard: Endboard, vanilla: str, tmp_path: Path) -> None:
    goal = goal_file(tmp_path, 'name = "x"\n[[goal]]\nname = "Utopia"\nall = [{card = 84013237}]\n')
    code, out, err = endboard("search", vanilla, "--goal", goal)
    assert code == ExitCode.UNREACHABLE
    assert "Goals not reached: Utopia (proved unreachable)\n" in out
    assert err.splitlines()[-1] == (
        "endboard: error: no line reaches a goal of the goal file: Utopia"
    )


def test_a_limit_of_time_is_told(endboard: Endboard) -> None:
    hand = ("search", "fiendsmith", "--hand", ENGRAVER)
    out = endboard(*hand, "--time-limit", "0.1", "--max-nodes", "100000000")[1]
    assert "Search: budget: stopped by the time limit of 0.1 s after " in out


def test_ctrl_c_shows_the_best_so_far(endboard: Endboard, monkeypatch: pytest.MonkeyPatch) -> None:
    solve_hands = search.yugioh.solve_hands

    def pressed(*arguments: Any, **options: Any) -> Any:
        def press(now: Progress) -> None:
            raise KeyboardInterrupt

        return solve_hands(*arguments, **{**options, "progress": press})

    monkeypatch.setattr(search.yugioh, "solve_hands", pressed)
    code, out, err = endboard("search", "fiendsmith", "--hand", ENGRAVER)
    assert code == ExitCode.INTERRUPTED
    assert "Best end board: score " in out
    assert "Search: interrupted after " in out
    assert err.endswith("endboard: interrupted\n")


@pytest.mark.skipif(os.name == "nt", reason="sends a signal")
def test_ctrl_c_in_a_process_of_its_own() -> None:
    command = "import sys; from cli.main import main; sys.exit(main(sys.argv[1:]))"
    arguments = ("search", "fiendsmith", "--hand", ENGRAVER, "--max-nodes", "100000000", "-v")
    process = subprocess.Popen(
        [sys.executable, "-c", command, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    while "playing for" not in process.stderr.readline():
        pass
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == ExitCode.INTERRUPTED
    assert "Search: interrupted after " in out
    assert "Traceback" not in err
