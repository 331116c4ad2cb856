"""Summons that an effect lets the player make: which monster, then with which materials."""

from mypy_extensions import i64

from engine.yugioh import tables as tb
from engine.yugioh.candidates import way_fits
from engine.yugioh.choosing import alike, unique_candidates
from engine.yugioh.fusion import fusion_sets
from engine.yugioh.interpret_choices import keep_set
from engine.yugioh.matching import banned, match
from engine.yugioh.material_use import fuse, ritual
from engine.yugioh.movement import check_field
from engine.yugioh.ritual import ritual_sets
from engine.yugioh.slots import HEAD, NEXT
from engine.yugioh.state import State
from engine.yugioh.steps import done, next_row
from engine.yugioh.tribute import can_normal_summon


def _offer_makeable(s: State, step: i64, number: i64, row: i64, me: i64, player: i64,
                    pile: i64) -> i64:  # fmt: skip
    """Offer what the effect can Fusion Summon from the Extra Deck (4) or Ritual Summon from the
    hand (1), one of each name.
    """
    data = s.data
    s.listing = 0
    at = data[HEAD + player * 5 + pile]
    while at:
        monster = at - 1
        at = data[NEXT + monster]
        known = False
        index: i64 = 0
        while index < s.listing and not known:
            known = s.definition[s.listed[index]] == s.definition[monster]
            index += 1
        if known:
            continue
        if pile == 4:
            makeable = fusion_sets(s, row, monster, me, player, 0, 1)
        else:
            makeable = ritual_sets(s, row, monster, me, player, 0, 1)
        if makeable:
            s.enlist(monster)
    if s.listing == 0:
        done(s, number, 0)
        return next_row(s, step)
    return s.offer_listed()


def offer_fusion(
    s: State, step: i64, number: i64, row: i64, base: i64, me: i64, player: i64
) -> i64:
    """Offer the monsters of a Fusion Summon, then materials for the one chosen."""
    if s.data[step + 4] == 1:
        chosen = s.data[s.register(number, s.t.ops[base + 5]) + 1] & 0xFF
        return fusion_sets(s, row, chosen, me, player, 0, 0)
    return _offer_makeable(s, step, number, row, me, player, 4)


def take_fusion(s: State, step: i64, number: i64, row: i64, base: i64, me: i64, player: i64,
                 option: i64) -> None:  # fmt: skip
    """Keep the monster, then the materials, and begin the Fusion Summon."""
    ops = s.t.ops
    if s.data[step + 4] == 0:
        s.empty(number, ops[base + 5])
        s.keep(number, ops[base + 5], option)
        s.put(step + 4, 1)
        return
    monster = s.data[s.register(number, ops[base + 5]) + 1] & 0xFF
    fusion_sets(s, row, monster, me, player, 0, 0)
    s.empty(number, ops[base + 6])
    keep_set(s, number, ops[base + 6], option)
    next_row(s, step)
    fuse(s, number, monster, ops[base + 6], ops[base + 4], player)


def offer_ritual(
    s: State, step: i64, number: i64, row: i64, base: i64, me: i64, player: i64
) -> i64:
    """Offer the monsters of a Ritual Summon, then Tributes for the one chosen."""
    if s.data[step + 4] == 1:
        chosen = s.data[s.register(number, s.t.ops[base + 3]) + 1] & 0xFF
        return ritual_sets(s, row, chosen, me, player, 0, 0)
    return _offer_makeable(s, step, number, row, me, player, 1)


def take_ritual(s: State, step: i64, number: i64, row: i64, base: i64, me: i64, player: i64,
                 option: i64) -> None:  # fmt: skip
    """Keep the monster, then the Tributes, and begin the Ritual Summon."""
    ops = s.t.ops
    if s.data[step + 4] == 0:
        s.empty(number, ops[base + 3])
        s.keep(number, ops[base + 3], option)
        s.put(step + 4, 1)
        return
    monster = s.data[s.register(number, ops[base + 3]) + 1] & 0xFF
    ritual_sets(s, row, monster, me, player, 0, 0)
    s.empty(number, ops[base + 4])
    keep_set(s, number, ops[base + 4], option)
    next_row(s, step)
    ritual(s, number, monster, ops[base + 4], player)
    check_field(s)


def offer_normal(s: State, step: i64, number: i64, me: i64, player: i64, base: i64) -> i64:
    """Offer the monsters of the hand that an effect may Normal Summon."""
    s.listing = 0
    at = s.data[HEAD + player * 5 + 1]
    while at:
        card = at - 1
        at = s.data[NEXT + card]
        if match(s, s.t.ops[base + 1], card, me, player) and can_normal_summon(s, card, player):
            if not banned(s, tb.BAN_NORMAL, card, player):
                s.enlist(card)
    s.found = 0
    while s.found < s.listing:
        s.candidates[s.found] = s.listed[s.found]
        s.found += 1
    unique_candidates(s)
    if s.found == 0:
        done(s, number, 0)
        return next_row(s, step)
    s.count = 0
    index: i64 = 0
    while index < s.found:
        s.offer(s.candidates[index])
        index += 1
    return s.count


def offer_ways(s: State, step: i64, number: i64, base: i64, me: i64, player: i64) -> i64:
    """Offer what can be summoned from the Extra Deck now, as procedure * 256 + card."""
    s.listing = 0
    way: i64 = 0
    ways: i64 = len(s.way_card)
    while way < ways:
        procedure = s.way_procedure[way]
        card = s.way_card[way]
        way += 1
        known = False
        index: i64 = 0
        while index < s.listing and not known:
            other = s.listed[index]
            known = other >> 8 == procedure and alike(s, other & 0xFF, card)
            index += 1
        if not known and way_fits(s, base, procedure, card, me, player):
            s.enlist(procedure * 256 + card)
    if s.listing == 0:
        done(s, number, 0)
        return next_row(s, step)
    return s.offer_listed()
