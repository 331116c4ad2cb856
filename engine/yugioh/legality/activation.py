"""May this effect be activated now: place, limit and condition; the rest is in `possible`.

Sources: Yu-Gi-Oh solo rules 2, 10 (a Set Trap waits a turn); the card texts.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.counters import count, counter
from engine.yugioh.position.uses import count_limit, limit_slot
from engine.yugioh.queries.bans import toll
from engine.yugioh.queries.controlling import another_of_one
from engine.yugioh.queries.set_first import must_be_set
from engine.yugioh.queries.rules import FromHand, Toll
from engine.yugioh.queries.inspection import inspected
from engine.yugioh.queries.silence import silenced
from engine.yugioh.queries.in_force import banned, lets
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries.events import event_fits, missed
from engine.yugioh.queries.gone import NOBODY, gone_alone
from engine.yugioh.movement.pendulum_zones import free_pendulum_zone
from engine.yugioh.legality.possible import leaves_enough, possible
from engine.yugioh.position.slots import (
    ANSWERED, CHAINED, CONTEXTS, CONTEXT_SIZE, CONTROL, C_EFFECT, EVENT, EVENT_SIZE, IN_ACTIVATION,
    LIFE, LOC, NEW, PLAYER, POSITION, SILENT, STATUS, USED, MADE_WITH,
)  # fmt: skip
from engine.yugioh.position.entries import count_of_such
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import (
    BANISHED, DECK, EXTRA, FACEDOWN, FACEUP, FIELD, FIELD_PLACES, HAND, PZONE, QUICK_PLAY, SZONE,
    TRAP,
)  # fmt: skip
from engine.yugioh.position.zones import free_spell


def limit_left(s: State, effect: i64, card: i64, player: i64) -> bool:
    """Whether the effect has uses left this turn."""
    base = effect * tb.EFFECT_SIZE
    kind = s.t.effects[base + tb.E_LIMIT]
    if kind == tb.L_NONE:
        return True
    if not _uses_left(s, base + tb.E_LIMIT, card, player):
        return False
    return s.t.effects[base + tb.E_SECOND] == 0 or _uses_left(s, base + tb.E_SECOND, card, player)


def _uses_left(s: State, at: i64, card: i64, player: i64) -> bool:
    """Whether the limit in this slot (kind, group, times) leaves a use."""
    group = s.t.effects[at + tb.LIMIT_GROUP]
    times = s.t.effects[at + tb.LIMIT_TIMES]
    kind = s.t.effects[at + tb.LIMIT_KIND]
    if kind == tb.L_SOFT:
        if times == tb.AS_MATERIALS:
            times = count_of_such(s.data[MADE_WITH + card])
        return counter(s, USED + card, group) < times
    if kind == tb.L_CHAIN:
        return _uses_on_chain(s, group) < times
    return s.data[limit_slot(player, group)] < times


def _uses_on_chain(s: State, group: i64) -> i64:
    """How many links of the chain have this limit."""
    used: i64 = 0
    link: i64 = 1
    while link <= s.data[CHAINED]:
        base = s.data[CONTEXTS + link * CONTEXT_SIZE + C_EFFECT] * tb.EFFECT_SIZE
        if _is_by_chain(s, base + tb.E_LIMIT, group) or _is_by_chain(s, base + tb.E_SECOND, group):
            used += 1
        link += 1
    return used


def _is_by_chain(s: State, at: i64, group: i64) -> bool:
    kind = s.t.effects[at + tb.LIMIT_KIND]
    return kind == tb.L_CHAIN and s.t.effects[at + tb.LIMIT_GROUP] == group


def use_limit(s: State, effect: i64, card: i64, player: i64) -> None:
    """Count one use of the effect."""
    _count_use(s, effect * tb.EFFECT_SIZE + tb.E_LIMIT, card, player)
    _count_use(s, effect * tb.EFFECT_SIZE + tb.E_SECOND, card, player)


def _count_use(s: State, at: i64, card: i64, player: i64) -> None:
    kind = s.t.effects[at + tb.LIMIT_KIND]
    group = s.t.effects[at + tb.LIMIT_GROUP]
    if kind == tb.L_SOFT:
        count(s, USED + card, group)
    elif kind == tb.L_HARD:
        count_limit(s, player, group)


def user(s: State, effect: i64, card: i64) -> i64:
    """Whose effect it is to use."""
    if s.t.effects[effect * tb.EFFECT_SIZE + tb.E_FLAGS] & tb.FLAG_TURN_PLAYER:
        return s.data[PLAYER]
    return s.data[CONTROL + card]


def can_activate(s: State, effect: i64, card: i64, player: i64, from_: i64, until: i64) -> bool:
    """Whether `player` may activate this effect of this card now.

    For a trigger, `from_` and `until` are the events that it answers.
    """
    data = s.data
    effects = s.t.effects
    base = effect * tb.EFFECT_SIZE
    place = s.place(card)
    if not place & effects[base + tb.E_WHERE] or user(s, effect, card) != player:
        return False
    if data[STATUS + card] & (SILENT | IN_ACTIVATION):
        return False
    kind = effects[base + tb.E_KIND]
    if place & FIELD_PLACES and kind != tb.K_ACTIVATE and data[POSITION + card] & FACEDOWN:
        return False
    if place == BANISHED and data[POSITION + card] & FACEDOWN:
        return False
    if place == DECK or (place == EXTRA and not data[POSITION + card] & FACEUP):
        # Yu-Gi-Oh modifiers and triggers, *Leaves the field*: shuffled into the Deck it is lost.
        return False
    if not limit_left(s, effect, card, player):
        return False
    forbidden: i64 = tb.BAN_ACTIVATE
    if kind == tb.K_ACTIVATE or kind == tb.K_SCALE:
        if must_be_set(s, card):
            return False
        forbidden |= tb.BAN_ACTIVATE_CARD
    elif not place & (SZONE | PZONE):
        forbidden |= tb.BAN_MONSTER
    if banned(s, forbidden, card, player):
        return False
    if inspected(s, effect, card, player):
        return False
    if s.t.silences and (kind == tb.K_TRIGGER or not data[CHAINED]):
        if silenced(s, player, forbidden & tb.BAN_MONSTER != 0):
            return False
    if s.t.rule_kinds >> Toll.CODE & 1 and data[LIFE + player] < toll(s, player, effect):
        return False
    if kind == tb.K_ACTIVATE and not _can_play(s, base, card, player):
        return False
    if kind != tb.K_TRIGGER and effects[base + tb.E_EVENT]:
        if not _just_happened(s, base, card, player):
            return False
    if kind == tb.K_SCALE and free_pendulum_zone(s, player) < 0:
        return False
    if not conditions_hold(s, effects[base + tb.E_IF], effects[base + tb.E_IF_END], card, player):
        return False
    played: i64 = gone_alone(card) if kind == tb.K_ACTIVATE and place == HAND else NOBODY
    look = s.look
    look.begin(card, player, played, effect, from_, until)
    if effects[base + tb.E_SPARES]:
        look.paying = effect
    if not possible(s, effects[base + tb.E_COST], effects[base + tb.E_COST_END], look):
        return False
    if effects[base + tb.E_SPARES]:
        # Each card that could pay the cost was looked at with what follows.
        return True
    if effects[base + tb.E_LEAVES]:
        look.gone = gone_alone(card)
    if not effects[base + tb.E_OPTIONAL]:
        # A mandatory trigger needs its targets; that it can do nothing does not hold it back.
        return possible(s, effects[base + tb.E_TARGET], effects[base + tb.E_TARGET_END], look)
    return leaves_enough(s, base, look)


def _just_happened(s: State, base: i64, card: i64, player: i64) -> bool:
    """Whether the last thing to happen, to which nobody has activated anything, is its event."""
    number: i64 = 0
    while number < s.data[ANSWERED]:
        event = EVENT + number * EVENT_SIZE
        if event_fits(s, base, event, card, player) and not missed(s, base, event):
            return True
        number += 1
    return False


def first_answered(s: State, effect: i64) -> i64:
    """The first of these events: of those that can be missed, the last to have happened."""
    number: i64 = 0
    base = effect * tb.EFFECT_SIZE
    if s.t.effects[base + tb.E_EVENT] and s.t.effects[base + tb.E_MISSABLE]:
        while number < s.data[ANSWERED] and missed(s, base, EVENT + number * EVENT_SIZE):
            number += 1
    return number


def answered_events(s: State, effect: i64) -> i64:
    """Past the last of the events that a Quick Effect or a Trap answers."""
    return s.data[ANSWERED] if s.t.effects[effect * tb.EFFECT_SIZE + tb.E_EVENT] else 0


def _sooner(s: State, base: i64, card: i64, player: i64) -> bool:
    """Whether a Trap may be activated from the hand, or in the turn it was Set, as it says."""
    effects = s.t.effects
    first, last = effects[base + tb.E_FROM_HAND], effects[base + tb.E_FROM_HAND_END]
    return conditions_hold(s, first, last, card, player)


def _handed(s: State, card: i64, player: i64) -> bool:
    """Whether a card on the player's field lets this Trap or Quick-Play Spell be activated from
    the hand.
    """
    if not s.t.type[s.definition[card]] & (TRAP | QUICK_PLAY):
        return False
    return lets(s, FromHand.CODE, FromHand.FILTER, card, player)


def _can_play(s: State, base: i64, card: i64, player: i64) -> bool:
    """Whether a Spell or Trap may be activated from where it is, its effect apart."""
    data = s.data
    kind = s.t.type[s.definition[card]]
    own_turn = data[PLAYER] == player
    if another_of_one(s, card, player):
        return False
    if data[LOC + card] == HAND:
        if kind & TRAP or not own_turn:
            own = kind & TRAP and s.t.effects[base + tb.E_FLAGS] & tb.FLAG_FROM_HAND
            if not (own and _sooner(s, base, card, player)) and not _handed(s, card, player):
                return False
        return kind & FIELD != 0 or free_spell(s, player) >= 0
    if not data[POSITION + card] & FACEDOWN:
        return False
    # A Set Trap waits a turn, a Set Quick-Play Spell this turn too.
    if data[STATUS + card] & NEW and kind & (TRAP | QUICK_PLAY):
        if not s.t.effects[base + tb.E_FLAGS] & tb.FLAG_WHEN_SET:
            return False
        if not _sooner(s, base, card, player):
            return False
    return own_turn or kind & (TRAP | QUICK_PLAY) != 0
