"""What each card of a deck is for: a starter, an extender, a hand trap, or none of these.

Worked out from what one and two cards make alone (`openers`), unless the goal file says so.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import polars as pl

from analysis import hands
from engine.yugioh.worth.goals import Role

BRICK_GOAL: Final = "no brick"  # what an opener starts that is worth the brick threshold


class Chances(NamedTuple):
    """Exact chances to open hands by the roles of their cards; the last three and `starter` add
    up to 1.
    """

    starter: float  # at least one
    starter_and_trap: float
    combo: float  # no starter, but a two-card combo
    extender: float  # neither, but an extender
    nothing: float


def roles(
    openers: pl.DataFrame, traps: frozenset[int], said: Mapping[int, Role]
) -> dict[int, Role]:
    """The role of each card that the table of openers has alone.

    `traps` are the hand traps, `said` what the goal file says. A starter is worth the brick
    threshold alone, an extender does something in a combo, or in a pair that makes more than
    either of its cards: all others, hand traps aside, are bricks.
    """
    score = {
        tuple(cards): points or 0
        for cards, points in openers.select("passcodes", "score").iter_rows()
    }
    found: dict[int, Role] = {}
    extends = set[int]()
    for cards, starts, works in openers.select("passcodes", "starts", "at_work").iter_rows():
        if len(cards) == 1:
            (card,) = cards
            found[card] = "starter" if BRICK_GOAL in starts else "brick"
        elif len(works) == len(set(cards)) and (
            starts or score[tuple(cards)] > max(score[card,] for card in cards)
        ):
            extends.update(cards)
    for card, role in found.items():
        if role == "brick" and card in extends:
            found[card] = "extender"
        if card in traps:
            found[card] = "hand trap"
    return {card: said.get(card, role) for card, role in found.items()}


def chances(
    roles: Mapping[int, Role], combos: Sequence[Sequence[int]], deck: Sequence[int], size: int
) -> Chances:
    """The chances, from the exact numbers of hands. `combos` are the two-card combos."""
    total = hands.hand_count(deck, size)

    def cards(role: Role) -> list[tuple[int, ...]]:
        return [(card,) for card in dict.fromkeys(deck) if roles[card] == role]

    def share(*openers: Sequence[int]) -> float:
        return hands.ways_with(deck, size, openers) / total

    starters, traps = cards("starter"), cards("hand trap")
    starter = share(*starters)
    combo = share(*starters, *combos)
    extender = share(*starters, *combos, *cards("extender"))
    # With both: with either, less those that have only one of them.
    both = starter + share(*traps) - share(*starters, *traps)
    return Chances(starter, both, combo - starter, extender - combo, 1 - extender)
