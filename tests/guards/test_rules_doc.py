"""`docs/rules.md` names tests that exist, for every rule that the documents count."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
HERE = "tests/engine/yugioh"  # where tests without a folder are

QUOTED = re.compile(r"`([^`]*::[^`]*)`")
REFERENCE = re.compile(r"((?:\w+/)*)(test_\w+\.py)::(test_\w+)")
REASONS = ("*does not apply*: ", "*not kept yet*")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in TEXT.splitlines()
    if line.startswith("| ") and not line.startswith(("| ---", "| rule |"))
]
NAMED = sorted(set(QUOTED.findall(TEXT)))

COUNTED = {
    "rules reference": [
        *("T1", "T2", "T3", "T4", "L1", "L2", "L3", "X1", "X2", "X3", "F1", "F2", "E1", "E2"),
        *("G1", "G2", "B1", "B2", "S1", "S2", "Z1", "Z2"),
    ],
    "zones and positions": ["1.1", "1.2", "2.1", "2.2", "2.3"],
    "movements": [f"3.{number}" for number in range(1, 17)],
    "mechanics": [
        *("4.1", "4.2", "4.3", "4.4", "4.5", "5.1", "5.2", "5.3", "6.1", "6.2", "6.3"),
        *("7.1", "7.2", "7.3", "7.4", "8", "9"),
    ],
    "critical rules": [f"10.{number}" for number in range(1, 16)],
}  # fmt: skip


@cache
def functions_of(file: Path) -> frozenset[str]:
    """The test functions of a file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def exists(reference: str) -> bool:
    """Whether the test that is named there exists."""
    found = REFERENCE.fullmatch(reference)
    if found is None:
        return False
    file = ROOT / (found[1] or HERE) / found[2]
    return file.is_file() and found[3] in functions_of(file)


def test_every_test_that_is_named_exists() -> None:
    assert NAMED
    assert [reference for reference in NAMED if not exists(reference)] == []


def has_a_test_or_a_reason(row: list[str]) -> bool:
    """Whether a row has its three cells, and the last says a test or a reason."""
    whole = len(row) == 3 and all(row)
    return whole and bool(QUOTED.search(row[2]) or row[2].startswith(REASONS))


def test_every_rule_has_a_test_or_a_reason() -> None:
    assert [row for row in ROWS if not has_a_test_or_a_reason(row)] == []


@pytest.mark.parametrize("part", COUNTED)
def test_every_rule_that_is_counted_is_there(part: str) -> None:
    listed = {row[0].split(" ")[0] for row in ROWS}
    assert [rule for rule in COUNTED[part] if rule not in listed] == []


@pytest.mark.parametrize(
    "reference",
    [
        "test_zones.py::test_no_such_test",
        "test_no_such_file.py::test_the_lowest_free_zone_is_taken",
        "tests/guards/test_rules_doc.py::exists",
        "test_zones::test_the_lowest_free_zone_is_taken",
    ],
)
def test_the_guard_finds_a_test_that_does_not_exist(reference: str) -> None:
    assert not exists(reference)
