"""A plugin of pytest for `mutation.py`: tests that take long are given up, and skipped after that.

All cases of a test function count together, as they are run together later. The seconds are those
of the processor; one that waits for other processes may wait twice as long.
"""

import signal
import time
from collections.abc import Iterator

import pytest

GIVEN_UP = "takes too long"

_seconds: dict[str, float] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option with the number of seconds."""
    parser.addoption("--give-up", type=float, required=True, help="seconds for a test function")


def _within(item: pytest.Item) -> Iterator[None]:
    """Gives up what the test does within this call once its seconds are over."""
    function, limit = item.nodeid.partition("[")[0], item.config.getoption("--give-up")

    def give_up(*_: object) -> None:
        _seconds[function] = limit
        pytest.skip(GIVEN_UP)

    left = limit - _seconds.setdefault(function, 0)
    if left <= 0:
        give_up()
    begun = time.process_time()
    signal.signal(signal.SIGPROF, give_up)
    signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_PROF, left)
    signal.setitimer(signal.ITIMER_REAL, 2 * left)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        _seconds[function] += time.process_time() - begun


pytest_runtest_setup = pytest.hookimpl(wrapper=True)(_within)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """The test itself, as its setup before."""
    return (yield from _within(item))
