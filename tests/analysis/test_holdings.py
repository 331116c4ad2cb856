"""What hands of a deck hold, with exact odds."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from analysis.digimon.holdings import Division, Kind, is_searcher, kinds_of, odds
from engine.digimon.cards import definitions
from engine.digimon.language import DIGIMON, Choose
from engine.digimon.language.card import Main, Security, option
from engine.digimon.language.operations import AddToHand, RevealTop
from engine.digimon.vocabulary import RED, REVEALED
from tests.analysis.digimon import CARDS, ST1


def _by_name(name: str) -> Kind:
    return next(kind for kind in kinds_of(ST1.main, CARDS) if kind.name == name)


def test_the_odds_of_12_level_3s_in_50_cards() -> None:
    """C(38, 5) / C(50, 5), and its square where every such hand is redrawn."""
    found = odds(ST1.main, 5, _by_name("Level 3"))
    assert found.copies == 12
    assert f"{found.none:.4f}" == "0.2369"
    assert f"{found.none_after_redraw:.4f}" == "0.0561"


def test_the_kinds_of_a_deck() -> None:
    assert {kind.name: len(kind.cards) for kind in kinds_of(ST1.main, CARDS)} == {
        "Level 3": 3, "Level 4": 3, "Level 5": 2, "Level 6": 2, "Tamer": 1, "Option": 4,
    }  # fmt: skip


def test_searchers_add_to_the_hand_what_they_reveal() -> None:
    reveals = RevealTop(3, (AddToHand(Choose(DIGIMON, REVEALED)),))
    looks = RevealTop(3, (), "top")
    assert is_searcher(option("X-1", "X", RED, 1, effects=(Main(do=(reveals,)),)))
    assert is_searcher(option("X-1", "X", RED, 1, effects=(Main(do=(RevealTop(1, (), "hand"),)),)))
    assert not is_searcher(option("X-1", "X", RED, 1, effects=(Main(do=(looks,)),)))
    assert not is_searcher(option("X-1", "X", RED, 1, security=(Security(do=(reveals,)),)))
    assert is_searcher(definitions()["P-035"])
    assert not any(map(is_searcher, CARDS))


@pytest.mark.parametrize("most", [1, 2, 3])
def test_shares_of_hands_agree_with_brute_force(most: int) -> None:
    deck = ["a"] * 4 + ["b"] * 3 + ["c", "d", "d", "e"]
    division = Division("", (Kind("x", frozenset("ad")), Kind("y", frozenset("bd"))), most)
    found = division.shares(deck, 4)
    brute = Counter(division.part(hand) for hand in combinations(deck, 4))
    every = comb(len(deck), 4)
    assert found == {part: Fraction(number, every) for part, number in brute.items()}
    assert list(found) == sorted(found)
    assert sum(found.values()) == 1


def test_shares_of_one_kind_are_hypergeometric() -> None:
    division = Division("Level 3", (_by_name("Level 3"),), 3)
    found = division.shares(ST1.main, 5)
    assert found[1,] == Fraction(12 * comb(38, 4), comb(50, 5))
    assert [division.words(part) for part in found] == ["0", "1", "2", "3+"]
