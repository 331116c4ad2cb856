"""A monster that is to be put on the field: what a step says of it, and the options where.

The word of an arrival says to whose side the monster goes, how it is summoned (BY_...), in which
positions it may be, and, with the flags below, whether that is a summon at all.
"""

from typing import Final

from mypy_extensions import i64

_HOW_FROM: Final = 1
_HOW: Final = 0x7FF
_POSITIONS_FROM: Final = 13
_POSITIONS: Final = 0xF
_MADE_FROM: Final = 20
_MADE: Final = 0x7FFF

PROPERLY: Final = 1 << 12  # as a proper summon, after which it may be revived
PLACED: Final = 1 << 17  # it is Set, or returns, and is not summoned
MOVED: Final = 1 << 18  # it changes its zone, perhaps its side, and stays what it was
BY_THE_OTHER: Final = 1 << 19  # summoned by the player on whose side it is not put
ASKED: Final = 1 << 35  # the opponent was asked whether to negate the summon
PREVENTED: Final = 1 << 36  # the summon was negated

# What the effect that summons a monster makes of it.
MADE_NEGATED: Final = 1
MADE_TO_BANISH: Final = 2  # banished when it leaves the field
MADE_TO_DESTROY: Final = 4  # destroyed in the End Phase
MADE_SILENT: Final = 8  # it cannot activate its effects this turn
MADE_TO_BOTTOM: Final = 16  # placed under the Deck when it leaves the field
MADE_TO_SHUFFLE: Final = 32  # shuffled into the Deck when it leaves the field
MADE_TO_RETURN: Final = 64  # returned to the hand in the End Phase
MADE_TO_BANISH_AT_END: Final = 128  # banished in the End Phase
MADE_NEGATED_NOW: Final = 256  # its effects are negated this turn
MADE_BARRED_FROM: Final = 9  # from this bit on: not used for these (`tables.USE_...`)

_ZONE: Final = 0xF
_POSITION_FROM: Final = 4


def arrival(side: i64, how: i64, positions: i64, made: i64 = 0) -> i64:
    """The word of a monster summoned to a player's side in one of these positions."""
    return side | how << _HOW_FROM | positions << _POSITIONS_FROM | made << _MADE_FROM


def side_of(word: i64) -> i64:
    """The player on whose side it is put."""
    return word & 1


def summoner_of(word: i64) -> i64:
    """The player who summons it."""
    return 1 - (word & 1) if word & BY_THE_OTHER else word & 1


def how_of(word: i64) -> i64:
    """How it is summoned."""
    return word >> _HOW_FROM & _HOW


def positions_of(word: i64) -> i64:
    """In which positions it may be put."""
    return word >> _POSITIONS_FROM & _POSITIONS


def made_of(word: i64) -> i64:
    """What the effect makes of it (MADE_...)."""
    return word >> _MADE_FROM & _MADE


def spot(zone: i64, position: i64) -> i64:
    """The option to put it in this zone in this position."""
    return zone | position << _POSITION_FROM


def spot_zone(option: i64) -> i64:
    """The zone of such an option."""
    return option & _ZONE


def spot_position(option: i64) -> i64:
    """The position of such an option."""
    return option >> _POSITION_FROM
