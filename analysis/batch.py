"""Running a batch: every hand of a deck, or a sample, in parts that can be stopped and resumed.

The stages: openers of one card; openers of two cards, led by those; the one cards again, led by
the two cards' lines, for what they can do alone; then the hands, led by all openers.  What a part
holds follows from the deck and the settings alone, and so does every result; how many workers
there are, and which of them does a part, changes only the time it takes.
"""

import hashlib
import json
import os
import platform
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

import polars as pl

import engine
import search
from analysis import hands
from analysis.openers import Openers, filled, one_card, two_cards
from analysis.run import Manifest, Run, RunError, Settings, create, lock
from analysis.schemas import PART
from engine.build import activate
from engine.yugioh.goals import DEFAULT, PLACES, Goal
from engine.yugioh.phrases import polished
from search import DeckSpec, Lead, LedHand, LineState, Part, Survey, Surveyed, alike, survey_parts

# Positions of each hand unless told otherwise, by whether every class is searched. So that a
# sample deck of 45,000 classes takes less than ten minutes on two cores: see docs/analysis.md.
EXACT_NODES: Final = 500
SAMPLE_NODES: Final = 5_000
OPENER_NODES: Final = 20_000  # of one card; a quarter of it for two cards
# The score of a brick where no goal file says it: less than a lock is worth; no points at all.
DEFAULT_BRICK: Final = 600
GOAL_BRICK: Final = 1

_PART_NODES: Final = 32_000  # about a second of one core
_PART_HANDS: Final = 64


class Tick(NamedTuple):
    """How far a run is: hands of a stage done of all, and of those done the decided ones."""

    stage: str
    done: int
    total: int
    decided: int


