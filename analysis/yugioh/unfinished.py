"""A run that is not complete, as far as its hands are searched.

Of a sample the draws before the first one that was not searched are a smaller sample of the same
seed. Of an exact run the hands that were not searched are undecided, so that its bounds hold.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import polars as pl

from analysis import hands
from analysis.run import Manifest, Run, RunError, Unfinished
from analysis.statistics import Population, population_of
from analysis.views import coverage, percent, titled
from analysis.yugioh.figures import COUNT, figures, goal_shares
from analysis.yugioh.hand_tables import board_table, hand_table
from analysis.yugioh.headline import results, value
from analysis.yugioh.schemas import BOARDS, HANDS, PART

_STAGE: Final = "hands"


def unfinished(run: Run) -> Unfinished:
    """The tables of hands and boards. Raises RunError where no hand is searched yet."""
    manifest = run.manifest
    deck, settings = manifest.deck["main"], manifest.settings
    size, same = settings["size"], {int(a): b for a, b in manifest.plan["merged"].items()}
    parts = run.done(_STAGE, PART)
    if manifest.exact:
        listed, draws = list(hands.classes(deck, size, same)), list[int]()
    else:
        listed, draws = hands.sample(deck, size, settings["hands"], settings["seed"], same)
        searched = set(parts["hand"])
        first = next((one for one in range(len(listed)) if one not in searched), len(listed))
        draws = draws[: draws.index(first)] if first < len(listed) else draws
        if not draws:
            raise RunError(f"{run.path}: the first hands are not searched yet")
        listed = listed[:first]
        manifest = replace(manifest, settings={**settings, "hands": len(draws)})
    every = pl.DataFrame({"hand": range(len(listed))}, schema={"hand": pl.Int32})
    rows = every.join(parts, on="hand", how="left", maintain_order="left")
    told = hand_table(rows, listed, draws, manifest)
    tables = {HANDS.name: HANDS.typed(told), BOARDS.name: BOARDS.typed(board_table(told))}
    lines = _headline(told, manifest, population_of(Run(run.path, manifest)), run.manifest)
    return Unfinished(run.path, manifest, tables, list(lines))


def _headline(
    found: pl.DataFrame, run: Manifest, population: Population, whole: Manifest
) -> Iterator[str]:
    """What is known of the hands so far, in lines; `whole` says how many there are in all."""
    yield from coverage(run)
    yield f"{titled(run)}, going {run.settings['going']}"
    if population.sampled:
        yield (
            f"Not complete: {population.total:,} of {whole.settings['hands']:,} draws are "
            "searched; intervals are 95 %"
        )
    else:
        searched = found.filter(pl.col("status").is_not_null())
        share = searched.select(COUNT.sum()).item() / population.total
        yield (
            f"Not complete: {searched.height:,} of {found.height:,} classes are searched, "
            f"{percent(share)} of the hands; all others are undecided"
        )
    yield value(run)
    yield ""
    goals = goal_shares(found, list(run.goal["goals"]), population)
    yield from results(figures(found, population), goals, sampled=population.sampled)
