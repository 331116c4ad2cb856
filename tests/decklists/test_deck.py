"""The shapes every other part relies on."""

import pickle

import pytest

from decklists import Deck, DeckError, Lines, Problem


def test_entries_join_sections_cards_and_lines() -> None:
    deck = Deck("d", "d.ydk", "yugioh", (1, 1), (2,), (3,), Lines((4, 5), (7,)))
    assert list(deck.entries()) == [
        ("main", 1, 4),
        ("main", 1, 5),
        ("extra", 2, 7),
        ("side", 3, None),
    ]


def test_lines_must_match_the_cards() -> None:
    with pytest.raises(ValueError, match="1 lines for 2 cards in main"):
        Deck("d", "d.ydk", "yugioh", (1, 1), lines=Lines((4,)))


def test_an_error_says_where_what_and_what_to_do() -> None:
    assert str(DeckError("d.ydk", 7, "found x", "remove it")) == "d.ydk:7: found x; remove it"
    assert str(DeckError("d.ydk", None, "found x", "remove it")) == "d.ydk: found x; remove it"


def test_an_error_survives_the_way_between_processes() -> None:
    error = DeckError("d.ydk", 7, "found x", "remove it")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_problem_reads_like_a_compiler_message() -> None:
    assert str(Problem("error", "d.ydk", 7, 1, "no such card")) == "d.ydk:7: error: no such card"
    assert str(Problem("warning", "d.ydk", None, None, "odd")) == "d.ydk: warning: odd"
