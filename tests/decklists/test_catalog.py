"""The facts of the cards, and finding them by name."""

import pytest

from decklists import Catalog, catalog
from decklists.card import COLUMNS, LINK, PENDULUM, Card, decode
from decklists.names import name_key

ENGRAVER = 60764609
DARK_MAGICIAN = 46986414
HARPIE_LADY = 76812113
HARPIE_LADY_1 = 91932350


def test_a_main_deck_monster() -> None:
    assert catalog()[ENGRAVER] == Card(
        id=ENGRAVER,
        name="Fiendsmith Engraver",
        alias=0,
        kind=0x21,  # monster with an effect
        level=6,
        atk=1800,
        def_=2400,
        race=0x8,  # Fiend
        attribute=0x10,  # LIGHT
        setcodes=(0x1A8,),
        lscale=0,
        rscale=0,
        link_marker=0,
        plain=True,
    )


def test_a_pendulum_monster_has_scales() -> None:
    card = catalog()[16178681]
    assert (card.name, card.kind & PENDULUM) == ("Odd-Eyes Pendulum Dragon", PENDULUM)
    assert (card.level, card.lscale, card.rscale) == (7, 4, 4)
    assert card.setcodes == (0x99, 0x10F2)


def test_the_left_scale_is_in_the_high_byte() -> None:
    # No printed card has two different scales, so the order needs a made-up one.
    row = f"1\t0\t0\t{PENDULUM + 1}\t{0x0102_0003}\t0\t0\t1\t1\t0\tUneven"
    assert (decode(row).lscale, decode(row).rscale, decode(row).level) == (1, 2, 3)


def test_a_link_monster_has_arrows_and_no_def() -> None:
    card = catalog()[1861629]
    assert (card.name, card.kind & LINK) == ("Decode Talker", LINK)
    # Top, bottom left and bottom right: the keys of a numeric pad.
    assert (card.level, card.def_, card.link_marker) == (3, 0, 1 << 7 | 1 << 0 | 1 << 2)
    assert card.is_extra_deck


def test_a_card_of_four_archetypes() -> None:
    row = "1\t0\tffff000300020001\t33\t4\t0\t0\t1\t1\t0\tFourfold"
    assert decode(row).setcodes == (1, 2, 3, 0xFFFF)


def test_an_unknown_passcode() -> None:
    assert 1 not in catalog()
    assert catalog().get(1) is None
    assert catalog().fold(1) == 1
    with pytest.raises(KeyError):
        catalog()[1]


def test_every_row_decodes_in_the_order_of_passcodes() -> None:
    cards = list(catalog().values())
    assert len(cards) == len(catalog()) > 14_000
    assert [card.id for card in cards] == sorted(catalog())
    for card in cards:
        assert name_key(card.name)
        assert card.alias == 0 or card.alias in catalog()


def test_the_table_is_read_once() -> None:
    assert catalog() is catalog()


def test_the_table_holds_no_card_text() -> None:
    assert max(len(card.name) for card in catalog().values()) < 80


@pytest.mark.parametrize("table", ["", "id\tname\n1\tKuriboh\n", "1\t2\n"])
def test_another_table_is_refused(table: str) -> None:
    with pytest.raises(ValueError, match="expected a card table with the columns id alias"):
        Catalog(table)


def test_an_empty_table() -> None:
    empty = Catalog("\t".join(COLUMNS) + "\n")
    assert len(empty) == 0
    assert empty.find("Kuriboh") is None
    assert empty.suggest("Kuriboh") == []


def test_an_alternate_artwork_folds_to_its_card() -> None:
    card = catalog()[14558128]
    assert (card.name, card.is_alternate_art) == ("Ash Blossom & Joyous Spring", True)
    assert catalog().fold(14558128) == 14558127
    assert catalog().fold(14558127) == 14558127


def test_a_card_treated_as_another_name_does_not_fold() -> None:
    card = catalog()[HARPIE_LADY_1]
    assert (card.name, card.alias, card.is_alternate_art) == ("Harpie Lady 1", HARPIE_LADY, False)
    assert catalog().fold(HARPIE_LADY_1) == HARPIE_LADY_1


@pytest.mark.parametrize(("distance", "is_art"), [(-11, False), (-10, True), (10, True)])
def test_artworks_lie_within_ten(distance: int, is_art: bool) -> None:
    row = f"{1000 + distance}\t1000\t0\t33\t4\t0\t0\t1\t1\t0\tKuriboh"
    assert decode(row).is_alternate_art == is_art


@pytest.mark.parametrize(
    ("name", "passcode"),
    [
        ("Fiendsmith Engraver", ENGRAVER),
        ("  fiendsmith ENGRAVER ", ENGRAVER),
        ("maxx c", 23434538),
        ("ash blossom and joyous spring", None),
        ("ash blossom joyous spring", 14558127),
        ("s p little knight", 29301450),
        ("Dark Magician", DARK_MAGICIAN),
        ("Harpie Lady", HARPIE_LADY),
        ("Fiendsmith", None),
        ("", None),
    ],
)
def test_finding_a_name(name: str, passcode: int | None) -> None:
    card = catalog().find(name)
    assert (card.id if card else None) == passcode


@pytest.mark.parametrize("spelling", ["Café", "CAFE", "Cafe\u0301", "c-a-f-e"])
def test_accents_do_not_matter(spelling: str) -> None:
    assert name_key(spelling) == "cafe"


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("Fiendsmth Engravr", "Fiendsmith Engraver"),
        ("dark magican", "Dark Magician"),
        ("imfinite impermanance", "Infinite Impermanence"),
        ("ash blosom and joyous spring", "Ash Blossom & Joyous Spring"),
        ("called by", "Called by the Grave"),
        ("nibru", "Nibiru, the Primal Being"),
    ],
)
def test_suggestions_for_a_misspelt_name(typed: str, first: str) -> None:
    suggestions = catalog().suggest(typed)
    assert suggestions[0] == first
    assert len(suggestions) <= 3
    assert suggestions == catalog().suggest(typed)


def test_suggestions_among_the_cards_of_a_deck() -> None:
    deck = (14558127, 28803166, ENGRAVER, ENGRAVER, 1)
    assert catalog().suggest("ash", among=deck) == ["Ash Blossom & Joyous Spring"]
    assert catalog().suggest("lacrma", among=deck) == ["Lacrima the Crimson Tears"]
    assert catalog().suggest("blue-eyes", among=deck) == []


def test_three_suggestions_at_most() -> None:
    assert len(catalog().suggest("number 39")) == 3


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("Ash Blossom", ["Ash Blossom & Joyous Spring"]),
        ("ash", ["Ash Blossom & Joyous Spring"]),
        ("Ash Blos", []),
        ("nibiru the", ["Nibiru, the Primal Being"]),
        ("", []),
    ],
)
def test_names_that_begin_with_whole_words(words: str, names: list[str]) -> None:
    deck = (14558127, 27204311, 60764609)
    assert [catalog()[card].name for card in catalog().starting(words, deck)] == names
    every = [catalog()[card].name for card in catalog().starting(words)]
    assert set(names) <= set(every)
    assert bool(every) is bool(names)


@pytest.mark.parametrize("typed", ["", "!?", "qqqqqqqqqqqq"])
def test_nothing_to_suggest(typed: str) -> None:
    assert catalog().suggest(typed) == []
