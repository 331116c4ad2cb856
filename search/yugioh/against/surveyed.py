"""Many hands against what the opponent may hold: of each the line to play, and what is left of it.

Where `through` tells one hand in full, a survey keeps numbers: nothing is put into words here.
A hand's best line, as the search without answers found it, leads the search for the line.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final, NamedTuple

from engine.notation import read_line, write_line
from engine.yugioh.game import YugiohGame
from engine.yugioh.position.commands import command_card
from engine.yugioh.worth.goals import Goal, value_of
from engine.yugioh.worth.searched import YugiohPlay
from engine.yugioh.worth.value import GOAL, default_points, goal_points
from search.limits import Clock, Limits, cpu_seconds
from search.parallel import as_done, peak_memory
from search.yugioh.against.held import Held
from search.yugioh.against.left import Command, Left, Window
from search.yugioh.against.lines import alone, choose
from search.yugioh.against.through import Against
from search.yugioh.hands import DeckSpec
from search.yugioh.replaying import replay
from search.yugioh.result import Status
from search.yugioh.solve import run_to_end

_HAND: Final = 5


class Budget(NamedTuple):
    """Positions of the search without answers, of that behind each answer, and of all of these."""

    plain: int
    each: int
    together: int


class LedThrough(NamedTuple):
    """A hand, and the best line that is known for it if nothing answers, in notation.

    `without` are cards of the deck that stay out of the duel.
    """

    cards: tuple[int, ...]
    moves: str
    without: tuple[int, ...] = ()


@dataclass(frozen=True)
class ThroughPart:
    """Hands to survey together; with `watch` it is noted what was looked for in the Deck."""

    name: str
    hands: tuple[LedThrough, ...]
    watch: bool = False


class AnsweredBy(NamedTuple):
    """What one card leaves of a line at worst.

    `step` is the command that is answered, from 1, and `choke` the passcode of its card (0 for
    none); both are None where no answer takes anything. `score` and `met` (a bit for each named
    goal) are those of the end board; `proved` says that no more can be left.
    """

    step: int | None
    choke: int | None
    score: int
    met: int
    proved: bool


@dataclass(frozen=True)
class ThroughSurvey:
    """The line to play from a hand: its end board if nothing answers, and each card against it.

    `status` is `proved` where no line is worth more. `score` is None, and there are no `answers`,
    where no line without a draw ends. `looked_for` is of a hand that was watched, as in
    `search.yugioh.survey.Survey`. Nothing here depends on the machine.
    """

    status: Status
    score: int | None
    met: int
    moves: str
    answers: tuple[AnsweredBy, ...]
    lines: int
    windows: int
    nodes: int
    looked_for: frozenset[int] = frozenset()


@dataclass(frozen=True)
class ThroughSurveyed:
    """A part that is done: a survey for each hand, and what the work took."""

    name: str
    surveys: tuple[ThroughSurvey, ...]
    cpu_seconds: float
    peak_memory: int


def survey_through(
    deck: DeckSpec, goal: Goal, against: Against, budget: Budget, parts: Iterable[ThroughPart],
    *, jobs: int = 1, scheduler: str | None = None,
) -> Iterator[ThroughSurveyed]:  # fmt: skip
    """Each part as soon as it is done, in any order; see `search.yugioh.survey_parts`.

    The deck's facts must have the cards.
    """
    yield from as_done(partial(_survey, deck, goal, against, budget), parts, jobs, scheduler)


def _survey(
    deck: DeckSpec, goal: Goal, against: Against, budget: Budget, part: ThroughPart
) -> ThroughSurveyed:
    """One part, in whatever process this is."""
    start = cpu_seconds()
    surveyor = _surveyor(deck, goal, against, budget)
    surveys = tuple(surveyor.survey(hand, watch=part.watch) for hand in part.hands)
    return ThroughSurveyed(part.name, surveys, cpu_seconds() - start, peak_memory())


@lru_cache(maxsize=1)
def _surveyor(deck: DeckSpec, goal: Goal, against: Against, budget: Budget) -> "_Surveyor":
    """This process's duels, built at the first part."""
    return _Surveyor(deck, goal, against, budget)


