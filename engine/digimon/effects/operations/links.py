"""Cards are linked; several cards become one Digimon.

Sources: comprehensive rules 10 (by effect: the same requirements), 8-2-2-4 and 8-4-2-2 (DNA
Digivolution and App Fusion by effects that say so).
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.instructions import tables as tb
from engine.digimon.language import operations as lo
from engine.digimon.operation import Operation, Steps, register
from engine.digimon.position.memory_gauge import can_pay, pay
from engine.digimon.position.slots import C_DOER, C_SAID, C_THIS, STACK
from engine.digimon.position.state import State, pile_of
from engine.digimon.position.steps import CONTINUE, MakeStep, context, done, next_row, top
from engine.digimon.queries.amount import amount
from engine.digimon.queries.things import top_card
from engine.digimon.rules.link_conditions import can_link, link_cost
from engine.digimon.rules.linking import link
from engine.digimon.rules.materials import NO_THING, feasible_row, said_of
from engine.digimon.rules.meant import affected, collect, effect_facts
from engine.digimon.rules.special_ways import begin_special
from engine.instruction import CompileError

NOT_CHOSEN: Final = -1


def _summed(item: la.Choose) -> None:
    if item.total:
        raise CompileError("a sum over the cards of such a choice")


class LinkTo(Operation):
    """Link cards to a Digimon; only cards and Digimon that fit are chosen from."""

    CODE: Final = 36
    WHAT: Final = 1
    TO: Final = 2
    PAYS: Final = 3
    LESS: Final = 4  # amount of the reduction
    HOSTS: Final = 5  # filter of the Digimon that are chosen from after the cards, or NOT_CHOSEN
    AREAS: Final = 6  # where they are

    def write(self, c: Steps, word: lo.LinkTo, flags: int) -> None:
        marked = []
        host, hosts, areas = tb.NOBODY, NOT_CHOSEN, 0
        if not isinstance(word.to, la.Choose):
            host = c.place(word.to, flags)
        card = c.place(word.what, flags)
        if isinstance(word.what, la.Choose):
            _summed(word.what)
            marked.append((c.here() - 1, tb.CH_LINK))
        if isinstance(word.to, la.Choose):
            host = c.place(word.to, flags)
            _summed(word.to)
            marked.append((c.here() - 1, tb.CH_HOST))
            hosts, areas = c.chosen_from(c.here() - 1)
        pays = int(word.cost == "pay")
        if pays and isinstance(word.what, la.Choose) and word.what.most != 1:
            raise CompileError("paying to link more than one card")
        row = c.row(LinkTo, WHAT=card, TO=host, PAYS=pays, LESS=c.amount(word.reduced),
                    HOSTS=hosts, AREAS=areas)  # fmt: skip
        for number, flag in marked:
            c.mark(number, flag, row)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        ops = s.t.ops
        done(s, ctx, 0)
        if affected(s, ctx, ops[at + LinkTo.TO], me) == 0 or s.things[0] < STACK:
            return
        host = s.things[0]
        found = collect(s, ctx, ops[at + LinkTo.WHAT], me)
        number: i64 = 0
        index: i64 = 0
        while index < found:
            thing = s.things[index]
            if linkable(s, thing, host, at, me, player, ctx):
                card = top_card(s, thing)
                if ops[at + LinkTo.PAYS]:
                    less = amount(s, ops[at + LinkTo.LESS], me, player, ctx)
                    pay(s, player, link_cost(s, card, host - STACK, less))
                s.leaving[number] = card
                number += 1
            index += 1
        done(s, ctx, number)
        if number:
            link(s, number, host - STACK, effect_facts(s, ctx))


def linkable(s: State, thing: i64, host: i64, link: i64, me: i64, player: i64, ctx: i64) -> bool:
    """Whether the row `link` can link a card to a Digimon, and its cost can be paid."""
    if host < STACK:
        return False
    card = top_card(s, thing)
    if not can_link(s, card, host - STACK):
        return False
    if not s.t.ops[link + LinkTo.PAYS]:
        return True
    less = amount(s, s.t.ops[link + LinkTo.LESS], me, player, ctx)
    return can_pay(s, player, link_cost(s, card, host - STACK, less))


class Make(Operation):
    """Digimon of the player DNA digivolve, or app fuse, into a card."""

    CODE: Final = 39
    INTO: Final = 1
    KIND: Final = 2  # SP_...
    SAID: Final = 3  # what is said of the cards, `said_of`; 0 for nothing
    THIS: Final = 4  # whether this Digimon has to be one of them

    def write(self, c: Steps, word: lo.AppFuseInto | lo.DnaDigivolveInto, flags: int) -> None:
        kind = tb.SP_APP_FUSION if isinstance(word, lo.AppFuseInto) else tb.SP_DNA
        card = c.place(word.into, flags)
        if isinstance(word.into, la.Choose):
            _summed(word.into)
            # The choice asks this row, which comes next, what can be made.
            c.mark(c.here() - 1, tb.CH_MAKE, c.here())
        this = isinstance(word, lo.DnaDigivolveInto) and word.this
        said = 0
        if isinstance(word, lo.DnaDigivolveInto) and (word.this or word.card is not None):
            if word.area not in (v.HAND, v.TRASH):
                raise CompileError(f"a card in the {v.names(word.area, v.AREA_NAMES)}")
            other = -1 if word.card is None else c.filter(word.card, word.area)
            pile = int(pile_of(word.area)) if word.card is not None else 0
            said = int(said_of(c.filter(word.others, v.BATTLE), other, pile))
        c.row(Make, INTO=card, KIND=kind, SAID=said, THIS=int(this))

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        next_row(s, step)
        done(s, ctx, 0)
        if collect(s, ctx, s.t.ops[at + Make.INTO], me) == 0 or s.things[0] >= STACK:
            return CONTINUE
        card = s.things[0]
        row = makeable(s, at, card, me, player)
        if row >= 0:
            done(s, ctx, 1)
            begin_special(s, row, card, player, effect_facts(s, ctx), 0)
            making = context(s.data[top(s) + MakeStep.CONTEXT])
            s.put(making + C_DOER, ctx + 1)
            s.put(making + C_SAID, s.t.ops[at + Make.SAID])
            if s.t.ops[at + Make.THIS]:
                s.put(making + C_THIS, s.reference(me))
        return CONTINUE


def makeable(s: State, at: i64, card: i64, me: i64, player: i64) -> i64:
    """The requirement by which the row of a `Make` can make this card now; -1 for none."""
    ops = s.t.ops
    if not ops[at + Make.THIS]:
        return feasible_row(s, ops[at + Make.KIND], player, card, NO_THING, ops[at + Make.SAID])
    if me < STACK:
        return -1
    return feasible_row(s, ops[at + Make.KIND], player, card, me, ops[at + Make.SAID])


register(LinkTo(), lo.LinkTo)
register(Make(), lo.AppFuseInto, lo.DnaDigivolveInto)
