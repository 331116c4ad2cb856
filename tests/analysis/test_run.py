"""The directory of a run: what is kept of it, and what a part must be to be gone on with."""

from pathlib import Path

import polars as pl
import pytest

from analysis.run import Manifest, Run, RunError, create
from analysis.schemas import Schema

PART = Schema("part", 1, {"hand": pl.Int32, "score": pl.Int32})


@pytest.fixture
def begun(tmp_path: Path) -> Run:
    """A run that has nothing yet."""
    plan = {"hands": 3, "classes": 3, "all_hands": 3, "parts": 1}
    settings = {"going": "first", "size": 5, "hands": None, "seed": 0}
    manifest = Manifest({}, settings, {"game": "yugioh"}, {}, plan, {})
    return create(tmp_path / "run", manifest, resume=False)


def part(rows: int) -> pl.DataFrame:
    """So many hands."""
    return pl.DataFrame({"hand": range(rows), "score": [0] * rows}, schema=PART.polars())


def test_a_part_is_read_as_it_was_written(begun: Run) -> None:
    assert not begun.has("hands-00000")
    begun.write_part("hands-00000", part(3), PART, {"seconds": 2})
    assert begun.has("hands-00000")
    assert begun.read_part("hands-00000", 3, PART).equals(part(3))
    assert begun.health() == [{"seconds": 2}]


@pytest.mark.parametrize("rows", [2, 4])
def test_a_part_with_another_number_of_hands_is_named(begun: Run, rows: int) -> None:
    begun.write_part("hands-00000", part(rows), PART, {})
    with pytest.raises(RunError, match=rf"expected 3 hands .* found {rows}; remove this file"):
        begun.read_part("hands-00000", 3, PART)


def test_a_part_with_other_columns_is_named(begun: Run) -> None:
    other = Schema("part", 2, {**PART.columns, "score": pl.Int64})
    begun.write_part("hands-00000", other.typed(part(3)), other, {})
    with pytest.raises(RunError, match="expected 3 hands with the columns of part, found 3"):
        begun.read_part("hands-00000", 3, PART)
