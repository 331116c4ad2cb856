"""What an effect says of cards, packed into one number."""

from typing import Final

from mypy_extensions import i64

_FILTER: Final = 20  # bits of the number of a filter
_FILTERS: Final = (1 << _FILTER) - 1
_REGISTER: Final = 4  # bits of a register of cards
_LOWEST: Final = 8  # the lowest register has a higher number than this below 0


def pack_dna(others: i64, card: i64, pile: i64) -> i64:
    """Of the cards for a DNA Digivolution: filters, -1 for none.

    Of the Digimon (beside the one that has to be one of them), and of one card of a pile.
    """
    return others + 1 | (card + 1) << _FILTER | pile << 2 * _FILTER


def said_others(said: i64) -> i64:
    """The filter of the Digimon of a DNA Digivolution; -1 for none."""
    return (said & _FILTERS) - 1


def said_card(said: i64) -> i64:
    """The filter of the card of a pile that is one of them; -1 for none."""
    return (said >> _FILTER & _FILTERS) - 1


def said_pile(said: i64) -> i64:
    """The pile of that card."""
    return said >> 2 * _FILTER


def pack_digivolving(who: i64, of: i64) -> i64:
    """Registers: of what digivolves into a chosen card, and of what the card may lie under."""
    return of << _REGISTER | who + _LOWEST


def said_who(said: i64) -> i64:
    """The register of what digivolves."""
    return (said & (1 << _REGISTER) - 1) - _LOWEST


def said_under(said: i64) -> i64:
    """The register of what the card may lie under."""
    return said >> _REGISTER
