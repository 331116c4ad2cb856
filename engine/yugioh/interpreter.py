"""Runs compiled effects, one row at a time, stopping at each choice.

A row works on a *context*: the chain link being activated or resolved, or 0
for a procedure outside a chain.  Cards that were chosen are in its registers
together with the count of their moves: a card that has moved since is no
longer meant (Yu-Gi-Oh modifiers and triggers, *Location changes mid-chain*).
"""

from mypy_extensions import i64

from engine.yugioh import tables as tb
from engine.yugioh.activation import (
    branch_possible, drop_name, filter_candidates, gather_choice, gather_event_cards,
    gather_overlays, possible_now, way_fits,
)  # fmt: skip
from engine.yugioh.bans import banned_at_all, note
from engine.yugioh.chance import offer_next, offer_random, offer_roll, offer_toss
from engine.yugioh.choosing import SET_CAP, alike, offer_choice, offer_sets, unique_candidates
from engine.yugioh.deck_order import shuffle
from engine.yugioh.fusion import fusion_sets
from engine.yugioh.interpret_moves import act, fuse, may_summon_register, ritual
from engine.yugioh.matching import amount, banned, conditions_hold, gather, level, match
from engine.yugioh.movement import check_field, move
from engine.yugioh.replacement import (
    ASKED, next_replacement, next_staying, start_destruction, take_replacement, take_staying,
)  # fmt: skip
from engine.yugioh.rules import FIRST
from engine.yugioh.ritual import ritual_sets
from engine.yugioh.slots import (
    BATCH, COUNT, C_BRANCH, C_CARD, C_DONE, C_EFFECT, C_FROM, C_PLAYER, C_ROLLED, C_UNTIL, HEAD,
    MOVES, NEXT, OVER, OVERLAYS, POSITION,
)  # fmt: skip
from engine.yugioh.state import State
from engine.yugioh.steps import (
    BY_EFFECT, CONTINUE, S_NORMAL, S_PROCEDURE, S_RUN, context, done, top,
)  # fmt: skip
from engine.yugioh.tribute import can_normal_summon
from engine.yugioh.vocabulary import (
    BANISHED, DECK, FACEDOWN_DEFENSE, GRAVE, HAND, R_COST, R_DRAW, R_EFFECT,
)  # fmt: skip


def run(s: State) -> i64:
    """Do the row of the top step, or offer its choice."""
    data = s.data
    step = top(s)
    number = data[step + 1]
    row = data[step + 2]
    if row >= data[step + 3]:
        s.pop()
        return CONTINUE
    ops = s.t.ops
    base = row * tb.OP_SIZE
    code = ops[base]
    link = context(number)
    me = data[link + C_CARD]
    player = data[link + C_PLAYER]
    if code == tb.O_SELECT:
        _pay_for(s, number, base)
        gather_choice(s, base, me, player)
        _other_targets(s, number, base)
        _drop_named(s, number, base)
        return _offer(s, step, number, base)
    if code == tb.O_EVENT_CARDS:
        s.answering = data[link + C_EFFECT]
        gather_event_cards(
            s, ops[base + 2], ops[base + 3], me, player, data[link + C_FROM], data[link + C_UNTIL]
        )
        return _offer(s, step, number, base)
    if code == tb.O_DETACH:
        return _offer_materials(s, step, number, me, base)
    if code == tb.O_DETACH_FROM:
        gather_overlays(s, ops[base + 3], me, player)
        if s.found < ops[base + 2]:
            done(s, number, 0)
            return _next(s, step)
        offer_sets(s, ops[base + 2], ops[base + 2], 0)
        return s.count
    if code == tb.O_TOP:
        return _top(s, step, number, player, base)
    if code == tb.O_EXCAVATE:
        return _excavate(s, step, number, me, player, base)
    if code == tb.O_ROLL:
        return _roll(s, step, number, base)
    if code == tb.O_AMONG:
        _gather_among(s, number, base, me, player)
        return _offer(s, step, number, base)
    if code == tb.O_RITUAL:
        return _ritual(s, step, number, row, base, me, player)
    if code == tb.O_RANDOM:
        gather(s, ops[base + 2], ops[base + 3], ops[base + 4], me, player)
        _drop_taken(s, s.register(number, ops[base + 1]))
        wanted = amount(s, ops[base + 5], me, player, number)
        if data[s.register(number, ops[base + 1])] >= wanted or s.found == 0:
            return _next(s, step)
        return offer_random(s)
    if code == tb.O_DRAW:
        return _draw(s, step, number, player, base)
    if code == tb.O_FUSION:
        return _fusion(s, step, number, row, base, me, player)
    if code == tb.O_NORMAL:
        return _offer_normal(s, step, number, me, player, base)
    if code == tb.O_PROCEED:
        return _offer_ways(s, step, number, base, me, player)
    if code == tb.O_OPTIONAL:
        s.resolving = number
        may = possible_now(s, row + 1, ops[base + 1], me, player, 0)
        s.resolving = -1
        if not may:
            s.put(step + 2, ops[base + 1])
            return CONTINUE
        s.count = 0
        s.offer(1)
        s.offer(0)
        return s.count
    if code == tb.O_BRANCH and ops[base + 1]:
        return offer_branches(s, number, row)
    if code == tb.O_DESTROY:
        return _destroy(s, step, number, base)
    if code >= tb.O_IF_DONE:
        _control(s, step, link, base, code, me, player)
        return CONTINUE
    _next(s, step)
    act(s, number, base, code, me, player)
    check_field(s)
    return CONTINUE


