"""Several numbers in one: entries of registers (a card, with the count of its moves when it was
chosen), and how many materials a monster was made of.
"""

from typing import Final

from mypy_extensions import i64

_CARD: Final = 0xFF
_MOVES_FROM: Final = 8
_ENTRY_BITS: Final = 32
ONE_MOVE: Final = 1 << _MOVES_FROM  # what one move more adds to an entry


def pack_entry(card: i64, moves: i64) -> i64:
    """A card that has moved this often."""
    return moves << _MOVES_FROM | card


def entry_card(entry: i64) -> i64:
    """The card of an entry."""
    return entry & _CARD


def entry_moves(entry: i64) -> i64:
    """How often it had moved."""
    return entry >> _MOVES_FROM


def pack_material(entry: i64, moves: i64) -> i64:
    """The monster (an entry) that a card was material of, and how often the card had moved."""
    return moves << _ENTRY_BITS | entry


def material_entry(word: i64) -> i64:
    """The monster that a card was material of."""
    return word & (1 << _ENTRY_BITS) - 1


_COUNT: Final = 0xFF
_FROM_HAND: Final = 8
_FROM_FIELD: Final = 16
_SUCH: Final = 24
_LEVELS: Final = 32


def pack_counts(materials: i64, hand: i64, field: i64, such: i64, levels: i64) -> i64:
    """How many materials a monster was made of, how many of them from the hand and the field, and
    where a text asks how many of some kind, and the sum of their Levels.
    """
    low = materials | hand << _FROM_HAND | field << _FROM_FIELD
    return low | such << _SUCH | levels << _LEVELS


def material_count(word: i64) -> i64:
    """How many materials there were."""
    return word & _COUNT


def levels_of_materials(word: i64) -> i64:
    """The sum of their Levels."""
    return word >> _LEVELS


def count_of_such(word: i64) -> i64:
    """How many of them were of the kind that the monster's text asks about."""
    return word >> _SUCH & _COUNT


def count_from_hand(word: i64) -> i64:
    """How many of them came from the hand."""
    return word >> _FROM_HAND & _COUNT


def count_from_field(word: i64) -> i64:
    """How many of them came from the field."""
    return word >> _FROM_FIELD & _COUNT
