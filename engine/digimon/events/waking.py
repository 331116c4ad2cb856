"""What happens, and which triggers it wakes (comprehensive rules 15-4-2, 15-5, 15-8-3).

`happen` looks for effects that wait for an event and makes them pending; `settling` activates them.
Only what some card of this game listens to is looked for.
"""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.position.other_areas import place_of, sources
from engine.digimon.queries.condition import conditions_hold
from engine.digimon.queries.matching import match
from engine.digimon.queries.things import player_of, top_card
from engine.digimon.queries.gained import gains
from engine.digimon.queries.prohibitions import silenced
from engine.digimon.queries.stats import dp
from engine.digimon.position.facts import one_more
from engine.digimon.position.seen import pack_seen
from engine.digimon.position.slots import (
    BELOW, FACE_DOWN, FLAGS, GAINED_USES, GAINED_USES_CAP, GAINED_USES_EFFECT, GAINED_USES_ENTRY,
    GAINED_USES_SIZE, GAINED_USES_STACK, GAINED_USES_TIMES, HALF, MOMENT, PENDING, PENDING_CAP,
    PENDING_CARD, PENDING_EFFECT, PENDING_ENTRY, PENDING_EVENT, PENDING_FACTS, PENDING_HOLDER,
    PENDING_MOMENT, PENDING_OTHER, PENDING_SEEN, PENDING_SIZE, PLAYER, STACK, STACK_COUNT, TOP,
    UNDERS, USED, WHERE,
)  # fmt: skip
from engine.digimon.position.state import NUMBER, RuleError, State
from engine.digimon.position.texts import inherited_from, more_text, text_card, text_of
from engine.counters import count, counter
from engine.digimon.vocabulary import BATTLE, BREEDING, OPPONENT, YOU


def happen(s: State, what: i64, event: i64, player: i64, facts: i64, other: i64) -> None:
    """Something happened to the card that `event` refers to (0 for none), of this player.

    Called while the card is still where it happened; `other` refers to the other card.
    """
    t = s.t
    if not t.heard >> what & 1:
        return
    data = s.data
    thing: i64 = event & NUMBER if event else -1
    turn: i64 = 0
    one = data[PLAYER]
    while turn < 2:
        stack = one * HALF
        last = stack + data[STACK_COUNT + one]
        while stack < last:
            if data[TOP + stack] and data[WHERE + stack] == BATTLE:
                _ask(s, what, stack, one, thing, event, player, facts, other)
            stack += 1
        if t.heard_elsewhere >> what & 1:
            _ask_elsewhere(s, what, one, thing, event, player, facts, other)
        one = 1 - one
        turn += 1


def _ask(s: State, what: i64, stack: i64, one: i64, thing: i64, event: i64, player: i64,
         facts: i64, other: i64) -> None:  # fmt: skip
    t = s.t
    data = s.data
    card = data[TOP + stack] - 1
    me: i64 = STACK + stack
    if t.hears[t.defs * tb.IN_UPPER + s.definition[card]] >> what & 1:
        _effects(s, what, me, BATTLE, one, card, tb.IN_UPPER, thing, event, player, facts, other)
    place = t.defs * tb.IN_INHERITED
    at = inherited_from(s, stack)
    while at:
        if t.hears[place + s.definition[at - 1]] >> what & 1:
            if not data[FLAGS + at - 1] & FACE_DOWN:
                _effects(s, what, me, BATTLE, one, at - 1, tb.IN_INHERITED, thing, event, player,
                         facts, other)  # fmt: skip
        at = data[BELOW + at - 1]
    if t.has_more_texts:
        cursor = more_text(s, stack, 0)
        while cursor:
            card = text_card(cursor)
            text = text_of(cursor)
            if t.hears[text * t.defs + s.definition[card]] >> what & 1:
                _effects(s, what, me, BATTLE, one, card, text, thing, event, player, facts, other)
            cursor = more_text(s, stack, cursor)
    if t.has_gained:
        card = data[TOP + stack] - 1
        _gained(s, what, stack, one, card, thing, event, player, facts, other)


