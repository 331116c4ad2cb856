"""Summons that an effect lets the player make: which monster, then with which materials."""

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.candidates import way_fits
from engine.yugioh.queries.sets import alike, unique_candidates
from engine.yugioh.summoning.fusion import fusion_sets
from engine.yugioh.effects.choices import keep_set
from engine.yugioh.queries.matching import banned, match
from engine.yugioh.summoning.material_use import fuse, ritual
from engine.yugioh.movement.cards import check_field
from engine.yugioh.summoning.ritual import ritual_sets
from engine.yugioh.position.slots import HEAD, NEXT
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import done, next_row
from engine.yugioh.summoning.tribute import can_normal_summon


def offer_made(s: State, step: i64, number: i64, row: i64, base: i64, me: i64,
               player: i64) -> i64:  # fmt: skip
    """Offer the monsters of a Fusion or Ritual Summon, then the materials for the one chosen."""
    if s.data[step + 4] == 0:
        return _offer_makeable(s, step, number, row, base, me, player)
    register = s.register(number, s.t.ops[base + _column(s, base)])
    return _material_sets(s, row, base, s.data[register + 1] & 0xFF, me, player, 0)


def take_made(s: State, step: i64, number: i64, row: i64, base: i64, me: i64, player: i64,
              option: i64) -> None:  # fmt: skip
    """Keep the monster, then the materials, and begin the summon."""
    ops = s.t.ops
    column = _column(s, base)
    if s.data[step + 4] == 0:
        s.empty(number, ops[base + column])
        s.keep(number, ops[base + column], option)
        s.put(step + 4, 1)
        return
    monster = s.data[s.register(number, ops[base + column]) + 1] & 0xFF
    materials = ops[base + column + 1]
    _material_sets(s, row, base, monster, me, player, 0)
    s.empty(number, materials)
    keep_set(s, number, materials, option)
    next_row(s, step)
    if ops[base] == tb.O_FUSION:
        fuse(s, number, monster, materials, ops[base + 4], player)
    else:
        ritual(s, number, monster, materials, player)
        check_field(s)


def _column(s: State, base: i64) -> i64:
    """The column with the register of the monster; that of its materials is the next."""
    return 5 if s.t.ops[base] == tb.O_FUSION else 3


def _material_sets(s: State, row: i64, base: i64, monster: i64, me: i64, player: i64,
                   only_one: i64) -> i64:  # fmt: skip
    if s.t.ops[base] == tb.O_FUSION:
        return fusion_sets(s, row, monster, me, player, 0, only_one)
    return ritual_sets(s, row, monster, me, player, 0, only_one)


def _offer_makeable(s: State, step: i64, number: i64, row: i64, base: i64, me: i64,
                    player: i64) -> i64:  # fmt: skip
    """Offer what can be Fusion Summoned from the Extra Deck or Ritual Summoned from the hand, one
    of each name.
    """
    data = s.data
    s.listing = 0
    pile: i64 = 4 if s.t.ops[base] == tb.O_FUSION else 1
    at = data[HEAD + player * 5 + pile]
    while at:
        monster = at - 1
        at = data[NEXT + monster]
        known = False
        index: i64 = 0
        while index < s.listing and not known:
            known = s.definition[s.listed[index]] == s.definition[monster]
            index += 1
        if not known and _material_sets(s, row, base, monster, me, player, 1):
            s.enlist(monster)
    if s.listing == 0:
        done(s, number, 0)
        return next_row(s, step)
    return s.offer_listed()


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
