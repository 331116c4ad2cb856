"""Fusion Summons by an effect: which monsters can be made, and from which materials.

Sources: Yu-Gi-Oh rules reference F1; Yu-Gi-Oh solo rules 3.5.  A Fusion
Monster lists its materials in slots; a set of cards fits if each can fill a
slot of its own.  The effect says where materials come from and go to.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.sets import SET_CAP, may_add
from engine.yugioh.queries.gone import is_gone
from engine.yugioh.queries.matching import called_as, match
from engine.yugioh.queries.others_used import others_fit
from engine.yugioh.queries.in_force import (
    FIRST, in_force, next_rule, own_rule, rule_row, rule_source,
)  # fmt: skip
from engine.yugioh.queries.material_rules import FusionsWithOthers, FusionSubstitute
from engine.yugioh.position.slots import CONTROL, LOC, POSITION
from engine.yugioh.position.state import RuleError, State
from engine.yugioh.summoning.fusion_sources import gather_materials
from engine.yugioh.summoning.special import restricted, summoned_by_it
from engine.yugioh.vocabulary import FIELD_PLACES
from engine.yugioh.position.zones import free_extra, zones_left


EXTRA_MATERIAL: Final = 1 << 60  # fits a slot that takes more than its least number
_STANDING_IN: Final = 24  # from this bit on: the slots that a substitute can fill


def fill_slots(s: State, definition: i64, me: i64, player: i64, substitutes: i64,
               contact: bool) -> i64:  # fmt: skip
    """Reduce the candidates to those that fit a slot; how many materials are needed.

    Afterwards `weights[i]` has a bit for each slot that candidate i fits, and where there are
    `substitutes` one for each that it can stand in for.  0 if some slot has no candidate.
    """
    t = s.t
    first = t.slot_from[definition]
    last = t.slot_from[definition + 1]
    kept: i64 = 0
    covered: i64 = 0
    index: i64 = 0
    wanted: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        bits: i64 = 0
        some_way: i64 = 0
        wanted = 0
        called: i64 = 0 if contact else called_as(s, card)
        stands_in: i64 = _stands_in(s, card, me, player) if substitutes else 0
        slot = first
        while slot < last:
            number = t.slots[slot * tb.SLOT_SIZE + tb.SLOT_FILTER]
            fits = match(s, number, card, me, player) or (
                called != 0 and _called_so(s, number, card, called, me, player)
            )
            copies: i64 = 0
            while copies < t.slots[slot * tb.SLOT_SIZE + tb.SLOT_LEAST]:
                if fits:
                    bits |= 1 << wanted
                    some_way |= 1 << wanted
                elif stands_in & t.slots[slot * tb.SLOT_SIZE + tb.SLOT_ASKS]:
                    bits |= 1 << _STANDING_IN + wanted
                    some_way |= 1 << wanted
                wanted += 1
                copies += 1
            if (
                fits
                and t.slots[slot * tb.SLOT_SIZE + tb.SLOT_MOST]
                > t.slots[slot * tb.SLOT_SIZE + tb.SLOT_LEAST]
            ):
                bits |= EXTRA_MATERIAL
            slot += 1
        if bits:
            s.candidates[kept] = card
            s.weights[kept] = bits
            covered |= some_way
            kept += 1
        index += 1
    s.found = kept
    if wanted == 0 or covered != (1 << wanted) - 1 or kept < wanted:
        return 0
    return wanted


def _called_so(s: State, number: i64, card: i64, called: i64, me: i64, player: i64) -> bool:
    """Whether a card matches the filter with the name that it can have as material."""
    s.called[card] = called
    found = match(s, number, card, me, player)
    s.called[card] = 0
    return found


def _stands_in(s: State, card: i64, monster: i64, player: i64) -> i64:
    """In place of which materials the card, where it lies, can be used, as in `SLOT_ASKS`; 0 if of
    none.
    """
    row = own_rule(s, FusionSubstitute.CODE, card)
    if row < 0 or not s.data[LOC + card] & s.t.rules[row + FusionSubstitute.PLACES]:
        return 0
    if s.data[LOC + card] & FIELD_PLACES and not in_force(s, card):
        return 0
    if not match(s, s.t.rules[row + FusionSubstitute.OF], monster, card, player):
        return 0
    return s.t.rules[row + FusionSubstitute.ASKS]


def slots_met(s: State, wanted: i64, more_fit: i64, slot: i64, chosen: i64,
              substitutes: i64) -> bool:  # fmt: skip
    """Whether the chosen candidates can fill the slots from `slot` on, one each.

    So many of them may be substitutes.  Up to `more_fit` more of them may be such as a slot takes
    in any number up to its most.
    """
    index: i64 = 0
    if slot == wanted:
        more: i64 = 0
        while chosen:
            if chosen & 1:
                more += 1
                if not s.weights[index] & EXTRA_MATERIAL:
                    return False
            chosen >>= 1
            index += 1
        return more <= more_fit
    rest = chosen
    while rest:
        if rest & 1 and s.weights[index] >> slot & 1:
            left = chosen & ~(1 << index)
            if slots_met(s, wanted, more_fit, slot + 1, left, substitutes):
                return True
        elif rest & 1 and substitutes and s.weights[index] >> _STANDING_IN + slot & 1:
            left = chosen & ~(1 << index)
            if slots_met(s, wanted, more_fit, slot + 1, left, substitutes - 1):
                return True
        rest >>= 1
        index += 1
    return False


def fusion_sets(s: State, number: i64, source: i64, end: i64, including: i64, monster: i64,
                me: i64, player: i64, gone: i64, only_one: i64, into: i64) -> i64:  # fmt: skip
    """Offer the material sets for this Fusion Monster; how many were found.

    The monster matches the filter `number`, the materials come from the sources before `end` and
    go to `into` (`tables.INTO_...`), and one of them matches the filter `including` - 1 unless that
    is 0; what is `gone` is no material.
    """
    t = s.t
    s.count = 0
    definition = s.definition[monster]
    if not t.flags[definition] & tb.DEF_BY_EFFECT:
        return 0
    if t.summoned_with[definition] and not summoned_by_it(s, monster, me, player):
        if not _with_others(s, monster, player):
            return 0
    if s.data[POSITION + monster] or restricted(s, monster, player):
        return 0  # face-up in the Extra Deck, or forbidden
    if not match(s, number, monster, me, player):
        return 0
    gather_materials(s, source, end, monster, me, player, into)
    if gone:
        _drop(s, gone)
    substitutes: i64 = s.t.rule_kinds >> FusionSubstitute.CODE & 1
    return slot_sets(s, including, monster, me, player, only_one, substitutes, False)


def _with_others(s: State, monster: i64, player: i64) -> bool:
    """Whether a card of the player lets effects of any card Fusion Summon this monster."""
    cursor = next_rule(s, FusionsWithOthers.CODE, FIRST)
    while cursor:
        source = rule_source(s, cursor)
        number = s.t.rules[rule_row(cursor) + FusionsWithOthers.FILTER]
        if s.data[CONTROL + source] == player and match(s, number, monster, source, player):
            return True
        cursor = next_rule(s, FusionsWithOthers.CODE, cursor)
    return False


def slot_sets(s: State, including: i64, monster: i64, me: i64, player: i64,
              only_one: i64, substitutes: i64, contact: bool) -> i64:  # fmt: skip
    """Offer the sets of candidates that fill the monster's slots; how many were found.

    So many `substitutes` may be among them.  By `contact` it is not Fusion Summoned.  One of each
    set matches the filter `including` - 1 unless that is 0.
    """
    definition = s.definition[monster]
    wanted = fill_slots(s, definition, monster, player, substitutes, contact)
    if not wanted:
        return 0
    more_fit: i64 = 0
    slot = s.t.slot_from[definition]
    while slot < s.t.slot_from[definition + 1]:
        more_fit += (
            s.t.slots[slot * tb.SLOT_SIZE + tb.SLOT_MOST]
            - s.t.slots[slot * tb.SLOT_SIZE + tb.SLOT_LEAST]
        )
        slot += 1
    if s.found > SET_CAP:
        raise RuleError(f"more than {SET_CAP} possible Fusion materials")
    included: i64 = -1
    if including:
        included = 0
        index: i64 = 0
        while index < s.found:
            if match(s, including - 1, s.candidates[index], me, player):
                included |= 1 << index
            index += 1
    _sets(s, definition, player, wanted, more_fit, s.t.fusion_joint[definition], included, 0, 0, 0,
          only_one, substitutes)  # fmt: skip
    return s.count


def _from_each(s: State, places: i64, chosen: i64) -> bool:
    """Whether the chosen candidates come from each of these places: the hand, and the field."""
    index: i64 = 0
    while chosen and places:
        if chosen & 1:
            place = s.data[LOC + s.candidates[index]]
            places &= ~(FIELD_PLACES if place & FIELD_PLACES else place)
        chosen >>= 1
        index += 1
    return places == 0


def _drop(s: State, gone: i64) -> None:
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        if not is_gone(gone, s.candidates[index]):
            s.candidates[kept] = s.candidates[index]
            kept += 1
        index += 1
    s.found = kept


def _sets(s: State, definition: i64, player: i64, wanted: i64, more_fit: i64, joint: i64,
          included: i64, first: i64, size: i64, chosen: i64, only_one: i64,
          substitutes: i64) -> None:  # fmt: skip
    """Grow a set until it fills the slots; one of the candidates `included` is in it."""
    if size >= wanted:
        if (
            chosen & included
            and _from_each(s, s.t.fusion_each[definition], chosen)
            and others_fit(s, tb.USE_FUSION, chosen)
            and slots_met(s, wanted, more_fit, 0, chosen, substitutes)
            and free_extra(s, player, definition, zones_left(s, chosen, player))
        ):
            s.offer(chosen)
        if size >= wanted + more_fit:
            return
    index = first
    while index < s.found and s.found - index >= wanted - size:
        if may_add(s, joint, index, chosen):
            _sets(s, definition, player, wanted, more_fit, joint, included, index + 1,
                  size + 1, chosen | 1 << index, only_one, substitutes)  # fmt: skip
            if only_one and s.count:
                return
        index += 1
