"""The tables of hands and of end boards: from parts and the manifest, without a game."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import polars as pl

from analysis.hands import HandClass
from analysis.run import Manifest, goal_names
from analysis.yugioh.figures import COUNT
from engine.yugioh.reach import Reach


def hand_table(
    parts: pl.DataFrame,
    listed: Sequence[HandClass],
    draws: Sequence[int],
    run: Manifest,
    reach: Reach | None = None,
) -> pl.DataFrame:
    """The table of hands, with the columns `field` and `in_play` that boards are made of.

    `parts` has the rows of all parts, one for each class in `listed`; one that was not searched
    has no status. `draws` has the class of each draw, none of an exact run. Without `reach` it is
    not said which cards within reach are not played whole.
    """
    names = card_names(run)
    drawn = Counter(draws)
    total = int(run.plan["all_hands"])
    ways = [one.ways for one in listed]
    times = [None if run.exact else drawn[number] for number in range(len(listed))]
    frame = parts.with_columns(
        pl.Series("cards", [[names[card] for card in one.cards] for one in listed]),
        pl.Series("passcodes", [list(one.cards) for one in listed], dtype=pl.List(pl.UInt32)),
        pl.Series("ways", ways, dtype=pl.Int64),
        pl.Series("probability", [count / total for count in ways]),
        pl.Series("drawn", times, dtype=pl.Int32),
        pl.Series("goals", goal_names(parts["met"], run.goal["goals"]), dtype=pl.List(pl.String)),
        verdict(run.goal["brick"]),
    )
    weight = pl.col("probability") if run.exact else pl.col("drawn") / len(draws)
    frame = frame.with_columns(weight.alias("weight"))
    why = pl.Series("why", list(_reasons(frame, run, reach)), dtype=pl.String)
    frame = frame.with_columns(why)
    return frame.join(_numbers(frame), on="field", how="left", maintain_order="left")


def card_names(run: Manifest) -> dict[int, str]:
    """The names of the deck's cards, by passcode."""
    return {int(card): str(name) for card, name in run.deck["names"].items()}


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


def _reasons(hands: pl.DataFrame, run: Manifest, reach: Reach | None) -> Iterator[str | None]:
    """Why each hand is a brick or undecided, None where it is reached."""
    columns = ("verdict", "status", "stopped_by", "nodes", "passcodes")
    for row in hands.select(columns).iter_rows(named=True):
        if row["verdict"] == "reached":
            yield None
        elif row["status"] is None:
            yield "not searched yet"
        elif row["status"] == "proved":
            yield "every line was played"
        elif row["status"] == "incomplete":
            names = [card.name for card in reach.unplayed(row["passcodes"])] if reach else ["cards"]
            yield f"within reach, and not played whole: {', '.join(names)}"
        elif row["stopped_by"] == "draws":
            yield "a line that draws is not played past the draw"
        else:
            yield f"stopped at its limit, after {row['nodes']:,} positions"


def _numbers(frame: pl.DataFrame) -> pl.DataFrame:
    """A number for each end board: from 0, the one of the most hands first."""
    return (
        frame.filter(pl.col("score").is_not_null())
        .group_by("field")
        .agg(
            COUNT.sum().alias("count"),
            pl.col("score").max().alias("best"),
            pl.col("hand").min().alias("first"),
        )
        .sort("count", "best", "first", descending=[True, True, False])
        .with_row_index("board")
        .select("field", pl.col("board").cast(pl.Int32))
    )


def board_table(told: pl.DataFrame) -> pl.DataFrame:
    """The end boards that are the best of some hand."""
    count = COUNT
    best = pl.col("hand").sort_by(["score", "ways", "hand"], descending=[True, True, False]).first()
    frame = (
        told.filter(pl.col("board").is_not_null())
        .group_by("board")
        .agg(
            pl.len().alias("hands"),
            count.sum().alias("count"),
            (count * pl.col("score")).sum().alias("scores"),
            (count * pl.col("interruptions")).sum().alias("interruptions"),
            (count * pl.col("follow_up")).sum().alias("follow_ups"),
            pl.col("score").max().alias("score_max"),
            best.alias("best_hand"),
            pl.col("in_play").drop_nulls().first().alias("zones"),
        )
        .sort("board")
    )
    total = int(told.select(count.sum()).item())
    zones = [json.loads(text) for text in frame["zones"]]
    return frame.with_columns(
        (pl.col("count") / total).alias("weight"),
        (pl.col("scores") / pl.col("count")).alias("score_mean"),
        (pl.col("interruptions") / pl.col("count")).alias("interruptions_mean"),
        (pl.col("follow_ups") / pl.col("count")).alias("follow_up_mean"),
        pl.Series(
            "monsters", [cards_in(one, "monsters") for one in zones], dtype=pl.List(pl.String)
        ),
        pl.Series("spells", [cards_in(one, "spells") for one in zones], dtype=pl.List(pl.String)),
        pl.Series("zones", [_in_play(one) for one in zones], dtype=pl.String),
    )


def cards_in(zones: Mapping[str, Any], place: str) -> list[str]:
    """The names of the cards in a place of a board."""
    return sorted(card["name"] for card in zones[place])


def _in_play(zones: Mapping[str, Any]) -> str:
    """What all hands with the board share of its zones."""
    return json.dumps({key: zones[key] for key in ("monsters", "spells")}, ensure_ascii=False)
