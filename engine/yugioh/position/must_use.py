"""What the materials of a summon must be, in one number: a card, or filters.

A number less than 0 is no such word: it is the cards (`queries/gone`) that alone are the materials.
"""

from typing import Final

from mypy_extensions import i64

_CARD: Final = 0xFF  # a card + 1
_ONE_FROM: Final = 8  # the filter + 1 of which one of them is
_EACH_FROM: Final = 24  # the filter + 1 of which all of them are
_FILTER: Final = 0xFFFF


def such_materials(including: i64, each: i64) -> i64:
    """What one of the materials must be, and what all of them: filters + 1, or 0 for anything."""
    return including << _ONE_FROM | each << _EACH_FROM


def wanted_card(must_use: i64) -> i64:
    """The card that has to be a material, or -1."""
    return (must_use & _CARD) - 1


def wanted_one(must_use: i64) -> i64:
    """The filter that one of the materials matches, or -1."""
    return (must_use >> _ONE_FROM & _FILTER) - 1


def wanted_each(must_use: i64) -> i64:
    """The filter that all of the materials match, or -1."""
    return (must_use >> _EACH_FROM) - 1
