"""Yu-Gi-Oh! hands: searched by parts, led by what one and two cards of the deck do alone.

`plan` says which hands, in which stages.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import polars as pl

from analysis.batch import Done, Part, Workers, read
from analysis.run import Run
from analysis.schemas import Schema
from analysis.yugioh.openers import Openers, filled
from analysis.yugioh.plan import STAGES, THROUGH, YugiohPlan, through_budget
from analysis.yugioh.schemas import PART, THROUGH_PART
from analysis.yugioh.tables import tables
from search.yugioh import Lead, LedHand, LineState, Survey, Surveyed, survey_parts
from search.yugioh import Part as ToSurvey
from search.yugioh.against import (
    LedThrough,
    ThroughPart,
    ThroughSurveyed,
    survey_through,
)


@dataclass(frozen=True)
class YugiohBatch(YugiohPlan):
    """A plan that is searched into a run, and its tables."""

    counted = "decided"

    def play(self, run: Run, stage: str, parts: Sequence[Part], on: Workers) -> Iterator[Done]:
        """Search the hands of these parts, led by the openers of the stages before."""
        if stage in THROUGH:
            yield from self._play_through(run, stage, parts, on)
            return
        openers = Openers(self.deck.main)
        for earlier in STAGES[: STAGES.index(stage)]:
            openers.add(_leads(self, run, earlier))
        by_name = {part.name: part for part in parts}
        to_survey = _to_survey(self, stage, parts, openers)
        for surveyed in survey_parts(
            self.deck, self.goal, to_survey, jobs=on.jobs, scheduler=on.scheduler
        ):
            part = by_name[surveyed.name]
            yield Done(part, _frame(part.hands, surveyed), _health(stage, surveyed))

    def _play_through(
        self, run: Run, stage: str, parts: Sequence[Part], on: Workers
    ) -> Iterator[Done]:
        """Search the lines to play through what the opponent may hold, led by the best ones."""
        assert self.against is not None
        listed, size = self.stage(stage), self.settings.size
        moves = [one for frame in read(self, run, THROUGH[stage]) for one in frame["moves"]]
        by_name = {part.name: part for part in parts}
        to_survey = (
            ThroughPart(
                name, tuple(LedThrough(filled(listed[at], size), moves[at]) for at in which)
            )
            for name, which in parts
        )
        budget = through_budget(self.settings.max_nodes)
        for surveyed in survey_through(
            self.deck, self.goal, self.against, budget, to_survey,
            jobs=on.jobs, scheduler=on.scheduler,
        ):  # fmt: skip
            part = by_name[surveyed.name]
            yield Done(part, _through_frame(part.hands, surveyed), _health(stage, surveyed))

    def count(self, frame: pl.DataFrame) -> int:
        """How many hands are reached or proved bricks."""
        brick = self.settings.brick
        return sum(
            status == "proved" or (score is not None and score >= brick)
            for status, score in zip(frame["status"], frame["score"], strict=True)
        )

    def tables(self, run: Run, on: Workers) -> Iterator[tuple[Schema, pl.DataFrame]]:
        """Every table of the run."""
        return tables(self, run, on.jobs)


def _to_survey(
    batch: YugiohBatch, stage: str, parts: Sequence[Part], openers: Openers
) -> Iterator[ToSurvey]:
    """The parts as workers receive them."""
    listed = batch.stage(stage)
    keep, size = stage != "hands", batch.settings.size
    for name, which in parts:
        yield ToSurvey(
            name,
            tuple(
                LedHand(
                    filled(listed[number], size),
                    filled(openers.spare_first(listed[number]), size),
                    openers.leads(listed[number]) if batch.settings.leads else (),
                )
                for number in which
            ),
            batch.nodes(stage),
            keep,
            brick=None if keep else batch.settings.brick,
            reduction=batch.settings.reduction,
        )


def _leads(batch: YugiohBatch, run: Run, stage: str) -> Iterator[list[Lead]]:
    """The leads of each opener of a stage that is done."""
    for frame in read(batch, run, stage):
        for text in frame["leads"]:
            yield [
                Lead(tuple(cards), blanks, worth, field, met, tuple(map(_state, states)))
                for cards, blanks, worth, field, met, states in json.loads(text)
            ]


def _state(data: Sequence[Any]) -> LineState:
    key, discarded, choices = data
    return LineState(key, discarded, tuple(choices))


# --------------------------------------------------------------------- parts


def _frame(which: range, surveyed: Surveyed) -> pl.DataFrame:
    """A part as it is kept."""
    told: set[int] = set()
    rows = []
    for number, survey in zip(which, surveyed.surveys, strict=True):
        rows.append(_row(number, survey, surveyed, told))
    return pl.DataFrame(rows, schema=PART.polars(), orient="row")


def _through_frame(which: range, surveyed: ThroughSurveyed) -> pl.DataFrame:
    """A part of hands through answers as it is kept."""
    rows = [
        (
            number, survey.status, survey.score, survey.met, survey.moves,
            json.dumps(survey.answers), survey.lines, survey.windows, survey.nodes,
        )
        for number, survey in zip(which, surveyed.surveys, strict=True)
    ]  # fmt: skip
    return pl.DataFrame(rows, schema=THROUGH_PART.polars(), orient="row")


def _row(number: int, survey: Survey, surveyed: Surveyed, told: set[int]) -> tuple[Any, ...]:
    """A hand of a part. A board is described where it comes first in the part."""
    in_play = None
    if survey.score is not None and survey.field not in told:
        told.add(survey.field)
        in_play = json.dumps(surveyed.in_play[survey.field], ensure_ascii=False)
    leads = json.dumps(
        [
            (lead.cards, lead.blanks, lead.worth, lead.field, lead.met, lead.states)
            for lead in survey.leads
        ]
    )
    return (
        number, survey.status, survey.stopped_by, survey.score, survey.points, survey.met,
        survey.field, survey.interruptions, survey.hand_traps, survey.follow_up, survey.drawing,
        survey.nodes, survey.expanded, survey.choices, survey.unplayed, survey.led, survey.moves,
        in_play, leads,
    )  # fmt: skip


def _health(stage: str, surveyed: Surveyed | ThroughSurveyed) -> dict[str, Any]:
    """What a part took."""
    return {
        "stage": stage,
        "hands": len(surveyed.surveys),
        "nodes": sum(survey.nodes for survey in surveyed.surveys),
        "cpu_seconds": round(surveyed.cpu_seconds, 4),
        "peak_memory": surveyed.peak_memory,
    }
