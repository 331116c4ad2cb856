"""Digivolution and playing: requirements, costs, what is placed (comprehensive rules 7-1, 8-1).

Costs are offered after all reductions; a cost that the gauge has no room for is not offered
(1-3-11, 4-2-2).
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.drawing import draw
from engine.digimon.events.waking import happen, spent
from engine.digimon.queries.condition import conditions_hold
from engine.digimon.queries.matching import match
from engine.digimon.queries.modifier import KINDS, MOST_COST, NextTime
from engine.digimon.queries.modifiers import of_player, total
from engine.digimon.queries.prohibitions import banned, cannot, cannot_become
from engine.digimon.operation import OPERATIONS
from engine.digimon.position.lasting import L_MODIFIER, giver_player
from engine.digimon.position.movement import drop_lasting, in_battle, is_token, new_stack, stack_on
from engine.digimon.position.slots import (
    AREA, BEST, C_EVENT, C_OTHER, FIRST, HALF, HIGHEST, LASTING, LASTING_ENTRY, LASTING_SIZE,
    LAST_LEVEL, PLAYER, STACK, STACK_COUNT, SUSPENDED, TOP, TURN, WHERE,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.position.steps import context
from engine.digimon.position.texts import first_text, next_text, text_card, text_of
from engine.counters import COUNTERS, count, counter
from engine.digimon.vocabulary import BATTLE, DIGIMON, HAND, OPPONENT, YOU

SEVERAL: Final = -2  # the stacks in `s.used`, which DNA digivolve together


def costs(s: State, card: i64, stack: i64, player: i64) -> i64:
    """The digivolution costs of a card onto a stack, as bits, before reductions (rule 8-1-2-1)."""
    t = s.t
    definition = s.definition[card]
    bits = t.evolves[definition * t.defs + s.definition[s.data[TOP + stack] - 1]]
    way = t.way_from[definition]
    while way < t.way_from[definition + 1]:
        base = way * tb.WAY_SIZE
        thing: i64 = STACK + stack
        if match(s, t.ways[base + tb.WAY_FROM], thing, thing, player, -1):
            if conditions_hold(s, t.ways[base + tb.WAY_IF], t.ways[base + tb.WAY_IF_END], thing,
                               player, -1):  # fmt: skip
                cost: i64 = t.ways[base + tb.WAY_COST]
                bits |= 1 << cost
        way += 1
    if bits and t.has_tokens and is_token(s, stack):
        return 0  # nothing is stacked with a Token (rule 4-21-3)
    return bits


def effect_costs(s: State, card: i64, stack: i64, player: i64, ignoring: i64) -> i64:
    """The same for an effect: without the level in the requirements, or as if it was another."""
    if ignoring >= tb.AS_IF:
        return s.t.evolves_as[(ignoring - tb.AS_IF) * s.t.defs + s.definition[card]]
    bits = costs(s, card, stack, player)
    if ignoring != tb.IGNORING_LEVEL or is_token(s, stack):
        return bits
    t = s.t
    below = s.definition[s.data[TOP + stack] - 1]
    return bits | t.evolves_at_any_level[s.definition[card] * t.defs + below]


def declared_costs(s: State, card: i64, stack: i64, player: i64) -> i64:
    """The same for a card of the hand that a player declares, with what effects allow."""
    bits = costs(s, card, stack, player)
    if not s.t.modified >> tb.M_BECOMES & 1 or not in_battle(s, stack) or is_token(s, stack):
        return bits
    if not s.t.category[s.definition[card]] & DIGIMON:
        return bits
    cost: i64 = 0
    while cost <= MOST_COST:
        if total(s, stack, tb.M_BECOMES, cost, card) > 0:
            bits |= 1 << cost
        cost += 1
    return bits


def can_become(s: State, card: i64, stack: i64, player: i64, ignoring: i64) -> bool:
    """Whether an effect can have a stack digivolve into a card, requirements ignored or not."""
    if s.t.flags[s.definition[card]] & tb.DEF_INERT:
        return False
    if ignoring >= tb.IGNORING_LEVEL:
        if not s.t.category[s.definition[card]] & DIGIMON:
            return False
        possible = effect_costs(s, card, stack, player, ignoring) != 0
        return possible and not cannot_digivolve(s, stack, card, player)
    if ignoring:
        return not cannot_digivolve(s, stack, card, player)
    return can_digivolve_into(s, card, stack, player)


def can_digivolve_into(s: State, card: i64, stack: i64, player: i64) -> bool:
    """Whether a card is one that a stack can digivolve into, cost aside."""
    if not s.t.category[s.definition[card]] & DIGIMON:
        return False
    return costs(s, card, stack, player) != 0 and not cannot_digivolve(s, stack, card, player)


def cannot_digivolve(s: State, stack: i64, card: i64, player: i64) -> bool:
    """Whether an effect forbids that a stack digivolves, or that into this card."""
    if cannot_become(s, stack, card):
        return True
    bans = s.t.modified >> tb.M_BAN & 1 != 0
    return bans and banned(s, player, tb.BAN_DIGIVOLVE, card)


def may_digivolve(s: State, stack: i64) -> bool:
    """Whether anything may be put on a stack, even if requirements are ignored (rule 15-1-3)."""
    return not is_token(s, stack) and not cannot(s, stack, tb.NOT_DIGIVOLVE)


def lowest(bits: i64) -> i64:
    """The lowest number of a set of bits."""
    number: i64 = 0
    while not bits >> number & 1:
        number += 1
    return number


def digivolve(s: State, card: i64, stack: i64, facts: i64) -> None:
    """Put a card that is nowhere onto a stack, and draw 1 (rule 8-1-3-3)."""
    player = stack // HALF
    if in_battle(s, stack):
        next_is_over(s, STACK + stack, card, player)
    stack_on(s, stack, card)
    if s.t.level[s.definition[card]] > s.data[HIGHEST + player]:
        s.put(HIGHEST + player, s.t.level[s.definition[card]])
    if s.solo and player == 0:
        _note_level(s, s.t.level[s.definition[card]])
    if s.data[LAST_LEVEL + stack] == s.t.level[s.definition[card]]:
        facts |= tb.F_SAME_LEVEL
    if s.data[WHERE + stack] == BATTLE:
        happen(s, tb.EV_DIGIVOLVED, s.stack_ref(stack), player, facts, 0)
    draw(s, player, 1, tb.F_RULE)


def own_turn(s: State) -> i64:
    """Which of player 0's turns it is, counted from 1; between them the one before."""
    return (s.data[TURN] + 1 - s.data[FIRST]) // 2


