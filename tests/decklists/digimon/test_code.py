"""The deck code DCG..., with the examples of its authors for each version.

https://github.com/niamu/digimon-card-game/tree/main/codec
"""

from collections import Counter
from pathlib import Path

import pytest

from decklists import DeckError, DigimonDeck, load
from decklists.digimon import code
from tests.conformance.digimon import digimon_deck

GAIA_RED = "DCGAREdU1QxIEHBU1QxIE_CwcHBwUHBwUFBwcHBQUFTdGFydGVyIERlY2ssIEdhaWEgUmVkIFtTVC0xXQ"
BROS = {
    0: "DCGApQzQlQyIIHBU1QxIEEBQlQxIIQFAsYCQU0QQlQyIIHEBEJUMyCGxALFAYNCwYUNU1QxIEbCwYMBiEUCRGlnaSB"
    "Ccm9zOiBSYWduYWxvYXJkbW9uIFJlZCAoeW91dHUuYmUvbzBLb1cyd3doUjQp",
    1: "DCGEoozi50CgQMBnJ0BQQABi50BhAAJAwoBAQExBIudAoEDEAGLnQOGAwgDBQIDAQIDAQIVA5ydAUYDAgMBAgMAAQI"
    "gAQlEaWdpIEJyb3M6IFJhZ25hbG9hcmRtb24gUmVkICh5b3V0dS5iZS9vMEtvVzJ3d2hSNCk",
}
SIDEBOARD = {
    2: "DCGIkA_B4udAoEDAZydAUEAAYudAYQACQMKAQEBMQSLnQKBAxABi50DhQMIAwUCAwECAwGLnQOBAhgEnJ0BRgMCAwE"
    "CAwABAiABCV9fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX"
    "19fXw",
    3: "DCGOkA_B4udAoEDAZydAUEAAYudAYQACQMKAQEBMQSLnQKBAxABi50DhQMIAwUCAwECAwGLnQOBAhgEnJ0BRgMCAwE"
    "CAwABAiABCV9fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX"
    "19fXw",
    4: "DCGSsA_h4udAoEDAZydAUEAAYudAYQACQMKAQEBMQSLnQKBAxABi50DhQMIAwUCAwECAwGLnQOBAhgEnJ0BRgMCAwE"
    "CAwABAiABCUJBQ0stMDAxX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX"
    "19fXw",
    5: "DCGUsC_h4udAoEDAZydAUEAAYudAYQACQMKAQEBMQSLnQKBAxABi50DhQMIAwUCAwECAwGLnQOBAhgEnJ0BRgMCAwE"
    "CAwABAiABCUJBQ0stMDAxX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX19fX"
    "19fXw",
}


def read(text: str) -> DigimonDeck:
    deck = load("-", stdin_text=text)
    assert isinstance(deck, DigimonDeck)
    return deck


def test_a_starter_deck_of_version_1() -> None:
    deck = read(GAIA_RED)
    assert deck.name == "Starter Deck, Gaia Red [ST-1]"
    assert Counter(deck.main) == Counter(digimon_deck("st1").main)
    assert deck.eggs == ("ST1-01",) * 4


@pytest.mark.parametrize("version", BROS)
def test_pictures_and_sets_of_the_first_versions(version: int) -> None:
    deck = read(BROS[version])
    assert deck.name == "Digi Bros: Ragnaloardmon Red (youtu.be/o0KoW2wwhR4)"
    assert deck.eggs == ("BT2-001",) * 4 + ("ST1-01",)
    assert len(deck.main) == 50
    assert deck.main[-6:] == ("ST1-07", "ST1-07_P1", "ST1-07_P1", "ST1-07_P1", "ST1-16", "ST1-16")


@pytest.mark.parametrize("version", SIDEBOARD)
def test_the_sideboard_and_the_card_of_the_picture_are_left_out(version: int) -> None:
    deck = read(SIDEBOARD[version])
    assert set(deck.name) == {"_"}
    assert (len(deck.main), deck.main[-1], len(deck.eggs)) == (30, "BT3-019", 5)


def test_a_code_is_read_from_the_command_line_a_url_and_a_file(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(f"\n{GAIA_RED}\n")
    cards = read(GAIA_RED).main
    for deck in (GAIA_RED, f"https://heroi.cc/deck/{GAIA_RED}", str(file)):
        found = load(deck)
        assert isinstance(found, DigimonDeck)
        assert found.main == cards


def test_what_is_written_is_read_again() -> None:
    cards = ["BT1-010", "ST1-03_P1", "ST1-03", "ST1-03", "BT1-009", "P-009"]
    cards += ["BT6-085"] * 44 + ["BT1-114", "LM-001"]
    deck = DigimonDeck("Mein \u00dcbungsdeck", "d", tuple(cards), ("ST1-01",) * 5)
    again = read(code.write(deck))
    assert (again.name, again.main, again.eggs) == (deck.name, deck.main, deck.eggs)


def test_a_sorted_deck_is_written_as_its_authors_write_it() -> None:
    """Their code of version 2 but for the sideboard, whose cards follow those of the deck."""
    deck = read(SIDEBOARD[2])
    encoded = code.write(deck).strip()
    assert encoded[9:60] == SIDEBOARD[2][9:60]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (GAIA_RED[:-40], "<stdin>:1: expected a deck code, but its checksum is wrong; copy"),
        (GAIA_RED[:30] + "A" + GAIA_RED[31:], "<stdin>:1: expected a deck code, but its check"),
        ("DCGARMTQlQxIAc", "<stdin>:1: expected a deck code, but "),
        ("DCG" + "_" * 20, "<stdin>:1: expected a deck code, but it is of version 15, and 5 is"),
        (f"{GAIA_RED}\n4 (ST1-03)\n", "<stdin>:2: expected nothing after the deck code, found '4"),
        ("DCGAAAAAAAAAAA", "<stdin>: expected a deck, found no card in it;"),
    ],
)  # fmt: skip
def test_codes_that_are_not_whole(text: str, message: str) -> None:
    with pytest.raises(DeckError) as error:
        read(text)
    assert str(error.value).startswith(message)
