"""`docs/rules-digimon.md` has every rule of the comprehensive rules, and names tests that exist.

`digimon_rules.txt` lists the numbers of the rules (4.2) that have no rules below them.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.guards.test_rules_doc import functions_of

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "rules-digimon.md").read_text(encoding="utf-8")
RULES = (Path(__file__).parent / "digimon_rules.txt").read_text(encoding="utf-8").split()
PLACE = {rule: index for index, rule in enumerate(RULES)}
HERE = ROOT / "tests" / "engine" / "digimon"
CHAPTERS = TEXT[TEXT.index("## The comprehensive rules") :]
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in CHAPTERS.splitlines()
    if re.match(r"\| \d", line)
]
NAMED = sorted(set(re.findall(r"`((?:test_\w+::)?test_\w+)`", TEXT)))
FILES = sorted(set(re.findall(r"`((?:\w+/)+test_\w+\.py)", TEXT)))


def rules_of(cell: str) -> list[str]:
    """The rules that the first cell of a row speaks of: "1-2-1, 1-2-4 to 1-2-6"."""
    found = []
    for part in cell.split(", "):
        first, _, last = part.partition(" to ")
        found += RULES[PLACE[first] : PLACE[last or first] + 1]
    return found


@cache
def everywhere() -> frozenset[str]:
    """The names of all test files of the game and of the functions in them."""
    files = sorted(HERE.glob("test_*.py"))
    return frozenset(name for file in files for name in (file.stem, *functions_of(file)))


def exists(name: str) -> bool:
    """Whether a test, written with or without its file, is there."""
    file, _, test = name.rpartition("::")
    if not file:
        return test in everywhere()
    path = HERE / f"{file}.py"
    return path.is_file() and test in functions_of(path)


def test_every_test_that_is_named_exists() -> None:
    assert NAMED
    assert [name for name in NAMED if not exists(name)] == []


def test_every_file_that_is_named_exists() -> None:
    assert FILES
    absent = [file for file in FILES if not any((where / file).is_file() for where in (ROOT, HERE))]
    assert absent == []


def test_every_row_has_a_test_or_a_reason() -> None:
    assert [row for row in ROWS if len(row) != 3 or not all(row) or not rules_of(row[0])] == []


def test_every_rule_is_there_once() -> None:
    listed = [rule for row in ROWS for rule in rules_of(row[0])]
    assert listed == RULES or sorted(listed, key=PLACE.__getitem__) == RULES


@pytest.mark.parametrize("name", ["test_attack::test_no_such_test", "test_no_such_test"])
def test_the_guard_finds_a_test_that_does_not_exist(name: str) -> None:
    assert not exists(name)
