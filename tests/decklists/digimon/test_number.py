"""Card numbers: Comprehensive Rules 2-12-1, and the ways in which sites write them."""

import pytest

from decklists import digimon_catalog
from decklists.digimon.number import ANYWHERE, fold, is_number


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("ST1-03", "ST1-03"),
        ("st1-03", "ST1-03"),
        ("ST01-03", "ST1-03"),
        ("ST1-003", "ST1-03"),
        ("BT15-020_P1", "BT15-020"),
        ("bt5-086_p2", "BT5-086"),
        ("BT1-10", "BT1-010"),
        ("P-009", "P-009"),
        ("P-009_P1", "P-009"),
        ("RB1-001", "RB1-001"),
        ("EX10-002", "EX10-002"),
        ("Agumon", "Agumon"),
        ("BT15-020_P1_", "BT15-020_P1_"),
        ("", ""),
    ],
)
def test_folding_leaves_the_card_itself(written: str, number: str) -> None:
    assert fold(written) == number


def test_every_number_of_the_table_is_its_own_fold() -> None:
    for number in digimon_catalog():
        assert is_number(number)
        assert fold(number) == number
        assert fold(f"{number.lower()}_P1") == number


@pytest.mark.parametrize("text", ["7D6", "ST1", "ST1-3", "ST1-0312", "ABCD1-010", "x-ST1-03"])
def test_what_is_no_number(text: str) -> None:
    assert not is_number(text)
    assert ANYWHERE.search(f"4 {text} and more") is None
