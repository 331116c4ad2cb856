"""The headline of a Yu-Gi-Oh! run as a person reads it."""

from collections.abc import Iterator

import polars as pl

from analysis.run import Manifest, Run
from analysis.views import between, coverage, lasting, percent, titled
from analysis.yugioh.answers import is_answered, through
from analysis.yugioh.figures import Figures
from analysis.yugioh.summary import Summary, summary


def headline(run: Run) -> Iterator[str]:
    """What a run says in short, in lines."""
    found = summary(run)
    manifest, figures = run.manifest, found.figures
    settings = manifest.settings
    population = found.population
    yield from coverage(manifest)
    yield f"{titled(manifest)}, going {settings['going']}"
    if population.sampled:
        yield (
            f"{population.total:,} hands drawn with seed {settings['seed']} "
            f"({figures.hands:,} different); intervals are 95 %"
        )
        if pace := found.health.hands_per_second:
            classes = manifest.plan["classes"]
            yield (
                f"Every class (--exact) is {classes:,} searches, about {lasting(classes / pace)} "
                "of CPU with the same limit"
            )
    else:
        yield f"All {population.total:,} hands, in {figures.hands:,} classes: exact"
    yield value(manifest)
    yield ""
    yield from results(figures, found.goals, sampled=population.sampled)
    if is_answered(run):
        yield from _through(run)
    yield (
        f"End boards   {found.interruptions_mean:.2f} interruptions, "
        f"{found.hand_traps_mean:.2f} hand traps and {found.follow_up_mean:.2f} cards of "
        "follow-up on average"
    )
    chances = found.chances
    yield (
        f"Hands        {percent(chances.starter)} open a starter, "
        f"{percent(chances.starter_and_trap)} one and a hand trap"
    )
    yield (
        f"             no starter but a two-card combo {percent(chances.combo)}, but an extender "
        f"{percent(chances.extender)}, none of these {percent(chances.nothing)}"
    )
    for name, ones, twos, one, any_ in found.starters.iter_rows():
        yield (
            f"Starters     {name}: {_count(ones, 'card')}, opened in {percent(one)}; with "
            f"{_count(twos, 'two-card combo')} {percent(any_)}"
        )
    health = found.health
    yield (
        f"Search       {percent(health.proved)} of the hands proved; {health.nodes:,} positions, "
        f"{health.cpu_seconds:,.0f} s of CPU, {_pace(health.hands_per_second)} hands a second "
        f"of CPU, {health.peak_memory / 1e6:,.0f} MB in a worker"
    )


def _through(run: Run) -> Iterator[str]:
    """What is left through the mix of what the opponent may hold."""
    mix = through(run).row(-1, named=True)
    cards = len(run.manifest.settings["against"]["names"])
    held = f"nothing or one of {cards} cards" if cards > 1 else "nothing or the card"
    yield (
        f"Through      {held}: brick rate {between(mix['brick_low'], mix['brick_high'])}, "
        f"mean score {mix['score_mean']:.2f}"
    )
    yield (
        f"             reached {percent(mix['reached'])}, proved brick "
        f"{percent(mix['proved_brick'])}, undecided {percent(mix['undecided'])}; "
        "stats --by answer has each card"
    )


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def _pace(hands: float) -> str:
    """So many hands a second, with a digit more where they are few."""
    return f"{hands:,.0f}" if hands >= 10 else f"{hands:.1f}"


def in_words(run: Run, found: Summary) -> str:
    """What a run says in two or three sentences."""
    figures, chances, goal = found.figures, found.chances, run.manifest.goal
    low, high = (f"{100 * (share or 0):.0f}" for share in (figures.brick_low, figures.brick_high))
    bricks = low if low == high else f"{low} to {high}"
    combo = f"{100 * chances.combo:.0f}"
    combos = f", {combo} % no starter but a two-card combo" if combo != "0" else ""
    said = (
        f"{bricks} % of the opening hands brick: their best board scores below {goal['brick']}. "
        f"{100 * chances.starter:.0f} % open a starter{combos}; "
        f"{100 * chances.starter_and_trap:.0f} % a starter and a hand trap."
    )
    boards = run.table("boards").head(1).to_dicts()
    for board in boards:
        cards = " + ".join(board["monsters"] + board["spells"]) or "an empty field"
        said += f" The most common board is {cards}, for {percent(board['weight'])} of the hands."
    return said


def value(run: Manifest) -> str:
    """What was played for, and what a brick is."""
    goal = run.goal
    source = f" ({goal['source']})" if goal["source"] else ""
    return f"Value: {goal['name']}{source}; a hand that scores below {goal['brick']} is a brick"


def results(figures: Figures, goals: pl.DataFrame, *, sampled: bool) -> Iterator[str]:
    """What the hands make: brick rate, mean score, named goals."""
    yield f"Brick rate   {between(figures.brick_low, figures.brick_high)}"
    yield (
        f"             reached {percent(figures.reached)}, proved brick "
        f"{percent(figures.proved_brick)}, undecided {percent(figures.undecided)}"
    )
    mean = f"{figures.score_mean or 0:.2f}"
    if sampled:
        mean += f" ({figures.score_low or 0:.2f} to {figures.score_high or 0:.2f})"
    yield f"Mean score   {mean}, of the best boards found"
    for goal, reached, _, _, low, high in goals.iter_rows():
        yield f"Goal         {goal}: found for {percent(reached)}, {between(low, high)}"
