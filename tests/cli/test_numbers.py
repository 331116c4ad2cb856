"""Numbers and counts as people type them."""

import pytest
import typer

from cli.numbers import whole_number
from decklists.counts import readings


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("150000", 150_000), ("150,000", 150_000), ("150_000", 150_000), ("150k", 150_000),
        ("1.5K", 1_500), ("1e6", 1_000_000), ("2.5e3", 2_500), ("1.5m", 1_500_000), (" 7 ", 7),
        (12, 12),
    ],
)  # fmt: skip
def test_whole_numbers(text: str | int, number: int) -> None:
    assert whole_number(1)(text) == number


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("many", "such as 150000, 150,000, 150k or 1e6, found 'many'"), ("", "found ''"),
        ("1.5", "found '1.5'"), ("15,00", "found '15,00'"), ("-5", "found '-5'"),
        ("0", "expected 1 or more, found 0"), ("1e99", "expected 1,000 at most, found 1e99"),
    ],
)  # fmt: skip
def test_what_is_no_whole_number(text: str, message: str) -> None:
    with pytest.raises(typer.BadParameter, match=message):
        whole_number(1, 1_000)(text)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Agumon", (1, "Agumon")), ("2x Agumon", (2, "Agumon")), ("2 Agumon", (2, "Agumon")),
        ("2 x Agumon", (2, "Agumon")), ("Agumon x2", (2, "Agumon")),
        ("Agumon \u00d73", (3, "Agumon")),
    ],
)  # fmt: skip
def test_counts(text: str, meant: tuple[int, str]) -> None:
    first, *others = readings(text)
    assert first == (1, text) and meant in (first, *others)