def take(s: State, option: i64) -> None:
    """Go on with the option taken at the top step."""
    data = s.data
    step = top(s)
    number = data[step + 1]
    row = data[step + 2]
    ops = s.t.ops
    base = row * tb.OP_SIZE
    code = ops[base]
    link = context(number)
    me = data[link + C_CARD]
    player = data[link + C_PLAYER]
    if code == tb.O_SELECT or code == tb.O_EVENT_CARDS or code == tb.O_AMONG:
        if code == tb.O_AMONG:
            _gather_among(s, number, base, me, player)
        elif code == tb.O_SELECT:
            _pay_for(s, number, base)
            gather_choice(s, base, me, player)
            _other_targets(s, number, base)
            _drop_named(s, number, base)
        else:
            s.answering = data[link + C_EFFECT]
            gather_event_cards(s, ops[base + 2], ops[base + 3], me, player,
                               data[link + C_FROM], data[link + C_UNTIL])  # fmt: skip
        s.empty(number, ops[base + 1])
        if single(s, base):
            s.keep(number, ops[base + 1], option)
        else:
            keep_set(s, number, ops[base + 1], option)
        if code == tb.O_SELECT and ops[base + 3] & DECK and not ops[base + 8] & tb.S_DECLARED:
            # Whoever has looked through a Deck shuffles it.
            shuffle(s, player if ops[base + 4] & 1 else 1 - player)
        _next(s, step)
    elif code == tb.O_DETACH or code == tb.O_DETACH_FROM:
        if code == tb.O_DETACH:
            _candidate_materials(s, me)
        else:
            gather_overlays(s, ops[base + 3], me, player)
        s.empty(number, ops[base + 1])
        keep_set(s, number, ops[base + 1], option)
        register = s.register(number, ops[base + 1])
        _next(s, step)
        index: i64 = 1
        while index <= data[register]:
            move(
                s, data[register + index] & 0xFF, GRAVE, R_COST if code == tb.O_DETACH else R_EFFECT
            )
            index += 1
        done(s, number, ops[base + 2])
    elif code == tb.O_RANDOM:
        s.keep(number, ops[base + 1], option)
    elif code == tb.O_DRAW:
        move(s, option, HAND, R_DRAW)
        note(s, tb.DID_DRAW, option, player)
        s.put(step + 4, data[step + 4] + 1)
    elif code == tb.O_EXCAVATE:
        s.keep(number, ops[base + 1], option)
    elif code == tb.O_ROLL:
        s.put(link + C_ROLLED, data[link + C_ROLLED] + option)
        s.put(step + 4, data[step + 4] + 1)
    elif code == tb.O_TOP:
        _from_top(s, option, ops[base + 2])
        s.put(step + 4, data[step + 4] + 1)
    elif code == tb.O_RITUAL:
        _take_ritual(s, step, number, row, base, me, player, option)
    elif code == tb.O_FUSION:
        _take_fusion(s, step, number, row, base, me, player, option)
    elif code == tb.O_NORMAL:
        _next(s, step)
        s.push(S_NORMAL, option, BY_EFFECT, number, 0)
    elif code == tb.O_PROCEED:
        done(s, number, 1)
        _next(s, step)
        must_use: i64 = me + 1 if ops[base + 3] else 0
        s.push(S_PROCEDURE, option >> 8, option & 0xFF, must_use, 0)
    elif code == tb.O_OPTIONAL:
        s.put(step + 2, row + 1 if option else ops[base + 1])
    elif code == tb.O_BRANCH:
        s.put(step + 2, ops[base + 3 + option])
    elif code == tb.O_DESTROY:
        if s.data[step + 4] < ASKED and next_replacement(s, step):
            take_replacement(s, step, option)
        else:
            take_staying(s, step, next_staying(s, step) - 1, option)


