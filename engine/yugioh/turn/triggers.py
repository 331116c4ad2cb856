"""Trigger effects: which ones an event wakes, and in which order they go on the chain.

Sources: Yu-Gi-Oh modifiers and triggers, *Trigger effects*; the official
rulebook on simultaneous effects: mandatory ones of the turn player, of the
opponent, then optional ones of the turn player, of the opponent, each player
choosing the order of their own; at last, in the window and along with Quick
Effects, optional ones in the hand, which is private.  What is activated in
the End Phase is no answer to anything: one after the other, in an order that
the player chooses, each with a chain of its own.  A *when … you can*
trigger misses its timing unless its event was the last thing to happen; an
*if* trigger does not.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.turn.chain import answer, ask_opponent
from engine.yugioh.turn.each_time import each_time
from engine.yugioh.turn.keeping import hold_and_let_go, keep_to_limits, let_fall
from engine.yugioh.turn.waiting import (
    IN_HAND, MANDATORY, OF_PHASE, OPEN, add_trigger, chain_waiting, effect_waiting, forget_all,
    forget_triggers, next_waiting,
)  # fmt: skip
from engine.yugioh.position.commands import PASS
from engine.yugioh.queries.events import event_fits, in_its_column, kinds_told, missed
from engine.yugioh.queries.rules import Wins
from engine.yugioh.movement.battle_positions import hold_positions
from engine.yugioh.movement.cards import check_field
from engine.yugioh.position.slots import (
    ANSWERED, BATCH, CHAINED, CONTEXTS, CONTEXT_SIZE, CONTROL, C_PLAYER, EVENT, EVENTS,
    EVENT_ACTIVATED, EVENT_EQUIPPED, EVENT_GAINED, EVENT_HURT, EVENT_MOVED, EVENT_PHASE,
    EVENT_RESOLVED, EVENT_REVEALED, EVENT_SIZE, EVENT_UNDONE, HEAD, LOC, MOVES, NEXT, OVER,
    PENDING, PLAYER, SEEN, V_BATCH, V_CARD, V_MOVES, V_REASON, V_WHAT,
)  # fmt: skip
from engine.yugioh.position.state import State, pile_of
from engine.yugioh.position.steps import (
    CONTINUE, TO_ASK, WAS_ASKED, SettleStep, TriggersStep, begin_triggers, enter_step,
)  # fmt: skip
from engine.yugioh.vocabulary import HAND, R_COST

# The groups of triggers: each kind the turn player's first.
MANDATORY_GROUPS: Final = 2
PHASE_GROUPS: Final = 4  # the first of them
GROUPS: Final = 6


def forget_events(s: State) -> None:
    """Drop the events."""
    data = s.data
    if data[EVENTS]:
        s.put(EVENTS, 0)
    if data[ANSWERED]:
        s.put(ANSWERED, 0)
    if data[BATCH]:
        s.put(BATCH, 0)
    if data[SEEN]:
        s.put(SEEN, 0)


def _won(s: State) -> bool:
    """Whether a player holds every part of a card that wins the duel."""
    data = s.data
    t = s.t
    card: i64 = 0
    while card < s.cards:
        if data[LOC + card] == HAND:
            rule = t.rule_from[s.definition[card]]
            last = t.rule_from[s.definition[card] + 1]
            while rule < last:
                row = rule * tb.RULE_SIZE
                if t.rules[row] == Wins.CODE and _holds_all(s, row, s.owner[card]):
                    s.put(OVER, 1 + s.owner[card])
                    return True
                rule += 1
        card += 1
    return False


def _holds_all(s: State, row: i64, player: i64) -> bool:
    part = s.t.rules[row + Wins.FIRST]
    while part < s.t.rules[row + Wins.LAST]:
        at = s.data[HEAD + pile_of(player, HAND)]
        while at and s.definition[at - 1] != s.t.parts[part]:
            at = s.data[NEXT + at - 1]
        if not at:
            return False
        part += 1
    return True


def collect(s: State) -> None:
    """Turn the new events into waiting triggers."""
    data = s.data
    first = data[ANSWERED]
    last = data[EVENTS]
    if first == last:
        return
    told = kinds_told(s, first, last)
    pair = s.first_trigger
    while pair < s.first_each:
        if s.pair_told[pair] & told:
            effect = s.pair_effect[pair]
            card = s.pair_card[pair]
            if s.is_in(card, s.t.effects[effect * tb.EFFECT_SIZE + tb.E_WHERE]):
                _wake(s, effect, card, first, last)
        pair += 1
    s.put(ANSWERED, last)


def _wake(s: State, effect: i64, card: i64, first: i64, last: i64) -> None:
    """Add the trigger if one of the events is one that it waits for.

    What must be activated each time a card or effect is, is so for each of a chain.
    """
    must = not s.t.effects[effect * tb.EFFECT_SIZE + tb.E_OPTIONAL]
    number = first
    while number < last:
        told = s.data[EVENT + number * EVENT_SIZE + V_WHAT]
        row = effect
        waits = True
        while waits:
            kind = s.t.effects[row * tb.EFFECT_SIZE + tb.E_EVENT]
            if s.t.told_as[kind] == told and _wakes(s, row, card, number, last):
                if must and told == EVENT_ACTIVATED:
                    add_trigger(s, effect, card, number, number + 1)
                    break
                base = row * tb.EFFECT_SIZE
                alone = s.t.effects[base + tb.E_SPOT] == tb.SPOT_COLUMN
                if s.t.effects[base + tb.E_WHO] and not alone:
                    # Of one that can miss the timing only the last thing to happen is the event.
                    start = number if s.t.effects[base + tb.E_MISSABLE] else first
                    add_trigger(s, effect, card, start, last)
                else:
                    add_trigger(s, effect, card, number, number + 1)
                return
            row = s.t.effects[row * tb.EFFECT_SIZE + tb.E_OR]
            waits = row != 0
        number += 1


def _wakes(s: State, row: i64, card: i64, number: i64, last: i64) -> bool:
    """Whether this event is one that the row of a trigger waits for."""
    data = s.data
    event = EVENT + number * EVENT_SIZE
    base = row * tb.EFFECT_SIZE
    if not event_fits(s, base, event, card, data[CONTROL + card]) or missed(s, base, event):
        return False
    if s.t.effects[base + tb.E_SPOT] == tb.SPOT_COLUMN and not in_its_column(s, event, card):
        return False
    if data[event + V_WHAT] == EVENT_PHASE:
        return True
    if s.t.effects[base + tb.E_WHO]:
        return _was_there(s, card, number, last)
    return data[event + V_MOVES] == data[MOVES + card]


def _was_there(s: State, card: i64, number: i64, last: i64) -> bool:
    """Whether the card was where it is when this event happened.

    In the hand, which is private, it may have come later in the same chain; what is revealed there
    does not move.
    """
    if s.data[LOC + card] == HAND:
        event = EVENT + number * EVENT_SIZE
        return s.data[event + V_CARD] != card or s.data[event + V_WHAT] == EVENT_REVEALED
    return not _arrives_later(s, card, number, last) and not _arrives_with(s, card, number)


def _arrives_later(s: State, card: i64, number: i64, last: i64) -> bool:
    first = number
    while number < last:
        event = EVENT + number * EVENT_SIZE
        what = s.data[event + V_WHAT]
        # An activation moves no card, however it ends; but its own one is none it waits for.
        stayed = what == EVENT_ACTIVATED or what == EVENT_RESOLVED or what == EVENT_UNDONE
        stayed = (stayed and number > first) or what == EVENT_GAINED or what == EVENT_HURT
        stayed = stayed or what == EVENT_EQUIPPED
        if s.data[event + V_CARD] == card and not stayed:
            return True
        number += 1
    return False


def _arrives_with(s: State, card: i64, number: i64) -> bool:
    """Whether the card came to where it is at the same time as this event.

    What an effect does up to a *then* is one moment.  What was paid is there before what it was
    paid for, and so are the materials of a summon without an effect before its monster.
    """
    data = s.data
    event = EVENT + number * EVENT_SIZE
    while number > 0:
        number -= 1
        other = EVENT + number * EVENT_SIZE
        if data[other + V_CARD] == card and data[other + V_WHAT] == EVENT_MOVED:
            reason = data[other + V_REASON]
            together = data[event + V_BATCH] == data[other + V_BATCH]
            return together and (not reason & R_COST or reason == data[event + V_REASON])
    return False


def _finish(s: State) -> i64:
    """Every group was asked: the chain, if there is one, is answered and resolved.

    Optional triggers in the hand go on waiting, and are chained in the window.
    """
    data = s.data
    s.pop()
    in_hand = _wait_in_hand(s)
    if not in_hand:
        forget_triggers(s)
    if data[CHAINED]:
        answer(s, data[CONTEXTS + data[CHAINED] * CONTEXT_SIZE + C_PLAYER])
    elif in_hand:
        answer(s, 1 - data[PLAYER])
    else:
        forget_all(s)
    return CONTINUE


def _wait_in_hand(s: State) -> bool:
    """Whether a trigger waits that can be chained in the window."""
    player = s.data[PLAYER]
    return next_waiting(s, player, IN_HAND, 0) != 0 or (
        s.opponent_acts != 0 and next_waiting(s, 1 - player, IN_HAND, 0) != 0
    )


class Settle(SettleStep):
    """Collect the triggers of what has happened; when there are none, all is settled."""

    def advance(self, s: State, step: i64) -> i64:
        asked = s.data[step + SettleStep.ASKED]
        if s.opponent_acts and asked == 0 and s.data[EVENTS] != s.data[ANSWERED]:
            asked = TO_ASK
            s.put(step + SettleStep.ASKED, asked)
        check_field(s)
        hold_positions(s)
        hold_and_let_go(s)
        let_fall(s)
        if keep_to_limits(s):
            return CONTINUE
        if each_time(s):
            return CONTINUE
        collect(s)
        if s.t.has_wins and _won(s):
            return CONTINUE
        if s.data[PENDING] == 0:
            if asked == TO_ASK:
                s.put(step + SettleStep.ASKED, WAS_ASKED)
                ask_opponent(s)
                return CONTINUE
            s.pop()
            forget_events(s)
            return CONTINUE
        # Triggers that no one activates take no window away.
        if asked == WAS_ASKED:
            s.put(step + SettleStep.ASKED, TO_ASK)
        begin_triggers(s)
        return CONTINUE


class Order(TriggersStep):
    """Which triggers are chained next: four groups in their order, PASS for no more of one; where
    none was chained, one of those of the phase.
    """

    def advance(self, s: State, step: i64) -> i64:
        data = s.data
        stage = data[step + TriggersStep.STAGE]
        if stage >= GROUPS:
            return _finish(s)
        mandatory = stage < MANDATORY_GROUPS
        player = data[PLAYER] if stage & 1 == 0 else 1 - data[PLAYER]
        s.listing = 0
        if stage >= PHASE_GROUPS:
            if not data[CHAINED] and not _wait_in_hand(s):
                mandatory = _list_of_phase(s, player)
        elif player == data[PLAYER] or s.opponent_acts or mandatory:
            kind: i64 = MANDATORY if mandatory else OPEN
            number = next_waiting(s, player, kind, 0)
            while number:
                s.enlist(number)
                number = next_waiting(s, player, kind, number)
        if s.listing == 0:
            s.put(step + TriggersStep.STAGE, stage + 1)
            return CONTINUE
        if not mandatory:
            s.enlist(PASS)
        return s.offer_listed()

    def take(self, s: State, step: i64, option: i64) -> None:
        data = s.data
        if option == PASS:
            s.put(step + TriggersStep.STAGE, data[step + TriggersStep.STAGE] + 1)
            return
        if data[step + TriggersStep.STAGE] >= PHASE_GROUPS:
            s.put(step + TriggersStep.STAGE, GROUPS)
        chain_waiting(s, option)


def _list_of_phase(s: State, player: i64) -> bool:
    """List the player's triggers of this phase; whether there is a mandatory one."""
    mandatory = False
    number = next_waiting(s, player, OF_PHASE, 0)
    while number:
        optional = s.t.effects[effect_waiting(s, number) * tb.EFFECT_SIZE + tb.E_OPTIONAL] != 0
        mandatory = mandatory or not optional
        if player == s.data[PLAYER] or s.opponent_acts or not optional:
            s.enlist(number)
        number = next_waiting(s, player, OF_PHASE, number)
    return mandatory


enter_step(Settle())
enter_step(Order())
