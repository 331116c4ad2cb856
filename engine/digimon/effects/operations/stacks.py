"""What is in play changes where it is: suspended, placed under another, placed in the area."""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from engine.digimon import language as la
from engine.digimon.effects.operations.orders import order
from engine.digimon.events.waking import happen, next_moment
from engine.digimon.instructions import tables as tb
from engine.digimon.language import operations as lo
from engine.digimon.operation import NO_CHOICE, PLACES, Operation, Steps, register
from engine.digimon.position.movement import is_token, lift, new_stack, put_under
from engine.digimon.position.slots import (
    FACE_DOWN, FLAGS, HALF, P_DECK, P_EGGS, SEEN, STACK, SUSPENDED, UNKNOWN,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.position.steps import done, next_row
from engine.digimon.queries.prohibitions import cannot
from engine.digimon.rules.drawing import offer_top, settle_top, unknown_top
from engine.digimon.rules.destinations import AT_BOTTOM, FACE_DOWN_TOO
from engine.digimon.rules.leaving import leave, placed_under
from engine.digimon.rules.meant import affected, collect, effect_facts
from engine.digimon.rules.moving import pick_up, set_suspended
from engine.digimon.vocabulary import BATTLE, OPTION, UNDER


def _turn(s: State, ctx: i64, number: i64, me: i64, to: i64) -> None:
    """Suspend or unsuspend; a card that is so already does not change (rule 1-3-3)."""
    found = affected(s, ctx, number, me)
    turned: i64 = 0
    index: i64 = 0
    facts = effect_facts(s, ctx)
    while index < found:
        thing = s.things[index]
        if thing >= STACK and s.data[SUSPENDED + thing - STACK] != to:
            if not cannot(s, thing - STACK, tb.NOT_SUSPEND if to else tb.NOT_UNSUSPEND):
                set_suspended(s, thing - STACK, to, facts)
                turned += 1
        index += 1
    done(s, ctx, turned)


class Suspend(Operation):
    """Suspend; as a cost only what can be."""

    CODE: Final = 18
    WHAT: Final = 1

    def write(self, c: Steps, word: lo.Suspend, flags: int) -> None:
        what = word.what
        if flags & tb.CH_PAYS and isinstance(what, la.Choose):
            what = replace(what, filter=what.filter & la.UNSUSPENDED)
        c.row(Suspend, WHAT=c.place(what, flags))

    def possible(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        if s.t.ops[at + Suspend.WHAT] != tb.R_THIS:
            return True
        if me < STACK or s.data[SUSPENDED + me - STACK]:
            return False
        return not cannot(s, me - STACK, tb.NOT_SUSPEND)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        _turn(s, ctx, s.t.ops[at + Suspend.WHAT], me, 1)


class Unsuspend(Operation):
    """Unsuspend."""

    CODE: Final = 19
    WHAT: Final = 1

    def write(self, c: Steps, word: lo.Unsuspend, flags: int) -> None:
        c.row(Unsuspend, WHAT=c.place(word.what, flags))

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        _turn(s, ctx, s.t.ops[at + Unsuspend.WHAT], me, 0)


class PlaceUnder(Operation):
    """Place cards, or what is in play, under a Digimon or Tamer."""

    CODE: Final = 21
    WHAT: Final = 1
    UNDER: Final = 2
    PLACE: Final = 3
    FACE_DOWN: Final = 4

    def write(self, c: Steps, word: lo.PlaceUnder, flags: int) -> None:
        what = c.place(word.what, flags)
        order(c, word.what, what)
        under = c.place(word.under, flags)
        c.row(PlaceUnder, WHAT=what, UNDER=under, PLACE=PLACES[word.where],
              FACE_DOWN=int(word.face_down))  # fmt: skip

    def turns_down(self, row: list[int]) -> bool:
        return row[PlaceUnder.FACE_DOWN] != 0

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        ops = s.t.ops
        if affected(s, ctx, ops[at + PlaceUnder.UNDER], me) == 0 or s.things[0] < STACK:
            done(s, ctx, 0)
            return
        stack = s.things[0] - STACK
        if is_token(s, stack):
            done(s, ctx, 0)
            return
        found = affected(s, ctx, ops[at + PlaceUnder.WHAT], me)
        facts = effect_facts(s, ctx)
        at_top = ops[at + PlaceUnder.PLACE]
        number: i64 = 0
        placed: i64 = 0
        index: i64 = 0
        while index < found:
            thing = s.things[index]
            if thing >= STACK:
                if thing != STACK + stack and not is_token(s, thing - STACK):
                    s.leaving[number] = s.stack_ref(thing - STACK)
                    number += 1
            elif not s.t.flags[s.definition[thing]] & tb.DEF_TOKEN:
                before = s.card_ref(thing)
                pick_up(s, thing, facts)
                put_under(s, stack, thing, at_top)
                s.follow(ctx, before, s.card_ref(thing))
                if ops[at + PlaceUnder.FACE_DOWN]:
                    s.put(FLAGS + thing, FACE_DOWN)
                placed_under(s, stack, thing, facts)
                placed += 1
            index += 1
        done(s, ctx, placed)
        to: i64 = UNDER
        if not at_top:
            to |= AT_BOTTOM
        if ops[at + PlaceUnder.FACE_DOWN]:
            to |= FACE_DOWN_TOO
        leave(s, number, to, facts, s.stack_ref(stack), ctx)


class PlaceTopUnder(Operation):
    """Place the top card of the deck face-down under a stack (rule 16-41), or a Digi-Egg card.

    Its owner may look at it (4-7-10), so nature decides first which card it is.
    """

    CODE: Final = 22
    UNDER: Final = 1
    EGGS: Final = 2  # 1: the top card of the Digi-Egg deck, face-up

    def write(self, c: Steps, word: lo.PlaceTopUnder, flags: int) -> None:
        c.row(PlaceTopUnder, UNDER=c.place(word.under, flags), EGGS=int(word.eggs))

    def turns_down(self, row: list[int]) -> bool:
        return not row[PlaceTopUnder.EGGS]

    def pile(self, s: State, at: i64) -> i64:
        return P_EGGS if s.t.ops[at + PlaceTopUnder.EGGS] else P_DECK

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        pile = self.pile(s, at)
        if not s.size(player, pile) or not unknown_top(s, player, pile):
            return NO_CHOICE
        offer_top(s, player, pile)
        return s.count

    def take(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64,
             option: i64) -> None:  # fmt: skip
        settle_top(s, player, self.pile(s, at), option)
        next_row(s, step)
        next_moment(s)
        self.act(s, at, ctx, me, player)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        done(s, ctx, 0)
        pile = self.pile(s, at)
        found = affected(s, ctx, s.t.ops[at + PlaceTopUnder.UNDER], me)
        if found == 0 or s.things[0] < STACK or not s.size(player, pile):
            return
        card = s.at(player, pile, s.size(player, pile) - 1)
        lift(s, card)
        put_under(s, s.things[0] - STACK, card, 0)
        if pile == P_DECK:
            s.put(FLAGS + card, s.data[FLAGS + card] | FACE_DOWN | (UNKNOWN if s.blind else 0))
        elif player == s.viewer:
            s.put(SEEN, s.data[SEEN] + 1)
        placed_under(s, s.things[0] - STACK, card, effect_facts(s, ctx))
        done(s, ctx, 1)


class PlaceInBattleArea(Operation):
    """Place a card in the battle area without playing it."""

    CODE: Final = 23
    WHAT: Final = 1

    def write(self, c: Steps, word: lo.PlaceInBattleArea, flags: int) -> None:
        c.row(PlaceInBattleArea, WHAT=c.place(word.what, flags))

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        found = collect(s, ctx, s.t.ops[at + PlaceInBattleArea.WHAT], me)
        done(s, ctx, 0)
        if found and s.things[0] < STACK:
            card = s.things[0]
            before = s.card_ref(card)
            pick_up(s, card, effect_facts(s, ctx))
            facts = effect_facts(s, ctx)
            stack = new_stack(s, card, s.owner[card], BATTLE)
            s.follow(ctx, before, s.stack_ref(stack))
            if s.t.category[s.definition[card]] & OPTION:
                happen(s, tb.EV_OPTION_PLACED, s.stack_ref(stack), stack // HALF, facts, 0)
            done(s, ctx, 1)


register(Suspend(), lo.Suspend)
register(Unsuspend(), lo.Unsuspend)
register(PlaceUnder(), lo.PlaceUnder)
register(PlaceTopUnder(), lo.PlaceTopUnder)
register(PlaceInBattleArea(), lo.PlaceInBattleArea)
