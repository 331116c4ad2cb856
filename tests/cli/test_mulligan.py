"""`endboard mulligan`."""

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path

import polars as pl
import pytest

from analysis.digimon import schemas
from analysis.schemas import Schema
from cli.exit_codes import ExitCode

Endboard = Callable[..., tuple[int, str, str]]
FEW = ("--hands", "8", "--orders", "3", "--turns", "2")


def test_the_report(endboard: Endboard) -> None:
    code, out, _ = endboard("mulligan", "st1", *FEW, "--opponent", "passive")
    assert code == ExitCode.DONE
    assert "st1, going first, 2 own turns, the opponent passes in between" in out
    assert "8 hands drawn by chance, 3 sampled orders of the deck each (seed 1)" in out
    assert "A redrawn hand is worth μ = " in out
    assert "keep with a Level 3 and a Level 4" in out
    assert "\nLevel 3 + Level 4" in out
    assert (
        "12 Level 3s in 50 cards: none in five 23.69 %, and 5.61 % after redrawing every such "
        "hand\n" in out
    )


def test_json_is_the_same_for_any_number_of_jobs(endboard: Endboard) -> None:
    first = endboard("mulligan", "st2", *FEW, "--going", "second", "--format", "json")
    again = endboard("mulligan", "st2", *FEW, "--going", "second", "--format", "json", "-j", "2")
    assert first[:2] == again[:2]
    data = json.loads(first[1])
    assert (data["going"], data["hands"], data["orders"], data["runs"]) == ("second", 8, 3, 24)
    assert data["redraw"]["low"] <= data["redraw"]["mean"] <= data["redraw"]["high"]
    assert data["rules"][0]["worth"] == data["redraw"]["mean"]
    assert {row["verdict"] for row in data["holdings"]} <= {"KEEP", "REDRAW", "UNDECIDED"}
    assert data["odds"][0]["none"] == pytest.approx(0.2369, abs=5e-5)


def test_the_chance_to_win_beside_the_points_of_the_deck(endboard: Endboard) -> None:
    call = ("mulligan", "st1", *FEW)
    code, out, _ = endboard(*call)
    assert code == ExitCode.DONE
    assert "st1, going first, 2 own turns, the opponent uses the memory they get\n" in out
    assert "Value: the chance to win after these turns, in percent; brick: " in out
    data = json.loads(endboard(*call, "--format", "json")[1])
    assert data["opponent"] == "active"
    redraw = data["redraw"]
    # As text in percent.
    assert f" μ = {redraw['mean'] / 100:.1f} on average ({redraw['low'] / 100:.1f} to " in out
    assert 2000 < redraw["low"] < redraw["mean"] < redraw["high"] < 8000
    for row in data["holdings"]:
        assert 0 < row["keep"] < 10_000
        # The points of the deck's own goals have another unit.
        assert 0 <= row["points"] < 500
        assert row["verdict"] == "UNDECIDED" or row["needed"] is None
    again = endboard(*call, "--format", "json", "-j", "2")
    assert json.loads(again[1]) == data


def test_memory_and_seed_change_the_result(endboard: Endboard) -> None:
    worth = {
        json.loads(endboard("mulligan", "st1", *FEW, *more, "--format", "json")[1])["redraw"][
            "mean"
        ]
        for more in ((), ("--memory", "1"), ("--seed", "2"))
    }
    assert len(worth) == 3


@pytest.mark.parametrize(
    ("by", "schema"),
    [
        ((), schemas.MULLIGAN),
        (("--by", "rule"), schemas.MULLIGAN_RULES),
        (("--by", "hand"), schemas.MULLIGAN_HANDS),
    ],
)
def test_csv_and_parquet(
    endboard: Endboard, tmp_path: Path, by: tuple[str, ...], schema: Schema
) -> None:
    file = tmp_path / "table.parquet"
    code, out, _ = endboard("mulligan", "st1", *FEW, *by, "--format", "parquet", "-o", str(file))
    assert (code, out) == (ExitCode.DONE, "")
    frame = pl.read_parquet(file)
    assert frame.schema == schema.polars()
    assert pl.read_parquet_metadata(file)["endboard.table"] == schema.name
    _, out, _ = endboard("mulligan", "st1", *FEW, *by, "--format", "csv")
    rows = list(csv.reader(io.StringIO(out)))
    assert rows[0] == frame.columns
    assert len(rows) == frame.height + 1


def test_one_table_to_read(endboard: Endboard) -> None:
    _, out, err = endboard("mulligan", "st1", *FEW, "--by", "hand", "--top", "3")
    assert out.splitlines()[0].split()[:4] == ["cards", "ways", "of", "hands"]
    assert len(out.splitlines()) == 4
    assert "endboard: 3 of 8 rows; --top N shows more\n" in err


def test_yugioh_has_no_mulligan(endboard: Endboard) -> None:
    code, out, err = endboard("mulligan", "fiendsmith")
    assert (code, out) == (ExitCode.BAD_INPUT, "")
    assert err.splitlines()[-1] == (
        "endboard: error: samples/fiendsmith.ydk: a Yu-Gi-Oh deck, and Yu-Gi-Oh has no mulligan; "
        "`endboard analyze` says what its opening hands make"
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--exact", "--hands", "9"), "give --exact or --hands, not both"),
        (("--orders", "2"), "'--orders': expected 3 or more"),
        (("--format", "parquet"), "--format parquet needs -o FILE"),
    ],
)
def test_wrong_usage(endboard: Endboard, arguments: tuple[str, ...], message: str) -> None:
    code, out, err = endboard("mulligan", "st1", *arguments)
    assert (code, out) == (ExitCode.USAGE, "")
    assert message in err
