"""The operations that move and change cards: what a row does, without any choice."""

from mypy_extensions import i64

from engine.yugioh import tables as tb
from engine.yugioh.activation import filter_candidates
from engine.yugioh.bans import NOTHING_SAID, ban
from engine.yugioh.control import can_take, take_control, to_come
from engine.yugioh.counters import place_counters, remove_counters
from engine.yugioh.deck_order import put_in_order, shuffle
from engine.yugioh.matching import amount, as_material, banned, gather, has_level, level, match
from engine.yugioh.modifier_entries import modify
from engine.yugioh.movement import become_material, equip, lift, move, record_placed, stay_as_spell
from engine.yugioh.pendulum_zones import free_pendulum_zone, place_scale
from engine.yugioh.positions import may_turn, turn
from engine.yugioh.protection import unaffected
from engine.yugioh.rules import FIRST, next_rule, usable_for
from engine.yugioh.slots import (
    AS_SPELL, AT_BOTTOM, CHAINED, CONTROL, C_CARD, C_DONE, C_FROM, C_MOVES, C_NEGATED, C_PLAYER,
    DOOMED, EVENT, EVENT_SIZE, LEAVING, LEVELS, LIFE, LOC, MADE_OF, MADE_WITH, MARKED, MATERIAL_OF,
    MOVES, NEGATED, NEGATED_TURN, NEW, ON_TOP, OVER, POSITION, REVEALED, SAVED, SILENT, SPELLS,
    STATUS, STAYING, SUMMON_LIMIT, V_INFO, ZONE,
)  # fmt: skip
from engine.yugioh.state import RuleError, State
from engine.yugioh.steps import (
    BY_THE_OTHER, FROM_EXTRA, MOVED, S_SUMMON, TO_COLUMN, TO_EXTRA, TO_MAIN, TO_POINTED, context,
    done,
)  # fmt: skip
from engine.yugioh.summons import can_special_summon, restricted
from engine.yugioh.vocabulary import (
    BANISHED, BY_FUSION, BY_LINK, BY_RITUAL, BY_SPECIAL, BY_SYNCHRO, BY_XYZ, DECK, EXTRA, FACEDOWN,
    FACEDOWN_DEFENSE, FACEUP, FACEUP_ATTACK, FACEUP_DEFENSE, FIELD, FIELD_PLACES, FIELD_ZONE, GRAVE,
    HAND, MAIN_ZONES, MONSTER, MZONE, NOWHERE, OPPONENT, PENDULUM, R_DESTROY, R_EFFECT, R_FUSION,
    R_LINK, R_MATERIAL, R_RITUAL, R_RULE, R_SYNCHRO, R_THEIRS, R_TRIBUTE, SZONE, TOKEN, XYZ,
)  # fmt: skip
from engine.yugioh.zones import free_main, free_spell


def act(s: State, number: i64, base: i64, code: i64, me: i64, player: i64) -> None:
    """Do a row that needs no choice."""
    ops = s.t.ops
    data = s.data
    link = context(number)
    if code == tb.O_GATHER:
        s.empty(number, ops[base + 1])
        gather(s, ops[base + 2], ops[base + 3], ops[base + 4], me, player)
        _keep_gathered(s, number, base, me, player)
    elif code == tb.O_NAMESAKE:
        _namesake(s, number, base, player)
    elif code == tb.O_ANSWERED:
        _answered(s, number, ops[base + 1], ops[base + 2])
    elif code == tb.O_TAKE:
        done(s, number, data[s.register(number, ops[base + 1])])
    elif code == tb.O_FORMER:
        _former(s, number, ops[base + 1])
    elif code == tb.O_REST:
        _rest(s, number, ops[base + 1], ops[base + 2])
    elif code == tb.O_SHUFFLE:
        shuffle(s, player)
        done(s, number, 1)
    elif code == tb.O_MERGE:
        _merge(s, number, ops[base + 1], ops[base + 2])
    elif code == tb.O_SUMMON:
        _summon(s, number, base, me, player)
    elif code == tb.O_TOKEN:
        _tokens(s, number, base, player)
    elif code == tb.O_NEGATE_LINK:
        _negate_link(s, number, ops[base + 1], ops[base + 2])
    elif code == tb.O_DAMAGE:
        side = player if ops[base + 2] & 1 else 1 - player
        _lose(s, side, ops[base + 1])
        done(s, number, 1)
    elif code == tb.O_GAIN:
        side = player if ops[base + 2] & 1 else 1 - player
        s.put(LIFE + side, data[LIFE + side] + ops[base + 1])
        done(s, number, 1)
    elif code == tb.O_PAY:
        _lose(s, player, ops[base + 1])
        done(s, number, 1)
    elif code == tb.O_SUMMONS:
        if data[SUMMON_LIMIT + player] < ops[base + 1]:
            s.put(SUMMON_LIMIT + player, ops[base + 1])
        done(s, number, 1)
    elif code == tb.O_LOCK:
        _ban(s, number, base, me, player)
    elif code != tb.O_NOTHING:
        _each(s, number, link, base, code, me, player)


