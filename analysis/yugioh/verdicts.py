"""What is known of a hand: reached, a proved brick, or undecided; and why no more is."""

from collections.abc import Iterator

import polars as pl

from analysis.yugioh.plan import YugiohPlan
from engine.yugioh.reach import Reach


def verdict(brick: int) -> pl.Expr:
    """Whether a hand is reached, a proved brick, or undecided."""
    return (
        pl.when((pl.col("score") >= brick).fill_null(False))
        .then(pl.lit("reached"))
        .when(pl.col("status") == "proved")
        .then(pl.lit("brick"))
        .otherwise(pl.lit("undecided"))
        .alias("verdict")
    )


def reasons(plan: YugiohPlan, hands: pl.DataFrame) -> Iterator[str | None]:
    """Why each hand is a brick or undecided, None where it is reached."""
    game = plan.deck.game()
    reach = Reach(game.cards, game.main, game.extra)
    for row in hands.select("verdict", "status", "stopped_by", "passcodes").iter_rows(named=True):
        if row["verdict"] == "reached":
            yield None
        elif row["status"] == "proved":
            yield "every line was played"
        elif row["status"] == "incomplete":
            names = [card.name for card in reach.unplayed(row["passcodes"])]
            yield f"within reach, and not played whole: {', '.join(names)}"
        elif row["stopped_by"] == "draws":
            yield "a line that draws is not played past the draw"
        else:
            yield f"stopped at its limit of {plan.settings.max_nodes:,} positions"
