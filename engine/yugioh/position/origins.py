"""Where a card was before it moved: the last field of the event of a move (`slots.V_INFO`)."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions.tables import DEF_FORM
from engine.yugioh.position.bonds import bonded_to
from engine.yugioh.position.slots import (
    BOND, CONTROL, HOST, HOW, LOC, NEGATED, NEGATED_TURN, NEXT, OVERLAYS, POSITION, STATUS, ZONE,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import SZONE

_POSITION: Final = 0xF
_CONTROLLER_FROM: Final = 8
_ZONE_FROM: Final = 9
_ZONE: Final = 7
_HOST_FROM: Final = 16
_HOST: Final = 0xFF
_HOW_FROM: Final = 24
_HOW: Final = 0x7FFF
_HAD_SUCH: Final = 1 << 39
_HAD_FROM: Final = 40


def origin(s: State, card: i64) -> i64:
    """The word of a card that is about to leave where it is."""
    data = s.data
    word = data[POSITION + card] | data[CONTROL + card] << _CONTROLLER_FROM
    word |= data[ZONE + card] << _ZONE_FROM | data[HOW + card] << _HOW_FROM
    if data[OVERLAYS + card] and not s.t.flags[s.definition[card]] & DEF_FORM:
        word |= _materials(s, card) << _HAD_FROM
    if data[LOC + card] != SZONE and not data[BOND + card]:
        return word
    if data[BOND + card] and not data[STATUS + card] & (NEGATED | NEGATED_TURN):
        return word | bonded_to(s, card) + 1 << _HOST_FROM
    return word | data[HOST + card] << _HOST_FROM


def _materials(s: State, card: i64) -> i64:
    """How many Xyz Materials it has."""
    found: i64 = 0
    under = s.data[OVERLAYS + card]
    while under:
        found += 1
        under = s.data[NEXT + under - 1]
    return found


def position_before(word: i64) -> i64:
    """The position in which it was."""
    return word & _POSITION


def had_materials(word: i64) -> i64:
    """How many Xyz Materials it had."""
    return word >> _HAD_FROM


def with_such_material(word: i64) -> i64:
    """The word of a card that had a material for which its text asks (`Tables.had_such`)."""
    return word | _HAD_SUCH


def had_such_material(word: i64) -> bool:
    """Whether it had such a material."""
    return word & _HAD_SUCH != 0


def controller_before(word: i64) -> i64:
    """Who controlled it."""
    return word >> _CONTROLLER_FROM & 1


def zone_before(word: i64) -> i64:
    """The zone in which it was."""
    return word >> _ZONE_FROM & _ZONE


def host_before(word: i64) -> i64:
    """The monster that it was equipped or linked to, or -1."""
    return (word >> _HOST_FROM & _HOST) - 1


def summoned_before(word: i64) -> i64:
    """How it had been summoned (BY_...)."""
    return word >> _HOW_FROM & _HOW
