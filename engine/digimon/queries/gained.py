"""Effects that a stack has gained, for a time or from persistent effects (rule 15-13)."""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.position.lasting import L_MODIFIER, L_SCOPE, L_WHO, end_of_lasting, giver_player
from engine.digimon.position.other_areas import place_of, sources
from engine.digimon.position.slots import (
    HALF, LASTING_ENTRY, LASTING_SIZE, STACK, STACK_COUNT, TOP, WHERE,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.position.texts import UPPER, next_text
from engine.digimon.queries.modifier import Gains, Keyword
from engine.digimon.queries.modifiers import applies, in_scope, place_said
from engine.digimon.queries.things import top_card
from engine.digimon.vocabulary import BATTLE


def gains(s: State, stack: i64) -> i64:
    """Collect the effects that a stack has gained into `s.gained`; how many (rule 15-13)."""
    data = s.data
    s.gain_count = 0
    at: i64 = LASTING_ENTRY
    end = end_of_lasting(s)
    while at < end:
        effect = gained_effect(s, data[at + L_MODIFIER])
        if effect >= 0:
            who = data[at + L_WHO]
            if who == s.stack_ref(stack) or (
                who == 0
                and in_scope(s, data[at + L_SCOPE] - 1, STACK + stack, -1, giver_player(s, at))
            ):
                s.gain(effect)
        at += LASTING_SIZE
    one: i64 = 0
    while one < 2:
        source: i64 = one * HALF
        last = source + data[STACK_COUNT + one]
        while source < last:
            if data[TOP + source] and data[WHERE + source] == BATTLE:
                _gains_from(s, STACK + source, BATTLE, data[TOP + source], one, stack)
            source += 1
        if s.t.static_areas:
            _gains_elsewhere(s, one, stack)
        one += 1
    return s.gain_count


def _gains_elsewhere(s: State, player: i64, stack: i64) -> None:
    """Effects given by cards that are not in the battle area."""
    first = s.source_count
    last = sources(s, player, s.t.static_areas)
    index = first
    while index < last:
        me = s.sources[index]
        _gains_from(s, me, place_of(s, me), top_card(s, me) + 1, player, stack)
        index += 1
    s.source_count = first


def _gains_from(s: State, me: i64, area: i64, first: i64, player: i64, stack: i64) -> None:
    """Effects that the persistent effects of `me`, whose first card is `first` - 1, give."""
    t = s.t
    cursor = first | UPPER
    while cursor:
        place = place_said(s, cursor)
        row = t.static_from[place]
        while row < t.static_from[place + 1]:
            base = row * tb.STATIC_SIZE
            scope = t.statics[base + tb.ST_SCOPE]
            gives = t.statics[base + tb.ST_KINDS] & (1 << tb.M_KEYWORD | 1 << tb.M_GAINS) != 0
            gives = gives and t.statics[base + tb.ST_WHERE] & area != 0
            if gives and (scope >= 0 or me == STACK + stack):
                if applies(s, base, scope, me, stack, player):
                    modifier = t.statics[base + tb.ST_MODIFIERS]
                    while modifier < t.statics[base + tb.ST_MODIFIERS_END]:
                        effect = gained_effect(s, modifier)
                        if effect >= 0:
                            s.gain(effect)
                        modifier += 1
            row += 1
        cursor = next_text(s, me - STACK, cursor) if me >= STACK else 0


def gained_effect(s: State, modifier: i64) -> i64:
    """The effect that a modifier gives; -1 for none."""
    base = modifier * tb.MODIFIER_SIZE
    if s.t.modifiers[base] == tb.M_KEYWORD:
        return s.t.modifiers[base + Keyword.EFFECT] - 1
    return s.t.modifiers[base + Gains.EFFECT] if s.t.modifiers[base] == tb.M_GAINS else -1
