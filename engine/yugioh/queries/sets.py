"""Options of a choice among candidates: one card, or a set of cards.

A set is one option, a bit for each candidate, so that the order in which the
cards of a set are named makes no second option.  Copies of a card that
nothing tells apart are offered once.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as tb
from engine.yugioh.queries.controlling import exclude_each_other
from engine.yugioh.queries.rules import OneAtATime, OnlyOne
from engine.yugioh.queries.matching import has_level, level, match, name_now
from engine.yugioh.queries.numbers import OF_ATTACK, number_of
from engine.yugioh.queries.in_force import FIRST, next_rule, own_rule
from engine.yugioh.queries.traits import attribute_now, type_now
from engine.yugioh.position.slots import (
    CHAINED, CONTEXTS, CONTEXT_SIZE, C_CARD, LOC, PENDING, POSITION, REGISTERS,
    STATUS, USED,
)  # fmt: skip
from engine.yugioh.position.state import RuleError, State
from engine.yugioh.vocabulary import FIELD_PLACES, LINK, MONSTER, OVERLAY, SPELL, TRAP, XYZ

SET_CAP: Final = 60


def alike(s: State, a: i64, b: i64) -> bool:
    """Whether two candidates are one card in one place, with nothing to tell them apart."""
    # On a chain a copy may already be meant by an effect.
    return same(s, a, b) and (
        (s.data[CHAINED] == 0 and s.data[PENDING] == 0) or (not _meant(s, a) and not _meant(s, b))
    )


def same(s: State, a: i64, b: i64) -> bool:
    """Whether two cards are copies of one card in one place with one past."""
    data = s.data
    place = data[LOC + a]
    if s.definition[a] != s.definition[b] or place != data[LOC + b]:
        return False
    if place & (FIELD_PLACES | OVERLAY) or s.owner[a] != s.owner[b]:
        return False
    if data[STATUS + a] != data[STATUS + b] or data[USED + a] != data[USED + b]:
        return False
    return data[POSITION + a] == data[POSITION + b]


def told_apart(s: State, link: i64, register: i64) -> bool:
    """Whether a waiting trigger or a chain link may speak of a very copy among the candidates, but
    for this register of this chain link.
    """
    index: i64 = 0
    while index < s.found:
        if _meant(s, s.candidates[index], link, register):
            return True
        index += 1
    return False


def _meant(s: State, card: i64, but_link: i64 = -1, but_register: i64 = -1) -> bool:
    """Whether a waiting trigger or a chain link may speak of this very copy, but for one register
    of a link.
    """
    data = s.data
    if data[PENDING]:
        return True
    number: i64 = 0
    while number <= data[CHAINED]:
        base = CONTEXTS + number * CONTEXT_SIZE
        if number and data[base + C_CARD] == card:
            return True
        register: i64 = 0
        while register < REGISTERS:
            other = number != but_link or register != but_register
            if other and s.holds(number, register, card):
                return True
            register += 1
        number += 1
    return False


def unique_candidates(s: State) -> None:
    """Keep one of each kind of candidates that are alike."""
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        other: i64 = 0
        while other < kept and not alike(s, s.candidates[other], card):
            other += 1
        if other == kept:
            s.candidates[kept] = card
            kept += 1
        index += 1
    s.found = kept


def offer_choice(s: State, least: i64, most: i64, joint: i64) -> None:
    """Offer every legal choice of `least` to `most` of the candidates.

    One card is offered as its number, a set as bits over the candidates.
    """
    s.count = 0
    if least == 1 and most == 1 and not joint:
        unique_candidates(s)
        index: i64 = 0
        while index < s.found:
            s.offer(s.candidates[index])
            index += 1
        return
    offer_sets(s, least, most, joint)


def offer_sets(s: State, least: i64, most: i64, joint: i64) -> None:
    """Offer every set of `least` to `most` of the candidates, as bits over them."""
    s.count = 0
    if s.found > SET_CAP:
        raise RuleError(f"a choice of several among more than {SET_CAP} cards")
    _note_copies(s)
    _sets(s, least, most if most < s.found else s.found, joint, 0, 0, 0)


def _note_copies(s: State) -> None:
    """Note of each candidate which of those before it are alike."""
    index: i64 = 0
    while index < s.found:
        other = index - 1
        while other >= 0 and not alike(s, s.candidates[other], s.candidates[index]):
            other -= 1
        s.copies[index] = 0 if other < 0 else s.copies[other] | 1 << other
        index += 1


def _sets(s: State, least: i64, most: i64, joint: i64, first: i64, size: i64, chosen: i64) -> None:
    whole = not joint & ch.WITH_FIRST or chosen & 1 != 0
    if size >= least and whole and (not joint & ch.TOTAL or _comes_to(s, joint, chosen)):
        s.offer(chosen)
    if size == most:
        return
    index = first
    while index < s.found:
        # Earlier copies first.
        if not s.copies[index] & ~chosen and _fits(s, joint, index, chosen):
            _sets(s, least, most, joint, index + 1, size + 1, chosen | 1 << index)
        index += 1


def may_add(s: State, joint: i64, index: i64, chosen: i64) -> bool:
    """Whether the candidate may join the set: earlier copies first, and the joint constraint."""
    other: i64 = 0
    while other < index:
        if not chosen >> other & 1 and alike(s, s.candidates[other], s.candidates[index]):
            return False
        other += 1
    return _fits(s, joint, index, chosen)


def _fits(s: State, joint: i64, index: i64, chosen: i64) -> bool:
    """Whether the candidate satisfies the joint constraint with those that are chosen."""
    if not joint:
        return True
    card = s.candidates[index]
    if joint & ch.TOTAL and not _may_count(s, joint, card, chosen):
        return False
    other: i64 = 0
    while other < index:
        if chosen >> other & 1 and not joined(s, joint, s.candidates[other], card):
            return False
        other += 1
    return True


def joined(s: State, joint: i64, a: i64, b: i64) -> bool:
    """Whether two cards may be chosen together."""
    if joint & ch.SUMMONED_TOGETHER:
        # To be Special Summoned together: not two of which only one may be.
        if next_rule(s, OneAtATime.CODE, FIRST):
            return False
        definition = s.definition[a]
        if definition == s.definition[b]:
            once = s.t.summon_group[definition] != 0 and not s.t.group_kind[definition]
            if once or s.t.flags[definition] & tb.DEF_UNIQUE:
                return False
        if _only_one(s, a, b) or _only_one(s, b, a) or exclude_each_other(s, a, b):
            return False
        joint &= ~ch.SUMMONED_TOGETHER
    if joint & ch.DIFFERENT_NAMES:
        joint &= ~ch.DIFFERENT_NAMES
        if name_now(s, a) == name_now(s, b):
            return False
    return joint == ch.NOT_JOINT or _agree(s, joint, s.definition[a], s.definition[b], a, b)


def all_joined(s: State, joint: i64, chosen: i64) -> bool:
    """Whether any two of the chosen candidates may be chosen together."""
    index: i64 = 0
    while chosen >> index:
        other: i64 = 0
        while other < index and chosen >> index & 1:
            if chosen >> other & 1:
                if not joined(s, joint, s.candidates[other], s.candidates[index]):
                    return False
            other += 1
        index += 1
    return True


def _agree(s: State, joint: i64, one: i64, other: i64, a: i64, b: i64) -> bool:
    """Whether two cards, of these definitions, have in common and differ in what they must."""
    t = s.t
    same_type = type_now(s, a) & type_now(s, b) != 0
    same_attribute = attribute_now(s, a) & attribute_now(s, b) != 0
    if joint & ch.SAME_NAME and name_now(s, a) != name_now(s, b):
        return False
    if joint & (ch.SAME_LEVEL | ch.DIFFERENT_LEVELS):
        wanted = joint & ch.SAME_LEVEL != 0
        if not (has_level(s, a) and has_level(s, b)) or (level(s, a) == level(s, b)) != wanted:
            return False
    if joint & ch.SAME_ATTACK and number_of(s, a, OF_ATTACK) != number_of(s, b, OF_ATTACK):
        return False
    if joint & ch.DIFFERENT_CARD_TYPES and t.type[one] & t.type[other] & (MONSTER | SPELL | TRAP):
        return False
    if joint & ch.SAME_RANK:
        if not t.type[one] & t.type[other] & XYZ or t.level[one] != t.level[other]:
            return False
    if same_type:
        if joint & ch.DIFFERENT_TYPES:
            return False
    elif joint & ch.SAME_TYPE or (joint & ch.SAME_TYPE_OR_ATTRIBUTE and not same_attribute):
        return False
    return not joint & (ch.DIFFERENT_ATTRIBUTES if same_attribute else ch.SAME_ATTRIBUTE)


def _only_one(s: State, card: i64, other: i64) -> bool:
    """Whether nobody can control both."""
    row = own_rule(s, OnlyOne.CODE, card)
    return row >= 0 and match(s, s.t.rules[row + OnlyOne.FILTER], other, card, s.owner[card])


def set_exists(s: State, least: i64, joint: i64) -> bool:
    """Whether some set of `least` candidates satisfies the joint constraint.

    Where that says what they come to together, of more of them too.
    """
    if s.found < least:
        return False
    if joint & ch.TOTAL:
        return _total_from(s, least, ch.total_most(joint), joint, 0, 0, 0)
    if not joint or least < 2:
        return True
    return _set_from(s, least, joint, 0, 0, 0)


def smallest_set(s: State, least: i64, joint: i64) -> i64:
    """How many of the candidates come to the total at least, if some do."""
    size = least
    while size < ch.total_most(joint) and not _total_from(s, size, size, joint, 0, 0, 0):
        size += 1
    return size


def _set_from(s: State, least: i64, joint: i64, first: i64, size: i64, chosen: i64) -> bool:
    if size == least:
        return True
    index = first
    while index < s.found:
        if _fits(s, joint, index, chosen) and _set_from(
            s, least, joint, index + 1, size + 1, chosen | 1 << index
        ):
            return True
        index += 1
    return False


def _total_from(s: State, least: i64, most: i64, joint: i64, first: i64, size: i64,
                chosen: i64) -> bool:  # fmt: skip
    if size >= least and _comes_to(s, joint, chosen):
        return True
    index = first
    while index < s.found and size < most:
        if may_add(s, joint, index, chosen):
            if _total_from(s, least, most, joint, index + 1, size + 1, chosen | 1 << index):
                return True
        index += 1
    return False


def _comes_to(s: State, joint: i64, chosen: i64) -> bool:
    """Whether the Levels, or Link Ratings, of the chosen candidates come to what they must."""
    wanted = ch.total_number(joint)
    total = _total(s, joint, chosen)
    if joint & ch.TOTAL_AMONG:
        return total < 64 and wanted >> total & 1 != 0
    if total == wanted:
        return True
    return joint & (ch.TOTAL_MORE if total > wanted else ch.TOTAL_LESS) != 0


def _total(s: State, joint: i64, chosen: i64) -> i64:
    total: i64 = 0
    index: i64 = 0
    while chosen >> index:
        if chosen >> index & 1:
            card = s.candidates[index]
            if joint & (ch.TOTAL_LINKS | ch.TOTAL_AMONG):
                total += s.t.level[s.definition[card]]
            else:
                total += level(s, card)
        index += 1
    return total


def _may_count(s: State, joint: i64, card: i64, chosen: i64) -> bool:
    """Whether the candidate has the number that is added up, and it does not become too much."""
    one: i64 = 0
    if joint & ch.TOTAL_LINKS:
        if not s.t.type[s.definition[card]] & LINK:
            return False
        one = s.t.level[s.definition[card]]
    else:
        if not has_level(s, card):
            return False
        one = s.t.level[s.definition[card]] if joint & ch.TOTAL_AMONG else level(s, card)
    if joint & ch.TOTAL_MORE:
        return True
    if joint & ch.TOTAL_AMONG:
        total = _total(s, joint, chosen) + one
        return total < 64 and ch.total_number(joint) >> total != 0
    return _total(s, joint, chosen) + one <= ch.total_number(joint)


def size_of(chosen: i64) -> i64:
    """How many cards are in a set."""
    count: i64 = 0
    while chosen:
        chosen &= chosen - 1
        count += 1
    return count
