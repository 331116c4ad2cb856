"""The headline figures of a Digimon run, for the command line, the report and a comparison."""

from dataclasses import dataclass
from typing import Any

import polars as pl

from analysis.digimon.figures import deals_of
from analysis.digimon.units import told
from analysis.run import Run


@dataclass(frozen=True)
class Health:
    """What was played. The seconds and the memory depend on the machine."""

    orders: int
    plans: int
    nodes: int
    cpu_seconds: float
    hands_per_second: float  # of CPU
    peak_memory: int  # of one worker, in bytes


@dataclass(frozen=True)
class Summary:
    """A run in short.

    `row` is that of all hands in `mulligan_rules`, with μ and its interval as `redraw`; `rules` are
    its rows by rule. `levels` has for each own turn the levels above the lowest that orders reach,
    with the share that reaches them or more. Chances to win are in percent.
    """

    row: dict[str, Any]
    rules: dict[str, dict[str, Any]]
    goals: pl.DataFrame
    levels: dict[int, list[tuple[int, float]]]
    memory: pl.DataFrame
    health: Health


def summary(run: Run) -> Summary:
    """The headline figures. Raises RunError where the run is not complete."""
    by_rule = told(run.table("mulligan_rules"), run.manifest)
    rules = {row["rule"]: row for row in by_rule.iter_rows(named=True)}
    keep = next(iter(rules.values()))
    row = {**keep, **{f"redraw{end}": keep[f"worth{end}"] for end in ("", "_low", "_high")}}
    levels = by_turn(run.table("levels"))
    goals = deals_of(run).goal_shares(run.manifest.goal["goals"])
    return Summary(row, rules, goals, levels, told(run.table("memory"), run.manifest), _health(run))


def by_turn(levels: pl.DataFrame) -> dict[int, list[tuple[int, float]]]:
    """The levels above the lowest that orders reach in each own turn, as in a `Summary`."""
    found: dict[int, list[tuple[int, float]]] = {}
    for turn, level, at_least in levels.select("turn", "level", "at_least").iter_rows():
        found.setdefault(turn, [])
        if level:
            found[turn].append((level, at_least))
    return found


def _health(run: Run) -> Health:
    parts = run.health()
    orders, plans, nodes, seconds = (
        sum(part[key] for part in parts) for key in ("orders", "plans", "nodes", "cpu_seconds")
    )
    hands = [part for part in parts if part["stage"] == "hands"]
    spent = sum(part["cpu_seconds"] for part in hands)
    return Health(
        orders,
        plans,
        nodes,
        seconds,
        sum(part["hands"] for part in hands) / spent if spent else 0.0,
        max((part["peak_memory"] for part in parts), default=0),
    )
