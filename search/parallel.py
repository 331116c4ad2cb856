"""Work in processes: the only file that knows joblib, and none that knows a game.

A compiled engine cannot be sent to another process; a worker is given plain data and builds its
own, once. Results are the same for any number of jobs. The processes are those of this machine, or
the workers of a Dask cluster.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

P = TypeVar("P")  # a part
D = TypeVar("D")  # one that is done
_SCHEDULER_ANSWERS_IN: Final = "10s"


class ClusterError(Exception):
    """A cluster that cannot be used: its text is one line for the user."""


def processes(jobs: int) -> int:
    """How many processes that is: -1 is one per core."""
    if jobs > 0:
        return jobs
    from joblib import effective_n_jobs  # type: ignore[import-untyped]

    return int(effective_n_jobs(jobs))


def in_order(work: Callable[[P], D], parts: Iterable[P], jobs: int) -> Iterator[D]:
    """What the work makes of each part, in their order, each as soon as those before it are there.

    `jobs` processes at a time, -1 for one per core; several begin at once, not when they are asked.
    """
    from joblib import Parallel, delayed

    run: Iterator[D] = Parallel(n_jobs=jobs, return_as="generator")(
        delayed(work)(part) for part in parts
    )
    return run


def as_done(
    work: Callable[[P], D], parts: Iterable[P], jobs: int, scheduler: str | None
) -> Iterator[D]:
    """What the work makes of each part, as soon as it is done, in any order.

    `jobs` processes of this machine, or the workers of the Dask cluster whose scheduler has this
    address. Raises ClusterError where that cannot be reached.
    """
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
        client = Client(scheduler, timeout=_SCHEDULER_ANSWERS_IN, set_as_default=True)
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


def peak_memory() -> int:
    """The most memory that this process has had, in bytes; 0 where the system does not say."""
    try:
        from resource import RUSAGE_SELF, getrusage
    except ImportError:
        return 0
    most = getrusage(RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
