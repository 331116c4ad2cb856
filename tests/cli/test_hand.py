"""Hands as the user writes them, and hands drawn by chance."""

import pytest

from cli.exit_codes import CommandError, ExitCode
from cli.yugioh.hand import BLANK, draw_hand, parse_hand
from decklists import Deck, catalog, load_yugioh

DECK = load_yugioh("fiendsmith")
ENGRAVER, LACRIMA, KYRIE, TRACT = 60764609, 28803166, 26434972, 98567237
ASH, DROLL, NIBIRU, FUWALOS = 14558127, 94145021, 27204311, 42141493
A_BAO_A_QU = 4731783


def hand(text: str, size: int = 5, deck: Deck = DECK) -> list[int]:
    """The cards of a hand, without the blanks that fill it."""
    parsed = parse_hand(text, deck, catalog(), size)
    assert len(parsed.cards) == size
    named = len(parsed.cards) - parsed.blanks
    assert all(card == BLANK for card in parsed.cards[named:])
    return list(parsed.cards[:named])


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Fiendsmith Engraver", [ENGRAVER]),
        ("fiendsmith engraver , LACRIMA THE CRIMSON TEARS", [ENGRAVER, LACRIMA]),
        ("Fiendsmith's Tract; Fiendsmith Kyrie", [TRACT, KYRIE]),
        ("60764609,14558127", [ENGRAVER, ASH]),
        # An alternate artwork.
        ("14558128", [ASH]),
        ("3x Ash Blossom & Joyous Spring", [ASH] * 3),
        ("2 x Ash Blossom; 2X Droll & Lock Bird", [ASH, ASH, DROLL, DROLL]),
        ("2x 14558127", [ASH, ASH]),
        ("Ash Blossom, Ash Blossom", [ASH, ASH]),
        ("2 Ash Blossom, Droll & Lock Bird x2", [ASH, ASH, DROLL, DROLL]),
        ("Ash x3", [ASH] * 3),
        ("Lacrima", [LACRIMA]),
        # A comma in the name, and the same card by the beginning of its name.
        ("Nibiru, the Primal Being, Fiendsmith Engraver", [NIBIRU, ENGRAVER]),
        ("Fiendsmith Engraver, Nibiru, Nibiru, the Primal Being", [ENGRAVER, NIBIRU, NIBIRU]),
        ("Fiendsmith Engraver,, ;blank", [ENGRAVER, BLANK]),
        ("2x blank, Fiendsmith Engraver", [BLANK, BLANK, ENGRAVER]),
        ("Mulcharmy Fuwalos,", [FUWALOS]),
    ],
)
def test_a_hand_is_read(text: str, cards: list[int]) -> None:
    assert hand(text) == cards


def test_a_hand_is_filled_with_blanks() -> None:
    parsed = parse_hand("Fiendsmith Engraver", DECK, catalog(), 6)
    assert (parsed.cards, parsed.blanks) == ((ENGRAVER, 0, 0, 0, 0, 0), 5)


def test_a_name_that_begins_with_a_count() -> None:
    cards = catalog()
    seven = cards.find("7 Colored Fish")
    assert seven is not None
    deck = Deck("x", "x", "yugioh", (seven.id,) * 3)
    assert hand("7 Colored Fish, 2x 7 Colored Fish", deck=deck) == [seven.id] * 3


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "Fiendsmith Engravr",
            "no card has the name or passcode 'Fiendsmith Engravr'; did you mean "
            "Fiendsmith Engraver",
        ),
        ("Fiendsmith Engraver, Lacrma", "'Lacrma'; did you mean Lacrima the Crimson Tears?"),
        # Of the deck if there is one near, else of all cards.
        ("Blue-Eyes White Dragn", "did you mean Blue-Eyes White Dragon"),
        ("qqqqqqqqqqqqq", "no card has the name or passcode 'qqqqqqqqqqqqq'"),
        ("123456789", "no card has the name or passcode '123456789'"),
        ("9" * 5000, "no card has the name or passcode '999"),
        (
            "4x Fiendsmith Engraver",
            "4 copies of Fiendsmith Engraver in the hand, 3 in the main deck; "
            "take 1 out of the hand",
        ),
        (
            "Lacrima, Lacrima",
            "2 copies of Lacrima the Crimson Tears in the hand, 1 in the main deck",
        ),
        ("Blue-Eyes White Dragon", "Blue-Eyes White Dragon is not in the main deck of fiendsmith"),
        (
            "A Bao A Qu, the Lightless Shadow",
            "A Bao A Qu, the Lightless Shadow is in the extra deck and cannot be in the hand",
        ),
        (str(A_BAO_A_QU), "is in the extra deck and cannot be in the hand"),
        ("Fiendsmith", "'Fiendsmith' in the hand is not clear; give more of the name: Fiendsmith "),
        (
            "3x Ash Blossom, 3x Droll & Lock Bird",
            "6 cards in the hand, expected 5 at most; take 1 out of it",
        ),
        ("", "the hand names no card"),
        (" , ; ", "the hand names no card"),
        ("0x Ash Blossom", "expected a count of 1 or more in the hand, found '0x Ash Blossom'"),
    ],
)
def test_a_hand_that_cannot_be(text: str, message: str) -> None:
    with pytest.raises(CommandError) as caught:
        parse_hand(text, DECK, catalog())
    assert caught.value.code == ExitCode.BAD_INPUT
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_six_cards_going_second() -> None:
    assert len(hand("3x Ash Blossom, 3x Droll & Lock Bird", size=6)) == 6


def test_a_drawn_hand_is_of_the_deck_and_the_same_for_the_same_seed() -> None:
    hands = {seed: draw_hand(DECK, seed) for seed in range(200)}
    for seed, drawn in hands.items():
        assert draw_hand(DECK, seed) == drawn
        assert len(drawn.cards) == 5
        assert drawn.blanks == 0
        assert all(drawn.cards.count(card) <= DECK.main.count(card) for card in drawn.cards)
    # Every card can be drawn, and hands differ.
    assert {card for drawn in hands.values() for card in drawn.cards} == set(DECK.main)
    assert len({drawn.cards for drawn in hands.values()}) > 190


def test_the_hands_of_the_first_seeds_never_change() -> None:
    """Pinned: another hand for a seed would change every published result."""
    assert draw_hand(DECK, 1).cards == (97651498, 94145021, 59438930, 98567237, 24224830)
    assert draw_hand(DECK, 2).cards == (60764609, 26434972, 71593652, 99989863, 10045474)


def test_an_exact_name_does_not_hide_the_card_of_the_deck() -> None:
    """Samsara is a card of its own, and what players of Samsara D Lotus write."""
    cards = catalog()
    lotus, other = cards.find("Samsara D Lotus"), cards.find("Samsara")
    assert lotus is not None and other is not None
    deck = Deck("x", "x", "yugioh", (lotus.id,) * 3)
    assert hand("2 Samsara", deck=deck) == [lotus.id] * 2
    both = Deck("x", "x", "yugioh", (lotus.id, other.id))
    assert hand("Samsara", deck=both) == [other.id]
