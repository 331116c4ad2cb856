"""The cards that the steps of an effect speak of, in the registers of its chain link.

An entry is a card with the count of its moves: a card that has moved since is no longer meant
(Yu-Gi-Oh modifiers and triggers, *Location changes mid-chain*).  A register is its number of
entries, and then these, so a walk through one is

    slot = s.register(link, number)
    last = slot + s.data[slot]
    while slot < last:
        slot += 1
        card = card_in(s, slot)
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.position.entries import ONE_MOVE, entry_card, entry_moves, pack_entry
from engine.yugioh.position.slots import C_CARD, C_MOVES, MOVES, REGISTERS
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import context

ITSELF: Final = -1  # instead of a register: the card whose effect it is
NO_CARD: Final = -1


def card_in(s: State, slot: i64) -> i64:
    """The card of the entry in this slot, moved since or not."""
    return entry_card(s.data[slot])


def unmoved(s: State, slot: i64) -> bool:
    """Whether the card of the entry is where it was."""
    return entry_moves(s.data[slot]) == s.data[MOVES + entry_card(s.data[slot])]


def follow(s: State, slot: i64) -> None:
    """The card of the entry is still meant, although it has moved."""
    card = entry_card(s.data[slot])
    s.put(slot, pack_entry(card, s.data[MOVES + card]))


def turn_round(s: State, link: i64, number: i64) -> None:
    """The entries of a register in the opposite order."""
    first = s.register(link, number) + 1
    last = first + s.data[first - 1] - 1
    while first < last:
        entry = s.data[first]
        s.put(first, s.data[last])
        s.put(last, entry)
        first += 1
        last -= 1


def itself_unmoved(s: State, link: i64) -> bool:
    """Whether the card of the link is where it was."""
    base = context(link)
    return s.data[base + C_MOVES] == s.data[MOVES + s.data[base + C_CARD]]


def follow_itself(s: State, link: i64) -> None:
    """The card of the link is still meant, although it has moved."""
    base = context(link)
    s.put(base + C_MOVES, s.data[MOVES + s.data[base + C_CARD]])


def follow_everywhere(s: State, link: i64, card: i64) -> None:
    """A card that the effect itself has just moved is still meant, by whatever speaks of it."""
    if s.data[context(link) + C_CARD] == card:
        follow_itself(s, link)
    number: i64 = 0
    while number < REGISTERS:
        slot = s.register(link, number)
        last = slot + s.data[slot]
        while slot < last:
            slot += 1
            if card_in(s, slot) == card:
                s.put(slot, s.data[slot] + ONE_MOVE)
        number += 1


def first_in(s: State, link: i64, number: i64) -> i64:
    """The first card of a register, moved since or not; NO_CARD if it is empty.

    What is only supposed to be chosen comes first (`legality/supposed`).
    """
    if s.supposed[number]:
        return s.supposed[number] - 1
    if link < 0:
        return NO_CARD
    slot = s.register(link, number)
    return card_in(s, slot + 1) if s.data[slot] else NO_CARD


def first_meant(s: State, link: i64, number: i64) -> i64:
    """The first card of a register, or the card ITSELF; NO_CARD if it has moved."""
    if number < 0:
        return s.data[context(link) + C_CARD] if itself_unmoved(s, link) else NO_CARD
    slot = s.register(link, number)
    return card_in(s, slot + 1) if s.data[slot] and unmoved(s, slot + 1) else NO_CARD


def pour(s: State, link: i64, source: i64, into: i64) -> None:
    """Append the entries of a register to another."""
    slot = s.register(link, source)
    last = slot + s.data[slot]
    target = s.register(link, into)
    while slot < last:
        slot += 1
        s.put(target + 1 + s.data[target], s.data[slot])
        s.put(target, s.data[target] + 1)
