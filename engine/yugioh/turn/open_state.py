"""The open state and the End Phase.

Sources: Yu-Gi-Oh solo rules 2.3, 3.3; Yu-Gi-Oh field zones, *Hand* (the limit
of six cards) and *Banished* (cards banished for a time return to the field,
from an Extra Monster Zone to a Main Monster Zone, or are sent to the GY if
there is no room).

Commands are numbers: kind * 2**24 + (effect, procedure, or mode of a Normal Summon) * 2**8 + card.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.activation import can_activate
from engine.yugioh.queries.bans import forget_bans, forget_tallies
from engine.yugioh.turn.chain import answer
from engine.yugioh.queries.sets import alike, offer_sets
from engine.yugioh.movement.control import BACK, give_back
from engine.yugioh.queries.gathering import gather
from engine.yugioh.queries.matching import banned
from engine.yugioh.movement.stat_changes import end_turn
from engine.yugioh.movement.cards import check_field, lift, make_room_for_field, move
from engine.yugioh.summoning.pendulum import gather_pendulum
from engine.yugioh.movement.battle_positions import turn
from engine.yugioh.turn.procedures import can_proceed, allows_additional
from engine.yugioh.position.slots import (
    COUNT, END_PHASE, E_PHASE, HEAD, LIMITS, LIMIT_GROUPS, LOC, MARKED, MONSTERS, MOVES,
    NEGATED_TURN, NEW, NEXT, OVER, PHASE, PLAYER, POSITION, RETURN, RETURNS, RETURN_SIZE, SILENT,
    SPELLS, STATUS, SUMMONS, SUMMON_LIMIT, USED,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import (
    ADDITIONAL, CONTINUE, PLACED, SET, S_ACTIVATE, S_END, S_HAND_LIMIT, S_NORMAL, S_PENDULUM,
    S_PROCEDURE, S_SETTLE, S_SUMMON, TO_MAIN, top,
)  # fmt: skip
from engine.yugioh.summoning.special import flip_summoned
from engine.yugioh.instructions.tables import DEF_INERT
from engine.yugioh.summoning.tribute import can_normal_summon, summon_left
from engine.yugioh.vocabulary import (
    BANISHED, FACEDOWN, FACEDOWN_DEFENSE, FACEUP_ATTACK, FACEUP_DEFENSE, FIELD, GRAVE, HAND, LINK,
    MONSTER, MZONE, R_DESTROY, R_DISCARD, R_EFFECT, R_RULE, SPELL, SZONE, TRAP,
)  # fmt: skip
from engine.yugioh.position.zones import free_spell

KIND: Final = 1 << 24
C_SUMMON: Final = 1  # Normal Summon
C_SET_MONSTER: Final = 2
C_SET: Final = 3  # Set a Spell or Trap
C_POSITION: Final = 4  # change a battle position, or Flip Summon
C_PROCEDURE: Final = 5  # Special Summon by its own procedure
C_ACTIVATE: Final = 6
C_END: Final = 7
C_PENDULUM: Final = 8

C_ADDITIONAL: Final = C_SUMMON * KIND + ADDITIONAL * 256  # beside the turn's own Normal Summon

HAND_LIMIT: Final = 6


def open_state(s: State) -> i64:
    """Offer every legal command of the turn player."""
    player = s.data[PLAYER]
    s.listing = 0
    _list_hand(s, player)
    _list_positions(s, player)
    way: i64 = 0
    ways: i64 = len(s.way_card)
    while way < ways:
        _list_way(s, s.way_procedure[way], s.way_card[way], player)
        way += 1
    pair: i64 = 0
    while pair < s.first_trigger:
        _list_effect(s, s.pair_effect[pair], s.pair_card[pair], player)
        pair += 1
    if s.t.has_scales:
        gather_pendulum(s, player)
        if s.found:
            s.enlist(C_PENDULUM * KIND)
    s.enlist(C_END * KIND)
    return s.offer_listed()


def _known(s: State, option: i64, card: i64) -> bool:
    """Whether the same command with a copy that is alike is listed already."""
    index: i64 = 0
    while index < s.listing:
        other = s.listed[index]
        if other >> 8 == option >> 8 and alike(s, other & 0xFF, card):
            return True
        index += 1
    return False


def _known_monster(s: State, card: i64) -> bool:
    """Whether the summon or the Set of a copy is listed already."""
    return (
        _known(s, C_SUMMON * KIND, card)
        or _known(s, C_ADDITIONAL, card)
        or _known(s, C_SET_MONSTER * KIND, card)
    )


def _list(s: State, option: i64, card: i64) -> None:
    if not _known(s, option, card):
        s.enlist(option + card)


def _list_hand(s: State, player: i64) -> None:
    data = s.data
    at = data[HEAD + player * 5 + 1]
    left = summon_left(s, player)
    while at:
        card = at - 1
        at = data[NEXT + card]
        definition = s.definition[card]
        if s.t.flags[definition] & DEF_INERT:
            continue
        kind = s.t.type[definition]
        if kind & MONSTER and not _known_monster(s, card):
            more = allows_additional(s, card, player)
            if (left or more) and can_normal_summon(s, card, player):
                if not banned(s, tb.BAN_NORMAL, card, player):
                    if left:
                        s.enlist(C_SUMMON * KIND + card)
                    if more:
                        s.enlist(C_ADDITIONAL + card)
                if left and not banned(s, tb.BAN_SET, card, player):
                    s.enlist(C_SET_MONSTER * KIND + card)
        if kind & (SPELL | TRAP) and (kind & FIELD or free_spell(s, player) >= 0):
            if banned(s, tb.BAN_SET, card, player):
                continue
            _list(s, C_SET * KIND, card)


def _list_positions(s: State, player: i64) -> None:
    """Position changes: not in the turn a monster was summoned or Set, once a turn."""
    zone: i64 = 0
    while zone < 7:
        card = s.data[MONSTERS + player * 8 + zone] - 1
        if card >= 0 and not s.data[STATUS + card] & NEW:
            if not s.t.type[s.definition[card]] & LINK:
                s.enlist(C_POSITION * KIND + card)
        zone += 1


def _list_way(s: State, procedure: i64, card: i64, player: i64) -> None:
    option = C_PROCEDURE * KIND + procedure * 256
    if not s.data[LOC + card] & s.t.procedures[procedure * tb.PROCEDURE_SIZE + 1]:
        return
    if s.owner[card] == player and not _known(s, option, card):
        if can_proceed(s, procedure, card, player):
            s.enlist(option + card)


def _list_effect(s: State, effect: i64, card: i64, player: i64) -> None:
    base = effect * tb.EFFECT_SIZE
    if not s.is_in(card, s.t.effects[base + tb.E_WHERE]):
        return
    if s.t.effects[base + tb.E_FLAGS] & tb.FLAG_ANSWERS:
        return
    if s.t.effects[base + tb.E_FLAGS] & tb.FLAG_NEGATES and not s.own_negations:
        return
    option = C_ACTIVATE * KIND + effect * 256
    if not _known(s, option, card) and can_activate(s, effect, card, player, 0, 0):
        s.enlist(option + card)


def take_command(s: State, option: i64) -> None:
    """Begin what the command says; when it is over, the events are settled."""
    data = s.data
    kind = option // KIND
    number = option >> 8 & 0xFFFF
    card = option & 0xFF
    player = data[PLAYER]
    if kind == C_END:
        s.push(S_END, 0, 0, 0, 0)
        return
    s.push(S_SETTLE, 0, 0, 0, 0)
    if kind == C_SUMMON:
        s.push(S_NORMAL, card, number, 0, 0)
    elif kind == C_SET_MONSTER:
        s.push(S_NORMAL, card, SET, 0, 0)
    elif kind == C_SET:
        _set(s, card, player)
    elif kind == C_POSITION:
        _turn(s, card, player)
    elif kind == C_PENDULUM:
        s.push(S_PENDULUM, player, 0, 0, 0)
    elif kind == C_PROCEDURE:
        s.push(S_PROCEDURE, number, card, 0, 0)
    else:
        answer(s, player)
        s.push(S_ACTIVATE, number, card, 0, 0)


def _set(s: State, card: i64, player: i64) -> None:
    zone = free_spell(s, player)
    if s.t.type[s.definition[card]] & FIELD:
        zone = make_room_for_field(s, player)
    lift(s, card)
    s.set_down(card, SZONE, player, zone, FACEDOWN_DEFENSE)
    s.put(STATUS + card, s.data[STATUS + card] | NEW)


def _turn(s: State, card: i64, player: i64) -> None:
    """Change a battle position; a face-down monster is Flip Summoned."""
    before = s.data[POSITION + card]
    turn(s, card, FACEUP_DEFENSE if before == FACEUP_ATTACK else FACEUP_ATTACK)
    s.put(STATUS + card, s.data[STATUS + card] | NEW)
    if before & FACEDOWN:
        flip_summoned(s, card, player)


# ---------------------------------------------------------------- End Phase


def end_phase(s: State) -> i64:
    """The End Phase, stage by stage."""
    data = s.data
    step = top(s)
    stage = data[step + 1]
    player = data[PLAYER]
    s.put(step + 1, stage + 1)
    if stage == 0:
        s.put(PHASE, END_PHASE)
        s.record(E_PHASE, 0, 0, 0, 0, 0, 0)
        s.push(S_SETTLE, 0, 0, 0, 0)
        _delayed(s)
        check_field(s)
    elif stage == 1:
        if data[COUNT + player * 5 + 1] > HAND_LIMIT:
            s.put(step + 1, stage)  # what the discards wake may bring new cards
            s.push(S_SETTLE, 0, 0, 0, 0)
            s.push(S_HAND_LIMIT, player, 0, 0, 0)
    else:
        s.pop()
        s.conceal()
        _forget_turn(s)
        if not data[OVER]:
            s.put(OVER, 3)
    return CONTINUE


def _delayed(s: State) -> None:
    """Cards banished until the End Phase come back; others are destroyed then."""
    data = s.data
    entries = data[RETURNS]
    entry: i64 = 0
    while entry < entries:
        base = RETURN + entry * RETURN_SIZE
        card = data[base]
        if data[MOVES + card] == data[base + 1]:
            if data[base + 2] == BACK:
                give_back(s, card, data[base + 5])
            elif data[base + 2] == 0:
                move(s, card, GRAVE, R_EFFECT | R_DESTROY)
            elif data[LOC + card] == BANISHED:
                _return_card(s, card, data[base + 2], data[base + 4], data[base + 5])
        s.clear(base, base + RETURN_SIZE)
        entry += 1
    if entries:
        s.put(RETURNS, 0)


def _return_card(s: State, card: i64, place: i64, position: i64, player: i64) -> None:
    if place == MZONE:
        s.push(S_SUMMON, card, player | position << 13 | PLACED, TO_MAIN, 0)
        return
    zone = free_spell(s, player)
    if zone < 0:
        move(s, card, GRAVE, R_RULE)
        return
    lift(s, card)
    s.set_down(card, place, player, zone, position)
    s.put(STATUS + card, s.data[STATUS + card] | NEW)


def hand_limit(s: State) -> i64:
    """Offer what to discard down to six cards."""
    player = s.data[top(s) + 1]
    gather(s, 0, HAND, 1, -1, player)
    excess = s.found - HAND_LIMIT
    offer_sets(s, excess, excess, 0)
    return s.count


def take_hand_limit(s: State, option: i64) -> None:
    """Discard these cards; this is no effect."""
    player = s.data[top(s) + 1]
    s.pop()
    gather(s, 0, HAND, 1, -1, player)
    index: i64 = 0
    chosen = option
    while chosen:
        if chosen & 1:
            s.weights[index] = s.candidates[index]
        chosen >>= 1
        index += 1
    index = 0
    while option:
        if option & 1:
            move(s, s.weights[index], GRAVE, R_RULE | R_DISCARD)
        option >>= 1
        index += 1


def _forget_turn(s: State) -> None:
    """Drop what only lasts until the end of the turn."""
    data = s.data
    card: i64 = 0
    while card < s.cards:
        if data[USED + card]:
            s.put(USED + card, data[USED + card] & s.t.lasting_uses[s.definition[card]])
        if data[STATUS + card] & (MARKED | SILENT):
            s.put(STATUS + card, data[STATUS + card] & ~(MARKED | SILENT))
        card += 1
    slot: i64 = 0
    while slot < s.t.groups:
        if not s.t.lasting_group[slot]:
            if data[LIMITS + slot]:
                s.put(LIMITS + slot, 0)
            if data[LIMITS + LIMIT_GROUPS + slot]:
                s.put(LIMITS + LIMIT_GROUPS + slot, 0)
        slot += 1
    end_turn(s)
    forget_bans(s)
    forget_tallies(s)
    player: i64 = 0
    while player < 2:
        s.put(SUMMONS + player, 0)
        s.put(SUMMON_LIMIT + player, 1)
        slot = 0
        while slot < 7:
            _forget_card(s, data[MONSTERS + player * 8 + slot] - 1)
            _forget_card(s, data[SPELLS + player * 8 + slot] - 1)
            slot += 1
        player += 1


def _forget_card(s: State, card: i64) -> None:
    if card < 0:
        return
    data = s.data
    kept = data[STATUS + card] & ~(NEW | NEGATED_TURN)
    if data[STATUS + card] != kept:
        s.put(STATUS + card, kept)
