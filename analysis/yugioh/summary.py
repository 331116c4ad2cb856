"""The headline figures of a run, for the command line, the report and a comparison."""

from dataclasses import dataclass
from typing import Final

import polars as pl

from analysis.run import Run
from analysis.statistics import Population, population_of
from analysis.yugioh.figures import COUNT, Figures, figures, goal_shares, score_curve
from analysis.yugioh.hand_traps import combos
from analysis.yugioh.plan import HANDS_THROUGH
from analysis.yugioh.roles import Chances, chances
from analysis.yugioh.tables import starter_shares

_HANDS: Final = "hands"  # the stage


@dataclass(frozen=True)
class Health:
    """What the search took. All but `proved` and `nodes` depend on the machine."""

    proved: float  # share of hands whose every line was played
    nodes: int
    cpu_seconds: float
    hands_per_second: float  # of CPU
    peak_memory: int  # of one worker, in bytes


@dataclass(frozen=True)
class Summary:
    """A run in short. Shares are of all hands; see `analysis.statistics` for the intervals."""

    population: Population
    figures: Figures
    interruptions_mean: float
    hand_traps_mean: float
    follow_up_mean: float
    goals: pl.DataFrame
    curve: pl.DataFrame
    starters: pl.DataFrame
    chances: Chances
    health: Health


def summary(run: Run) -> Summary:
    """The headline figures. Raises RunError where the run is not complete."""
    hands = run.table("hands")
    population = population_of(run)
    manifest = run.manifest
    deck, size = manifest.deck["main"], manifest.settings["size"]
    openers = run.table("openers")
    roles = dict(run.table("cards").select("passcode", "role").iter_rows())
    return Summary(
        population,
        figures(hands, population),
        _mean(hands, "interruptions", population),
        _mean(hands, "hand_traps", population),
        _mean(hands, "follow_up", population),
        goal_shares(hands, list(manifest.goal["goals"]), population),
        score_curve(hands, population),
        starter_shares(openers, deck, size),
        chances(roles, combos(openers), deck, size),
        _health(run, hands, population),
    )


def _mean(hands: pl.DataFrame, column: str, population: Population) -> float:
    return int(hands.select((COUNT * pl.col(column)).sum()).item()) / population.total


def _health(run: Run, hands: pl.DataFrame, population: Population) -> Health:
    proved = hands.filter(pl.col("status") == "proved").select(COUNT.sum()).item()
    parts = run.health()
    seconds = sum(part["cpu_seconds"] for part in parts)
    of_hands = [part for part in parts if part["stage"] == _HANDS]
    spent = sum(part["cpu_seconds"] for part in parts if part["stage"] in (_HANDS, HANDS_THROUGH))
    return Health(
        int(proved) / population.total,
        sum(part["nodes"] for part in parts),
        seconds,
        sum(part["hands"] for part in of_hands) / spent if spent else 0.0,
        max((part["peak_memory"] for part in parts), default=0),
    )
