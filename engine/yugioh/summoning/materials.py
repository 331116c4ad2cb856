"""Materials of Link, Xyz and contact Fusion Summons: the sets that make a legal summon.

Sources: Yu-Gi-Oh rules reference T2, T3, L1 to L3, X1, F2; Yu-Gi-Oh solo rules
3.7, 3.8.  A Link Monster counts as one material or as its Link Rating.
"""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.sets import has_must_use, joined, size_of
from engine.yugioh.summoning.fusion import slot_sets
from engine.yugioh.queries.gathering import gather
from engine.yugioh.queries.matching import has_level, level, match
from engine.yugioh.queries.in_force import own_rule, reaches_grave, usable_for
from engine.yugioh.position.slots import HOW, LIMITS, LIMIT_GROUPS, NEW, POSITION, STATUS
from engine.yugioh.position.state import State
from engine.yugioh.summoning.special import restricted
from engine.yugioh.summoning.synchro import synchro_sets
from engine.yugioh.vocabulary import BY_LINK, FACEDOWN, LINK, MONSTER, MZONE, PENDULUM, TOKEN
from engine.yugioh.position.zones import free_extra, zones_left


def material_sets(s: State, procedure: i64, card: i64, player: i64, only_one: i64,
                  must_use: i64 = 0) -> i64:  # fmt: skip
    """Offer the material sets of a Link, Xyz or contact summon; how many were found.

    With `only_one` it stops at the first; `must_use` is a card + 1 that has to be a material.
    """
    t = s.t
    base = procedure * tb.PROCEDURE_SIZE
    kind = t.procedures[base]
    s.count = 0
    if restricted(s, card, player):
        return 0
    if kind == tb.P_CONTACT:
        return _contact_sets(s, base, card, player, only_one)
    if kind == tb.P_SYNCHRO:
        return synchro_sets(s, base, card, player, only_one, must_use)
    if kind == tb.P_XYZ_ONTO:
        return _onto_sets(s, base, card, player)
    gather(s, t.procedures[base + 2], MZONE, 1, card, player)
    _keep_usable(s, kind, s.t.level[s.definition[card]])
    least = t.procedures[base + 3]
    if s.found == 0 or (kind == tb.P_XYZ and s.found < least):
        return 0
    chosen: i64 = 1
    last: i64 = 1 << s.found
    while chosen < last:
        fits = (
            _link_fits(s, base, card, player, chosen)
            if kind == tb.P_LINK
            else size_of(chosen) == least
            or (t.procedures[base + 4] != 0 and size_of(chosen) > least)
        )
        fits = fits and has_must_use(s, chosen, must_use)
        if fits and free_extra(s, player, s.definition[card], zones_left(s, chosen)):
            s.offer(chosen)
            if only_one:
                return 1
        chosen += 1
    return s.count


def _keep_usable(s: State, kind: i64, rank: i64) -> None:
    """Keep the candidates that may be material at all for this kind of summon."""
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        index += 1
        types = s.t.type[s.definition[card]]
        if s.data[POSITION + card] & FACEDOWN:
            continue
        if kind == tb.P_XYZ:
            # Tokens cannot be Xyz Materials; only monsters with a Level count.
            if types & TOKEN or not has_level(s, card) or level(s, card) != rank:
                continue
            if not usable_for(s, tb.USE_XYZ, card):
                continue
        elif _not_link_material(s, card):
            continue
        s.candidates[kept] = card
        kept += 1
    s.found = kept


def _not_link_material(s: State, card: i64) -> bool:
    if not usable_for(s, tb.USE_LINK, card):
        return True
    if own_rule(s, tb.R_NOT_LINK_MATERIAL, card) < 0:
        return False
    return s.data[STATUS + card] & NEW != 0 and s.data[HOW + card] & BY_LINK != 0


def _link_fits(s: State, base: i64, card: i64, player: i64, chosen: i64) -> bool:
    t = s.t
    rating = t.level[s.definition[card]]
    size = size_of(chosen)
    if size < t.procedures[base + 3] or size > rating:
        return False
    including = t.procedures[base + 4]
    joint = t.procedures[base + 5]
    sums: i64 = 1  # bit n: the materials seen so far can count as n
    included = including == 0
    index: i64 = 0
    while index < s.found:
        if chosen >> index & 1:
            material = s.candidates[index]
            definition = s.definition[material]
            if t.type[definition] & LINK:
                sums = sums << 1 | sums << t.level[definition]
            else:
                sums <<= 1
            if not included and match(s, including - 1, material, card, player):
                included = True
            if joint and not _joint_fits(s, joint, index, chosen):
                return False
        index += 1
    return included and sums >> rating & 1 != 0


def _joint_fits(s: State, joint: i64, index: i64, chosen: i64) -> bool:
    other: i64 = 0
    while other < index:
        if chosen >> other & 1:
            if not joined(s, joint, s.candidates[other], s.candidates[index]):
                return False
        other += 1
    return True


def _onto_sets(s: State, base: i64, card: i64, player: i64) -> i64:
    """Xyz Monsters that this one can be placed onto.  Yu-Gi-Oh solo rules, 4.5."""
    group = s.t.procedures[base + 3]
    if group and s.data[LIMITS + player * LIMIT_GROUPS + group - 1]:
        return 0
    gather(s, s.t.procedures[base + 2], MZONE, 1, card, player)
    index: i64 = 0
    while index < s.found:
        chosen: i64 = 1 << index
        if not s.data[POSITION + s.candidates[index]] & FACEDOWN:
            if free_extra(s, player, s.definition[card], zones_left(s, chosen)):
                s.offer(chosen)
        index += 1
    return s.count


def _contact_sets(s: State, base: i64, card: i64, player: i64, only_one: i64) -> i64:
    t = s.t
    gather(s, 0, t.procedures[base + 2], 1, card, player)
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        material = s.candidates[index]
        kind = t.type[s.definition[material]]
        # Yu-Gi-Oh solo rules, 5.2: a Pendulum Monster goes to the Extra Deck, and is material.
        if kind & MONSTER and (kind & PENDULUM or reaches_grave(s, material)):
            s.candidates[kept] = material
            kept += 1
        index += 1
    s.found = kept
    return slot_sets(s, card, player, only_one)
