"""`endboard tune` at the command line: the table, the other formats, the list that comes of it."""

import csv
import io
import json
from collections import Counter
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from analysis.exchanges import Exchange, Gain
from analysis.statistics import Interval
from analysis.yugioh.tuning import BRICK, SCORE, Figure, Judged, Tuned, TuneSettings, through
from cli.options import Going
from cli.yugioh.tuning import Asked, Result, Step, exchanged
from cli.yugioh.tuning_text import as_text, verdict
from decklists import Deck, check, load_yugioh

Endboard = Callable[..., tuple[int, str, str]]
QUICK = ("--draws", "16", "--max-nodes", "12", "--opener-nodes", "4", "--no-progress")
NIBIRU, DROLL = 27204311, 94145021
DECK = load_yugioh("fiendsmith")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], Deck]:
    """Two steps from a bundled deck: the result in JSON, and the list that was written."""
    from cli.main import main

    folder = tmp_path_factory.mktemp("tune")
    new = folder / "new.ydk"
    out = folder / "out.json"
    with out.open("w") as stream, redirect_stdout(stream):
        pool = ("--pool", "Mulcharmy Purulia", "--steps", "2", "--rank", "score")
        code = main(["tune", "fiendsmith", *pool, *QUICK, "-q", "--format", "json", "-o", str(new)])
    assert code == 0
    return json.loads(out.read_text()), load_yugioh(str(new))


def test_the_list_that_is_written_is_the_one_of_the_path(made: tuple[dict[str, Any], Deck]) -> None:
    data, deck = made
    assert data["deck"] == "fiendsmith" and data["by"] == "score"
    main = Counter(DECK.main)
    for step in data["steps"]:
        if step["taken"] is not None:
            main[step["taken"]["out"]["passcode"]] -= 1
            main[step["taken"]["in"]["passcode"]] += 1
    assert Counter(deck.main) == +main == Counter(data["main"])
    assert deck.extra == DECK.extra
    assert not [problem for problem in check(deck) if problem.severity == "error"]
    # It goes on where an exchange is better, and stops where none is.
    assert [step["taken"] is None for step in data["steps"]] in (
        [True], [False, True], [False, False],
    )  # fmt: skip


def test_only_intervals_beyond_zero_are_called_better(made: tuple[dict[str, Any], Deck]) -> None:
    data, _ = made
    said = Counter[str]()
    for step in data["steps"]:
        for one in step["exchanges"]:
            gain = one["gains"]["score"]
            said[one["verdict"]] += 1
            assert gain["low"] <= gain["gain"] <= gain["high"]
            if one["verdict"] == "better":
                assert gain["low"] > 0
            if one["verdict"] == "worse":
                assert gain["high"] < 0
        taken, best = step["taken"], step["exchanges"][0]
        assert (best["verdict"] == "better") is (taken is not None)
        if taken is not None:
            assert taken == {"out": best["out"], "in": best["in"]}
        names = {(one["out"]["name"], one["in"]["name"]) for one in step["exchanges"]}
        names |= {(one["out"]["name"], one["in"]["name"]) for one in step["estimated"]}
        assert len(names) == len(step["exchanges"]) + len(step["estimated"]) > 32
    assert said["left behind"] >= 28
    assert 0 < data["searched"] < data["hands"]


def test_verdicts() -> None:
    def said(gain: Gain, by: str, *, final: bool = True) -> str:
        return verdict(Judged(Exchange(1, 2), {by: gain}, final), by)

    up, none = Gain(0.1, 0.05, 0.2, 99), Gain(0.1, -0.01, 0.2, 99)
    assert said(up, SCORE) == "better" and said(up, BRICK) == "worse"
    assert said(none, SCORE) == said(none, BRICK) == "not told apart"
    assert said(up, SCORE, final=False) == "left behind"


def small_list(folder: Path) -> Path:
    """A list with few cards that may come in, of two copies of each of its own."""
    deck = folder / "my.ydk"
    deck.write_text(
        "#main\n"
        + "".join(f"{card}\n" for card in dict.fromkeys(DECK.main) for _ in range(2))
        + "!side\n" + f"{NIBIRU}\n"
    )  # fmt: skip
    return deck


