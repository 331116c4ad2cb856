"""To which zones a monster may be summoned, as one number."""

from typing import Final

from mypy_extensions import i64

# To which zones a monster may be summoned.
TO_MAIN: Final = 0
TO_POINTED: Final = 1
FROM_EXTRA: Final = 2
TO_EXTRA: Final = 3
TO_COLUMN: Final = 4  # of the Spell & Trap Zone it is in
TO_TWICE_POINTED: Final = 5  # that two or more Link Monsters point to
TO_EVENT_POINTED: Final = 6  # that the Link Monster of the event points to
_TO_LINKED: Final = 7  # and above: that a Link Monster points to
_TO_BESIDE: Final = 1 << 20  # and above: adjacent to a monster, or in its column
_TO_COLUMNS: Final = 1 << 21  # and above: in a column with so many cards
_TO_THESE: Final = 1 << 22  # and above: these zones, as bits


def to_linked(number: i64) -> i64:
    """To zones that a Link Monster points to that matches the filter of this number."""
    return _TO_LINKED + number


def linked_filter(zones: i64) -> i64:
    """The number of that filter, or -1 where any other zones are meant."""
    return zones - _TO_LINKED if _TO_LINKED <= zones < _TO_BESIDE else -1


def names_zones(zones: i64) -> bool:
    """Whether these are zones that a way names: by monsters beside them, by columns, or at all."""
    return zones >= _TO_BESIDE


def to_beside(number: i64) -> i64:
    """To zones adjacent to a monster that matches the filter of this number, or in its column."""
    return _TO_BESIDE + number


def beside_filter(zones: i64) -> i64:
    """The number of that filter, or -1 where any other zones are meant."""
    return zones - _TO_BESIDE if _TO_BESIDE <= zones < _TO_COLUMNS else -1


def to_columns(least: i64) -> i64:
    """To zones in a column with at least so many cards."""
    return _TO_COLUMNS + least


def cards_of_column(zones: i64) -> i64:
    """That number, or 0 where any other zones are meant."""
    return zones - _TO_COLUMNS if _TO_COLUMNS <= zones < _TO_THESE else 0


def to_these(mask: i64) -> i64:
    """To these zones, as bits."""
    return _TO_THESE + mask


def these_zones(zones: i64) -> i64:
    """Those zones, or 0 where any others are meant."""
    return zones - _TO_THESE if zones >= _TO_THESE else 0
