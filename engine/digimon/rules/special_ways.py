"""DNA Digivolution, Burst Digivolve, App Fusion, DigiXros and Assembly, slot by slot.

Sources: comprehensive rules 8-2 (DNA: several Digimon become the digivolution cards of a new,
unsuspended one, which may attack), 8-3 (Burst: a Tamer returns to the hand, and the top card is
trashed at the end of the turn), 8-4 (App Fusion: a link card goes on top of its Digimon, which
digivolves), 16-31 (Blast DNA Digivolve: with a card of the hand), 7-2 (DigiXros: one card for each
requirement, as many as wanted, at least one), 7-3 (Assembly: all of them from the trash), 16-10
(Digisorption: a Digimon is suspended to digivolve for less).  A step holds the row, the card and
the next slot; what was chosen is in register 0 of its context, a skipped slot as 0.  Which cards
there are to choose: `materials`.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.meant import effect_facts
from engine.digimon.rules.digivolving import digivolve, next_is_over
from engine.digimon.rules.drawing import draw
from engine.digimon.events.waking import happen, next_moment
from engine.digimon.position.memory_gauge import can_pay, pay
from engine.digimon.rules.moving import pick_up, set_suspended
from engine.digimon.rules.pending import END_OF_TURN
from engine.digimon.rules.leaving import leave
from engine.digimon.rules.materials import (
    NO_THING, feasible, from_elsewhere, gather_slot, price, reaches,
)  # fmt: skip
from engine.digimon.queries.prohibitions import banned
from engine.digimon.position.movement import (
    dissolve, lift, move, new_stack, put_down, put_under, remove_stack, stack_on, take_out,
)  # fmt: skip
from engine.digimon.position.facts import with_cards
from engine.digimon.position.slots import (
    AREA, ARRIVED, C_DOER, C_FACTS, C_FREE, C_PLAYER, C_SAID, C_THIS, HALF, HOST, STACK,
    STACK_COUNT, USED,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.commands import pack_command
from engine.digimon.position.steps import (
    CONTINUE, MakeStep, begin_making, context, done, enter_step, top,
)  # fmt: skip
from engine.digimon.vocabulary import BATTLE, HAND, NOWHERE, TRASH, UNDER

SKIP: Final = 1 << 12  # leave this requirement of a DigiXros out
CHOSEN: Final = 0
SUSPENDED_FOR: Final = 1  # register of the Tamer by which cards lie elsewhere


def offer_special(s: State, player: i64, card: i64, command: i64, blast: i64) -> None:
    """Offer, as commands of this kind, each way in which a card of the hand can come into play.

    With `blast` the Blast DNA Digivolutions, else the others.
    """
    definition = s.definition[card]
    row = s.t.special_from[definition]
    while row < s.t.special_from[definition + 1]:
        s.used_count = 0
        s.found = 0
        kind = s.t.specials[row * tb.SPECIAL_SIZE + tb.SPECIAL_KIND]
        plays = kind == tb.SP_DIGIXROS or kind == tb.SP_ASSEMBLY
        if banned(s, player, tb.BAN_PLAY if plays else tb.BAN_DIGIVOLVE, card):
            row += 1
            continue
        if (kind == tb.SP_BLAST_DNA) == (blast != 0):
            if feasible(s, row, 0, player, card, 0, blast):
                s.offer(pack_command(command, row, card))
        row += 1


# ---------------------------------------------------------------------- choosing


def begin_special(s: State, row: i64, card: i64, player: i64, facts: i64, free: i64) -> None:
    """Declare it: the cards are chosen next.  `free`: the cost is not paid."""
    ctx = s.open_context(-1, card, 0, player)
    s.put(context(ctx) + C_FACTS, facts)
    if free:
        s.put(context(ctx) + C_FREE, free)
    begin_making(s, row, card, ctx)


def offer_plays(s: State, card: i64, alone: i64, free: i64, player: i64) -> i64:
    """An effect plays a card: offer to do so by DigiXros or Assembly, if it can (rule 7-3-2-10).

    `alone` is what it costs by itself (-1: it cannot be played so), `free` as for `begin_special`.
    Options are 0 for playing it alone, or a row + 1.  Answers 0 where there is nothing to choose.
    """
    s.count = 0
    if alone >= 0 and can_pay(s, player, alone):
        s.offer(0)
    definition = s.definition[card]
    row = s.t.special_from[definition]
    while row < s.t.special_from[definition + 1]:
        kind = s.t.specials[row * tb.SPECIAL_SIZE + tb.SPECIAL_KIND]
        if kind == tb.SP_DIGIXROS or kind == tb.SP_ASSEMBLY:
            s.used_count = 0
            s.found = 0
            if feasible(s, row, 0, player, card, 0, free):
                s.offer(row + 1)
        row += 1
    return 0 if s.count == 1 and s.options[0] == 0 else s.count


def take_play(s: State, ctx: i64, card: i64, free: i64, player: i64, option: i64) -> None:
    """Begin the DigiXros or Assembly that was chosen."""
    done(s, ctx, 1)
    begin_special(s, option - 1, card, player, effect_facts(s, ctx), free)
    s.put(context(s.data[top(s) + MakeStep.CONTEXT]) + C_DOER, ctx + 1)


class Make(MakeStep):
    """What fits the next slot is chosen, so that the rest can still be filled."""

    def advance(self, s: State, step: i64) -> i64:
        return _next_slot(s, step)

    def take(self, s: State, step: i64, option: i64) -> None:
        """Use this card for the slot, leave the slot out, or suspend this Tamer for all of them."""
        if (
            s.data[step + MakeStep.SLOT]
            == s.t.specials[s.data[step + MakeStep.ROW] * tb.SPECIAL_SIZE + tb.SPECIAL_SLOTS]
        ):
            s.keep(s.data[step + MakeStep.CONTEXT], SUSPENDED_FOR, s.reference(option))
            set_suspended(s, option - STACK, 1, tb.F_COST)
            return
        reference: i64 = 0 if option == SKIP else s.reference(option)
        s.keep(s.data[step + MakeStep.CONTEXT], CHOSEN, reference)
        s.put(step + MakeStep.SLOT, s.data[step + MakeStep.SLOT] + 1)


enter_step(Make())


def _next_slot(s: State, step: i64) -> i64:
    """Offer what fits the next slot, or go on where there is none left."""
    row = s.data[step + MakeStep.ROW]
    card = s.data[step + MakeStep.CARD]
    slot = s.data[step + MakeStep.SLOT]
    ctx = s.data[step + MakeStep.CONTEXT]
    head = context(ctx)
    player = s.data[head + C_PLAYER]
    free = s.data[head + C_FREE]
    s.actor = player
    base = row * tb.SPECIAL_SIZE
    must: i64 = NO_THING
    said = s.data[head + C_SAID]  # what an effect says of them
    if s.data[head + C_THIS]:  # it says that this Digimon is one of them
        must = s.data[head + C_THIS] & NUMBER
    if slot == s.t.specials[base + tb.SPECIAL_SLOTS]:
        if s.t.modified >> tb.M_DIGIXROS_FROM & 1 and _offer_tamers(s, row, card, player, ctx):
            return s.count
        s.put(step + MakeStep.SLOT, slot + 1)
        digixros = s.t.specials[base + tb.SPECIAL_KIND] == tb.SP_DIGIXROS
        if digixros and _pick_up(s, ctx, player):
            return CONTINUE
    placed = _recall(s, ctx)
    if slot >= s.t.specials[base + tb.SPECIAL_SLOTS]:
        _make(s, row, card, player, placed, ctx)
        return CONTINUE
    s.found = 0
    gather_slot(s, row, slot, player, card, must, said)
    last = s.found
    s.count = 0
    index: i64 = 0
    while index < last:
        thing = s.candidates[index]
        if not _twin(s, index):
            s.used[s.used_count] = thing
            s.used_count += 1
            if feasible(s, row, slot + 1, player, card, placed + 1, free, must, said):
                s.offer(thing)
            s.used_count -= 1
        index += 1
    if s.t.specials[base + tb.SPECIAL_KIND] == tb.SP_DIGIXROS:
        if feasible(s, row, slot + 1, player, card, placed, free, must, said):
            s.offer(SKIP)
    return s.count


def _offer_tamers(s: State, row: i64, card: i64, player: i64, ctx: i64) -> bool:
    """Offer the Tamers of which one is suspended, where cards for a DigiXros lie elsewhere."""
    if s.t.specials[row * tb.SPECIAL_SIZE + tb.SPECIAL_KIND] != tb.SP_DIGIXROS:
        return False
    if s.data[s.register(ctx, SUSPENDED_FOR)]:
        return False
    _recall(s, ctx)
    if not from_elsewhere(s, row):
        return False
    s.count = 0
    tamer = player * HALF
    last = tamer + s.data[STACK_COUNT + player]
    while tamer < last:
        if reaches(s, row, tamer, player, card):
            s.offer(STACK + tamer)
        tamer += 1
    return s.count > 0


def _twin(s: State, index: i64) -> bool:
    """Whether a copy of the card, in hand or trash or linked, is a candidate already."""
    thing = s.candidates[index]
    other: i64 = 0
    while thing < STACK and other < index:
        twin = s.candidates[other]
        if twin < STACK and s.definition[twin] == s.definition[thing]:
            same_place = s.data[AREA + twin] == s.data[AREA + thing]
            if same_place and s.data[HOST + twin] == s.data[HOST + thing]:
                if s.data[USED + twin] == s.data[USED + thing]:
                    return True
        other += 1
    return False


def _recall(s: State, ctx: i64) -> i64:
    """Mark what was chosen, and is still there, as used; how many cards that are."""
    s.used_count = 0
    slot = s.register(ctx, CHOSEN)
    index: i64 = 1
    while index <= s.data[slot]:
        if s.data[slot + index] and s.alive(s.data[slot + index]):
            s.used[s.used_count] = s.data[slot + index] & NUMBER
            s.used_count += 1
        index += 1
    return s.used_count


# ------------------------------------------------------------------------ doing it


def _pick_up(s: State, ctx: i64, player: i64) -> bool:
    """Take the Digimon chosen for a DigiXros off the field, if there are any (rule 7-2-2-7).

    What would happen instead, or before, happens now (7-2-2-3); their cards are nowhere until they
    are placed.
    """
    slot = s.register(ctx, CHOSEN)
    number: i64 = 0
    index: i64 = 1
    while index <= s.data[slot]:
        reference = s.data[slot + index]
        if reference & NUMBER >= STACK:
            s.leaving[number] = reference
            number += 1
            s.put(slot + index, s.card_ref(s.card_of(reference)))
        index += 1
    next_moment(s)
    leave(s, number, UNDER, tb.F_RULE, 0, -1)
    return number > 0


def _make(s: State, row: i64, card: i64, player: i64, placed: i64, ctx: i64) -> None:
    base = row * tb.SPECIAL_SIZE
    kind = s.t.specials[base + tb.SPECIAL_KIND]
    head = context(ctx)
    facts = s.data[head + C_FACTS]
    free = s.data[head + C_FREE]
    if kind == tb.SP_DIGIXROS:
        placed = _held(s)
        if not can_pay(s, player, price(s, row, player, card, placed, free)):
            s.pop()
            s.close_context()
            while placed:  # it can no longer be played (rule 7-2-2-11)
                placed -= 1
                move(s, s.used[placed], TRASH, 0)
            return
    pay(s, player, price(s, row, player, card, placed, free))
    outer = s.data[head + C_DOER] - 1
    # The chosen things in the order of the slots; the context is needed no more.
    s.pop()
    s.close_context()
    next_moment(s)
    before = s.card_ref(card)
    pick_up(s, card, facts)
    if kind == tb.SP_DNA or kind == tb.SP_BLAST_DNA:
        stack = _dna(s, card, player, placed, facts)
        if outer >= 0:
            s.follow(outer, before, s.stack_ref(stack))
    elif kind == tb.SP_APP_FUSION:
        # The link card becomes the top card, then the new one (rule 8-4-3-3).
        take_out(s, s.used[1])
        stack_on(s, s.used[0] - STACK, s.used[1])
        digivolve(s, card, s.used[0] - STACK, facts)
    elif kind == tb.SP_BURST:
        _burst(s, row, card)
    elif kind == tb.SP_DIGISORPTION:
        # The one that digivolves may be the one suspended (rule 16-10-5).
        set_suspended(s, s.used[1] - STACK, 1, tb.F_COST)
        digivolve(s, card, s.used[0] - STACK, tb.F_COST)
    else:
        stack = _place_and_play(s, kind, card, player, placed, facts)
        if outer >= 0:
            s.follow(outer, before, s.stack_ref(stack))


def _held(s: State) -> i64:
    """Of what was chosen for a DigiXros, keep what is in the hand or was picked up; how many."""
    kept: i64 = 0
    index: i64 = 0
    while index < s.used_count:
        card = s.used[index]
        area = s.data[AREA + card]
        if area == HAND or area == NOWHERE or area == TRASH or area == UNDER:
            s.used[kept] = card
            kept += 1
        index += 1
    s.used_count = kept
    return kept


def _dna(s: State, card: i64, player: i64, placed: i64, facts: i64) -> i64:
    """All cards of the chosen stacks go under the new Digimon, the left one on top (8-2-2-2).

    Answers the stack.
    """
    number: i64 = 0
    index: i64 = 0
    while index < placed:
        if s.used[index] >= STACK:
            next_is_over(s, s.used[index], card, player)
            number = dissolve(s, s.used[index] - STACK, number)
        else:
            lift(s, s.used[index])
            s.leaving[number] = s.used[index]
            number += 1
        index += 1
    stack = new_stack(s, card, player, BATTLE)
    s.put(ARRIVED + stack, 0)  # it may attack this turn (rule 8-2-2-1-7)
    index = 0
    while index < number:
        put_under(s, stack, s.leaving[index], 0)
        index += 1
    happen(s, tb.EV_DIGIVOLVED, s.stack_ref(stack), player, facts | tb.F_DNA, 0)
    draw(s, player, 1, tb.F_RULE)
    return stack


def _burst(s: State, row: i64, card: i64) -> None:
    """Return the Tamer, digivolve, and trash the top card at the end of the turn (8-3)."""
    stack = s.used[0] - STACK
    tamer = s.used[1] - STACK
    player = stack // HALF
    happen(s, tb.EV_REMOVED, s.stack_ref(tamer), player, tb.F_RULE, 0)
    put_down(s, remove_stack(s, tamer, TRASH), HAND, 0)
    happen(s, tb.EV_TO_HAND, 0, player, tb.F_RULE, 0)
    digivolve(s, card, stack, tb.F_COST)
    effect = s.t.specials[row * tb.SPECIAL_SIZE + tb.SPECIAL_LAST]
    s.later(END_OF_TURN, effect, s.stack_ref(stack), card, 0)


def _place_and_play(s: State, kind: i64, card: i64, player: i64, placed: i64,
                    facts: i64) -> i64:  # fmt: skip
    """The chosen cards go under the card that is played, the left one on top (7-2, 7-3)."""
    if kind == tb.SP_DIGIXROS and placed:
        facts = with_cards(facts | tb.F_DIGIXROS, placed)
    stack = new_stack(s, card, player, BATTLE)
    index: i64 = 0
    while index < placed:
        take_out(s, s.used[index])
        put_under(s, stack, s.used[index], 0)
        index += 1
    happen(s, tb.EV_PLAYED, s.stack_ref(stack), player, facts | tb.F_PLAYED, 0)
    return stack
