"""Whether what an effect asks for first can be done: the cost of a "by …", a "you may …".

Sources: comprehensive rules 15-7-3 (all of a cost or nothing), 4-2-2, 15-8-4-4.  Only looks; the
interpreter does.
"""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.queries.colors import field_colors, usable
from engine.digimon.rules.digivolving import (
    can_digivolve_into, cost_after, costs, lowest, may_digivolve, reduction,
)  # fmt: skip
from engine.digimon.position.memory_gauge import can_pay
from engine.digimon.rules.link_conditions import can_link, link_cost
from engine.digimon.queries.amount import amount
from engine.digimon.queries.condition import conditions_hold
from engine.digimon.queries.gathering import gather
from engine.digimon.queries.matching import match
from engine.digimon.queries.things import resolve, top_card
from engine.digimon.rules.materials import feasible_row
from engine.digimon.queries.prohibitions import banned
from engine.digimon.position.slots import (
    HALF, STACK, STACK_COUNT, TOP, WHERE,
)  # fmt: skip
from engine.digimon.operation import ENOUGH, OPERATIONS, POSSIBLE
from engine.digimon.position.state import State


def begins(s: State, effect: i64, me: i64, player: i64, ctx: i64) -> bool:
    """Whether the processing conditions let an effect begin: one of them is enough (15-6-2, -3)."""
    t = s.t
    base = effect * tb.EFFECT_SIZE
    if not conditions_hold(s, t.effects[base + tb.E_IF], t.effects[base + tb.E_IF + 1], me, player,
                           ctx):  # fmt: skip
        return False
    row = t.effects[base + tb.E_DO]
    last = t.effects[base + tb.E_DO + 1]
    empty = row == last
    while row < last:
        place = row * tb.OP_SIZE
        if t.ops[place] != tb.O_IF:
            return True
        if conditions_hold(s, t.ops[place + 1], t.ops[place + 2], me, player, ctx):
            return True
        row = t.ops[place + 3]
    return empty


def payable(s: State, row: i64, me: i64, card: i64, player: i64) -> bool:
    """Whether an effect that begins with this row can be begun: a "by …" needs its cost."""
    base = row * tb.OP_SIZE
    if s.t.ops[base] == tb.O_BY:
        return doable(s, row + 1, s.t.ops[base + 1], me, card, player, -1)
    if s.t.ops[base] == tb.O_MAY:
        return doable(s, row + 1, s.t.ops[base + 1], me, card, player, -1)
    return OPERATIONS[s.t.ops[base]].payable(s, base, me, card, player)


def doable(s: State, first: i64, last: i64, me: i64, card: i64, player: i64, ctx: i64) -> bool:
    """Whether the rows from `first` can be done: every row of a cost, else the first that acts."""
    ops = s.t.ops
    row = first
    while row < last:
        base = row * tb.OP_SIZE
        code = ops[base]
        if code == tb.O_CHOOSE:
            if not enough(s, base, me, player, ctx):
                return False
            if not ops[base + 6] & tb.CH_PAYS:
                return True
        elif code == tb.O_DIGIVOLVE:
            if not _can_digivolve(s, base, me, card, player, ctx):
                return False
        elif code == tb.O_ONE_OF:
            return _one_doable(s, base, me, card, player, ctx)
        elif code == tb.O_IF or code == tb.O_BY or code == tb.O_MAY:
            return True
        else:
            answer = OPERATIONS[code].look(s, base, ctx, me, card, player)
            if answer != POSSIBLE:
                return answer == ENOUGH
        row += 1
    return True


def _one_doable(s: State, base: i64, me: i64, card: i64, player: i64, ctx: i64) -> bool:
    """Whether one of several things to choose from can be done."""
    option: i64 = 0
    while option < s.t.ops[base + 1]:
        first = s.t.ops[base + 2 + option]
        if doable(s, first, first + 1, me, card, player, ctx):
            return True
        option += 1
    return False


