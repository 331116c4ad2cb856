"""Free zones, Extra Monster Zones and the zones that Link arrows point to.

Source: Yu-Gi-Oh field zones, Main and Extra Monster Zone; Yu-Gi-Oh solo rules
1, 6.2.  Since April 2020 Fusion, Synchro and Xyz Monsters from the Extra Deck
may go to any Main Monster Zone; Link Monsters and Pendulum Monsters from the
Extra Deck need an Extra Monster Zone or a zone that an arrow points to.

Masks have one bit for each zone of the player: 0 to 4 main, 5 and 6 extra.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions.tables import DEF_BARS_EXTRA, ZONE_BARRED
from engine.yugioh.position.slots import (
    BAN, BANS, BAN_SIZE, B_FILTER, B_PLAYER, B_WHAT, CONTROL, LOC, MONSTERS, NEGATED, NEGATED_TURN,
    POSITION, SPELLS, STATUS, ZONE, ZONES_EACH,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import (
    EXTRA_LEFT, EXTRA_RIGHT, FACEUP, LINK, MONSTER_ZONES, MZONE, PENDULUM, SPELL_ZONES,
)  # fmt: skip

MAIN_MASK: Final = 0x1F
EXTRA_MASK: Final = 0x60
OWN_MASK: Final = MAIN_MASK | EXTRA_MASK
UNDER_LEFT: Final = 1  # the column of the left Extra Monster Zone, and of the right one
UNDER_RIGHT: Final = 3
_ARROWS: Final = 512  # sets of arrows
_OTHER_SIDE: Final = 8  # places as a player sees them: the opponent's zones from here on


def column_of(zone: i64) -> i64:
    """The column of a monster zone, for the player whose zone it is."""
    if zone == EXTRA_LEFT:
        return UNDER_LEFT
    return UNDER_RIGHT if zone == EXTRA_RIGHT else zone


def occupied(s: State, player: i64) -> i64:
    """Mask of the zones with a monster in them; an Extra Monster Zone of either player counts."""
    data = s.data
    mask: i64 = 0
    base = MONSTERS + player * ZONES_EACH
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        if data[base + zone]:
            mask |= 1 << zone
        zone += 1
    other = MONSTERS + (1 - player) * ZONES_EACH
    if data[other + EXTRA_RIGHT]:
        mask |= 1 << EXTRA_LEFT
    if data[other + EXTRA_LEFT]:
        mask |= 1 << EXTRA_RIGHT
    return mask


def free_main(s: State, player: i64, leaving: i64) -> i64:
    """Mask of the free Main Monster Zones once the monsters in the zones `leaving` are gone."""
    free = ~(occupied(s, player) & ~leaving) & MAIN_MASK
    return free & ~barred_main(s, player) if s.t.bars_zones else free


def barred_main(s: State, player: i64) -> i64:
    """Mask of the Main Monster Zones that an effect lets the player not use this turn."""
    data = s.data
    mask: i64 = 0
    base: i64 = BAN
    end: i64 = BAN + data[BANS] * BAN_SIZE
    while base < end:
        if data[base + B_WHAT] == ZONE_BARRED and data[base + B_PLAYER] == player:
            mask |= 1 << data[base + B_FILTER]
        base += BAN_SIZE
    return mask


def pointed_at(s: State, player: i64, leaving: i64) -> i64:
    """Mask of the player's zones that a Link Monster of either player points to.

    Monsters in the player's zones `leaving` do not count.
    """
    data = s.data
    mask: i64 = 0
    side: i64 = 0
    while side < 2:
        zone: i64 = 0
        while zone < MONSTER_ZONES:
            card = data[MONSTERS + side * ZONES_EACH + zone]
            if card and not (side == player and leaving >> zone & 1):
                definition = s.definition[card - 1]
                if s.t.type[definition] & LINK and data[POSITION + card - 1] & FACEUP:
                    points = s.t.pointed[zone * _ARROWS + s.t.markers[definition]]
                    mask |= own_side(points) if side == player else across(points)
            zone += 1
        side += 1
    return mask


def free_extra(s: State, player: i64, definition: i64, leaving: i64) -> i64:
    """Mask of the zones to which this Extra Deck monster may be summoned.

    Of the Extra Monster Zones a player normally uses one; both with an Extra Link.
    """
    taken = occupied(s, player) & ~leaving
    if s.t.bars_zones:
        taken |= barred_main(s, player)
    data = s.data
    own: i64 = 0
    if data[MONSTERS + player * ZONES_EACH + EXTRA_LEFT] and not leaving >> EXTRA_LEFT & 1:
        own = 1
    if data[MONSTERS + player * ZONES_EACH + EXTRA_RIGHT] and not leaving >> EXTRA_RIGHT & 1:
        own = 1
    mask: i64 = 0
    if not own:
        mask = ~taken & EXTRA_MASK
    if s.t.type[definition] & (LINK | PENDULUM):
        linked = pointed_at(s, player, leaving)
        mask |= ~taken & MAIN_MASK & linked
        if own and s.t.type[definition] & LINK:
            # The second Extra Monster Zone only for what completes an Extra Link.
            zone: i64 = EXTRA_RIGHT if taken >> EXTRA_LEFT & 1 else EXTRA_LEFT
            if linked & ~taken & 1 << zone:
                if completes_extra_link(s, player, zone, s.t.markers[definition], leaving):
                    mask |= 1 << zone
    else:
        mask |= ~taken & MAIN_MASK
    return mask & ~_barred(s, player, leaving) if s.t.bars_extra else mask


def _barred(s: State, player: i64, leaving: i64) -> i64:
    """Mask of the Extra Monster Zones to which a face-up card of the player lets them summon
    nothing, as it points there (Topologic Zeroboros).
    """
    data = s.data
    mask: i64 = 0
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        card = data[MONSTERS + player * ZONES_EACH + zone] - 1
        if card >= 0 and not leaving >> zone & 1 and data[POSITION + card] & FACEUP:
            negated = data[STATUS + card] & (NEGATED | NEGATED_TURN) != 0
            if s.t.flags[s.definition[card]] & DEF_BARS_EXTRA and not negated:
                mask |= own_side(arrows(s, card)) & EXTRA_MASK
        zone += 1
    return mask


def completes_extra_link(s: State, player: i64, zone: i64, markers: i64, leaving: i64) -> bool:
    """Whether a Link Monster with these arrows in this Extra Monster Zone joins it to the other.

    From one to the other there must be Link Monsters of which each points to the next and is
    pointed at by it.  Source: Yu-Gi-Oh field zones, *Extra Monster Zone* 1 (normally only one).
    """
    # Places as the player sees them: own zones 0 to 6, the opponent's main zones from 8 on.
    reached: i64 = 1 << zone
    frontier: i64 = reached
    goal: i64 = 1 << (11 - zone)
    while frontier:
        place: i64 = 0
        while not frontier >> place & 1:
            place += 1
        frontier &= ~(1 << place)
        points = _points_from(s, player, place, zone, markers, leaving)
        other: i64 = 0
        while other < 13:
            if points >> other & 1 and not reached >> other & 1:
                if _points_from(s, player, other, zone, markers, leaving) >> place & 1:
                    reached |= 1 << other
                    frontier |= 1 << other
            other += 1
    return reached & goal != 0


def _points_from(
    s: State, player: i64, place: i64, zone: i64, markers: i64, leaving: i64
) -> i64:  # fmt: skip
    """The places that the Link Monster in a place points to; `markers` are those at `zone`."""
    if place == zone:
        return s.t.pointed[zone * _ARROWS + markers]
    side: i64 = player if place < _OTHER_SIDE else 1 - player
    at: i64 = place % _OTHER_SIDE
    card = s.data[MONSTERS + side * ZONES_EACH + at]
    if card == 0 or (side == player and leaving >> at & 1):
        return 0
    definition = s.definition[card - 1]
    if not s.t.type[definition] & LINK or not s.data[POSITION + card - 1] & FACEUP:
        return 0
    points = s.t.pointed[at * _ARROWS + s.t.markers[definition]]
    if side == player:
        return points
    return across(points)


def arrows(s: State, link: i64) -> i64:
    """The places that a Link Monster on the field points to, as its controller sees them."""
    return s.t.pointed[s.data[ZONE + link] * _ARROWS + s.t.markers[s.definition[link]]]


def own_side(points: i64) -> i64:
    """Of these places the zones of the player who sees them."""
    return points & OWN_MASK


def other_side(points: i64) -> i64:
    """Of these places the Main Monster Zones of the opponent."""
    return points >> _OTHER_SIDE


def across(points: i64) -> i64:
    """Zones as the other player sees them: the sides change, and the Extra Monster Zones."""
    left = points >> EXTRA_RIGHT & 1
    right = points >> EXTRA_LEFT & 1
    main = (points & MAIN_MASK) << _OTHER_SIDE | points >> _OTHER_SIDE & MAIN_MASK
    return main | left << EXTRA_LEFT | right << EXTRA_RIGHT


def zones_left(s: State, chosen: i64, player: i64) -> i64:
    """Mask of the player's monster zones that the chosen candidates (one bit each) leave free."""
    mask: i64 = 0
    index: i64 = 0
    while chosen:
        if chosen & 1:
            card = s.candidates[index]
            if s.data[LOC + card] == MZONE and s.data[CONTROL + card] == player:
                mask |= 1 << s.data[ZONE + card]
        chosen >>= 1
        index += 1
    return mask


def free_spell(s: State, player: i64) -> i64:
    """The lowest free Spell & Trap Zone (0 to 4), or -1."""
    base = SPELLS + player * ZONES_EACH
    zone: i64 = 0
    while zone < SPELL_ZONES:
        if not s.data[base + zone]:
            return zone
        zone += 1
    return -1


def free_spells(s: State, player: i64) -> i64:
    """How many Spell & Trap Zones (0 to 4) of the player are free."""
    free: i64 = 0
    zone: i64 = 0
    while zone < SPELL_ZONES:
        if not s.data[SPELLS + player * ZONES_EACH + zone]:
            free += 1
        zone += 1
    return free


def lowest(mask: i64) -> i64:
    """The number of the lowest zone of a mask that is not empty."""
    zone: i64 = 0
    while not mask & 1:
        mask >>= 1
        zone += 1
    return zone
