"""Whether a card matches a filter, and the numbers of a card as it is now.

The static part of a filter is looked up in a table; what depends on the
position is evaluated here.  Filters are seen from the card of an effect (`me`,
or -1) and its player.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import modifiers
from engine.yugioh import tables as tb
from engine.yugioh.slots import (
    CHAINED, CONTEXTS, CONTEXT_SIZE, CONTROL, COUNT, COUNTERS, C_BRANCH, C_CARD, C_EFFECT, C_KNOWN,
    C_PLACE, C_PLAYER, C_ROLLED, C_WAS_SET, GRANTS, HEAD, HOST, HOW, LEVELS, LOC, LOCK, LOCKS,
    LOCK_SIZE, MADE_OF, MADE_WITH, MARKED, MATERIAL_OF, MONSTERS, MOVES, NEGATED, NEGATED_TURN, NEW,
    NEXT, OVERLAYS, PHASE, PLAYER, POSITION, SPELLS, STATUS, TALLIES, TALLY, UNKNOWN, ZONE,
)  # fmt: skip
from engine.yugioh.state import State, pile_of
from engine.yugioh.vocabulary import (
    ATK, BANISHED, DECK, DEF, DEFENSE, EFFECT, EXTRA, FACEDOWN, FACEUP, FIELD_PLACES, GRAVE, HAND,
    LINK, MAIN_ZONES, MONSTER, MZONE, OVERLAY, PZONE, SPELL, SZONE, TRAP, XYZ,
)  # fmt: skip

EVERYWHERE: Final = 0x1FF
TARGETS_THIS: Final = 1 << 20  # with the places of a condition: the link targets this card
TARGETS_BITS: Final = 21  # from here on: 1 + the filter of a card that the link targets


def match(s: State, number: i64, card: i64, me: i64, player: i64) -> bool:
    """Whether `card` matches filter `number`."""
    if s.data[STATUS + card] & UNKNOWN:
        return number == 0
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
        return _has_stat(s, card, ATK) and modifiers.attack(s, card) >= argument
    if kind == tb.D_ATTACK_MOST:
        return _has_stat(s, card, ATK) and modifiers.attack(s, card) <= argument
    if kind == tb.D_DEFENSE_LEAST:
        return _has_stat(s, card, DEF) and modifiers.defense(s, card) >= argument
    if kind == tb.D_DEFENSE_MOST:
        return _has_stat(s, card, DEF) and modifiers.defense(s, card) <= argument
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


# ------------------------------------------------------------------ numbers


def has_level(s: State, card: i64) -> bool:
    """Whether a card has a Level (Xyz and Link Monsters have none)."""
    kind = s.t.type[s.definition[card]]
    return kind & MONSTER != 0 and not kind & (XYZ | LINK)


def level(s: State, card: i64) -> i64:
    """The Level (Rank, Link Rating) of a monster now."""
    return s.t.level[s.definition[card]] + s.data[LEVELS + card]


def _has_stat(s: State, card: i64, stat: i64) -> bool:
    """Whether a card is a monster with this number: a printed "?" is none off the field."""
    return s.t.type[s.definition[card]] & MONSTER != 0 and modifiers.is_known(s, card, stat)


def amount(s: State, number: i64, me: i64, player: i64, context: i64, changed: i64 = -1) -> i64:
    """The value of an amount.

    `context` is the chain link whose choices it may speak of, `changed` the card whose ATK or DEF
    is being worked out.
    """
    rows = s.t.amounts
    base = number * tb.AMOUNT_SIZE
    kind = rows[base]
    found: i64 = 0
    if kind == tb.AMOUNT_NUMBER:
        found = rows[base + 1]
    elif kind == tb.AMOUNT_COUNT:
        found = count(s, rows[base + 1], rows[base + 2], rows[base + 3], me, player)
    elif kind == tb.AMOUNT_NAMES:
        found = _names(s, rows[base + 1], rows[base + 2], rows[base + 3], me, player)
    elif kind == tb.AMOUNT_LINK_RATING:
        found = equipped_link_rating(s, me)
    elif kind == tb.AMOUNT_MATERIALS:
        found = s.overlays(me)
    elif kind == tb.AMOUNT_SUM:
        found = _sum(s, rows[base + 1], rows[base + 2], rows[base + 3], me, player)
    elif kind == tb.AMOUNT_FREE_ZONES:
        zone: i64 = 0
        while zone < MAIN_ZONES:
            if not s.data[MONSTERS + player * 8 + zone]:
                found += 1
            zone += 1
    elif kind == tb.AMOUNT_ROLLED:
        found = s.data[CONTEXTS + context * CONTEXT_SIZE + C_ROLLED]
    elif kind == tb.AMOUNT_CHOSEN:
        card = me
        if rows[base + 1] >= 0:
            register = s.register(context, rows[base + 1])
            if not s.data[register]:
                return 0
            card = s.data[register + 1] & 0xFF
        elif rows[base + 1] == tb.THE_CARD_CHANGED:
            card = changed
        elif rows[base + 1] == tb.THE_CARD_ANSWERED:
            card = s.data[CONTEXTS + (context - 1) * CONTEXT_SIZE + C_CARD]
        found = _number(s, card, rows[base + 2])
    elif kind == tb.AMOUNT_TOTAL:
        register = s.register(context, rows[base + 1])
        index: i64 = 1
        while index <= s.data[register]:
            found += _number(s, s.data[register + index] & 0xFF, rows[base + 2])
            index += 1
    elif kind == tb.AMOUNT_EXCESS:
        found = amount(s, rows[base + 1], me, player, context)
        found -= amount(s, rows[base + 2], me, player, context) + rows[base + 3]
        found = found if found > 0 else 0
    elif kind == tb.AMOUNT_MADE_WITH:
        found = s.data[MADE_WITH + me]
    elif kind == tb.AMOUNT_HOW_MANY:
        found = s.data[s.register(context, rows[base + 1])]
    if rows[base + 5] == 2:
        found = (found + 1) >> 1  # a half is rounded up
    return found * rows[base + 4]


def _number(s: State, card: i64, what: i64) -> i64:
    """A number of a card as it is now."""
    if what == tb.OF_ATTACK:
        return modifiers.attack(s, card)
    if what == tb.OF_DEFENSE:
        return modifiers.defense(s, card)
    if what == tb.OF_ORIGINAL_ATTACK:
        return modifiers.original(s, card, ATK)
    if what == tb.OF_ORIGINAL_DEFENSE:
        return modifiers.original(s, card, DEF)
    if what >= tb.OF_COUNTERS:
        return s.data[COUNTERS + card] >> (what - tb.OF_COUNTERS) * 8 & 0xFF
    return level(s, card)


def _sum(s: State, number: i64, places: i64, side: i64, me: i64, player: i64) -> i64:
    """The sum of a number over the cards that match."""
    before = s.found
    if side & 1:
        _gather_side(s, number, places, player, me, player)
    if side & 2:
        _gather_side(s, number, places, 1 - player, me, player)
    last = s.found
    total: i64 = 0
    index = before
    while index < last:
        total += _number(s, s.candidates[index], side >> 4)
        index += 1
    s.found = before
    return total


def _names(s: State, number: i64, places: i64, whose: i64, me: i64, player: i64) -> i64:
    """How many different names the cards have that match."""
    before = s.found
    if whose & 1:
        _gather_side(s, number, places, player, me, player)
    if whose & 2:
        _gather_side(s, number, places, 1 - player, me, player)
    total: i64 = 0
    index = before
    while index < s.found:
        name = s.t.name_group[s.definition[s.candidates[index]]]
        other = before
        while other < index and s.t.name_group[s.definition[s.candidates[other]]] != name:
            other += 1
        if other == index:
            total += 1
        index += 1
    s.found = before
    return total


def equipped_link_rating(s: State, me: i64) -> i64:
    """The Link Ratings equipped to a monster, or to the monster that an Equip Card is on."""
    data = s.data
    monster = data[HOST + me] - 1 if data[LOC + me] == SZONE else me
    total: i64 = 0
    slot: i64 = 0
    while slot < 16:
        equip = data[SPELLS + slot]
        if equip and data[HOST + equip - 1] == monster + 1:
            definition = s.definition[equip - 1]
            if s.t.type[definition] & LINK:
                total += s.t.level[definition]
        slot += 1
    return total


# ------------------------------------------------------------ many cards


def count(s: State, number: i64, places: i64, whose: i64, me: i64, player: i64) -> i64:
    """How many cards match, in these places of these players."""
    if number == 0 and not places & (OVERLAY | PZONE):
        return _count_all(s, places, whose, player)
    # Counted behind the candidates at hand, which stay as they are.
    before = s.found
    if whose & 1:
        _gather_side(s, number, places, player, me, player)
    if whose & 2:
        _gather_side(s, number, places, 1 - player, me, player)
    total = s.found - before
    s.found = before
    return total


def _count_all(s: State, places: i64, whose: i64, player: i64) -> i64:
    data = s.data
    total: i64 = 0
    side: i64 = 0
    while side < 2:
        if whose & (1 if side == player else 2):
            place: i64 = 1
            while place <= EXTRA:
                if places & place:
                    total += data[COUNT + pile_of(side, place)]
                place <<= 1
            slot: i64 = 0
            while slot < 8:
                if places & MZONE and data[MONSTERS + side * 8 + slot]:
                    total += 1
                if places & SZONE and data[SPELLS + side * 8 + slot]:
                    total += 1
                slot += 1
        side += 1
    return total


def gather(s: State, number: i64, places: i64, whose: i64, me: i64, player: i64) -> None:
    """Fill the candidates with the cards that match.

    Order: for each player, from the player of the effect: hand, monsters, materials, spells (or
    only scales), GY, banished, Deck, Extra Deck.
    """
    s.found = 0
    if whose & 1:
        _gather_side(s, number, places, player, me, player)
    if whose & 2:
        _gather_side(s, number, places, 1 - player, me, player)


def _gather_side(s: State, number: i64, places: i64, side: i64, me: i64, player: i64) -> None:
    if places & HAND:
        _gather_pile(s, number, side * 5 + 1, me, player)
    if places & MZONE:
        _gather_zones(s, number, MONSTERS + side * 8, me, player)
    if places & OVERLAY:
        _gather_overlays(s, number, side, me, player)
    if places & SZONE:
        _gather_zones(s, number, SPELLS + side * 8, me, player)
    elif places & PZONE:
        _gather_scales(s, number, side, me, player)
    if places & GRAVE:
        _gather_pile(s, number, side * 5 + 2, me, player)
    if places & BANISHED:
        _gather_banished(s, number, side * 5 + 3, me, player)
    if places & DECK:
        _gather_pile(s, number, side * 5, me, player)
    if places & EXTRA:
        _gather_pile(s, number, side * 5 + 4, me, player)


def _gather_pile(s: State, number: i64, pile: i64, me: i64, player: i64) -> None:
    at = s.data[HEAD + pile]
    while at:
        if match(s, number, at - 1, me, player):
            s.candidates[s.found] = at - 1
            s.found += 1
        at = s.data[NEXT + at - 1]


def _gather_banished(s: State, number: i64, pile: i64, me: i64, player: i64) -> None:
    """Like a pile; of face-down cards nothing is known.  Yu-Gi-Oh field zones, *Face-down
    banished*.
    """
    at = s.data[HEAD + pile]
    while at:
        if number == 0 or not s.data[POSITION + at - 1] & FACEDOWN:
            if match(s, number, at - 1, me, player):
                s.candidates[s.found] = at - 1
                s.found += 1
        at = s.data[NEXT + at - 1]


def _gather_zones(s: State, number: i64, base: i64, me: i64, player: i64) -> None:
    slot: i64 = 0
    while slot < 7:
        at = s.data[base + slot]
        if at and match(s, number, at - 1, me, player):
            s.candidates[s.found] = at - 1
            s.found += 1
        slot += 1


def _gather_overlays(s: State, number: i64, side: i64, me: i64, player: i64) -> None:
    zone: i64 = 0
    while zone < 7:
        monster = s.data[MONSTERS + side * 8 + zone]
        at = s.data[OVERLAYS + monster - 1] if monster else 0
        while at:
            if match(s, number, at - 1, me, player):
                s.candidates[s.found] = at - 1
                s.found += 1
            at = s.data[NEXT + at - 1]
        zone += 1


def _gather_scales(s: State, number: i64, side: i64, me: i64, player: i64) -> None:
    """The cards in the Pendulum Zones.  Yu-Gi-Oh field zones, *Pendulum Zone*."""
    slot: i64 = 0
    while slot < MAIN_ZONES:
        at = s.data[SPELLS + side * 8 + slot]
        if at and s.place(at - 1) == PZONE and match(s, number, at - 1, me, player):
            s.candidates[s.found] = at - 1
            s.found += 1
        slot += 1


# ------------------------------------------------------------- conditions


def conditions_hold(
    s: State, start: i64, end: i64, me: i64, player: i64, context: i64 = 0,
    at_any_time: bool = False,
) -> bool:  # fmt: skip
    """Whether all conditions of these rows hold, in the chain link `context` (0: in none).

    `at_any_time` leaves the moment aside: turn, phase, what happened in it, what is answered.
    """
    row = start
    while row < end:
        base = row * tb.CONDITION_SIZE
        if s.t.conditions[base] == tb.IF_ANY:
            last = row + s.t.conditions[base + 1]
            row += 1
            found = False
            while row <= last:
                if not found and _met(s, row, me, player, context, at_any_time):
                    found = True
                row += 1
            if not found:
                return False
        else:
            if not _met(s, row, me, player, context, at_any_time):
                return False
            row += 1
    return True


def _met(
    s: State, row: i64, me: i64, player: i64, context: i64, at_any_time: bool
) -> bool:  # fmt: skip
    kind = s.t.conditions[row * tb.CONDITION_SIZE]
    if at_any_time and (kind == tb.IF_DURING or kind == tb.IF_ANSWERS or kind == tb.IF_TALLY):
        return True
    return _holds(s, row, me, player, context)


def _holds(s: State, row: i64, me: i64, player: i64, context: i64) -> bool:
    rows = s.t.conditions
    base = row * tb.CONDITION_SIZE
    kind = rows[base]
    data = s.data
    if kind == tb.IF_COMPARE:
        left = amount(s, rows[base + 2], me, player, context)
        right = amount(s, rows[base + 3], me, player, context)
        op = rows[base + 1]
        if op == 0:
            return left < right
        if op == 1:
            return left <= right
        if op == 2:
            return left == right
        if op == 3:
            return left >= right
        if op == 4:
            return left > right
        return left != right
    if kind == tb.IF_SUMMONED:
        return data[HOW + me] & rows[base + 2] != 0
    if kind == tb.IF_MADE_OF:
        return data[MADE_OF + me] >> rows[base + 2] & 1 != 0
    if kind == tb.IF_DURING:
        side: i64 = 1 if data[PLAYER] == player else 2
        phase = rows[base + 3]
        return rows[base + 2] & side != 0 and (phase == 0 or data[PHASE] == phase)
    if kind == tb.IF_TALLY:
        made: i64 = 0
        if rows[base + 3] & 1:
            made += data[TALLY + player * TALLIES + rows[base + 2]]
        if rows[base + 3] & 2:
            made += data[TALLY + (1 - player) * TALLIES + rows[base + 2]]
        return (made >= rows[base + 4]) == (rows[base + 1] != 0)
    if kind == tb.IF_ANSWERS:
        return _answers(s, base, me, player)
    if kind == tb.IF_KNOWN:
        if context:
            return data[CONTEXTS + context * CONTEXT_SIZE + C_KNOWN] != 0
        return conditions_hold(s, rows[base + 2], rows[base + 3], me, player)
    if kind == tb.IF_WAS_SET:
        return data[CONTEXTS + context * CONTEXT_SIZE + C_WAS_SET] != 0
    return False


def _targeted(s: State, number: i64, me: i64, player: i64) -> bool:
    """Whether the last chain link targets the card `me` itself (-1), or one of this filter."""
    data = s.data
    link: i64 = CONTEXTS + data[CHAINED] * CONTEXT_SIZE
    effect = data[link + C_EFFECT] * tb.EFFECT_SIZE
    row = s.t.effects[effect + tb.E_TARGET]
    while row < s.t.effects[effect + tb.E_TARGET + 1]:
        base = row * tb.OP_SIZE
        if s.t.ops[base] == tb.O_SELECT:
            register = s.register(data[CHAINED], s.t.ops[base + 1])
            index: i64 = 1
            while index <= data[register]:
                card = data[register + index] & 0xFF
                if data[register + index] >> 8 == data[MOVES + card]:
                    if card == me if number < 0 else match(s, number, card, me, player):
                        return True
                index += 1
        row += 1
    return False


def _does(s: State, effect: i64, bullet: i64) -> i64:
    """What the effect in this slot does (DOES_...), with the bullet chosen at its activation."""
    bits = s.t.effects[effect + tb.E_DOES]
    branch = s.t.effects[effect + tb.E_BRANCH]
    if branch >= 0:
        row = s.t.ops[branch * tb.OP_SIZE + 3 + bullet]
        while s.t.ops[row * tb.OP_SIZE] != tb.O_JUMP:
            row += 1
        bits |= s.t.ops[row * tb.OP_SIZE + 2]
    return bits


def _answers(s: State, base: i64, me: i64, player: i64) -> bool:
    """Whether the last chain link is one that the condition at `base` speaks of."""
    data = s.data
    rows = s.t.conditions
    if not data[CHAINED]:
        return False
    places = rows[base + 5] & EVERYWHERE
    if rows[base + 5] & TARGETS_THIS and not _targeted(s, -1, me, player):
        return False
    if rows[base + 5] >> TARGETS_BITS:
        if not _targeted(s, (rows[base + 5] >> TARGETS_BITS) - 1, me, player):
            return False
    link: i64 = CONTEXTS + data[CHAINED] * CONTEXT_SIZE
    side: i64 = 1 if data[link + C_PLAYER] == player else 2
    if not rows[base + 2] & side:
        return False
    effect = data[link + C_EFFECT] * tb.EFFECT_SIZE
    if rows[base + 3] and not _does(s, effect, data[link + C_BRANCH]) & rows[base + 3]:
        return False
    if rows[base + 4] and not s.t.type[s.definition[data[link + C_CARD]]] & rows[base + 4]:
        return False
    played = s.t.effects[effect + tb.E_KIND] >= tb.K_ACTIVATE
    if rows[base + 1] and (rows[base + 1] == tb.OF_CARD) != played:
        return False
    return places == 0 or data[link + C_PLACE] & places != 0
