"""What is known of the order of a Deck: cards put on top of it or under it, until it is shuffled.

Source: Yu-Gi-Oh field zones, *Deck Zone*: after a search the Deck is shuffled.  A Deck in order
(`fixed_order`) is never shuffled.  Between the cards on top and those at the bottom every order
is as likely as any other, so the next card is a chance decision only where it is not known.
"""

from mypy_extensions import i64

from engine.yugioh.queries.gathering import gather
from engine.yugioh.position.slots import (
    AT_BOTTOM, DECK_PILE, HEAD, KNOWN, LOC, NEXT, ON_TOP, PILES_EACH, STATUS,
)  # fmt: skip
from engine.yugioh.position.registers import card_in
from engine.yugioh.position.state import State
from engine.yugioh.vocabulary import DECK


def put_in_order(s: State, card: i64, place: i64) -> None:
    """Remember that this card of a Deck was put on top (`ON_TOP`) or under it (`AT_BOTTOM`)."""
    if s.data[LOC + card] == DECK and not s.fixed_order:
        s.put(STATUS + card, s.data[STATUS + card] | place)
        slot = KNOWN + s.owner[card]
        s.put(slot, s.data[slot] + 1)


def shuffle(s: State, player: i64) -> None:
    """Shuffle a Deck: nothing is known of its order any more."""
    if not s.data[KNOWN + player]:
        return
    at = s.data[HEAD + player * PILES_EACH + DECK_PILE]
    while at:
        status = s.data[STATUS + at - 1]
        if status & (ON_TOP | AT_BOTTOM):
            s.put(STATUS + at - 1, status & ~(ON_TOP | AT_BOTTOM))
        at = s.data[NEXT + at - 1]
    s.put(KNOWN + player, 0)


def gather_next(s: State, player: i64, register: i64) -> None:
    """Fill the candidates with the cards that could be the next from the top.

    Cards of the register (-1: none) are revealed already.
    """
    if s.fixed_order or s.data[KNOWN + player]:
        at = s.data[HEAD + player * PILES_EACH + DECK_PILE]
        while at and _in_register(s, register, at - 1):
            at = s.data[NEXT + at - 1]
        if at and (s.fixed_order or s.data[STATUS + at - 1] & ON_TOP):
            s.candidates[0] = at - 1
            s.found = 1
            return
    gather(s, 0, DECK, 1, -1, player)
    kept: i64 = 0
    bottom: i64 = -1
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        index += 1
        if _in_register(s, register, card):
            continue
        if s.data[STATUS + card] & AT_BOTTOM:
            bottom = card if bottom < 0 else bottom
            continue
        s.candidates[kept] = card
        kept += 1
    if kept == 0 and bottom >= 0:
        s.candidates[0] = bottom
        kept = 1
    s.found = kept


def _in_register(s: State, register: i64, card: i64) -> bool:
    if register < 0:
        return False
    slot = register
    while slot < register + s.data[register]:
        slot += 1
        if card_in(s, slot) == card:
            return True
    return False
