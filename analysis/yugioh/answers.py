"""What hand traps leave of each hand: the tables `answers` and `chokes`, and the figures of them.

Of each hand the line to play is kept, which does not know the card, and what each card leaves of it
where it answers at worst. The *mix* is what the opponent may hold: nothing or one of the cards, as
likely as the run says.
"""

import json
from collections.abc import Iterator
from math import inf
from typing import Any, Final

import polars as pl

from analysis.batch import read
from analysis.run import Run, RunError, goal_names
from analysis.statistics import Population, bounds, mean_of, population_of
from analysis.yugioh.figures import COUNT, SCORE, figures, goal_shares
from analysis.yugioh.hand_tables import verdict
from analysis.yugioh.plan import HANDS_THROUGH, ONE_CARD_THROUGH, YugiohPlan
from analysis.yugioh.schemas import ANSWERS, CHOKES, THROUGH
from engine.yugioh.reach import Reach

NOTHING: Final = "nothing"
MIX: Final = "the mix"
# What is answered where it is no card's command.
_END: Final = "end of the turn"
_ANSWER: Final = ("answer", "answer_passcode")


def is_answered(run: Run) -> bool:
    """Whether a run has lines through answers; runs of before say nothing of them."""
    return run.manifest.settings.get("against") is not None


def answers_of(run: Run) -> pl.DataFrame:
    """The table of answers. Raises RunError where the run has none."""
    return _table(run, ANSWERS.name)


def chokes_of(run: Run) -> pl.DataFrame:
    """The table of choke points. Raises RunError where the run has none."""
    return _table(run, CHOKES.name)


def _table(run: Run, name: str) -> pl.DataFrame:
    if not is_answered(run):
        raise RunError(
            f"{run.path}: nothing is held against these hands; make a run with endboard analyze "
            "--against CARDS"
        )
    return run.table(name)


# ------------------------------------------------------------------- tables


def answer_table(
    plan: YugiohPlan, run: Run, hands: pl.DataFrame, openers: pl.DataFrame, reach: Reach
) -> pl.DataFrame:
    """Each hand, and each card alone, through nothing and through each card."""
    listed = hands.select(
        pl.lit("hand").alias("kind"), "hand", "cards", "passcodes", "ways", "probability", "drawn",
        "weight",
    )  # fmt: skip
    alone = openers.filter(pl.col("cards").list.len() == 1).select(
        pl.lit("opener").alias("kind"), pl.lit(None, pl.Int32).alias("hand"), "cards", "passcodes",
        "ways", "probability", pl.lit(None, pl.Int32).alias("drawn"),
        pl.lit(None, pl.Float64).alias("weight"),
    )  # fmt: skip
    rows: list[dict[str, Any]] = []
    for stage, of in ((HANDS_THROUGH, listed), (ONE_CARD_THROUGH, alone)):
        parts = pl.concat(read(plan, run, stage))
        for hand, part in zip(of.to_dicts(), parts.to_dicts(), strict=True):
            whole = not reach.unplayed(hand["passcodes"])
            rows += ({**hand, **answer} for answer in _answers(run, part, whole=whole))
    made = ("goals", "verdict")
    columns = {name: kind for name, kind in ANSWERS.columns.items() if name not in made}
    frame = pl.DataFrame(rows, schema=pl.Schema({**columns, "met": pl.Int64}))
    goals = goal_names(frame["met"], run.manifest.goal["goals"])
    return frame.with_columns(
        pl.Series("goals", goals, dtype=pl.List(pl.String)), verdict(run.manifest.goal["brick"])
    )


def _answers(run: Run, part: dict[str, Any], *, whole: bool) -> Iterator[dict[str, Any]]:
    """A hand through nothing, and through each card; only where it is played whole is it proved."""
    against = run.manifest.settings["against"]
    names = {int(card): name for card, name in run.manifest.deck["names"].items()}
    total = against["nothing"] + sum(against["weights"])
    proved = part["status"] == "proved" and whole
    status = part["status"] if whole or part["status"] != "proved" else "incomplete"
    yield {
        "answer": NOTHING, "chance": against["nothing"] / total, "status": status,
        "score": part["score"], "met": part["met"], "moves": part["moves"],
    }  # fmt: skip
    given = json.loads(part["answers"]) or [(None, None, part["score"], part["met"], True)] * len(
        against["cards"]
    )
    for card, name, weight, (step, choke, score, met, sure) in zip(
        against["cards"], against["names"], against["weights"], given, strict=True
    ):
        yield {
            "answer": name, "answer_passcode": card, "chance": weight / total,
            "status": "proved" if proved and sure else "budget" if proved else status,
            "score": score, "met": met, "step": step, "choke_passcode": choke or None,
            "choke": None if step is None else names[choke] if choke else _END,
        }  # fmt: skip


