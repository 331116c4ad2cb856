"""Chance decisions: nature draws one of several weighted outcomes.

Copies that are alike are one outcome with the sum of their weights.  The
player never chooses here; the searcher must not look behind it.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.queries.sets import alike, same, told_apart
from engine.yugioh.movement.deck_order import gather_next
from engine.yugioh.position.state import State

SIDES: Final = 6  # of a die


def offer_next(s: State, player: i64, register: i64) -> i64:
    """Offer the different cards that could be the next from the top of the Deck.

    Cards of the register (-1: none) were revealed before and are still there.
    """
    gather_next(s, player, register)
    return _outcomes(s, True)


def offer_random(s: State, link: i64, register: i64, wanted: i64) -> i64:
    """Offer the outcomes of taking one more of the candidates at random, until so many of them
    are in this register.

    They are taken together, so which of them come is what chance decides, and not in which order:
    they come in that of the candidates, the copies of a card one after the other.
    """
    if told_apart(s, link, register):
        _drop_held(s, link, register)
        return _outcomes(s, False)
    missing = wanted if wanted < s.found else s.found
    last: i64 = 0  # the candidate that stands for the copies of which one was taken last
    taken: i64 = 0  # so many of these
    index: i64 = 0
    while index < s.found:
        if s.holds(link, register, s.candidates[index]):
            missing -= 1
            first = _first_copy(s, index)
            taken = taken + 1 if first == last else 1
            last = first
        index += 1
    s.count = 0
    s.chance = 1
    left_so = _sets(_copies(s, last), taken)
    index = last
    while index < s.found:
        if _first_copy(s, index) == index:
            before = taken if index == last else 0
            ways = _ways(s, index, before, missing) * (1 if index == last else left_so)
            if ways:
                s.offer(_untaken(s, index, link, register))
                s.odds[s.count - 1] = ways
        index += 1
    return s.count


def _sets(of: i64, number: i64) -> i64:
    """How many sets of so many there are of so many."""
    if number < 0 or number > of:
        return 0
    found: i64 = 1
    step: i64 = 0
    while step < number:
        found = found * (of - step) // (step + 1)
        step += 1
    return found


def _ways(s: State, first: i64, before: i64, missing: i64) -> i64:
    """How many sets of so many more cards there are with one or more of these copies, beyond so
    many of them that were taken before, and with none of the copies that stand before them.
    """
    copies = _copies(s, first)
    behind: i64 = 0
    index = first + 1
    while index < s.found:
        if _first_copy(s, index) > first:
            behind += 1
        index += 1
    found: i64 = 0
    more: i64 = 1
    while more <= missing:
        found += _sets(copies, before + more) * _sets(behind, missing - more)
        more += 1
    return found


def _first_copy(s: State, index: i64) -> i64:
    """The first candidate that is a copy of this one."""
    other: i64 = 0
    while not same(s, s.candidates[other], s.candidates[index]):
        other += 1
    return other


def _copies(s: State, first: i64) -> i64:
    found: i64 = 0
    index = first
    while index < s.found:
        if same(s, s.candidates[first], s.candidates[index]):
            found += 1
        index += 1
    return found


def _untaken(s: State, index: i64, link: i64, register: i64) -> i64:
    """The first copy of this candidate that is not in the register."""
    copy = index
    while s.holds(link, register, s.candidates[copy]) or not same(
        s, s.candidates[index], s.candidates[copy]
    ):
        copy += 1
    return s.candidates[copy]


def _drop_held(s: State, link: i64, register: i64) -> None:
    kept: i64 = 0
    index: i64 = 0
    while index < s.found:
        if not s.holds(link, register, s.candidates[index]):
            s.candidates[kept] = s.candidates[index]
            kept += 1
        index += 1
    s.found = kept


def offer_roll(s: State) -> i64:
    """Offer the sides of a die."""
    s.count = 0
    s.chance = 1
    side: i64 = 1
    while side <= SIDES:
        s.offer(side)
        s.odds[side - 1] = 1
        side += 1
    return s.count


def even_odds(s: State) -> None:
    """Leave it to chance which of the options on offer it is; all are as likely."""
    s.chance = 1
    index: i64 = 0
    while index < s.count:
        s.odds[index] = 1
        index += 1


def offer_toss(s: State) -> i64:
    """Offer heads (1) or tails (0)."""
    s.count = 0
    s.chance = 1
    s.offer(1)
    s.offer(0)
    s.odds[0] = 1
    s.odds[1] = 1
    return s.count


def _outcomes(s: State, shuffled: bool) -> i64:
    """Offer one of each kind of the candidates; nobody can tell copies in a shuffled pile apart."""
    s.count = 0
    s.chance = 1
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        definition = s.definition[card]
        other: i64 = 0
        while other < s.count:
            known = s.options[other]
            if s.definition[known] == definition:
                if same(s, known, card) if shuffled else alike(s, known, card):
                    break
            other += 1
        if other == s.count:
            s.offer(card)
            s.odds[other] = 0
        s.odds[other] += 1
        index += 1
    return s.count
