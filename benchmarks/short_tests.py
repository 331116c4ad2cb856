"""A plugin of pytest for `mutation.py`: tests that take long are given up, and skipped after that.

All cases of a test function count together, as they are run together later. The seconds are those
of the processor; one that waits for other processes may wait ten times as long.

What a fixture runs is recorded as its own, and which fixtures a test asks for as a property of the
test: a fixture that several tests share runs once, and is judged by all of them.
"""

import signal
import time
from collections.abc import Iterator

import pytest
from coverage import Coverage

GIVEN_UP = "takes too long"

FIXTURE = "fixture "
FIXTURES = "fixtures"

_seconds: dict[str, float] = {}
_running: list[str] = [""]


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
    signal.setitimer(signal.ITIMER_REAL, 10 * left)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        _seconds[function] += time.process_time() - begun


def _as(name: str) -> Iterator[None]:
    """Records what is run within this call under a name."""
    _running.append(name)
    _record()
    try:
        return (yield)
    finally:
        _running.pop()
        _record()


def _record() -> None:
    if recorder := Coverage.current():
        recorder.switch_context(_running[-1])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """What comes before a test counts for it."""
    item.user_properties.append((FIXTURES, " ".join(getattr(item, "fixturenames", ()))))
    return (yield from _within(item))


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object]) -> Iterator[None]:
    """A fixture, run under its name."""
    return (yield from _as(FIXTURE + fixturedef.argname))


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Iterator[None]:
    """The test function, run under its name."""
    name = f"{pyfuncitem.module.__name__}.{pyfuncitem.originalname}"
    return (yield from _as(name))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """The test itself, as its setup before."""
    return (yield from _within(item))
