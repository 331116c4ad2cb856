"""What effects do in place of cards leaving the battle area.

Sources: comprehensive rules 15-8-5 (immediate-type effects interrupt right before the cause, once
each for one cause; the turn player's first), 16-18 to 16-45 (keywords that prevent).
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.events.waking import caused, spend, spent
from engine.digimon.instructions import tables as tb
from engine.digimon.position.card_effects import (
    card_of, effect_of, pack_effect, pack_prevention, prevention_effect, prevention_thing,
)  # fmt: skip
from engine.digimon.position.movement import in_battle
from engine.digimon.position.other_areas import copy_before, place_of, sources
from engine.digimon.position.slots import (
    AGENDA, C_EFFECT, C_EVENT, C_FACTS, C_OUTER, C_TO, DEPTH, HALF, HOST, PLAYER, STACK,
    STACK_COUNT, STEP_SIZE, TOP,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import LeaveStep, begin_effect, context
from engine.digimon.position.texts import first_text, next_text, text_card, text_of
from engine.digimon.queries.condition import conditions_hold
from engine.digimon.queries.gained import gains
from engine.digimon.queries.matching import match
from engine.digimon.queries.things import looking_at, player_of, top_card
from engine.digimon.rules.destinations import DELETED
from engine.digimon.rules.possible import payable
from engine.digimon.vocabulary import BATTLE, DECK, HAND, OPPONENT, YOU

LEAVING: Final = 0  # register of the things that leave
USED_UP: Final = 1  # register of the effects that were used for this cause


def begin_prevention(s: State, ctx: i64, option: i64) -> None:
    """Use the effect of this option; that it is used for the cause of the context is kept."""
    word = prevention_effect(option)
    effect = effect_of(word)
    card = card_of(word)
    s.keep(ctx, USED_UP, word)
    stack = s.data[HOST + card] - 1
    me: i64 = STACK + stack if stack >= 0 else card
    inner = s.open_context(effect, card, s.reference(me), player_of(s, me))
    s.put(context(inner) + C_EVENT, s.stack_ref(prevention_thing(option) - STACK))
    s.put(context(inner) + C_FACTS, s.data[context(ctx) + C_FACTS])
    s.put(context(inner) + C_OUTER, ctx + 1)
    spend(s, effect, card)
    # Choosing the effect was the choice of its "by …" or "you may …".
    accepted: i64 = 1 if s.t.effects[effect * tb.EFFECT_SIZE + tb.E_OPTIONAL] else 0
    begin_effect(s, inner, effect, accepted)


def prevent(s: State, ctx: i64) -> None:
    """The card of the event does not leave after all."""
    base = context(ctx)
    outer = s.data[base + C_OUTER] - 1
    if outer < 0:
        return
    reference = s.data[base + C_EVENT]
    slot = s.register(outer, LEAVING)
    count = s.data[slot]
    index: i64 = 1
    while index <= count:
        if s.data[slot + index] == reference:
            while index < count:
                index += 1
                s.put(slot + index - 1, s.data[slot + index])
            s.put(slot + count, 0)
            s.put(slot, count - 1)
            return
        index += 1


def prevent_all(s: State, ctx: i64, me: i64, player: i64) -> None:
    """None of the cards that the effect speaks of leaves after all."""
    base = context(ctx)
    outer = s.data[base + C_OUTER] - 1
    if outer < 0:
        return
    row = s.t.effects[s.data[base + C_EFFECT] * tb.EFFECT_SIZE + tb.E_WOULD] * tb.WOULD_SIZE
    slot = s.register(outer, LEAVING)
    count = s.data[slot]
    left: i64 = 0
    index: i64 = 1
    while index <= count:
        reference = s.data[slot + index]
        if not _speaks_of(s, row, reference & NUMBER, me, player):
            left += 1
            s.put(slot + left, reference)
        index += 1
    s.put(slot, left)
    while left < count:
        left += 1
        s.put(slot + left, 0)


def _speaks_of(s: State, row: i64, thing: i64, me: i64, player: i64) -> bool:
    """Whether an effect is about what would happen to this card."""
    who = s.t.woulds[row + tb.WOULD_WHO]
    if who < 0:
        return thing == me
    side = YOU if (thing - STACK) // HALF == player else OPPONENT
    return s.t.woulds[row + tb.WOULD_WHOSE] & side != 0 and match(s, who, thing, me, player, -1)


def offer_preventions(s: State, ctx: i64, player: i64) -> bool:
    """Offer the immediate-type effects of a player; whether one of them is mandatory."""
    data = s.data
    forced = False
    slot = s.register(ctx, LEAVING)
    index: i64 = 1
    while index <= data[slot]:
        reference = data[slot + index]
        if s.alive(reference):
            thing = reference & NUMBER
            stack = player * HALF
            last = stack + data[STACK_COUNT + player]
            while stack < last:
                if in_battle(s, stack) and _offer_stack(s, ctx, player, stack, thing):
                    forced = True
                stack += 1
            if s.t.would_areas and _offer_elsewhere(s, ctx, player, thing):
                forced = True
        index += 1
    return forced


def _offer_elsewhere(s: State, ctx: i64, player: i64, thing: i64) -> bool:
    """Effects of cards that are not in the battle area (rules 15-14-2 to 15-14-5)."""
    forced = False
    first = s.source_count
    last = sources(s, player, s.t.would_areas)
    index = first
    while index < last:
        me = s.sources[index]
        if not copy_before(s, first, index):
            if _offer_card(s, ctx, player, me, place_of(s, me), thing, top_card(s, me),
                           tb.IN_UPPER):  # fmt: skip
                forced = True
        index += 1
    s.source_count = first
    return forced


def _offer_stack(s: State, ctx: i64, player: i64, stack: i64, thing: i64) -> bool:
    data = s.data
    forced = False
    cursor = first_text(s, stack)
    while cursor:
        if _offer_card(s, ctx, player, STACK + stack, BATTLE, thing, text_card(cursor),
                       text_of(cursor)):  # fmt: skip
            forced = True
        cursor = next_text(s, stack, cursor)
    if s.t.has_gained:
        card = data[TOP + stack] - 1
        number = gains(s, stack)
        index: i64 = 0
        while index < number:
            if _offer_effect(s, ctx, player, STACK + stack, thing, s.gained[index], card):
                forced = True
            index += 1
    return forced


def _offer_card(s: State, ctx: i64, player: i64, me: i64, area: i64, thing: i64, card: i64,
                text: i64) -> bool:  # fmt: skip
    """Offer the effects of one text of a card that work in this area."""
    forced = False
    definition = s.definition[card]
    effect = s.t.effect_from[definition]
    while effect < s.t.effect_from[definition + 1]:
        base = effect * tb.EFFECT_SIZE
        if s.t.effects[base + tb.E_TEXT] == text and s.t.effects[base + tb.E_WHERE] & area:
            if _offer_effect(s, ctx, player, me, thing, effect, card):
                forced = True
        effect += 1
    return forced


def _offer_effect(s: State, ctx: i64, player: i64, me: i64, thing: i64, effect: i64,
                  card: i64) -> bool:  # fmt: skip
    """Offer one effect if it is usable for this card; whether it is mandatory."""
    t = s.t
    base = effect * tb.EFFECT_SIZE
    row = t.effects[base + tb.E_WOULD] * tb.WOULD_SIZE
    head = context(ctx)
    if t.effects[base + tb.E_KIND] != tb.K_WOULD:
        return False
    if not _leaves_so(t.woulds[row + tb.WOULD_WHAT], s.data[head + C_TO]):
        return False
    if not t.effects[base + tb.E_TURN] & (YOU if s.data[PLAYER] == player else OPPONENT):
        return False
    if not _speaks_of(s, row, thing, me, player):
        return False
    if not caused(t.woulds[row + tb.WOULD_BY], s.data[head + C_FACTS], player):
        return False
    if spent(s, effect, card):
        return False
    word = pack_effect(effect, card)
    if _used_up(s, word):
        return False
    look = looking_at(thing)
    if not conditions_hold(s, t.effects[base + tb.E_IF], t.effects[base + tb.E_IF_END], me, player,
                           look):  # fmt: skip
        return False
    if not payable(s, t.effects[base + tb.E_DO], me, card, player, look):
        return False
    s.offer(pack_prevention(word, thing))
    return t.effects[base + tb.E_OPTIONAL] == 0


def _used_up(s: State, word: i64) -> bool:
    """Whether an effect was used for this cause, or for one that is still open (15-8-5-4)."""
    data = s.data
    depth = data[DEPTH]
    while depth > 0:
        depth -= 1
        step = AGENDA + depth * STEP_SIZE
        if data[step] == LeaveStep.CODE:
            slot = s.register(data[step + LeaveStep.CONTEXT], USED_UP)
            index: i64 = 1
            while index <= data[slot]:
                if data[slot + index] == word:
                    return True
                index += 1
    return False


def _leaves_so(what: i64, to: i64) -> bool:
    """Whether to leave for there is what an effect speaks of."""
    if what == tb.W_LEAVE:
        return True
    if what == tb.W_DELETED:
        return to & DELETED != 0
    if what == tb.W_RETURNED:
        return to & (HAND | DECK) != 0
    return what == tb.W_DELETED_OR_RETURNED and to & (DELETED | HAND | DECK) != 0
