"""`endboard mulligan`."""

import json
from collections.abc import Callable

from cli.exit_codes import ExitCode

Endboard = Callable[..., tuple[int, str, str]]
FEW = ("--hands", "12", "--orders", "2")


def test_the_table_and_the_exact_odds(endboard: Endboard) -> None:
    code, out, _ = endboard("mulligan", "st1", *FEW)
    assert code == ExitCode.DONE
    assert "12 opening hands, 2 orders each" in out
    assert "keep with a Level 3 and a Level 4" in out
    assert "no Level 3 in five cards: 0.2369; after redrawing every such hand: 0.0561" in out


def test_the_same_bytes_for_any_number_of_jobs(endboard: Endboard) -> None:
    one = endboard("mulligan", "st2", *FEW, "--format", "json")[1]
    assert one == endboard("mulligan", "st2", *FEW, "--format", "json", "-j", "2")[1]
    data = json.loads(one)
    assert data["hands"] == 12
    assert {row["verdict"] for row in data["rows"]} <= {"KEEP", "REDRAW", "CLOSE"}
    shares = [row["share"] for row in data["rows"] if row["feature"] == "Level 3"]
    assert abs(sum(shares) - 1) < 1e-9


def test_only_digimon_has_a_mulligan(endboard: Endboard) -> None:
    code, out, err = endboard("mulligan", "fiendsmith")
    assert (code, out) == (ExitCode.BAD_INPUT, "")
    assert "only Digimon has a mulligan" in err
