"""Zones that cannot be used: as long as a monster stays face-up, with which they stand, or for the
rest of the turn, as a ban.

Source: the card text of Kashtira Shangri-Ira; Yu-Gi-Oh field zones, Main Monster Zone and Spell &
Trap Zone.  A place is a number: the zones of player 0 from 0 on, of player 1 from 16; of each the
Main Monster Zones first, the Spell & Trap Zones from 8 on.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions.tables import ZONE_BARRED
from engine.yugioh.position.slots import (
    BAN, BANS, BAN_SIZE, BARS, B_FILTER, B_PLAYER, B_WHAT, MONSTERS, POSITION, SPELLS, ZONES_EACH,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import FACEUP, MAIN_ZONES, MONSTER_ZONES

_EACH: Final = 16
_SPELLS: Final = 8
_FIVE: Final = 0x1F


def bar(s: State, card: i64, place: i64) -> None:
    """Nobody can use this place as long as the monster stays face-up."""
    s.put(BARS + card, s.data[BARS + card] | 1 << place)


def _barred(s: State) -> i64:
    """The places that cannot be used, as bits."""
    data = s.data
    mask: i64 = 0
    player: i64 = 0
    while player < 2:
        zone: i64 = 0
        while zone < MONSTER_ZONES:
            card = data[MONSTERS + player * ZONES_EACH + zone] - 1
            if card >= 0 and data[BARS + card] and data[POSITION + card] & FACEUP:
                mask |= data[BARS + card]
            zone += 1
        player += 1
    base: i64 = BAN
    end: i64 = BAN + data[BANS] * BAN_SIZE
    while base < end:
        if data[base + B_WHAT] == ZONE_BARRED:
            mask |= 1 << data[base + B_PLAYER] * _EACH + data[base + B_FILTER]
        base += BAN_SIZE
    return mask


def barred_main(s: State, player: i64) -> i64:
    """Mask of the player's Main Monster Zones that cannot be used."""
    return _barred(s) >> player * _EACH & _FIVE if s.t.bars & 2 else 0


def barred_spells(s: State, player: i64) -> i64:
    """Mask of the player's Spell & Trap Zones that cannot be used."""
    return _barred(s) >> player * _EACH + _SPELLS & _FIVE if s.t.bars & 2 else 0


def unused_places(s: State) -> i64:
    """The places that are not used, and can be, as bits."""
    data = s.data
    mask: i64 = 0
    player: i64 = 0
    while player < 2:
        zone: i64 = 0
        while zone < MAIN_ZONES:
            if not data[MONSTERS + player * ZONES_EACH + zone]:
                mask |= 1 << player * _EACH + zone
            if not data[SPELLS + player * ZONES_EACH + zone]:
                mask |= 1 << player * _EACH + _SPELLS + zone
            zone += 1
        player += 1
    return mask & ~_barred(s)


def offer_places(s: State, me: i64) -> i64:
    """Offer those places; how many there are.

    Where zones are no choice, the first of each kind of each player, theirs before those of `me`.
    """
    mask = unused_places(s)
    s.count = 0
    part: i64 = 0
    while part < 4:
        player: i64 = me if part >= 2 else 1 - me
        place = player * _EACH + (part & 1) * _SPELLS
        last = place + MAIN_ZONES
        while place < last:
            if mask >> place & 1:
                s.offer(place)
                if not s.all_zones:
                    break
            place += 1
        part += 1
    return s.count


def owner_of_place(place: i64) -> i64:
    """Whose place it is."""
    return place // _EACH


def is_spell_place(place: i64) -> bool:
    """Whether it is a Spell & Trap Zone."""
    return place & _SPELLS != 0


def zone_of_place(place: i64) -> i64:
    """Which of the five zones of its kind it is."""
    return place & _SPELLS - 1
