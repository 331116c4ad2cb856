"""Hand traps: they make no board, so what counts of them is how often they come with one.

Chances are exact, whatever was drawn: they follow from the deck and the roles of its cards.
"""

from collections.abc import Sequence

import polars as pl

from analysis import hands
from analysis.run import Run
from analysis.yugioh.roles import BRICK_GOAL
from analysis.yugioh.schemas import TRAPS


def hand_traps(run: Run) -> pl.DataFrame:
    """Each hand trap of the deck, the likeliest with a starter first; `schemas.TRAPS`."""
    deck, size = run.manifest.deck["main"], run.manifest.settings["size"]
    total = hands.hand_count(deck, size)
    cards = run.table("cards")
    starters = [(card,) for card in _of_role(cards, "starter")["passcode"].unique()]
    started = [*starters, *combos(run.table("openers"))]

    def share(*openers: Sequence[int]) -> float:
        return hands.ways_with(deck, size, openers) / total

    rows = []
    held = _of_role(cards, "hand trap").filter(pl.col("held") == "1+")
    for row in held.iter_rows(named=True):
        trap = (row["passcode"],)
        # With both: with either, less those that have only one of them.
        with_any = [
            share(trap) + share(*others) - share(trap, *others) for others in (starters, started)
        ]
        figures = (row["brick_low"], row["brick_high"])
        rows.append((row["passcode"], row["name"], row["copies"], share(trap), *with_any, *figures))
    found = pl.DataFrame(rows, schema=TRAPS.polars(), orient="row")
    return found.sort("with_starter", "passcode", descending=[True, False])


def combos(openers: pl.DataFrame) -> list[list[int]]:
    """The two-card combos: pairs that are no brick, where either card alone is."""
    pair = pl.col("starts").list.contains(BRICK_GOAL) & (pl.col("passcodes").list.len() > 1)
    found: list[list[int]] = openers.filter(pair)["passcodes"].to_list()
    return found


def _of_role(cards: pl.DataFrame, role: str) -> pl.DataFrame:
    return cards.filter(pl.col("role") == role)
