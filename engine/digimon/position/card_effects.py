"""An effect of a card in one number; and options that have one beside something else."""

from typing import Final

from mypy_extensions import i64

_CARD_BITS: Final = 10
_CARD: Final = 0x3FF


def pack_effect(effect: i64, card: i64) -> i64:
    """An effect of a card; also the option to activate it."""
    return effect << _CARD_BITS | card


def effect_of(word: i64) -> i64:
    """The effect."""
    return word >> _CARD_BITS


def card_of(word: i64) -> i64:
    """The card."""
    return word & _CARD


def pack_prevention(word: i64, thing: i64) -> i64:
    """The option to use an effect of a card when a thing would leave."""
    return word << _CARD_BITS | thing


def prevention_effect(option: i64) -> i64:
    """The effect of a card in such an option."""
    return option >> _CARD_BITS


def prevention_thing(option: i64) -> i64:
    """The thing that would leave."""
    return option & _CARD


def pack_interruption(word: i64) -> i64:
    """The option to use an effect of a card before a cost is paid; never 0."""
    return word << 1 | 1


def interruption_effect(option: i64) -> i64:
    """The effect of a card in such an option."""
    return option >> 1
