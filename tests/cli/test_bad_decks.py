"""Decks that cannot be played: every command says the same of them, in one line or a line each.

The files are written by hand, as a user would, and go through all commands that take a deck.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from cli.exit_codes import ExitCode
from decklists.digimon import text
from tests.conformance.digimon import digimon_deck

Endboard = Callable[..., tuple[int, str, str]]

CHECK = ("deck", "check")
READING = (CHECK, ("deck", "show"), ("cards", "coverage"), ("deck", "convert", "--to", "io"))
PLAYING = (("search",), ("mulligan",), ("analyze", "-o", "run"), ("play",), ("perft",))

ST1 = text.write_meta(digimon_deck("st1"))  # 16 lines: the main deck, then the Digi-Eggs
AGUMON = "4 (ST1-03)\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the commands run."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def lines(source: str) -> list[str]:
    return source.splitlines(keepends=True)


def test_the_deck_that_is_spoilt_is_legal(endboard: Endboard, folder: Path) -> None:
    (folder / "deck.txt").write_text(ST1)
    assert endboard(*CHECK, "deck.txt", "--format", "none") == (
        ExitCode.DONE, "deck: main deck 50, Digi-Egg deck 4: legal\n", "",
    )  # fmt: skip
    assert AGUMON in lines(ST1)


@pytest.mark.parametrize("command", [*READING, *PLAYING], ids=lambda command: command[0])
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", ": expected a deck, found nothing: it is empty; give a deck file, "),
        (b"// later\n# to do\n", ": expected a deck, found only comments; give a deck file, "),
        (b"\0" * 99, ":1: expected UTF-8 text, found a NUL byte; save it as a UTF-8 text"),
        (bytes(range(256)), ":2: expected UTF-8 text, found the byte 0x80; save it as a"),
        (b"\x89PNG\r\n\x1a\n", ":1: expected UTF-8 text, found the byte 0x89; save it as a"),
        (ST1.encode("utf-16"), ":1: expected UTF-8 text, found the byte 0xff; save it as a"),
        (b"Agumon, four\n", ":1: expected a ydke:// URL or a list of names (3 Ash Blossom & Joyous "
         "Spring) or a .ydk file (#main, then one passcode a line) or a Digimon deck code"),
        (b"4 Agumon\n", ":1: Agumon is a Digimon card, found without its number; write the"),
        (ST1.replace(AGUMON, "four Agumon\n").encode(),
         ":2: expected a card with its count and number, such as `4 Agumon ST1-03`, found 'four "),
        (ST1.replace(AGUMON, "4 (ST1-03) 4 (ST1-07)\n").encode(),
         ":2: expected one card a line, found ST1-03 and ST1-07; give each card a line of its own"),
        (ST1.replace(AGUMON, "0 (ST1-03)\n").encode(),
         ":2: expected a count of 1 or more, found '0 (ST1-03)'; correct the count"),
        ((ST1 + "#main\n89631139\n").encode(),
         ":17: expected a deck of one game, found '#main', Yu-Gi-Oh, after Digimon on line 1;"),
        (("#main\n89631139\n" + ST1).encode(),
         ":3: expected a deck of one game, found '4 (ST1-02)', Digimon, after Yu-Gi-Oh on line 1;"),
        (b'["ST1-03",\n"Agumon"]', ":2: expected a card number such as \"ST1-03\", found 'Agumon'"),
    ],
)  # fmt: skip
def test_files_that_are_no_deck(
    endboard: Endboard, folder: Path, command: tuple[str, ...], content: bytes, message: str
) -> None:
    (folder / "deck.txt").write_bytes(content)
    code, out, err = endboard(*command, "deck.txt")
    assert (code, out) == (ExitCode.BAD_INPUT, "")
    assert err.startswith(f"endboard: error: deck.txt{message}")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", [*READING, *PLAYING], ids=lambda command: command[0])
def test_a_directory_and_no_file(
    endboard: Endboard, folder: Path, command: tuple[str, ...]
) -> None:
    (folder / "decks").mkdir()
    for name, message in (
        ("decks", "decks: expected a deck file, found a directory; give a deck file, "),
        ("nothing.txt", "nothing.txt: no such file, and no bundled sample of this name; give a "),
        ("", "'': expected a deck, found an empty name; give a deck file, "),
    ):
        code, out, err = endboard(*command, name)
        assert (code, out) == (ExitCode.BAD_INPUT, "")
        assert err.startswith(f"endboard: error: {message}")
        assert err.count("\n") == 1


ILLEGAL = [
    (ST1 + "1 (ST2-02)\n", ["deck.txt: expected 50 cards in the main deck, found 51; remove 1"]),
    (ST1.replace(AGUMON, "3 (ST1-03)\n"),
     ["deck.txt: expected 50 cards in the main deck, found 49; add 1"]),
    (ST1 + "2 (ST2-01)\n",
     ["deck.txt: expected 0 to 5 cards in the Digi-Egg deck, found 6; remove 1"]),
    (ST1.replace(AGUMON, "5 (ST1-03_P1)\n").replace("2 (ST1-16)\n", "1 (ST1-16)\n"),
     ["deck.txt:2: 5 copies of Agumon (ST1-03), expected 4 at most; remove 1"]),
    (ST1.replace(AGUMON, "4 (ST1-93)\n"),
     ["deck.txt:2: no card has the number ST1-93 (did you mean ST1-"]),
    (ST1.replace(AGUMON, "5 (ST1-03)\n1 (BT99-001)\n") + "2 (ST2-01)\n",
     ["deck.txt: error: expected 50 cards in the main deck, found 52; remove 2",
      "deck.txt: error: expected 0 to 5 cards in the Digi-Egg deck, found 6; remove 1",
      "deck.txt:2: error: 5 copies of Agumon (ST1-03), expected 4 at most; remove 1",
      "deck.txt:3: error: no card has the number BT99-001",
      "error: deck.txt: 4 errors, listed above; correct them"]),
]  # fmt: skip


@pytest.mark.parametrize("command", PLAYING, ids=lambda command: command[0])
@pytest.mark.parametrize(("content", "messages"), ILLEGAL)
def test_decks_that_are_not_legal_are_not_played(
    endboard: Endboard, folder: Path, command: tuple[str, ...], content: str, messages: list[str]
) -> None:
    (folder / "deck.txt").write_text(content)
    code, out, err = endboard(*command, "deck.txt")
    assert (code, out) == (ExitCode.BAD_INPUT, "")
    expected = messages if len(messages) > 1 else [f"error: {messages[0]}"]
    said = err.splitlines()
    assert len(said) == len(expected)
    for line, message in zip(said, expected, strict=True):
        assert line.startswith(f"endboard: {message}")


@pytest.mark.parametrize(("content", "messages"), ILLEGAL)
def test_the_check_lists_the_same(
    endboard: Endboard, folder: Path, content: str, messages: list[str]
) -> None:
    (folder / "deck.txt").write_text(content)
    code, out, err = endboard(*CHECK, "deck.txt", "--format", "none")
    assert (code, err) == (ExitCode.BAD_INPUT, "")
    *problems, total = out.splitlines()
    assert len(problems) == max(1, len(messages) - 1)
    for line, message in zip(problems, messages, strict=False):
        assert line.replace(" error:", "").startswith(message.replace(" error:", ""))
    assert total.startswith("deck: main deck ")
    assert total.endswith(f"{len(problems)} error{'s' if len(problems) > 1 else ''}, 0 warnings")


def test_a_card_on_two_lines_is_one_card(endboard: Endboard, folder: Path) -> None:
    (folder / "deck.txt").write_text(ST1.replace(AGUMON, "2 (ST1-03)\n2 (st1-03_P1)\n"))
    assert endboard(*CHECK, "deck.txt")[0] == ExitCode.DONE


def test_decks_without_eggs_and_in_any_format_are_played(endboard: Endboard, folder: Path) -> None:
    from tests.decklists.digimon.test_formats import WRITERS

    deck = digimon_deck("st1")
    found = set()
    for name, write in WRITERS.items():
        (folder / f"{name}.txt").write_text(write(deck))
        code, out, _ = endboard("perft", f"{name}.txt", "--depth", "1", "--quiet")
        assert code == ExitCode.DONE
        found.add(out.partition(":")[2])  # a code says itself what the deck is called
    assert len(found) == 1
    (folder / "alone.txt").write_text("".join(lines(ST1)[:-1]))
    assert (
        endboard(*CHECK, "alone.txt", "--format", "none")[1]
        == "alone: main deck 50, Digi-Egg deck 0: legal\n"
    )
    assert endboard("perft", "alone.txt", "--depth", "1", "--quiet")[0] == ExitCode.DONE