def enough(s: State, base: i64, me: i64, player: i64, ctx: i64) -> bool:
    """Whether a choice has candidates: all it asks for if it pays a cost, else at least one."""
    ops = s.t.ops
    candidates(s, base, me, player, ctx)
    if not ops[base + 6] & tb.CH_PAYS:
        return s.found > 0
    most = wanted(s, base, me, player, ctx)
    if ops[base + 6] & tb.CH_UP_TO:
        return s.found > 0
    return possible_sets(s, base, most)


def possible_sets(s: State, base: i64, most: i64) -> bool:
    """Whether `most` of the candidates can be chosen together."""
    if s.found < most:
        return False
    joint = s.t.ops[base + 8]
    if joint == tb.J_SAME_LEVEL:
        index: i64 = 0
        while index < s.found:
            if _same_level(s, index) >= most:
                return True
            index += 1
        return False
    return True


def _same_level(s: State, index: i64) -> i64:
    """How many candidates have the level of this one."""
    level = s.t.level[s.definition[s.candidates[index]]]
    found: i64 = 0
    other: i64 = 0
    while other < s.found:
        card = s.candidates[other]
        if card < STACK and s.t.level[s.definition[card]] == level:
            found += 1
        other += 1
    return found


def wanted(s: State, base: i64, me: i64, player: i64, ctx: i64) -> i64:
    """How many cards a choice asks for."""
    most = s.t.ops[base + 5]
    return most if most >= 0 else amount(s, -1 - most, me, player, ctx)


def candidates(s: State, base: i64, me: i64, player: i64, ctx: i64) -> None:
    """Collect the candidates of a choice."""
    ops = s.t.ops
    of = ops[base + 9]
    if ops[base + 6] & tb.CH_DIGIVOLVE:
        gather(s, ops[base + 2], ops[base + 3], ops[base + 4], tb.NOBODY, me, player, ctx)
        who = resolve(s, of, me, ctx)
        _only_digivolving(s, who, ops[base + 7], player)
        return
    if ops[base + 6] & tb.CH_USE:
        gather(s, ops[base + 2], ops[base + 3], ops[base + 4], of, me, player, ctx)
        _only_usable(s, player)
        return
    if ops[base + 6] & tb.CH_ONTO:
        gather(s, ops[base + 2], ops[base + 3], ops[base + 4], tb.NOBODY, me, player, ctx)
        _only_onto(s, resolve(s, of, me, ctx), ops[base + 7], player)
        return
    gather(s, ops[base + 2], ops[base + 3], ops[base + 4], of, me, player, ctx)
    if ops[base + 6] & (tb.CH_LINK | tb.CH_HOST):
        _only_linking(s, ops[base + 6], ops[base + 7] * tb.OP_SIZE, me, player, ctx)
    elif ops[base + 6] & tb.CH_MAKE:
        _only_made(s, ops[base + 7], player)


def _only_linking(s: State, flags: i64, link: i64, me: i64, player: i64, ctx: i64) -> None:
    """Keep the cards that can be linked as row `link` says, or the Digimon they can link to."""
    card: i64 = -1
    host: i64 = -1
    if flags & tb.CH_HOST:
        card = resolve(s, s.t.ops[link + 1], me, ctx)
    elif s.t.ops[link + 5] < 0:
        host = resolve(s, s.t.ops[link + 2], me, ctx)
    kept: i64 = 0
    index: i64 = 0
    last = s.found
    while index < last:
        thing = s.candidates[index]
        if flags & tb.CH_HOST:
            fits = card >= 0 and linkable(s, card, thing, link, me, player, ctx)
        elif s.t.ops[link + 5] < 0:
            fits = linkable(s, thing, host, link, me, player, ctx)
        else:
            fits = _any_host(s, thing, link, me, player, ctx)
        if fits:
            s.candidates[kept] = thing
            kept += 1
        index += 1
    s.found = kept