@dataclass(frozen=True)
class Batch:
    """What is to be run: a deck, what it is played for, and the settings."""

    deck: DeckSpec
    settings: Settings
    goal: Goal = DEFAULT
    source: str = ""  # the file of the goal
    version: str = ""

    # ----------------------------------------------------------------- plan

    @cached_property
    def same(self) -> Mapping[int, int]:
        """Which cards stand for which."""
        return alike(self.deck.game(), self.goal)

    @cached_property
    def drawn(self) -> tuple[list[hands.HandClass], list[int]]:
        """The classes to search, and for a sample the class of each draw."""
        deck, wanted = self.deck.main, self.settings
        if wanted.hands is None:
            return list(hands.classes(deck, wanted.size, self.same)), []
        return hands.sample(deck, wanted.size, wanted.hands, wanted.seed, self.same)

    def stage(self, name: str) -> list[tuple[int, ...]]:
        """The hands of a stage, without blanks."""
        if name in ("one-card", "one-card-led"):
            return one_card(self.deck.main)
        if name == "two-cards":
            return two_cards(self.deck.main)
        return [one.cards for one in self.drawn[0]]

    def nodes(self, stage: str) -> int:
        """Positions for each hand of a stage."""
        one = self.settings.opener_nodes
        if stage == "hands":
            return self.settings.max_nodes
        return max(one // 4, 1) if stage == "two-cards" else one

    def parts(self, stage: str) -> list[tuple[str, range]]:
        """The parts of a stage: name, and which of its hands."""
        size = max(1, min(_PART_HANDS, _PART_NODES // self.nodes(stage)))
        total = len(self.stage(stage))
        return [
            (f"{stage}-{number:05}", range(first, min(first + size, total)))
            for number, first in enumerate(range(0, total, size))
        ]

    def manifest(self) -> Manifest:
        """What the run's directory says of it."""
        game = self.deck.game()
        build = activate()
        cards = [card for card in game.cards if card.passcode]
        return Manifest(
            identity={
                "version": self.version,
                "deck": _digest(repr((self.deck.main, self.deck.extra))),
                "card_definitions": _digest(repr(cards)),
                "goal": _digest(repr(self.goal)),
                "program": _program(),
            },
            settings=self.settings,
            deck={
                "name": self.deck.name,
                "game": game.name,
                "main": list(self.deck.main),
                "extra": list(self.deck.extra),
                "names": {str(card.passcode): card.name for card in cards},
                "undefined": [card.name for card in cards if not card.defined],
            },
            goal=_told(self, game),
            plan={
                "hands": len(self.drawn[0]),
                "classes": hands.class_count(self.deck.main, self.settings.size, self.same),
                "all_hands": hands.hand_count(self.deck.main, self.settings.size),
                "merged": {str(card): to for card, to in self.same.items() if card != to},
                "parts": sum(len(self.parts(stage)) for stage in STAGES),
            },
            made={
                "python": platform.python_version(),
                "system": f"{platform.system()} {platform.machine()}",
                "cores": os.cpu_count(),
                "compiled": not build.plain_because,
            },
        )


STAGES: Final = ("one-card", "two-cards", "one-card-led", "hands")


def analyze(
    batch: Batch,
    path: Path,
    *,
    jobs: int = 1,
    scheduler: str | None = None,
    resume: bool = False,
    progress: Callable[[Tick], None] | None = None,
) -> Run:
    """Run a batch into a directory, or go on with it, and build its tables.

    Raises RunError where the directory cannot be used or written, `search.ClusterError` where a
    scheduler does not answer. KeyboardInterrupt may come at any time; what is done is kept.
    """
    from analysis.tables import build

    run = create(path, batch.manifest(), resume=resume)
    with lock(run):
        if not (run.path / "tables" / "steps.parquet").is_file():
            _work(batch, run, jobs, scheduler, progress)
            build(batch, run)
    return run


def _work(
    batch: Batch,
    run: Run,
    jobs: int,
    scheduler: str | None,
    progress: Callable[[Tick], None] | None,
) -> None:
    """Do every part that is not done."""
    openers = Openers(batch.deck.main)
    for stage in STAGES:
        done = decided = 0
        total = len(batch.stage(stage))
        todo = []
        for name, which in batch.parts(stage):
            if not run.has(name):
                todo.append((name, which))
            else:
                frame = run.read_part(name, len(which))
                done += len(which)
                decided += _decided(frame, batch.settings.brick)
        if progress is not None:
            progress(Tick(stage, done, total, decided))
        rows = dict(todo)
        parts = _to_survey(batch, stage, todo, openers)
        for surveyed in survey_parts(batch.deck, batch.goal, parts, jobs=jobs, scheduler=scheduler):
            which = rows[surveyed.name]
            frame = _frame(which, surveyed)
            run.write_part(surveyed.name, frame, _health(stage, surveyed))
            done += len(which)
            decided += _decided(frame, batch.settings.brick)
            if progress is not None:
                progress(Tick(stage, done, total, decided))
        if stage != "hands":
            openers.add(_leads(batch, run, stage))


def _to_survey(
    batch: Batch, stage: str, todo: Sequence[tuple[str, range]], openers: Openers
) -> Iterator[Part]:
    """The parts as workers receive them."""
    listed = batch.stage(stage)
    keep, size = stage != "hands", batch.settings.size
    for name, which in todo:
        yield Part(
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
        )


def _leads(batch: Batch, run: Run, stage: str) -> Iterator[list[Lead]]:
    """The leads of each opener of a stage that is done."""
    for name, which in batch.parts(stage):
        for text in run.read_part(name, len(which))["leads"]:
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
        survey.field, survey.interruptions, survey.follow_up, survey.drawing, survey.nodes,
        survey.expanded, survey.choices, survey.unplayed, survey.led, survey.moves, in_play, leads,
    )  # fmt: skip


def _health(stage: str, surveyed: Surveyed) -> dict[str, Any]:
    """What a part took."""
    return {
        "stage": stage,
        "hands": len(surveyed.surveys),
        "nodes": sum(survey.nodes for survey in surveyed.surveys),
        "cpu_seconds": round(surveyed.cpu_seconds, 4),
        "peak_memory": surveyed.peak_memory,
    }


def _decided(frame: pl.DataFrame, brick: int) -> int:
    """How many hands are reached or proved bricks."""
    sure = (pl.col("score") >= brick).fill_null(False) | (pl.col("status") == "proved")
    return frame.filter(sure).height


# ------------------------------------------------------------------- digests


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _program() -> str:
    """A digest of the sources that decide results: those of the engine and of the search."""
    total = hashlib.sha256()
    for package in (engine, search):
        root = Path(package.__path__[0])
        for file in sorted(root.rglob("*.py")):
            total.update(file.relative_to(root).as_posix().encode())
            total.update(file.read_bytes())
    return total.hexdigest()


def _told(batch: Batch, game: Any) -> dict[str, Any]:
    """The goal in words, for people."""
    goal = batch.goal
    names = {bits: name for name, bits in PLACES.items()}

    def place(bits: int) -> str:
        return names.get(bits, "several places")

    def words(filter_: Any) -> str:
        return polished(game, filter_.words())

    return {
        "name": goal.name,
        "source": batch.source,
        "brick": batch.settings.brick,
        "goals": [named.name for named in goal.goals],
        "definition": [
            *(
                {
                    "name": named.name,
                    "points": named.points,
                    "all": [
                        {
                            "what": words(f),
                            "in": place(where),
                            "least": least,
                        }
                        for f, where, least in named.all
                    ],
                }
                for named in goal.goals
            ),
            *(
                {
                    "points": term.points,
                    "what": words(term.filter),
                    "in": place(term.places),
                    "most": term.most,
                }
                for term in goal.terms
            ),
        ],
    }


__all__ = [
    "DEFAULT_BRICK", "EXACT_NODES", "GOAL_BRICK", "OPENER_NODES", "SAMPLE_NODES", "Batch", "Run",
    "RunError", "Tick", "analyze",
]  # fmt: skip
