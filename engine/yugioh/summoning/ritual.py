"""Ritual Summons: which monsters in the hand, and which Tributes.

Source: Yu-Gi-Oh solo rules 3.10.  The Levels of the Tributes reach the
monster's Level together, and no Tribute is one too many.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.sets import SET_CAP, may_add
from engine.yugioh.queries.gathering import gather, gather_sides
from engine.yugioh.queries.gone import is_gone
from engine.yugioh.queries.matching import has_level, level, match
from engine.yugioh.queries.protection import unaffected
from engine.yugioh.queries.in_force import FIRST, negated, next_rule, rule_source
from engine.yugioh.queries.material_rules import DetachesForRituals
from engine.yugioh.queries.usable import usable_for
from engine.yugioh.position.slots import CONTROL, LOC, NEXT, OVERLAYS, POSITION
from engine.yugioh.position.state import RuleError, State
from engine.yugioh.summoning.special import restricted
from engine.yugioh.vocabulary import FACEDOWN, MONSTER, MZONE, RITUAL, UNBOUNDED
from engine.yugioh.position.zones import free_main, zones_left


# What Levels come to exactly that are no multiple of the Level of the monster: this and the number.
EXACT_TOTAL: Final = 100


def wanted_levels(s: State, monster: i64, levels: i64) -> i64:
    """What the Levels of the Tributes come to: with 0 the Level of the monster or more, up to
    `EXACT_TOTAL` so many times the Level exactly, then a number exactly; less than 0, that many or
    more.
    """
    if levels < 0:
        return -levels
    if levels > EXACT_TOTAL:
        return levels - EXACT_TOTAL
    return level(s, monster) * (levels if levels else 1)


def ritual_sets(s: State, number: i64, tributes: i64, exactly: i64, monster: i64, me: i64,
                player: i64, gone: i64, only_one: i64, from_: i64, including: i64,
                others: i64, instead: i64, at_most: i64) -> i64:  # fmt: skip
    """Offer the sets of Tributes for this Ritual Monster; how many were found.

    The monster matches the filter `number`, the Tributes the filter `tributes`; they come from the
    places `from_`, and one matches the filter `including` - 1 unless that is 0.  Those of
    the source `others` - 1 count like them, or with `instead` one of them is Tributed in place of
    all.  `exactly` says what their Levels come to (`wanted_levels`).  There are `at_most` so many,
    unless that is 0.  What is `gone` is none of these.
    """
    s.count = 0
    definition = s.definition[monster]
    if not s.t.type[definition] & RITUAL:
        return 0
    if restricted(s, monster, player) or not match(s, number, monster, me, player):
        return 0
    gather(s, tributes, from_, 1, me, player)
    others_from: i64 = 0
    source = (others - 1) * tb.SOURCE_SIZE
    if others and not instead:
        others_from = s.t.sources[source + tb.SOURCE_PLACES]
        gather_sides(s, s.t.sources[source + tb.SOURCE_FILTER], others_from, 1, me, player)
    if from_ and s.t.rule_kinds >> DetachesForRituals.CODE & 1:
        _add_attached(s, tributes, me, player)
    kept: i64 = 0
    index: i64 = 0
    never = s.t.ritual_without[definition]
    while index < s.found:
        card = s.candidates[index]
        index += 1
        if (
            card == monster
            or is_gone(gone, card)
            or not has_level(s, card)
            or unaffected(s, card, me)
            or (never and match(s, never - 1, card, monster, player))
        ):
            continue
        if not s.data[LOC + card] & others_from and not usable_for(s, tb.USE_TRIBUTE, card):
            continue
        s.candidates[kept] = card
        s.weights[kept] = level(s, card)
        kept += 1
    s.found = kept
    if kept > SET_CAP:
        raise RuleError(f"more than {SET_CAP} possible Tributes")
    alone: i64 = 0  # of these candidates no more than one is used
    if others_from and s.t.sources[source + tb.SOURCE_MOST]:
        index = 0
        while index < kept:
            if s.data[LOC + s.candidates[index]] & others_from:
                alone |= 1 << index
            index += 1
    wanted = wanted_levels(s, monster, exactly)
    exactly = 1 if exactly > 0 else 0
    included: i64 = -1
    if including:
        included = 0
        index = 0
        while index < kept:
            if match(s, including - 1, s.candidates[index], me, player):
                included |= 1 << index
            index += 1
    left = at_most if at_most else UNBOUNDED
    _sets(s, player, wanted, exactly, included, alone, 0, 0, 0, UNBOUNDED, only_one, left)
    _alone(s, player, monster, wanted, exactly, included, only_one)
    if instead:
        _instead(s, source, me, player, gone, never, monster)
    return s.count


def _add_attached(s: State, tributes: i64, me: i64, player: i64) -> None:
    """Add the materials of Xyz Monsters that let the player detach them for it."""
    cursor = next_rule(s, DetachesForRituals.CODE, FIRST)
    while cursor:
        host = rule_source(s, cursor)
        at = s.data[OVERLAYS + host] if s.data[CONTROL + host] == player else 0
        while at:
            card = at - 1
            at = s.data[NEXT + card]
            if s.t.type[s.definition[card]] & MONSTER and match(s, tributes, card, me, player):
                s.candidates[s.found] = card
                s.found += 1
        cursor = next_rule(s, DetachesForRituals.CODE, cursor)


def _instead(s: State, source: i64, me: i64, player: i64, gone: i64, never: i64,
             monster: i64) -> None:  # fmt: skip
    """Add the cards of a source of which one can be Tributed in place of all others.

    They stand behind the other candidates.
    """
    first = s.found
    gather_sides(s, s.t.sources[source + tb.SOURCE_FILTER], s.t.sources[source + tb.SOURCE_PLACES],
                 s.t.sources[source + tb.SOURCE_WHOSE], me, player)  # fmt: skip
    index = first
    while index < s.found:
        card = s.candidates[index]
        chosen: i64 = 1 << index
        index += 1
        if is_gone(gone, card) or unaffected(s, card, me):
            continue
        if never and match(s, never - 1, card, monster, player):
            continue
        if usable_for(s, tb.USE_TRIBUTE, card) and free_main(
            s, player, zones_left(s, chosen, player)
        ):
            s.offer(chosen)


def _alone(s: State, player: i64, monster: i64, wanted: i64, exactly: i64, included: i64,
           only_one: i64) -> None:  # fmt: skip
    """Add the cards that can be used as the entire requirement, and whose Level alone is none."""
    index: i64 = 0
    while index < s.found and not (only_one and s.count):
        card = s.candidates[index]
        whom = s.t.entire_tribute[s.definition[card]]
        size = s.weights[index]
        index += 1
        if not whom or (size == wanted if exactly else size >= wanted):
            continue
        if s.data[LOC + card] == MZONE and (s.data[POSITION + card] & FACEDOWN or negated(s, card)):
            continue
        if whom < 0:
            if s.data[LOC + card] != MZONE:
                continue
            whom = -whom
        chosen: i64 = 1 << index - 1
        if chosen & included and match(s, whom - 1, monster, card, player):
            if free_main(s, player, zones_left(s, chosen, player)):
                s.offer(chosen)


def _sets(s: State, player: i64, wanted: i64, exactly: i64, included: i64, alone: i64, first: i64,
          total: i64, chosen: i64, lowest: i64, only_one: i64, left: i64) -> None:  # fmt: skip
    """Grow a set until its Levels suffice; `lowest` is the lowest Level in it.

    One of the candidates `included` is in it, and at most one of those `alone`; so many may still
    be `left` to add.
    """
    if total >= wanted:
        fits = total == wanted if exactly else total - lowest < wanted
        if fits and chosen & included and free_main(s, player, zones_left(s, chosen, player)):
            s.offer(chosen)
        return
    if not left:
        return
    index = first
    while index < s.found:
        second = alone >> index & 1 and chosen & alone
        if not second and may_add(s, ch.NOT_JOINT, index, chosen):
            size = s.weights[index]
            _sets(s, player, wanted, exactly, included, alone, index + 1, total + size,
                  chosen | 1 << index, size if size < lowest else lowest, only_one,
                  left - 1)  # fmt: skip
            if only_one and s.count:
                return
        index += 1
