"""A chain link: whether it has its effect, and what is noted of it once it has resolved."""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.in_force import banned, negated
from engine.yugioh.queries.bans import note
from engine.yugioh.queries.holding import (
    NegatesActivated, negated_as_activated, negated_this_turn,
)  # fmt: skip
from engine.yugioh.queries.unnegated import effect_unnegated
from engine.yugioh.position.slots import (
    ACTIVATION_NEGATED, BATCH, C_CARD, C_EFFECT, C_MOVES, C_NEGATED, C_PLACE, C_PLAYER, C_WAS,
    EVENT, EVENTS, EVENT_ACTIVATED, EVENT_RESOLVED, EVENT_SIZE, EVENT_UNDONE, LOC, MOVES, POSITION,
    STATUS, USED_BY, V_REASON, V_WHAT, WAS_AS_TRAP, WAS_NEGATED, WAS_SET,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import context
from engine.yugioh.vocabulary import (
    CONTINUOUS, EQUIP, FACEUP, FIELD, FIELD_PLACES, HAND, MONSTER, MZONE, SPELL, SZONE, TRAP,
)  # fmt: skip


def note_resolved(s: State, number: i64) -> None:
    """Record that a chain link has resolved, where a card asks for it.

    A negated effect resolves without effect; after a negated activation there is none to resolve.
    """
    link = context(number)
    if s.data[link + C_NEGATED] == ACTIVATION_NEGATED:
        if s.t.tells_activated:
            _undo_activation(s, number)
        return
    card = s.data[link + C_CARD]
    done: i64 = tb.DID_MAKE_RESOLVE
    if s.data[link + C_PLACE] == HAND:
        done |= tb.DID_IN_HAND
    note(s, done, card, s.data[link + C_PLAYER])
    if s.t.tells_used_by and s.data[link + C_PLACE] == s.data[LOC + card] == MZONE:
        if s.data[link + C_MOVES] == s.data[MOVES + card]:
            bit = USED_BY << s.data[link + C_PLAYER]
            s.put(STATUS + card, s.data[STATUS + card] | bit)
    if s.t.has_each_time:
        s.record(EVENT_RESOLVED, card, s.data[link + C_PLACE], s.data[link + C_PLAYER], 0,
                 s.data[BATCH], activated_as(s, number))  # fmt: skip


def activated_as(s: State, number: i64) -> i64:
    """As what the card of a link was activated: MONSTER, SPELL or TRAP, and more bits."""
    link = context(number)
    word = s.t.type[s.definition[s.data[link + C_CARD]]] & (MONSTER | SPELL | TRAP)
    if word == MONSTER and s.data[link + C_PLACE] == SZONE:
        # A monster in a Spell & Trap Zone is a Spell there, or a Trap.
        word = TRAP if s.data[link + C_WAS] & WAS_AS_TRAP else SPELL
    kind = s.t.effects[s.data[link + C_EFFECT] * tb.EFFECT_SIZE + tb.E_KIND]
    if kind == tb.K_ACTIVATE or kind == tb.K_SCALE:
        word |= tb.CARD_ITSELF
    return word | tb.WHILE_SET if s.data[link + C_WAS] & WAS_SET else word


def _undo_activation(s: State, number: i64) -> None:
    """An activation that was negated did not happen."""
    event: i64 = EVENT + s.data[EVENTS] * EVENT_SIZE
    while event > EVENT:
        event -= EVENT_SIZE
        if s.data[event + V_WHAT] == EVENT_ACTIVATED and s.data[event + V_REASON] == number:
            s.put(event + V_WHAT, EVENT_UNDONE)
            return


def without_effect(s: State, link: i64) -> bool:
    """Whether the card of a link is still on the field with its effects negated, or was activated
    there when an effect had negated them.  Source: YGOrganization on *Effect Veiler* and *Skill
    Drain*.
    """
    data = s.data
    card = data[link + C_CARD]
    if effect_unnegated(s, link):
        return False
    if data[link + C_WAS] & WAS_NEGATED:
        return True
    if s.t.has_negating_bans and banned(s, tb.BAN_EFFECT, card, data[link + C_PLAYER]):
        return True
    if s.t.rule_kinds >> NegatesActivated.CODE & 1 and negated_as_activated(s, link):
        return True
    if negated_this_turn(s, link):
        return True
    if not data[link + C_PLACE] & FIELD_PLACES or data[MOVES + card] != data[link + C_MOVES]:
        return False
    return data[POSITION + card] & FACEUP != 0 and negated(s, card)


def no_longer_there(s: State, link: i64) -> bool:
    """Whether the card of a link, one that stays in its Spell & Trap Zone or Pendulum Zone, left
    it or was turned face-down before its effect resolves, but for its cost: then nothing is done.

    Source: the walks of the reference engine; Konami, *Mystical Space Typhoon* in answer to what a
    Continuous, Field or Equip Card does.
    """
    data = s.data
    card = data[link + C_CARD]
    if data[link + C_PLACE] != SZONE:
        return False
    if data[MOVES + card] == data[link + C_MOVES] and data[POSITION + card] & FACEUP:
        return False
    if s.t.effects[data[link + C_EFFECT] * tb.EFFECT_SIZE + tb.E_LEAVES]:
        return False
    return s.t.type[s.definition[card]] & (MONSTER | CONTINUOUS | FIELD | EQUIP) != 0
