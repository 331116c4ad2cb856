"""Whether a card matches a filter, and the numbers of a card as it is now.

The static part of a filter is looked up in a table; what depends on the
position is evaluated here.  Filters are seen from the card of an effect (`me`,
or -1) and its player.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import tables as tb
from engine.yugioh.slots import (
    ATTACK, ATTACK_TURN, CONTROL, COUNT, GRANTS, HEAD, HOST, HOW, LIFE, LOC, MADE_OF, MONSTERS,
    NEGATED, NEGATED_TURN, NEW, NEXT, OVERLAYS, PHASE, PLAYER, POSITION, SPELLS, STATUS, UNKNOWN,
    ZONE,
)  # fmt: skip
from engine.yugioh.state import State, pile_of
from engine.yugioh.vocabulary import (
    BANISHED, DECK, EFFECT, EXTRA, FACEDOWN, FACEUP, FIELD_PLACES, GRAVE, HAND, LINK, MZONE,
    SPELL, SZONE, TRAP,
)  # fmt: skip

EVERYWHERE: Final = 0xFF


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
    if kind == tb.D_CONTROLLED:
        return data[CONTROL + card] == player
    if kind == tb.D_PLACE:
        return place & argument != 0
    if kind == tb.D_SUMMONED:
        return place == MZONE and data[HOW + card] & argument != 0
    if kind == tb.D_NEW:
        return data[STATUS + card] & NEW != 0
    if kind == tb.D_MATERIALS:
        return data[OVERLAYS + card] != 0
    if kind == tb.D_ZONES:
        return place & FIELD_PLACES != 0 and argument >> data[ZONE + card] & 1 != 0
    if kind == tb.D_ATTACK_LEAST:
        return attack(s, card) >= argument
    if kind == tb.D_ATTACK_MOST:
        return attack(s, card) <= argument
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


def negated(s: State, card: i64) -> bool:
    """Whether the effects of this face-up card are negated."""
    return s.data[STATUS + card] & (NEGATED | NEGATED_TURN) != 0


# ------------------------------------------------------------------ numbers


def attack(s: State, card: i64) -> i64:
    """The ATK of a monster now; off the field, the printed one."""
    data = s.data
    total = s.t.attack[s.definition[card]]
    if data[LOC + card] != MZONE:
        return total
    total += data[ATTACK + card] + data[ATTACK_TURN + card]
    slot: i64 = 0
    while slot < 16:
        equip = data[SPELLS + slot]
        if equip and data[HOST + equip - 1] == card + 1:
            total += _granted(s, equip - 1)
        slot += 1
    if s.t.has_attack_rules:
        total += _field_attack(s, card)
    return total if total > 0 else 0


def _granted(s: State, equip: i64) -> i64:
    """The ATK that an Equip Card gives."""
    group = s.data[GRANTS + equip]
    if not group or negated(s, equip):
        return 0
    t = s.t
    total: i64 = 0
    row = t.grant_from[group - 1]
    while row < t.grant_from[group]:
        total += amount(s, row * 4, 0, equip, s.data[CONTROL + equip])
        row += 1
    return total


def _field_attack(s: State, card: i64) -> i64:
    data = s.data
    t = s.t
    total: i64 = 0
    slot: i64 = 0
    while slot < 16:
        source = data[MONSTERS + slot] - 1
        slot += 1
        if source < 0 or not data[POSITION + source] & FACEUP or negated(s, source):
            continue
        rule = t.rule_from[s.definition[source]]
        last = t.rule_from[s.definition[source] + 1]
        while rule < last:
            base = rule * tb.RULE_SIZE
            if t.rules[base] == tb.R_FIELD_ATTACK:
                side: i64 = 1 if data[CONTROL + card] == data[CONTROL + source] else 2
                if t.rules[base + 3] & side and match(
                    s, t.rules[base + 2], card, source, data[CONTROL + source]
                ):
                    total += t.rules[base + 1]
            rule += 1
    return total


def amount(s: State, base: i64, in_condition: i64, me: i64, player: i64) -> i64:
    """The value of an amount: four numbers from `base` in the conditions or in the grants."""
    rows = s.t.conditions if in_condition else s.t.grants
    kind = rows[base]
    if kind == tb.AMOUNT_NUMBER:
        return rows[base + 1]
    if kind == tb.AMOUNT_COUNT:
        return count(s, rows[base + 1], rows[base + 2], rows[base + 3], me, player)
    return rows[base + 1] * equipped_link_rating(s, me)


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
    if number == 0:
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

    Order: for each player, from the player of the effect: hand, monsters, spells, GY, banished,
    Deck, Extra Deck.
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
    if places & SZONE:
        _gather_zones(s, number, SPELLS + side * 8, me, player)
    if places & GRAVE:
        _gather_pile(s, number, side * 5 + 2, me, player)
    if places & BANISHED:
        _gather_pile(s, number, side * 5 + 3, me, player)
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


def _gather_zones(s: State, number: i64, base: i64, me: i64, player: i64) -> None:
    slot: i64 = 0
    while slot < 7:
        at = s.data[base + slot]
        if at and match(s, number, at - 1, me, player):
            s.candidates[s.found] = at - 1
            s.found += 1
        slot += 1


# ------------------------------------------------------------- conditions


def conditions_hold(
    s: State, start: i64, end: i64, me: i64, player: i64, at_any_time: bool = False
) -> bool:
    """Whether all conditions of these rows hold; `at_any_time` leaves turn and phase aside."""
    row = start
    while row < end:
        base = row * tb.CONDITION_SIZE
        if at_any_time and s.t.conditions[base] == tb.IF_DURING:
            row += 1
        elif s.t.conditions[base] == tb.IF_ANY:
            last = row + s.t.conditions[base + 1]
            row += 1
            found = False
            while row <= last:
                if not found and _holds(s, row, me, player):
                    found = True
                row += 1
            if not found:
                return False
        else:
            if not _holds(s, row, me, player):
                return False
            row += 1
    return True


def _holds(s: State, row: i64, me: i64, player: i64) -> bool:
    rows = s.t.conditions
    base = row * tb.CONDITION_SIZE
    kind = rows[base]
    data = s.data
    if kind == tb.IF_COMPARE:
        left = amount(s, base + 2, 1, me, player)
        right = amount(s, base + 6, 1, me, player)
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
    return False


def life(s: State, player: i64) -> i64:
    """Life Points."""
    return s.data[LIFE + player]
