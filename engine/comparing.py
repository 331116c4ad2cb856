"""How two numbers are compared: the signs of the effect languages, and their numbers in rows."""

from typing import Final

from mypy_extensions import i64

_LESS: Final = 0
_AT_MOST: Final = 1
_EQUAL: Final = 2
_AT_LEAST: Final = 3
_MORE: Final = 4
_UNEQUAL: Final = 5
SIGNS: Final = {
    "<": _LESS, "<=": _AT_MOST, "=": _EQUAL, ">=": _AT_LEAST, ">": _MORE, "!=": _UNEQUAL,
}  # fmt: skip


def compare(how: i64, left: i64, right: i64) -> bool:
    """Whether the sign of this number can stand between two numbers."""
    if how == _LESS:
        return left < right
    if how == _AT_MOST:
        return left <= right
    if how == _EQUAL:
        return left == right
    if how == _AT_LEAST:
        return left >= right
    if how == _MORE:
        return left > right
    return left != right