def _drop_taken(s: State, register: i64) -> None:
    """Take the cards of a register out of the candidates."""
    kept: i64 = 0
    at: i64 = 0
    while at < s.found:
        taken = False
        index: i64 = 1
        while index <= s.data[register]:
            if s.data[register + index] & 0xFF == s.candidates[at]:
                taken = True
            index += 1
        if not taken:
            s.candidates[kept] = s.candidates[at]
            kept += 1
        at += 1
    s.found = kept


def _gather_among(s: State, number: i64, base: i64, me: i64, player: i64) -> None:
    """Fill the candidates with the cards of an earlier choice that match and have not moved."""
    register = s.register(number, s.t.ops[base + 3])
    s.found = 0
    index: i64 = 1
    while index <= s.data[register]:
        card = s.data[register + index] & 0xFF
        if s.data[register + index] >> 8 == s.data[MOVES + card]:
            if match(s, s.t.ops[base + 2], card, me, player):
                s.candidates[s.found] = card
                s.found += 1
        index += 1
    filter_candidates(s, s.t.ops[base + 8], 0, me, player)


def _other_targets(s: State, number: i64, base: i64) -> None:
    """Two targets of one effect are two cards."""
    if not s.t.ops[base + 8] & tb.S_TARGET or number == 0:
        return
    effect = s.data[context(number) + C_EFFECT] * tb.EFFECT_SIZE
    row = s.t.effects[effect + tb.E_TARGET]
    while row * tb.OP_SIZE < base:
        if s.t.ops[row * tb.OP_SIZE] == tb.O_SELECT:
            _drop_taken(s, s.register(number, s.t.ops[row * tb.OP_SIZE + 1]))
        row += 1


def _drop_named(s: State, number: i64, base: i64) -> None:
    """Leave out the names of the cards of the choice that this one is to be unlike."""
    if not s.t.ops[base + 9]:
        return
    register = s.register(number, s.t.ops[base + 9] - 1)
    index: i64 = 1
    while index <= s.data[register]:
        drop_name(s, s.data[register + index] & 0xFF)
        index += 1


def _pay_for(s: State, number: i64, base: i64) -> None:
    """Say which effect a cost is for, where what follows depends on the card that pays it."""
    s.paying = -1
    if s.t.ops[base + 8] & tb.S_SPARES:
        s.paying = s.data[context(number) + C_EFFECT]


def single(s: State, base: i64) -> bool:
    """Whether a choice row offers single cards, not sets."""
    ops = s.t.ops
    if ops[base + 8] & (tb.S_COUNTED | tb.S_AS_MANY):
        return False
    return ops[base + 5] == 1 and ops[base + 6] == 1 and ops[base + 7] == 0


def _next(s: State, step: i64) -> i64:
    s.put(step + 2, s.data[step + 2] + 1)
    if s.data[step + 4]:
        s.put(step + 4, 0)
    return CONTINUE


