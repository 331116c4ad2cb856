"""The rows that link cards, and those that make one Digimon of several cards.

Sources: comprehensive rules 10 (by effect: the same requirements), 8-2-2-4 and 8-4-2-2 (DNA
Digivolution and App Fusion by effects that say so).
"""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.meant import affected, collect, effect_facts
from engine.digimon.events.waking import next_moment
from engine.digimon.position.memory_gauge import pay
from engine.digimon.rules.linking import link
from engine.digimon.rules.link_conditions import link_cost
from engine.digimon.queries.amount import amount
from engine.digimon.queries.things import top_card
from engine.digimon.rules.materials import feasible_row
from engine.digimon.rules.possible import linkable
from engine.digimon.position.slots import STACK
from engine.digimon.rules.special_ways import begin_special
from engine.digimon.position.state import State
from engine.digimon.position.steps import done


def link_row(s: State, ctx: i64, base: i64, me: i64, player: i64) -> None:
    """Link the cards of a register to a Digimon, paying for it where the effect says so."""
    ops = s.t.ops
    done(s, ctx, 0)
    next_moment(s)
    if affected(s, ctx, ops[base + 2], me) == 0 or s.things[0] < STACK:
        return
    host = s.things[0]
    found = collect(s, ctx, ops[base + 1], me)
    number: i64 = 0
    index: i64 = 0
    while index < found:
        thing = s.things[index]
        if linkable(s, thing, host, base, me, player, ctx):
            card = top_card(s, thing)
            if ops[base + 3]:
                less = amount(s, ops[base + 4], me, player, ctx)
                pay(s, player, link_cost(s, card, host - STACK, less))
            s.leaving[number] = card
            number += 1
        index += 1
    done(s, ctx, number)
    if number:
        link(s, number, host - STACK, effect_facts(s, ctx))


def make_row(s: State, ctx: i64, base: i64, me: i64, player: i64) -> None:
    """Digimon of the player DNA digivolve, or app fuse, into the card of a register."""
    ops = s.t.ops
    kind = ops[base + 2]
    done(s, ctx, 0)
    if collect(s, ctx, ops[base + 1], me) == 0 or s.things[0] >= STACK:
        return
    card = s.things[0]
    free: i64 = 1 if kind == tb.SP_DNA else 0
    row = feasible_row(s, kind, player, card, free)
    if row >= 0:
        done(s, ctx, 1)
        begin_special(s, row, card, player, effect_facts(s, ctx), free)
