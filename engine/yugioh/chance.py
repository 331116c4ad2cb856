"""Chance decisions: nature draws one of several weighted outcomes.

Copies that are alike are one outcome with the sum of their weights.  The
player never chooses here; the searcher must not look behind it.
"""

from mypy_extensions import i64

from engine.yugioh.choosing import alike, same
from engine.yugioh.matching import gather
from engine.yugioh.state import State
from engine.yugioh.vocabulary import DECK


def offer_draw(s: State, player: i64) -> i64:
    """Offer the different cards of the Deck as outcomes of drawing one."""
    gather(s, 0, DECK, 1, -1, player)
    return _outcomes(s, True)


def offer_random(s: State) -> i64:
    """Offer the different candidates as outcomes of taking one at random."""
    return _outcomes(s, False)


def _outcomes(s: State, shuffled: bool) -> i64:
    """Offer one of each kind of the candidates; nobody can tell copies in a shuffled pile apart."""
    s.count = 0
    s.chance = 1
    index: i64 = 0
    while index < s.found:
        card = s.candidates[index]
        other: i64 = 0
        while other < s.count:
            known = s.options[other]
            if same(s, known, card) if shuffled else alike(s, known, card):
                break
            other += 1
        if other == s.count:
            s.offer(card)
            s.odds[other] = 0
        s.odds[other] += 1
        index += 1
    return s.count
