"""A Digimon deck of four kinds of cards, whose every hand is played in a moment, and runs of it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from analysis import DigimonBatch, Run, analyze
from decklists import DigimonDeck, load
from engine.counted import Condition
from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.cards import definitions
from engine.digimon.language.card import Note
from engine.digimon.solo.goals import Brick, Goal, NamedGoal, Term
from search.digimon import SoloSpec

AGUMON, GREYMON, TAI, FORCE = "ST1-03", "ST1-07", "ST1-12", "ST1-16"
MAIN = (AGUMON,) * 9 + (GREYMON,) * 8 + (TAI,) * 8 + (FORCE,) * 5
GOAL = Goal(
    "Greymon",
    (Term(la.Numbered(TAI), v.BATTLE, 3, 2),),
    (
        NamedGoal("Greymon", (Condition(la.Numbered(GREYMON), v.BATTLE),), 10),
        NamedGoal("Level 4 at once", (), 5, by=1, level=4),
    ),
    Brick(goal="Greymon"),
    1,
)
TINY = SoloSpec(MAIN, ("ST1-01",) * 4, turns=2, goal=GOAL)
CLASSES = 56
# The same deck with a part of Tai Kamiya that is not played.
PARTLY = replace(TINY, facts=(replace(definitions()[TAI], effects=(Note("taken away"),)),))


def spec(name: str) -> SoloSpec:
    """A bundled deck."""
    deck = load(name)
    assert isinstance(deck, DigimonDeck)
    return SoloSpec(deck.main, deck.eggs)


ST1 = spec("st1")
CARDS = tuple(definitions()[number] for number in sorted(set(ST1.main)))


def batch(deck: SoloSpec = TINY, **changes: Any) -> DigimonBatch:
    """Every hand of the small deck over three orders."""
    usual: dict[str, Any] = {"orders": 3, "seed": 5, "memory_hands": 8, "name": "tiny"}
    return DigimonBatch(deck, **{**usual, **changes})


def run(path: Path, jobs: int = 1, **changes: Any) -> Run:
    """A run that is complete."""
    return analyze(batch(**changes), path, jobs=jobs)
