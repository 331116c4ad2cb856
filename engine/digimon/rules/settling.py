"""Batches of pending effects, and rule checks between effects.

Sources: comprehensive rules 15-4-3 (effects that trigger before a rule or effect is resolved are
one batch: the turn player activates theirs one at a time, then the other player), 15-4-5 (what
triggers meanwhile goes first), 15-4-4 (effects whose card is gone or has lost them are no more),
17 (rule checks, never in the middle of an effect).

Pending effects lie on one another like the batches: a batch is everything from a first entry to
the last, and a newer batch lies above it.
"""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.events.waking import holder_player, next_moment, spend, spent, times_gained
from engine.digimon.rules.destinations import DELETED
from engine.digimon.rules.leaving import leave
from engine.digimon.rules.linking import check_links
from engine.digimon.position.loops import count_activation
from engine.digimon.queries.gained import gains
from engine.digimon.queries.stats import dp, kinds
from engine.digimon.rules.possible import begins
from engine.digimon.position.slots import (
    AREA, CONTEXTS, CONTEXTS_USED, CONTEXT_SIZE, C_EVENT, C_FACTS, C_OTHER, C_SEEN, FACE_DOWN,
    FACE_UP, FLAGS, HALF, HOST, OVER, PENDING, PENDING_CARD, PENDING_EFFECT, PENDING_ENTRY,
    PENDING_EVENT, PENDING_FACTS, PENDING_HOLDER, PENDING_OTHER, PENDING_SEEN, PENDING_SIZE, PLAYER,
    STACK, STACK_COUNT, STRANDED, TOP, WHERE,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, State
from engine.digimon.position.steps import (
    CONTINUE, SettleStep, begin_effect, begin_settling, context, enter_step,
)  # fmt: skip
from engine.digimon.position.texts import is_gained
from engine.digimon.vocabulary import BATTLE, DIGIMON, DIGI_EGG, LINKED, SECURITY, TRASH, UNDER


def settle_all(s: State) -> None:
    """Settle what is pending, if there is anything; between the steps of a turn or attack."""
    if s.data[PENDING] or s.t.checks_rules:
        begin_settling(s)


class Settle(SettleStep):
    """Rule checks, then the effects of this batch, one after the other."""

    def advance(self, s: State, step: i64) -> i64:
        data = s.data
        first = data[step + SettleStep.FIRST]
        if data[OVER]:
            s.pop()
            return CONTINUE
        if rule_check(s):
            count_activation(s)
            return CONTINUE
        if data[PENDING] <= first:
            s.pop()
            return CONTINUE
        s.count = 0
        s.actor = data[PLAYER]
        _offer(s, first, s.actor)
        if s.count == 0:
            s.actor = 1 - s.actor
            _offer(s, first, s.actor)
        if s.count == 0:
            s.pop()  # none of them could be activated any more
            return CONTINUE
        return s.count

    def take(self, s: State, step: i64, option: i64) -> None:
        _activate_pending(s, step, option)


enter_step(Settle())


def _offer(s: State, first: i64, player: i64) -> None:
    """Offer the effects of a player that are pending in this batch and still can be activated."""
    entry = first
    while entry < s.data[PENDING]:
        base = PENDING_ENTRY + entry * PENDING_SIZE
        if valid(s, base):
            if holder_player(s, s.data[base + PENDING_HOLDER]) == player:
                s.offer(entry)
            entry += 1
        else:
            s.drop(PENDING, PENDING_ENTRY, PENDING_SIZE, entry)


def valid(s: State, base: i64) -> bool:
    """Whether a pending effect can still be activated (rules 15-4-4-3, 15-4-4-4)."""
    number = s.data[base + PENDING_EFFECT]
    card = s.data[base + PENDING_CARD]
    holder = s.data[base + PENDING_HOLDER]
    effect = number * tb.EFFECT_SIZE
    if s.t.effects[effect + tb.E_KIND] == tb.K_RULE:
        return True  # pending processing (rule 18-1)
    if not s.alive(holder):
        return False
    if s.t.effects[effect + tb.E_DEF] < 0 and holder & NUMBER >= STACK:
        if not times_gained(s, number, gains(s, (holder & NUMBER) - STACK)):
            return False
    if spent(s, number, card):
        return False
    thing = holder & NUMBER
    if thing < STACK:
        in_security = s.t.effects[effect + tb.E_WHERE] & SECURITY != 0
        return not in_security or s.data[FLAGS + thing] & FACE_UP != 0
    stack = thing - STACK
    if not s.t.effects[effect + tb.E_WHERE] & s.data[WHERE + stack]:
        return False
    if s.t.effects[effect + tb.E_DEF] < 0:
        return True
    text = s.t.effects[effect + tb.E_TEXT]
    if text == tb.IN_UPPER:
        if s.data[TOP + stack] == card + 1:
            return True
        if s.t.has_succession == 0 or s.data[HOST + card] != stack + 1:
            return False
        return s.data[AREA + card] == UNDER and is_gained(s, stack, card)
    area: i64 = LINKED if text == tb.IN_LINK else UNDER
    return s.data[HOST + card] == stack + 1 and s.data[AREA + card] == area


def _activate_pending(s: State, step: i64, entry: i64) -> None:
    """Activate this effect; what it triggers is settled before the rest of the batch."""
    base = PENDING_ENTRY + entry * PENDING_SIZE
    effect = s.data[base + PENDING_EFFECT]
    card = s.data[base + PENDING_CARD]
    holder = s.data[base + PENDING_HOLDER]
    event = s.data[base + PENDING_EVENT]
    other = s.data[base + PENDING_OTHER]
    facts = s.data[base + PENDING_FACTS]
    seen = s.data[base + PENDING_SEEN]
    s.drop(PENDING, PENDING_ENTRY, PENDING_SIZE, entry)
    if not count_activation(s):
        return
    if s.data[PENDING] > s.data[step + SettleStep.FIRST]:
        # Else this batch is done, and what is triggered now takes its place.
        begin_settling(s, s.data[PENDING])
    before = s.data[CONTEXTS_USED]
    if seen:
        s.put(CONTEXTS + before * CONTEXT_SIZE + C_SEEN, seen)
    begun = activate(s, effect, card, holder, holder_player(s, holder), event, other, facts, 0)
    if seen and not begun:
        s.put(CONTEXTS + before * CONTEXT_SIZE + C_SEEN, 0)


def activate(s: State, effect: i64, card: i64, this: i64, player: i64, event: i64, other: i64,
             facts: i64, declared: i64) -> bool:  # fmt: skip
    """Begin an effect if its processing conditions hold (rule 15-6-3).

    An effect that the player has `declared` is not asked for again where it is optional (15-8-4-4).
    """
    t = s.t
    row = effect * tb.EFFECT_SIZE
    ctx = s.open_context(effect, card, this, player)
    base = context(ctx)
    if event:
        s.put(base + C_EVENT, event)
    if other:
        s.put(base + C_OTHER, other)
    if facts:
        s.put(base + C_FACTS, facts)
    if not begins(s, effect, this & NUMBER, player, ctx):
        s.close_context()
        return False
    optional = t.effects[row + tb.E_OPTIONAL]
    if declared or not optional:
        spend(s, effect, card)
    accepted: i64 = 1 if declared and optional else 0
    begin_effect(s, ctx, effect, accepted)
    next_moment(s)
    return True


# ------------------------------------------------------------------ rule checks


def rule_check(s: State) -> bool:
    """Delete Digimon with 0 DP, trash what cannot stay (rule 17-1-3); whether there were any."""
    if not s.t.checks_rules:
        return False
    dead = _collect(s, True)
    if dead:
        next_moment(s)
        leave(s, dead, TRASH | DELETED, tb.F_ZERO_DP | tb.F_RULE, 0, -1)
    bare: i64 = 0
    if s.t.checks_rules & tb.CHECK_TOPS:
        bare = _collect(s, False)
        if bare and not dead:
            next_moment(s)
        leave(s, bare, TRASH, tb.F_RULE, 0, -1)
    if dead + bare:
        return True
    return s.t.has_links != 0 and check_links(s)


def _collect(s: State, dead: bool) -> i64:
    """Put what is deleted, or else what is trashed, into `s.leaving`; how many."""
    data = s.data
    number: i64 = 0
    one: i64 = 0
    while one < 2:
        stack = one * HALF
        last = stack + data[STACK_COUNT + one]
        while stack < last:
            if data[TOP + stack] and data[WHERE + stack] == BATTLE:
                found = _has_no_dp(s, stack) if dead else _cannot_stay(s, stack)
                if found:
                    s.leaving[number] = s.stack_ref(stack)
                    number += 1
            stack += 1
        one += 1
    return number


def _has_no_dp(s: State, stack: i64) -> bool:
    """Whether it is a Digimon with 0 DP (rule 17-1-3-1-1)."""
    if not s.t.checks_rules & tb.CHECK_DP:
        return False
    card = s.data[TOP + stack] - 1
    if not kinds(s, stack) & DIGIMON:
        return False
    return not s.data[FLAGS + card] & FACE_DOWN and dp(s, stack) == 0


def _cannot_stay(s: State, stack: i64) -> bool:
    """A Digimon without DP, a face-down card, or an Option no effect placed (17-1-3-2)."""
    card = s.data[TOP + stack] - 1
    if s.data[FLAGS + card] & (FACE_DOWN | STRANDED):
        return True
    definition = s.definition[card]
    return s.t.category[definition] & (DIGIMON | DIGI_EGG) != 0 and s.t.dp[definition] < 0
