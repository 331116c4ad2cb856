"""Digimon runs that are not played: what a hand makes of an order is a formula.

So every figure of their tables can be counted over all hands, and a run is made in a moment.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import pytest

import analysis.digimon.batch
import analysis.digimon.tables
from analysis import DigimonBatch, Run, analyze
from engine.counted import Condition
from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.solo.goals import Brick, Goal, NamedGoal, Term
from engine.digimon.telling.story import Action, Turn
from search.digimon import DealtPart, PlayedPart, Runs, SoloSpec, ToldTurns
from search.digimon.turns import Played
from tests.analysis.digimon import AGUMON, FORCE, GREYMON, TAI

MAIN = (*[AGUMON] * 3, *[GREYMON] * 2, *[TAI] * 2, *[FORCE] * 2)
HANDS = [tuple(MAIN[place] for place in places) for places in combinations(range(9), 5)]
CLASSES = sorted(set(HANDS))
ORDERS = (0, 1, 2)
GOALS = ("Both Greymon", "Tai")
GOAL = Goal(
    "made up",
    (Term(la.Numbered(TAI), v.BATTLE, 3, 2),),
    tuple(NamedGoal(name, (Condition(la.Numbered(GREYMON), v.BATTLE),), 10) for name in GOALS),
    Brick(goal=GOALS[0]),
)
NAMES = {AGUMON: "Agumon", GREYMON: "Greymon", TAI: "Tai Kamiya", FORCE: "Gaia Force"}
WAYS = Counter(HANDS)
PASS = 3
SECONDS, BYTES = 0.5, 70_000_000
LEAST = 150  # below it a hand is a brick


class Made(NamedTuple):
    """What a hand makes of an order."""

    value: int
    points: int
    brick: bool | None
    goals: tuple[str, ...]
    levels: tuple[int, int]
    dp: int
    memory: int
    unplayed: bool
    board: tuple[str, ...]


def made(hand: tuple[str, ...], order: int, memory: int = PASS, more: int = 0) -> Made:
    """The formula; `more` is what each Tai Kamiya is worth besides."""
    greymon, tai, force = (hand.count(card) for card in (GREYMON, TAI, FORCE))
    value = 100 * greymon + (10, 20, 60)[order] * tai + more * tai
    value += 3 * force * (memory - PASS) * (order + 1)
    unplayed = tai == 2 and order == 1
    goals = [GOALS[0]] * (greymon == 2) + [GOALS[1]] * (order == 0 and tai > 0)
    return Made(
        value, value + 1000 * force, None if unplayed and value < LEAST else value < LEAST,
        tuple(goals), (3 if AGUMON in hand else 0, 4 if greymon and order < 2 else 3),
        1000 * greymon + order, tai - order, unplayed,
        (*[GREYMON] * greymon, *[TAI] * (order == 2 and tai > 0)),
    )  # fmt: skip


def values(hand: tuple[str, ...]) -> list[int]:
    return [made(hand, order).value for order in ORDERS]


def mean(hands: list[tuple[str, ...]]) -> float:
    return fmean(fmean(values(hand)) for hand in hands)


def bricks(hands: list[tuple[str, ...]], what: bool | None) -> float:
    return fmean(made(hand, order).brick is what for hand in hands for order in ORDERS)


EVERY = [(hand, made(hand, order)) for hand in HANDS for order in ORDERS]


def _stacks(board: tuple[str, ...]) -> dict[str, Any]:
    return {
        "battle": [{"number": card, "under": [], "links": []} for card in board], "breeding": [],
    }  # fmt: skip


def _key(board: tuple[str, ...]) -> int:
    return 10 * board.count(GREYMON) + board.count(TAI)


def formula_run(path: Path, more: int = 0, main: tuple[str, ...] = MAIN, **changes: Any) -> Run:
    """A run of this formula, every hand over three orders; `facts` are those of cards."""
    facts = changes.pop("facts", ())
    order_of: dict[tuple[tuple[str, ...], int], int] = {}

    def runs(dealt: Any, memory: int) -> Runs:
        order_of.update(((dealt.hand, seed), at) for at, seed in enumerate(dealt.seeds))
        found = [made(dealt.hand, at, memory, more) for at in range(len(dealt.seeds))]
        return Runs(
            tuple(one.value for one in found), tuple(one.points for one in found),
            tuple(one.brick for one in found), tuple(_bits(one) for one in found),
            tuple(one.levels for one in found), tuple(one.dp for one in found),
            tuple(one.memory for one in found), tuple(one.unplayed for one in found),
            tuple(_key(one.board) for one in found),
            {_key(one.board): _stacks(one.board) for one in found},
            (2,) * len(found), (7,) * len(found),
        )  # fmt: skip

    def play_parts(spec: SoloSpec, parts: Iterable[DealtPart], **_: Any) -> Iterator[PlayedPart]:
        for part in parts:
            played = tuple(
                runs(one, PASS if spec.memory is None else spec.memory) for one in part.hands
            )
            yield PlayedPart(part.name, played, SECONDS, BYTES)

    def tell_turns(spec: SoloSpec, hand: tuple[str, ...], seed: int) -> ToldTurns:
        one = made(hand, order_of[hand, seed], more=more)
        turns = (
            Turn(
                1, 3, (Action(1, "Hatch Koromon.", (), 3), Action(1, "Play Agumon.", ("there",), 0))
            ),
            Turn(2, 2, (Action(2, "Pass.", (), -3),)),
        )
        played = Played(
            (), one.value, one.points, one.brick, _bits(one), one.levels, one.dp, one.memory,
            one.unplayed, 2, 7,
        )  # fmt: skip
        return ToldTurns(hand, played, turns, "the end", f"picture of {hand}", ("Agumon",), (), 5)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analysis.digimon.batch, "play_parts", play_parts)
        patch.setattr(analysis.digimon.tables, "tell_turns", tell_turns)
        spec = SoloSpec(main, ("ST1-01",) * 4, facts, turns=2, goal=GOAL)
        usual: dict[str, Any] = {"orders": 3, "seed": 5, "memory_hands": 8, "name": "formula"}
        return analyze(DigimonBatch(spec, **{**usual, **changes}), path)


def _bits(one: Made) -> int:
    return sum((goal in one.goals) << bit for bit, goal in enumerate(GOALS))
