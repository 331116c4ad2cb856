"""What a row of an effect acts on, and whose effect it is.

Cards that have become new cards are no longer meant (comprehensive rules 15-11-1-2); cards that an
effect does not affect can be meant, but are left alone (15-15-5).
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.queries.modifiers import unaffected
from engine.digimon.position.slots import (
    AREA, C_CARD, C_EFFECT, C_EVENT, C_MOVES, C_OTHER, C_PLAYER, C_THIS, HOST, MOVES, STACK, TOP,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import context
from engine.digimon.vocabulary import DIGIMON, HAND, OPTION, TAMER, TRASH, UNDER

_BOTH: Final = DIGIMON | TAMER


def effect_facts(s: State, ctx: i64) -> i64:
    """The facts of what an effect does: whose it is and of which category (rule 15-2)."""
    head = context(ctx)
    player = s.data[head + C_PLAYER]
    definition = s.definition[s.data[head + C_CARD]]
    facts: i64 = tb.F_EFFECT | tb.F_BY << player | s.t.causes[definition]
    effect = s.data[head + C_EFFECT] * tb.EFFECT_SIZE
    category = s.t.category[definition]
    if effect >= 0:
        text = s.t.effects[effect + tb.E_TEXT]
        if text == tb.IN_INHERITED or text == tb.IN_LINK:
            return facts | tb.F_DIGIMON
        if text == tb.IN_OPTION:
            return facts | tb.F_OPTION
    if category & TAMER:
        this = s.data[head + C_THIS]
        if this & NUMBER >= STACK and s.alive(this):
            if s.kinds((this & NUMBER) - STACK) & _BOTH == _BOTH:
                facts |= tb.F_DIGIMON  # rule 15-12-1-6
        return facts | tb.F_TAMER
    return facts | (tb.F_OPTION if category & OPTION else tb.F_DIGIMON)


def from_where(s: State, card: i64) -> i64:
    """The fact of where a card is that is about to be played or digivolved into."""
    area = s.data[AREA + card]
    if area == HAND:
        return tb.F_FROM_HAND
    if area == TRASH:
        return tb.F_FROM_TRASH
    if area == UNDER:  # digivolution cards are those under a Digimon (rule 4-8-1)
        host = s.data[TOP + s.data[HOST + card] - 1] - 1
        return 0 if s.t.category[s.definition[host]] & TAMER else tb.F_FROM_UNDER
    return 0


def collect(s: State, ctx: i64, register: i64, me: i64) -> i64:
    """Put what a register means into `s.things`, as far as it is still there; how many."""
    head = context(ctx)
    data = s.data
    if register == tb.R_THIS:
        if me < 0:
            return 0
        s.things[0] = me
        return 1
    if register == tb.R_CARD:
        card = data[head + C_CARD]
        if data[MOVES + card] != data[head + C_MOVES]:
            return 0
        s.things[0] = card
        if data[HOST + card] and data[TOP + data[HOST + card] - 1] == card + 1:
            s.things[0] = STACK + data[HOST + card] - 1
        return 1
    if register == tb.R_EVENT or register == tb.R_OTHER:
        reference = data[head + (C_EVENT if register == tb.R_EVENT else C_OTHER)]
        if reference == 0 or not s.alive(reference):
            return 0
        s.things[0] = reference & NUMBER
        return 1
    if register < 0:
        return 0
    slot = s.register(ctx, register)
    found: i64 = 0
    index: i64 = 1
    while index <= data[slot]:
        if s.alive(data[slot + index]):
            s.things[found] = data[slot + index] & NUMBER
            found += 1
        index += 1
    return found


def affected(s: State, ctx: i64, register: i64, me: i64) -> i64:
    """Like `collect`, without stacks that the effect does not affect."""
    found = collect(s, ctx, register, me)
    if not s.t.modified >> tb.M_UNAFFECTED & 1 and not s.t.any_keywords >> tb.KW_PROGRESS & 1:
        return found
    facts = effect_facts(s, ctx)
    player = s.data[context(ctx) + C_PLAYER]
    kept: i64 = 0
    index: i64 = 0
    while index < found:
        thing = s.things[index]
        if thing < STACK or not unaffected(s, thing - STACK, facts, player):
            s.things[kept] = thing
            kept += 1
        index += 1
    return kept
