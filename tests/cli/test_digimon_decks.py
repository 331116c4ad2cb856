"""Digimon decks at the command line: `deck`, `cards`, and commands that cannot play them."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cli.exit_codes import ExitCode
from decklists import digimon_catalog, load
from engine.digimon.cards import definitions
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.language.card import Note
from engine.digimon.library import library

Endboard = Callable[..., tuple[int, str, str]]

# A card with a text of which nothing is understood.
NO_DEFINITION = next(
    card
    for card in digimon_catalog().values()
    if card.texts and card.number not in definitions()
    and (found := library().get(card.number)) is not None and found.status == "none"
)  # fmt: skip


@pytest.fixture
def partly(monkeypatch: pytest.MonkeyPatch) -> None:
    """BT9-033 as if its definition left its text out."""
    whole = definitions()["BT9-033"]
    note = Note("neither player can play Digimon by effects")
    monkeypatch.setitem(definitions(), "BT9-033", replace(whole, effects=(note,)))


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """A deck of 51 cards with five copies of one, an unknown card and six eggs."""
    cards = "".join(f"4 (ST1-{number:02})\n" for number in range(2, 14))
    file = tmp_path / "bad.txt"
    file.write_text(
        f"// mine\n{cards}1 Agumon ST1-03_P1\n2 Nomon BT99-001\n3 (ST1-01)\n3 (ST2-01)\n"
    )
    return file


def test_check_lists_problems_with_their_lines(endboard: Endboard, bad: Path) -> None:
    code, out, err = endboard("deck", "check", str(bad), "--format", "none")
    assert (code, err) == (ExitCode.BAD_INPUT, "")
    lines = out.splitlines()
    assert lines[:3] == [
        f"{bad}: error: expected 50 cards in the main deck, found 51; remove 1",
        f"{bad}: error: expected 0 to 5 cards in the Digi-Egg deck, found 6; remove 1",
        f"{bad}:14: error: 5 copies of Agumon (ST1-03), expected 4 at most; remove 1",
    ]
    assert lines[3].startswith(f"{bad}:15: error: no card has the number BT99-001")
    assert lines[4:] == ["bad: main deck 51, Digi-Egg deck 6: 4 errors, 0 warnings"]


def test_check_in_json(endboard: Endboard, bad: Path) -> None:
    code, out, _ = endboard("deck", "check", str(bad), "--format", "json")
    assert code == ExitCode.BAD_INPUT
    data = json.loads(out)
    assert [data[key] for key in ("game", "main", "eggs", "legal")] == ["digimon", 51, 6, False]
    assert "extra" not in data
    assert [problem["card"] for problem in data["problems"]] == [
        None,
        None,
        "ST1-03_P1",
        "BT99-001",
    ]


@pytest.mark.parametrize("command", [("deck", "check"), ("deck", "show"), ("cards", "coverage")])
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("4 Agumon ST1-03\nAgumn\n", 2),
        ("4 Agumon ST1-03\n14558127\n", 2),
        ("#main\n14558127\n4 Agumon ST1-03\n", 3),
        ('["ST1-03",\n"Agumon"]', 2),
    ],
)
def test_a_file_that_is_no_deck(
    endboard: Endboard, tmp_path: Path, command: tuple[str, str], text: str, line: int
) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(text)
    code, out, err = endboard(*command, str(file))
    assert (code, out) == (ExitCode.BAD_INPUT, "")
    assert err.startswith(f"endboard: error: {file}:{line}: expected a")
    assert err.count("\n") == 1


@pytest.mark.parametrize("name", ["st1", "st2", "st3"])
def test_a_bundled_deck_is_legal(endboard: Endboard, name: str) -> None:
    assert endboard("deck", "check", name, "--format", "none") == (
        ExitCode.DONE,
        f"{name}: main deck 50, Digi-Egg deck 4: legal\n",
        "",
    )


def test_show_lists_both_decks(endboard: Endboard) -> None:
    code, out, err = endboard("deck", "show", "st1")
    assert (code, err) == (ExitCode.DONE, "")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert lines[:3] == [
        "Main deck: 50 cards",
        "copies card number status definition",
        "4 Biyomon ST1-02 no effects",
    ]
    assert lines[-11:-7] == [
        "Digi-Egg deck: 4 cards",
        "copies card number status definition",
        "4 Koromon ST1-01 defined by hand",
        "",
    ]


def test_show_in_json(endboard: Endboard) -> None:
    data = json.loads(endboard("deck", "show", "st1", "--format", "json")[1])
    assert data["game"] == "digimon"
    assert [sum(card["copies"] for card in data[key]) for key in ("main", "eggs")] == [50, 4]
    assert data["eggs"][0]["number"] == "ST1-01"


@pytest.mark.parametrize("format_", ["io", "dev", "app", "meta", "untap", "tts"])
def test_convert_there_and_back(endboard: Endboard, tmp_path: Path, format_: str) -> None:
    file = tmp_path / "deck.txt"
    assert endboard("deck", "convert", "st2", "--to", format_, "-o", str(file)) == (0, "", "")
    code, out, err = endboard("deck", "convert", str(file), "--to", "io")
    assert (code, err) == (ExitCode.DONE, "")
    assert out == endboard("deck", "convert", "st2", "--to", "io")[1]
    assert [*load(str(file)).entries()] != []


@pytest.mark.parametrize(
    ("deck", "format_", "message"),
    [
        (
            "st1",
            "ydk",
            "samples/st1.txt is a Digimon deck and cannot be written as ydk; choose from io, dev, "
            "app, meta, untap, tts, dcg",
        ),
        (
            "fiendsmith",
            "tts",
            "samples/fiendsmith.ydk is a Yu-Gi-Oh deck and cannot be written as tts; choose from "
            "ydk, ydke, names",
        ),
    ],
)
def test_convert_keeps_to_the_formats_of_the_game(
    endboard: Endboard, deck: str, format_: str, message: str
) -> None:
    assert endboard("deck", "convert", deck, "--to", format_) == (
        ExitCode.USAGE,
        "",
        f"endboard: error: {message}\n",
    )


def test_coverage_says_what_is_defined(endboard: Endboard, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(f"2 (ST1-02)\n4 (ST1-03_P1)\n1 ({NO_DEFINITION.number})\n1 (BT99-001)\n")
    code, out, err = endboard("cards", "coverage", str(file), "--format", "json")
    assert code == ExitCode.DONE
    assert {(card["number"], card["copies"], card["status"]) for card in json.loads(out)} == {
        ("ST1-02", 2, "no effects"),
        ("ST1-03", 4, "defined"),
        (NO_DEFINITION.number, 1, "no definition"),
        ("BT99-001", 1, "no definition"),
    }
    assert err == "endboard: 4 different cards: 1 defined, 1 no effects, 2 no definition\n"
    assert endboard("cards", "coverage", str(file), "--strict")[0] == ExitCode.UNDEFINED_CARDS


@pytest.mark.parametrize("card", ["ST1-07", "st01-07_p2"])
def test_show_a_card_by_number(endboard: Endboard, card: str) -> None:
    code, out, err = endboard("cards", "show", card)
    assert (code, err) == (ExitCode.DONE, "")
    assert out.splitlines()[:3] == [
        "Greymon (ST1-07)",
        "Red Digimon, Lv.4, play cost 5, 4000 DP, digivolves from Red Lv.3 for 2, Champion | "
        "Vaccine | Dinosaur",
        "Status: defined",
    ]


def test_show_a_card_of_a_name_that_no_other_has(endboard: Endboard) -> None:
    code, out, _ = endboard("cards", "show", "flame hellscythe", "--format", "json")
    assert code == ExitCode.DONE
    assert json.loads(out)["number"] == "BT8-109"


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ("Phoenixmon", "cards are named Phoenixmon; give the passcode or card number of one: "),
        ("ST1-17", "no card has the name or passcode 'ST1-17'; did you mean ST1"),
        ("WarGreymn", "no card has the name or passcode 'WarGreymn'; did you mean WarGreymon"),
    ],
)
def test_a_card_that_is_not_clear(endboard: Endboard, card: str, message: str) -> None:
    code, out, err = endboard("cards", "show", card)
    assert (code, out) == (ExitCode.BAD_INPUT, "")
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.usefixtures("partly")
def test_what_the_engine_refuses_is_not_played(endboard: Endboard, tmp_path: Path) -> None:
    refused = {}
    for card in definitions().values():
        compiler = Compiler([card])
        compiler.compile()
        if compiler.missing or card.unsupported:
            refused[card.number] = len(compiler.missing) + len(card.unsupported)
    assert refused
    file = tmp_path / "deck.txt"
    file.write_text("".join(f"1 ({card})\n" for card in refused))
    rows = json.loads(endboard("cards", "coverage", str(file), "--format", "json")[1])
    assert {row["number"]: len(row["not_played"]) for row in rows} == refused
    assert {row["status"] for row in rows} == {"partly defined"}


@pytest.mark.usefixtures("partly")
def test_show_says_what_is_not_played(endboard: Endboard) -> None:
    _, out, _ = endboard("cards", "show", "BT9-033")
    played, not_played = out.split("Not played:\n")
    assert "Status: partly defined\n" in played
    assert "  - neither player can play Digimon by effects\n" in not_played
    assert "neither player" not in played