def test_text_and_csv(endboard: Endboard, tmp_path: Path) -> None:
    deck = small_list(tmp_path)
    assert len(load_yugioh(str(deck)).main) == 40
    command = ("tune", str(deck), "--goal", "none", *QUICK)
    code, out, err = endboard(*command, "--top", "3")
    assert code == 0
    assert "exchanges of one copy, by brick; 16 draws judge the last, 12 positions a hand" in err
    assert out.startswith("my, going first: exchanges of one copy, by brick; a hand that scores")
    assert "As it is: bricks " in out and "Searches: " in out
    code, out, _ = endboard(*command, "--format", "csv", "-q")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert code == 0 and {row["figure"] for row in rows} == {"brick", "score"}
    assert {row["verdict"] for row in rows} > {"left behind", "estimated"}
    assert [int(row["rank"]) for row in rows] == sorted(int(row["rank"]) for row in rows)


def test_through_hand_traps(endboard: Endboard, tmp_path: Path) -> None:
    deck = small_list(tmp_path)
    command = ("tune", str(deck), "--goal", "none", *QUICK, "--against", "Ash Blossom", "-q")
    code, out, _ = endboard(*command, "--format", "json")
    data = json.loads(out)
    assert code == 0 and data["against"] == ["Ash Blossom & Joyous Spring"]
    (step,) = data["steps"]
    assert set(step["figures"]) == {"brick", "score", "brick through", "score through"}
    final = [one for one in step["exchanges"] if one["verdict"] != "left behind"]
    assert final and all(set(one["gains"]) == set(step["figures"]) for one in final)
    code, _, err = endboard("tune", str(deck), "--rank", "score through", *QUICK)
    assert code == 2 and "no figure is called 'score through'" in err


def test_a_named_goal_is_told_above_its_columns() -> None:
    """Names of goals are long; of those in the table there is one, which ranks."""
    goal = "A goal of which the name is long"
    gains = {figure: Gain(0.25, 0.125, 0.375, 16) for figure in (goal, through(goal), BRICK, SCORE)}
    figures = {
        figure: Figure(0.5, Interval(0.25, 0.75))
        for figure in (*gains, through(BRICK), through(SCORE))
    }
    step = Step(Tuned(figures, [Judged(Exchange(NIBIRU, DROLL), gains, True)], [], 1, 2), None)
    asked = Asked((), None, goal, 1, Going.FIRST, 16, 12, 4, None, 1, None, 1)
    settings = TuneSettings(5, 16, 1, 12, 4, 5, goal)
    result = Result(DECK, DECK, (step,), asked, settings, tuple(figures), "", (NIBIRU,))
    first, as_it_is, head, *_ = (line for line in as_text(result, 1, terminal=False).split("\n")
                                 if line)  # fmt: skip
    assert f"exchanges of one copy, by {goal};" in first
    assert f"{goal} 50.0 % (25.0 to 75.0)" in as_it_is
    assert goal not in head
    assert " ".join(head.split()) == (
        "out in goal between bricks between mean score between goal, through between "
        "bricks, through between mean score, through between draws"
    )


def test_copies_stay_together() -> None:
    deck = Deck("x", "x", "yugioh", (1, 2, 2, 1, 3))
    assert exchanged(deck, Exchange(1, 2)).main == (1, 2, 2, 2, 3)
    assert exchanged(deck, Exchange(1, 3)).main == (1, 2, 2, 3, 3)
    assert exchanged(deck, Exchange(1, 4)).main == (1, 2, 2, 4, 3)


def test_a_card_of_the_side_deck_changes_places() -> None:
    deck = Deck("x", "x", "yugioh", (1, 2, 1, 3), (9,), (5, 6, 5))
    after = exchanged(deck, Exchange(1, 5))
    assert (after.main, after.extra, after.side) == ((1, 2, 5, 3), (9,), (1, 6, 5))
    assert exchanged(deck, Exchange(1, 7)).side == deck.side


def test_a_list_of_limits_keeps_cards_out(endboard: Endboard, tmp_path: Path) -> None:
    limits = tmp_path / "x.lflist.conf"
    command = ("tune", "blue-eyes", "--pool", "Nibiru, Effect Veiler", "--goal", "none", *QUICK)
    _, out, _ = endboard(*command, "-q", "--format", "csv")
    kept_out = {str(DROLL), str(NIBIRU)}
    assert kept_out <= {row["in_passcode"] for row in csv.DictReader(io.StringIO(out))}
    limits.write_text(f"!2026.08 TCG\n{DROLL} 2\n{NIBIRU} 0\n")
    _, out, _ = endboard(*command, "-q", "--format", "csv", "--list", str(limits))
    came = {row["in_passcode"] for row in csv.DictReader(io.StringIO(out))}
    assert came and not came & kept_out
