"""Reading and writing `.ydk` files."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decklists import Deck, DeckError, Lines, ydk

PASSCODES = st.lists(st.integers(0, 2**32 - 1), max_size=70).map(tuple)

TEXT = "#created by Kaiba\n#main\n89631139\n89631139\n#extra\n23995346\n!side\n14558127\n"


def read(text: str) -> Deck:
    return ydk.read(text, source="kaiba.ydk", name="kaiba")


@given(PASSCODES, PASSCODES, PASSCODES)
def test_what_is_written_reads_back(
    main: tuple[int, ...], extra: tuple[int, ...], side: tuple[int, ...]
) -> None:
    deck = read(ydk.write(Deck("kaiba", "kaiba.ydk", "yugioh", main, extra, side)))
    assert (deck.main, deck.extra, deck.side) == (main, extra, side)


def test_what_is_read_writes_back() -> None:
    assert ydk.write(read(TEXT)) == TEXT


def test_every_card_has_its_line() -> None:
    deck = read(TEXT)
    assert (deck.name, deck.source, deck.game) == ("kaiba", "kaiba.ydk", "yugioh")
    assert deck.created_by == "Kaiba"
    assert deck.lines == Lines((3, 4), (6,), (8,))


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(TEXT.replace("\n", "\r\n"), id="CRLF"),
        pytest.param(TEXT.replace("\n", "\r"), id="CR"),
        pytest.param("\ufeff" + TEXT, id="byte order mark"),
        pytest.param(TEXT.replace("#main", "#MAIN "), id="upper case, trailing space"),
        pytest.param(TEXT.replace("23995346", "\t 23995346"), id="indented"),
        pytest.param(TEXT.replace("23995346", "23995346 # Ultimate"), id="comment after a card"),
        pytest.param(TEXT.replace("!side", "#side"), id="side deck marked like the others"),
        pytest.param(TEXT.removesuffix("\n"), id="no line end at the end"),
    ],
)
def test_other_spellings_of_the_same_deck(text: str) -> None:
    assert read(text) == read(TEXT)


def test_blank_lines_and_comments_are_passed_over_but_counted() -> None:
    deck = read("#main\n\n# three dragons\n89631139\n\n#extra\n!side\n")
    assert deck.main == (89631139,)
    assert deck.lines.main == (4,)


def test_sections_in_any_order_and_more_than_once() -> None:
    deck = read("!side\n3\n#main\n1\n#extra\n2\n#main\n4\n")
    assert (deck.main, deck.extra, deck.side) == ((1, 4), (2,), (3,))
    assert deck.lines == Lines((4, 8), (6,), (2,))


def test_only_the_first_author_line_counts() -> None:
    assert read("#created by A\n#created by B\n#main\n1\n").created_by == "A"


def test_an_author_of_several_lines_stays_a_comment() -> None:
    deck = Deck("d", "d.ydk", "yugioh", (1,), created_by="A\n#main\n2")
    assert read(ydk.write(deck)).main == (1,)


@pytest.mark.parametrize(
    "line", ["Blue-Eyes White Dragon", "3 89631139", "-5", "1.5", "٣", "!sid", "0x10"]
)
def test_a_line_that_is_no_number(line: str) -> None:
    with pytest.raises(DeckError) as error:
        read(f"#main\r\n89631139\r\n\r\n{line}\r\n")
    assert str(error.value).startswith("kaiba.ydk:4: expected a passcode (a number such as")
    assert repr(line) in str(error.value)
    assert (error.value.file, error.value.line) == ("kaiba.ydk", 4)


@pytest.mark.parametrize("number", [str(2**32), "9" * 5000])
def test_a_number_too_large(number: str) -> None:
    with pytest.raises(DeckError, match=r"^kaiba\.ydk:2: expected a passcode of at most 42949672"):
        read(f"#main\n{number}\n")


def test_a_card_before_the_first_heading() -> None:
    with pytest.raises(
        DeckError, match=r"^kaiba\.ydk:2: expected #main before the first card, found 89631139; put"
    ):
        read("#created by Kaiba\n89631139\n#main\n")


def test_a_long_line_is_shortened_in_the_message() -> None:
    with pytest.raises(DeckError) as error:
        read("#main\n" + "x" * 10_000)
    assert len(str(error.value)) < 300


@given(st.text())
def test_any_text_is_a_deck_or_a_deck_error(text: str) -> None:
    ydk.recognises(text)
    try:
        read(text)
    except DeckError as error:
        assert error.line is not None
