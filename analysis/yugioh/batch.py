"""Yu-Gi-Oh! hands: searched by parts, led by what one and two cards of the deck do alone.

The stages: openers of one card; openers of two cards, led by those; the one cards again, led by
the two cards' lines, for what they can do alone; then the hands, led by all openers.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, Final

import polars as pl

from analysis import hands
from analysis.batch import Done, Part, Workers, digest, made, parts_of, program, read
from analysis.run import Manifest, Run
from analysis.schemas import Schema
from analysis.yugioh.openers import Openers, filled, one_card, two_cards
from analysis.yugioh.schemas import PART
from engine.yugioh.telling.phrases import polished
from engine.yugioh.worth.goals import DEFAULT, PLACES, Goal
from search import DeckSpec, Lead, LedHand, LineState, Survey, Surveyed, alike, survey_parts
from search import Part as ToSurvey

# Positions of each hand unless told otherwise, by whether every class is searched. So that a
# sample deck of 45,000 classes takes less than ten minutes on two cores: see docs/analysis.md.
EXACT_NODES: Final = 500
SAMPLE_NODES: Final = 5_000
OPENER_NODES: Final = 20_000  # of one card; a quarter of it for two cards
# The score of a brick where no goal file says it: less than a lock is worth; no points at all.
DEFAULT_BRICK: Final = 600
GOAL_BRICK: Final = 1

STAGES: Final = ("one-card", "two-cards", "one-card-led", "hands")
_PART_NODES: Final = 32_000  # about a second of one core
_PART_HANDS: Final = 64


@dataclass(frozen=True)
class YugiohSettings:
    """What decides the results of a run, besides deck, goal and version.

    `hands` None is every class, else so many hands are drawn. `brick` is the score below which a
    hand is a brick. `max_nodes` is for each hand, `opener_nodes` for each one-card opener.
    """

    going: str
    size: int
    hands: int | None
    seed: int
    max_nodes: int
    opener_nodes: int
    leads: bool
    brick: int


@dataclass(frozen=True)
class YugiohBatch:
    """What is to be run: a deck, what it is played for, and the settings.

    `source` is the file of the goal, `version` that of endboard.
    """

    deck: DeckSpec
    settings: YugiohSettings
    goal: Goal = DEFAULT
    source: str = ""
    version: str = ""

    stages = STAGES
    part = PART
    counted = "decided"

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

    def parts(self, stage: str) -> list[Part]:
        """The parts of a stage: about a second of work each."""
        size = max(1, min(_PART_HANDS, _PART_NODES // self.nodes(stage)))
        return parts_of(stage, len(self.stage(stage)), size)

    def manifest(self) -> Manifest:
        """What the run's directory says of it."""
        game = self.deck.game()
        cards = [card for card in game.cards if card.passcode]
        return Manifest(
            identity={
                "version": self.version,
                "deck": digest(repr((self.deck.main, self.deck.extra))),
                "card_definitions": digest(repr(cards)),
                "goal": digest(repr(self.goal)),
                "program": program(),
            },
            settings=asdict(self.settings),
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
            made=made(),
        )

    # ----------------------------------------------------------------- work

    def play(self, run: Run, stage: str, parts: Sequence[Part], on: Workers) -> Iterator[Done]:
        """Search the hands of these parts, led by the openers of the stages before."""
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

    def count(self, frame: pl.DataFrame) -> int:
        """How many hands are reached or proved bricks."""
        brick = pl.col("score") >= self.settings.brick
        return frame.filter(brick.fill_null(False) | (pl.col("status") == "proved")).height

    def tables(self, run: Run) -> Iterator[tuple[Schema, pl.DataFrame]]:
        """Every table of the run."""
        from analysis.yugioh.tables import tables

        return tables(self, run)


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


# --------------------------------------------------------------------- goal


def _told(batch: YugiohBatch, game: Any) -> dict[str, Any]:
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
