"""The tables of a Yu-Gi-Oh! run as people read them: fewer columns, in the order that matters.

The full tables are what `--format csv`, `json` and `parquet` give; these are for the terminal and
the report.
"""

from typing import Final

import polars as pl

from analysis.run import Run
from analysis.statistics import population_of
from analysis.views import flat, percent
from analysis.yugioh import schemas
from analysis.yugioh.answers import answers_of, chokes_of, through
from analysis.yugioh.figures import goal_shares, score_curve
from analysis.yugioh.hand_traps import hand_traps

# What can be asked for, and the tables they come from.
BY: Final = {
    "board": schemas.BOARDS,
    "card": schemas.CARDS,
    "trap": schemas.TRAPS,
    "pair": schemas.PAIRS,
    "hand": schemas.HANDS,
    "goal": schemas.GOALS,
    "score": schemas.SCORES,
    "opener": schemas.OPENERS,
    "answer": schemas.THROUGH,
    "choke": schemas.CHOKES,
    "through": schemas.ANSWERS,
    "line": schemas.LINES,
    "step": schemas.STEPS,
}
# Those that only a run with answers has.
OF_ANSWERS: Final = ("answer", "choke", "through")


def full(run: Run, by: str) -> pl.DataFrame:
    """A table with all of its columns. Raises RunError where the run is not complete."""
    if by == "goal":
        goals = list(run.manifest.goal["goals"])
        return goal_shares(run.table("hands"), goals, population_of(run))
    if by == "score":
        return score_curve(run.table("hands"), population_of(run))
    if by == "trap":
        return hand_traps(run)
    if by == "answer":
        return through(run)
    if by == "choke":
        return chokes_of(run)
    if by == "through":
        return answers_of(run)
    return run.table(BY[by].name)


def short(run: Run, by: str) -> pl.DataFrame:
    """A table to look at: the columns that say most, what matters first."""
    frame = full(run, by)
    match by:
        case "board":
            return frame.select(
                pl.col("weight").alias("of hands"),
                pl.col("score_max").alias("score"),
                pl.col("interruptions_mean").alias("interruptions"),
                pl.col("follow_up_mean").alias("follow-up"),
                pl.concat_list("monsters", "spells").list.join(", ").alias("in play"),
            )
        case "card":
            return cards(frame)
        case "trap":
            return frame.select(
                "name",
                "copies",
                pl.col("probability").alias("opened in"),
                pl.col("with_starter").alias("with a starter"),
                pl.col("with_starter_or_combo").alias("or a combo"),
                pl.col("brick_low").alias("brick from"),
                pl.col("brick_high").alias("brick to"),
            )
        case "pair":
            return frame.filter(pl.col("hands") > 0).sort(
                "score_mean", "weight", descending=True, maintain_order=True
            ).select(
                "first",
                "second",
                pl.col("weight").alias("of hands"),
                pl.col("score_mean").alias("mean score"),
                pl.col("brick_low").alias("brick from"),
                pl.col("brick_high").alias("brick to"),
                pl.col("alone_score").alias("score alone"),
                pl.col("alone_gain").alias("gain together"),
            )  # fmt: skip
        case "hand":
            return frame.sort(
                "weight", "score", "hand", descending=[True, True, False]
            ).select(
                pl.col("weight").alias("of hands"),
                "verdict",
                "score",
                pl.col("cards").list.join(", ").alias("hand"),
                "why",
                "interruptions",
                pl.col("hand_traps").alias("hand traps"),
                pl.col("follow_up").alias("follow-up"),
            )  # fmt: skip
        case "opener":
            return frame.filter(pl.col("starts").list.len() > 0).select(
                pl.col("cards").list.join(" + ").alias("cards"),
                pl.col("probability").alias("opened in"),
                "score",
                "status",
                pl.col("starts").list.join("; ").alias("starts"),
            )
        case "answer":
            return _through(frame)
        case "choke":
            return frame.select(
                "answer",
                pl.col("choke").fill_null("(takes nothing)").alias("best against"),
                pl.col("weight").alias("of hands"),
                pl.col("score_lost").alias("score lost"),
            )
        case "through":
            return frame.select(
                pl.col("cards").list.join(", ").alias("hand"),
                "answer",
                "verdict",
                "score",
                "step",
                pl.col("choke").alias("best against"),
                pl.col("weight").alias("of hands"),
            )
        case "line":
            return frame.select(
                "line",
                "kind",
                "score",
                "steps",
                pl.col("cards").list.join(", ").alias("hand"),
                pl.col("in_play").list.join(", ").alias("ends on"),
            )
        case "goal":
            return frame.rename({"low": "from", "high": "to", "reached": "found"})
        case "score":
            return frame.select(
                "score", "share", pl.col("at_least").alias("at least"), pl.col("low").alias("from"),
                pl.col("high").alias("to"),
            )  # fmt: skip
    return flat(frame)


def _through(frame: pl.DataFrame) -> pl.DataFrame:
    """One row for nothing, each card and the mix; a column for each named goal."""
    goals = frame["goals"].to_list()[0]
    return frame.select(
        pl.col("answer").alias("opponent holds"),
        pl.col("chance").alias("how often"),
        "reached",
        "undecided",
        pl.col("brick_low").alias("brick from"),
        pl.col("brick_high").alias("brick to"),
        pl.col("score_mean").alias("mean score"),
        *[
            pl.col("goals_reached").list.get(at).map_elements(percent, pl.String).alias(goal)
            for at, goal in enumerate(goals)
        ],
    )


def cards(frame: pl.DataFrame) -> pl.DataFrame:
    """One row for each card that can make a board, so for no hand trap; the best gain first.

    With it and without it, and with so many copies. The gain has an interval in a sample.
    """

    def held(number: str, column: str) -> pl.Expr:
        return pl.col(column).filter(pl.col("held") == number).first()

    found = (
        frame.filter(pl.col("role") != "hand trap")
        .group_by("name", maintain_order=True)
        .agg(
            pl.col("role").first(),
            pl.col("copies").first(),
            held("1+", "weight").alias("opened in"),
            held("1+", "score_mean").alias("score with"),
            held("0", "score_mean").alias("score without"),
            held("1+", "score_gain").alias("gain"),
            held("1+", "gain_low").alias("gain from"),
            held("1+", "gain_high").alias("gain to"),
            held("1+", "brick_low").alias("brick from"),
            held("1+", "brick_high").alias("brick to"),
            *[held(str(n), "score_mean").alias(f"score with {n}") for n in (1, 2, 3)],
        )
        .sort("gain", descending=True, nulls_last=True, maintain_order=True)
    )
    exact = bool((found["gain from"] == found["gain to"]).all())
    return found.drop("gain from", "gain to") if exact else found
