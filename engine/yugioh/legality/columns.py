"""The columns of the field, as one of the players counts them, and the zones they are named by.

Source: Yu-Gi-Oh field zones, *columns*; the card texts.  A column has the Main Monster Zone and the
Spell & Trap Zone of each player, and the second and the fourth an Extra Monster Zone.
"""

from mypy_extensions import i64

from engine.yugioh.position.slots import MONSTERS, POSITION, SPELLS, ZONES_EACH
from engine.yugioh.position.state import State
from engine.yugioh.position.summon_zones import beside_filter, cards_of_column, these_zones
from engine.yugioh.position.zones import UNDER_LEFT, UNDER_RIGHT, column_of
from engine.yugioh.queries.matching import match
from engine.yugioh.queries.waiting import notice_zones
from engine.yugioh.vocabulary import EXTRA_LEFT, EXTRA_RIGHT, FACEUP, MAIN_ZONES, MONSTER_ZONES


def beside_zones(s: State, number: i64, me: i64, player: i64, leaving: i64) -> i64:
    """Mask of the player's Main Monster Zones that are adjacent to a face-up monster that matches,
    or in its column; monsters in the zones `leaving` do not count.
    """
    mask: i64 = 0
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        other = s.data[MONSTERS + player * ZONES_EACH + zone] - 1
        if other >= 0 and other != me and not leaving >> zone & 1:
            if s.data[POSITION + other] & FACEUP and match(s, number, other, me, player):
                mask |= 1 << column_of(zone)
                if zone < MAIN_ZONES:
                    mask |= 1 << zone + 1 | (1 << zone) >> 1
        zone += 1
    return mask & ((1 << MAIN_ZONES) - 1)


def column_zones(s: State, least: i64, player: i64) -> i64:
    """Mask of the player's Main Monster Zones in columns with at least so many cards."""
    mask: i64 = 0
    column: i64 = 0
    while column < MAIN_ZONES:
        if _cards_in(s, column, player) >= least:
            mask |= 1 << column
        column += 1
    return mask


def _cards_in(s: State, column: i64, player: i64) -> i64:
    """How many cards there are in a column, as this player counts them."""
    notice_zones(s)
    mine = player * ZONES_EACH
    theirs = (1 - player) * ZONES_EACH
    across = MAIN_ZONES - 1 - column
    found: i64 = 0
    if s.data[MONSTERS + mine + column]:
        found += 1
    if s.data[SPELLS + mine + column]:
        found += 1
    if s.data[MONSTERS + theirs + across]:
        found += 1
    if s.data[SPELLS + theirs + across]:
        found += 1
    if column == UNDER_LEFT:
        found += _extra_monsters(s, mine, theirs, EXTRA_LEFT, EXTRA_RIGHT)
    elif column == UNDER_RIGHT:
        found += _extra_monsters(s, mine, theirs, EXTRA_RIGHT, EXTRA_LEFT)
    return found


def _extra_monsters(s: State, mine: i64, theirs: i64, zone: i64, other: i64) -> i64:
    """How many monsters there are in an Extra Monster Zone, whoever controls them."""
    return 1 if s.data[MONSTERS + mine + zone] or s.data[MONSTERS + theirs + other] else 0


def named_zones(s: State, zones: i64, me: i64, player: i64, leaving: i64) -> i64:
    """Mask of the zones that a way names by a word of `position/steps` (`to_beside` ...)."""
    beside = beside_filter(zones)
    if beside >= 0:
        return beside_zones(s, beside, me, player, leaving)
    least = cards_of_column(zones)
    return column_zones(s, least, player) if least else these_zones(zones)