def _ask_elsewhere(s: State, what: i64, one: i64, thing: i64, event: i64, player: i64, facts: i64,
                   other: i64) -> None:  # fmt: skip
    """Effects of cards that are not in the battle area (rules 15-14-2 to 15-14-5)."""
    first = s.source_count
    last = sources(s, one, s.t.trigger_areas)
    index = first
    while index < last:
        me = s.sources[index]
        card = top_card(s, me)
        if s.t.hears_elsewhere[s.definition[card]] >> what & 1:
            _effects(s, what, me, place_of(s, me), one, card, tb.IN_UPPER, thing, event, player,
                     facts, other)  # fmt: skip
            if what == tb.EV_TRASHED_FROM_UNDER and me == thing:
                _effects(s, what, me, place_of(s, me), one, card, tb.IN_INHERITED, thing, event,
                         player, facts, other)  # fmt: skip
        if me >= STACK and s.t.inherited_areas & BREEDING:
            at = inherited_from(s, me - STACK)
            while at:
                if not s.data[FLAGS + at - 1] & FACE_DOWN:
                    _effects(s, what, me, BREEDING, one, at - 1, tb.IN_INHERITED, thing, event,
                             player, facts, other)  # fmt: skip
                at = s.data[BELOW + at - 1]
        index += 1
    s.source_count = first


def _effects(s: State, what: i64, me: i64, area: i64, one: i64, card: i64, text: i64, thing: i64,
             event: i64, player: i64, facts: i64, other: i64) -> None:  # fmt: skip
    definition = s.definition[card]
    effect = s.t.effect_from[definition]
    last = s.t.effect_from[definition + 1]
    while effect < last:
        base = effect * tb.EFFECT_SIZE
        if s.t.effects[base + tb.E_TEXT] == text and s.t.effects[base + tb.E_WHERE] & area:
            _try(s, what, effect, me, one, card, thing, event, player, facts, other, 0)
        effect += 1


def _gained(s: State, what: i64, stack: i64, one: i64, card: i64, thing: i64, event: i64,
            player: i64, facts: i64, other: i64) -> None:  # fmt: skip
    """Effects that the Digimon has gained (rule 15-13)."""
    number = gains(s, stack)
    index: i64 = 0
    while index < number:
        copies = times_gained(s, s.gained[index], index)
        _try(s, what, s.gained[index], STACK + stack, one, card, thing, event, player, facts,
             other, copies)  # fmt: skip
        index += 1


def _try(s: State, what: i64, effect: i64, me: i64, one: i64, card: i64, thing: i64,
         event: i64, player: i64, facts: i64, other: i64, copies: i64) -> None:  # fmt: skip
    """Make an effect pending if this event is one it waits for."""
    t = s.t
    base = effect * tb.EFFECT_SIZE
    if not t.effects[base + tb.E_COUNTED] >> what & 1:
        return
    if not t.effects[base + tb.E_TURN] & (YOU if s.data[PLAYER] == one else OPPONENT):
        return
    if what == tb.EV_LINKING and other & NUMBER != card:
        return  # only the effects of the card that was linked (rule 15-16-6-1)
    if spent(s, effect, card):
        return
    if t.effects[base + tb.E_TIMING] >> what & 1:
        if me >= STACK and silenced(s, me - STACK, what):
            return
        if what == tb.EV_PLAYED and thing == me and facts & tb.F_SILENT:
            return
    row = t.effects[base + tb.E_EVENTS]
    while row < t.effects[base + tb.E_EVENTS_END]:
        if t.events[row * tb.EVENT_SIZE + tb.EVENT_WHAT] == what:
            if _fits(s, row * tb.EVENT_SIZE, me, one, thing, player, facts, other):
                # What leaves is looked at as it was (rule 15-8-3-9-4).
                if not conditions_hold(s, t.effects[base + tb.E_STATE],
                                       t.effects[base + tb.E_STATE_END], me, one, -1):  # fmt: skip
                    return
                holder = s.reference(me)
                if thing == me and (what == tb.EV_DELETED or what == tb.EV_REMOVED
                                    or what == tb.EV_OPTION_TRASHED):  # fmt: skip
                    # It will be pending for the top card once that is in the trash (15-8-3-5).
                    holder = s.moved_ref(s.card_of(holder))
                _add(s, effect, card, holder, event, other, facts, copies)
                return
        row += 1


