"""Cards go to a pile: from the field, from under a stack, from another pile."""

from typing import Final

from mypy_extensions import i64

from engine.digimon.effects.operations.orders import order
from engine.digimon.events.waking import happen
from engine.digimon.instructions import tables as tb
from engine.digimon.language import operations as lo
from engine.digimon.operation import BOTTOM, PLACES, SHUFFLED, Operation, Steps, register
from engine.digimon.position.memory_gauge import overflow
from engine.digimon.position.movement import (
    lift, put_down, put_under, take_out, take_top_card, trash_top_card, under_at,
)  # fmt: skip
from engine.digimon.position.slots import (
    AREA, C_CARD, C_PLAYER, FACE_DOWN, FLAGS, HALF, HOST, P_DECK, STACK, UNDERS, WHERE,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.position.steps import context, done
from engine.digimon.queries.amount import amount
from engine.digimon.queries.prohibitions import banned, protected_under
from engine.digimon.queries.things import NONE
from engine.digimon.rules.drawing import leaves_security, shuffle, tell_trashed
from engine.digimon.rules.destinations import AT_BOTTOM, DELETED, FACE_UP_TOO
from engine.digimon.rules.leaving import added, leave, placed_under, turn_up
from engine.digimon.rules.meant import affected, effect_facts
from engine.digimon.vocabulary import BATTLE, DECK, HAND, LINKED, SECURITY, TRASH, UNDER


def send(s: State, ctx: i64, number: i64, me: i64, to: i64, more: i64 = 0) -> None:
    """Cards of a register go to a pile: from another pile, from under a stack, or the field.

    `more` is what else is to be known of it (F_...).
    """
    found = affected(s, ctx, number, me)
    area = to & (HAND | DECK | TRASH | SECURITY)
    head = context(ctx)
    if area == SECURITY and banned(s, s.data[head + C_PLAYER], tb.BAN_ADD_TO_SECURITY,
                                   s.data[head + C_CARD]):  # fmt: skip
        done(s, ctx, 0)
        return
    bottom: i64 = 1 if to & AT_BOTTOM else 0
    facts = effect_facts(s, ctx) | more
    stacks: i64 = 0
    moved: i64 = 0
    index: i64 = 0
    while index < found:
        thing = s.things[index]
        if thing >= STACK:
            s.leaving[stacks] = s.stack_ref(thing - STACK)
            stacks += 1
        else:
            before = s.card_ref(thing)
            if not s.data[AREA + thing] & (UNDER | LINKED):
                _from_pile(s, thing, area, bottom, facts)
                moved += 1
            elif _from_stack(s, thing, area, bottom, facts):
                moved += 1
            if to & FACE_UP_TOO:
                turn_up(s, thing)
            s.follow(ctx, before, s.card_ref(thing))
        index += 1
    done(s, ctx, moved)
    leave(s, stacks, to, facts, 0, ctx)


def _from_stack(s: State, card: i64, area: i64, bottom: i64, facts: i64) -> bool:
    """A digivolution card or a link card goes to a pile."""
    stack = s.data[HOST + card] - 1
    under = s.data[AREA + card] == UNDER
    if under and area == TRASH and protected_under(s, stack, card):
        return False
    take_out(s, card)
    overflow(s, card)
    put_down(s, card, area, bottom)
    if s.data[AREA + card] == area:
        added(s, area, s.owner[card], facts)
    if area == TRASH and s.data[WHERE + stack] == BATTLE:
        what: i64 = tb.EV_TRASHED_UNDER if under else tb.EV_LINK_TRASHED
        happen(s, what, s.stack_ref(stack), stack // HALF, facts, 0)
        if under:
            happen(s, tb.EV_TRASHED_FROM_UNDER, s.card_ref(card), s.owner[card], facts,
                   s.stack_ref(stack))  # fmt: skip
    return True


def _from_pile(s: State, card: i64, area: i64, bottom: i64, facts: i64) -> None:
    start = s.data[AREA + card]
    player = s.owner[card]
    left = leaves_security(s, card)
    lift(s, card)
    put_down(s, card, area, bottom)
    if area == TRASH:
        tell_trashed(s, card, start, facts)
    if left:
        happen(s, tb.EV_SECURITY_REMOVED, 0, player, facts, 0)
    if s.data[AREA + card] == area:
        added(s, area, player, facts)


class Delete(Operation):
    """Delete stacks."""

    CODE: Final = 16
    WHAT: Final = 1

    def write(self, c: Steps, word: lo.Delete, flags: int) -> None:
        c.row(Delete, WHAT=c.place(c.raised(word.what), flags))

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        found = affected(s, ctx, s.t.ops[at + Delete.WHAT], me)
        number: i64 = 0
        index: i64 = 0
        while index < found:
            if s.things[index] >= STACK:
                s.leaving[number] = s.stack_ref(s.things[index] - STACK)
                number += 1
            index += 1
        done(s, ctx, 0)
        leave(s, number, TRASH | DELETED, effect_facts(s, ctx), 0, ctx)


class ToHand(Operation):
    """To the owners' hands."""

    CODE: Final = 9
    WHAT: Final = 1

    def write(self, c: Steps, word: lo.AddToHand, flags: int) -> None:
        c.row(ToHand, WHAT=c.place(word.what, flags))

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        send(s, ctx, s.t.ops[at + ToHand.WHAT], me, HAND)


class ToDeck(Operation):
    """To the owners' decks."""

    CODE: Final = 10
    WHAT: Final = 1
    PLACE: Final = 2

    def write(self, c: Steps, word: lo.ToDeck, flags: int) -> None:
        what = c.place(word.what, flags)
        if word.where != "shuffle":
            order(c, word.what, what)
        c.row(ToDeck, WHAT=what, PLACE=PLACES[word.where])

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        place = s.t.ops[at + ToDeck.PLACE]
        to: i64 = DECK | AT_BOTTOM if place == BOTTOM else DECK
        send(s, ctx, s.t.ops[at + ToDeck.WHAT], me, to)
        if place == SHUFFLED:
            shuffle(s, player, P_DECK)


class Trash(Operation):
    """Trash cards; not a deletion."""

    CODE: Final = 11
    WHAT: Final = 1
    FACTS: Final = 2

    def write(self, c: Steps, word: lo.Trash, flags: int) -> None:
        c.row(Trash, WHAT=c.place(word.what, flags), FACTS=tb.F_DIGI_BURST * word.digi_burst)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        send(s, ctx, s.t.ops[at + Trash.WHAT], me, TRASH, s.t.ops[at + Trash.FACTS])


class ToSecurity(Operation):
    """To the owners' security stacks."""

    CODE: Final = 14
    WHAT: Final = 1
    PLACE: Final = 2
    FACE_UP: Final = 3

    def write(self, c: Steps, word: lo.ToSecurity, flags: int) -> None:
        what = c.place(word.what, flags)
        order(c, word.what, what)
        c.row(ToSecurity, WHAT=what, PLACE=PLACES[word.where], FACE_UP=int(word.face_up))

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        to: i64 = SECURITY
        if s.t.ops[at + ToSecurity.PLACE] == BOTTOM:
            to |= AT_BOTTOM
        if s.t.ops[at + ToSecurity.FACE_UP]:
            to |= FACE_UP_TOO
        send(s, ctx, s.t.ops[at + ToSecurity.WHAT], me, to)


class TrashUnder(Operation):
    """Trash digivolution cards from the bottom or top of stacks (rules 4-27-2, 4-27-3)."""

    CODE: Final = 20
    WHAT: Final = 1
    AMOUNT: Final = 2
    FROM: Final = 3
    FACE_DOWN: Final = 4  # 1: only those that lie face-down

    def write(self, c: Steps, word: lo.TrashUnder, flags: int) -> None:
        what = c.place(word.what, flags)
        c.row(TrashUnder, WHAT=what, AMOUNT=c.amount(word.count), FROM=PLACES[word.where],
              FACE_DOWN=int(word.face_down))  # fmt: skip

    def possible(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        """Whether all of them can be trashed from this Digimon."""
        if s.t.ops[at + TrashUnder.WHAT] != tb.R_THIS:
            return True
        if me < STACK:
            return False
        number = amount(s, s.t.ops[at + TrashUnder.AMOUNT], me, player, ctx)
        index: i64 = 0
        while index < number:
            under = self._card(s, at, me - STACK, index)
            if under < 0 or protected_under(s, me - STACK, under):
                return False
            index += 1
        return True

    def _card(self, s: State, at: i64, stack: i64, number: i64) -> i64:
        """The card of this number, from 0 on, among those that can be meant, or NONE."""
        ops = s.t.ops
        index: i64 = 0
        while index < s.data[UNDERS + stack]:
            card = under_at(s, stack, index, ops[at + TrashUnder.FROM])
            if not ops[at + TrashUnder.FACE_DOWN] or s.data[FLAGS + card] & FACE_DOWN:
                if number == 0:
                    return card
                number -= 1
            index += 1
        return NONE

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        ops = s.t.ops
        found = affected(s, ctx, ops[at + TrashUnder.WHAT], me)
        facts = effect_facts(s, ctx)
        trashed: i64 = 0
        index: i64 = 0
        while index < found:
            left = amount(s, ops[at + TrashUnder.AMOUNT], me, player, ctx)
            stack = s.things[index] - STACK
            kept: i64 = 0  # what may not be trashed is one of the cards all the same (15-1-3)
            while stack >= 0 and left > 0:
                card = self._card(s, at, stack, kept)
                if card < 0:
                    break
                if _from_stack(s, card, TRASH, 0, facts):
                    trashed += 1
                else:
                    kept += 1
                left -= 1
            index += 1
        done(s, ctx, trashed)


def _has_cards_under(s: State, number: i64, me: i64) -> bool:
    """Whether this Digimon has a card under its top card; of others that is seen later."""
    return number != tb.R_THIS or (me >= STACK and s.data[UNDERS + me - STACK] != 0)


class PlaceTopCard(Operation):
    """The top card of a stack becomes a digivolution card of it, or a security card."""

    CODE: Final = 44
    WHAT: Final = 1
    AREA: Final = 2
    PLACE: Final = 3
    FACE_UP: Final = 4

    def write(self, c: Steps, word: lo.PlaceTopCard, flags: int) -> None:
        c.row(PlaceTopCard, WHAT=c.place(word.what, flags),
              AREA=UNDER if word.to == "digivolution cards" else SECURITY,
              PLACE=PLACES[word.where], FACE_UP=int(word.face_up))  # fmt: skip

    def possible(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        return _has_cards_under(s, s.t.ops[at + PlaceTopCard.WHAT], me)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        ops = s.t.ops
        found = affected(s, ctx, ops[at + PlaceTopCard.WHAT], me)
        done(s, ctx, 0)
        if not found or s.things[0] < STACK or not s.data[UNDERS + s.things[0] - STACK]:
            return
        stack = s.things[0] - STACK
        facts = effect_facts(s, ctx)
        bottom: i64 = 1 if ops[at + PlaceTopCard.PLACE] == BOTTOM else 0
        if ops[at + PlaceTopCard.AREA] == UNDER:
            top = take_top_card(s, stack)
            put_under(s, stack, top, 1 - bottom)
            placed_under(s, stack, top, facts)
            done(s, ctx, 1)
            return
        if banned(s, player, tb.BAN_ADD_TO_SECURITY, s.data[context(ctx) + C_CARD]):
            return
        top = take_top_card(s, stack)
        overflow(s, top)
        put_down(s, top, SECURITY, bottom)
        if ops[at + PlaceTopCard.FACE_UP]:
            turn_up(s, top)
        if s.data[AREA + top] == SECURITY:
            added(s, SECURITY, s.owner[top], facts)
        done(s, ctx, 1)

    def trashes_top(self, row: list[int]) -> bool:
        return True


class TrashTopCard(Operation):
    """Trash the top card of a stack; the card under it becomes the top card."""

    CODE: Final = 40
    WHAT: Final = 1

    def write(self, c: Steps, word: lo.TrashTopCard, flags: int) -> None:
        c.row(TrashTopCard, WHAT=c.place(word.what, flags))

    def possible(self, s: State, at: i64, ctx: i64, me: i64, card: i64, player: i64) -> bool:
        return _has_cards_under(s, s.t.ops[at + TrashTopCard.WHAT], me)

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        found = affected(s, ctx, s.t.ops[at + TrashTopCard.WHAT], me)
        done(s, ctx, 0)
        if found and s.things[0] >= STACK and s.data[UNDERS + s.things[0] - STACK]:
            trash_top_card(s, s.things[0] - STACK, TRASH)
            done(s, ctx, 1)

    def trashes_top(self, row: list[int]) -> bool:
        return True


register(Delete(), lo.Delete)
register(ToHand(), lo.AddToHand)
register(ToDeck(), lo.ToDeck)
register(Trash(), lo.Trash)
register(ToSecurity(), lo.ToSecurity)
register(TrashUnder(), lo.TrashUnder)
register(TrashTopCard(), lo.TrashTopCard)
register(PlaceTopCard(), lo.PlaceTopCard)
