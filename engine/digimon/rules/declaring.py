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
from engine.digimon.position.memory_gauge import can_pay
from engine.digimon.queries.things import player_of
from engine.digimon.position.movement import lift
from engine.digimon.rules.possible import begins, payable
from engine.digimon.position.slots import (
    C_DOER, C_EVENT, C_FACTS, C_LATEST, C_OTHER, C_PLAYER, HALF, HOST, NO_CARD, PLAYER,
    STACK, STACK_COUNT, WHERE,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import CONTINUE, S_CLOSE, S_COST, S_RUN, context, top
from engine.digimon.position.texts import CARD, TEXT, first_text, next_text

USED_UP: Final = 1  # register of the effects that were used for this card
FROM: Final = 2  # register of where the card was, for an effect that digivolves
DECIDED: Final = -2  # `cost_step`: nothing more interrupts


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
    s.put(base + C_FACTS, what)
    s.push(S_COST, ctx, option, cost, 0)
    return True


def by_effect(s: State, doer: i64, where: i64) -> None:
    """The declaration that has just begun is that of an effect; the card comes from there."""
    ctx = s.data[top(s) + 1]
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
        code = s.interrupts[index]
        effect = code >> 10
        number = _reduces(s, effect, code & 0x3FF, card)
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
    s.meant = card
    while row < s.t.effects[base + tb.E_DO + 1]:
        at = row * tb.OP_SIZE
        result += OPERATIONS[s.t.ops[at]].reduces(s, at, -1, me, player_of(s, me))
        row += 1
    s.meant = NO_CARD
    return result


def _chooses(s: State, effect: i64) -> bool:
    base = effect * tb.EFFECT_SIZE
    row = s.t.effects[base + tb.E_DO]
    while row < s.t.effects[base + tb.E_DO + 1]:
        if OPERATIONS[s.t.ops[row * tb.OP_SIZE]].chooses():
            return True
        row += 1
    return False


def cost_step(s: State) -> i64:
    """Offer what interrupts, the turn player first; `DECIDED` when the cost is to be paid."""
    data = s.data
    step = top(s)
    stage = data[step + 4]
    if stage >= 2:
        return DECIDED
    base = context(data[step + 1])
    player = data[base + C_PLAYER]
    one = data[PLAYER] if stage == 0 else 1 - data[PLAYER]
    stack: i64 = (data[base + C_OTHER] & NUMBER) - STACK if data[base + C_OTHER] else -1
    found: i64 = 0
    if stack < 0 or s.alive(data[base + C_OTHER]):
        found = _find(s, data[base + C_FACTS], data[step + 2] & 0xFF, stack, player, one,
                      data[step + 1])  # fmt: skip
    if found == 0:
        s.put(step + 4, stage + 1)
        return CONTINUE
    s.actor = one
    s.count = 0
    forced = False
    index: i64 = 0
    while index < found:
        code = s.interrupts[index]
        if not s.t.effects[(code >> 10) * tb.EFFECT_SIZE + tb.E_OPTIONAL]:
            forced = True
        s.offer(code << 1 | 1)
        index += 1
    now = cost_after(data[step + 3], data[base + C_LATEST])
    if not forced and (one != player or can_pay(s, player, now)):
        s.offer(0)
    return s.count


def take_cost_step(s: State, option: i64) -> None:
    """Use this effect, or no more."""
    step = top(s)
    if option == 0:
        s.put(step + 4, s.data[step + 4] + 1)
        return
    ctx = s.data[step + 1]
    base = context(ctx)
    effect = option >> 11
    holder = option >> 1 & 0x3FF
    s.keep(ctx, USED_UP, option >> 1)
    me = _thing(s, holder)
    inner = s.open_context(effect, holder, s.reference(me), player_of(s, me))
    s.put(context(inner) + C_EVENT, s.data[base + C_EVENT])
    s.put(context(inner) + C_OTHER, s.data[base + C_OTHER])
    s.put(context(inner) + C_LATEST, ctx + 1)
    spend(s, effect, holder)
    row = effect * tb.EFFECT_SIZE
    s.push(S_CLOSE, 0, 0, 0, 0)
    accepted: i64 = 1 if s.t.effects[row + tb.E_OPTIONAL] else 0
    s.push(S_RUN, inner, s.t.effects[row + tb.E_DO], s.t.effects[row + tb.E_DO + 1], accepted)


def end_cost_step(s: State) -> i64:
    """Take the step off the agenda; the cost that is left, -1 if the card cannot come any more."""
    step = top(s)
    base = context(s.data[step + 1])
    cost = cost_after(s.data[step + 3], s.data[base + C_LATEST])
    onto = s.data[base + C_OTHER]
    gone = onto != 0 and not s.alive(onto)
    payable_now = can_pay(s, s.data[base + C_PLAYER], cost)
    s.pop()
    s.close_context()
    return cost if payable_now and not gone else -1


def reduce(s: State, ctx: i64, by: i64) -> None:
    """The cost of the declared card is reduced (or, below 0, increased)."""
    outer = s.data[context(ctx) + C_LATEST] - 1
    if outer < 0:
        return
    base = context(outer)
    card = s.data[base + C_EVENT] & NUMBER
    if by < 0 or not irreducible(s, s.data[base + C_FACTS], card, s.data[base + C_PLAYER]):
        s.put(base + C_LATEST, s.data[base + C_LATEST] + by)


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
            holder = (cursor & CARD) - 1
            _look(s, what, holder, cursor >> TEXT, source, card, stack, player, ctx)
            cursor = next_text(s, source, cursor)
        source += 1
    return s.interrupt_count


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
            if here and t.effects[base] == tb.K_WOULD and t.woulds[row] == what:
                if is_meant(s, base, row, effect, holder, source, card, stack, player):
                    if _usable(s, effect, base, holder, card, ctx):
                        s.interrupts[s.interrupt_count] = effect << 10 | holder
                        s.interrupt_count += 1
        effect += 1


def _usable(s: State, effect: i64, base: i64, holder: i64, card: i64, ctx: i64) -> bool:
    """Whether an effect that speaks of this card can be used, and was not for this card."""
    if ctx >= 0:
        slot = s.register(ctx, USED_UP)
        index: i64 = 1
        while index <= s.data[slot]:
            if s.data[slot + index] == effect << 10 | holder:
                return False
            index += 1
    me = _thing(s, holder)
    s.meant = card
    usable = begins(s, effect, me, player_of(s, me), -1) and payable(
        s, s.t.effects[base + tb.E_DO], me, holder, player_of(s, me)
    )
    s.meant = NO_CARD
    return usable


def _thing(s: State, holder: i64) -> i64:
    """What an effect is on: a stack, or the declared card itself."""
    stack: i64 = s.data[HOST + holder] - 1
    return STACK + stack if stack >= 0 else holder
