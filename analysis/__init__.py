"""Batch analysis: every opening hand of a deck, tables of what it makes, statistics, a report.

    >>> from analysis import open_run                      # doctest: +SKIP
    >>> run = open_run(Path("RUN"))                        # made by `endboard analyze`
    >>> run.table("hands").sort("score", descending=True)  # a Polars frame

- `hands`: classes of opening hands with exact probabilities, samples.
- `YugiohBatch(deck, settings, goal)`, `DigimonBatch(deck)`: what is to be played;
  `analyze(batch, path, jobs=...) -> Run`: what `endboard analyze` does.
- `open_run(path) -> Run`: `run.table(name)` is a Polars frame; `docs/analysis.md` and
  `docs/analysis-digimon.md` tell the columns.
- `games.game_of(run)`: how a run is read: `full(run, by)`, `headline(run)`.
- `summary(run)`: the headline figures of a Yu-Gi-Oh! run; `digimon.summary.summary(run)` those of
  a Digimon run.
- `compare.compare(run_a, run_b)`, `report.html(run)`.
"""

from analysis.batch import Batch, Tick, analyze
from analysis.digimon.batch import DigimonBatch
from analysis.run import DiskError, Manifest, Run, RunError, open_run, was_begun
from analysis.yugioh.batch import YugiohBatch
from analysis.yugioh.plan import (
    ALL_ANSWERS,
    DEFAULT_BRICK,
    EXACT_NODES,
    GOAL_BRICK,
    HANDS,
    HANDS_AGAINST,
    HANDS_NODES,
    MOST_CLASSES,
    OPENER_NODES,
    SAMPLE_NODES,
    YugiohSettings,
)
from analysis.yugioh.summary import Summary, summary

__all__ = [
    "ALL_ANSWERS",
    "DEFAULT_BRICK",
    "EXACT_NODES",
    "GOAL_BRICK",
    "HANDS",
    "HANDS_AGAINST",
    "HANDS_NODES",
    "MOST_CLASSES",
    "OPENER_NODES",
    "SAMPLE_NODES",
    "Batch",
    "DigimonBatch",
    "DiskError",
    "Manifest",
    "Run",
    "RunError",
    "Summary",
    "Tick",
    "YugiohBatch",
    "YugiohSettings",
    "analyze",
    "open_run",
    "summary",
    "was_begun",
]
