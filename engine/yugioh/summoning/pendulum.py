"""Pendulum Zones and Pendulum Summons.

Sources: Yu-Gi-Oh solo rules 3.9, 5; Yu-Gi-Oh field zones, *Pendulum Zone*:
the outer Spell & Trap Zones are Pendulum Zones only while a Pendulum Monster
is in them that was activated as a Spell, or placed there as one.  Levels lie
strictly between the two scales; from the face-up Extra Deck only to an Extra
Monster Zone or a zone that an arrow points to; once per turn.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.bans import lift_until_pendulum
from engine.yugioh.queries.in_force import banned
from engine.yugioh.queries.sets import offer_sets, size_of
from engine.yugioh.queries.gathering import gather
from engine.yugioh.queries.matching import has_level, level
from engine.yugioh.movement.pendulum_zones import LEFT, RIGHT, scale_at
from engine.yugioh.position.arrivals import PROPERLY, arrival
from engine.yugioh.position.slots import BANS, LOC, POSITION
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import PendulumStep, begin_summon, enter_step
from engine.yugioh.position.summon_zones import FROM_EXTRA, TO_MAIN
from engine.yugioh.position.uses import count_limit, limit_slot
from engine.yugioh.summoning.special import can_special_summon, restricted
from engine.yugioh.vocabulary import (
    BY_PENDULUM, BY_SPECIAL, EXTRA, EXTRA_RIGHT, FACEUP, HAND, PENDULUM,
)  # fmt: skip
from engine.yugioh.position.zones import EXTRA_MASK, free_extra, free_main


def gather_pendulum(s: State, player: i64) -> None:
    """Fill the candidates with the monsters that a Pendulum Summon may summon now."""
    s.found = 0
    left = scale_at(s, player, LEFT)
    right = scale_at(s, player, RIGHT)
    if left < 0 or right < 0 or s.data[limit_slot(player, s.t.pendulum_group)]:
        return
    low = left if left < right else right
    high = right if left < right else left
    gather(s, 0, HAND | EXTRA, 1, -1, player)
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        index += 1
        if not low < _level_for(s, card) < high:
            continue
        if s.data[LOC + card] == EXTRA:
            if not s.data[POSITION + card] & FACEUP:
                continue
            if not s.t.type[s.definition[card]] & PENDULUM:
                continue
            if not free_extra(s, player, s.definition[card], 0):
                continue
        elif not free_main(s, player, 0):
            continue
        if s.t.flags[s.definition[card]] & tb.DEF_BY_EFFECT_ONLY:
            continue
        if banned(s, tb.BAN_PENDULUM, card, player):
            continue
        own_way = s.t.pendulum_from[s.definition[card]] & s.data[LOC + card] != 0
        if can_special_summon(s, card, player) or (own_way and not restricted(s, card, player)):
            s.candidates[kept] = card
            kept += 1
    s.found = kept


def _level_for(s: State, card: i64) -> i64:
    """The Level of a monster for a Pendulum Summon; -1 if it has none."""
    if has_level(s, card):
        return level(s, card)
    number = s.t.pendulum_as[s.definition[card]]
    return number if number and s.data[LOC + card] == EXTRA else -1


def _fits(s: State, chosen: i64, main: i64, extra: i64, total: i64) -> bool:
    from_extra: i64 = 0
    index: i64 = 0
    rest = chosen
    while rest:
        if rest & 1 and s.data[LOC + s.candidates[index]] == EXTRA:
            from_extra += 1
        rest >>= 1
        index += 1
    size = size_of(chosen)
    return from_extra <= extra and size - from_extra <= main and size <= total


class PendulumSummon(PendulumStep):
    """Which monsters are Pendulum Summoned together."""

    def advance(self, s: State, step: i64) -> i64:
        player = s.data[step + PendulumStep.PLAYER]
        gather_pendulum(s, player)
        free = free_main(s, player, 0)
        extra: i64 = 0
        index: i64 = 0
        while index < s.found:
            if s.data[LOC + s.candidates[index]] == EXTRA:
                extra |= free_extra(s, player, s.definition[s.candidates[index]], 0)
            index += 1
        # Both Extra Monster Zones may be free, and only one of them is for this player.
        if extra & EXTRA_MASK == EXTRA_MASK:
            extra &= ~(1 << EXTRA_RIGHT)
        offer_sets(s, 1, size_of(free | extra), ch.SUMMONED_TOGETHER)
        kept: i64 = 0
        index = 0
        while index < s.count:
            if _fits(s, s.options[index], size_of(free), size_of(extra), size_of(free | extra)):
                s.options[kept] = s.options[index]
                kept += 1
            index += 1
        s.count = kept
        return kept

    def take(self, s: State, step: i64, option: i64) -> None:
        """Summon the chosen monsters: those from the Extra Deck first."""
        player = s.data[step + PendulumStep.PLAYER]
        gather_pendulum(s, player)
        s.pop()
        count_limit(s, player, s.t.pendulum_group)
        if s.data[BANS]:
            lift_until_pendulum(s, player)
        word = arrival(player, BY_SPECIAL | BY_PENDULUM, FACEUP) | PROPERLY
        wanted: i64 = 0
        while wanted < 2:
            index: i64 = 0
            rest = option
            while rest:
                if rest & 1:
                    card = s.candidates[index]
                    from_extra = s.data[LOC + card] == EXTRA
                    if from_extra == (wanted == 1):
                        begin_summon(s, card, word, FROM_EXTRA if from_extra else TO_MAIN, 0)
                rest >>= 1
                index += 1
            wanted += 1


enter_step(PendulumSummon())