def _offer(s: State, step: i64, number: i64, base: i64) -> i64:
    ops = s.t.ops
    least = ops[base + 5]
    if s.found < least or s.found == 0:
        s.empty(number, ops[base + 1])
        done(s, number, 0)
        return _next(s, step)
    most = ops[base + 6]
    joint = ops[base + 7] | (tb.J_SUMMONED if ops[base + 8] & tb.S_SUMMON else 0)
    if ops[base + 8] & tb.S_COUNTED:
        link = context(number)
        most = amount(s, most, s.data[link + C_CARD], s.data[link + C_PLAYER], number)
    if single(s, base):
        offer_choice(s, 1, 1, 0)
    elif ops[base + 8] & tb.S_AS_MANY:
        size = most if most < s.found else s.found
        s.count = 0
        while s.count == 0 and size > 0:
            offer_sets(s, size, size, joint)
            size -= 1
    else:
        offer_sets(s, least, most, joint)
    if s.count == 0:
        s.empty(number, ops[base + 1])
        done(s, number, 0)
        return _next(s, step)
    return s.count


def keep_set(s: State, number: i64, register: i64, chosen: i64) -> None:
    """Keep the chosen candidates in a register."""
    index: i64 = 0
    while chosen:
        if chosen & 1:
            s.keep(number, register, s.candidates[index])
        chosen >>= 1
        index += 1


def _candidate_materials(s: State, me: i64) -> None:
    s.found = 0
    at = s.data[OVERLAYS + me]
    while at and s.found < SET_CAP:
        s.candidates[s.found] = at - 1
        s.found += 1
        at = s.data[NEXT + at - 1]


def _offer_materials(s: State, step: i64, number: i64, me: i64, base: i64) -> i64:
    wanted = s.t.ops[base + 2]
    _candidate_materials(s, me)
    if s.found < wanted:
        done(s, number, 0)
        return _next(s, step)
    offer_sets(s, wanted, wanted, 0)
    return s.count


def _draw(s: State, step: i64, number: i64, player: i64, base: i64) -> i64:
    """Cards drawn one after the other; whoever cannot draw loses.  Yu-Gi-Oh solo rules, 3.1."""
    drawn = s.data[step + 4]
    over = drawn >= s.t.ops[base + 1] or banned_at_all(s, tb.BAN_DRAW | tb.BAN_ADD, player)
    if not over and not s.data[HEAD + player * 5]:
        s.put(OVER, 1 + (1 - player))
    if over or s.data[OVER]:
        done(s, number, drawn)
        return _next(s, step)
    return offer_next(s, player, -1)


def _top(s: State, step: i64, number: i64, player: i64, base: i64) -> i64:
    """Cards from the top of the Deck, one after the other."""
    if s.data[step + 4] >= s.t.ops[base + 1] or not s.data[HEAD + player * 5]:
        done(s, number, s.data[step + 4])
        return _next(s, step)
    return offer_next(s, player, -1)


def _excavate(s: State, step: i64, number: i64, me: i64, player: i64, base: i64) -> i64:
    """Reveal cards from the top of the Deck, one after the other; they stay there for now."""
    register = s.register(number, s.t.ops[base + 1])
    if s.data[step + 4] == 0:
        s.empty(number, s.t.ops[base + 1])
        s.put(step + 4, 1)
    wanted = amount(s, s.t.ops[base + 2], me, player, number)
    if s.data[register] >= wanted or s.data[register] >= s.data[COUNT + player * 5]:
        done(s, number, s.data[register])
        return _next(s, step)
    return offer_next(s, player, register)


def _roll(s: State, step: i64, number: i64, base: i64) -> i64:
    """Roll dice, or toss coins: the sum, or the number of heads, is kept in the context."""
    if s.data[step + 4] == 0:
        s.put(context(number) + C_ROLLED, 0)
    if s.data[step + 4] >= s.t.ops[base + 2]:
        done(s, number, 1)
        return _next(s, step)
    return offer_toss(s) if s.t.ops[base + 1] else offer_roll(s)


