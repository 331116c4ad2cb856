"""The headline of a Yu-Gi-Oh! run as a person reads it."""

from collections.abc import Iterator

from analysis.run import Run
from analysis.views import between, coverage, percent, titled
from analysis.yugioh.summary import Summary, summary


def headline(run: Run) -> Iterator[str]:
    """What a run says in short, in lines."""
    found = summary(run)
    manifest, figures = run.manifest, found.figures
    settings, goal = manifest.settings, manifest.goal
    population = found.population
    yield from coverage(manifest)
    yield f"{titled(manifest)}, going {settings['going']}"
    if population.sampled:
        yield (
            f"{population.total:,} hands drawn with seed {settings['seed']} "
            f"({figures.hands:,} different); intervals are 95 %"
        )
    else:
        yield f"All {population.total:,} hands, in {figures.hands:,} classes: exact"
    source = f" ({goal['source']})" if goal["source"] else ""
    yield f"Value: {goal['name']}{source}; a hand that scores below {goal['brick']} is a brick"
    yield ""
    yield f"Brick rate   {between(figures.brick_low, figures.brick_high)}"
    yield (
        f"             reached {percent(figures.reached)}, proved brick "
        f"{percent(figures.proved_brick)}, undecided {percent(figures.undecided)}"
    )
    yield f"Mean score   {_mean(found)}"
    yield (
        f"End boards   {found.interruptions_mean:.2f} interruptions, "
        f"{found.hand_traps_mean:.2f} hand traps and {found.follow_up_mean:.2f} cards of "
        "follow-up on average"
    )
    for goal_name, reached, _, _, low, high in found.goals.iter_rows():
        yield f"Goal         {goal_name}: found for {percent(reached)}, {between(low, high)}"
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
            f"Starters     {name}: {ones} cards, opened in {percent(one)}; with "
            f"{twos} two-card combos {percent(any_)}"
        )
    health = found.health
    yield (
        f"Search       {percent(health.proved)} of the hands proved; {health.nodes:,} positions, "
        f"{health.cpu_seconds:,.0f} s of CPU, {health.hands_per_second:,.0f} hands a second of "
        f"CPU, {health.peak_memory / 1e6:,.0f} MB in a worker"
    )


def in_words(run: Run, found: Summary) -> str:
    """What a run says in two or three sentences."""
    figures, chances, goal = found.figures, found.chances, run.manifest.goal
    low, high = (f"{100 * (share or 0):.0f}" for share in (figures.brick_low, figures.brick_high))
    bricks = low if low == high else f"{low} to {high}"
    said = (
        f"{bricks} % of the opening hands brick: their best board scores below {goal['brick']}. "
        f"{100 * chances.starter:.0f} % open a starter, {100 * chances.combo:.0f} % no starter but "
        f"a two-card combo; {100 * chances.starter_and_trap:.0f} % a starter and a hand trap."
    )
    boards = run.table("boards").head(1).to_dicts()
    for board in boards:
        cards = " + ".join(board["monsters"] + board["spells"]) or "an empty field"
        said += f" The most common board is {cards}, for {percent(board['weight'])} of the hands."
    return said


def _mean(found: Summary) -> str:
    figures = found.figures
    mean = f"{figures.score_mean or 0:.2f}"
    if found.population.sampled:
        mean += f" ({figures.score_low or 0:.2f} to {figures.score_high or 0:.2f})"
    return f"{mean}, of the best boards found"
