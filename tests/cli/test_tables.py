"""Tables: aligned in a pipe, styled in a terminal."""

import json
import re
from collections.abc import Sequence

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


def drawn(
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    width: int,
    monkeypatch: pytest.MonkeyPatch,
) -> list[str]:
    """The lines of a table in a terminal of this width, without its styles."""
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("TERM", "xterm")
    text = re.sub(r"\x1b\[[0-9;]*m", "", table(columns, rows, terminal=True))
    lines = text.splitlines()
    assert max(map(len, lines)) <= width
    return lines


FIGURES = ("33.76 %", "-0.45", "12.30 (11.00 to 14.00)")


def test_figures_are_whole_and_names_give_way(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "Swordsoul Strategist Longyuan"
    lines = drawn(("name", "opened in", "gain", "score"), [(name, *FIGURES)], 74, monkeypatch)
    assert name in "\n".join(lines)
    lines = drawn(("name", "opened in", "gain", "score"), [(name, *FIGURES)], 56, monkeypatch)
    assert name not in "\n".join(lines) and "Longyuan" in lines[-1]
    assert all(figure in lines[3] for figure in FIGURES)


def test_the_last_figures_are_left_out_where_there_is_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = [("Swordsoul Strategist Longyuan", "1", "Tenyi Spirit - Ashuna", *FIGURES)]
    columns = ("name", "copies", "other", "opened in", "gain", "score")
    lines = drawn(columns, rows, 62, monkeypatch)
    assert "-0.45" in lines[3] and FIGURES[2] not in "\n".join(lines)
    assert lines[-1] == "No room for: score. A wider terminal, or a file, has them."
    assert "No room" not in "\n".join(drawn(columns, rows, 120, monkeypatch))


def test_figures_of_all_kinds_stand_on_the_right() -> None:
    rows = [("9.50 %", "-", "a", "1 (2 to 3)"), ("19.00 %", "+1.5", "bb", "-")]
    assert table(("of hands", "gain", "name", "value"), rows, terminal=False).splitlines() == [
        "of hands  gain  name       value",
        "  9.50 %     -  a     1 (2 to 3)",
        " 19.00 %  +1.5  bb             -",
    ]