def _from_top(s: State, card: i64, face_down: i64) -> None:
    if face_down:
        move(s, card, BANISHED, R_EFFECT)
        s.put(POSITION + card, FACEDOWN_DEFENSE)
    else:
        move(s, card, GRAVE, R_EFFECT)


def _destroy(s: State, step: i64, number: i64, base: i64) -> i64:
    """Destroy the cards of a register; what may be given up instead is asked first."""
    if s.data[step + 4] == 0:
        start_destruction(s, number, base)
        s.put(step + 4, FIRST)
    if (s.data[step + 4] < ASKED and next_replacement(s, step)) or next_staying(s, step):
        s.count = 0
        s.offer(1)
        s.offer(0)
        return s.count
    _next(s, step)
    act(s, number, base, tb.O_DESTROY, s.data[context(number) + C_CARD],
        s.data[context(number) + C_PLAYER])  # fmt: skip
    check_field(s)
    return CONTINUE


def offer_branches(s: State, number: i64, row: i64) -> i64:
    """Offer the bullets that are possible now."""
    data = s.data
    link = context(number)
    s.listing = 0
    option: i64 = 0
    while option < s.t.ops[row * tb.OP_SIZE + 2]:
        if branch_possible(s, row, option, data[link + C_CARD], data[link + C_PLAYER], 0,
                           data[link + C_FROM], data[link + C_UNTIL]) and _cards_left(
                               s, number, row, option):  # fmt: skip
            s.enlist(option)
        option += 1
    if s.listing == 0:
        # Nothing is possible any more: the bullets are over.
        s.enlist(0)
    return s.offer_listed()


def _cards_left(s: State, number: i64, row: i64, option: i64) -> bool:
    """Whether a bullet that Special Summons a chosen card, or changes its Level, still may."""
    at = s.t.ops[row * tb.OP_SIZE + 3 + option] * tb.OP_SIZE
    if s.t.ops[at] == tb.O_LEVEL and s.t.ops[at + 1] >= 0 and not s.t.ops[at + 3]:
        register = s.register(number, s.t.ops[at + 1])
        return not s.data[register] or (level(s, s.data[register + 1] & 0xFF) + s.t.ops[at + 2] > 0)
    if s.t.ops[at] != tb.O_SUMMON or s.t.ops[at + 1] < 0:
        return True
    return may_summon_register(s, number, s.t.ops[at + 1])


def _control(s: State, step: i64, link: i64, base: i64, code: i64, me: i64, player: i64) -> None:
    data = s.data
    ops = s.t.ops
    if code == tb.O_IF_DONE or code == tb.O_THEN:
        if not data[link + C_DONE]:
            s.put(step + 2, ops[base + 1])
            return
        if code == tb.O_THEN:
            s.put(BATCH, data[BATCH] + 1)
    elif code == tb.O_WHEN:
        number = data[step + 1]
        if not conditions_hold(s, ops[base + 1], ops[base + 2], me, player, number):
            s.put(step + 2, ops[base + 3])
            return
        s.put(BATCH, data[BATCH] + 1)
    elif code == tb.O_BRANCH:
        s.put(step + 2, ops[base + 3 + data[link + C_BRANCH]])
        return
    elif code == tb.O_JUMP:
        s.put(step + 2, ops[base + 1])
        return
    _next(s, step)


# ------------------------------------------------------- Fusion, Normal


def _offer_makeable(s: State, step: i64, number: i64, row: i64, me: i64, player: i64,
                    pile: i64) -> i64:  # fmt: skip
    """Offer what the effect can Fusion Summon from the Extra Deck (4) or Ritual Summon from the
    hand (1), one of each name.
    """
    data = s.data
    s.listing = 0
    at = data[HEAD + player * 5 + pile]
    while at:
        monster = at - 1
        at = data[NEXT + monster]
        known = False
        index: i64 = 0
        while index < s.listing and not known:
            known = s.definition[s.listed[index]] == s.definition[monster]
            index += 1
        if known:
            continue
        if pile == 4:
            makeable = fusion_sets(s, row, monster, me, player, 0, 1)
        else:
            makeable = ritual_sets(s, row, monster, me, player, 0, 1)
        if makeable:
            s.enlist(monster)
    if s.listing == 0:
        done(s, number, 0)
        return _next(s, step)
    return s.offer_listed()