def level_reached(s: State, turn: i64) -> i64:
    """The highest level digivolved into in this own turn of solo turns; 0 for none."""
    return counter(s, BEST, turn - 1) if turn <= COUNTERS else 0


def _note_level(s: State, level: i64) -> None:
    """Remember it if no higher one was digivolved into in this own turn."""
    turn = own_turn(s)
    more = level - level_reached(s, turn)
    if more > 0 and turn <= COUNTERS:
        count(s, BEST, turn - 1, more)


def play(s: State, card: i64, player: i64, suspended: i64, facts: i64) -> i64:
    """Put a card that is nowhere into the battle area as played (rule 7-1-3-3); the stack."""
    return play_to(s, card, player, suspended, facts, BATTLE)


def play_to(s: State, card: i64, player: i64, suspended: i64, facts: i64, area: i64) -> i64:
    """The same into this area; in the breeding area it triggers nothing (rule 3-4-7-6)."""
    stack = new_stack(s, card, player, area)
    if suspended:
        s.put(SUSPENDED + stack, 1)
    if area == BATTLE:
        happen(s, tb.EV_PLAYED, s.stack_ref(stack), player, facts | tb.F_PLAYED, 0)
    return stack


# --------------------------------------------------------------------- reductions


def reduction(s: State, what: i64, card: i64, stack: i64, player: i64) -> i64:
    """By how much effects reduce a cost: to play or use a card, to digivolve into it, to link it.

    `stack` is what digivolves or gets linked, SEVERAL for a DNA Digivolution (rule 8-2-2-5), -1 for
    none.
    """
    next_less = what == tb.W_DIGIVOLVE and s.t.modified >> tb.M_NEXT_DIGIVOLUTION & 1 != 0
    if not s.t.has_reductions and not next_less:
        return 0
    if irreducible(s, what, card, player):
        return 0
    result: i64 = _next_less(s, stack, card, player) if next_less else 0
    if s.data[AREA + card] == HAND:
        result += _of_card(s, what, card, tb.IN_UPPER, -1, card, stack, player)
    one: i64 = 0
    while one < 2:
        source: i64 = one * HALF
        last = source + s.data[STACK_COUNT + one]
        while source < last:
            if s.data[TOP + source]:
                cursor = first_text(s, source)
                while cursor:
                    result += _of_card(s, what, text_card(cursor), text_of(cursor), source, card,
                                       stack, player)  # fmt: skip
                    cursor = next_text(s, source, cursor)
            source += 1
        one += 1
    return result


