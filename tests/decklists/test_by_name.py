"""Decklists by names, as sites, simulators and trackers copy them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decklists import Deck, DeckError, by_name, catalog, load, ydk

ASH, VEILER, MAXX_C, NIBIRU = 14558127, 97268402, 23434538, 27204311
SEVEN, LITTLE_KNIGHT, IZUNA, ST_46 = 23771716, 29301450, 92248362, 8200556


def read(text: str) -> Deck:
    deck = load("-", stdin_text=text)
    assert isinstance(deck, Deck)
    return deck


def failure(text: str) -> str:
    with pytest.raises(DeckError) as error:
        load("-", stdin_text=text)
    message = str(error.value)
    assert "\n" not in message
    return message


def test_a_list_with_headings() -> None:
    deck = read(
        "My deck\n\nMonsters (5)\n3 Ash Blossom & Joyous Spring\n2x Effect Veiler\n"
        "Extra Deck:\n1 S:P Little Knight\n\nSide Deck\nMonsters\n- 2 K9-17 Izuna\n"
    )
    assert deck.main == (ASH, ASH, ASH, VEILER, VEILER)
    assert deck.extra == (LITTLE_KNIGHT,)
    assert deck.side == (IZUNA, IZUNA)
    assert (deck.lines.main, deck.lines.extra, deck.lines.side) == (
        (4, 4, 4, 5, 5), (7,), (11, 11),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("3 Ash Blossom & Joyous Spring", (ASH,) * 3),
        ("3x ash blossom and joyous spring".replace("and ", ""), (ASH,) * 3),
        ("3 \u00d7 Ash Blossom & Joyous Spring", (ASH,) * 3),
        ("Ash Blossom & Joyous Spring x2", (ASH,) * 2),
        ("Ash Blossom & Joyous Spring (2)", (ASH,) * 2),
        ("Ash Blossom & Joyous Spring [2]", (ASH,) * 2),
        ("-----", ()),
        ("Ash Blossom & Joyous Spring", (ASH,)),
        ("Ash Blossom", (ASH,)),
        ("\u2022 2 Ash Blossom", (ASH,) * 2),
        ("2 14558127", (ASH,) * 2),
        ('Maxx "C"', (MAXX_C,)),
        ("Nibiru, the Primal Being", (NIBIRU,)),
        ("7 Colored Fish", (SEVEN,)),
        ("2 7 Colored Fish", (SEVEN,) * 2),
        ("1 Myutant ST-46", (ST_46,)),
    ],
)
def test_a_line(line: str, cards: tuple[int, ...]) -> None:
    """Beside a line that is surely a card: a name alone may be that of a file."""
    assert read(f"1 Effect Veiler\n{line}\n").main == (VEILER, *cards)


@pytest.mark.parametrize(
    ("heading", "section"),
    [
        ("Extra", "extra"), ("// Extra Deck", "extra"), ("== Extra Deck (15) ==", "extra"),
        ("Side Deck: 15 cards", "side"), ("**Sideboard**", "side"), ("Main Deck", "main"),
        ("Spells & Traps", "main"), ("Effect Monsters 12", "main"), ("Trap Cards:", "main"),
    ],
)  # fmt: skip
def test_headings(heading: str, section: str) -> None:
    """An unknown passcode is where the heading says; of known cards only the side deck is told."""
    deck = read(f"1 Effect Veiler\n{heading}\n1 999999999\n")
    assert {name for name in deck.sections if 999999999 in deck.cards_of(name)} == {section}


def test_where_a_card_belongs_is_told_from_the_card() -> None:
    deck = read("Main\n1 S:P Little Knight\nExtra\n1 Effect Veiler\n")
    assert (deck.main, deck.extra) == ((VEILER,), (LITTLE_KNIGHT,))


def test_names_in_a_ydk_file() -> None:
    deck = read('#created by me\n#main\n3 Ash Blossom\nEffect Veiler\n23434538\n!side\nMaxx "C"\n')
    assert (deck.main, deck.side) == ((ASH, ASH, ASH, VEILER, MAXX_C), (MAXX_C,))


def test_no_heading_is_the_name_of_a_card() -> None:
    for words in (*by_name._PARTS, "monsters", "spell cards", "fusion monsters", "trap", "link"):
        assert by_name._heading(words)
        assert catalog().find(words) is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("3 Ash Blosom\n", "<stdin>:1: no card has the name 'Ash Blosom'; did you mean Ash Blos"),
        ("1 Effect Veiler\nAsh Blosom\n", "<stdin>:2: no card has the name 'Ash Blosom'; did you"),
        ("Extra Deck\n1 qqqqq\n", "<stdin>:2: no card has the name 'qqqqq'; write the name as it "),
        ("3 Kashtira\n", "<stdin>:1: 'Kashtira' is not clear; 11 names begin so; give more of the"),
        ("0 Effect Veiler\n", "<stdin>:1: expected a count of 1 or more, found '0 Effect Veiler'"),
        ("1 Effect Veiler\n2 9999999999\n", "<stdin>:2: expected a passcode of at most 4294967295"),
        ("4 Agumon\n", "<stdin>:1: Agumon is a Digimon card, found without its number; write the "),
        ("Side Deck\n", "<stdin>: expected a deck, found no card in it;"),
        ("1 Effect Veiler\n4 Agumon ST1-03\n",
         "<stdin>:2: expected a deck of one game, found '4 Agumon ST1-03', Digimon, after Yu"),
    ],
)  # fmt: skip
def test_what_is_no_card_is_said_with_its_line(text: str, message: str) -> None:
    assert failure(text).startswith(message)


def test_no_more_than_three_names_are_proposed() -> None:
    for text in ("3 Ash Blosom\n", "3 Kashtira\n"):
        assert failure(text).count(" or ") == 2


def test_a_list_is_written_under_headings() -> None:
    deck = Deck("d", "d", "yugioh", (ASH, ASH, VEILER, ASH), (LITTLE_KNIGHT,), (123, 14558128))
    assert by_name.write(deck) == (
        "Main Deck:\n2 Ash Blossom & Joyous Spring\n1 Effect Veiler\n"
        "1 Ash Blossom & Joyous Spring\n"
        "\nExtra Deck:\n1 S:P Little Knight\n"
        "\nSide Deck:\n1 123\n1 Ash Blossom & Joyous Spring\n"
    )


MAIN = [card.id for card in catalog().values() if not card.is_extra_deck and not card.is_token]


@given(st.lists(st.sampled_from([*MAIN[::41], 999999999, SEVEN, IZUNA, ST_46]), min_size=1))
def test_any_deck_comes_back(cards: list[int]) -> None:
    deck = Deck("d", "d", "yugioh", tuple(map(catalog().fold, cards)))
    assert read(by_name.write(deck)).main == deck.main


def test_every_name_comes_back() -> None:
    every = Deck("d", "d", "yugioh", tuple(card for card in map(catalog().fold, MAIN)))
    assert by_name.read(by_name.write(every), "d", "d").main == every.main


def test_files_of_simulators_are_no_such_list() -> None:
    assert by_name.recognises(ydk.write(Deck("d", "d", "yugioh", (ASH,)))) is None
