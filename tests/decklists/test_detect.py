"""From what the user typed to a deck, and every way in which that fails."""

import io
import os
import sys
import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decklists import AnyDeck, DeckError, DigimonDeck, load_yugioh, sample_names, ydk, ydke
from decklists import load as load_any
from decklists.digimon import tts

YDK = "#main\n89631139\n#extra\n!side\n"
URL = "ydke://o6lXBQ==!!!"
GIVE = "give a deck file, a ydke:// URL, - for standard input, or a bundled sample: "


@pytest.fixture(autouse=True)
def _in_an_empty_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# The decks of most tests are Yu-Gi-Oh; the formats of Digimon have tests of their own.
load = load_yugioh


def failure(deck: str, stdin_text: str | None = None) -> str:
    with pytest.raises(DeckError) as error:
        load_any(deck, stdin_text)
    message = str(error.value)
    assert "\n" not in message
    return message


def test_a_url() -> None:
    deck = load(URL)
    assert (deck.name, deck.source, deck.main) == ("ydke", "ydke URL", (89631139,))


def test_a_file() -> None:
    Path("kaiba.ydk").write_text(YDK)
    deck = load("kaiba.ydk")
    assert (deck.name, deck.source, deck.main) == ("kaiba", "kaiba.ydk", (89631139,))
    assert deck.lines.main == (2,)


def test_a_file_is_known_by_its_content() -> None:
    Path("url.ydk").write_text(f"\n{URL}\n")
    assert load("url.ydk").main == (89631139,)
    Path("kaiba.txt").write_text(YDK)
    assert load("kaiba.txt").main == (89631139,)


def test_standard_input_as_text() -> None:
    deck = load("-", stdin_text=YDK)
    assert (deck.name, deck.source, deck.main) == ("stdin", "<stdin>", (89631139,))
    assert load("-", stdin_text=URL).main == (89631139,)


def test_standard_input_is_read_where_no_text_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(YDK.encode())))
    assert load("-").main == (89631139,)


def test_a_bundled_sample() -> None:
    deck = load("fiendsmith")
    assert (deck.name, deck.source) == ("fiendsmith", "samples/fiendsmith.ydk")


def test_a_file_comes_before_the_sample_of_its_name() -> None:
    Path("fiendsmith").write_text(YDK)
    assert load("fiendsmith").main == (89631139,)


def test_a_directory_does_not_hide_the_sample_of_its_name() -> None:
    Path("fiendsmith").mkdir()
    assert load("fiendsmith") == load("fiendsmith")
    assert len(load("fiendsmith").main) == 40


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe() -> None:
    os.mkfifo("pipe")
    writer = threading.Thread(target=Path("pipe").write_text, args=(YDK,))
    writer.start()
    assert load("pipe").main == (89631139,)
    writer.join()


def test_a_missing_file_suggests_a_sample_and_lists_all() -> None:
    expected = (
        "fiendsmit.ydk: no such file, and no bundled sample of this name "
        "(did you mean fiendsmith?); " + GIVE + ", ".join(sample_names())
    )
    assert failure("fiendsmit.ydk") == expected


def test_a_missing_file_like_no_sample() -> None:
    assert failure("no/such/qqqq") == (
        "no/such/qqqq: no such file, and no bundled sample of this name; "
        + GIVE
        + ", ".join(sample_names())
    )


def test_a_file_taken_for_a_directory() -> None:
    Path("kaiba.ydk").write_text(YDK)
    assert failure("kaiba.ydk/deck").startswith("kaiba.ydk/deck: no such file")


def test_a_sample_name_is_not_a_path() -> None:
    assert "no such file" in failure("../samples/fiendsmith")


def test_a_directory() -> None:
    Path("decks").mkdir()
    assert failure("decks").startswith("decks: expected a deck file, found a directory; " + GIVE)


def test_no_permission(monkeypatch: pytest.MonkeyPatch) -> None:
    # Simulated, because the superuser may read everything.
    def refuse(*_args: object, **_kwargs: object) -> None:
        raise PermissionError(13, "Permission denied")

    Path("kaiba.ydk").write_text(YDK)
    monkeypatch.setattr(Path, "open", refuse)
    assert failure("kaiba.ydk").startswith("kaiba.ydk: no permission to read this file; change")


def test_a_binary_file() -> None:
    Path("deck.gz").write_bytes(b"\x1f\n\n\0\0")
    assert failure("deck.gz") == (
        "deck.gz:3: expected UTF-8 text, found a NUL byte; save it as a UTF-8 text file"
    )


def test_a_file_in_utf_16() -> None:
    Path("deck.ydk").write_bytes(YDK.encode("utf-16"))
    assert failure("deck.ydk").startswith("deck.ydk:1: expected UTF-8 text, found the byte 0xf")


def test_a_file_that_is_not_utf_8() -> None:
    Path("deck.ydk").write_bytes("#main\n#created by Müller\n".encode("latin-1"))
    assert failure("deck.ydk").startswith("deck.ydk:2: expected UTF-8 text, found the byte 0xfc;")