def _next_less(s: State, stack: i64, card: i64, player: i64) -> i64:
    """By how much the next digivolution of a Digimon in the battle area costs less."""
    if stack == SEVERAL:
        return 0 if not s.used_count else of_player(s, player, tb.M_NEXT_DIGIVOLUTION, card,
                                                    s.used[0])  # fmt: skip
    if not in_battle(s, stack):
        return 0
    return of_player(s, player, tb.M_NEXT_DIGIVOLUTION, card, STACK + stack)


def next_is_over(s: State, thing: i64, card: i64, player: i64) -> None:
    """This Digimon digivolves into a card: what was said of the next one to do so is no more."""
    if not s.t.modified & (1 << tb.M_NEXT_DIGIVOLUTION | 1 << tb.M_NEXT_TIME):
        return
    entry: i64 = 0
    while entry < s.data[LASTING]:
        at: i64 = LASTING_ENTRY + entry * LASTING_SIZE
        row = s.data[at + L_MODIFIER] * tb.MODIFIER_SIZE
        over = False
        if giver_player(s, at) == player:
            if s.t.modifiers[row] == tb.M_NEXT_DIGIVOLUTION:
                over = KINDS[tb.M_NEXT_DIGIVOLUTION].asked(s, row, card, thing, -1 - player)
            elif s.t.modifiers[row] == tb.M_NEXT_TIME:
                over = _speaks_of(s, s.t.modifiers[row + NextTime.EFFECT], thing, card, player)
        if over:
            drop_lasting(s, entry)
        else:
            entry += 1


def _speaks_of(s: State, effect: i64, thing: i64, card: i64, player: i64) -> bool:
    """Whether what interrupts the next time speaks of a Digimon that digivolves into a card."""
    row = s.t.effects[effect * tb.EFFECT_SIZE + tb.E_WOULD] * tb.WOULD_SIZE
    if not match(s, s.t.woulds[row + tb.WOULD_WHO], thing, -1, player, -1):
        return False
    return match(s, s.t.woulds[row + tb.WOULD_INTO], card, -1, player, -1)


def own_reduction(s: State, what: i64, card: i64, player: i64) -> i64:
    """By how much the text of a card that is played or used from the hand lowers its own cost."""
    return _of_card(s, what, card, tb.IN_UPPER, -1, card, -1, player)


def irreducible(s: State, what: i64, card: i64, player: i64) -> bool:
    """Whether an effect forbids a player to reduce this cost."""
    if what == tb.W_PLAY:
        return banned(s, player, tb.BAN_REDUCE_PLAY, card)
    return what == tb.W_DIGIVOLVE and banned(s, player, tb.BAN_REDUCE_DIGIVOLUTION, card)


