"""Offering a choice of cards among the candidates, and keeping what is chosen in a register."""

from mypy_extensions import i64

from engine.yugioh.instructions import choices as ch
from engine.yugioh.position.slots import NEXT, OVERLAYS
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, done, player_of
from engine.yugioh.position.steps import RunStep, next_row
from engine.yugioh.queries.amount import amount
from engine.yugioh.position.zones import free_main
from engine.yugioh.queries.sets import SET_CAP, offer_choice, offer_sets, size_of


def single(least: i64, most: i64, joint: i64, flags: i64) -> bool:
    """Whether such a choice offers single cards, not sets."""
    if flags & (ch.COUNTED | ch.AS_MANY):
        return False
    return least == 1 and most == 1 and joint == 0


def offer_gathered(s: State, step: i64, register: i64, least: i64, most: i64, joint: i64,
                   flags: i64) -> i64:  # fmt: skip
    """Offer such a choice among the candidates; without a legal one go on."""
    link = s.data[step + RunStep.LINK]
    if s.found < least or s.found == 0:
        return go_without(s, step, register)
    if single(least, most, joint, flags):
        offer_choice(s, 1, 1, 0)
        return s.count if s.count else go_without(s, step, register)
    if flags & ch.SUMMON:
        joint |= ch.SUMMONED_TOGETHER
        if joint & ch.TOTAL:
            # Together they come to it, so that each of them must find a zone.
            room = size_of(free_main(s, player_of(s, link), 0))
            most = most if most < room else room
    if flags & ch.COUNTED:
        most = amount(s, most, card_of(s, link), player_of(s, link), link)
    if flags & ch.THAT_MANY:
        least = most
    if flags & ch.AS_MANY:
        size = most if most < s.found else s.found
        s.count = 0
        while s.count == 0 and size > 0:
            offer_sets(s, size, size, joint)
            size -= 1
    else:
        offer_sets(s, least, most, joint)
    return s.count if s.count else go_without(s, step, register)


def keep_sizes(s: State, sizes: i64) -> i64:
    """Keep the options that are sets of one of these sizes (bits); how many."""
    kept: i64 = 0
    index: i64 = 0
    while index < s.count:
        if sizes >> size_of(s.options[index]) & 1:
            s.options[kept] = s.options[index]
            kept += 1
        index += 1
    s.count = kept
    return kept


def go_without(s: State, step: i64, register: i64) -> i64:
    """Nothing was done: the register is empty, and the next row comes."""
    link = s.data[step + RunStep.LINK]
    s.empty(link, register)
    done(s, link, 0)
    return next_row(s, step)


def keep_set(s: State, link: i64, register: i64, chosen: i64) -> None:
    """Keep the chosen candidates in a register."""
    index: i64 = 0
    while chosen:
        if chosen & 1:
            s.keep(link, register, s.candidates[index])
        chosen >>= 1
        index += 1


def put_first(s: State, card: i64) -> None:
    """Put this card before the other candidates; without it there are none."""
    index: i64 = 0
    while index < s.found and s.candidates[index] != card:
        index += 1
    if index == s.found:
        s.found = 0
        return
    while index > 0:
        s.candidates[index] = s.candidates[index - 1]
        index -= 1
    s.candidates[0] = card


def gather_attached(s: State, me: i64) -> None:
    """Fill the candidates with the materials of this monster."""
    s.found = 0
    at = s.data[OVERLAYS + me]
    while at and s.found < SET_CAP:
        s.candidates[s.found] = at - 1
        s.found += 1
        at = s.data[NEXT + at - 1]
