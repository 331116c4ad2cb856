"""Reading and writing Digimon decklists, in every format that players export."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decklists import DeckError, DigimonDeck, digimon_catalog, load
from decklists.digimon import text, tts
from decklists.rules import RULES

WRITERS = RULES["digimon"].writers
DECK = DigimonDeck("stdin", "<stdin>", ("ST1-03",) * 4 + ("BT11-062", "P-009"), ("ST1-01",) * 2)


def read(source: str) -> DigimonDeck:
    deck = load("-", stdin_text=source)
    assert isinstance(deck, DigimonDeck)
    return deck


def failure(source: str) -> str:
    with pytest.raises(DeckError) as error:
        load("-", stdin_text=source)
    message = str(error.value)
    assert "\n" not in message
    return message


WRITTEN = {
    "io": "// Digimon Deck List\n4 Agumon ST1-03\n1 Agumon (X Antibody) BT11-062\n1 Agumon P-009\n"
    "// Egg Deck\n2 Koromon ST1-01\n",
    "dev": "// Digimon DeckList\n\n4 Agumon                ST1-03\n"
    "1 Agumon (X Antibody)   BT11-062\n1 Agumon                P-009\n"
    "2 Koromon               ST1-01\n",
    "app": "// Digimon DeckList\n\nST1-03 Agumon 4\nBT11-062 Agumon (X Antibody) 1\n"
    "P-009 Agumon 1\nST1-01 Koromon 2\n",
    "meta": "4 (ST1-03)\n1 (BT11-062)\n1 (P-009)\n2 (ST1-01)\n",
    "untap": "4 Agumon                (DCG) (ST1-03)\n1 Agumon (X Antibody)   (DCG) (BT11-062)\n"
    "1 Agumon                (DCG) (P-009)\n2 Koromon               (DCG) (ST1-01)\n",
    "tts": '["Exported from endboard","ST1-01","ST1-01","ST1-03","ST1-03","ST1-03","ST1-03",'
    '"BT11-062","P-009"]\n',
    "dcg": "DCGIe0FAJydAUEBAZydAUEDA4udgQGBAB4DGYEACXN0ZGlu\n",
}


@pytest.mark.parametrize("format_", WRITERS)
def test_every_format_is_written_and_read_back(format_: str) -> None:
    assert WRITERS[format_](DECK) == WRITTEN[format_]
    deck = read(WRITTEN[format_])
    assert (deck.main, deck.eggs) == (DECK.main, DECK.eggs)


CARDS = st.sampled_from(
    [
        *list(digimon_catalog())[::97],
        "EX2-046",  # ADR-02 Searcher: its name looks like a number
        "BT12-112",  # Shoutmon X7: its name looks like a count
        "ST1-01",
        "ST1-03_P1",
        "P-009",
        "BT99-001",
    ]
)


@given(st.lists(CARDS, min_size=1, max_size=60), st.sampled_from(sorted(WRITERS)))
def test_any_deck_comes_back_from_any_format(cards: list[str], format_: str) -> None:
    deck = read(tts.write(DigimonDeck("d", "d", tuple(cards))))
    again = read(WRITERS[format_](deck))
    assert (again.main, again.eggs) == (deck.main, deck.eggs)
    assert sorted((*again.main, *again.eggs)) == sorted(cards)


@pytest.mark.parametrize(
    ("line", "count", "card"),
    [
        ("4 Gabumon BT15-020", 4, "BT15-020"),
        ("4   Gabumon        BT15-020 ", 4, "BT15-020"),
        ("4x Gabumon BT15-020", 4, "BT15-020"),
        ("4 X Gabumon BT15-020", 4, "BT15-020"),
        ("BT15-020 Gabumon 4", 4, "BT15-020"),
        ("BT15-020 4", 4, "BT15-020"),
        ("Gabumon BT15-020 4", 4, "BT15-020"),
        ("4 BT15-020 Gabumon", 4, "BT15-020"),
        ("4 BT15-020", 4, "BT15-020"),
        ("BT15-020", 1, "BT15-020"),
        ("4 (BT22-042)", 4, "BT22-042"),
        ("4 Ukkomon                              (DCG) (BT16-082)", 4, "BT16-082"),
        ("4 Ukkomon [DCG] (BT16-082)", 4, "BT16-082"),
        ("2 Imperialdramon: Paladin Mode BT8-112", 2, "BT8-112"),
        ("3 Agumon (X Antibody) BT9-008", 3, "BT9-008"),
        ("BT9-008 Agumon (X Antibody) 3", 3, "BT9-008"),
        ("2 ADR-02 Searcher EX2-046", 2, "EX2-046"),
        ("EX2-046 ADR-02 Searcher 2", 2, "EX2-046"),
        ("1 Shoutmon X7 BT11-019", 1, "BT11-019"),
        ("BT11-019 Shoutmon X7 1", 1, "BT11-019"),
        ("3 LxF3nkh\u0113 Adistakto BT10-101", 3, "BT10-101"),
        ("4 Agumon ST1-03_P1", 4, "ST1-03_P1"),
        ("4 agumon st1-03", 4, "st1-03"),
        ("1 Agumon ST1-03 // Lead", 1, "ST1-03"),
    ],
)
def test_a_line_of_text(line: str, count: int, card: str) -> None:
    assert read(f"// a deck\n\n{line}\n# the end\n").main == (card,) * count


def test_a_deck_knows_its_lines() -> None:
    deck = read("// Digimon Deck List\r\n2 Agumon ST1-03\r\n\r\n1 Koromon ST1-01\r\n1 (ST1-07)\r\n")
    assert deck.lines.main == (2, 2, 5)
    assert deck.lines.eggs == (4,)


def test_eggs_are_told_by_their_category_not_by_headings() -> None:
    deck = read("// Egg Deck\n4 Agumon ST1-03\n// Main Deck\n4 Koromon ST1-01_P1\n")
    assert (deck.main, deck.eggs) == (("ST1-03",) * 4, ("ST1-01_P1",) * 4)


def test_a_name_without_a_number_is_a_card_where_one_alone_has_it() -> None:
    deck = read("4 Agumon ST1-03\n2x Hidden Potential Discovered!\nhidden potential discovered\n")
    assert deck.main == ("ST1-03",) * 4 + ("BT3-103",) * 3
    for line in ("Agumon", "4 Agumon", "Agumon x4"):
        assert failure(f"4 Agumon ST1-03\n{line}\n") == (
            "<stdin>:2: Agumon is a Digimon card, found without its number; write the number "
            "beside it: BT1-010, BT11-046, BT12-034, ..."
        )


def test_headings_are_passed_over_and_a_sideboard_is_left_out() -> None:
    deck = read(
        "Digi-Egg Deck (4)\n4 Koromon ST1-01\nDigimon: 4\n4 ST1-03 Agumon\n== Sideboard ==\n"
        "4 Greymon ST1-07\nTamers\n1 Tai Kamiya ST1-12\n"
    )
    assert (deck.main, deck.eggs) == (("ST1-03",) * 4 + ("ST1-12",), ("ST1-01",) * 4)


@pytest.mark.parametrize(
    "line",
    [
        "My Deck (50)",
        "4 Agumon ST1-3",
        "Agumon ST1-03",
        "ST1-03 Shoutmon X7",
        "4000 Agumon ST1-03",
        "four Agumon ST1-03",
        "ST1-03 " + "x" * 300 + " 4",
    ],
)
def test_a_line_that_is_no_card(line: str) -> None:
    assert failure(f"4 Agumon ST1-03\n\n{line}\n") == (
        "<stdin>:3: expected a card with its count and number, such as `4 Agumon ST1-03`, found "
        f"{line[:39] + '…' if len(line) > 40 else line!r}; complete the line, or put // in front "
        "to make it a comment"
    ).replace(f"found {line[:39]}…", f"found '{line[:39]}…'")


@pytest.mark.parametrize(
    "line", ["4 Agumon ST1-03 4 Greymon ST1-07", "ST1-03 Agumon 4, ST1-07 Greymon 4"]
)
def test_two_cards_on_a_line(line: str) -> None:
    assert failure(f"4 (ST1-02)\n{line}\n") == (
        "<stdin>:2: expected one card a line, found ST1-03 and ST1-07; give each card a line of "
        "its own"
    )
    assert read("4 Agumon ST1-03 // not ST1-07\n").main == ("ST1-03",) * 4


def test_a_count_of_none() -> None:
    assert failure("0 Agumon ST1-03").startswith("<stdin>:1: expected a count of 1 or more, found")


@pytest.mark.parametrize(
    ("array", "cards"),
    [
        ('["Exported from https://digimoncard.dev","ST1-03","ST1-03"]', ("ST1-03", "ST1-03")),
        ('["Exported from DCGO", "ST1-03_P1"]', ("ST1-03_P1",)),
        ('\n[\n "ST1-03" ,\n"st1-07"\n]\n\n', ("ST1-03", "st1-07")),
    ],
)
def test_an_array(array: str, cards: tuple[str, ...]) -> None:
    assert read(array).main == cards


def test_an_array_knows_its_lines() -> None:
    deck = read('[\r\n"Exported from here",\r\n"ST1-03",\r\n\r\n"ST1-01",\r\n"ST1-07"]')
    assert (deck.lines.main, deck.lines.eggs) == ((3, 6), (5,))


@pytest.mark.parametrize(
    ("array", "message"),
    [
        ('["ST1-03",\n"Agumon"]', "2: expected a card number such as \"ST1-03\", found 'Agumon'"),
        ('["ST1-03", 14558127]', "1: expected a card number such as \"ST1-03\", found '14558127'"),
        ("[14558127]", "1: expected a card number such as \"ST1-03\", found '14558127'"),
        ('[{"id": "ST1-03"}]', '1: expected a card number such as "ST1-03", found \'{"id": '),
        ('["ST1-03",\n', "2: expected an entry of the array, found the end"),
        ('["ST1-03",]', "1: expected an entry of the array, found ']'"),
        ('["ST1-03"\n"ST1-03"]', "2: expected a comma or the ] that closes the array, found "),
        ('["ST1-03', "1: expected an entry of the array, found '\"ST1-03'"),
        ('["ST1-03"]\nmore', "2: expected nothing after the array, found 'more'"),
        ("[", "1: expected an entry of the array, found the end"),
        ("[" * 100_000, "1: expected an entry of the array, found '[[["),
        ("[" + "9" * 9_999, "1: expected an entry of the array, found '999"),
    ],
)
def test_a_broken_array(array: str, message: str) -> None:
    assert failure(array).startswith(f"<stdin>:{message}")


@pytest.mark.parametrize("array", ["[]", '["Exported from DCGO"]'])
def test_an_array_without_cards(array: str) -> None:
    assert failure(array).startswith("<stdin>: expected a deck, found no card in it;")


def test_a_name_that_disagrees_with_its_number() -> None:
    """The number alone would silently play another card."""
    with pytest.raises(DeckError) as error:
        text.read("4 Agumon ST1-03\n4 Agumon ST2-03", "deck.txt", "deck")
    assert str(error.value).startswith("deck.txt:2: ST2-03 is Gabumon, found the name Agumon")
    # A name that no card has may be in another language.
    assert text.read("4 Agumonne ST1-03", "deck.txt", "deck").main == ("ST1-03",) * 4
