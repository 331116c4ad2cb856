"""The facts of the Digimon cards, and finding them by number and name."""

import pytest

from decklists import DigimonCard, DigimonCatalog, digimon_catalog
from decklists.data import build_digimon
from decklists.digimon.card import COLUMNS, Digivolution


def test_a_digimon() -> None:
    assert digimon_catalog()["ST1-07"] == DigimonCard(
        number="ST1-07",
        name="Greymon",
        kinds=("Digimon",),
        colors=("Red",),
        level=4,
        cost=5,
        dp=4000,
        digivolution=(Digivolution("Red", 3, 2),),
        forms=("Champion",),
        attributes=("Vaccine",),
        types=("Dinosaur",),
        overflow=0,
        copies=4,
        texts=("inherited",),
        plain=True,
    )


def test_a_digi_egg() -> None:
    card = digimon_catalog()["ST1-01"]
    assert (card.name, card.kinds, card.level, card.cost) == ("Koromon", ("Digi-Egg",), 2, 0)
    assert card.is_egg


def test_a_card_of_two_colors() -> None:
    card = digimon_catalog()["BT8-070"]
    assert (card.name, card.colors) == ("BlackWarGreymon", ("Black", "Red"))
    assert card.digivolution == (Digivolution("Black", 5, 4), Digivolution("Red", 5, 4))


def test_an_option_and_a_tamer() -> None:
    option, tamer = digimon_catalog()["ST1-16"], digimon_catalog()["ST1-12"]
    assert (option.kinds, option.cost, option.level, option.dp) == (("Option",), 8, 0, 0)
    assert (tamer.kinds, tamer.cost, tamer.digivolution) == (("Tamer",), 2, ())


def test_an_ace() -> None:
    card = digimon_catalog()["BT14-037"]
    assert (card.name, card.overflow) == ("MagnaAngemon", 3)
    assert not card.is_complete_without_effects


def test_a_card_without_a_text_is_complete() -> None:
    assert digimon_catalog()["ST1-02"].is_complete_without_effects
    assert not digimon_catalog()["ST1-03"].is_complete_without_effects


# Cards that say how many of them a deck may have: Comprehensive Rules 2-3-4-6.
def test_cards_of_which_a_deck_may_have_many() -> None:
    many = {number for number, card in digimon_catalog().items() if card.copies != 4}
    assert many == {"BT11-061", "BT22-079", "BT6-085", "EX11-027", "EX2-046", "EX9-048"}
    assert {digimon_catalog()[number].copies for number in many} == {50}


def test_every_row_decodes() -> None:
    cards = list(digimon_catalog().values())
    assert len(cards) == len(digimon_catalog()) > 4_000
    kinds = {kind for card in cards for kind in card.kinds}
    colors = {color for card in cards for color in card.colors}
    assert kinds == {"Digimon", "Tamer", "Option", "Digi-Egg"}
    assert colors == {"Red", "Blue", "Yellow", "Green", "Black", "Purple", "White"}
    for card in cards:
        assert card.name
        assert card.colors
        assert {way.color for way in card.digivolution} <= colors
        assert all(2 <= way.level <= 6 for way in card.digivolution)
        assert {*card.texts} <= {"main", "inherited", "security"}


def test_the_table_holds_no_card_text() -> None:
    for card in digimon_catalog().values():
        assert len(card.name) < 130  # the longest is the name of an authority
        assert not any("[" in word for word in (card.name, *card.forms, *card.types))


def test_names_are_not_unique() -> None:
    numbers = [card.number for card in digimon_catalog().named(" wargreymon ")]
    assert {"ST1-11", "BT12-070"} <= {*numbers}
    assert digimon_catalog().named("Greymo") == []


@pytest.mark.parametrize(
    ("typed", "first"), [("WarGreymn", "WarGreymon"), ("tai kamia", "Tai Kamiya")]
)
def test_suggestions_for_a_misspelt_name(typed: str, first: str) -> None:
    assert digimon_catalog().suggest(typed)[0] == first


def test_suggestions_among_the_cards_of_a_deck() -> None:
    deck = ("ST1-02", "ST1-07", "ST99-99")
    assert digimon_catalog().suggest("graymon", among=deck) == ["Greymon"]


def test_suggestions_for_a_mistyped_number() -> None:
    assert digimon_catalog().suggest_number("ST1-17")[0] in {"ST1-07", "ST17-01", "ST1-16"}


@pytest.mark.parametrize("table", ["", "number\tname\nST1-01\tKoromon\n"])
def test_another_table_is_refused(table: str) -> None:
    with pytest.raises(ValueError, match="expected a card table with the columns number kinds"):
        DigimonCatalog(table)


def test_the_header_is_what_the_catalog_reads() -> None:
    assert build_digimon.COLUMNS == COLUMNS