def _each(s: State, number: i64, link: i64, base: i64, code: i64, me: i64, player: i64) -> None:
    """Do a row to every card of its register that is still meant."""
    data = s.data
    first = s.t.ops[base + 1]
    count: i64 = 0
    if code == tb.O_MODIFY:
        _measure(s, number, base, me, player)
    if first < 0:
        if data[link + C_MOVES] == data[MOVES + me]:
            count += _one(s, number, base, code, me, me, player)
            s.put(link + C_MOVES, data[MOVES + me])
        done(s, number, count)
        return
    register = s.register(number, first)
    index: i64 = 1
    while index <= data[register]:
        card = data[register + index] & 0xFF
        if data[register + index] >> 8 == data[MOVES + card]:
            count += _one(s, number, base, code, card, me, player)
            s.put(register + index, data[MOVES + card] * 256 + card)
        index += 1
    done(s, number, count)


def _measure(s: State, number: i64, base: i64, me: i64, player: i64) -> None:
    """Work out by how much, or to what, each card of a row is changed, before any of them is."""
    data = s.data
    value = s.t.ops[base + 2]
    if s.t.ops[base + 1] < 0:
        s.worth[me] = amount(s, value, me, player, number, me)
        return
    register = s.register(number, s.t.ops[base + 1])
    index: i64 = 1
    while index <= data[register]:
        card = data[register + index] & 0xFF
        s.worth[card] = amount(s, value, me, player, number, card)
        index += 1


