"""Alternatives of a filter, each a row of leaves that all hold: those that say something."""

from engine.filters import Filter
from engine.yugioh import language as la


def telling_rows(rows: list[list[Filter]]) -> list[list[Filter]]:
    """The rows without those that no card fits, or that ask for more than another one does.

    What one of two alternatives asks for in its own place may have been multiplied out with what
    is asked for in the other's.
    """
    plain = [list(dict.fromkeys(row)) for row in rows]
    fitting = [row for row in plain if not _nowhere(row)]
    if len(fitting) == len(rows):
        return rows
    return [
        row
        for row in fitting
        if not any(set(other) < set(row) for other in fitting if other is not row)
    ]


def _nowhere(row: list[Filter]) -> bool:
    """Whether the places that a row names have none in common."""
    common = -1
    for leaf in row:
        if isinstance(leaf, la.InPlace):
            common &= leaf.places
    return common == 0
