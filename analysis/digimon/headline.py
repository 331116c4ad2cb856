"""The headline of a Digimon run as a person reads it."""

from collections.abc import Iterator, Mapping, Sequence

import polars as pl

from analysis.digimon.mulligan import BEST
from analysis.digimon.summary import summary
from analysis.digimon.units import to_win
from analysis.digimon.views import digits_of, number
from analysis.run import Manifest, Run
from analysis.views import coverage, percent, titled


def headline(run: Run) -> Iterator[str]:
    """What a run says in short, in lines."""
    manifest, found = run.manifest, summary(run)
    yield from coverage(manifest)
    yield setting(manifest)
    yield hands(manifest)
    yield f"Value: {value(manifest)}"
    yield ""
    row = found.row
    yield from results(row, found.goals, found.levels, manifest)
    best = found.rules[BEST]
    yield (
        f"Mulligan     keep exactly the hands worth {number(row['redraw'])} or more: worth "
        f"{interval(best, 'worth')}, {number(best['gain'], signed=True)} over never redrawing"
    )
    for memory in found.memory.iter_rows(named=True):
        yield (
            f"Memory {memory['memory']}     value {interval(memory, 'value')}, brick rate "
            f"{share(memory, 'brick')}"
        )
    health = found.health
    yield (
        f"Played       {health.orders:,} orders, {health.plans:,} plans, {health.cpu_seconds:,.0f} "
        f"s of CPU, {health.hands_per_second:,.0f} hands a second of CPU, "
        f"{health.peak_memory / 1e6:,.0f} MB in a worker"
    )


def results(
    row: Mapping[str, float | None],
    goals: pl.DataFrame,
    levels: Mapping[int, Sequence[tuple[int, float]]],
    manifest: Manifest,
) -> Iterator[str]:
    """What hands make, in lines; `row`, `goals` and `levels` as in a `Summary`."""
    yield f"Brick rate   {share(row, 'brick')}, estimated: {manifest.goal['brick']}"
    yield f"Mean value   {interval(row, 'redraw')}"
    for goal in goals.iter_rows(named=True):
        met = {**goal, "share_low": goal["low"], "share_high": goal["high"]}
        yield f"Goal         {goal['goal']}: {share(met, 'share')}"
    for turn, most in levels.items():
        shares = ", ".join(f"Level {level} or higher {percent(part)}" for level, part in most)
        yield f"Own turn {turn}   {shares}"


def setting(manifest: Manifest) -> str:
    """What was played, without the hands."""
    settings = manifest.settings
    memory = settings["memory"]
    between = "passes in between" if memory is None else f"leaves {memory} memory in between"
    if memory is None and settings["opponent"] == "active":
        between = "uses the memory they get"
    attacks = ", with attacks" if settings["attacks"] else ""
    return (
        f"{titled(manifest)}, going {settings['going']}, {settings['turns']} own turns, the "
        f"opponent {between}{attacks}"
    )


def hands(manifest: Manifest) -> str:
    """Which hands were played, and what of it is left to chance."""
    settings, plan = manifest.settings, manifest.plan
    orders = f"{settings['orders']} sampled orders of the deck each (seed {settings['seed']})"
    if settings["hands"] is not None:
        return f"{settings['hands']:,} hands drawn by chance, {orders}; intervals are 95 %"
    return (
        f"All {plan['all_hands']:,} hands in {plan['classes']:,} classes: their shares are exact. "
        f"What they make is estimated from {orders}; intervals are 95 %"
    )


def value(manifest: Manifest) -> str:
    """What was played for."""
    if to_win(manifest):
        return "the chance to win after these turns, in percent"
    goal = manifest.goal
    if not goal["definition"]:
        return "the default value of the end position"
    source = f" ({goal['source']})" if goal["source"] else ""
    return f"points of the goal {goal['name']}{source}"


def interval(row: Mapping[str, float | None], name: str) -> str:
    """A number with its interval."""
    between = ends(row, name)
    return f"{middle(row, name)} ({between})" if between else middle(row, name)


def middle(row: Mapping[str, float | None], name: str) -> str:
    """A number without its interval."""
    return number(row[name] or 0.0)


def ends(row: Mapping[str, float | None], name: str) -> str:
    """The interval of a number; nothing where it is not known."""
    low, high = row[f"{name}_low"], row[f"{name}_high"]
    if low is None or high is None:
        return ""
    digits = digits_of([row[name]])
    return f"{number(low, digits)} to {number(high, digits)}"


def share(row: Mapping[str, float | None], name: str) -> str:
    """A share with its interval, and what of it is undecided."""
    mean, low, high = (row[f"{name}{end}"] for end in ("", "_low", "_high"))
    undecided = f", {percent(row['undecided'])} undecided" if row["undecided"] else ""
    if low is None or high is None:
        return percent(mean) + undecided
    return f"{percent(mean)} ({percent(low)[:-2]} to {percent(high)}){undecided}"