def _one(s: State, number: i64, base: i64, code: i64, card: i64, me: i64, player: i64) -> i64:
    """Do a row to one card; 1 if something was done."""
    ops = s.t.ops
    data = s.data
    reason: i64 = R_EFFECT
    if code == tb.O_TO_GRAVE or code == tb.O_DESTROY:
        reason = ops[base + 2]
    elif code == tb.O_BANISH or code == tb.O_TO_DECK:
        reason = ops[base + 3]
    elif code == tb.O_TO_HAND:
        reason = ops[base + 2]
    if reason & R_EFFECT and unaffected(s, card, me):
        return 0
    if reason & R_EFFECT and data[CONTROL + card] != player:
        reason |= R_THEIRS
    if reason & R_TRIBUTE and not usable_for(s, tb.USE_TRIBUTE, card):
        return 0
    if code == tb.O_TO_GRAVE:
        move(s, card, GRAVE, reason)
    elif code == tb.O_DESTROY:
        if not data[STATUS + card] & DOOMED:
            return 0
        saved = data[STATUS + card] & SAVED
        s.put(STATUS + card, data[STATUS + card] & ~(DOOMED | SAVED))
        if saved:
            return 0
        if data[STATUS + card] & STAYING:
            stay_as_spell(s, card, reason | R_DESTROY)
            return 1
        move(s, card, GRAVE, reason | R_DESTROY)
    elif code == tb.O_TO_HAND:
        if data[LOC + card] == DECK and banned(s, tb.BAN_ADD, card, player):
            return 0
        move(s, card, HAND, reason)
    elif code == tb.O_BANISH:
        if ops[base + 2]:
            _banish_until_end(s, card, reason)
        else:
            move(s, card, BANISHED, reason)
            if ops[base + 4] and data[LOC + card] == BANISHED:
                s.put(POSITION + card, FACEDOWN_DEFENSE)
    elif code == tb.O_TO_DECK:
        # Without a known order the Deck is shuffled anyway; with one, the card goes on top.
        on_top: i64 = 0 if ops[base + 2] == 2 or not (s.fixed_order or ops[base + 2]) else 1
        move(s, card, DECK, reason, on_top)
        if ops[base + 2]:
            put_in_order(s, card, ON_TOP if ops[base + 2] == 1 else AT_BOTTOM)
        else:
            shuffle(s, s.owner[card])
    elif code == tb.O_EQUIP:
        return _equip(s, number, base, card, player)
    elif code == tb.O_PLACE_SPELL:
        side = 1 - player if ops[base + 2] == OPPONENT else s.owner[card]
        zone = free_spell(s, side)
        if s.t.type[s.definition[card]] & FIELD:
            zone = make_room_for_field(s, side)
        if zone < 0:
            return 0
        before = lift(s, card)
        s.set_down(card, SZONE, side, zone, FACEUP_ATTACK)
        if s.t.type[s.definition[card]] & MONSTER:
            s.put(STATUS + card, data[STATUS + card] | AS_SPELL)
        if zone != FIELD_ZONE:
            record_placed(s, card, before, R_EFFECT)
    elif code == tb.O_PLACE_SCALE:
        zone = free_pendulum_zone(s, player)
        if zone < 0 or not s.t.type[s.definition[card]] & PENDULUM:
            return 0
        place_scale(s, card, player, zone)
    elif code == tb.O_SET:
        zone = free_spell(s, player)
        if s.t.type[s.definition[card]] & FIELD:
            zone = make_room_for_field(s, player)
        if zone < 0:
            return 0
        lift(s, card)
        s.set_down(card, SZONE, player, zone, FACEDOWN_DEFENSE)
        s.put(STATUS + card, data[STATUS + card] | NEW)
    elif code == tb.O_NEGATE:
        bit: i64 = NEGATED_TURN if ops[base + 2] else NEGATED
        if not data[LOC + card] & FIELD_PLACES or data[POSITION + card] & FACEDOWN:
            return 0
        s.put(STATUS + card, data[STATUS + card] | bit)
    elif code == tb.O_MODIFY:
        return modify(s, card, ops[base + 3], s.worth[card])
    elif code == tb.O_ATTACH:
        return _attach(s, number, base, card)
    elif code == tb.O_POSITION:
        return _change_position(s, card, ops[base + 2])
    elif code == tb.O_CONTROL:
        if not can_take(s, card, player):
            return 0
        take_control(s, card, player, ops[base + 2])
    elif code == tb.O_ZONE:
        if data[LOC + card] != MZONE or not free_main(s, data[CONTROL + card], 0):
            return 0
        s.push(S_SUMMON, card, data[CONTROL + card] | MOVED, TO_MAIN, 0)
    elif code == tb.O_COUNTER:
        many = amount(s, ops[base + 3], me, player, number)
        if ops[base + 4]:
            return 1 if remove_counters(s, card, ops[base + 2], many) else 0
        return 1 if place_counters(s, card, ops[base + 2], many) else 0
    elif code == tb.O_REVEAL:
        if ops[base + 2]:
            s.put(STATUS + card, data[STATUS + card] | REVEALED)
    elif code == tb.O_SILENCE or code == tb.O_MARK:
        bit = SILENT if code == tb.O_SILENCE else MARKED
        s.put(STATUS + card, data[STATUS + card] | bit)
    elif code == tb.O_ATTRIBUTE:
        used = s.t.attribute[s.definition[card]]
        ban(s, player, tb.BAN_PAY, used, s.t.name_group[s.definition[me]] + 1)
    elif code == tb.O_LEVEL:
        if data[LOC + card] != MZONE or not has_level(s, card):
            return 0
        by = ops[base + 2]
        if ops[base + 3]:
            by = ops[base + 3] - level(s, card)
        if level(s, card) + by < 1:
            by = 1 - level(s, card)  # a Level is never less
        s.put(LEVELS + card, data[LEVELS + card] + by)
    else:
        raise RuleError(f"no operation {code}")
    return 1


def make_room_for_field(s: State, player: i64) -> i64:
    """The Field Zone; a Field Spell in it is sent to the GY.  Yu-Gi-Oh solo rules, 10."""
    old = s.data[SPELLS + player * 8 + FIELD_ZONE]
    if old:
        move(s, old - 1, GRAVE, R_RULE)
    return FIELD_ZONE


def _attach(s: State, number: i64, base: i64, card: i64) -> i64:
    """Attach a card to an Xyz Monster that is still meant."""
    data = s.data
    to = s.t.ops[base + 2]
    host = data[context(number) + C_CARD]
    if to < 0:
        if data[context(number) + C_MOVES] != data[MOVES + host]:
            return 0
    else:
        register = s.register(number, to)
        if not data[register]:
            return 0
        host = data[register + 1] & 0xFF
        if data[register + 1] >> 8 != data[MOVES + host]:
            return 0
    if data[LOC + host] != MZONE or not s.t.type[s.definition[host]] & XYZ or host == card:
        return 0
    if s.t.type[s.definition[card]] & TOKEN:
        return 0
    become_material(s, card, host)
    return 1


