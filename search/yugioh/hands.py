"""Many hands of one deck, each a task of its own: told in full, or what a batch keeps of them.

`solve_hands` tells each hand in their order; `survey_parts` keeps what a batch needs of thousands,
part by part as they are done; `tell_lines` tells lines that a batch has kept.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

from engine.yugioh.game import OPPONENT_DECK, YugiohGame
from engine.yugioh.language import Card
from engine.yugioh.worth.goals import DEFAULT, Goal, value_of
from engine.yugioh.worth.searched import YugiohPlay
from search.limits import DEFAULT_MAX_NODES, cpu_seconds
from search.parallel import as_done, in_order, peak_memory, processes
from search.searched import Searched
from search.together import together
from search.yugioh.result import Board, Result
from search.yugioh.solve import Progress, solve, tell_line
from search.yugioh.survey import Lead, Survey, Surveyor


@dataclass(frozen=True)
class DeckSpec:
    """A deck as a worker needs it: passcodes, and facts of the cards without definitions.

    With `all_zones` (`all_positions`) every legal zone (position) is a choice of the player,
    with `own_negations` also whether to negate what they activated themselves.
    """

    name: str
    main: tuple[int, ...]
    extra: tuple[int, ...] = ()
    facts: tuple[Card, ...] = ()
    all_zones: bool = False
    all_positions: bool = False
    own_negations: bool = False

    def game(self, *opponents: int) -> YugiohGame:
        """A new duel with this deck; the opponent's has these cards among blanks."""
        facts = {card.passcode: card for card in self.facts}
        return YugiohGame(
            self.main, self.extra, facts=facts,
            opponent_main=(*opponents, *(0,) * (OPPONENT_DECK - len(opponents))),
            all_zones=self.all_zones, all_positions=self.all_positions,
            own_negations=self.own_negations,
        )  # fmt: skip


@dataclass(frozen=True)
class Task:
    """How each hand is to be solved: the arguments of `solve`."""

    goal: Goal = DEFAULT
    max_nodes: int = DEFAULT_MAX_NODES
    top: int = 5
    time_limit: float | None = None
    seed: int | None = None
    source: str = ""
    reduction: bool = True


def solve_hands(
    deck: DeckSpec,
    hands: Sequence[Sequence[int]],
    task: Task | None = None,
    *,
    jobs: int = 1,
    progress: Callable[[Progress], None] | None = None,
) -> Iterator[Result]:
    """The result of each hand, in their order, each as soon as those before it are there.

    `jobs` processes at a time, -1 for one per core: they share out several hands, or the positions
    of one, see `search.together`. `progress` is called where there is one hand, or one process.
    """
    task = Task() if task is None else task
    count = processes(jobs)
    if count == 1:
        for hand in hands:
            yield _solve(deck, task, tuple(hand), progress)
    elif len(hands) == 1:
        yield _solve_together(deck, task, tuple(hands[0]), count, progress)
    else:
        yield from in_order(partial(_solve, deck, task), map(tuple, hands), jobs)


def _solve_together(
    deck: DeckSpec,
    task: Task,
    hand: tuple[int, ...],
    count: int,
    progress: Callable[[Progress], None] | None,
) -> Result:
    """One hand, by so many processes."""
    duel(deck)  # so that copies of this process have it
    searching = together(
        _play, (deck, task.goal, hand), task.max_nodes, task.top, count, task.reduction
    )
    with searching as search:
        return _solve(deck, task, hand, progress, search, count)


def _play(deck: DeckSpec, goal: Goal, hand: tuple[int, ...]) -> YugiohPlay:
    """The duel with a hand, as it is searched."""
    game = duel(deck)
    game.start(hand)
    return YugiohPlay(game.state, value_of(game, goal))


def _solve(
    deck: DeckSpec,
    task: Task,
    hand: tuple[int, ...],
    progress: Callable[[Progress], None] | None = None,
    search: Searched | None = None,
    count: int = 1,
) -> Result:
    """One hand, in whatever process this is, or by a search of so many."""
    game = duel(deck)
    game.start(hand)
    return solve(
        game,
        task.goal,
        max_nodes=task.max_nodes,
        top=task.top,
        time_limit=task.time_limit,
        progress=progress,
        deck=deck.name,
        seed=task.seed,
        source=task.source,
        search=search,
        processes=count,
        reduction=task.reduction,
    )


@lru_cache(maxsize=1)
def duel(deck: DeckSpec) -> YugiohGame:
    """This process's engine for the deck, built at the first use."""
    return deck.game()


# ------------------------------------------------------------------- surveys

# How many times as many positions the second search has of a hand that its limit leaves undecided.
# Of `blue-eyes` four times decide 0.6 % of the hands for 13 % more CPU, eight times 0.8 % for 20 %;
# where the brick threshold is high, or no line is good enough, it is most of the run.
AGAIN: Final = 8