def choke_table(answers: pl.DataFrame, population: Population) -> pl.DataFrame:
    """For each card that answers, the cards whose commands it is best kept for.

    One that takes nothing from a hand has no choke point there: a row without a card.
    """
    hands = answers.filter(pl.col("kind") == "hand")
    without = hands.filter(pl.col("answer_passcode").is_null()).select("hand", alone=SCORE)
    held = hands.filter(pl.col("answer_passcode").is_not_null())
    lost = COUNT * (pl.col("alone") - SCORE)
    order = {name: at for at, name in enumerate(held["answer"].unique(maintain_order=True))}
    found = (
        held.join(without, on="hand", maintain_order="left")
        .group_by(*_ANSWER, "choke", "choke_passcode", maintain_order=True)
        .agg(pl.len().alias("hands"), COUNT.sum().alias("count"), lost.sum().alias("lost"))
        .with_columns(
            (pl.col("count") / population.total).alias("weight"),
            (pl.col("lost") / pl.col("count")).alias("score_lost"),
            pl.col("answer").replace_strict(order, return_dtype=pl.Int32).alias("order"),
        )
    )
    return found.sort(
        "order", pl.col("choke").is_null(), "count", "choke",
        descending=[False, False, True, False],
    ).select(*CHOKES.columns)  # fmt: skip


# ------------------------------------------------------------------ figures


def through(run: Run) -> pl.DataFrame:
    """The figures of all hands through nothing, through each card, and through the mix."""
    answers = answers_of(run).filter(pl.col("kind") == "hand")
    population = population_of(run)
    goals = list(run.manifest.goal["goals"])
    rows: list[tuple[Any, ...]] = []
    for (answer, card, chance), here in answers.group_by(*_ANSWER, "chance", maintain_order=True):
        one = figures(here, population)
        by_goal = goal_shares(here, goals, population)
        rows.append(
            (
                answer, card, chance, one.score_mean, one.score_low, one.score_high, one.reached,
                one.proved_brick, one.undecided, one.brick_low, one.brick_high, goals,
                by_goal["reached"].to_list(), by_goal["low"].to_list(), by_goal["high"].to_list(),
            )
        )  # fmt: skip
    each = pl.DataFrame(rows, schema=THROUGH.polars(), orient="row")
    return pl.concat([each, _mix(run, answers, each, population)])


def _mix(
    run: Run, answers: pl.DataFrame, each: pl.DataFrame, population: Population
) -> pl.DataFrame:
    """All of them together, as likely as they are.

    The share that a hand adds lies between 0 and 1, so it spreads no more than one that is either:
    the intervals of a share hold.
    """
    against = run.manifest.settings["against"]
    weights = dict(zip(against["cards"], against["weights"], strict=True))
    total = against["nothing"] + sum(against["weights"])
    weight = pl.col("answer_passcode").replace_strict(
        weights, default=against["nothing"], return_dtype=pl.Int64
    )
    by_hand = answers.group_by("hand", maintain_order=True).agg(
        (weight * SCORE).sum().alias("worth"), COUNT.first().alias("count")
    )
    worths = [(int(worth), int(count)) for _, worth, count in by_hand.iter_rows()]
    mean, error = mean_of(
        sum(worth * count for worth, count in worths),
        sum(worth * worth * count for worth, count in worths),
        population.total, sampled=population.sampled,
    )  # fmt: skip
    low, high = ((mean - error) / total, (mean + error) / total) if error < inf else (None, None)

    def mixed(column: str) -> float:
        return float((each["chance"] * each[column]).sum())

    reached, bricks, undecided = map(mixed, ("reached", "proved_brick", "undecided"))
    draws = population.draws(population.total)
    brick = bounds(bricks, undecided, draws)
    goals = []
    for number in range(len(run.manifest.goal["goals"])):
        met = _goal(answers, run.manifest.goal["goals"][number], population)
        goals.append((met[0], *bounds(met[0], met[1], draws)))
    row = (
        MIX, None, 1.0, mean / total, low, high, reached, bricks, undecided, brick.low, brick.high,
        list(run.manifest.goal["goals"]), *(list(column) for column in zip(*goals, strict=True)),
        *([[]] * 3 if not goals else []),
    )  # fmt: skip
    return pl.DataFrame([row], schema=THROUGH.polars(), orient="row")


def _goal(answers: pl.DataFrame, goal: str, population: Population) -> tuple[float, float]:
    """The share of hands that reach a goal through the mix, and the share that perhaps do."""
    has = pl.col("goals").list.contains(goal)
    share = COUNT * pl.col("chance") / population.total
    reached = float(answers.filter(has).select(share.sum()).item())
    perhaps = answers.filter(~has & (pl.col("status") != "proved")).select(share.sum()).item()
    return reached, float(perhaps)