def _change_position(s: State, card: i64, position: i64) -> i64:
    """Turn a monster to a position, or (0) to the other of Attack and Defense."""
    if not position:
        attack = s.data[POSITION + card] & FACEUP_ATTACK
        position = FACEUP_DEFENSE if attack else FACEUP_ATTACK
    if not may_turn(s, card, position):
        return 0
    turn(s, card, position)
    return 1


def _merge(s: State, number: i64, register: i64, bits: i64) -> None:
    s.empty(number, register)
    other: i64 = 0
    into = s.register(number, register)
    while bits:
        if bits & 1:
            source = s.register(number, other)
            index: i64 = 1
            while index <= s.data[source]:
                s.put(into + 1 + s.data[into], s.data[source + index])
                s.put(into, s.data[into] + 1)
                index += 1
        bits >>= 1
        other += 1


def _lose(s: State, player: i64, amount: i64) -> None:
    left = s.data[LIFE + player] - amount
    s.put(LIFE + player, left if left > 0 else 0)
    if left <= 0 and not s.data[OVER]:
        s.put(OVER, 1 + (1 - player))


def _ban(s: State, number: i64, base: i64, me: i64, player: i64) -> None:
    """Set the bans of a row, for one player or both."""
    data = s.data
    ops = s.t.ops
    name: i64 = NOTHING_SAID
    column: i64 = NOTHING_SAID
    if ops[base + 4] == tb.ITS_COLUMN:
        if data[LOC + me] != SZONE or data[ZONE + me] == FIELD_ZONE:
            return
        column = -1 - data[ZONE + me]
    elif ops[base + 4]:
        card = me
        if ops[base + 4] > 0:
            register = s.register(number, ops[base + 4] - 1)
            if not data[register]:
                return
            card = data[register + 1] & 0xFF
        name = s.t.name_group[s.definition[card]] + 1
    if ops[base + 3] & 1:
        ban(s, player, ops[base + 2], ops[base + 1], name if name else column)
    if ops[base + 3] & 2:
        # Their zone 4 lies across from our zone 0.
        other = -1 - MAIN_ZONES - column if column else name
        ban(s, 1 - player, ops[base + 2], ops[base + 1], other)


def _banish_until_end(s: State, card: i64, reason: i64) -> None:
    data = s.data
    place = data[LOC + card]
    zone = data[ZONE + card]
    position = data[POSITION + card]
    player = data[CONTROL + card]
    move(s, card, BANISHED, reason)
    if data[LOC + card] == BANISHED and place & FIELD_PLACES:
        to_come(s, card, place, zone, position, player)


def _equip(s: State, number: i64, base: i64, card: i64, player: i64) -> i64:
    data = s.data
    zone = free_spell(s, player)
    to = s.t.ops[base + 2]
    link = context(number)
    if to < 0:
        monster = data[link + C_CARD]
        if data[link + C_MOVES] != data[MOVES + monster]:
            return 0
    else:
        register = s.register(number, to)
        if not data[register]:
            return 0
        monster = data[register + 1] & 0xFF
        if data[register + 1] >> 8 != data[MOVES + monster]:
            return 0
    if zone < 0 and not data[STATUS + card] & LEAVING:
        return 0
    if data[LOC + monster] != MZONE or data[POSITION + monster] & FACEDOWN or monster == card:
        return 0
    equip(s, card, monster, player, zone, s.t.ops[base + 3])
    return 1


def may_summon_register(s: State, number: i64, register: i64) -> bool:
    """Whether the chosen card may be Special Summoned now, zone included."""
    data = s.data
    base = s.register(number, register)
    player = data[context(number) + C_PLAYER]
    if not data[base]:
        return False
    card = data[base + 1] & 0xFF
    return (
        data[base + 1] >> 8 == data[MOVES + card]
        and free_main(s, player, 0) != 0
        and can_special_summon(s, card, player)
    )


