"""Comparing two runs of Digimon decks: values, bricks, goals, levels, the worth of the mulligan.

Runs of one deck over the same hands and orders are paired order by order, samples of one seed draw
by draw; so the interval is that of the differences. Other runs are independent, and the intervals
of both add up.
"""

from collections.abc import Iterable, Iterator, Sequence

import polars as pl

from analysis.comparison import Comparison, changed_cards, changed_settings, differences, same_draws
from analysis.digimon.figures import deals_of, either
from analysis.digimon.mulligan import KEEP, UNDECIDED, hand_of
from analysis.digimon.redraw import (
    best,
    difference,
    mean_of,
    moments,
    policy,
)
from analysis.digimon.units import to_win, told
from analysis.run import Run
from engine.digimon.worth.weights import CHANCES

# What a run has of each hand that was dealt: how many it stands for, a number for each order.
Rows = Sequence[tuple[int, Sequence[float]]]


def compare(a: Run, b: Run) -> Comparison:
    """What changed from run A to run B. Raises RunError where one is not complete."""
    paired = _paired(a, b)
    exact = a.manifest.exact, b.manifest.exact
    rows = []
    shares = set()
    for (name, one, share), (_, other, _) in zip(_figures(a, b), _figures(b, a), strict=True):
        first = mean_of([moments(*row) for row in one], sampled=not exact[0])
        second = mean_of([moments(*row) for row in other], sampled=not exact[1])
        change = difference(second, first)
        if paired:
            change = mean_of(
                [
                    moments(ways, [y - x for x, y in zip(before, after, strict=True)])
                    for (ways, before), (_, after) in zip(one, other, strict=True)
                ],
                sampled=not exact[0],
            )
        rows.append((name, first.mean, second.mean, *change))
        if share:
            shares.add(name)
    flips = _flips(a, b)
    kept = flips.filter(flips["verdict_b"] == KEEP).height
    return Comparison(
        paired,
        changed_cards(a, b, ("main", "eggs")),
        changed_settings(a, b),
        differences(rows),
        frozenset(shares),
        flips,
        f"{kept} are KEEP in B and REDRAW in A, {flips.height - kept} REDRAW in B and KEEP in A",
    )


def _paired(a: Run, b: Run) -> bool:
    """Whether both played the same draws, or the same classes over the same orders."""
    one, other = a.manifest, b.manifest
    if one.settings["orders"] != other.settings["orders"]:
        return False
    if one.exact and other.exact:
        return bool(
            one.settings["seed"] == other.settings["seed"]
            and one.deck["main"] == other.deck["main"]
        )
    return same_draws(a, b)


def _figures(run: Run, against: Run) -> Iterator[tuple[str, Rows, bool]]:
    """The figures of a run that the other one has as well, and whether each is a share, as chances
    to win are where both runs have them.
    """
    chances = to_win(run.manifest) and to_win(against.manifest)
    unit = CHANCES if chances else 1
    dealt = deals_of(run).frame
    ways = dealt["ways"].to_list()
    values, bricks, met, levels, unplayed = (
        dealt[column].to_list() for column in ("values", "bricks", "goals", "levels", "unplayed")
    )
    # Where a deck is not played whole, shares have a second row: with what is undecided.
    decks = [one.manifest.deck["played_whole"] for one in (run, against)]
    undecided = any(whole < copies for whole, copies in decks)

    def rows(numbers: Iterable[Sequence[float]]) -> Rows:
        return list(zip(ways, numbers, strict=True))

    yield "value", rows([one / unit for one in orders] for orders in values), chances
    yield "brick, estimated", rows([float(b is True) for b in one] for one in bricks), True
    if undecided:
        yield (
            "brick, or undecided",
            rows([float(b is not False) for b in one] for one in bricks),
            True,
        )
    theirs = set(against.manifest.goal["goals"])
    for goal in run.manifest.goal["goals"]:
        if goal in theirs:
            sure = [[goal in one for one in orders] for orders in met]
            yield f"goal {goal}", rows([*map(float, one)] for one in sure), True
            if undecided:
                most = either(sure, unplayed)
                yield f"goal {goal}, or undecided", rows([*map(float, one)] for one in most), True
    turns = min(one.manifest.settings["turns"] for one in (run, against))
    for turn in range(turns):
        yield f"level by own turn {turn + 1}", rows([one[turn] for one in e] for e in levels), False
    cards = dealt["numbers"].to_list()
    hands = [
        hand_of(held, count, value, brick)
        for held, count, value, brick in zip(cards, ways, values, bricks, strict=True)
    ]
    sampled = not run.manifest.exact
    made = policy(hands, best(hands, lambda hand: hand.cards), sampled=sampled)
    worths = [[one / unit for one in orders] for orders in made.worths]
    yield "worth of the mulligan", rows(worths), chances
    gains = (
        [one - value / unit for one, value in zip(orders, played, strict=True)]
        for orders, played in zip(worths, values, strict=True)
    )
    yield "its gain over never redrawing", rows(gains), chances


def _flips(a: Run, b: Run) -> pl.DataFrame:
    """The hands that one run keeps and the other redraws, both surely, the likeliest first."""
    sides = []
    for run, side in ((a, "a"), (b, "b")):
        key = pl.col("numbers").list.sort().list.join(",").alias("key")
        hands = told(run.table("mulligan_hands"), run.manifest).select(
            key, "cards", "probability", "verdict", pl.col("keep").alias("value")
        )
        sides.append(hands.rename({name: f"{name}_{side}" for name in hands.columns[1:]}))
    joined = sides[0].join(sides[1], on="key", how="inner", maintain_order="left")
    sure = [pl.col(f"verdict_{side}") != UNDECIDED for side in "ab"]
    hand = pl.col("cards_a").list.join(", ")
    return (
        joined.filter(*sure, pl.col("verdict_a") != pl.col("verdict_b"))
        .select(
            hand.alias("hand_a"), hand.alias("hand_b"),
            pl.col("probability_a").alias("probability"),
            "verdict_a", "verdict_b", "value_a", "value_b",
        )
        .sort("probability", "hand_a", descending=[True, False])
    )  # fmt: skip