class LedHand(NamedTuple):
    """A hand, its cards again in the order in which they are best given up, and its leads.

    `without` are cards of the deck that stay out of the duel.
    """

    cards: tuple[int, ...]
    spare: tuple[int, ...]
    leads: tuple[Lead, ...] = ()
    without: tuple[int, ...] = ()


@dataclass(frozen=True)
class Part:
    """Hands to survey together, up to `max_nodes` positions each.

    With `keep` their own lines become leads; with `watch` it is noted what was looked for in the
    Deck, and no end board is described. With `brick`, and neither of these, a hand that its limit
    leaves below this score is searched once more, see `_again`. Without `reduction` no command
    waits (`search.ends`).
    """

    name: str
    hands: tuple[LedHand, ...]
    max_nodes: int
    keep: bool = False
    watch: bool = False
    brick: int | None = None
    reduction: bool = True


@dataclass(frozen=True)
class Surveyed:
    """A part that is done: a survey for each hand, and what the work took.

    `in_play` has the zones of each end board by the survey's `field`. `cpu_seconds` and
    `peak_memory` (bytes, of the worker so far) depend on the machine.
    """

    name: str
    surveys: tuple[Survey, ...]
    in_play: dict[int, dict[str, Any]]
    cpu_seconds: float
    peak_memory: int


def survey_parts(
    deck: DeckSpec,
    goal: Goal,
    parts: Iterable[Part],
    *,
    jobs: int = 1,
    scheduler: str | None = None,
) -> Iterator[Surveyed]:
    """Each part as soon as it is done, in any order.

    `jobs` processes of this machine, or the workers of the Dask cluster whose scheduler has this
    address. Raises ClusterError where that cannot be reached.
    """
    yield from as_done(partial(_survey, deck, goal), parts, jobs, scheduler)


def _survey(deck: DeckSpec, goal: Goal, part: Part) -> Surveyed:
    """One part, in whatever process this is."""
    start = cpu_seconds()
    surveyor = _surveyor(deck, goal)
    surveys = []
    in_play: dict[int, dict[str, Any]] = {}
    for hand in part.hands:
        survey = surveyor.survey(
            hand.cards, part.max_nodes, hand.leads, spare=hand.spare, keep=part.keep,
            without=hand.without, watch=part.watch, reduction=part.reduction,
        )  # fmt: skip
        nodes = _again(surveyor, part, survey)
        if nodes:
            second = surveyor.survey(
                hand.cards, nodes, without=hand.without, reduction=part.reduction
            )
            survey = _both(survey, second)
        surveys.append(survey)
        if not part.watch and survey.score is not None and survey.field not in in_play:
            in_play[survey.field] = surveyor.in_play(survey)
    return Surveyed(part.name, tuple(surveys), in_play, cpu_seconds() - start, peak_memory())


def _again(surveyor: Surveyor, part: Part, first: Survey) -> int:
    """The positions of the second search of a hand, without leads; 0 where there is none.

    Many where it may come to a proof. Else as many as before, for what it finds where no leads
    take its positions: where it is found at all it is found soon, and draws take long to estimate.
    """
    if part.brick is None or first.stopped_by != "nodes" or _score(first) >= part.brick:
        return 0
    if surveyor.provable(first):
        return AGAIN * part.max_nodes
    return part.max_nodes if first.led else 0


def _both(first: Survey, second: Survey) -> Survey:
    """What two searches of a hand know of it: the one with the better board, and what both found.

    Of equal ones that is the second, which has no fewer positions; and where it was not stopped by
    its limit, it has found all that the first one has.
    """
    better = max(second, first, key=lambda one: (_score(one), one.points or 0))
    return replace(
        better,
        met=first.met | second.met,
        nodes=first.nodes + second.nodes,
        expanded=first.expanded + second.expanded,
        choices=first.choices + second.choices,
        led=first.led + second.led,
    )


def _score(survey: Survey) -> int:
    """That of the best end board, below all others where none was found."""
    return -1 if survey.score is None else survey.score


@lru_cache(maxsize=1)
def _surveyor(deck: DeckSpec, goal: Goal) -> Surveyor:
    """This process's engine for the deck and its value, built at the first part."""
    return Surveyor(duel(deck), goal)


# --------------------------------------------------------------------- lines


class LineFrom(NamedTuple):
    """A line in notation, and the hand that it is played from."""

    hand: tuple[int, ...]
    moves: str


def tell_lines(
    deck: DeckSpec, goal: Goal, lines: Iterable[LineFrom], *, jobs: int = 1
) -> Iterator[Board]:
    """The end board of each line, with the line in words, in their order.

    `jobs` processes at a time, -1 for one per core; several begin at once, not when they are asked.
    """
    return in_order(partial(_tell, deck, goal), lines, jobs)


def _tell(deck: DeckSpec, goal: Goal, line: LineFrom) -> Board:
    """One line, in whatever process this is."""
    return tell_line(duel(deck), goal, line.hand, line.moves)
