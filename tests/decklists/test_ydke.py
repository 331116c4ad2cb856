"""Reading and writing `ydke://` URLs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decklists import Deck, DeckError, Lines, ydke

PASSCODES = st.lists(st.integers(0, 2**32 - 1), max_size=70).map(tuple)


def read(url: str) -> Deck:
    return ydke.read(url, source="ydke URL", name="ydke")


@given(PASSCODES, PASSCODES, PASSCODES)
def test_what_is_written_reads_back(
    main: tuple[int, ...], extra: tuple[int, ...], side: tuple[int, ...]
) -> None:
    deck = Deck("ydke", "ydke URL", "yugioh", main, extra, side)
    assert read(ydke.write(deck)) == deck


# 14558127 is 0x00DE23AF, so its bytes are af 23 de 00.
URL = "ydke://ryPeAA==!ryPeAK8j3gA=!!"


def test_a_url_worked_out_by_hand() -> None:
    deck = read(URL)
    assert (deck.main, deck.extra, deck.side) == ((14558127,), (14558127, 14558127), ())
    assert deck.lines == Lines()
    assert ydke.write(deck) == URL


@pytest.mark.parametrize(
    "url",
    [
        pytest.param(URL.replace("=", ""), id="no padding"),
        pytest.param(URL.removesuffix("!"), id="last section not closed"),
        pytest.param(f"\n  {URL}\r\n\n", id="space around it"),
        pytest.param(URL.replace("ydke", "YDKE"), id="upper case scheme"),
    ],
)
def test_other_spellings_of_the_same_url(url: str) -> None:
    assert ydke.recognises(url)
    assert read(url) == read(URL)


@pytest.mark.parametrize("section", ["ryPe*A==", "ryPeA===", "ryPeA", "ryP=AA==", "é", "="])
def test_bad_base64_names_its_section(section: str) -> None:
    with pytest.raises(DeckError, match=r"^ydke URL: expected base64 in the extra deck section: "):
        read(f"ydke://ryPeAA==!{section}!!")


def test_bytes_that_are_no_whole_cards() -> None:
    with pytest.raises(DeckError) as error:
        read("ydke://ryPe!!!")
    assert str(error.value) == (
        "ydke URL: expected 4 bytes a card in the main deck section, found 3 bytes; "
        "copy the whole URL again"
    )


@pytest.mark.parametrize(
    ("url", "found"),
    [("ydke://", 1), ("ydke://ryPeAA==!", 2), ("ydke://!", 2), ("ydke://!!!!", 5)],
)
def test_a_wrong_number_of_sections(url: str, found: int) -> None:
    with pytest.raises(
        DeckError, match=rf"^ydke URL: expected .* three sections .* found {found};"
    ):
        read(url)


def test_something_after_the_url() -> None:
    with pytest.raises(DeckError, match=r"^ydke URL:2: expected nothing after the ydke URL, found"):
        read(f"{URL}\nydke://!!!")


@pytest.mark.parametrize("text", ["", "https://example.org", "ydk://!!!"])
def test_no_ydke_url(text: str) -> None:
    assert not ydke.recognises(text)
    with pytest.raises(DeckError, match=r"^ydke URL: expected ydke://, found"):
        read(text)


@given(st.text(alphabet="!=+/AZaz09é \n"))
def test_any_url_is_a_deck_or_a_deck_error(rest: str) -> None:
    try:
        read("ydke://" + rest)
    except DeckError as error:
        assert error.remedy
