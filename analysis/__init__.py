"""Batch analysis: every opening hand of a deck, tables of what it makes, statistics, a report.

    >>> from analysis import open_run                      # doctest: +SKIP
    >>> run = open_run(Path("RUN"))                        # made by `endboard analyze`
    >>> run.table("hands").sort("score", descending=True)  # a Polars frame

- `hands`: classes of opening hands with exact probabilities, samples.
- `Batch(deck, settings, goal)`, `analyze(batch, path, jobs=...) -> Run`: what `endboard analyze`
  does.
- `open_run(path) -> Run`: `run.table(name)` is a Polars frame; `schemas` has the columns,
  `docs/analysis.md` their meaning.
- `summary(run)`: the headline figures; `statistics`: Wilson intervals, score curves.
- `analysis.compare.compare(run_a, run_b)`, `analysis.report.html(run)`.
"""

from analysis.batch import (
    DEFAULT_BRICK,
    EXACT_NODES,
    GOAL_BRICK,
    OPENER_NODES,
    SAMPLE_NODES,
    Batch,
    Tick,
    analyze,
)
from analysis.run import DiskError, Manifest, Run, RunError, Settings, open_run
from analysis.summary import Summary, summary

__all__ = [
    "DEFAULT_BRICK",
    "EXACT_NODES",
    "GOAL_BRICK",
    "OPENER_NODES",
    "SAMPLE_NODES",
    "Batch",
    "DiskError",
    "Manifest",
    "Run",
    "RunError",
    "Settings",
    "Summary",
    "Tick",
    "analyze",
    "open_run",
    "summary",
]
