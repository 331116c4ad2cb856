"""Whether a card matches a filter, and the numbers of a card as it is now.

The static part of a filter is looked up in a table; what depends on the
position is evaluated here.  Filters are seen from the card of an effect (`me`,
or -1) and its player.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import (
    CONTROL, COUNTERS, GRANTS, HOST, HOW, LEVELS, LOC, LOCK, LOCKS, LOCK_SIZE, MARKED, MATERIAL_OF,
    MONSTERS, MOVES, NEGATED, NEGATED_TURN, NEW, OVERLAYS, POSITION, SPELLS, STATUS, ZONE,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import (
    ATK, DECK, DEF, DEFENSE, EFFECT, FACEDOWN, FACEUP, FIELD_PLACES, GRAVE, HAND, LINK, MAIN_ZONES,
    MONSTER, MZONE, SPELL, SZONE, TRAP, XYZ,
)  # fmt: skip


def match(s: State, number: i64, card: i64, me: i64, player: i64) -> bool:
    """Whether `card` matches filter `number`."""
    t = s.t
    definition = s.definition[card]
    row = t.filter_pure[number]
    if row >= 0:
        return t.static[row * t.defs + definition] != 0
    at = t.filter_from[number]
    end = t.filter_from[number + 1]
    while at < end:
        if t.static[t.alternative_row[at] * t.defs + definition]:
            term = t.term_from[at]
            last = t.term_from[at + 1]
            while term < last:
                base = term * tb.TERM_SIZE
                holds = _term(s, t.terms[base], t.terms[base + 1], card, me, player)
                if holds != (t.terms[base + 2] != 0):
                    break
                term += 1
            if term == last:
                return True
        at += 1
    return False


def _term(s: State, kind: i64, argument: i64, card: i64, me: i64, player: i64) -> bool:
    data = s.data
    place = data[LOC + card]
    if kind == tb.D_OTHER:
        return card != me
    if kind == tb.D_FACE_UP:
        return place & (HAND | DECK | GRAVE) != 0 or data[POSITION + card] & FACEUP != 0
    if kind == tb.D_FACE_DOWN:
        return data[POSITION + card] & FACEDOWN != 0
    if kind == tb.D_EQUIP:
        return place == SZONE and data[HOST + card] != 0
    if kind == tb.D_POINTED:
        return me >= 0 and place == MZONE and points_to(s, me, card)
    if kind == tb.D_AS_SPELL:
        return place == SZONE and s.t.type[s.definition[card]] & MONSTER != 0
    if kind == tb.D_CO_LINKED:
        return co_linked(s, card)
    if kind == tb.D_CONTROLLED:
        return data[CONTROL + card] == player
    if kind == tb.D_PLACE:
        return (place | s.place(card)) & argument != 0
    if kind == tb.D_SUMMONED:
        return place == MZONE and data[HOW + card] & argument != 0
    if kind == tb.D_NEW:
        return data[STATUS + card] & NEW != 0
    if kind == tb.D_MATERIALS:
        return data[OVERLAYS + card] != 0
    if kind == tb.D_ZONES:
        return place & FIELD_PLACES != 0 and argument >> data[ZONE + card] & 1 != 0
    if kind == tb.D_LEVEL_LEAST:
        return has_level(s, card) and level(s, card) >= argument
    if kind == tb.D_LEVEL_MOST:
        return has_level(s, card) and level(s, card) <= argument
    if kind == tb.D_COUNTER:
        return data[COUNTERS + card] >> (argument >> 8) * 8 & 0xFF >= argument & 0xFF
    if kind == tb.D_NEW_NAME:
        return not _name_known(s, card, argument, player)
    if kind == tb.D_MARKED:
        return data[STATUS + card] & MARKED != 0
    if kind == tb.D_ATTRIBUTE_LEFT:
        return me >= 0 and _attribute_left(s, card, me, player)
    if kind == tb.D_FREE_COLUMN:
        zone = data[ZONE + card]
        if place != SZONE or zone >= MAIN_ZONES:
            return False
        return data[MONSTERS + data[CONTROL + card] * 8 + zone] == 0
    if kind == tb.D_NEGATABLE:
        definition = s.definition[card]
        return (
            place & FIELD_PLACES != 0
            and data[POSITION + card] & FACEUP != 0
            and s.t.type[definition] & (EFFECT | SPELL | TRAP) != 0
            and not negated(s, card)
        )
    if kind == tb.D_EQUIPPED_TO:
        host = data[HOST + card]
        return place == SZONE and host != 0 and match(s, argument, host - 1, me, player)
    if kind == tb.D_EQUIPPED_WITH:
        if place != MZONE:
            return False
        slot: i64 = 0
        while slot < 16:
            equip = data[SPELLS + slot]
            if equip and data[HOST + equip - 1] == card + 1:
                if match(s, argument, equip - 1, me, player):
                    return True
            slot += 1
        return False
    if kind == tb.D_ATTACK_LEAST:
        return _has_stat(s, card, ATK) and s.attack(card) >= argument
    if kind == tb.D_ATTACK_MOST:
        return _has_stat(s, card, ATK) and s.attack(card) <= argument
    if kind == tb.D_DEFENSE_LEAST:
        return _has_stat(s, card, DEF) and s.defense(card) >= argument
    if kind == tb.D_DEFENSE_MOST:
        return _has_stat(s, card, DEF) and s.defense(card) <= argument
    if kind == tb.D_MATERIAL_OF:
        return me >= 0 and data[MATERIAL_OF + card] == as_material(s, card, me)
    if kind == tb.D_DEFENSE_POSITION:
        return place == MZONE and data[POSITION + card] & DEFENSE != 0
    if kind == tb.D_EQUIPPED_BY:
        return (
            me >= 0
            and place == SZONE
            and data[HOST + card] == me + 1
            and data[GRANTS + card] != 0
            and s.t.grant_definition[data[GRANTS + card] - 1] == s.definition[me]
        )
    return False


def as_material(s: State, card: i64, monster: i64) -> i64:
    """What `slots.MATERIAL_OF` says of a material of this monster; neither has moved since."""
    return s.data[MOVES + card] << 32 | s.data[MOVES + monster] << 8 | monster


def points_to(s: State, link: i64, card: i64) -> bool:
    """Whether the Link Monster `link` points to the monster `card`."""
    data = s.data
    definition = s.definition[link]
    if data[LOC + link] != MZONE or not s.t.type[definition] & LINK:
        return False
    points = s.t.pointed[data[ZONE + link] * 512 + s.t.markers[definition]]
    if data[CONTROL + card] != data[CONTROL + link]:
        points >>= 8
    return points >> data[ZONE + card] & 1 != 0


def co_linked(s: State, card: i64) -> bool:
    """Whether a Link Monster points to another one that points to it."""
    slot: i64 = 0
    while slot < 16:
        other = s.data[MONSTERS + slot] - 1
        if other >= 0 and other != card and points_to(s, card, other) and points_to(s, other, card):
            return True
        slot += 1
    return False


def negated(s: State, card: i64) -> bool:
    """Whether the effects of this face-up card are negated."""
    if s.data[STATUS + card] & (NEGATED | NEGATED_TURN):
        return True
    return s.t.has_negating_bans != 0 and banned(s, tb.BAN_EFFECT, card, s.data[CONTROL + card])


def banned(s: State, what: i64, card: i64, player: i64) -> bool:
    """Whether a ban that lasts (see `bans`) forbids this to the player with this card."""
    data = s.data
    base: i64 = LOCK
    end: i64 = LOCK + data[LOCKS] * LOCK_SIZE
    while base < end:
        if data[base] == player and data[base + 1] & what and _meant(s, data[base + 3], card):
            if match(s, data[base + 2], card, card, player):
                return True
        base += LOCK_SIZE
    return False


def _meant(s: State, bound: i64, card: i64) -> bool:
    """Whether a ban is about this card: by its name, by its column, or with nothing said."""
    if bound > 0:
        return s.t.name_group[s.definition[card]] == bound - 1
    return bound == 0 or (s.data[LOC + card] == SZONE and s.data[ZONE + card] == -1 - bound)


def _attribute_left(s: State, card: i64, me: i64, player: i64) -> bool:
    """Whether no Attribute of the card is used up for the effects of cards named like `me`."""
    data = s.data
    base: i64 = LOCK
    end: i64 = LOCK + data[LOCKS] * LOCK_SIZE
    while base < end:
        if data[base] == player and data[base + 1] == tb.BAN_PAY:
            if data[base + 3] == s.t.name_group[s.definition[me]] + 1:
                if data[base + 2] & s.t.attribute[s.definition[card]]:
                    return False
        base += LOCK_SIZE
    return True


def _name_known(s: State, card: i64, places: i64, player: i64) -> bool:
    """Whether the player has a card of the same name in these places (face-up, on the field)."""
    name = s.t.name_group[s.definition[card]]
    other: i64 = 0
    while other < s.cards:
        if s.data[LOC + other] & places and s.t.name_group[s.definition[other]] == name:
            if s.data[CONTROL + other] == player and not s.data[POSITION + other] & FACEDOWN:
                return True
        other += 1
    return False


def has_level(s: State, card: i64) -> bool:
    """Whether a card has a Level (Xyz and Link Monsters have none)."""
    kind = s.t.type[s.definition[card]]
    return kind & MONSTER != 0 and not kind & (XYZ | LINK)


def level(s: State, card: i64) -> i64:
    """The Level (Rank, Link Rating) of a monster now."""
    return s.t.level[s.definition[card]] + s.data[LEVELS + card]


def _has_stat(s: State, card: i64, stat: i64) -> bool:
    """Whether a card is a monster with this number: a printed "?" is none off the field."""
    definition = s.definition[card]
    kind = s.t.type[definition]
    if not kind & MONSTER or (stat == DEF and kind & LINK):
        return False
    printed = s.t.attack[definition] if stat == ATK else s.t.defense[definition]
    return printed >= 0 or s.data[LOC + card] == MZONE
