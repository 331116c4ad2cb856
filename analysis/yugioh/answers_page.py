"""What the page of a report shows of hand traps: rates through each card, what still starts."""

from typing import Any, Final

import polars as pl

from analysis.run import Run
from analysis.statistics import Population, population_of
from analysis.yugioh.answers import MIX, answers_of, chokes_of, is_answered, through
from analysis.yugioh.figures import COUNT

_CHOKES: Final = 3  # of each card
_EXTENDERS: Final = 8


def answers_page(run: Run) -> dict[str, Any] | None:
    """The part of the page; None where the run has no answers."""
    if not is_answered(run):
        return None
    figures = through(run)
    # The first card that was asked for is looked at more closely: staples begin with Ash Blossom.
    card = run.manifest.settings["against"]["names"][0]
    return {
        "figures": figures.to_dicts(),
        "mix": MIX,
        "chokes": _chokes(run),
        "card": card,
        "starters": _starters(run, card),
        "extenders": _extenders(run, card, population_of(run)),
    }


def _chokes(run: Run) -> dict[str, list[tuple[str, float]]]:
    """Of each answer the cards it is best kept for, with their shares of the hands."""
    hurt = chokes_of(run).filter(pl.col("choke").is_not_null())
    found: dict[str, list[tuple[str, float]]] = {}
    for answer, choke, weight in hurt.select("answer", "choke", "weight").iter_rows():
        if len(found.setdefault(answer, [])) < _CHOKES:
            found[answer].append((choke, weight))
    return found


def _starters(run: Run, card: str) -> list[dict[str, Any]]:
    """Each one-card starter: what it makes alone, and what is left of it through a card."""
    names = run.table("cards").filter(pl.col("role") == "starter")["name"].unique()
    alone = answers_of(run).filter(
        (pl.col("kind") == "opener") & pl.col("cards").list.first().is_in(names.implode())
    )
    free = alone.filter(pl.col("answer_passcode").is_null())
    held = alone.filter(pl.col("answer") == card).select(
        "cards", "verdict", left="score", left_goals="goals", step="step", choke="choke"
    )
    joined = free.select("cards", "score", "goals").join(held, on="cards", maintain_order="left")
    return (
        joined.with_columns(pl.col("cards").list.first().alias("name"))
        .sort("left", "score", descending=True, nulls_last=True, maintain_order=True)
        .to_dicts()
    )


def _extenders(run: Run, card: str, population: Population) -> list[dict[str, Any]]:
    """Each extender: how many hands with a starter are no bricks through a card, with and without
    it; the one that helps most first.
    """
    cards = run.table("cards").select("name", "role").unique(maintain_order=True)
    starters = cards.filter(pl.col("role") == "starter")["name"].to_list()
    started = answers_of(run).filter(
        (pl.col("kind") == "hand")
        & (pl.col("answer") == card)
        & (pl.col("cards").list.set_intersection(starters).list.len() > 0)
    )
    rows = []
    for name in cards.filter(pl.col("role") == "extender")["name"]:
        has = pl.col("cards").list.contains(name)
        shares = [_reached(started.filter(one)) for one in (has, ~has)]
        with_it, without = shares
        if with_it is not None and without is not None:
            weight = int(started.filter(has).select(COUNT.sum()).item()) / population.total
            rows.append({"name": name, "with_it": with_it, "without": without, "weight": weight})
    return sorted(rows, key=lambda row: row["without"] - row["with_it"])[:_EXTENDERS]


def _reached(frame: pl.DataFrame) -> float | None:
    """The share of these hands that is no brick; None where there are none."""
    count = int(frame.select(COUNT.sum()).item())
    if not count:
        return None
    return int(frame.filter(verdict="reached").select(COUNT.sum()).item()) / count
