"""Linking: a card is plugged in sideways into a Digimon (comprehensive rules 4-9, 10, 16-40).

A Digimon has one link card, and more with <Link +>; what is linked beyond that has as many of the
earlier link cards trashed.  A rule check trashes link cards whose Digimon no longer meets their
link requirements, and those beyond the limit (17-1-3-2-5 to 17-1-3-2-7).
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.declaring import possible
from engine.digimon.rules.digivolving import cost_after
from engine.digimon.events.waking import happen, next_moment
from engine.digimon.position.memory_gauge import can_pay
from engine.digimon.rules.leaving import leave
from engine.digimon.rules.link_conditions import can_link, link_cost, link_limit
from engine.digimon.position.movement import in_battle, plug_in, take_out, trash_link
from engine.digimon.position.slots import (
    AREA, BELOW, C_FACTS, C_THIS, HALF, HOST, LINKS, STACK, STACK_COUNT, TOP, USED, WHERE,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.commands import Command, pack_onto
from engine.digimon.position.steps import (
    CONTINUE, LinkStep, begin_linking, begin_settling, context, enter_step,
)  # fmt: skip
from engine.digimon.vocabulary import BATTLE, FIELD, LINKED, UNDER

CARDS: Final = 0  # register of the cards that are linked


# ---------------------------------------------------------------- in the main phase


def offer_links(s: State, player: i64, card: i64) -> None:
    """Offer to link a card of the hand or battle area (rule 6-5-1-4)."""
    stack = player * HALF
    last = stack + s.data[STACK_COUNT + player]
    while stack < last:
        if in_battle(s, stack) and can_link(s, card, stack):
            cost = link_cost(s, card, stack, 0)
            if can_pay(s, player, cost_after(cost, possible(s, tb.W_LINK, card, stack, player))):
                s.offer(pack_onto(Command.LINK, cost, stack, card))
        stack += 1


def offer_links_in_play(s: State, player: i64) -> None:
    """Offer to link the cards of the battle area."""
    stack = player * HALF
    last = stack + s.data[STACK_COUNT + player]
    while stack < last:
        if in_battle(s, stack):
            card = s.data[TOP + stack] - 1
            if s.t.link_to[s.definition[card]] >= 0:
                offer_links(s, player, card)
        stack += 1


def take_link(s: State, card: i64, stack: i64) -> None:
    """Link this card, which was paid for."""
    begin_settling(s)
    s.leaving[0] = card
    link(s, 1, stack, tb.F_COST)


# ---------------------------------------------------------------------- doing it


def link(s: State, number: i64, stack: i64, facts: i64) -> None:
    """The first `number` cards of `s.leaving` become link cards of a stack, at the same time."""
    ctx = s.open_context(-1, 0, s.stack_ref(stack), stack // HALF)
    s.put(context(ctx) + C_FACTS, facts)
    index: i64 = 0
    while index < number:
        s.keep(ctx, CARDS, s.card_ref(s.leaving[index]))
        index += 1
    begin_linking(s, ctx)


class Link(LinkStep):
    """Link cards that have to give way are chosen, and the new ones plugged in (rule 4-9-5)."""

    def advance(self, s: State, step: i64) -> i64:
        ctx = s.data[step + LinkStep.CONTEXT]
        if not s.data[step + LinkStep.BEGUN]:
            s.put(step + LinkStep.BEGUN, 1)
            if _leave_field(s, ctx):
                return CONTINUE
        this = s.data[context(ctx) + C_THIS]
        if s.alive(this):
            stack = (this & NUMBER) - STACK
            there = s.linked(stack)
            more = there + s.data[s.register(ctx, CARDS)] - link_limit(s, stack)
            if more >= there:
                while s.data[LINKS + stack]:
                    _give_up(s, s.data[LINKS + stack] - 1)
            elif more > 0:
                s.count = 0
                s.actor = stack // HALF
                _offer_links_of(s, stack)
                return s.count
            _plug(s, ctx, stack)
        s.pop()
        s.close_context()
        return CONTINUE

    def take(self, s: State, step: i64, option: i64) -> None:
        """This one gives way."""
        _give_up(s, option)


enter_step(Link())


def _leave_field(s: State, ctx: i64) -> bool:
    """Cards of the battle area leave it first, and what would happen then happens.

    The other cards of their stacks are trashed (rules 4-7-8, 4-9-6).
    """
    slot = s.register(ctx, CARDS)
    number: i64 = 0
    index: i64 = 1
    while index <= s.data[slot]:
        card = s.data[slot + index] & NUMBER
        if s.alive(s.data[slot + index]) and s.data[AREA + card] & FIELD:
            s.leaving[number] = s.stack_ref(s.data[HOST + card] - 1)
            number += 1
        index += 1
    if number:
        next_moment(s)
        leave(s, number, UNDER, s.data[context(ctx) + C_FACTS], 0, -1)
    return number > 0


def _offer_links_of(s: State, stack: i64) -> None:
    """Offer the link cards; of copies that are in the same state the first."""
    at = s.data[LINKS + stack]
    while at:
        card = at - 1
        copy = False
        index: i64 = 0
        while index < s.count:
            other = s.options[index]
            if (
                s.definition[other] == s.definition[card]
                and s.data[USED + other] == s.data[USED + card]
            ):
                copy = True
            index += 1
        if not copy:
            s.offer(card)
        at = s.data[BELOW + card]


def _give_up(s: State, card: i64) -> None:
    """Trash a link card as the rules say."""
    stack = s.data[HOST + card] - 1
    trash_link(s, card)
    if s.data[WHERE + stack] == BATTLE:
        happen(s, tb.EV_LINK_TRASHED, s.stack_ref(stack), stack // HALF, tb.F_RULE, 0)


def _plug(s: State, ctx: i64, stack: i64) -> None:
    data = s.data
    player = stack // HALF
    facts = data[context(ctx) + C_FACTS]
    slot = s.register(ctx, CARDS)
    number = data[slot]
    index: i64 = 1
    while index <= number:
        reference = data[slot + index]
        card = reference & NUMBER
        if s.alive(reference) and not data[AREA + card] & FIELD:
            take_out(s, card)
            plug_in(s, stack, card)
            s.put(slot + index, s.card_ref(card))
        index += 1
    if data[WHERE + stack] != BATTLE:
        return
    index = 1
    while index <= number:
        reference = data[slot + index]
        if s.alive(reference) and data[AREA + (reference & NUMBER)] == LINKED:
            happen(s, tb.EV_LINKED, s.stack_ref(stack), player, facts, reference)
            happen(s, tb.EV_LINKING, s.stack_ref(stack), player, facts, reference)
        index += 1


# ------------------------------------------------------------------ rule checks


def check_links(s: State) -> bool:
    """Trash link cards that may not be there (rule 17-1-3-2); whether there were any.

    All of them at one moment (17-1-3).
    """
    data = s.data
    player: i64 = 0
    found = False
    while player < 2:
        stack = player * HALF
        last = stack + data[STACK_COUNT + player]
        while stack < last:
            if data[TOP + stack] and data[LINKS + stack]:
                found = _check(s, stack, found)
            stack += 1
        player += 1
    return found


def _check(s: State, stack: i64, found: bool) -> bool:
    """Whether some were `found` before, or here."""
    at = s.data[LINKS + stack]
    while at:
        card = at - 1
        at = s.data[BELOW + card]
        if not can_link(s, card, stack):
            if not found:
                next_moment(s)
            _give_up(s, card)
            found = True
    if s.linked(stack) > link_limit(s, stack):
        if not found:
            next_moment(s)
        link(s, 0, stack, tb.F_RULE)
        found = True
    return found