def _fusion(s: State, step: i64, number: i64, row: i64, base: i64, me: i64, player: i64) -> i64:
    if s.data[step + 4] == 1:
        chosen = s.data[s.register(number, s.t.ops[base + 5]) + 1] & 0xFF
        return fusion_sets(s, row, chosen, me, player, 0, 0)
    return _offer_makeable(s, step, number, row, me, player, 4)


def _take_fusion(s: State, step: i64, number: i64, row: i64, base: i64, me: i64, player: i64,
                 option: i64) -> None:  # fmt: skip
    ops = s.t.ops
    if s.data[step + 4] == 0:
        s.empty(number, ops[base + 5])
        s.keep(number, ops[base + 5], option)
        s.put(step + 4, 1)
        return
    monster = s.data[s.register(number, ops[base + 5]) + 1] & 0xFF
    fusion_sets(s, row, monster, me, player, 0, 0)
    s.empty(number, ops[base + 6])
    keep_set(s, number, ops[base + 6], option)
    _next(s, step)
    fuse(s, number, monster, ops[base + 6], ops[base + 4], player)


def _ritual(s: State, step: i64, number: i64, row: i64, base: i64, me: i64, player: i64) -> i64:
    if s.data[step + 4] == 1:
        chosen = s.data[s.register(number, s.t.ops[base + 3]) + 1] & 0xFF
        return ritual_sets(s, row, chosen, me, player, 0, 0)
    return _offer_makeable(s, step, number, row, me, player, 1)


def _take_ritual(s: State, step: i64, number: i64, row: i64, base: i64, me: i64, player: i64,
                 option: i64) -> None:  # fmt: skip
    ops = s.t.ops
    if s.data[step + 4] == 0:
        s.empty(number, ops[base + 3])
        s.keep(number, ops[base + 3], option)
        s.put(step + 4, 1)
        return
    monster = s.data[s.register(number, ops[base + 3]) + 1] & 0xFF
    ritual_sets(s, row, monster, me, player, 0, 0)
    s.empty(number, ops[base + 4])
    keep_set(s, number, ops[base + 4], option)
    _next(s, step)
    ritual(s, number, monster, ops[base + 4], player)
    check_field(s)


def _offer_normal(s: State, step: i64, number: i64, me: i64, player: i64, base: i64) -> i64:
    s.listing = 0
    at = s.data[HEAD + player * 5 + 1]
    while at:
        card = at - 1
        at = s.data[NEXT + card]
        if match(s, s.t.ops[base + 1], card, me, player) and can_normal_summon(s, card, player):
            if not banned(s, tb.BAN_NORMAL, card, player):
                s.enlist(card)
    s.found = 0
    while s.found < s.listing:
        s.candidates[s.found] = s.listed[s.found]
        s.found += 1
    unique_candidates(s)
    if s.found == 0:
        done(s, number, 0)
        return _next(s, step)
    s.count = 0
    index: i64 = 0
    while index < s.found:
        s.offer(s.candidates[index])
        index += 1
    return s.count


def _offer_ways(s: State, step: i64, number: i64, base: i64, me: i64, player: i64) -> i64:
    """Offer what can be summoned from the Extra Deck now, as procedure * 256 + card."""
    s.listing = 0
    way: i64 = 0
    ways: i64 = len(s.way_card)
    while way < ways:
        procedure = s.way_procedure[way]
        card = s.way_card[way]
        way += 1
        known = False
        index: i64 = 0
        while index < s.listing and not known:
            other = s.listed[index]
            known = other >> 8 == procedure and alike(s, other & 0xFF, card)
            index += 1
        if not known and way_fits(s, base, procedure, card, me, player):
            s.enlist(procedure * 256 + card)
    if s.listing == 0:
        done(s, number, 0)
        return _next(s, step)
    return s.offer_listed()


def begin(s: State, number: i64, first: i64, last: i64) -> None:
    """Put the rows from `first` to before `last` on the agenda."""
    if first < last:
        s.push(S_RUN, number, first, last, 0)
