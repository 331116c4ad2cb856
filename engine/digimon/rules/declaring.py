"""A card is declared: immediate-type effects interrupt before its cost is paid.

Sources: comprehensive rules 1-3-11 (a card is declared only if its cost can be paid, and as much of
the optional processing is done as that takes), 15-8-5 (each once for one cause, the turn player's
first).  Effects that only reduce a cost, and always do, are not asked for: see
`digivolving.reduction`.  Here are those that do something else, or may be declined, or have a limit
per turn.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.digivolving import cost_after, irreducible, is_meant
from engine.digimon.events.waking import spend
from engine.digimon.operation import OPERATIONS
from engine.digimon.position.lasting import L_MODIFIER, end_of_lasting, giver_player
from engine.digimon.position.memory_gauge import can_pay
from engine.digimon.queries.modifier import NextTime
from engine.digimon.queries.things import looking_at, player_of
from engine.digimon.position.movement import lift
from engine.digimon.rules.possible import begins, payable
from engine.digimon.position.slots import (
    C_DOER, C_EVENT, C_LESS, C_OTHER, C_OUTER, C_PLAYER, C_WHAT, HALF, HOST, LASTING_ENTRY,
    LASTING_SIZE, PLAYER, STACK, STACK_COUNT, WHERE,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.card_effects import (
    card_of, effect_of, interruption_effect, pack_effect, pack_interruption,
)  # fmt: skip
from engine.digimon.position.commands import command_card
from engine.digimon.position.steps import CONTINUE, CostStep, begin_cost, begin_effect, context, top
from engine.digimon.position.texts import first_text, next_text, text_card, text_of

USED_UP: Final = 1  # register of the effects that were used for this card
FROM: Final = 2  # register of where the card was, for an effect that digivolves
DECIDED: Final = -2  # `offer_interruptions`: nothing more interrupts


def interrupted(s: State, what: i64, card: i64, stack: i64, player: i64, option: i64,
                cost: i64) -> bool:  # fmt: skip
    """Begin the interruptions of this declaration, if there are any: the card is revealed."""
    if not s.t.windows >> what & 1:
        return False
    if not _find(s, what, card, stack, player, 0, -1) and not _find(s, what, card, stack, player,
                                                                    1, -1):  # fmt: skip
        return False
    if not s.data[HOST + card]:
        lift(s, card)  # a card of the battle area stays there until it is linked
    ctx = s.open_context(-1, card, 0, player)
    base = context(ctx)
    s.put(base + C_EVENT, s.card_ref(card))
    if stack >= 0:
        s.put(base + C_OTHER, s.stack_ref(stack))
    s.put(base + C_WHAT, what)
    begin_cost(s, ctx, option, cost)
    return True


def by_effect(s: State, doer: i64, where: i64) -> None:
    """The declaration that has just begun is that of an effect; the card comes from there."""
    ctx = s.data[top(s) + CostStep.CONTEXT]
    s.put(context(ctx) + C_DOER, doer + 1)
    s.keep(ctx, FROM, where)


def possible(s: State, what: i64, card: i64, stack: i64, player: i64) -> i64:
    """By how much the player's interruptions can reduce a cost.

    Of those whose own cost is a choice of cards only the best counts: two may need the same card.
    """
    if not s.t.windows >> what & 1 or irreducible(s, what, card, player):
        return 0
    found = _find(s, what, card, stack, player, player, -1)
    total: i64 = 0
    best: i64 = 0
    index: i64 = 0
    while index < found:
        word = s.interrupts[index]
        effect = effect_of(word)
        number = _reduces(s, effect, card_of(word), card)
        if _chooses(s, effect):
            best = number if number > best else best
        else:
            total += number
        index += 1
    return total + best


def _reduces(s: State, effect: i64, holder: i64, card: i64) -> i64:
    base = effect * tb.EFFECT_SIZE
    me = _thing(s, holder)
    result: i64 = 0
    row = s.t.effects[base + tb.E_DO]
    ctx = looking_at(card)
    while row < s.t.effects[base + tb.E_DO_END]:
        at = row * tb.OP_SIZE
        result += OPERATIONS[s.t.ops[at]].reduces(s, at, ctx, me, player_of(s, me))
        row += 1
    return result


def _chooses(s: State, effect: i64) -> bool:
    base = effect * tb.EFFECT_SIZE
    row = s.t.effects[base + tb.E_DO]
    while row < s.t.effects[base + tb.E_DO_END]:
        if OPERATIONS[s.t.ops[row * tb.OP_SIZE]].chooses():
            return True
        row += 1
    return False


def offer_interruptions(s: State, step: i64) -> i64:
    """Offer what interrupts, the turn player first; `DECIDED` when the cost is to be paid."""
    data = s.data
    asked = data[step + CostStep.ASKED]
    if asked >= 2:
        return DECIDED
    ctx = data[step + CostStep.CONTEXT]
    base = context(ctx)
    player = data[base + C_PLAYER]
    one = data[PLAYER] if asked == 0 else 1 - data[PLAYER]
    stack: i64 = (data[base + C_OTHER] & NUMBER) - STACK if data[base + C_OTHER] else -1
    found: i64 = 0
    if stack < 0 or s.alive(data[base + C_OTHER]):
        card = command_card(data[step + CostStep.COMMAND])
        found = _find(s, data[base + C_WHAT], card, stack, player, one, ctx)
    if found == 0:
        s.put(step + CostStep.ASKED, asked + 1)
        return CONTINUE
    s.actor = one
    s.count = 0
    forced = False
    index: i64 = 0
    while index < found:
        word = s.interrupts[index]
        if not s.t.effects[effect_of(word) * tb.EFFECT_SIZE + tb.E_OPTIONAL]:
            forced = True
        s.offer(pack_interruption(word))
        index += 1
    now = cost_after(data[step + CostStep.COST], data[base + C_LESS])
    if not forced and (one != player or can_pay(s, player, now)):
        s.offer(0)
    return s.count


def take_interruption(s: State, step: i64, option: i64) -> None:
    """Use this effect, or no more."""
    if option == 0:
        s.put(step + CostStep.ASKED, s.data[step + CostStep.ASKED] + 1)
        return
    ctx = s.data[step + CostStep.CONTEXT]
    base = context(ctx)
    word = interruption_effect(option)
    effect = effect_of(word)
    holder = card_of(word)
    s.keep(ctx, USED_UP, word)
    me = _thing(s, holder)
    inner = s.open_context(effect, holder, s.reference(me), player_of(s, me))
    s.put(context(inner) + C_EVENT, s.data[base + C_EVENT])
    s.put(context(inner) + C_OTHER, s.data[base + C_OTHER])
    s.put(context(inner) + C_OUTER, ctx + 1)
    spend(s, effect, holder)
    accepted: i64 = 1 if s.t.effects[effect * tb.EFFECT_SIZE + tb.E_OPTIONAL] else 0
    begin_effect(s, inner, effect, accepted)


def end_declaration(s: State, step: i64) -> i64:
    """Take the step off the agenda; the cost that is left, -1 if the card cannot come any more."""
    base = context(s.data[step + CostStep.CONTEXT])
    cost = cost_after(s.data[step + CostStep.COST], s.data[base + C_LESS])
    onto = s.data[base + C_OTHER]
    gone = onto != 0 and not s.alive(onto)
    payable_now = can_pay(s, s.data[base + C_PLAYER], cost)
    s.pop()
    s.close_context()
    return cost if payable_now and not gone else -1


def reduce(s: State, ctx: i64, by: i64) -> None:
    """The cost of the declared card is reduced (or, below 0, increased)."""
    outer = s.data[context(ctx) + C_OUTER] - 1
    if outer < 0:
        return
    base = context(outer)
    card = s.data[base + C_EVENT] & NUMBER
    if by < 0 or not irreducible(s, s.data[base + C_WHAT], card, s.data[base + C_PLAYER]):
        s.put(base + C_LESS, s.data[base + C_LESS] + by)


# --------------------------------------------------------------- what can be used


def _find(s: State, what: i64, card: i64, stack: i64, player: i64, one: i64, ctx: i64) -> i64:
    """Collect what a player can use into `s.interrupts`; how many."""
    data = s.data
    s.interrupt_count = 0
    if one == player:
        _look(s, what, card, tb.IN_UPPER, -1, card, stack, player, ctx)
    source: i64 = one * HALF
    last = source + data[STACK_COUNT + one]
    while source < last:
        cursor = first_text(s, source)
        while cursor:
            holder = text_card(cursor)
            _look(s, what, holder, text_of(cursor), source, card, stack, player, ctx)
            cursor = next_text(s, source, cursor)
        source += 1
    if s.t.modified >> tb.M_NEXT_TIME & 1:
        _look_at_next(s, what, card, stack, player, one, ctx)
    return s.interrupt_count


def _look_at_next(s: State, what: i64, card: i64, stack: i64, player: i64, one: i64,
                  ctx: i64) -> None:  # fmt: skip
    """What effects have said that interrupts the next time, as if the declared card said it."""
    at: i64 = LASTING_ENTRY
    end = end_of_lasting(s)
    while at < end:
        modifier = s.data[at + L_MODIFIER] * tb.MODIFIER_SIZE
        if s.t.modifiers[modifier] == tb.M_NEXT_TIME and giver_player(s, at) == one == player:
            effect = s.t.modifiers[modifier + NextTime.EFFECT]
            base = effect * tb.EFFECT_SIZE
            row = s.t.effects[base + tb.E_WOULD] * tb.WOULD_SIZE
            if s.t.woulds[row + tb.WOULD_WHAT] == what and not _found(s, effect, card):
                if is_meant(s, base, row, effect, card, -1, card, stack, player):
                    if _usable(s, effect, base, card, card, ctx):
                        s.interrupts[s.interrupt_count] = pack_effect(effect, card)
                        s.interrupt_count += 1
        at += LASTING_SIZE


def _found(s: State, effect: i64, holder: i64) -> bool:
    """Whether an effect interrupts already."""
    index: i64 = 0
    while index < s.interrupt_count:
        if s.interrupts[index] == pack_effect(effect, holder):
            return True
        index += 1
    return False


def _look(s: State, what: i64, holder: i64, text: i64, source: i64, card: i64, stack: i64,
          player: i64, ctx: i64) -> None:  # fmt: skip
    t = s.t
    definition = s.definition[holder]
    effect = t.effect_from[definition]
    while effect < t.effect_from[definition + 1]:
        base = effect * tb.EFFECT_SIZE
        if t.effects[base + tb.E_COUNTED] == tb.WINDOW and t.effects[base + tb.E_TEXT] == text:
            row = t.effects[base + tb.E_WOULD] * tb.WOULD_SIZE
            here = source < 0 or t.effects[base + tb.E_WHERE] & s.data[WHERE + source] != 0
            would = t.effects[base + tb.E_KIND] == tb.K_WOULD
            if here and would and t.woulds[row + tb.WOULD_WHAT] == what:
                if is_meant(s, base, row, effect, holder, source, card, stack, player):
                    if _usable(s, effect, base, holder, card, ctx):
                        s.interrupts[s.interrupt_count] = pack_effect(effect, holder)
                        s.interrupt_count += 1
        effect += 1


def _usable(s: State, effect: i64, base: i64, holder: i64, card: i64, ctx: i64) -> bool:
    """Whether an effect that speaks of this card can be used, and was not for this card."""
    if ctx >= 0:
        slot = s.register(ctx, USED_UP)
        index: i64 = 1
        while index <= s.data[slot]:
            if s.data[slot + index] == pack_effect(effect, holder):
                return False
            index += 1
    me = _thing(s, holder)
    player = player_of(s, me)
    look = looking_at(card)
    if not begins(s, effect, me, player, look):
        return False
    return payable(s, s.t.effects[base + tb.E_DO], me, holder, player, look)


def _thing(s: State, holder: i64) -> i64:
    """What an effect is on: a stack, or the declared card itself."""
    stack: i64 = s.data[HOST + holder] - 1
    return STACK + stack if stack >= 0 else holder
