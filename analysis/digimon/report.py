"""The report of a Digimon run: what the page shows, and its lines as text."""

from collections.abc import Iterator
from typing import Any, Final

import polars as pl

from analysis.digimon import headline
from analysis.digimon.mulligan import BEST
from analysis.digimon.summary import summary
from analysis.digimon.units import told
from analysis.digimon.views import full, short, worded
from analysis.run import Run
from analysis.views import copies, percent

_BOARDS: Final = 10
_KINDS: Final = {
    "best": "one of the best hands", "typical": "a usual hand", "weak": "one of the weakest hands",
}  # fmt: skip


def page(run: Run) -> dict[str, Any]:
    """What the page shows. Needs the packages of the extra `report`."""
    from analysis import plots

    found = summary(run)
    curve, cards = (told(table, run.manifest) for table in (full(run, "score"), run.table("cards")))
    held = cards.filter(pl.col("held") == "1+").sort("gain", descending=True, nulls_last=True)
    pairs = told(run.table("pairs"), run.manifest).select(
        "first", "second", pl.col("value").alias("mean")
    )
    memory = found.memory
    mulligan = told(run.table("mulligan"), run.manifest)
    by_holding = worded(mulligan.filter(pl.col("by") != "card"))
    boards = run.table("boards")
    return {
        "summary": found,
        "deck_parts": [
            ("Deck", copies(run.manifest, "main")),
            ("Digi-Egg deck", copies(run.manifest, "eggs")),
        ],
        "setting": headline.setting(run.manifest),
        "hands": headline.hands(run.manifest),
        "value": headline.value(run.manifest),
        "best": found.rules[BEST],
        "interval": headline.interval,
        "middle": headline.middle,
        "ends": headline.ends,
        "share": headline.share,
        "goals": found.goals.to_dicts(),
        "levels": _table(_levels(run.table("levels"))),
        "holdings": _table(by_holding),
        "rules": _table(short(run, "rule")),
        "cards": _table(short(run, "card")),
        "memory": memory.to_dicts(),
        "boards": _table(short(run, "board").head(_BOARDS)),
        "more_boards": max(boards.height - _BOARDS, 0),
        "odds": list(_odds(run, mulligan)),
        "lines": list(_lines(run)),
        "kinds": _KINDS,
        "gain_bars": held.filter(pl.col("gain").is_not_null()).select("name", "gain").rows(),
        "plots": {
            "distribution": plots.distribution(curve, "orders", "value"),
            "curve": plots.score_curve(curve, "orders", "at least this value"),
            "levels": plots.levels(run.table("levels")),
            "pairs": plots.pairs(pairs, held["name"].to_list(), "value"),
            **(
                {
                    "memory-value": plots.intervals(memory, "memory", "value", "mean value"),
                    "memory-brick": plots.intervals(memory, "memory", "brick", "brick rate", "%"),
                }
                if memory.height
                else {}
            ),
        },
    }


def _table(frame: pl.DataFrame) -> dict[str, Any]:
    """A table as the page shows it: its titles, and rows of text."""
    return {"titles": frame.columns, "rows": [list(row) for row in frame.iter_rows()]}


def _levels(table: pl.DataFrame) -> pl.DataFrame:
    """A row for each own turn, a column for each level: the share that reaches it or more."""
    named = table.filter(pl.col("level") > 0).select(
        pl.col("turn").cast(pl.String).alias("own turn"),
        pl.format("Level {} or higher", "level").alias("level"),
        worded(table.filter(pl.col("level") > 0))["at least"].alias("share"),
    )
    return named.pivot("level", index="own turn", values="share")


def _odds(run: Run, mulligan: pl.DataFrame) -> Iterator[str]:
    """How likely hands hold no card of a kind, exactly."""
    cards, size = len(run.manifest.deck["main"]), run.manifest.settings["size"]
    none = mulligan.filter((pl.col("holds") == "0") & ~pl.col("by").str.contains("[+]"))
    for kind, share in none.select("by", "probability").iter_rows():
        yield (
            f"No {kind} in {size} of {cards} cards: {percent(share)}, and "
            f"{percent(share * share)} after redrawing every such hand"
        )


def text(run: Run) -> Iterator[str]:
    """The example turns of a run, one after the other."""
    for line in _lines(run):
        yield (
            f"{', '.join(line['cards'])}: {_KINDS[line['kind']]}, worth {line['hand_value']:,.1f} "
            f"on average, {line['value']:,} over this order"
        )
        for turn in line["turns"]:
            yield f"  Turn {turn['number']} (memory {turn['memory']})"
            for step in turn["steps"]:
                choices = f" [{'; '.join(step['choices'])}]" if step["choices"] else ""
                yield f"  {step['step']:>4}. {step['text']}{choices}  (memory {step['after']})"
        yield f"  Ends on {line['in_play']}"
        yield ""


def after(memory: int) -> str:
    """The memory after an action: of the player, or what the opponent has."""
    return str(memory) if memory >= 0 else f"{-memory} theirs"


def _lines(run: Run) -> Iterator[dict[str, Any]]:
    """Lines with their steps by turn, in the order of the table."""
    steps = run.table("steps")
    for row in told(run.table("lines"), run.manifest).iter_rows(named=True):
        turns: list[dict[str, Any]] = []
        for step in steps.filter(pl.col("line") == row["line"]).iter_rows(named=True):
            if not turns or turns[-1]["number"] != step["turn"]:
                turns.append({"number": step["turn"], "memory": step["memory_before"], "steps": []})
            turns[-1]["steps"].append({**step, "after": after(step["memory"])})
        yield {**row, "turns": turns}
