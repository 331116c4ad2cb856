"""Chance decisions: nature draws one of several weighted outcomes.

Copies that are alike are one outcome with the sum of their weights.  The
player never chooses here; the searcher must not look behind it.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.queries.sets import alike, same
from engine.yugioh.movement.deck_order import gather_next
from engine.yugioh.position.state import State

SIDES: Final = 6  # of a die


def offer_next(s: State, player: i64, register: i64) -> i64:
    """Offer the different cards that could be the next from the top of the Deck.

    Cards of the register (-1: none) were revealed before and are still there.
    """
    gather_next(s, player, register)
    return _outcomes(s, True)


def offer_random(s: State) -> i64:
    """Offer the different candidates as outcomes of taking one at random."""
    return _outcomes(s, False)


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
