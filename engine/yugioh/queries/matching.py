"""Whether a card matches a filter, and the numbers of a card as it is now.

The static part of a filter is looked up in a table; what depends on the
position is evaluated here.  Filters are seen from the card of an effect (`me`,
or -1) and its player.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.entries import pack_entry, pack_material
from engine.yugioh.position.zones import arrows, other_side
from engine.yugioh.position.levels import changed_by
from engine.yugioh.position.modifiers import FUSION_AS, LINK_AS, NAME_IS, modifier_kind
from engine.yugioh.position.slots import (
    BOTH_SIDES, CONTROL, LEVELS, LOC, MODIFIER, MODIFIERS, MODIFIER_SIZE, MONSTERS, MOVES, M_CARD,
    M_VALUE, M_WHAT, POSITION, ZONE,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.queries.term import ARGUMENT, TERMS, WANTED
from engine.yugioh.vocabulary import ATK, DEF, FACEDOWN, LINK, MONSTER, MZONE, XYZ


def match(s: State, number: i64, card: i64, me: i64, player: i64) -> bool:
    """Whether `card` matches filter `number`."""
    definition = s.definition[card]
    row = s.t.filter_pure[number]
    if row >= 0:
        return s.t.static[row * s.t.defs + definition] != 0
    t = s.t
    at = t.filter_from[number]
    end = t.filter_from[number + 1]
    while at < end:
        if t.static[t.alternative_row[at] * t.defs + definition]:
            term = t.term_from[at]
            last = t.term_from[at + 1]
            while term < last:
                row = term * tb.TERM_SIZE
                kind = TERMS[t.terms[row]]
                if kind.holds(s, t.terms[row + ARGUMENT], card, me, player) != (
                    t.terms[row + WANTED] != 0
                ):
                    break
                term += 1
            if term == last:
                return True
        at += 1
    return False


def as_material(s: State, card: i64, monster: i64) -> i64:
    """What `slots.MATERIAL_OF` says of a material of this monster; neither has moved since."""
    return pack_material(pack_entry(monster, s.data[MOVES + monster]), s.data[MOVES + card])


def points_to(s: State, link: i64, card: i64) -> bool:
    """Whether the Link Monster `link` points to the monster `card`."""
    return points_to_zone(s, link, s.data[CONTROL + card], s.data[ZONE + card])


def points_to_zone(s: State, link: i64, side: i64, zone: i64) -> bool:
    """Whether the Link Monster `link` points to a Monster Zone of the player `side`."""
    if s.data[LOC + link] != MZONE or not s.t.type[s.definition[link]] & LINK:
        return False
    points = arrows(s, link)
    if side != s.data[CONTROL + link]:
        points = other_side(points)
    return points >> zone & 1 != 0


def co_linked(s: State, card: i64) -> bool:
    """Whether a Link Monster points to another one that points to it."""
    slot: i64 = 0
    while slot < BOTH_SIDES:
        other = s.data[MONSTERS + slot] - 1
        if other >= 0 and other != card and points_to(s, card, other) and points_to(s, other, card):
            return True
        slot += 1
    return False


def latest(s: State, card: i64, kind: i64) -> i64:
    """The value of the latest modifier of this kind that a card has, or 0."""
    data = s.data
    found: i64 = 0
    base: i64 = MODIFIER
    end = MODIFIER + data[MODIFIERS] * MODIFIER_SIZE
    while base < end:
        if data[base + M_CARD] == card and modifier_kind(data[base + M_WHAT]) == kind:
            found = data[base + M_VALUE]
        base += MODIFIER_SIZE
    return found


def new_name(s: State, card: i64) -> i64:
    """1 + the number of the name that an effect has given to a monster, or 0."""
    data = s.data
    if not s.t.names_change or data[LOC + card] != MZONE or data[POSITION + card] & FACEDOWN:
        return 0
    if s.treated[card]:
        return s.t.name_group[s.treated[card] - 1] + 1
    if s.called[card]:
        return s.t.name_group[s.called[card] - 1] + 1
    return latest(s, card, NAME_IS)


def treated_as(s: State, card: i64) -> i64:
    """1 + the definition whose name, Type and Attribute a Link Material can have, or 0."""
    return latest(s, card, LINK_AS)


def called_as(s: State, card: i64) -> i64:
    """1 + the definition whose name a Fusion Material can have, or 0."""
    return latest(s, card, FUSION_AS) if s.t.fuses_as else 0


def name_now(s: State, card: i64) -> i64:
    """The number of the name of a card as it is now."""
    definition = s.definition[card]
    if s.t.names_change and (new := new_name(s, card)):
        return new - 1
    if s.t.renames and s.data[LOC + card] & s.t.rename_places[definition]:
        if not s.data[POSITION + card] & FACEDOWN:
            return s.t.rename_group[definition]
    return s.t.name_group[definition]


def has_level(s: State, card: i64) -> bool:
    """Whether a card has a Level (Xyz and Link Monsters have none)."""
    kind = s.t.type[s.definition[card]]
    return kind & MONSTER != 0 and not kind & (XYZ | LINK)


def has_rank(s: State, card: i64) -> bool:
    """Whether a card has a Rank: an Xyz Monster does."""
    return s.t.type[s.definition[card]] & XYZ != 0


def level(s: State, card: i64) -> i64:
    """The Level (Rank, Link Rating) of a monster now."""
    number = s.t.level[s.definition[card]] + changed_by(s.data[LEVELS + card])
    if s.t.shifts_levels:
        more = s.levels_more(card)
        return max(1, number + more) if more else number
    return number


def printed(s: State, card: i64, stat: i64) -> i64:
    """The printed ATK or DEF of a card; 0 for a "?" and for none."""
    definition = s.definition[card]
    number = s.t.attack[definition] if stat == ATK else s.t.defense[definition]
    if number < 0:
        return 0
    return number


def has_stat(s: State, card: i64, stat: i64) -> bool:
    """Whether a card is a monster with this number: a printed "?" is none off the field."""
    definition = s.definition[card]
    kind = s.t.type[definition]
    if not kind & MONSTER or (stat == DEF and kind & LINK):
        return False
    printed = s.t.attack[definition] if stat == ATK else s.t.defense[definition]
    return printed >= 0 or s.data[LOC + card] == MZONE
