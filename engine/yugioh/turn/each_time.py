"""Effects that apply each time something happens, without a chain.

Source: the card texts ("each time ..., immediately ...").  They are looked at after every chain
link and after every summon or the like that starts no chain; what happened at one moment counts
once.  Such an effect belongs to a face-up card, or was set up for the rest of the turn.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.bans import lift
from engine.yugioh.queries.condition import conditions_hold
from engine.yugioh.queries.events import event_fits, kinds_told
from engine.yugioh.queries.in_force import negated
from engine.yugioh.position.slots import (
    ANSWERED, BAN, BANS, BAN_SIZE, B_BOUND, B_FILTER, B_PLAYER, B_WHAT, CONTROL, C_EFFECT, C_FROM,
    C_UNTIL, EVENT, EVENTS, EVENT_ACTIVATED, EVENT_MOVED, EVENT_RESOLVED, EVENT_SIZE,
    EVENT_SUMMONED, LOC, POSITION, SEEN, V_BATCH, V_CARD, V_INFO, V_WHAT,
)  # fmt: skip
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import context, open_context
from engine.yugioh.position.very_cards import has_moved, very_card
from engine.yugioh.position.steps import (
    CONTINUE, EachStep, begin, begin_clearing, begin_each, enter_step,
)  # fmt: skip
from engine.yugioh.vocabulary import FACEDOWN, FIELD_PLACES


def each_time(s: State) -> bool:
    """Put on the agenda what applies to the events not yet seen; whether there is something."""
    data = s.data
    first = data[SEEN]
    last = data[EVENTS]
    if not s.t.has_each_time or first == last:
        return False
    s.put(SEEN, last)
    found = False
    told = kinds_told(s, first, last)
    pair = s.first_each
    pairs: i64 = len(s.pair_effect)
    while pair < pairs:
        if s.pair_told[pair] & told:
            effect = s.pair_effect[pair]
            card = s.pair_card[pair]
            if _applies(s, effect, card):
                if _push(s, effect, card, data[CONTROL + card], first, last, False):
                    found = True
        pair += 1
    entry: i64 = BAN
    while entry < BAN + data[BANS] * BAN_SIZE:
        if data[entry + B_WHAT] & tb.EACH_TIME:
            player = data[entry + B_PLAYER]
            bound = data[entry + B_BOUND]
            if bound < 0:
                if not has_moved(s, bound):
                    entry += BAN_SIZE
                    continue
                # It has left, or is no longer meant.
                effect = data[entry + B_FILTER]
                lift(s, entry)
                if _push(s, effect, very_card(bound), player, first, last, True):
                    found = True
                continue
            source = _owned(s, data[entry + B_BOUND] - 1, player)
            if _lifted(s, data[entry + B_FILTER], source, player, first, last):
                lift(s, entry)
                continue
            if _push(s, data[entry + B_FILTER], source, player, first, last, True):
                found = True
        entry += BAN_SIZE
    return found


def _lifted(s: State, effect: i64, card: i64, player: i64, first: i64, last: i64) -> bool:
    """Whether the event has happened after which the effect applies no more."""
    lifting = s.t.effects[effect * tb.EFFECT_SIZE + tb.E_LIFTED]
    number = first
    while lifting and number < last:
        if event_fits(s, lifting * tb.EFFECT_SIZE, EVENT + number * EVENT_SIZE, card, player):
            return True
        number += 1
    return False


def _applies(s: State, effect: i64, card: i64) -> bool:
    data = s.data
    if not s.is_in(card, s.t.effects[effect * tb.EFFECT_SIZE + tb.E_WHERE]):
        return False
    base = effect * tb.EFFECT_SIZE
    first, last = s.t.effects[base + tb.E_IF], s.t.effects[base + tb.E_IF_END]
    if first != last and not conditions_hold(s, first, last, card, data[CONTROL + card]):
        return False
    if not data[LOC + card] & FIELD_PLACES:
        return True
    if data[POSITION + card] & FACEDOWN:
        return False
    return s.t.effects[base + tb.E_FLAGS] & tb.FLAG_FIRM != 0 or not negated(s, card)


def _owned(s: State, definition: i64, player: i64) -> i64:
    """A card of this definition that the player owns, or else the other one does."""
    found: i64 = -1
    card: i64 = 0
    while card < s.cards:
        if s.definition[card] == definition:
            if s.owner[card] == player:
                return card
            found = card
        card += 1
    return found


def _push(s: State, effect: i64, card: i64, player: i64, first: i64, last: i64,
          set_up: bool) -> bool:  # fmt: skip
    """Put the effect on the agenda once for each moment at which its event happened.

    One that was not `set_up` for the turn is its card's: what resolves counts if the card was
    there when that was activated.  The activations of a chain are one after the other.
    """
    base = effect * tb.EFFECT_SIZE
    found = False
    moment: i64 = -1
    number = first
    while number < last:
        event = EVENT + number * EVENT_SIZE
        number += 1
        if s.data[event + V_BATCH] == moment and s.data[event + V_WHAT] != EVENT_ACTIVATED:
            continue
        if not event_fits(s, base, event, card, player):
            continue
        if s.data[event + V_WHAT] == EVENT_RESOLVED and not set_up:
            # Its own activation puts the card there.
            own = s.data[event + V_CARD] == card and s.data[event + V_INFO] & tb.CARD_ITSELF != 0
            if own or _came_since(s, card, number):
                continue
        moment = s.data[event + V_BATCH]
        begin_each(s, effect, card, player, number - 1)
        found = True
    return found


def _came_since(s: State, card: i64, last: i64) -> bool:
    """Whether the card came to where it is during this chain, before the event `last`."""
    number = s.data[ANSWERED]
    while number < last:
        event = EVENT + number * EVENT_SIZE
        what = s.data[event + V_WHAT]
        if s.data[event + V_CARD] == card and (what == EVENT_SUMMONED or what == EVENT_MOVED):
            return True
        number += 1
    return False


def _past_the_moment(s: State, event: i64) -> i64:
    """The first event behind this one that happened at another moment."""
    moment = s.data[EVENT + event * EVENT_SIZE + V_BATCH]
    while event < s.data[EVENTS] and s.data[EVENT + event * EVENT_SIZE + V_BATCH] == moment:
        event += 1
    return event


class ApplyEach(EachStep):
    """The effect applies, in the context of procedures."""

    def advance(self, s: State, step: i64) -> i64:
        data = s.data
        effect = data[step + EachStep.EFFECT]
        event = data[step + EachStep.EVENT]
        card = data[step + EachStep.CARD]
        player = data[step + EachStep.PLAYER]
        s.pop()
        open_context(s, 0, card, player)
        s.put(context(0) + C_EFFECT, effect)
        s.put(context(0) + C_FROM, event)
        s.put(context(0) + C_UNTIL, _past_the_moment(s, event))
        begin_clearing(s, 0)
        base = effect * tb.EFFECT_SIZE
        begin(s, 0, s.t.effects[base + tb.E_DO], s.t.effects[base + tb.E_DO_END])
        return CONTINUE


enter_step(ApplyEach())
