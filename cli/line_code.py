"""A line as `search` prints it and `play --line` takes it: the moves, and a check of where it ends.

The moves are numbers of choices, which say something else of another deck or hand; so behind `=`
stand four letters of a digest of the position that the line ends in.
"""

from base64 import b32encode
from hashlib import sha256
from typing import Final

_MARK: Final = "="
_LETTERS: Final = 4


def code(moves: str, position: str) -> str:
    """The code of a line, in notation, that ends in a position, in notation."""
    return f"{moves}{_MARK}{_check(position)}"


def moves_of(code: str) -> tuple[str, str]:
    """The moves of a code, and its check, which may be left out."""
    moves, _, check = code.strip().partition(_MARK)
    return moves, check.lower()


def ends_in(check: str, position: str | None) -> bool:
    """Whether a line with this check ends in this position; without a check every line does."""
    return not check or (position is not None and check == _check(position))


def _check(position: str) -> str:
    return b32encode(sha256(position.encode()).digest()).decode()[:_LETTERS].lower()