def _summon(s: State, number: i64, base: i64, me: i64, player: i64) -> None:
    """Put the summons of a row on the agenda, the first card on top."""
    data = s.data
    ops = s.t.ops
    done(s, number, 0)
    packed = player | (BY_SPECIAL | ops[base + 4]) << 1 | ops[base + 2] << 13 | ops[base + 5] << 17
    if ops[base + 4]:
        packed |= 1 << 12  # treated as a proper summon
    if ops[base + 1] < 0:
        if data[context(number) + C_MOVES] == data[MOVES + me]:
            if can_special_summon(s, me, player):
                s.push(S_SUMMON, me, packed, _zones(s, me, ops[base + 3]), number)
        return
    register = s.register(number, ops[base + 1])
    index = data[register]
    if index > 1 and next_rule(s, tb.R_ONE_AT_A_TIME, FIRST):
        return
    while index > 0:
        card = data[register + index] & 0xFF
        if data[register + index] >> 8 == data[MOVES + card]:
            if can_special_summon(s, card, player) and not unaffected(s, card, me):
                s.push(S_SUMMON, card, packed, _zones(s, card, ops[base + 3]), number)
        index -= 1


def _zones(s: State, card: i64, wanted: i64) -> i64:
    """To which zones a row may summon this card."""
    if wanted == 2:
        return TO_EXTRA
    if wanted == 1:
        return TO_POINTED
    if wanted == 3:
        return TO_COLUMN
    return FROM_EXTRA if s.data[LOC + card] == EXTRA else TO_MAIN


def _tokens(s: State, number: i64, base: i64, player: i64) -> None:
    """Put the summons of Tokens on the agenda; the Tokens are meant by the row's register."""
    ops = s.t.ops
    done(s, number, 0)
    s.empty(number, ops[base + 5])
    packed = player | BY_SPECIAL << 1 | ops[base + 3] << 13
    if not ops[base + 4] & 1:
        packed = 1 - player | BY_SPECIAL << 1 | ops[base + 3] << 13 | BY_THE_OTHER
    count = ops[base + 2]
    if count > 1 and next_rule(s, tb.R_ONE_AT_A_TIME, FIRST):
        return
    card: i64 = 0
    while card < s.cards and count > 0:
        if s.definition[card] == ops[base + 1] and s.data[LOC + card] == NOWHERE:
            if s.owner[card] == player and not restricted(s, card, player):
                s.keep(number, ops[base + 5], card)
                s.push(S_SUMMON, card, packed, TO_MAIN, number)
                count -= 1
        card += 1


def _keep_gathered(s: State, number: i64, base: i64, me: i64, player: i64) -> None:
    """Keep the candidates of a gathering row in its register, but for those to leave out."""
    ops = s.t.ops
    if ops[base + 8]:
        filter_candidates(s, ops[base + 8], 0, me, player)
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        if not ops[base + 7] or not s.holds(number, ops[base + 7] - 1, card):
            s.keep(number, ops[base + 1], card)
        index += 1


def _namesake(s: State, number: i64, base: i64, player: i64) -> None:
    """Keep one card with the name of the card of another register; a Deck is looked through."""
    ops = s.t.ops
    s.empty(number, ops[base + 1])
    register = s.register(number, ops[base + 2])
    if not s.data[register]:
        return
    name = s.t.name_group[s.definition[s.data[register + 1] & 0xFF]]
    gather(s, 0, ops[base + 3], ops[base + 4], -1, player)
    index: i64 = 0
    while index < s.found and s.t.name_group[s.definition[s.candidates[index]]] != name:
        index += 1
    if index < s.found:
        s.keep(number, ops[base + 1], s.candidates[index])
    if ops[base + 3] & DECK:
        shuffle(s, player if ops[base + 4] & 1 else 1 - player)


def _rest(s: State, number: i64, register: i64, source: i64) -> None:
    """Keep the cards of another register that are still in the Deck, unmoved."""
    s.empty(number, register)
    base = s.register(number, source)
    index: i64 = 1
    while index <= s.data[base]:
        card = s.data[base + index] & 0xFF
        if s.data[base + index] >> 8 == s.data[MOVES + card] and s.data[LOC + card] == DECK:
            s.keep(number, register, card)
        index += 1


def _answered(s: State, number: i64, register: i64, places: i64) -> None:
    """Keep the card of the chain link that this one answers, if it has not moved since."""
    s.empty(number, register)
    if number > 1:
        link = context(number - 1)
        card = s.data[link + C_CARD]
        if s.data[MOVES + card] == s.data[link + C_MOVES]:
            if not places or s.data[LOC + card] & places:
                s.keep(number, register, card)


