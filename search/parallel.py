"""Many hands of one deck, in processes: the only file that knows joblib.

Hands are independent, so each is one task. A compiled engine cannot be sent to another process;
a worker is given plain data and builds its own, once. Results come in the order of the hands and
are the same for any number of jobs. Another backend of joblib (dask, ray) takes the place of
processes on this machine within `joblib.parallel_config(backend=...)`.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.yugioh.card import Card
from engine.yugioh.game import YugiohGame
from engine.yugioh.goals import DEFAULT, Goal
from search.limits import DEFAULT_MAX_NODES
from search.result import Result
from search.solve import Progress, solve


@dataclass(frozen=True)
class DeckSpec:
    """A deck as a worker needs it: passcodes, and facts of the cards without definitions."""

    name: str
    main: tuple[int, ...]
    extra: tuple[int, ...] = ()
    facts: tuple[Card, ...] = ()

    def game(self) -> YugiohGame:
        """A new duel with this deck."""
        facts = {card.passcode: card for card in self.facts}
        return YugiohGame(self.main, self.extra, facts=facts)


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
