"""Tables: aligned in a pipe, styled in a terminal."""

import json
import re

import pytest

from cli.tables import as_json, table

ROWS = [("3", "Ash Blossom & Joyous Spring"), ("12", "[bold]Bracket[/bold] ☆")]


def test_in_a_pipe_columns_are_aligned_and_numbers_stand_right() -> None:
    assert table(("copies", "card"), ROWS, terminal=False) == (
        "copies  card\n     3  Ash Blossom & Joyous Spring\n    12  [bold]Bracket[/bold] ☆\n"
    )


def test_in_a_pipe_no_line_is_cut() -> None:
    assert "x" * 5000 in table(("a",), [("x" * 5000,)], terminal=False)


def test_in_a_terminal_a_table_fits_its_width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.setenv("TERM", "xterm")
    text = table(("a", "b"), [("word " * 20, "1")], terminal=True)
    assert "\x1b[" in text
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text)
    assert max(map(len, plain.splitlines())) <= 30


def test_json_keeps_names_readable() -> None:
    text = as_json({"name": "Evil★Twin"})
    assert "Evil★Twin" in text
    assert json.loads(text) == {"name": "Evil★Twin"}
