"""Many hands of one deck, in processes: the only file that knows joblib.

Hands are independent, so each is one task. A compiled engine cannot be sent to another process;
a worker is given plain data and builds its own, once. Results are the same for any number of
jobs: `solve_hands` tells each hand in full, in their order; `survey_parts` and `play_parts` keep
what a batch needs of thousands, part by part as they are done. The processes are those of this
machine, or the workers of a Dask cluster.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeVar

from engine.yugioh.game import YugiohGame
from engine.yugioh.language import Card
from engine.yugioh.worth.goals import DEFAULT, Goal
from search.limits import DEFAULT_MAX_NODES, cpu_seconds
from search.result import Result
from search.solve import Progress, solve
from search.survey import Lead, Survey, Surveyor
from search.turns import Dealt, Runs, SoloSpec, play_orders

P = TypeVar("P")  # a part
D = TypeVar("D")  # one that is done


class ClusterError(Exception):
    """A cluster that cannot be used: its text is one line for the user."""


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

    def game(self) -> YugiohGame:
        """A new duel with this deck."""
        facts = {card.passcode: card for card in self.facts}
        return YugiohGame(
            self.main, self.extra, facts=facts,
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


def solve_hands(
    deck: DeckSpec,
    hands: Sequence[Sequence[int]],
    task: Task | None = None,
    *,
    jobs: int = 1,
    progress: Callable[[Progress], None] | None = None,
) -> Iterator[Result]:
    """The result of each hand, in their order, each as soon as those before it are there.

    `jobs` processes at a time, -1 for one per core; with 1, all in this process, where alone
    `progress` is called.
    """
    task = Task() if task is None else task
    if jobs == 1 or len(hands) < 2:
        for hand in hands:
            yield _solve(deck, tuple(hand), task, progress)
        return
    from joblib import Parallel, delayed  # type: ignore[import-untyped]

    run = Parallel(n_jobs=jobs, return_as="generator")
    yield from run(delayed(_solve)(deck, tuple(hand), task) for hand in hands)


def _solve(
    deck: DeckSpec,
    hand: tuple[int, ...],
    task: Task,
    progress: Callable[[Progress], None] | None = None,
) -> Result:
    """One hand, in whatever process this is."""
    game = _game(deck)
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
    )


@lru_cache(maxsize=1)
def _game(deck: DeckSpec) -> YugiohGame:
    """This process's engine for the deck, built at the first hand."""
    return deck.game()


# ------------------------------------------------------------------- surveys


class LedHand(NamedTuple):
    """A hand, its cards again in the order in which they are best given up, and its leads."""

    cards: tuple[int, ...]
    spare: tuple[int, ...]
    leads: tuple[Lead, ...] = ()


@dataclass(frozen=True)
class Part:
    """Hands to survey together, up to `max_nodes` positions each.

    With `keep` their own lines become leads.
    """

    name: str
    hands: tuple[LedHand, ...]
    max_nodes: int
    keep: bool = False


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
    yield from _as_done(partial(_survey, deck, goal), parts, jobs, scheduler)


def _as_done(
    work: Callable[[P], D], parts: Iterable[P], jobs: int, scheduler: str | None
) -> Iterator[D]:
    """What the work makes of each part, as soon as it is done."""
    if jobs == 1 and scheduler is None:
        yield from map(work, parts)
        return
    from joblib import Parallel, delayed

    with _cluster(scheduler):
        run = Parallel(n_jobs=jobs, return_as="generator_unordered", batch_size=1)
        yield from run(delayed(work)(part) for part in parts)


@contextmanager
def _cluster(scheduler: str | None) -> Iterator[None]:
    """Within it joblib works on this cluster, or as usual for None."""
    if scheduler is None:
        yield
        return
    try:
        from distributed import Client
    except ImportError:
        raise ClusterError(
            "the Dask backend is not installed; run pip install 'endboard[cluster]'"
        ) from None
    from joblib import parallel_config

    try:
        client = Client(scheduler, timeout="10s", set_as_default=True)
    except (OSError, ValueError, TimeoutError) as error:
        raise ClusterError(
            f"no Dask scheduler answers at {scheduler}: {error}; give the address that `dask "
            "scheduler` shows, such as tcp://127.0.0.1:8786"
        ) from None
    with client:
        if not client.scheduler_info()["workers"]:
            raise ClusterError(
                f"the scheduler at {scheduler} has no workers; start some with `dask worker "
                f"{scheduler}`"
            )
        with parallel_config(backend="dask"):
            yield


def _survey(deck: DeckSpec, goal: Goal, part: Part) -> Surveyed:
    """One part, in whatever process this is."""
    start = cpu_seconds()
    surveyor = _surveyor(deck, goal)
    surveys = []
    in_play: dict[int, dict[str, Any]] = {}
    for hand in part.hands:
        survey = surveyor.survey(
            hand.cards, part.max_nodes, hand.leads, spare=hand.spare, keep=part.keep
        )
        surveys.append(survey)
        if survey.score is not None and survey.field not in in_play:
            in_play[survey.field] = surveyor.in_play(survey)
    return Surveyed(part.name, tuple(surveys), in_play, cpu_seconds() - start, _peak_memory())


@lru_cache(maxsize=1)
def _surveyor(deck: DeckSpec, goal: Goal) -> Surveyor:
    """This process's engine for the deck and its value, built at the first part."""
    return Surveyor(deck.game(), goal)


def _peak_memory() -> int:
    """The most memory that this process has had, in bytes; 0 where the system does not say."""
    try:
        from resource import RUSAGE_SELF, getrusage
    except ImportError:
        return 0
    most = getrusage(RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


# ----------------------------------------------------------------- own turns


@dataclass(frozen=True)
class DealtPart:
    """Hands of a Digimon deck to play together, each over its orders."""

    name: str
    hands: tuple[Dealt, ...]


@dataclass(frozen=True)
class PlayedPart:
    """A part that is done: the runs of each hand, and what the work took, as in `Surveyed`."""

    name: str
    runs: tuple[Runs, ...]
    cpu_seconds: float
    peak_memory: int


def play_parts(
    spec: SoloSpec,
    parts: Iterable[DealtPart],
    *,
    jobs: int = 1,
    scheduler: str | None = None,
) -> Iterator[PlayedPart]:
    """Each part as soon as it is done, in any order; workers as for `survey_parts`."""
    yield from _as_done(partial(_play, spec), parts, jobs, scheduler)


def _play(spec: SoloSpec, part: DealtPart) -> PlayedPart:
    """One part, in whatever process this is."""
    start = cpu_seconds()
    runs = tuple(play_orders(spec, dealt) for dealt in part.hands)
    return PlayedPart(part.name, runs, cpu_seconds() - start, _peak_memory())
