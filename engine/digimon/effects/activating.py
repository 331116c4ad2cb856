"""The row that activates another effect: which effects there are, and beginning the one chosen.

Sources: comprehensive rules 15-15-7 (the other effect is processed within this one; "as an effect
of this Digimon"; what is asked for in a "by …" is done if the effect around it is mandatory),
15-14-1 (it counts as a use).
"""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.rules.meant import collect
from engine.digimon.events.waking import spend, spent
from engine.digimon.queries.gained import gains
from engine.digimon.queries.prohibitions import silenced
from engine.digimon.rules.possible import begins
from engine.digimon.position.slots import (
    BELOW, C_EVENT, C_THIS, FACE_DOWN, FLAGS, PLAYER, STACK, TOP,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.position.steps import S_CLOSE, S_RUN, context, done
from engine.digimon.vocabulary import OPPONENT, YOU


def offer_effects(s: State, ctx: i64, base: i64, me: i64, player: i64) -> i64:
    """Offer the effects with this timing of the card meant; how many."""
    ops = s.t.ops
    s.count = 0
    done(s, ctx, 0)
    if collect(s, ctx, ops[base + 1], me) == 0:
        return 0
    thing = s.things[0]
    holder: i64 = me if ops[base + 3] else thing
    if holder < 0:
        return 0
    what = ops[base + 2]
    if thing < STACK:
        _offer_text(s, thing, tb.IN_UPPER, what, holder, player)
        return s.count
    card = s.data[TOP + thing - STACK] - 1
    _offer_text(s, card, tb.IN_UPPER, what, holder, player)
    at = s.data[BELOW + card]
    while at:
        if not s.data[FLAGS + at - 1] & FACE_DOWN:
            _offer_text(s, at - 1, tb.IN_INHERITED, what, holder, player)
        at = s.data[BELOW + at - 1]
    if s.t.has_gained:
        number = gains(s, thing - STACK)
        index: i64 = 0
        while index < number:
            _offer_one(s, s.gained[index], card, what, holder, player)
            index += 1
    return s.count


def _offer_text(s: State, card: i64, text: i64, what: i64, holder: i64, player: i64) -> None:
    definition = s.definition[card]
    effect = s.t.effect_from[definition]
    while effect < s.t.effect_from[definition + 1]:
        if s.t.effects[effect * tb.EFFECT_SIZE + tb.E_TEXT] == text:
            _offer_one(s, effect, card, what, holder, player)
        effect += 1


def _offer_one(s: State, effect: i64, card: i64, what: i64, holder: i64, player: i64) -> None:
    """Offer an effect if it has this timing and can be activated."""
    t = s.t
    base = effect * tb.EFFECT_SIZE
    if not t.effects[base + tb.E_TIMING] >> what & 1 or spent(s, effect, card):
        return
    if holder >= STACK and silenced(s, holder - STACK, what):
        return
    if not t.effects[base + tb.E_TURN] & (YOU if s.data[PLAYER] == player else OPPONENT):
        return
    if begins(s, effect, holder, player, -1):
        s.offer(effect << 10 | card)


def take_effect(s: State, ctx: i64, base: i64, me: i64, player: i64, option: i64) -> None:
    """Begin this effect; it is processed before the effect around it goes on."""
    ops = s.t.ops
    effect = option >> 10
    card = option & 0x3FF
    collect(s, ctx, ops[base + 1], me)
    this = s.data[context(ctx) + C_THIS] if ops[base + 3] else s.reference(s.things[0])
    row = effect * tb.EFFECT_SIZE
    first = s.t.effects[row + tb.E_DO]
    optional = s.t.effects[row + tb.E_OPTIONAL]
    # A cost that may be paid must be, if the effect around it is mandatory (rule 15-15-7-4).
    accepted: i64 = 0
    if optional and ops[base + 4] and s.t.ops[first * tb.OP_SIZE] == tb.O_BY:
        accepted = 1
    if accepted or not optional:
        spend(s, effect, card)
    done(s, ctx, 1)
    inner = s.open_context(effect, card, this, player)
    s.put(context(inner) + C_EVENT, this)
    s.push(S_CLOSE, 0, 0, 0, 0)
    s.push(S_RUN, inner, first, s.t.effects[row + tb.E_DO + 1], accepted)
