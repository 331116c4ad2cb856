"""Summons that start no chain: Normal Summons and Sets, and summons by a monster's own procedure.

Sources: Yu-Gi-Oh solo rules 3.3, 3.4, 3.7, 3.8; Yu-Gi-Oh rules reference L1,
X1, F2.  Link, Xyz and contact Fusion Summons, and inherent Special Summons.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.candidates import pointed_by
from engine.yugioh.legality.possible import possible
from engine.yugioh.effects.sets_kept import keep_set
from engine.yugioh.position.look import NO_EFFECT, procedure_paid
from engine.yugioh.position.registers import card_in, first_in, follow_everywhere
from engine.yugioh.movement.control import relocate, to_come
from engine.yugioh.summoning.material_use import use_materials
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries.gone import gone_alone
from engine.yugioh.queries.matching import match
from engine.yugioh.summoning.materials import material_sets
from engine.yugioh.movement.cards import become_material, check_field, lift, move
from engine.yugioh.queries.in_force import FIRST, next_rule, rule_row, rule_source
from engine.yugioh.position.slots import (
    BANISH_LEAVING, BATCH, CONTROL, C_CARD, C_DONE, C_EFFECT, LIMITS, LIMIT_GROUPS, LOC,
    NEGATED, NEW, NO_SYNCHRO, OVERLAYS, POSITION, STATUS, SUMMONS, ZONE,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import (
    ADDITIONAL, BY_EFFECT, BY_THE_OTHER, CONTINUE, FROM_EXTRA, MOVED, PLACED, SET, S_CLEAR,
    S_SUMMON, TO_COLUMN, TO_EXTRA, TO_MAIN, TO_POINTED, begin, clear_context, context,
    open_context, top,
)  # fmt: skip
from engine.yugioh.summoning.special import put_on_field, restricted
from engine.yugioh.summoning.tribute import tribute_sets, tributes
from engine.yugioh.vocabulary import (
    BY_LINK, BY_NORMAL, BY_SPECIAL, BY_SYNCHRO, BY_TRIBUTE, BY_XYZ, EXTRA, FACEDOWN_DEFENSE, FACEUP,
    FACEUP_ATTACK, FACEUP_DEFENSE, GRAVE, LINK, MZONE, R_COST, R_MATERIAL, R_RULE, R_SUMMON,
    R_TRIBUTE,
)  # fmt: skip
from engine.yugioh.position.zones import free_extra, free_main, lowest


def summon(s: State) -> i64:
    """Put a monster on the field: which zone and position is a choice where the policy asks."""
    data = s.data
    step = top(s)
    card = data[step + 1]
    mask = _legal_zones(s, step)
    if data[step + 2] & MOVED:
        s.count = 0
        while mask:
            # A move keeps the position; the lowest zone where the policy does not ask.
            s.offer(lowest(mask) | data[POSITION + card] << 4)
            mask = mask & (mask - 1) if s.all_zones else 0
        return s.count
    if mask == 0:
        placed = data[step + 2] & PLACED
        s.pop()
        if placed:
            move(s, card, GRAVE, R_RULE)
        return CONTINUE
    positions = data[step + 2] >> 13 & 0xF
    if s.t.type[s.definition[card]] & LINK and not data[step + 2] & PLACED:
        positions = FACEUP_ATTACK
    if not s.all_zones:
        mask = 1 << lowest(mask)
    if not s.all_positions and positions & FACEUP_ATTACK:
        positions = FACEUP_ATTACK
    s.count = 0
    zone: i64 = 0
    while zone < 7:
        if mask >> zone & 1:
            if positions & FACEUP_ATTACK:
                s.offer(zone | FACEUP_ATTACK << 4)
            if positions & FACEUP_DEFENSE:
                s.offer(zone | FACEUP_DEFENSE << 4)
            if positions & FACEDOWN_DEFENSE:
                s.offer(zone | FACEDOWN_DEFENSE << 4)
        zone += 1
    return s.count


def _legal_zones(s: State, step: i64) -> i64:
    data = s.data
    player = data[step + 2] & 1
    zones = data[step + 3]
    if zones == FROM_EXTRA or zones == TO_EXTRA:
        free = free_extra(s, player, s.definition[data[step + 1]], 0)
        return free & 0x60 if zones == TO_EXTRA else free
    mask = free_main(s, player, 0)
    if zones == TO_POINTED:
        mask &= pointed_by(s, data[context(data[step + 4]) + C_CARD])
    if zones == TO_COLUMN:
        mask &= 1 << data[ZONE + data[step + 1]]
    return mask


def take_summon(s: State, option: i64) -> None:
    """The monster is summoned to this zone in this position."""
    data = s.data
    step = top(s)
    card = data[step + 1]
    packed = data[step + 2]
    number = data[step + 4]
    s.pop()
    if packed & MOVED:
        relocate(s, card, packed & 1, option & 0xF)
        return
    if packed & PLACED:
        lift(s, card)
        s.set_down(card, MZONE, packed & 1, option & 0xF, option >> 4)
        s.put(STATUS + card, data[STATUS + card] | NEW)
        return
    if number:
        slot = context(number) + C_DONE
        s.put(slot, data[slot] + 1)
    by: i64 = 1 - (packed & 1) if packed & BY_THE_OTHER else packed & 1
    put_on_field(s, card, packed & 1, option & 0xF, option >> 4, packed >> 1 & 0x7FF,
                 packed >> 12 & 1, by)  # fmt: skip
    if packed >> 17 & 0x7F:
        _qualify(s, card, packed >> 17 & 0x7F)
    check_field(s)
    if number:
        follow_everywhere(s, number, card)


def _qualify(s: State, card: i64, but: i64) -> None:
    """What the effect that summoned a monster makes of it."""
    data = s.data
    status = data[STATUS + card]
    if but & 1:
        status |= NEGATED
    if but & 2:
        status |= BANISH_LEAVING
    if but & 8:
        status |= NO_SYNCHRO
    s.put(STATUS + card, status)
    if but & 4:
        to_come(s, card, 0, 0, 0, 0)


# ---------------------------------------------------------- Normal Summons


def normal(s: State) -> i64:
    """Offer the Tributes of a Normal Summon or Set."""
    step = top(s)
    card = s.data[step + 1]
    if tributes(s, card) == 0:
        s.count = 0
        s.offer(0)
        return 1
    return tribute_sets(s, card, s.data[CONTROL + card])


def take_normal(s: State, option: i64) -> None:
    """Tribute, then summon or Set."""
    data = s.data
    step = top(s)
    card = data[step + 1]
    mode = data[step + 2]
    number = data[step + 3]
    player = data[CONTROL + card]
    wanted = tributes(s, card)
    if wanted:
        tribute_sets(s, card, player)
    s.pop()
    how: i64 = BY_NORMAL | BY_TRIBUTE if wanted else BY_NORMAL
    if wanted:
        keep_set(s, 0, 0, option)
        slot = s.register(0, 0)
        last = slot + data[slot]
        while slot < last:
            slot += 1
            move(s, card_in(s, slot), GRAVE, R_TRIBUTE | R_SUMMON | R_COST)
        s.empty(0, 0)
        check_field(s)
        s.put(BATCH, data[BATCH] + 1)
    if mode == ADDITIONAL:
        s.put(LIMITS + player * LIMIT_GROUPS + s.t.additional_group, 1)
    elif mode != BY_EFFECT:
        s.put(SUMMONS + player, data[SUMMONS + player] + 1)
    if mode == SET:
        s.push(S_SUMMON, card, player | FACEDOWN_DEFENSE << 13 | PLACED, TO_MAIN, 0)
        return
    positions: i64 = FACEUP_ATTACK
    s.push(S_SUMMON, card, player | how << 1 | positions << 13, TO_MAIN, number)


def allows_additional(s: State, card: i64, player: i64) -> bool:
    """Whether an effect allows a Normal Summon of this monster in addition to the turn's own.

    All such effects together allow one a turn (the official rulings on their texts: the player
    gains that effect once).
    """
    if s.data[LIMITS + player * LIMIT_GROUPS + s.t.additional_group]:
        return False
    cursor = next_rule(s, tb.R_EXTRA_NORMAL, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        if s.data[CONTROL + source] == player:
            if match(s, s.t.rules[rule_row(cursor) + 1], card, source, player):
                return True
        cursor = next_rule(s, tb.R_EXTRA_NORMAL, cursor)
    return False


# ------------------------------------------------------------- procedures


def can_proceed(s: State, procedure: i64, card: i64, player: i64) -> bool:
    """Whether a monster's own procedure can be used now."""
    t = s.t
    base = procedure * tb.PROCEDURE_SIZE
    if not s.data[LOC + card] & t.procedures[base + 1]:
        return False
    if t.procedures[base] != tb.P_ITSELF:
        return material_sets(s, procedure, card, player, 1) > 0
    if restricted(s, card, player):
        return False
    group = t.procedures[base + 8]
    if group and s.data[LIMITS + player * LIMIT_GROUPS + group - 1]:
        return False
    if not conditions_hold(s, t.procedures[base + 2], t.procedures[base + 3], card, player):
        return False
    if t.procedures[base + 10]:
        pass  # each card that could pay the cost is looked at with the zone it leaves
    elif s.data[LOC + card] == EXTRA:
        if not free_extra(s, player, s.definition[card], 0):
            return False
    elif not free_main(s, player, 0):
        return False
    s.look.begin(card, player, gone_alone(card), NO_EFFECT, 0, 0)
    s.look.paying = procedure_paid(procedure)
    return possible(s, t.procedures[base + 4], t.procedures[base + 5], s.look)


