"""What tables say of hands whose values are given: keep, redraw, or how many more would decide."""

import pytest

from analysis.digimon.batch import DigimonBatch
from analysis.digimon.mulligan import KEEP, REDRAW, UNDECIDED, Mulligan
from analysis.digimon.redraw import Estimate, Hand
from tests.analysis.digimon import CARDS, ST1

AGUMON, GREYMON, TAI = "ST1-03", "ST1-07", "ST1-12"


def _given(hands: list[Hand]) -> Mulligan:
    return Mulligan(DigimonBatch(ST1, None, 3), tuple(hands), CARDS)


def test_verdicts() -> None:
    """KEEP or REDRAW where the intervals of keeping and redrawing are apart, else UNDECIDED."""
    found = _given(
        [
            Hand((AGUMON, GREYMON), 10, (100, 101, 102), (0, 0, 0)),
            Hand((AGUMON, TAI), 10, (50, 60, 10), (0, 0, 1)),
            Hand((TAI, TAI), 10, (1, 2, 0), (1, 1, 1)),
        ]
    )
    frame = found.by_holding()
    verdicts = dict(frame.filter(frame["by"] == "Tamer").select("holds", "verdict").iter_rows())
    assert verdicts == {"0": "KEEP", "1": "UNDECIDED", "2": "REDRAW"}
    both = frame.filter(frame["by"] == "Level 3 + Level 4")
    assert dict(both.select("holds", "brick").iter_rows()) == {
        "0 + 0": 1, "1 + 0": pytest.approx(1 / 3), "1 + 1": 0,
    }  # fmt: skip
    rules = found.by_rule()
    assert rules["rule"].to_list() == [
        "never redraw",
        "keep with a Level 3",
        "keep with a Level 3 and a Level 4",
        "keep as the table of Level 3s and Level 4s says",
        "keep exactly when V >= μ",
    ]
    mean = (101 + 40 + 1) / 3
    assert rules["worth"].to_list()[:3] == pytest.approx(
        [mean, (101 + 40 + mean) / 3, (101 + 2 * mean) / 3]
    )
    assert rules["kept"].to_list()[:3] == pytest.approx([1, 2 / 3, 1 / 3])


def _estimate(mean: float, half: float) -> Estimate:
    return Estimate(mean, mean - half, mean + half)


def test_how_many_would_decide() -> None:
    """Half the width of an interval is inverse to the root of how many were played."""
    values = (90, 100, 110, 100)
    found = _given([Hand((AGUMON, TAI), 1, values, (0,) * 4)])
    redraw = found.redraw
    half = (redraw.high - redraw.low) / 2
    assert redraw.mean == 100 and half > 0
    near = _estimate(100 + half, half)
    assert found.verdict(near) == UNDECIDED
    needed = found.needed(near, 50)
    # Both intervals together are twice as wide as the means are apart.
    assert needed == 50 * 2**2
    for mean, verdict in ((100 + 3 * half, KEEP), (100 - 3 * half, REDRAW)):
        apart = _estimate(mean, half)
        assert found.verdict(apart) == verdict
        assert found.needed(apart, 50) is None
    # Nothing is known where both are worth the same, or where one has no interval.
    assert found.needed(_estimate(100, half), 50) is None
    assert found.needed(_estimate(101, float("inf")), 50) is None