def linkable(s: State, thing: i64, host: i64, link: i64, me: i64, player: i64, ctx: i64) -> bool:
    """Whether row `link` can link a card to a Digimon, and its cost can be paid."""
    if host < STACK:
        return False
    card = top_card(s, thing)
    if not can_link(s, card, host - STACK):
        return False
    if not s.t.ops[link + 3]:
        return True
    less = amount(s, s.t.ops[link + 4], me, player, ctx)
    return can_pay(s, player, link_cost(s, card, host - STACK, less))


def _any_host(s: State, thing: i64, link: i64, me: i64, player: i64, ctx: i64) -> bool:
    """Whether a card can be linked to one of the Digimon that row `link` speaks of."""
    stack = player * HALF
    last = stack + s.data[STACK_COUNT + player]
    while stack < last:
        if s.data[TOP + stack] and s.data[WHERE + stack] & s.t.ops[link + 6]:
            if match(s, s.t.ops[link + 5], STACK + stack, me, player, ctx):
                if linkable(s, thing, STACK + stack, link, me, player, ctx):
                    return True
        stack += 1
    return False


def _only_made(s: State, kind: i64, player: i64) -> None:
    """Keep the cards that Digimon of the player can DNA digivolve, or app fuse, into."""
    free: i64 = 1 if kind == tb.SP_DNA else 0
    kept: i64 = 0
    index: i64 = 0
    last = s.found
    while index < last:
        card = s.candidates[index]
        if card < STACK and feasible_row(s, kind, player, card, free) >= 0:
            s.candidates[kept] = card
            kept += 1
        index += 1
    s.found = kept


def _only_digivolving(s: State, who: i64, ignoring: i64, player: i64) -> None:
    """Keep the cards that a stack can digivolve into."""
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        if who >= STACK and card < STACK and may_digivolve(s, who - STACK):
            if ignoring or can_digivolve_into(s, card, who - STACK, player):
                s.candidates[kept] = card
                kept += 1
        index += 1
    s.found = kept


def _only_onto(s: State, card: i64, ignoring: i64, player: i64) -> None:
    """Keep the stacks that can digivolve into a card."""
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        thing = s.candidates[index]
        if thing >= STACK and card >= 0 and card < STACK:
            if ignoring or can_digivolve_into(s, card, thing - STACK, player):
                s.candidates[kept] = thing
                kept += 1
        index += 1
    s.found = kept


def may_not_play(s: State, player: i64, card: i64) -> bool:
    """Whether a player cannot play this card by an effect."""
    if not s.t.modified >> tb.M_BAN & 1:
        return False
    by_effect = banned(s, player, tb.BAN_PLAY_BY_EFFECT, card)
    return by_effect or banned(s, player, tb.BAN_PLAY, card)


def _can_digivolve(s: State, base: i64, me: i64, card: i64, player: i64, ctx: i64) -> bool:
    """Whether a row that digivolves can be done, as far as its cards are known already."""
    ops = s.t.ops
    into = card if ops[base + 1] == tb.R_CARD else resolve(s, ops[base + 1], me, ctx)
    who = resolve(s, ops[base + 2], me, ctx)
    if into < 0 or into >= STACK or who < STACK:
        return ops[base + 1] >= 0 or ops[base + 2] >= 0
    if not ops[base + 6] and not can_digivolve_into(s, into, who - STACK, player):
        return False
    if ops[base + 3] == 0:
        return True
    less = amount(s, ops[base + 5], me, player, ctx)
    less += reduction(s, tb.W_DIGIVOLVE, into, who - STACK, player)
    printed: i64 = ops[base + 4]
    if ops[base + 3] == 1:
        bits = costs(s, into, who - STACK, player)
        if bits == 0:
            return False
        printed = lowest(bits)
    return can_pay(s, player, cost_after(printed, less))


def _only_usable(s: State, player: i64) -> None:
    """Keep the Options that a player can use (rules 4-22-2, 15-1-3)."""
    colors = field_colors(s, player)
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        if card < STACK and usable(s, card, player, colors):
            if not banned(s, player, tb.BAN_USE, card):
                s.candidates[kept] = card
                kept += 1
        index += 1
    s.found = kept
