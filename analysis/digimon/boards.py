"""The end boards of a Digimon run: how likely each is, and what it is worth.

A run of every hand ends on about as many boards as it has orders. So their texts are kept as they
stand in the parts, and all that is counted is counted by Polars.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import polars as pl

from analysis.digimon.plan import DigimonPlan
from analysis.digimon.redraw import Whole, counted, share_of
from analysis.digimon.schemas import BOARDS
from engine.digimon.telling.story import board_words


def told_boards(texts: Iterable[str], told: dict[int, str]) -> None:
    """Add the boards that parts tell, each as JSON, by its key."""
    for text in texts:
        for key, board in json.loads(text).items():
            if int(key) not in told:
                told[int(key)] = json.dumps(board, ensure_ascii=False)


def boards(
    plan: DigimonPlan,
    parts: pl.DataFrame,
    told: Mapping[int, str],
    of_dealt: Sequence[int],
    dealt: Whole,
    names: dict[str, str],
    *,
    sampled: bool,
) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The end boards, the likeliest first, and the number of each (`board`) by its `key`."""
    hands = pl.DataFrame(
        {
            "hand": pl.Series(range(len(plan.dealt)), dtype=pl.Int32),
            "class": pl.Series(of_dealt, dtype=pl.Int32),
            "ways": pl.Series([ways for _, ways in plan.dealt], dtype=pl.Int64),
        }
    )
    ends = (
        parts.select("hand", key="boards", value="values")
        .explode("key", "value")
        .group_by("key", "hand")
        .agg(
            pl.len().cast(pl.Int64).alias("orders"),
            pl.col("value").cast(pl.Int64).sum().alias("sum"),
            pl.col("value").max(),
        )
        .join(hands, on="hand")
        # The best of a board first: the likeliest hand of the highest value.
        .sort("key", "value", "ways", "hand", descending=[False, True, True, False])
    )
    weighed = pl.col("ways") * pl.col("orders")
    found = ends.group_by("key", maintain_order=True).agg(
        pl.col("class").n_unique().cast(pl.Int32).alias("hands"),
        (pl.col("ways") * pl.col("sum")).sum().alias("sums"),
        weighed.sum().alias("weighed"),
        pl.col("value").first().alias("value_max"),
        pl.col("class").first().alias("best_hand"),
        pl.col("ways"),
        pl.col("orders"),
    )
    shares = [
        share_of(
            [counted(one, count, plan.orders) for one, count in zip(*each, strict=True)],
            sampled=sampled, of=dealt,
        )
        for each in found.select("ways", "orders").iter_rows()
    ]  # fmt: skip
    listed = (
        found.select(
            "key", "hands", "value_max", "best_hand",
            pl.col("orders").list.sum(),
            (pl.col("sums") / pl.col("weighed")).alias("value_mean"),
        )
        .hstack(pl.DataFrame(shares, schema=["weight", "low", "high"], orient="row"))
        .sort("weight", "value_max", "key", descending=[True, True, False])
        .with_row_index("board")
    )  # fmt: skip
    words = _Words(told, names)
    table = listed.with_columns(
        pl.col("key").map_elements(words.in_play, pl.String).alias("in_play"),
        pl.col("key").map_elements(told.__getitem__, pl.String).alias("stacks"),
    ).select(pl.col(name).cast(kind) for name, kind in BOARDS.polars().items())
    return table, listed.select("key", pl.col("board").cast(pl.Int32))


class _Words:
    """Boards in words, by their keys."""

    def __init__(self, told: Mapping[int, str], names: dict[str, str]) -> None:
        self._told = told
        self._names = names

    def in_play(self, key: int) -> str:
        board: Any = json.loads(self._told[key])
        return board_words(board, self._names)
