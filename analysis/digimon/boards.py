"""The end boards of a Digimon run: how likely each is, and what it is worth.

A run of every hand ends on about as many boards as it has orders. So their texts are held once, by
Polars, and all that is counted is counted by it.
"""

import json
from collections.abc import Iterable, Sequence

import polars as pl

from analysis.digimon.plan import DigimonPlan
from analysis.digimon.redraw import Whole, counted, share_of
from analysis.digimon.schemas import BOARDS
from engine.digimon.telling.story import board_words


def boards(
    plan: DigimonPlan,
    parts: pl.DataFrame,
    texts: Iterable[Iterable[str]],
    of_dealt: Sequence[int],
    dealt: Whole,
    names: dict[str, str],
    *,
    sampled: bool,
) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The end boards, the likeliest first, and the number of each (`board`) by its `key`.

    `texts` of each part tell all of them, as JSON by their keys; they are read at the end.
    """
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
    told = listed.join(_told(texts), on="key", how="left", maintain_order="left")
    if told["stacks"].has_nulls():
        raise RuntimeError("the parts of the run do not tell all of its boards")
    in_words = pl.col("stacks").map_elements(
        lambda board: board_words(json.loads(board), names), pl.String
    )
    table = BOARDS.typed(told.with_columns(in_play=in_words))
    return table, listed.select("key", pl.col("board").cast(pl.Int32))


def _told(texts: Iterable[Iterable[str]]) -> pl.DataFrame:
    """The boards that parts tell, each once: as JSON (`stacks`), by its `key`."""
    known = set[int]()
    return pl.concat(_told_first(part, known) for part in texts)


def _told_first(texts: Iterable[str], known: set[int]) -> pl.DataFrame:
    """The boards that a part is the first to tell; their keys become known."""
    keys, stacks = [], []
    for text in texts:
        for key, board in json.loads(text).items():
            if int(key) not in known:
                known.add(int(key))
                keys.append(int(key))
                stacks.append(json.dumps(board, ensure_ascii=False))
    return pl.DataFrame(
        {"key": keys, "stacks": stacks}, schema={"key": pl.Int64, "stacks": pl.String}
    )
