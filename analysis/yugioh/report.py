"""The report of a Yu-Gi-Oh! run: what the page shows, and its lines as text."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import polars as pl

from analysis.run import Run
from analysis.views import copies
from analysis.yugioh.answers_page import answers_page
from analysis.yugioh.hand_traps import hand_traps
from analysis.yugioh.headline import in_words
from analysis.yugioh.summary import summary
from analysis.yugioh.views import cards as card_view

_BOARDS: Final = 6  # the best ones, and of the others the most common ones
_HANDS: Final = 12  # that reach a board
_FAILED: Final = 20  # bricks, and undecided hands
_LINES: Final = 6
_STARTERS: Final = 16
_BARS: Final = 16


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
    gains = cards.filter(pl.col("gain").is_not_null())
    shown = list(_boards(run, boards))
    of_card = dict(run.table("cards").select("name", "role").iter_rows())
    return {
        "words": in_words(run, found),
        "summary": found,
        "deck_parts": [
            ("Main Deck", copies(run.manifest, "main", of_card)),
            ("Extra Deck", copies(run.manifest, "extra")),
        ],
        "goals": found.goals.to_dicts(),
        "chances": found.starters.to_dicts(),
        "starters": starters.head(_STARTERS).to_dicts(),
        "more_starters": max(starters.height - _STARTERS, 0),
        "starter_bars": bars.head(_BARS).select("names", "probability").rows(),
        "boards": shown,
        "more_boards": boards.height - len(shown),
        "failed": [_failed(run, verdict, of_card) for verdict in ("brick", "undecided")],
        "cards": cards.to_dicts(),
        "gain_bars": gains.select("name", "gain").rows(),
        "traps": hand_traps(run).to_dicts(),
        "through": answers_page(run),
        "lines": list(_lines(run, "opener", _LINES)),
        "plots": {
            "distribution": plots.distribution(found.curve),
            "curve": plots.score_curve(found.curve),
            "pairs": plots.pairs(
                run.table("pairs").rename({"score_mean": "mean"}),
                cards["name"].to_list(),
            ),
        },
    }


def text(run: Run) -> Iterator[str]:
    """The lines of a run in the way players write combos, one after the other."""
    for line in (*_lines(run, "opener"), *_lines(run, "hand")):
        goals = f"; {', '.join(line['goals'])}" if line["goals"] else ""
        yield f"{', '.join(line['cards'])}: score {line['score']}{goals}"
        yield f"  {line['combo']}"
        yield f"  Ends on {', '.join(line['in_play']) or 'nothing'}"
        yield ""


# -------------------------------------------------------------------- lines


def _lines(run: Run, kind: str, most: int | None = None) -> Iterator[dict[str, Any]]:
    """Lines of a kind with their steps, to different boards: the best first."""
    lines = run.table("lines").filter(pl.col("kind") == kind)
    chosen = lines.sort("score", "line", descending=[True, False])
    for row in chosen.unique("picture", keep="first", maintain_order=True).to_dicts()[:most]:
        yield _told(run, row)


def _told(run: Run, line: dict[str, Any]) -> dict[str, Any]:
    """A line with its steps, and the player's table before and after each."""
    steps = run.table("steps").filter(pl.col("line") == line["line"]).to_dicts()
    tables = [json.loads(line["start"]), *(json.loads(step["table"]) for step in steps)]
    told = [{"text": step["text"], "chained": step["chained"]} for step in steps]
    return {**line, "told": told, "tables": tables}


# ------------------------------------------------------- boards, and no boards


def _boards(run: Run, boards: pl.DataFrame) -> Iterator[dict[str, Any]]:
    """The best boards and the most common ones, each with its line and the hands that reach it."""
    lines = {line["board"]: line for line in run.table("lines").to_dicts()}
    best = boards.sort("score_max", "weight", "board", descending=[True, True, False])
    numbers = best["board"].to_list()[:_BOARDS]
    common = [number for number in boards["board"] if number not in numbers][:_BOARDS]
    hands = run.table("hands")
    for number in (*numbers, *common):
        (board,) = boards.filter(pl.col("board") == number).to_dicts()
        reach = hands.filter(pl.col("board") == number).sort(
            "score", "weight", "hand", descending=[True, True, False]
        )
        yield {
            **board,
            "common": number in common,
            "line": _told(run, lines[number]),
            "reached_by": [{**row, "roles": ()} for row in reach.head(_HANDS).to_dicts()],
            "more_hands": max(reach.height - _HANDS, 0),
        }


def _failed(run: Run, verdict: str, of_card: dict[str, str]) -> dict[str, Any]:
    """The hands of a verdict that is none to be glad of, the likeliest first."""
    hands = run.table("hands").filter(pl.col("verdict") == verdict)
    shown = hands.sort("weight", "hand", descending=[True, False]).head(_FAILED)
    return {
        "verdict": verdict,
        "hands": [
            {**row, "roles": Counter(of_card[name] for name in row["cards"]).most_common()}
            for row in shown.to_dicts()
        ],
        "more": hands.height - shown.height,
    }