def _former(s: State, number: i64, register: i64) -> None:
    """Keep the monster that the card of the event was equipped to, if it is still there."""
    s.empty(number, register)
    event = EVENT + s.data[context(number) + C_FROM] * EVENT_SIZE
    monster = (s.data[event + V_INFO] >> 16) - 1
    if monster >= 0 and s.data[LOC + monster] == MZONE:
        s.keep(number, register, monster)


def _negate_link(s: State, number: i64, effect_only: i64, then: i64) -> None:
    """Negate the chain link that this one answers."""
    data = s.data
    done(s, number, 0)
    if number < 2 or number > data[CHAINED]:
        return
    link = context(number - 1)
    s.put(link + C_NEGATED, 1)
    s.put(context(number) + C_DONE, 1)
    card = data[link + C_CARD]
    if then and data[MOVES + card] == data[link + C_MOVES]:
        reason: i64 = R_EFFECT
        if data[CONTROL + card] != data[context(number) + C_PLAYER]:
            reason |= R_THEIRS
        if then == 2:
            move(s, card, BANISHED, reason)
        elif not data[LOC + card] & (GRAVE | BANISHED):  # what lies there is not destroyed
            move(s, card, GRAVE, reason | R_DESTROY)


# ------------------------------------------------- materials of a summon


def note_materials(s: State, monster: i64, number: i64, register: i64, player: i64) -> None:
    """Remember on the monster which material checks its materials meet."""
    data = s.data
    base = s.register(number, register)
    bits: i64 = 0
    check: i64 = 0
    while check < len(s.t.checks):
        index: i64 = 1
        while index <= data[base]:
            card = data[base + index] & 0xFF
            if match(s, s.t.checks[check], card, monster, player):
                bits |= 1 << check
            index += 1
        check += 1
    if bits:
        s.put(MADE_OF + monster, bits)
    if s.t.flags[s.definition[monster]] & tb.DEF_COUNTS_MATERIALS:
        s.put(MADE_WITH + monster, data[base])


def use_materials(s: State, monster: i64, number: i64, register: i64, player: i64,
                  how: i64, reason: i64, into: i64) -> None:  # fmt: skip
    """Send the materials of a register away for the summon of `monster`."""
    data = s.data
    note_materials(s, monster, number, register, player)
    base = s.register(number, register)
    if how & BY_LINK:
        reason |= R_LINK
    elif how & BY_FUSION:
        reason |= R_FUSION
    elif how & BY_SYNCHRO:
        reason |= R_SYNCHRO
    index: i64 = 1
    while index <= data[base]:
        card = data[base + index] & 0xFF
        if how & BY_XYZ:
            become_material(s, card, monster)
        elif into == tb.INTO_BANISHED:
            move(s, card, BANISHED, reason | R_MATERIAL)
        elif into == tb.INTO_DECK:
            move(s, card, DECK, reason | R_MATERIAL, s.fixed_order)
            shuffle(s, s.owner[card])
        else:
            move(s, card, GRAVE, reason | R_MATERIAL)
        if s.t.keeps_materials and not how & BY_XYZ:
            # The monster itself moves once more, to the field.
            s.put(MATERIAL_OF + card, as_material(s, card, monster) + 256)
        index += 1


def fuse(s: State, number: i64, monster: i64, register: i64, into: i64, player: i64) -> None:
    """Use the chosen materials and put the Fusion Summon on the agenda."""
    use_materials(s, monster, number, register, player, BY_FUSION, R_EFFECT, into)
    done(s, number, 0)
    packed = player | (BY_SPECIAL | BY_FUSION) << 1 | 1 << 12 | FACEUP << 13
    s.push(S_SUMMON, monster, packed, FROM_EXTRA, number)


def ritual(s: State, number: i64, monster: i64, register: i64, player: i64) -> None:
    """Tribute the chosen cards and put the Ritual Summon on the agenda."""
    data = s.data
    note_materials(s, monster, number, register, player)
    base = s.register(number, register)
    index: i64 = 1
    while index <= data[base]:
        reason = R_EFFECT | R_TRIBUTE | R_RITUAL | R_MATERIAL
        move(s, data[base + index] & 0xFF, GRAVE, reason)
        index += 1
    done(s, number, 0)
    packed = player | (BY_SPECIAL | BY_RITUAL) << 1 | 1 << 12 | FACEUP << 13
    s.push(S_SUMMON, monster, packed, TO_MAIN, number)
