"""The rules of deck construction: Comprehensive Rules 1-4-1-2, 1-4-1-3, 2-3-4-6."""

from dataclasses import replace

import pytest

from decklists import DigimonDeck, check, load, normalise
from decklists.deck import Lines


def deck(text: str) -> DigimonDeck:
    found = load("-", stdin_text=text)
    assert isinstance(found, DigimonDeck)
    return found


def lines(*cards: str) -> str:
    return "".join(f"{card}\n" for card in cards)


# Twelve cards of four copies, with which decks of every size are made.
FORTY_EIGHT = tuple(f"4 (ST1-{number:02})" for number in range(2, 14))
FIFTY = (*FORTY_EIGHT, "2 (ST1-14)")


def findings(*cards: str) -> list[str]:
    return [str(problem) for problem in check(deck(lines(*cards)))]


@pytest.mark.parametrize("eggs", [(), ("1 (ST1-01)",), ("4 (ST1-01)", "1 (ST2-01)")])
def test_a_legal_deck(eggs: tuple[str, ...]) -> None:
    assert findings(*FIFTY, *eggs) == []


# 1-4-1-2-1
@pytest.mark.parametrize(
    ("last", "size", "advice"), [("1 (ST1-14)", 49, "add 1"), ("3 (ST1-14)", 51, "remove 1")]
)
def test_a_deck_has_exactly_50_cards(last: str, size: int, advice: str) -> None:
    assert findings(*FORTY_EIGHT, last) == [
        f"<stdin>: error: expected 50 cards in the main deck, found {size}; {advice}"
    ]


# 1-4-1-3-1
def test_a_digi_egg_deck_has_at_most_5_cards() -> None:
    assert findings(*FIFTY, "3 (ST1-01)", "3 (ST2-01)") == [
        "<stdin>: error: expected 0 to 5 cards in the Digi-Egg deck, found 6; remove 1"
    ]


# 1-4-1-2-2
def test_at_most_four_copies_of_a_number() -> None:
    assert findings(*FORTY_EIGHT, "1 (ST1-14)", "1 (ST1-03)") == [
        "<stdin>:14: error: 5 copies of Agumon (ST1-03), expected 4 at most; remove 1"
    ]


def test_cards_of_one_name_and_two_numbers_are_different_cards() -> None:
    assert findings(*FORTY_EIGHT, "2 (BT1-010)") == []  # another Agumon


# 1-4-1-3-2
def test_at_most_four_copies_of_an_egg() -> None:
    assert findings(*FIFTY, "5 (ST1-01)") == [
        "<stdin>:14: error: 5 copies of Koromon (ST1-01), expected 4 at most; remove 1"
    ]


def test_parallel_arts_are_the_same_card() -> None:
    problems = check(deck(lines(*FORTY_EIGHT, "1 (ST1-14)", "1 (ST1-03_P1)")))
    assert [(problem.line, problem.card) for problem in problems] == [(14, "ST1-03_P1")]
    assert problems[0].message == "5 copies of Agumon (ST1-03), expected 4 at most; remove 1"


# 2-3-4-6-1
def test_a_card_that_a_deck_may_have_many_of() -> None:
    assert findings("50 (BT6-085)") == []
    assert findings("51 (BT6-085)") == [
        "<stdin>: error: expected 50 cards in the main deck, found 51; remove 1",
        "<stdin>:1: error: 51 copies of Eosmon (BT6-085), expected 50 at most; remove 1",
    ]


def test_an_unknown_number_is_named_once() -> None:
    problems = findings(*FORTY_EIGHT, "2 (ST1-17)")
    assert len(problems) == 1
    assert problems[0].startswith(
        "<stdin>:13: error: no card has the number ST1-17 (did you mean ST1-"
    )
    assert "newer than this version's card table" in problems[0]


def test_five_copies_of_an_unknown_number() -> None:
    problems = findings(*FORTY_EIGHT, "5 (BT99-001)")
    assert problems[-1] == ("<stdin>:13: error: 5 copies of BT99-001, expected 4 at most; remove 1")


def test_cards_in_the_wrong_deck() -> None:
    made = DigimonDeck("d", "d.txt", ("ST1-01",), ("ST1-03",))
    assert [str(problem) for problem in check(made)[1:]] == [
        "d.txt: error: Koromon (ST1-01) in the main deck; move it to the Digi-Egg deck",
        "d.txt: error: Agumon (ST1-03) in the Digi-Egg deck; move it to the main deck",
    ]


def test_normalising_leaves_the_cards_themselves() -> None:
    found = deck("2 (ST01-03_P1)\n1 (st1-01_p2)\n")
    assert (found.main, found.eggs) == (("ST01-03_P1",) * 2, ("st1-01_p2",))
    folded = normalise(found)
    assert (folded.main, folded.eggs) == (("ST1-03",) * 2, ("ST1-01",))
    assert folded == replace(found, main=folded.main, eggs=folded.eggs)


def test_lines_must_match_the_cards() -> None:
    with pytest.raises(ValueError, match="1 lines for 2 cards in eggs"):
        DigimonDeck("d", "d.txt", (), ("ST1-01", "ST1-01"), Lines(eggs=(4,)))
