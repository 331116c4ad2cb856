"""Colour requirements of Option cards (comprehensive rules 4-22)."""

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.queries.condition import conditions_hold
from engine.digimon.position.slots import HALF, STACK_COUNT, TOP
from engine.digimon.position.state import State
from engine.digimon.vocabulary import OPTION


def field_colors(s: State, player: i64) -> i64:
    """The colours of the player's Digimon and Tamers, breeding area included (rule 4-22-2)."""
    colors: i64 = 0
    stack = player * HALF
    last = stack + s.data[STACK_COUNT + player]
    while stack < last:
        if s.data[TOP + stack]:
            definition = s.definition[s.data[TOP + stack] - 1]
            if not s.t.category[definition] & OPTION:
                colors |= s.colors(stack)
        stack += 1
    return colors


def usable(s: State, card: i64, player: i64, colors: i64) -> bool:
    """Whether an Option can be used: of all of its colours (rule 4-22-3), and not inert."""
    definition = s.definition[card]
    if s.t.flags[definition] & tb.DEF_INERT:
        return False
    if s.t.use_colors[definition] & colors == s.t.use_colors[definition]:
        return True
    at = s.t.free_colors_from[definition]
    while at < s.t.free_colors_from[definition + 1]:
        base = at * tb.FREE_SIZE
        first = s.t.free_colors[base + tb.FREE_IF]
        if conditions_hold(s, first, s.t.free_colors[base + tb.FREE_IF_END], card, player, -1):
            return True
        at += 1
    return False
