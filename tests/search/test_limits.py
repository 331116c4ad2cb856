"""Limits of nodes and of time."""

import pytest

from search import limits
from search.limits import Clock, Limits


@pytest.mark.parametrize(
    ("nodes", "seconds"), [(0, None), (-1, None), (1, 0.0), (1, -2.0), (1, float("nan"))]
)
def test_a_limit_that_allows_nothing_is_refused(nodes: int, seconds: float | None) -> None:
    with pytest.raises(ValueError, match=r"search|time limit"):
        Limits(nodes, seconds)


def test_the_clock_is_over_at_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(limits, "perf_counter", lambda: now)
    clock, endless = Clock(Limits(1, 2.5)), Clock(Limits(1))
    now = 102.4
    assert clock.seconds() == pytest.approx(2.4)
    assert not clock.is_over()
    now = 102.5
    assert clock.is_over()
    assert not endless.is_over()
