"""May an effect activate this card as it resolves.

Source: the card texts ("activate 1 Field Spell from your Deck").  What starts no chain cannot be
answered, and no effect of the activation is done; whatever else an activation asks for holds.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.activation import limit_left
from engine.yugioh.position.slots import LIFE, LOC, POSITION
from engine.yugioh.position.state import State
from engine.yugioh.queries.bans import toll
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries.in_force import banned
from engine.yugioh.queries.set_first import must_be_set
from engine.yugioh.queries.rules import Toll
from engine.yugioh.vocabulary import CONTINUOUS, FACEUP, FIELD, FIELD_PLACES, SPELL, TRAP


def activation_by_effect(s: State, card: i64, player: i64) -> i64:
    """The effect that is the activation of this card, if one may activate it so; else -1."""
    kind = s.definition[card]
    of = s.t.type[kind]
    if not of & (SPELL | TRAP) or not of & (FIELD | CONTINUOUS):
        return -1
    if s.data[LOC + card] & FIELD_PLACES and s.data[POSITION + card] & FACEUP:
        return -1
    if banned(s, tb.BAN_ACTIVATE | tb.BAN_ACTIVATE_CARD, card, player) or must_be_set(s, card):
        return -1
    if s.t.rule_kinds >> Toll.CODE & 1 and s.data[LIFE + player] < toll(s, player, -1):
        return -1
    effect = s.t.effect_from[kind]
    while effect < s.t.effect_from[kind + 1]:
        if _is_plain_activation(s, effect * tb.EFFECT_SIZE):
            if not limit_left(s, effect, card, player):
                return -1
            base = effect * tb.EFFECT_SIZE
            first, last = s.t.effects[base + tb.E_IF], s.t.effects[base + tb.E_IF_END]
            return effect if conditions_hold(s, first, last, card, player) else -1
        effect += 1
    return -1


def _is_plain_activation(s: State, base: i64) -> bool:
    """Whether it activates the card at no cost, whatever happened, and without targets."""
    effects = s.t.effects
    if effects[base + tb.E_KIND] != tb.K_ACTIVATE or effects[base + tb.E_EVENT]:
        return False
    if effects[base + tb.E_COST] < effects[base + tb.E_COST_END]:
        return False
    return effects[base + tb.E_TARGET] >= effects[base + tb.E_TARGET_END]
