"""Whole numbers as people type them: 150000, 150,000, 150k, 1e6, 1.5m."""

import re
from collections.abc import Callable
from decimal import Decimal, InvalidOperation
from typing import Final

import typer

_TIMES: Final = {"": 1, "k": 1_000, "m": 1_000_000}
_GROUPED: Final = re.compile(r"\d{1,3}([,_' ]\d{3})+")
_NUMBER: Final = re.compile(r"(\d+(?:\.\d+)?(?:e\+?\d{1,2})?)([km]?)", re.IGNORECASE)


def whole_number(least: int, most: int | None = None) -> Callable[[str | int], int]:
    """A parser of an option for numbers from `least` on, up to `most`."""

    def parse(value: str | int) -> int:
        text = str(value).strip()
        plain = re.sub(r"[,_' ]", "", text) if _GROUPED.fullmatch(text) else text
        found = _NUMBER.fullmatch(plain)
        try:
            number = Decimal(found[1]) * _TIMES[found[2].lower()] if found else None
        except InvalidOperation:
            number = None
        if number is None or number != int(number):
            raise typer.BadParameter(
                f"expected a whole number such as 150000, 150,000, 150k or 1e6, found {text!r}"
            )
        if number < least:
            raise typer.BadParameter(f"expected {least} or more, found {text}")
        if most is not None and number > most:
            raise typer.BadParameter(f"expected {most:,} at most, found {text}")
        return int(number)

    return parse
