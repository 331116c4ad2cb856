"""The documents: docs/cli.md names every command and option, and all print what commands print."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from typer.main import get_command

from cli.games import KINDS
from cli.main import app
from tests.cli.printed import DOCUMENTS, Printed, missing, printed, renewed, run

TEXT = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", TEXT))
# Of the program itself, of pip, and an example of what is not there.
OTHERS = {"--help", "--version"}


def commands() -> Iterator[tuple[str, set[str]]]:
    """Every command with its options, both names of a switch."""
    for name, command in get_command(app).commands.items():  # type: ignore[attr-defined]
        for inner, one in getattr(command, "commands", {"": command}).items():
            options = {
                option
                for parameter in one.params
                for option in (*parameter.opts, *parameter.secondary_opts)
                if option.startswith("--")
            }
            yield f"{name} {inner}".strip(), options - OTHERS


def test_every_command_is_in_the_list() -> None:
    listed = re.findall(r"^endboard ((?:[a-z]+ ?)+)", TEXT[: TEXT.index("DECK is")], re.MULTILINE)
    assert sorted(name.strip() for name in listed) == sorted(name for name, _ in commands())


def test_every_option_is_told_and_no_other() -> None:
    known = {option for _, options in commands() for option in options}
    assert known - NAMED == set()
    assert NAMED - known - OTHERS == set()


def test_the_options_are_those_of_the_commands_named() -> None:
    rows = re.findall(r"^\| (`--.*?) \| (`[a-z].*?) \| .* \|$", TEXT, re.MULTILINE)
    assert len(rows) > 20
    has = dict(commands())
    for cell, names in rows:
        options = set(re.findall(r"--[a-z-]+", cell))
        wanted = {name for name in re.findall(r"`([a-z ]+)`", names) if name in has}
        assert wanted, cell
        assert wanted == {name for name, known in has.items() if options <= known}, cell


def test_the_options_of_one_game_are_those_that_are_refused_to_others() -> None:
    rows = re.findall(r"^\| `([a-z]+)` \| ((?:`--.*?)?) ?\| ((?:`--.*?)?) ?\|$", TEXT, re.MULTILINE)
    told = [
        {command: set(re.findall(r"--([a-z-]+)", row[column])) for command, *row in rows}
        for column in (0, 1)
    ]
    for found, game in zip(told, ("yugioh", "digimon"), strict=True):
        only = {
            command: {option.replace("_", "-") for option in options}
            for command, options in KINDS[game].only.items()  # type: ignore[index]
        }
        assert {command: options for command, options in found.items() if options} == only


@cache
def output(command: str, answers: str) -> list[str]:
    """What a command prints, which several documents may show."""
    return run(Printed(Path(), command, tuple(f"> {answer}" for answer in answers.splitlines())))


SHOWN = [one for file in DOCUMENTS for one in printed(file)]
# Minutes, as the documents say.
SLOW = ("mulligan st1 -j 2",)


@pytest.mark.parametrize(
    "one",
    [pytest.param(one, marks=pytest.mark.slow if one.command in SLOW else ()) for one in SHOWN],
    ids=lambda one: f"{one.file.name}: {one.command}",
)
def test_what_the_documents_print_is_what_the_commands_print(one: Printed) -> None:
    """`python -m tests.cli.printed` brings the documents up to date."""
    assert missing(one.lines, output(one.command, one.answers)) == []


def test_the_front_page_and_all_documents_show_something() -> None:
    assert {one.file.name for one in SHOWN} >= {"README.md", "cli.md", "digimon.md", "search.md"}


@pytest.mark.parametrize(
    ("shown", "wrong"),
    [
        (["a", "b", "c", "d"], []),
        (["a", "...", "d"], []),
        (["...", "c", "d"], []),
        (["a", "  ...", "c", "..."], []),
        (["a", "..."], []),
        (["b", "..."], ["b"]),
        (["a", "b"], ["a", "b"]),
        (["a", "...", "b"], ["b"]),
        (["...", "c", "...", "b", "..."], ["b"]),
        (["a", "...", "b", "d"], ["b", "d"]),
    ],
)
def test_lines_are_left_out_only_where_the_document_says_so(
    shown: list[str], wrong: list[str]
) -> None:
    assert missing(shown, ["a", "b", "c", "d"]) == wrong


def test_renewed_lines_begin_and_end_as_before() -> None:
    found = ["hand", "score 12", "1. Summon", "2. Link", "3. End", "board", "proved"]
    shown = ["hand", "score 10", "...", "2. Link", "4. End", "...", "proved"]
    assert renewed(shown, found) == [
        "hand", "score 12", "...", "2. Link", "3. End", "...", "proved",
    ]  # fmt: skip
    assert missing(renewed(shown, found), found) == []
