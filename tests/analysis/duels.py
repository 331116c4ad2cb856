"""Yu-Gi-Oh! runs that are not searched: what a hand makes is a formula.

So every figure of their tables can be counted over all hands, and a run is made in a moment.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import pytest

import analysis.yugioh.batch
import analysis.yugioh.tables
from analysis import Run, analyze
from analysis.batch import Tick
from engine.counted import Condition
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.language import Named
from engine.yugioh.worth.goals import Goal, NamedGoal
from search.yugioh import (
    Board,
    CardName,
    DeckSpec,
    Interruption,
    LineFrom,
    Step,
    Survey,
    Surveyed,
)
from search.yugioh.against import Against, AnsweredBy, ThroughSurvey, ThroughSurveyed
from tests.analysis.decks import ALEXANDRITE, DOUBLE_SUMMON, SPIDER, UTOPIA, WARWOLF, batch

ASH, NIBIRU = 14558127, 27204311
MAIN = (*[WARWOLF] * 3, *[ALEXANDRITE] * 2, *[DOUBLE_SUMMON] * 2, *[ASH] * 2)
KINDS = tuple(dict.fromkeys(MAIN))
HANDS = [tuple(MAIN[place] for place in places) for places in combinations(range(9), 3)]
WAYS = Counter(HANDS)
CLASSES = list(WAYS)
NAMES = {
    WARWOLF: "Gene-Warped Warwolf", ALEXANDRITE: "Alexandrite Dragon",
    DOUBLE_SUMMON: "Double Summon", ASH: "Ash Blossom & Joyous Spring",
}  # fmt: skip
DECK = DeckSpec("made up", MAIN, (UTOPIA, SPIDER), (definitions()[ASH], definitions()[NIBIRU]))
GOALS = ("Wolves", "Dragon")
GOAL = Goal(
    "made up", (), tuple(NamedGoal(one, (Condition(Named(UTOPIA), v.MZONE),), 1) for one in GOALS)
)
BRICK = 3
# Nothing four times, Ash Blossom three times, Nibiru once in eight.
AGAINST = Against((ASH, NIBIRU), (3, 1), 4)
SECONDS, BYTES = 0.25, 70_000_000


class Found(NamedTuple):
    """What is found for a hand."""

    score: int | None
    status: str
    stopped_by: str | None
    goals: tuple[str, ...]
    board: tuple[tuple[str, ...], tuple[str, ...]]  # monsters and spells
    interruptions: int
    hand_traps: int
    follow_up: int

    @property
    def worth(self) -> int:
        """The score, of no board 0."""
        return self.score or 0

    @property
    def verdict(self) -> str:
        """As tables have it."""
        if self.worth >= BRICK:
            return "reached"
        return "brick" if self.status == "proved" else "undecided"


def found(hand: Sequence[int]) -> Found:
    """The formula: Warwolves are worth three each, a Dragon one and with Double Summon three."""
    wolves, dragons, doubles, ashes = (hand.count(card) for card in KINDS)
    goals = [GOALS[0]] * (wolves > 1) + [GOALS[1]] * (dragons > 0 and doubles > 0)
    status, stopped = "proved", None
    if dragons == 2:
        status, stopped = "budget", "nodes"
    elif doubles == 2:
        status = "incomplete"
    elif ashes == 2 and dragons:
        status, stopped = "budget", "draws"
    score = 3 * wolves + dragons + 2 * (dragons > 0 and doubles > 0)
    monsters = (*["Dragon"] * (dragons > 0), *["Wolf"] * wolves)
    return Found(
        score if wolves + dragons else None, status, stopped, tuple(goals),
        (monsters, ("Double",) * (doubles > 0)), wolves, ashes, doubles,
    )  # fmt: skip


def share(hands: Sequence[Sequence[int]], *verdicts: str) -> float:
    """The share of these hands with one of these verdicts."""
    return fmean(found(hand).verdict in verdicts for hand in hands)


def mean(hands: Sequence[Sequence[int]]) -> float:
    """The mean score of these hands."""
    return fmean(found(hand).worth for hand in hands)


def through(hand: Sequence[int], answer: int) -> AnsweredBy:
    """What an answer leaves: Ash Blossom takes two with Double Summon, Nibiru halves two wolves."""
    plain = found(hand)
    if answer == ASH and DOUBLE_SUMMON in hand and plain.worth >= 2:
        return AnsweredBy(2, DOUBLE_SUMMON, plain.worth - 2, _bits(plain.goals) & 1, True)
    if answer == NIBIRU and hand.count(WARWOLF) > 1:
        return AnsweredBy(3, 0, plain.worth // 2, 0, False)
    return AnsweredBy(None, None, plain.worth, _bits(plain.goals), True)


def _bits(goals: Sequence[str]) -> int:
    return sum((goal in goals) << bit for bit, goal in enumerate(GOALS))


def _field(one: Found) -> int:
    monsters, spells = one.board
    return 100 * monsters.count("Wolf") + 10 * monsters.count("Dragon") + len(spells) + 1


def _zones(one: Found) -> dict[str, Any]:
    monsters, spells = ([{"name": name} for name in part] for part in one.board)
    return {"life": 8000, "monsters": monsters, "spells": spells, "hand": [], "by": "Zo\u00eb"}


def _survey(hand: tuple[int, ...]) -> Survey:
    one = found(hand)
    return Survey(
        hand, one.status, one.stopped_by, one.score, one.score, _bits(one.goals), _field(one),  # type: ignore[arg-type]
        one.interruptions, one.hand_traps, one.follow_up, None, 5, 4, 9, 0, 1, "moves", (),
    )  # fmt: skip


def _survey_parts(deck: Any, goal: Any, parts: Iterable[Any], **_: Any) -> Iterator[Surveyed]:
    for part in parts:
        hands = [led.cards for led in part.hands]
        boards = {_field(found(hand)): _zones(found(hand)) for hand in hands}
        yield Surveyed(part.name, tuple(map(_survey, hands)), boards, SECONDS, BYTES)


def _survey_through(
    deck: Any, goal: Any, against: Any, budget: Any, parts: Iterable[Any], **_: Any
) -> Iterator[ThroughSurveyed]:
    for part in parts:
        surveys = []
        for led in part.hands:
            one = found(led.cards)
            answers = tuple(through(led.cards, card) for card in against.cards)
            surveys.append(
                ThroughSurvey(
                    "proved" if one.status == "proved" else "budget", one.score, _bits(one.goals),
                    led.moves, answers if one.score is not None else (), 2, 3, 11,
                )
            )  # fmt: skip
        yield ThroughSurveyed(part.name, tuple(surveys), SECONDS, BYTES)


def _tell_lines(deck: Any, goal: Any, lines: Iterable[LineFrom], **_: Any) -> Iterator[Board]:
    negates = tuple(Interruption(CardName(1, "Wolf"), "field", "negate", n, "") for n in (1, 2))
    for hand, moves in lines:
        one = found(hand)
        yield Board(
            one.worth, one.worth, one.goals, negates, _zones(one),
            (Step("Summon it.", ("Chained.",)), Step("End.")), "position", "", moves,
            f"picture of {sorted(hand)}", ({"at": 0}, {"at": 1}, {"at": 2}),
        )  # fmt: skip


def _at_work(game: Any, hand: Sequence[int], moves: str) -> frozenset[int]:
    """Of a wolf and Double Summon only the wolf does something."""
    idle = {0, DOUBLE_SUMMON} if WARWOLF in hand else {0}
    return frozenset(hand) - idle


def made_up_run(
    path: Path,
    *,
    resume: bool = False,
    progress: Callable[[Tick], None] | None = None,
    **changes: Any,
) -> Run:
    """A run of this formula, of every hand of three cards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analysis.yugioh.batch, "survey_parts", _survey_parts)
        patch.setattr(analysis.yugioh.batch, "survey_through", _survey_through)
        patch.setattr(analysis.yugioh.tables, "tell_lines", _tell_lines)
        patch.setattr(analysis.yugioh.tables, "at_work", _at_work)
        usual: dict[str, Any] = {"deck": DECK, "goal": GOAL, "size": 3, "brick": BRICK}
        made = batch(**{**usual, **changes})
        return analyze(made, path, resume=resume, progress=progress)
