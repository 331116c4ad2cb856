"""`endboard odds`: what terms mean, for either game, and the figures in each format."""

import csv
import io
import json
from collections.abc import Callable
from math import comb
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from decklists import catalog, load_yugioh

Endboard = Callable[..., tuple[int, str, str]]
BLUE_EYES = load_yugioh("blue-eyes").main
SPELL, TRAP = 2, 4


def asked(endboard: Endboard, *arguments: str) -> list[dict[str, Any]]:
    """The rows of an answer in JSON."""
    code, out, err = endboard("odds", *arguments, "--format", "json", "-q")
    assert (code, err) == (0, "")
    found: list[dict[str, Any]] = json.loads(out)["odds"]
    return found


def copies(endboard: Endboard, deck: str, term: str) -> int:
    """How many copies of a deck a term means."""
    ((one,),) = (row["terms"] for row in asked(endboard, deck, "--have", term))
    number: int = one["copies"]
    return number


def of_kind(bit: int) -> int:
    return sum(bool(catalog()[card].kind & bit) for card in BLUE_EYES)


def test_the_chance_is_the_hypergeometric_one(endboard: Endboard) -> None:
    spells, traps = of_kind(SPELL), of_kind(TRAP)
    (row,) = asked(endboard, "blue-eyes", "--have", "Spell >= 1, Trap = 0")
    assert row["have"] == "Spell >= 1, Trap = 0"
    for one, size in zip(row["hands"], (5, 6), strict=True):
        ways = comb(40 - traps, size) - comb(40 - traps - spells, size)
        assert one == {
            "hand_size": size, "ways": ways, "hands": comb(40, size),
            "probability": ways / comb(40, size),
        }  # fmt: skip


def test_text_and_csv_say_the_same(endboard: Endboard) -> None:
    command = ("odds", "blue-eyes", "--have", "Trap<=1", "--have", "Ash", "--hand-size", "7")
    ways = comb(35, 7) + 5 * comb(35, 6)
    code, out, _ = endboard(*command)
    assert code == 0
    assert out.splitlines()[0].split("  ")[-1].strip() == "7 cards"
    row = " ".join(out.splitlines()[1].split())
    assert row == f"Trap <= 1 {100 * ways / comb(40, 7):.2f} %"
    assert "Ash (3 of 40): 3 Ash Blossom & Joyous Spring" in out
    code, out, _ = endboard(*command, "--format", "csv")
    first, second = csv.DictReader(io.StringIO(out))
    assert (first["have"], int(first["ways"])) == ("Trap <= 1", ways)
    assert (second["have"], int(second["ways"])) == ("Ash >= 1", comb(40, 7) - comb(37, 7))


LIGHT_TUNERS = sum(
    bool(card.kind & 0x1000 and card.attribute & 0x10)
    for card in map(catalog().get, BLUE_EYES)
    if card
)


@pytest.mark.parametrize(
    ("term", "number"),
    [
        ("ash blossom", 3),
        ("14558127", 3),
        ("spell", of_kind(SPELL)),
        ("Spell or Trap", of_kind(SPELL) + of_kind(TRAP)),
        ('"Blue-Eyes" monster', 4),
        ("Level 8", 4),
        ("light tuner", LIGHT_TUNERS),
        ("hand trap", 10),
        ("Hand-Traps", 10),
    ],
)  # fmt: skip
def test_what_a_term_means(endboard: Endboard, term: str, number: int) -> None:
    assert copies(endboard, "blue-eyes", term) == number


@pytest.mark.parametrize(
    ("term", "number"),
    [
        ("Agumon", 4), ("ST1-03", 4), ("Lv.4", 10), ("level 4 or higher Digimon card", 22),
        ("Tamer", 4), ("red card", 50), ("card with [Greymon] in its name", 8), ("Greymon", 2),
    ],
)  # fmt: skip
def test_what_a_term_means_for_digimon(endboard: Endboard, term: str, number: int) -> None:
    assert copies(endboard, "st1", term) == number
    (row,) = asked(endboard, "st1", "--have", term)
    assert [one["hand_size"] for one in row["hands"]] == [5, 6, 7, 8]


def test_a_name_with_a_comma_needs_no_quotes(endboard: Endboard, tmp_path: Path) -> None:
    deck = tmp_path / "my.ydk"
    # Nibiru, the Primal Being
    deck.write_text("#main\n" + "27204311\n" * 3 + "".join(f"{card}\n" for card in BLUE_EYES[3:]))
    (row,) = asked(endboard, str(deck), "--have", "Nibiru, the Primal Being>=1, Spell")
    assert [term["copies"] for term in row["terms"]] == [3, of_kind(SPELL)]
    assert row["have"] == "Nibiru, the Primal Being >= 1, Spell >= 1"


# ------------------------------------------------------------------------- roles


def test_roles_of_a_goal_file(endboard: Endboard, tmp_path: Path) -> None:
    goal = tmp_path / "goal.toml"
    goal.write_text(
        'name = "x"\n[[score]]\npoints = 1\nrace = "Dragon"\n[roles]\n'
        '"Sage with Eyes of Blue" = "starter"\n"Effect Veiler" = "brick"\n'
    )
    with_goal = ("blue-eyes", "--goal", str(goal), "--have")
    (row,) = asked(endboard, *with_goal, "starter>=1, hand trap>=1")
    # A role of the file is the one that counts: Effect Veiler is no hand trap here.
    assert [term["copies"] for term in row["terms"]] == [3, 8]
    ways = comb(40, 5) - comb(37, 5) - comb(32, 5) + comb(29, 5)
    assert row["hands"][0]["ways"] == ways
    code, _, err = endboard("odds", *with_goal, "extender")
    assert code == 3 and "which card of blue-eyes is an extender is worked out by playing" in err


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A quick run of a bundled deck."""
    from cli.main import main

    path: Path = tmp_path_factory.mktemp("odds") / "run"
    quick = ("--hands", "2", "--max-nodes", "20", "--opener-nodes", "40", "--no-progress", "-q")
    assert main(["analyze", "fiendsmith", "-o", str(path), *quick]) == 0
    return path


def test_roles_of_a_run(endboard: Endboard, made: Path) -> None:
    from analysis import open_run

    roles = open_run(made).table("cards").filter(pl.col("held") == "1+")
    found = dict(roles.group_by("role").agg(pl.col("copies").sum()).iter_rows())
    assert found["starter"]
    for role in ("starter", "extender", "hand trap", "brick"):
        (row,) = asked(endboard, "fiendsmith", "--run", str(made), "--have", f"{role}>=1")
        assert row["terms"][0]["copies"] == found.get(role, 0)
    code, _, err = endboard("odds", "blue-eyes", "--run", str(made), "--have", "starter")
    assert code == 3
    assert f"--run: {made}: a run without Blue-Eyes White Dragon, which is in blue-eyes" in err