def _of_card(s: State, what: i64, holder: i64, text: i64, source: i64, card: i64, stack: i64,
             player: i64) -> i64:  # fmt: skip
    t = s.t
    result: i64 = 0
    definition = s.definition[holder]
    effect = t.effect_from[definition]
    while effect < t.effect_from[definition + 1]:
        base = effect * tb.EFFECT_SIZE
        would = t.effects[base + tb.E_KIND] == tb.K_WOULD
        if would and t.effects[base + tb.E_TEXT] == text:
            row = t.effects[base + tb.E_WOULD] * tb.WOULD_SIZE
            here = source < 0 or t.effects[base + tb.E_WHERE] & s.data[WHERE + source] != 0
            only_reduces = t.effects[base + tb.E_COUNTED] != tb.WINDOW
            if here and only_reduces and t.woulds[row + tb.WOULD_WHAT] == what:
                if is_meant(s, base, row, effect, holder, source, card, stack, player):
                    result += _reduces(s, base, effect, holder, source, card, stack, player)
        effect += 1
    return result


def is_meant(s: State, base: i64, row: i64, effect: i64, holder: i64, source: i64, card: i64,
           stack: i64, player: i64) -> bool:  # fmt: skip
    """Whether an effect speaks of this card or this digivolution."""
    t = s.t
    what = t.woulds[row + tb.WOULD_WHAT]
    one = source // HALF if source >= 0 else s.owner[holder]
    if not t.effects[base + tb.E_TURN] & (YOU if s.data[PLAYER] == one else OPPONENT):
        return False
    if spent(s, effect, holder):
        return False
    in_hand = t.effects[base + tb.E_WHERE] & HAND != 0
    onto = what == tb.W_DIGIVOLVE or what == tb.W_LINK
    if source < 0 and onto and not in_hand:
        return False
    who = t.woulds[row + tb.WOULD_WHO]
    if who < 0:
        if onto:
            if source >= 0 and not _digivolves(s, source, stack):
                return False
        elif source >= 0:
            return False
    elif source < 0 and not onto:
        return False  # of what another card does that is in play
    elif source >= 0:
        if not t.woulds[row + tb.WOULD_WHOSE] & (YOU if player == one else OPPONENT):
            return False
        if not onto:
            if not match(s, who, card, STACK + source, one, -1):
                return False
        elif not _one_matches(s, who, stack, STACK + source, one):
            return False
    elif onto and not _one_matches(s, who, stack, holder, one):
        return False
    return not onto or match(s, t.woulds[row + tb.WOULD_INTO], card, -1, one, -1)


def _digivolves(s: State, source: i64, stack: i64) -> bool:
    """Whether this stack is (one of those) that digivolve."""
    if stack != SEVERAL:
        return source == stack
    index: i64 = 0
    while index < s.used_count:
        if s.used[index] == STACK + source:
            return True
        index += 1
    return False


def _one_matches(s: State, who: i64, stack: i64, me: i64, player: i64) -> bool:
    """Whether what digivolves, in the battle area (rule 3-4-7-6), is what an effect speaks of."""
    if stack != SEVERAL:
        return in_battle(s, stack) and match(s, who, STACK + stack, me, player, -1)
    index: i64 = 0
    while index < s.used_count:
        if match(s, who, s.used[index], me, player, -1):
            return True
        index += 1
    return False


def _reduces(s: State, base: i64, effect: i64, holder: i64, source: i64, card: i64, stack: i64,
             player: i64) -> i64:  # fmt: skip
    """The sum of what an effect reduces; looked up in a context that is taken back."""
    t = s.t
    me: i64 = STACK + source if source >= 0 else holder
    one = source // HALF if source >= 0 else s.owner[holder]
    if not conditions_hold(s, t.effects[base + tb.E_IF], t.effects[base + tb.E_IF_END], me, one,
                           -1):  # fmt: skip
        return 0
    mark = s.mark()
    ctx = s.open_context(effect, holder, 0, one)
    s.put(context(ctx) + C_EVENT, s.card_ref(card))
    if stack >= 0:
        s.put(context(ctx) + C_OTHER, s.stack_ref(stack))
    result: i64 = 0
    row = t.effects[base + tb.E_DO]
    while row < t.effects[base + tb.E_DO_END]:
        at = row * tb.OP_SIZE
        result += OPERATIONS[t.ops[at]].reduces(s, at, ctx, me, one)
        row += 1
    s.undo_to(mark)
    return result


def cost_after(cost: i64, less: i64) -> i64:
    """A cost after reductions; never below 0 (rule 1-3-9)."""
    return cost - less if cost > less else 0
