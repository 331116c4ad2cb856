"""What is published names no machine of ours and no place that a reader cannot go to."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = (
    ".ci", "analysis", "benchmarks", "cli", "decklists", "docs", "engine", "search", "tests",
)  # fmt: skip
TEXTS = {".md", ".py", ".toml", ".txt", ".yaml", ".yml", ""}

# In pieces, so that this file passes its own test.
FORBIDDEN = re.compile(
    "|".join(
        (
            r"(?<![\w.])/" + r"(?:work|root|tmp|home|opt)/",
            r"\.\./" + r"shared",
            r"\b(?:issue|fixes|closes)\s+" + r"#\d*",
        )
    ),
    re.IGNORECASE,
)


def texts() -> Iterator[Path]:
    """Every text of the checkout that is published."""
    yield from (file for file in ROOT.iterdir() if file.is_file() and file.suffix in TEXTS - {""})
    for room in ROOMS:
        for file in (ROOT / room).rglob("*"):
            if file.is_file() and file.suffix in TEXTS and "__pycache__" not in file.parts:
                yield file


def test_no_private_place_is_named() -> None:
    files = sorted(texts())
    assert Path(__file__) in files
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if FORBIDDEN.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "see /wor" + "k/main/x.py",
        "`/tm" + "p/out`",
        "in ../shar" + "ed/golden",
        "as issue " + "#12 asks",
        "fix" + "es #7",
    ],
)
def test_the_guard_finds_a_private_place(line: str) -> None:
    assert FORBIDDEN.search(line)


@pytest.mark.parametrize(
    "line",
    [
        "https://github.com/edo9300/edopro/issues/171",
        "an issue with the deck",
        "#main",
        "the framework/tmp layout",
        "color #fff",
    ],
)
def test_the_guard_lets_the_rest_pass(line: str) -> None:
    assert not FORBIDDEN.search(line)
