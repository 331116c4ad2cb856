"""Runs compiled effects, one row at a time, stopping at each choice.

A row works on a *context*: the chain link being activated or resolved, or 0
for a procedure outside a chain.  Cards that were chosen are in its registers
together with the count of their moves: a card that has moved since is no
longer meant (Yu-Gi-Oh modifiers and triggers, *Location changes mid-chain*).
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.amount import amount
from engine.yugioh.queries.bans import note
from engine.yugioh.legality.candidates import gather_choice, gather_event_cards, gather_overlays
from engine.yugioh.movement.chance import offer_random
from engine.yugioh.queries.sets import offer_sets
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.movement.deck_order import shuffle
from engine.yugioh.queries.gathering import gather
from engine.yugioh.effects.chance import (
    offer_draw, offer_excavated, offer_throw, offer_top, take_top,
)  # fmt: skip
from engine.yugioh.effects.choices import (
    drop_named, drop_taken, gather_among, gather_attached, keep_set, offer_gathered,
    offer_materials, other_targets, pay_for, single,
)  # fmt: skip
from engine.yugioh.effects.moves import act
from engine.yugioh.effects.summons import may_summon_register
from engine.yugioh.queries.matching import level
from engine.yugioh.movement.cards import check_field, move
from engine.yugioh.legality.possible import branch_possible, possible_now
from engine.yugioh.effects.replacement import (
    ASKED, next_replacement, next_staying, start_destruction, take_replacement, take_staying,
)  # fmt: skip
from engine.yugioh.queries.in_force import FIRST
from engine.yugioh.position.slots import (
    BATCH, C_BRANCH, C_CARD, C_DONE, C_EFFECT, C_FROM, C_PLAYER, C_ROLLED, C_UNTIL,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import (
    BY_EFFECT, CONTINUE, S_NORMAL, S_PROCEDURE, S_RUN, context, done, next_row, top,
)  # fmt: skip
from engine.yugioh.effects.summons_made import offer_made, offer_normal, offer_ways, take_made
from engine.yugioh.vocabulary import DECK, GRAVE, HAND, R_COST, R_DRAW, R_EFFECT


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
        pay_for(s, number, base)
        gather_choice(s, base, me, player)
        other_targets(s, number, base)
        drop_named(s, number, base)
        return offer_gathered(s, step, number, base)
    if code == tb.O_EVENT_CARDS:
        s.answering = data[link + C_EFFECT]
        gather_event_cards(
            s, ops[base + 2], ops[base + 3], me, player, data[link + C_FROM], data[link + C_UNTIL]
        )
        return offer_gathered(s, step, number, base)
    if code == tb.O_DETACH:
        return offer_materials(s, step, number, me, base)
    if code == tb.O_DETACH_FROM:
        gather_overlays(s, ops[base + 3], me, player)
        if s.found < ops[base + 2]:
            done(s, number, 0)
            return next_row(s, step)
        offer_sets(s, ops[base + 2], ops[base + 2], 0)
        return s.count
    if code == tb.O_TOP:
        return offer_top(s, step, number, player, base)
    if code == tb.O_EXCAVATE:
        return offer_excavated(s, step, number, me, player, base)
    if code == tb.O_ROLL:
        return offer_throw(s, step, number, base)
    if code == tb.O_AMONG:
        gather_among(s, number, base, me, player)
        return offer_gathered(s, step, number, base)
    if code == tb.O_RITUAL or code == tb.O_FUSION:
        return offer_made(s, step, number, row, base, me, player)
    if code == tb.O_RANDOM:
        gather(s, ops[base + 2], ops[base + 3], ops[base + 4], me, player)
        drop_taken(s, s.register(number, ops[base + 1]))
        wanted = amount(s, ops[base + 5], me, player, number)
        if data[s.register(number, ops[base + 1])] >= wanted or s.found == 0:
            return next_row(s, step)
        return offer_random(s)
    if code == tb.O_DRAW:
        return offer_draw(s, step, number, player, base)
    if code == tb.O_NORMAL:
        return offer_normal(s, step, number, me, player, base)
    if code == tb.O_PROCEED:
        return offer_ways(s, step, number, base, me, player)
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
    next_row(s, step)
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
            gather_among(s, number, base, me, player)
        elif code == tb.O_SELECT:
            pay_for(s, number, base)
            gather_choice(s, base, me, player)
            other_targets(s, number, base)
            drop_named(s, number, base)
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
        next_row(s, step)
    elif code == tb.O_DETACH or code == tb.O_DETACH_FROM:
        if code == tb.O_DETACH:
            gather_attached(s, me)
        else:
            gather_overlays(s, ops[base + 3], me, player)
        s.empty(number, ops[base + 1])
        keep_set(s, number, ops[base + 1], option)
        register = s.register(number, ops[base + 1])
        next_row(s, step)
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
        take_top(s, option, ops[base + 2])
        s.put(step + 4, data[step + 4] + 1)
    elif code == tb.O_RITUAL or code == tb.O_FUSION:
        take_made(s, step, number, row, base, me, player, option)
    elif code == tb.O_NORMAL:
        next_row(s, step)
        s.push(S_NORMAL, option, BY_EFFECT, number, 0)
    elif code == tb.O_PROCEED:
        done(s, number, 1)
        next_row(s, step)
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
    next_row(s, step)
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
    next_row(s, step)


def begin(s: State, number: i64, first: i64, last: i64) -> None:
    """Put the rows from `first` to before `last` on the agenda."""
    if first < last:
        s.push(S_RUN, number, first, last, 0)
