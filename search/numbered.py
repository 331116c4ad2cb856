"""Values by numbers: of values of which many are alike each is kept once."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from search.seen import Seen

_FEW: Final = 1 << 6
_MADE_BITS: Final = 12  # of a grade: as many commands as there can be


class Numbered:
    """Different values, numbered from 0 on in the order in which they first came."""

    def __init__(self) -> None:
        self.values: vec[i64] = vec[i64]()
        self._seen: Seen = Seen(_FEW)

    def number(self, value: i64) -> i64:
        """The number of a value."""
        found = self._seen.find(value, self.values)
        if found < 0:
            found = len(self.values)
            self._seen.add(value, self.values, found)
            self.values = append(self.values, value)
        return found


class Grades(Numbered):
    """Grades of nodes: the value of the end board and how many commands were made.

    As values they are ranks: the better end board comes first, then fewer commands.
    """

    def grade(self, worth: i64, made: i64) -> i64:
        """The number of a grade; of -1 commands or more."""
        return self.number(made + 1 - (worth << _MADE_BITS))

    def worth(self, grade: i64) -> i64:
        """The value of the end board of a grade, by its number."""
        return -(self.values[grade] >> _MADE_BITS)
