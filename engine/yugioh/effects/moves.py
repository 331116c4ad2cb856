"""The operations that move and change cards: what a row does, without any choice."""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.bans import NOTHING_SAID, ban
from engine.yugioh.movement.control import can_take, take_control, to_come
from engine.yugioh.movement.counters import place_counters, remove_counters
from engine.yugioh.movement.deck_order import put_in_order, shuffle
from engine.yugioh.queries.gathering import gather
from engine.yugioh.effects.registers import (
    keep_answered, keep_former, keep_gathered, keep_namesake, keep_rest, merge_registers,
)  # fmt: skip
from engine.yugioh.effects.summons import push_summons, push_tokens
from engine.yugioh.queries.matching import banned, has_level, level
from engine.yugioh.movement.stat_changes import modify
from engine.yugioh.movement.cards import (
    become_material,
    equip,
    lift,
    move,
    record_placed,
    stay_as_spell,
)
from engine.yugioh.movement.pendulum_zones import free_pendulum_zone, place_scale
from engine.yugioh.movement.battle_positions import may_turn, turn
from engine.yugioh.queries.protection import unaffected
from engine.yugioh.queries.in_force import usable_for
from engine.yugioh.position.slots import (
    AS_SPELL, AT_BOTTOM, CHAINED, CONTROL, C_CARD, C_DONE, C_MOVES, C_NEGATED, C_PLAYER, DOOMED,
    LEAVING, LEVELS, LIFE, LOC, MARKED, MOVES, NEGATED, NEGATED_TURN, NEW, ON_TOP, OVER, POSITION,
    REVEALED, SAVED, SILENT, SPELLS, STATUS, STAYING, SUMMON_LIMIT, ZONE,
)  # fmt: skip
from engine.yugioh.position.state import RuleError, State
from engine.yugioh.position.steps import MOVED, S_SUMMON, TO_MAIN, context, done
from engine.yugioh.vocabulary import (
    BANISHED, DECK, FACEDOWN, FACEDOWN_DEFENSE, FACEUP_ATTACK, FACEUP_DEFENSE, FIELD, FIELD_PLACES,
    FIELD_ZONE, GRAVE, HAND, MAIN_ZONES, MONSTER, MZONE, OPPONENT, PENDULUM, R_DESTROY, R_EFFECT,
    R_RULE, R_THEIRS, R_TRIBUTE, SZONE, TOKEN, XYZ,
)  # fmt: skip
from engine.yugioh.position.zones import free_main, free_spell


def act(s: State, number: i64, base: i64, code: i64, me: i64, player: i64) -> None:
    """Do a row that needs no choice."""
    ops = s.t.ops
    data = s.data
    link = context(number)
    if code == tb.O_GATHER:
        s.empty(number, ops[base + 1])
        gather(s, ops[base + 2], ops[base + 3], ops[base + 4], me, player)
        keep_gathered(s, number, base, me, player)
    elif code == tb.O_NAMESAKE:
        keep_namesake(s, number, base, player)
    elif code == tb.O_ANSWERED:
        keep_answered(s, number, ops[base + 1], ops[base + 2])
    elif code == tb.O_TAKE:
        done(s, number, data[s.register(number, ops[base + 1])])
    elif code == tb.O_FORMER:
        keep_former(s, number, ops[base + 1])
    elif code == tb.O_REST:
        keep_rest(s, number, ops[base + 1], ops[base + 2])
    elif code == tb.O_SHUFFLE:
        shuffle(s, player)
        done(s, number, 1)
    elif code == tb.O_MERGE:
        merge_registers(s, number, ops[base + 1], ops[base + 2])
    elif code == tb.O_SUMMON:
        push_summons(s, number, base, me, player)
    elif code == tb.O_TOKEN:
        push_tokens(s, number, base, player)
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


def _onto(s: State, number: i64, register: i64) -> i64:
    """The first card of a register, of none (-1) the card of the effect; -1 if it has moved."""
    data = s.data
    if register < 0:
        link = context(number)
        card = data[link + C_CARD]
        return card if data[link + C_MOVES] == data[MOVES + card] else -1
    base = s.register(number, register)
    card = data[base + 1] & 0xFF
    return card if data[base] and data[base + 1] >> 8 == data[MOVES + card] else -1


def _attach(s: State, number: i64, base: i64, card: i64) -> i64:
    """Attach a card to an Xyz Monster that is still meant."""
    data = s.data
    host = _onto(s, number, s.t.ops[base + 2])
    if host < 0:
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
    monster = _onto(s, number, s.t.ops[base + 2])
    if monster < 0:
        return 0
    if zone < 0 and not data[STATUS + card] & LEAVING:
        return 0
    if data[LOC + monster] != MZONE or data[POSITION + monster] & FACEDOWN or monster == card:
        return 0
    equip(s, card, monster, player, zone, s.t.ops[base + 3])
    return 1


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
