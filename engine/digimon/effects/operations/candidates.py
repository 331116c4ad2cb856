"""What a choice of cards can choose: the row's operands, and the candidates.

Sources: comprehensive rules 15-7-3 (all of a cost or nothing), 4-22-2, 15-1-3.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.effects.operations.links import NOT_CHOSEN, LinkTo, linkable, makeable
from engine.digimon.effects.operations.together import most_together
from engine.digimon.instructions import tables as tb
from engine.digimon.operation import Operation
from engine.digimon.position.said import said_under, said_who
from engine.digimon.position.slots import (
    HALF, STACK, STACK_COUNT, TOP, WHERE,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.queries.amount import amount
from engine.digimon.queries.colors import field_colors, usable
from engine.digimon.queries.gathering import gather
from engine.digimon.queries.matching import match
from engine.digimon.queries.prohibitions import banned
from engine.digimon.queries.things import resolve
from engine.digimon.rules.digivolving import can_become, may_digivolve


class Choosing(Operation):
    """What a choice says: how many of which cards, and what else they must be."""

    REGISTER: Final = 1
    FILTER: Final = 2
    AREAS: Final = 3
    WHOSE: Final = 4
    MOST: Final = 5  # or -1 - an amount
    FLAGS: Final = 6  # CH_...
    TOTAL: Final = 7  # what they may come to together, see `pack_total`; or 0
    JOINT: Final = 8  # J_...
    OF: Final = 9  # register of the stack under which, or onto which; `pack_digivolving`
    ABOUT: Final = 10  # what the flags of CH_SPECIAL are about


def enough(s: State, base: i64, me: i64, player: i64, ctx: i64) -> bool:
    """Whether a choice has candidates: all it asks for if it pays a cost, else at least one."""
    ops = s.t.ops
    candidates(s, base, me, player, ctx)
    if not ops[base + Choosing.FLAGS] & tb.CH_PAYS:
        return s.found > 0
    most = wanted(s, base, me, player, ctx)
    if ops[base + Choosing.FLAGS] & tb.CH_UP_TO:
        return s.found > 0
    return possible_sets(s, base, most, me, player, ctx)


def possible_sets(s: State, base: i64, most: i64, me: i64, player: i64, ctx: i64) -> bool:
    """Whether `most` of the candidates can be chosen together."""
    if s.found < most:
        return False
    joint = s.t.ops[base + Choosing.JOINT]
    if joint == tb.J_NONE:
        return True
    return most <= most_together(s, joint, s.t.ops[base + Choosing.ABOUT], 0, 0,
                                 s.t.ops[base + Choosing.REGISTER], me, player, ctx)  # fmt: skip


def wanted(s: State, base: i64, me: i64, player: i64, ctx: i64) -> i64:
    """How many cards a choice asks for."""
    most = s.t.ops[base + Choosing.MOST]
    return most if most >= 0 else amount(s, -1 - most, me, player, ctx)


def candidates(s: State, base: i64, me: i64, player: i64, ctx: i64) -> None:
    """Collect the candidates of a choice."""
    ops = s.t.ops
    number = ops[base + Choosing.FILTER]
    areas = ops[base + Choosing.AREAS]
    whose = ops[base + Choosing.WHOSE]
    of = ops[base + Choosing.OF]
    flags = ops[base + Choosing.FLAGS]
    about = ops[base + Choosing.ABOUT]
    if flags & tb.CH_DIGIVOLVE:
        gather(s, number, areas, whose, said_under(of), me, player, ctx)
        who = resolve(s, said_who(of), me, ctx)
        _only_digivolving(s, who, about, player)
        return
    if flags & tb.CH_USE:
        gather(s, number, areas, whose, of, me, player, ctx)
        _only_usable(s, player)
        return
    if flags & tb.CH_ONTO:
        gather(s, number, areas, whose, tb.NOBODY, me, player, ctx)
        _only_onto(s, resolve(s, of, me, ctx), about, player)
        return
    gather(s, number, areas, whose, of, me, player, ctx)
    if flags & (tb.CH_LINK | tb.CH_HOST):
        _only_linking(s, flags, about * tb.OP_SIZE, me, player, ctx)
    elif flags & tb.CH_MAKE:
        _only_made(s, about * tb.OP_SIZE, me, player)


def _only_linking(s: State, flags: i64, link: i64, me: i64, player: i64, ctx: i64) -> None:
    """Keep the cards that can be linked as row `link` says, or the Digimon they can link to."""
    card: i64 = -1
    host: i64 = -1
    if flags & tb.CH_HOST:
        card = resolve(s, s.t.ops[link + LinkTo.WHAT], me, ctx)
    elif s.t.ops[link + LinkTo.HOSTS] == NOT_CHOSEN:
        host = resolve(s, s.t.ops[link + LinkTo.TO], me, ctx)
    kept: i64 = 0
    index: i64 = 0
    last = s.found
    while index < last:
        thing = s.candidates[index]
        if flags & tb.CH_HOST:
            fits = card >= 0 and linkable(s, card, thing, link, me, player, ctx)
        elif s.t.ops[link + LinkTo.HOSTS] == NOT_CHOSEN:
            fits = linkable(s, thing, host, link, me, player, ctx)
        else:
            fits = _any_host(s, thing, link, me, player, ctx)
        if fits:
            s.candidates[kept] = thing
            kept += 1
        index += 1
    s.found = kept


def _any_host(s: State, thing: i64, link: i64, me: i64, player: i64, ctx: i64) -> bool:
    """Whether a card can be linked to one of the Digimon that row `link` speaks of."""
    stack = player * HALF
    last = stack + s.data[STACK_COUNT + player]
    while stack < last:
        if s.data[TOP + stack] and s.data[WHERE + stack] & s.t.ops[link + LinkTo.AREAS]:
            if match(s, s.t.ops[link + LinkTo.HOSTS], STACK + stack, me, player, ctx):
                if linkable(s, thing, STACK + stack, link, me, player, ctx):
                    return True
        stack += 1
    return False


def _only_made(s: State, make: i64, me: i64, player: i64) -> None:
    """Keep the cards that Digimon can DNA digivolve, or app fuse, into as row `make` says."""
    kept: i64 = 0
    index: i64 = 0
    last = s.found
    while index < last:
        card = s.candidates[index]
        if card < STACK and makeable(s, make, card, me, player) >= 0:
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
            if can_become(s, card, who - STACK, player, ignoring):
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
            if can_become(s, card, thing - STACK, player, ignoring):
                s.candidates[kept] = thing
                kept += 1
        index += 1
    s.found = kept


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
