"""Numbers that a compiler has collected, as the vectors that the engine reads."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64


def sealed(numbers: Iterable[int]) -> "vec[i64]":
    """A vector of these numbers."""
    return vec[i64](numbers)  # without `i64(number)`, which is a call of Python for each
