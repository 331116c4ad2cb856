"""Materials of a Synchro Summon: one Tuner and non-Tuners whose Levels add up.

Source: Yu-Gi-Oh solo rules 3.6; Tokens may be Synchro Materials.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.sets import has_must_use, size_of
from engine.yugioh.queries.gathering import gather
from engine.yugioh.queries.matching import has_level, level, match
from engine.yugioh.queries.in_force import usable_for
from engine.yugioh.position.slots import NO_SYNCHRO, POSITION, STATUS
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import FACEDOWN, MZONE, TUNER
from engine.yugioh.position.zones import free_extra, zones_left


def synchro_sets(s: State, base: i64, card: i64, player: i64, only_one: i64,
                 must_use: i64) -> i64:  # fmt: skip
    """Offer the material sets for this Synchro Monster; how many were found."""
    t = s.t
    gather(s, 0, MZONE, 1, card, player)
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        material = s.candidates[index]
        index += 1
        if s.data[POSITION + material] & FACEDOWN or not has_level(s, material):
            continue
        if s.data[STATUS + material] & NO_SYNCHRO or not usable_for(s, tb.USE_SYNCHRO, material):
            continue
        # 1: a fitting Tuner, 2: a fitting non-Tuner.
        tuner = t.type[s.definition[material]] & TUNER != 0
        wanted = t.procedures[base + 2] if tuner else t.procedures[base + 3]
        if match(s, wanted, material, card, player):
            s.candidates[kept] = material
            s.weights[kept] = level(s, material) * 4 + (1 if tuner else 2)
            kept += 1
    s.found = kept
    chosen: i64 = 1
    last: i64 = 1 << kept
    rank = t.level[s.definition[card]]
    while chosen < last:
        fits = _adds_up(s, chosen, rank) and has_must_use(s, chosen, must_use)
        if fits and size_of(chosen) > t.procedures[base + 4]:
            if free_extra(s, player, s.definition[card], zones_left(s, chosen)):
                s.offer(chosen)
                if only_one:
                    return 1
        chosen += 1
    return s.count


def _adds_up(s: State, chosen: i64, wanted: i64) -> bool:
    """Whether there is exactly one Tuner and the Levels add up."""
    tuners: i64 = 0
    total: i64 = 0
    index: i64 = 0
    while chosen:
        if chosen & 1:
            total += s.weights[index] >> 2
            if s.weights[index] & 1:
                tuners += 1
        chosen >>= 1
        index += 1
    return tuners == 1 and total == wanted
