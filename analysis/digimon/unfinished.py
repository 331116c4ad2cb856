"""A sample of Digimon hands that is not complete: the hands before the first one not yet played.

They are a smaller sample of the same seed, over as many orders each. What a redraw is worth, and so
which hands to keep, is left to the whole run. Of an exact run nothing can be said: the hands that
were not played may be worth anything.
"""

from collections.abc import Iterator
from dataclasses import replace

import polars as pl

from analysis.digimon.figures import Deals
from analysis.digimon.headline import results, setting, value
from analysis.digimon.schemas import LEVELS, PART
from analysis.digimon.summary import by_turn
from analysis.run import Manifest, Run, RunError, Unfinished, goal_names
from analysis.statistics import Population
from analysis.views import coverage


def unfinished(run: Run) -> Unfinished:
    """The levels by turn. Raises RunError for an exact run, and where no hand is played yet."""
    manifest = run.manifest
    if manifest.settings["hands"] is None:
        raise RunError(
            f"{run.path}: every class of hands was asked for, and what those that are not played "
            "are worth is not known; give endboard analyze the same arguments and --resume"
        )
    parts = run.done("hands", PART).sort("hand").with_row_index("row")
    parts = parts.filter(pl.col("row") == pl.col("hand"))
    if parts.is_empty():
        raise RunError(f"{run.path}: the first hands are not played yet")
    goals = [goal_names(orders, manifest.goal["goals"]) for orders in parts["met"]]
    frame = parts.with_columns(
        pl.lit(1).alias("ways"), pl.Series("goals", goals, dtype=pl.List(pl.List(pl.String)))
    )
    dealt = Deals(frame, Population(frame.height, sampled=True))
    levels = dealt.level_shares(manifest.settings["turns"])
    so_far = replace(manifest, settings={**manifest.settings, "hands": frame.height})
    lines = list(_headline(dealt, levels, manifest))
    return Unfinished(run.path, so_far, {LEVELS.name: levels}, lines)


def _headline(dealt: Deals, levels: pl.DataFrame, whole: Manifest) -> Iterator[str]:
    """What is known of the hands so far, in lines; `whole` says how many there are in all."""
    settings = whole.settings
    yield from coverage(whole)
    yield setting(whole)
    yield (
        f"Not complete: {dealt.frame.height:,} of {settings['hands']:,} draws are played, over "
        f"{settings['orders']} sampled orders of the deck each (seed {settings['seed']}); "
        "intervals are 95 %"
    )
    yield f"Value: {value(whole)}"
    yield ""
    ends = ("", "_low", "_high")
    names = [*(f"redraw{end}" for end in ends), *(f"brick{end}" for end in ends), "undecided"]
    row = dict(zip(names, dealt.figures(dealt.frame).cells()[3:], strict=False))
    yield from results(row, dealt.goal_shares(whole.goal["goals"]), by_turn(levels), whole)