def procedure(s: State) -> i64:
    """Offer the material sets of a procedure."""
    data = s.data
    step = top(s)
    number = data[step + 1]
    if s.t.procedures[number * tb.PROCEDURE_SIZE] == tb.P_ITSELF:
        s.count = 0
        s.offer(0)
        return 1
    card = data[step + 2]
    return material_sets(s, number, card, data[CONTROL + card], 0, data[step + 3])


def take_procedure(s: State, option: i64) -> None:
    """Use the materials, or pay the cost, and summon."""
    data = s.data
    step = top(s)
    number = data[step + 1]
    card = data[step + 2]
    player = data[CONTROL + card]
    base = number * tb.PROCEDURE_SIZE
    kind = s.t.procedures[base]
    zones: i64 = FROM_EXTRA if data[LOC + card] == EXTRA else TO_MAIN
    if kind == tb.P_ITSELF:
        s.pop()
        packed = player | BY_SPECIAL << 1 | 1 << 12 | s.t.procedures[base + 9] << 13
        group = s.t.procedures[base + 8]
        if group:
            slot = LIMITS + player * LIMIT_GROUPS + group - 1
            s.put(slot, data[slot] + 1)
        s.push(S_CLEAR, 0, 0, 0, 0)
        begin(s, 0, s.t.procedures[base + 6], s.t.procedures[base + 7])
        s.push(S_SUMMON, card, packed, zones, 0)
        open_context(s, 0, card, player)
        s.put(context(0) + C_EFFECT, procedure_paid(number))
        begin(s, 0, s.t.procedures[base + 4], s.t.procedures[base + 5])
        return
    material_sets(s, number, card, player, 0, data[step + 3])
    s.pop()
    keep_set(s, 0, 0, option)
    how: i64 = BY_SPECIAL
    reason: i64 = R_SUMMON
    if kind == tb.P_LINK:
        how |= BY_LINK
    elif kind == tb.P_XYZ:
        how |= BY_XYZ
    elif kind == tb.P_SYNCHRO:
        how |= BY_SYNCHRO
    elif kind == tb.P_XYZ_ONTO:
        how |= BY_XYZ
        group = s.t.procedures[base + 3]
        if group:
            slot = LIMITS + player * LIMIT_GROUPS + group - 1
            s.put(slot, data[slot] + 1)
        host = first_in(s, 0, 0)
        while data[OVERLAYS + host]:
            become_material(s, data[OVERLAYS + host] - 1, card)
    else:
        reason |= R_COST
    use_materials(s, card, 0, 0, player, how, reason | R_MATERIAL, tb.INTO_GRAVE)
    clear_context(s, 0)
    check_field(s)
    s.put(BATCH, data[BATCH] + 1)
    s.push(S_SUMMON, card, player | how << 1 | 1 << 12 | FACEUP << 13, zones, 0)
