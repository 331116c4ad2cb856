"""The numbers of a card or stack as it is now, and as it was when an effect triggered."""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.position.seen import dp_then, thing_then, under_then
from engine.digimon.position.slots import (
    BELOW, CONTEXTS, CONTEXT_SIZE, C_SEEN, FACE_DOWN, FLAGS, STACK, TOP, UNDERS,
)  # fmt: skip
from engine.digimon.position.state import State
from engine.digimon.position.steps import DisposeStep, top
from engine.digimon.queries.things import resolve, top_card

NONE: Final = -1


def number_of(s: State, what: i64, thing: i64) -> i64:
    """A number of a card or stack; -1 where it has none."""
    definition = s.definition[top_card(s, thing)]
    if what == tb.N_DP:
        return s.dp(thing - STACK) if thing >= STACK else s.t.dp[definition]
    if what == tb.N_LEVEL:
        return s.t.level[definition] if s.t.level[definition] else NONE
    if what == tb.N_COST:
        return s.play_cost(thing - STACK) if thing >= STACK else s.t.use_cost[definition]
    if what == tb.N_UNDER:
        return s.data[UNDERS + thing - STACK] if thing >= STACK else NONE
    if what == tb.N_COLORS:
        return bits_set(colors_of(s, thing))
    if what == tb.N_PRINTED_DP:
        return s.original_dp(thing - STACK) if thing >= STACK else s.t.dp[definition]
    if what == tb.N_USE_COST:
        return s.data[top(s) + DisposeStep.COST]  # asked for only while it is being used
    if what == tb.N_LINKS and thing >= STACK:
        return s.linked(thing - STACK)
    if what == tb.N_SAME_LEVEL and thing >= STACK:
        return _same_level(s, thing - STACK)
    return NONE


def _same_level(s: State, stack: i64) -> i64:
    """The most cards of a stack that have one level; face-down cards have none (rule 4-7-9)."""
    most: i64 = 0
    card = s.data[TOP + stack]
    while card:
        level = _level(s, card - 1)
        alike: i64 = 0
        other = card
        while other:
            if level and _level(s, other - 1) == level:
                alike += 1
            other = s.data[BELOW + other - 1]
        most = alike if alike > most else most
        card = s.data[BELOW + card - 1]
    return most


def _level(s: State, card: i64) -> i64:
    """The level of a card of a stack; 0 for none."""
    return 0 if s.data[FLAGS + card] & FACE_DOWN else s.t.level[s.definition[card]]


def colors_of(s: State, thing: i64) -> i64:
    """The colours of a card or stack, as bits."""
    return s.colors(thing - STACK) if thing >= STACK else s.t.colors[s.definition[thing]]


def joint_key(s: State, joint: i64, thing: i64) -> i64:
    """What has to be different from one card to the next, or the same (J_...)."""
    definition = s.definition[top_card(s, thing)]
    if joint == tb.J_DIFFERENT_NAMES:
        return s.t.name[definition]
    if joint == tb.J_DIFFERENT_COLORS:
        return colors_of(s, thing)
    if joint == tb.J_DIFFERENT_LEVELS or joint == tb.J_SAME_LEVEL:
        return s.t.level[definition]
    return definition


def number_then(s: State, what: i64, ctx: i64) -> i64:
    """A number of the card of the event, as it was when the effect triggered (rule 15-8-3-8)."""
    seen = s.data[CONTEXTS + ctx * CONTEXT_SIZE + C_SEEN]
    if seen == 0:
        thing = resolve(s, tb.R_EVENT, NONE, ctx)
        return number_of(s, what, thing) if thing >= 0 else NONE
    if what == tb.N_DP:
        return dp_then(seen)
    if what == tb.N_UNDER:
        return under_then(seen)
    return number_of(s, what, thing_then(seen))


def bits_set(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count