def spent(s: State, effect: i64, card: i64) -> bool:
    """Whether the [N Per Turn] of an effect of this card is used up (rule 15-14-1)."""
    base = effect * tb.EFFECT_SIZE
    limit = s.t.effects[base + tb.E_LIMIT]
    if not limit:
        return False
    if s.t.effects[base + tb.E_DEF] < 0:
        entry = _gained_entry(s, effect, card)
        if not entry or s.data[entry + GAINED_USES_TIMES] < limit:
            return False
        times = times_gained(s, effect, gains(s, s.stack_of(card)))
        return s.data[entry + GAINED_USES_TIMES] >= limit * times
    return counter(s, USED + card, s.t.effects[base + tb.E_SLOT]) >= limit


def spend(s: State, effect: i64, card: i64) -> None:
    """Count one use of an effect with a limit per turn."""
    base = effect * tb.EFFECT_SIZE
    if not s.t.effects[base + tb.E_LIMIT]:
        return
    if s.t.effects[base + tb.E_DEF] < 0:
        _spend_gained(s, effect, card)
        return
    count(s, USED + card, s.t.effects[base + tb.E_SLOT])


def times_gained(s: State, effect: i64, before: i64) -> i64:
    """How often this effect is among the first of those in `s.gained`."""
    found: i64 = 0
    index: i64 = 0
    while index < before:
        if s.gained[index] == effect:
            found += 1
        index += 1
    return found


def _gained_entry(s: State, effect: i64, card: i64) -> i64:
    """Where the uses of a gained effect are counted for the Digimon this card is in; 0 if not."""
    stack = s.stack_of(card)
    entry: i64 = 0
    base: i64 = GAINED_USES_ENTRY
    while entry < s.data[GAINED_USES] and stack >= 0:
        if s.data[base + GAINED_USES_EFFECT] == effect:
            if s.data[base + GAINED_USES_STACK] == s.stack_ref(stack):
                return base
        base += GAINED_USES_SIZE
        entry += 1
    return 0


def _spend_gained(s: State, effect: i64, card: i64) -> None:
    """Count it for the Digimon: what it has gained stays with it (rule 15-13-2)."""
    base = _gained_entry(s, effect, card)
    stack = s.stack_of(card)
    if base == 0 and stack >= 0:
        number = s.data[GAINED_USES]
        if number >= GAINED_USES_CAP:
            raise RuleError("too many uses of gained effects in one turn")
        base = GAINED_USES_ENTRY + number * GAINED_USES_SIZE
        s.put(base + GAINED_USES_EFFECT, effect)
        s.put(base + GAINED_USES_STACK, s.stack_ref(stack))
        s.put(GAINED_USES, number + 1)
    if base:
        s.put(base + GAINED_USES_TIMES, s.data[base + GAINED_USES_TIMES] + 1)


def forget_uses(s: State) -> None:
    """The turn changes: gained effects can be used anew (rule 15-14-1-5-1)."""
    end = GAINED_USES_ENTRY + GAINED_USES_SIZE * s.data[GAINED_USES]
    s.clear(GAINED_USES, end)


def _fits(s: State, row: i64, me: i64, one: i64, thing: i64, player: i64, facts: i64,
          other: i64) -> bool:  # fmt: skip
    t = s.t
    who = t.events[row + tb.EVENT_WHO]
    sides = t.events[row + tb.EVENT_WHOSE]
    if who == -1:
        if thing != me:
            return False
    elif not sides & (YOU if player == one else OPPONENT):
        return False
    elif who >= 0:
        if thing < 0 or not match(s, who, thing, me, one, -1):
            return False
    if not caused(t.events[row + tb.EVENT_BY], facts, one):
        return False
    wanted = t.events[row + tb.EVENT_OTHER]
    if wanted < 0:
        return True
    number = other & NUMBER
    return other != 0 and match(s, wanted, number, me, one, -1)