def test_binary_standard_input() -> None:
    assert failure("-", "#main\n\0").startswith("<stdin>:2: expected UTF-8 text, found a NUL byte")


@pytest.mark.parametrize("text", ["", "\n \r\n", "\ufeff"])
def test_an_empty_file(text: str) -> None:
    Path("deck.ydk").write_text(text, encoding="utf-8")
    assert failure("deck.ydk").startswith("deck.ydk: expected a deck, found nothing: it is empty;")
    assert failure("-", text).startswith("<stdin>: expected a deck, found nothing: it is empty;")


def test_no_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert failure("-").startswith("<stdin>: expected a deck, found nothing: it is empty;")


@pytest.mark.parametrize("text", ["// a deck\n\n# with nothing in it\n", "#"])
def test_nothing_but_comments(text: str) -> None:
    assert failure("-", text).startswith("<stdin>: expected a deck, found only comments;")


@pytest.mark.parametrize("text", ["#main\n#extra\n!side\n", "ydke://!!!"])
def test_a_deck_without_cards(text: str) -> None:
    assert failure("-", text).startswith("<stdin>: expected a deck, found no card in it;")


def test_a_text_that_is_no_deck() -> None:
    Path("notes.txt").write_text("\nDear Kaiba,\n")
    assert failure("notes.txt").startswith(
        "notes.txt:2: expected a ydke:// URL or a list of names (3 Ash Blossom & Joyous Spring) or "
        "a .ydk file (#main, then one passcode a line) or a Digimon deck code (DCG...) or a JSON "
        'array of Digimon card numbers (["ST1-01", "ST1-03"]) or a Digimon decklist (lines such as '
        "`4 Agumon ST1-03`), found 'Dear Kaiba,';"
    )


def test_an_error_of_the_format_names_the_file() -> None:
    Path("kaiba.ydk").write_text("#main\nBlue-Eyes\n")
    assert failure("kaiba.ydk").startswith("kaiba.ydk:2: expected a passcode")


def test_a_file_too_large_for_a_deck() -> None:
    Path("log.txt").write_text("1\n" * 600_000)
    assert failure("log.txt").startswith("log.txt: expected a deck, found more than 1048576 bytes;")


def test_an_empty_name() -> None:
    assert failure("").startswith("'': expected a deck, found an empty name;")


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b", "a\nb\n", "\ud800"])
def test_names_that_no_file_can_have(name: str) -> None:
    message = failure(name)
    assert "cannot be read" in message or "no such file" in message
    assert message.isprintable()


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        ("4 Agumon ST1-03\n\n14558127\n", 3, "'14558127', Yu-Gi-Oh, after Digimon on line 1"),
        ("// mine\n4 Agumon ST1-03\n!side\n", 3, "'!side', Yu-Gi-Oh, after Digimon on line 2"),
        ("#main\n1\nST1-03\n", 3, "'ST1-03', Digimon, after Yu-Gi-Oh on line 1"),
        (f"{URL}\n4 (ST1-03)\n", 2, "'4 (ST1-03)', Digimon, after Yu-Gi-Oh on line 1"),
        ('["ST1-03"]\n14558127\n', 2, "'14558127', Yu-Gi-Oh, after Digimon on line 1"),
    ],
)
def test_a_mixture_of_two_games(text: str, line: int, found: str) -> None:
    assert failure("-", text) == (
        f"<stdin>:{line}: expected a deck of one game, found {found}; keep the cards of one game"
    )


def test_the_game_is_known_by_the_content() -> None:
    Path("deck.ydk").write_text("4 Agumon ST1-03\n")
    deck = load_any("deck.ydk")
    assert (deck.game, deck.main) == ("digimon", ("ST1-03",) * 4)
    assert load_any("fiendsmith").game == "yugioh"


def test_a_digimon_deck_where_a_yugioh_deck_is_needed() -> None:
    with pytest.raises(DeckError) as error:
        load_yugioh("st1")
    assert str(error.value) == (
        "samples/st1.txt: expected a Yu-Gi-Oh deck, found a Digimon deck; give a deck of that game"
    )


def _the_same(one: AnyDeck, other: AnyDeck) -> bool:
    return [(e.section, e.card) for e in one.entries()] == [
        (e.section, e.card) for e in other.entries()
    ]


@given(st.text(alphabet='#!mainextrsdyk:/=0123456789 \n\r\0BTS-_P()[]"\\,DCGV'))
def test_any_text_is_a_deck_or_a_deck_error(text: str) -> None:
    try:
        deck = load_any("-", stdin_text=text)
    except DeckError as error:
        assert error.file == "<stdin>"
    else:
        if isinstance(deck, DigimonDeck):
            assert _the_same(tts.read(tts.write(deck), "", ""), deck)
        else:
            assert _the_same(ydk.read(ydk.write(deck), "", ""), deck)
            assert _the_same(ydke.read(ydke.write(deck), "", ""), deck)
