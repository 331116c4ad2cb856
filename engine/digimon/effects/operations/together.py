"""Cards that are chosen together: of different names, colours, levels, numbers, of one level, or
one of each.

Sources: comprehensive rules 15-10-2-1 (as many as the text says, or as there are), 15-7-3 (of a
cost all).  So a card can be chosen only if enough of those behind it go with what is chosen.
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.position.state import NUMBER, State
from engine.digimon.queries.matching import match
from engine.digimon.queries.numbers import joint_key

MOST_EACH: Final = 3  # so many filters have room in a row
_BITS: Final = 16


def pack_each(filters: list[int]) -> int:
    """The filters of which one card each is chosen, in one number."""
    return sum(number + 1 << _BITS * place for place, number in enumerate(filters))


def _filter(each: i64, place: i64) -> i64:
    """The filter at this place, or -1."""
    return (each >> _BITS * place & (1 << _BITS) - 1) - 1


def most_together(s: State, joint: i64, each: i64, first: i64, chosen: i64, register: i64,
                  me: i64, player: i64, ctx: i64) -> i64:  # fmt: skip
    """How many cards at most go together: the first `chosen` of a register, all of them, and those
    of the candidates from `first` on that can be added.  0 if those chosen do not go together.
    """
    if joint == tb.J_ONE_OF_EACH:
        return _most_of_each(s, each, first, chosen, register, me, player, ctx)
    if joint == tb.J_SAME_LEVEL:
        return _most_alike(s, first, chosen, register, ctx)
    number = chosen
    index: i64 = 1
    while index <= chosen:
        other: i64 = 1
        while other < index:
            if joint_key(s, joint, _kept(s, ctx, register, other)) == joint_key(
                s, joint, _kept(s, ctx, register, index)
            ):
                return 0
            other += 1
        index += 1
    index = first
    while index < s.found:
        if _new(s, joint, first, index, chosen, register, ctx):
            number += 1
        index += 1
    return number


def _most_alike(s: State, first: i64, chosen: i64, register: i64, ctx: i64) -> i64:
    """The same for cards of one level."""
    if chosen:
        level = joint_key(s, tb.J_SAME_LEVEL, _kept(s, ctx, register, 1))
        index: i64 = 2
        while index <= chosen:
            if joint_key(s, tb.J_SAME_LEVEL, _kept(s, ctx, register, index)) != level:
                return 0
            index += 1
        return chosen + _of_level(s, first, level)
    most: i64 = 0
    index = first
    while index < s.found:
        alike = _of_level(s, index, joint_key(s, tb.J_SAME_LEVEL, s.candidates[index]))
        most = alike if alike > most else most
        index += 1
    return most


def _of_level(s: State, first: i64, level: i64) -> i64:
    """How many candidates from `first` on have this level."""
    found: i64 = 0
    while first < s.found:
        if joint_key(s, tb.J_SAME_LEVEL, s.candidates[first]) == level:
            found += 1
        first += 1
    return found


def _kept(s: State, ctx: i64, register: i64, index: i64) -> i64:
    return s.data[s.register(ctx, register) + index] & NUMBER


def _new(s: State, joint: i64, first: i64, index: i64, chosen: i64, register: i64,
         ctx: i64) -> bool:  # fmt: skip
    """Whether a candidate differs from what is chosen and from the candidates before it."""
    key = joint_key(s, joint, s.candidates[index])
    other = first
    while other < index:
        if joint_key(s, joint, s.candidates[other]) == key:
            return False
        other += 1
    other = 1
    while other <= chosen:
        if joint_key(s, joint, _kept(s, ctx, register, other)) == key:
            return False
        other += 1
    return True


def _most_of_each(s: State, each: i64, first: i64, chosen: i64, register: i64, me: i64,
                  player: i64, ctx: i64) -> i64:  # fmt: skip
    """The same for one card of each: which sets of filters can be met, as bits."""
    met: i64 = 1  # the empty set
    index: i64 = 1
    while index <= chosen:
        met = _meet(s, each, met, _kept(s, ctx, register, index), me, player, ctx)
        index += 1
    index = first
    while index < s.found:
        met |= _meet(s, each, met, s.candidates[index], me, player, ctx)
        index += 1
    most: i64 = 0
    sets: i64 = 0
    while sets < 1 << MOST_EACH:
        if met >> sets & 1:
            size = (sets & 1) + (sets >> 1 & 1) + (sets >> 2 & 1)
            most = size if size > most else most
        sets += 1
    return most


def _meet(s: State, each: i64, met: i64, thing: i64, me: i64, player: i64, ctx: i64) -> i64:
    """The sets of filters that are met with one more card."""
    found: i64 = 0
    place: i64 = 0
    while place < MOST_EACH:
        number = _filter(each, place)
        if number >= 0 and match(s, number, thing, me, player, ctx):
            sets: i64 = 0
            while sets < 1 << MOST_EACH:
                if met >> sets & 1 and not sets >> place & 1:
                    found |= 1 << (sets | 1 << place)
                sets += 1
        place += 1
    return found