def caused(by: i64, facts: i64, player: i64) -> bool:
    """Whether the facts of an event are the cause a text asks for."""
    own = facts & tb.F_EFFECT != 0 and facts & tb.F_BY << player != 0
    if by == tb.BY_ANY:
        return True
    if by == tb.BY_BATTLE:
        return facts & tb.F_BATTLE != 0
    if by == tb.BY_ZERO_DP:
        return facts & tb.F_ZERO_DP != 0
    if by == tb.BY_EFFECT:
        return facts & tb.F_EFFECT != 0
    if by == tb.BY_YOUR_EFFECT:
        return own
    if by == tb.BY_OPPONENTS_EFFECT:
        return facts & tb.F_EFFECT != 0 and not own
    if by == tb.BY_NOT_YOUR_EFFECT:
        return not own
    if by == tb.BY_DIGI_BURST:
        return facts & tb.F_DIGI_BURST != 0
    if by == tb.BY_NOT_BATTLE:
        return facts & tb.F_BATTLE == 0
    return facts & tb.F_BATTLE == 0 and not own


def _add(s: State, effect: i64, card: i64, holder: i64, event: i64, other: i64, facts: i64,
         copies: i64) -> None:  # fmt: skip
    """Make it pending, unless it is already: several times at once is once (rule 15-5-2).

    `copies` is how many other copies of it, gained by the same Digimon, are pending for the same.
    """
    data = s.data
    entry: i64 = 0
    while entry < data[PENDING]:
        base = PENDING_ENTRY + entry * PENDING_SIZE
        same = data[base + PENDING_EFFECT] == effect and data[base + PENDING_HOLDER] == holder
        if same and data[base + PENDING_CARD] == card:
            if data[base + PENDING_MOMENT] == data[MOMENT]:
                copies -= 1
                if copies < 0:
                    # Several times at once is once (rule 15-5-2), but it can be counted (4-27-5).
                    s.put(base + PENDING_FACTS, one_more(data[base + PENDING_FACTS]))
                    return
        entry += 1
    add_pending(s, effect, card, holder, event, other, facts)


def add_pending(s: State, effect: i64, card: i64, holder: i64, event: i64, other: i64,
                facts: i64) -> None:  # fmt: skip
    """Make an effect pending (rule 15-4-4)."""
    number = s.data[PENDING]
    if number >= PENDING_CAP:
        raise RuleError("too many effects pending at once")
    base = PENDING_ENTRY + number * PENDING_SIZE
    s.put(base + PENDING_EFFECT, effect)
    s.put(base + PENDING_CARD, card)
    s.put(base + PENDING_HOLDER, holder)
    s.put(base + PENDING_EVENT, event)
    s.put(base + PENDING_OTHER, other)
    s.put(base + PENDING_FACTS, facts)
    s.put(base + PENDING_MOMENT, s.data[MOMENT])
    if s.t.reads_events and event & NUMBER >= STACK:
        s.put(base + PENDING_SEEN, snapshot(s, (event & NUMBER) - STACK))
    s.put(PENDING, number + 1)


def snapshot(s: State, stack: i64) -> i64:
    """What a Digimon is when something happens to it (rule 15-8-3-8): see `slots.C_SEEN`."""
    return pack_seen(s.data[TOP + stack] - 1, s.data[UNDERS + stack], dp(s, stack))


def next_moment(s: State) -> None:
    """What happens from now on does not happen at the same time as what happened before."""
    s.put(MOMENT, s.data[MOMENT] + 1)


def holder_player(s: State, reference: i64) -> i64:
    """Whose effect it is that is pending."""
    return player_of(s, reference & NUMBER)
