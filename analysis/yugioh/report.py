"""The report of a Yu-Gi-Oh! run: what the page shows, and its lines as text."""

import json
from collections.abc import Iterator
from typing import Any, Final

import polars as pl

from analysis.run import Run
from analysis.yugioh.summary import summary
from analysis.yugioh.views import cards as card_view

_BOARDS: Final = 12
_LINES: Final = 6
_STARTERS: Final = 16
_PAIRED: Final = 18  # cards of the heat map


def page(run: Run) -> dict[str, Any]:
    """What the page shows. Needs the packages of the extra `report`."""
    from analysis import plots

    found = summary(run)
    openers = run.table("openers").filter(pl.col("starts").list.len() > 0)
    names = pl.col("cards").list.join(" + ").alias("names")
    starters = openers.with_columns(names, pl.col("starts").list.join("; "))
    cards = card_view(run.table("cards"))
    boards = run.table("boards")
    ones = starters.filter(pl.col("passcodes").list.len() == 1)
    bars = ones if ones.height else starters
    bars = bars.sort("probability", descending=True, maintain_order=True)
    return {
        "summary": found,
        "goals": found.goals.to_dicts(),
        "chances": found.starters.to_dicts(),
        "starters": starters.head(_STARTERS).to_dicts(),
        "more_starters": max(starters.height - _STARTERS, 0),
        "boards": [_board(row) for row in boards.head(_BOARDS).iter_rows(named=True)],
        "more_boards": max(boards.height - _BOARDS, 0),
        "cards": cards.to_dicts(),
        "lines": list(_lines(run)),
        "plots": {
            "distribution": plots.distribution(found.curve),
            "curve": plots.score_curve(found.curve),
            "starters": plots.starters(
                bars.head(_STARTERS).select(pl.col("names").alias("cards"), "probability")
            ),
            "gains": plots.gains(cards),
            "pairs": plots.pairs(
                run.table("pairs").rename({"score_mean": "mean"}),
                cards["name"].to_list()[:_PAIRED],
            ),
        },
    }


def text(run: Run) -> Iterator[str]:
    """The lines of a run in the way players write combos, one after the other."""
    for line in _lines(run, most=None):
        goals = f"; {', '.join(line['goals'])}" if line["goals"] else ""
        yield f"{', '.join(line['cards'])}: score {line['score']}{goals}"
        yield f"  {line['combo']}"
        yield f"  Ends on {', '.join(line['in_play']) or 'nothing'}"
        yield ""


def _lines(run: Run, most: int | None = _LINES) -> Iterator[dict[str, Any]]:
    """Lines with their steps: of starters first, then of hands; the best of each first."""
    lines, steps = run.table("lines"), run.table("steps")
    told: set[str] = set()
    for kind in ("opener", "hand"):
        chosen = lines.filter(pl.col("kind") == kind).sort(
            "score", "line", descending=[True, False]
        )
        shown = 0
        for row in chosen.iter_rows(named=True):
            if row["picture"] in told or (most is not None and shown == most):
                continue
            told.add(row["picture"])
            shown += 1
            told_steps = steps.filter(pl.col("line") == row["line"]).to_dicts()
            row["told"] = [
                {"text": step["text"], "chained": step["chained"]} for step in told_steps
            ]
            row["tables"] = [json.loads(row["start"])] + [
                json.loads(step["table"]) for step in told_steps
            ]
            yield row


def _board(row: dict[str, Any]) -> dict[str, Any]:
    """A board as the page shows it: the zones in their places."""
    zones = json.loads(row["zones"])
    at = {card["zone"]: card for card in zones["monsters"]}
    back = {card["zone"]: card for card in zones["spells"]}
    row["extra"] = [at.get(zone) for zone in (5, 6)]
    row["front"] = [at.get(zone) for zone in range(5)]
    row["back"] = [back.get(zone) for zone in range(5)]
    row["field"] = back.get(5)
    return row