class _Surveyor:
    """Surveys hands of one deck against the same cards, in one process."""

    def __init__(self, deck: DeckSpec, goal: Goal, against: Against, budget: Budget) -> None:
        self.goal, self.against, self.budget = goal, against, budget
        self.unit = GOAL if goal.terms or goal.goals else 1
        self.games = [deck.game(), *(deck.game(card) for card in against.cards)]

    def survey(self, led: LedThrough, *, watch: bool = False) -> ThroughSurvey:
        """The line to play from a hand, led by the best one without answers."""
        if watch:
            for game in self.games:
                game.watch()
        survey = self._survey(led)
        if not watch:
            return survey
        looked_for = frozenset[int]().union(*(game.looked_for() for game in self.games))
        return replace(survey, looked_for=looked_for)

    def _survey(self, led: LedThrough) -> ThroughSurvey:
        budget, against, moves = self.budget, self.against, led.moves
        field, *held = (
            self._held(game, led, card)
            for game, card in zip(self.games, (0, *against.cards), strict=True)
        )
        search = field.search(budget.plain, 1)
        with field.passing():
            if moves:
                field.lead(search, [tuple(one) for one in read_line(field.game, moves)])
            limits = Limits(budget.plain)
            status, _ = run_to_end(search, limits, Clock(limits))
            search.home()
        if status == "interrupted":
            raise KeyboardInterrupt
        if not search.boards:
            return ThroughSurvey(status, None, 0, "", (), 0, 0, 0)
        chosen = choose(
            field, search, held, against.weights, against.nothing, budget=budget.together
        )
        field.home()
        with field.passing():
            notation = write_line(field.game, chosen.line)
            score, points, met = self._end(field, chosen.line)
        value = points + (score * GOAL if self.unit == GOAL else 0)
        return ThroughSurvey(
            "proved" if chosen.proved and status == "proved" else "budget",
            score, met, notation,
            tuple(self._answered(one, chosen.line, value, met) for one in held),
            chosen.lines,
            sum(one.examined for one in held),
            int(search.nodes) + sum(one.nodes_used for one in held),
        )  # fmt: skip

    def _held(self, game: YugiohGame, led: LedThrough, card: int) -> Held:
        game.start(led.cards, (card, *(0,) * (_HAND - 1)), without=led.without)
        return Held(game, value_of(game, self.goal), self.budget.each, alone)

    def _answered(self, held: Held, line: Sequence[Command], value: int, met: int) -> AnsweredBy:
        """The worst answer of a card to a line of this value."""
        worst: tuple[int, Window, Left] | None = None
        least = value
        for number, command in enumerate(line):
            for window, left in held.windows(line[:number], command, line[number + 1 :], least):
                if left.value < least:
                    worst, least = (number, window, left), left.value
        if worst is None:
            return AnsweredBy(None, None, value // self.unit, met, True)
        number, window, left = worst
        played = held.answered(line[:number], line[number], window, left)
        _, _, met = self._end(held, played)
        option = line[number][0]
        is_end = option == YugiohPlay(held.game.state, held.worth).end_option()
        choke = 0 if is_end else held.game.passcode(int(command_card(option)))
        return AnsweredBy(number + 1, choke, left.value // self.unit, met, left.proved)

    def _end(self, held: Held, line: Sequence[Sequence[int]]) -> tuple[int, int, int]:
        """Score, points and goals of the board that a line ends on, from where the duel stands."""
        game = held.game
        mark = game.mark()
        replay(game, line)
        points = int(default_points(game.state, held.worth))
        score = int(goal_points(game.state, held.worth)) if self.unit == GOAL else points
        met = int(YugiohPlay(game.state, held.worth).met())
        game.undo_to(mark)
        return score, points, met
