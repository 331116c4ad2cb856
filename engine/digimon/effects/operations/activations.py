"""The operations that activate other effects.

Sources: comprehensive rules 15-15-7 (the other effect is processed within this one; "as an effect
of this Digimon"; what is asked for in a "by …" is done if the effect around it is mandatory),
15-14-1 (it counts as a use).
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.events.waking import spend, spent
from engine.digimon.instructions import by_name
from engine.digimon.instructions import tables as tb
from engine.digimon.language import operations as lo
from engine.digimon.operation import EFFECTS, OPERATIONS, Operation, Steps, register
from engine.digimon.position.slots import (
    BELOW, C_CARD, C_EVENT, C_THIS, FACE_DOWN, FLAGS, PLAYER, STACK, TOP,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.position.card_effects import card_of, effect_of, pack_effect
from engine.digimon.position.steps import begin_effect, context, done, next_row
from engine.digimon.position.texts import inherited_from
from engine.digimon.queries.gained import gains
from engine.digimon.queries.prohibitions import silenced
from engine.digimon.rules.meant import collect
from engine.digimon.rules.possible import begins
from engine.digimon.vocabulary import OPPONENT, YOU


class ActivateOwn(Operation):
    """Activate the [Main] or [Security] effect of this card, without using it (rule 4-22-5)."""

    CODE: Final = 31
    SECURITY: Final = 1  # 1: the [Security] effect

    def write(self, c: Steps, word: lo.ActivateMain | lo.ActivateSecurity, flags: int) -> None:
        c.row(ActivateOwn, SECURITY=int(isinstance(word, lo.ActivateSecurity)))

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        head = context(ctx)
        card = s.data[head + C_CARD]
        definition = s.definition[card]
        effect = s.t.main_effect[definition]
        if s.t.ops[at + ActivateOwn.SECURITY]:
            effect = s.t.security_effect[definition]
        if effect < 0:
            return
        begin_effect(s, s.open_context(effect, card, s.data[head + C_THIS], player), effect, 0)


class ActivateEffect(Operation):
    """Activate one effect with a timing of a card; it is processed before this one goes on."""

    CODE: Final = 37
    OF: Final = 1
    TIMING: Final = 2
    AS_OWN: Final = 3
    MANDATORY: Final = 4  # not inside what the player chose to do
    ACTIVATED: Final = 5  # if all of them: register + 1 of those that are activated already

    def write(self, c: Steps, word: lo.ActivateEffect, flags: int) -> None:
        activated = c.new_register() + 1 if word.every else 0
        c.row(ActivateEffect, OF=c.place(word.of, flags), TIMING=by_name.EVENT_NUMBERS[word.timing],
              AS_OWN=int(word.as_own), MANDATORY=int(not flags & tb.CH_CHOSEN),
              ACTIVATED=activated)  # fmt: skip

    def offer(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64) -> i64:
        ops = s.t.ops
        s.count = 0
        done(s, ctx, 0)
        if collect(s, ctx, ops[at + ActivateEffect.OF], me) == 0:
            return 0
        thing = s.things[0]
        holder: i64 = me if ops[at + ActivateEffect.AS_OWN] else thing
        if holder < 0:
            return 0
        what = ops[at + ActivateEffect.TIMING]
        if thing < STACK:
            _offer_text(s, thing, tb.IN_UPPER, what, holder, player)
            return s.count
        card = s.data[TOP + thing - STACK] - 1
        _offer_text(s, card, tb.IN_UPPER, what, holder, player)
        under = inherited_from(s, thing - STACK)
        while under:
            if not s.data[FLAGS + under - 1] & FACE_DOWN:
                _offer_text(s, under - 1, tb.IN_INHERITED, what, holder, player)
            under = s.data[BELOW + under - 1]
        if s.t.has_gained:
            number = gains(s, thing - STACK)
            index: i64 = 0
            while index < number:
                _offer_one(s, s.gained[index], card, what, holder, player)
                index += 1
        self.leave_out(s, ctx, ops[at + ActivateEffect.ACTIVATED] - 1)
        return s.count

    def leave_out(self, s: State, ctx: i64, register: i64) -> None:
        """Do not offer again what was activated before; forget it where nothing is left."""
        if register < 0:
            return
        slot = s.register(ctx, register)
        kept: i64 = 0
        index: i64 = 0
        while index < s.count:
            before: i64 = 1
            while before <= s.data[slot] and s.data[slot + before] != s.options[index]:
                before += 1
            if before > s.data[slot]:
                s.options[kept] = s.options[index]
                kept += 1
            index += 1
        s.count = kept
        if kept == 0:
            s.empty(ctx, register)

    def take(self, s: State, at: i64, step: i64, ctx: i64, me: i64, player: i64,
             option: i64) -> None:  # fmt: skip
        ops = s.t.ops
        effect = effect_of(option)
        card = card_of(option)
        if ops[at + ActivateEffect.ACTIVATED]:
            s.keep(ctx, ops[at + ActivateEffect.ACTIVATED] - 1, option)
        else:
            next_row(s, step)
        collect(s, ctx, ops[at + ActivateEffect.OF], me)
        this = s.reference(s.things[0])
        if ops[at + ActivateEffect.AS_OWN]:
            this = s.data[context(ctx) + C_THIS]
        row = effect * tb.EFFECT_SIZE
        first = s.t.effects[row + tb.E_DO]
        optional = s.t.effects[row + tb.E_OPTIONAL]
        # A cost that may be paid must be, if the effect around it is mandatory (rule 15-15-7-4).
        accepted: i64 = 0
        pays = OPERATIONS[ops[first * tb.OP_SIZE]].pays(s, first * tb.OP_SIZE)
        if optional and ops[at + ActivateEffect.MANDATORY] and pays:
            accepted = 1
        if accepted or not optional:
            spend(s, effect, card)
        done(s, ctx, 1)
        inner = s.open_context(effect, card, this, player)
        s.put(context(inner) + C_EVENT, this)
        begin_effect(s, inner, effect, accepted)

    def asks(self) -> i64:
        return EFFECTS


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
        s.offer(pack_effect(effect, card))


register(ActivateOwn(), lo.ActivateMain, lo.ActivateSecurity)
register(ActivateEffect(), lo.ActivateEffect)
