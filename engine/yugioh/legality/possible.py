"""Can a cost, the targets and an effect be done now: looked at row by row, nothing is written.

An effect may not be activated if its cost cannot be paid, if it has no legal
target, or if what it does first (up to a *then*) is impossible.
"""

from mypy_extensions import i64

from engine.yugioh.legality import candidates
from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.bans import banned_at_all
from engine.yugioh.queries.sets import set_exists, size_of
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.position.counters import counters
from engine.yugioh.summoning.fusion import can_fuse
from engine.yugioh.queries.gathering import gather
from engine.yugioh.queries.gone import also_gone, is_gone, zones_given_up
from engine.yugioh.queries.matching import banned, match
from engine.yugioh.movement.pendulum_zones import free_pendulum_zone
from engine.yugioh.summoning.ritual import can_ritual
from engine.yugioh.queries.in_force import FIRST, next_rule, reaches_grave, usable_for
from engine.yugioh.position.slots import (
    CHAINED, CONTEXTS, CONTEXT_SIZE, CONTROL, COUNT, C_CARD, C_MOVES, HEAD, LIFE, LOC, MOVES, NEXT,
    SUMMON_LIMIT, ZONE,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.summoning.special import can_special_summon, restricted
from engine.yugioh.summoning.tribute import can_normal_summon
from engine.yugioh.vocabulary import (
    EQUIP, EXTRA, FIELD, HAND, MZONE, NOWHERE, R_COST, R_DISCARD, R_TRIBUTE, SPELL, TRAP,
)  # fmt: skip
from engine.yugioh.position.zones import MAIN_MASK, free_main, free_spells


def forget_freed(s: State) -> None:
    """Before a new look at what is possible: nothing has left a zone yet."""
    s.freed = 0
    s.freed_most = 0
    s.may_free = 0
    s.may_free_most = 0


def possible_now(s: State, start: i64, end: i64, me: i64, player: i64, gone: i64) -> bool:
    """Whether the steps of these rows can be done now; see `possible`."""
    forget_freed(s)
    return possible(s, start, end, me, player, gone, 0, 0)


def leaves_enough(s: State, base: i64, card: i64, player: i64, gone: i64, from_: i64,
                  until: i64) -> bool:  # fmt: skip
    """Whether targets and effect of the effect at `base` are possible without the cards `gone`."""
    effects = s.t.effects
    return possible(
        s, effects[base + tb.E_TARGET], effects[base + tb.E_TARGET + 1], card, player, gone,
        from_, until,
    ) and possible(
        s, effects[base + tb.E_DO], effects[base + tb.E_DO + 1], card, player, gone, from_, until
    )  # fmt: skip


def possible(s: State, start: i64, end: i64, me: i64, player: i64, gone: i64, from_: i64,
             until: i64) -> bool:  # fmt: skip
    """Whether the steps of these rows can be done, up to the first that need not be.

    `gone` packs the cards that will have left their places by then (costs):
    card + 1 in the low byte, another one's in the next.
    """
    ops = s.t.ops
    s.from_extra = 0
    s.wanted = 1
    s.only_target = -1
    conditional = False
    some = False
    row = start
    while row < end:
        base = row * tb.OP_SIZE
        code = ops[base]
        if code == tb.O_THEN and not _can_draw_later(s, row + 1, ops[base + 1], player):
            return False
        if code == tb.O_THEN or code == tb.O_OPTIONAL or code == tb.O_ALSO:
            return some or not conditional
        if code == tb.O_WHEN:
            # Of parts that each have a condition, one must be possible.
            conditional = True
            if not some:
                some = conditions_hold(s, ops[base + 1], ops[base + 2], me, player) and possible(
                    s, row + 1, ops[base + 3], me, player, gone, from_, until
                )
            row = ops[base + 3]
            continue
        if code == tb.O_BRANCH:
            if not any_branch(s, row, me, player, gone, from_, until):
                return False
            row = ops[base + tb.BRANCH_END]
            some = True
            continue
        if code == tb.O_JUMP:
            return True
        if not _possible_row(s, row, base, code, me, player, gone, from_, until):
            return False
        if (ops[base + 1] < 0 and tb.O_TO_GRAVE <= code <= tb.O_TO_DECK) or (
            code == tb.O_TO_HAND and ops[base + 1] < 0
        ):
            gone = also_gone(gone, me)  # the steps after this one find the card itself gone
        elif tb.O_TO_HAND <= code <= tb.O_TO_DECK and code != tb.O_SUMMON:
            s.freed |= s.may_free  # a card chosen from the field leaves a zone
            s.freed_most += s.may_free_most
            s.may_free_most = 0
        row += 1
        some = True
    return some or not conditional


def _can_draw_later(s: State, row: i64, end: i64, player: i64) -> bool:
    """Whether the draws that are bound to come can be made now.

    Source: Yu-Gi-Oh solo rules, 3.1: whoever cannot draw loses, so what draws is not activated
    with too few cards in the Deck, whatever is put back into it before.
    """
    ops = s.t.ops
    while row < end:
        code = ops[row * tb.OP_SIZE]
        if code == tb.O_OPTIONAL or code == tb.O_WHEN or code == tb.O_BRANCH:
            return True
        if code == tb.O_DRAW and not _possible_draw(s, ops[row * tb.OP_SIZE + 1], player):
            return False
        row += 1
    return True


def _possible_draw(s: State, cards: i64, player: i64) -> bool:
    if banned_at_all(s, tb.BAN_DRAW | tb.BAN_ADD, player):
        return False
    return s.data[COUNT + player * 5] >= cards


def any_branch(s: State, row: i64, me: i64, player: i64, gone: i64, from_: i64,
               until: i64) -> bool:  # fmt: skip
    """Whether at least one bullet is possible."""
    number: i64 = 0
    count = s.t.ops[row * tb.OP_SIZE + 2]
    while number < count:
        if branch_possible(s, row, number, me, player, gone, from_, until):
            return True
        number += 1
    return False


def branch_possible(s: State, row: i64, number: i64, me: i64, player: i64, gone: i64, from_: i64,
                    until: i64) -> bool:  # fmt: skip
    """Whether this bullet is possible."""
    first = s.t.ops[row * tb.OP_SIZE + 3 + number]
    # It ends at its jump, which `possible` takes for the end.
    return possible(s, first, first + 1000, me, player, gone, from_, until)


def _possible_row(s: State, row: i64, base: i64, code: i64, me: i64, player: i64, gone: i64,
                  from_: i64, until: i64) -> bool:  # fmt: skip
    ops = s.t.ops
    data = s.data
    if code == tb.O_SELECT:
        gather(s, ops[base + 2], ops[base + 3], ops[base + 4], me, player)
        candidates.filter_candidates(s, ops[base + 8], gone, me, player)
        s.from_extra = 1 if ops[base + 3] == EXTRA else 0
        s.wanted = ops[base + 5]
        if ops[base + 3] & MZONE:
            s.may_free = _zones_of_candidates(s, player)
            s.may_free_most = ops[base + 6]
            if ops[base + 8] & (tb.S_COUNTED | tb.S_AS_MANY):
                s.may_free_most = s.found
        if ops[base + 8] & tb.S_TARGET and _one_target(s, base):
            return False
        if ops[base + 9] and not _unlike_exists(s, base, gone, me, player):
            return False
        joint = ops[base + 7] | (tb.J_SUMMONED if ops[base + 8] & tb.S_SUMMON else 0)
        return set_exists(s, ops[base + 5], joint)
    if code == tb.O_GATHER or code == tb.O_RANDOM:
        gather(s, ops[base + 2], ops[base + 3], ops[base + 4], me, player)
        candidates.filter_candidates(s, ops[base + 8], gone, me, player)
        if code == tb.O_RANDOM:
            return s.found >= amount(s, ops[base + 5], me, player, 0)
        if ops[base + 3] & MZONE:
            s.may_free = _zones_of_candidates(s, player)
            s.may_free_most = s.found
        return s.found >= 1
    if code == tb.O_EVENT_CARDS:
        candidates.gather_event_cards(s, ops[base + 2], ops[base + 3], me, player, from_, until)
        return s.found >= ops[base + 5]
    if code == tb.O_SUMMON:
        if ops[base + 1] < 0 and not can_special_summon(s, me, player):
            return False
        if s.from_extra:
            return True  # the candidates were those with a zone
        leaving = zones_given_up(s, gone, player)
        zones = candidates.pointed_by(s, me) if ops[base + 3] == 1 else MAIN_MASK
        wanted: i64 = s.wanted if ops[base + 1] >= 0 else 1
        # Of the zones that the cards chosen before could leave, as many as there are such cards.
        if size_of(free_main(s, player, leaving | s.freed) & zones) < wanted:
            return False
        return size_of(free_main(s, player, leaving) & zones) + s.freed_most >= wanted
    if code == tb.O_TOKEN:
        if _token_forbidden(s, ops[base + 1], player):
            return False
        if ops[base + 2] > 1 and next_rule(s, tb.R_ONE_AT_A_TIME, FIRST):
            return False
        side = player if ops[base + 4] & 1 else 1 - player
        return size_of(free_main(s, side, zones_given_up(s, gone, side))) >= ops[base + 2]
    if code == tb.O_EQUIP:
        if ops[base + 1] < 0 and s.t.type[s.definition[me]] & EQUIP:
            return True  # it stays in the zone in which it is activated
        return free_spells(s, player) > _own_zone(s, gone, me)
    if code == tb.O_AMONG or code == tb.O_REST:
        s.wanted = ops[base + 5] if code == tb.O_AMONG else 1
    if code == tb.O_PLACE_SPELL or code == tb.O_SET:
        if ops[base + 1] >= 0 and s.found and s.t.type[s.definition[s.candidates[0]]] & FIELD:
            return True  # a Field Spell goes to the Field Zone
        needed: i64 = s.wanted if ops[base + 1] >= 0 else 1
        return free_spells(s, player) - _own_zone(s, gone, me) >= needed
    if code == tb.O_PROCEED:
        return _any_way(s, base, me, player)
    if code == tb.O_PLACE_SCALE:
        return free_pendulum_zone(s, player) >= 0
    if code == tb.O_DETACH:
        return s.overlays(me) >= ops[base + 2]
    if code == tb.O_DRAW:
        return _possible_draw(s, ops[base + 1], player)
    if code == tb.O_TO_GRAVE and ops[base + 1] < 0 and ops[base + 2] & R_COST:
        if ops[base + 2] & R_TRIBUTE:
            return usable_for(s, tb.USE_TRIBUTE, me)
        return ops[base + 2] & R_DISCARD != 0 or reaches_grave(s, me)
    if code == tb.O_SUMMONS:
        return data[SUMMON_LIMIT + player] < ops[base + 1]
    if code == tb.O_CONTROL and not _may_take(s, ops[base + 1], player):
        return False
    if code == tb.O_CONTROL or code == tb.O_ZONE:
        return free_main(s, player, zones_given_up(s, gone, player) | s.freed) != 0
    if code == tb.O_COUNTER and ops[base + 4] and ops[base + 1] < 0:
        return counters(s, me, ops[base + 2]) >= amount(s, ops[base + 3], me, player, 0)
    if code == tb.O_PAY:
        return data[LIFE + player] >= ops[base + 1]
    if code == tb.O_FUSION:
        return can_fuse(s, row, me, player, gone)
    if code == tb.O_RITUAL:
        return can_ritual(s, row, me, player, gone)
    if code == tb.O_DETACH_FROM:
        return candidates.gather_overlays(s, ops[base + 3], me, player) >= ops[base + 2]
    if code == tb.O_EXCAVATE:
        return data[COUNT + player * 5] >= amount(s, ops[base + 2], me, player, 0)
    if code == tb.O_TOP:
        return data[COUNT + player * 5] >= ops[base + 1]
    if code == tb.O_NORMAL:
        at = data[HEAD + player * 5 + 1]
        while at:
            if match(s, ops[base + 1], at - 1, me, player):
                if can_normal_summon(s, at - 1, player) and not banned(
                    s, tb.BAN_NORMAL, at - 1, player
                ):
                    return True
            at = data[NEXT + at - 1]
        return False
    if code == tb.O_ANSWERED:
        link: i64 = CONTEXTS + data[CHAINED] * CONTEXT_SIZE
        if not data[CHAINED] or data[MOVES + data[link + C_CARD]] != data[link + C_MOVES]:
            return False
        return not ops[base + 2] or data[LOC + data[link + C_CARD]] & ops[base + 2] != 0
    if code == tb.O_NEGATE_LINK:
        return data[CHAINED] > 0
    return True


def _may_take(s: State, register: i64, player: i64) -> bool:
    """Whether one of the cards chosen, where they are known already, is not the player's own."""
    if s.resolving < 0 or register < 0:
        return True
    base = s.register(s.resolving, register)
    index: i64 = 1
    while index <= s.data[base]:
        if s.data[CONTROL + (s.data[base + index] & 0xFF)] != player:
            return True
        index += 1
    return s.data[base] == 0


def _own_zone(s: State, gone: i64, me: i64) -> i64:
    """1 if the card itself is a Spell or Trap that will take a zone when it is activated."""
    kind = s.t.type[s.definition[me]]
    if kind & (SPELL | TRAP) and not kind & FIELD and s.data[LOC + me] == HAND:
        return 1 if is_gone(gone, me) else 0
    return 0


def _token_forbidden(s: State, definition: i64, player: i64) -> bool:
    """Whether Tokens of this kind may not be Special Summoned, or none is left."""
    card: i64 = 0
    while card < s.cards:
        if s.definition[card] == definition and s.owner[card] == player:
            if s.data[LOC + card] == NOWHERE:
                return restricted(s, card, player)
        card += 1
    return True


def _zones_of_candidates(s: State, player: i64) -> i64:
    """Mask of the player's monster zones with a candidate in them."""
    mask: i64 = 0
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        if s.data[LOC + card] == MZONE and s.data[CONTROL + card] == player:
            mask |= 1 << s.data[ZONE + card]
        index += 1
    return mask


def _one_target(s: State, base: i64) -> bool:
    """Whether this target can only be the card that the one before must be."""
    before = s.only_target
    s.only_target = s.candidates[0] if s.found == 1 else -1
    return s.found == 1 and before == s.candidates[0]


def _unlike_exists(s: State, base: i64, gone: i64, me: i64, player: i64) -> bool:
    """Whether a card of the earlier choice of one leaves enough candidates with other names."""
    ops = s.t.ops
    earlier = base - tb.OP_SIZE
    while ops[earlier] != tb.O_SELECT or ops[earlier + 1] != ops[base + 9] - 1:
        earlier -= tb.OP_SIZE
    index: i64 = 0
    while True:
        gather(s, ops[earlier + 2], ops[earlier + 3], ops[earlier + 4], me, player)
        candidates.filter_candidates(s, ops[earlier + 8], gone, me, player)
        if index >= s.found:
            return False
        card = s.candidates[index]
        gather(s, ops[base + 2], ops[base + 3], ops[base + 4], me, player)
        candidates.filter_candidates(s, ops[base + 8], gone, me, player)
        candidates.drop_name(s, card)
        if set_exists(s, ops[base + 5], ops[base + 7]):
            return True
        index += 1


def _any_way(s: State, base: i64, me: i64, player: i64) -> bool:
    way: i64 = 0
    ways: i64 = len(s.way_card)
    while way < ways:
        if candidates.way_fits(s, base, s.way_procedure[way], s.way_card[way], me, player):
            return True
        way += 1
    return False
