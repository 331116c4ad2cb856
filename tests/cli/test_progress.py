"""Progress without a terminal: a line after a while, then one a minute, with what remains."""

import pytest

from analysis.views import lasting
from cli.progress import Lines


def test_a_line_a_minute_says_what_remains(capsys: pytest.CaptureFixture[str]) -> None:
    now = [0.0]
    lines = Lines(1000, "parts", 1.0, clock=lambda: now[0])

    def show(second: float, done: int, note: str = "") -> str:
        now[0] = second
        lines.show(done, note)
        return capsys.readouterr().err

    assert show(0, 100) == show(0.9, 104) == ""
    # What was there before does not count for the pace: 5 a second from here.
    assert show(2, 110, "hands: 3 of 9") == (
        "endboard: 110 of 1,000 parts, about 3 minutes more (hands: 3 of 9)\n"
    )
    assert show(30, 200) == show(61, 300) == ""
    assert show(62, 410) == "endboard: 410 of 1,000 parts, about 2.0 minutes more\n"
    assert show(63, 420) == ""


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.2, "1 second"), (42, "42 seconds"), (89, "89 seconds"), (100, "1.7 minutes"),
     (600, "10 minutes"), (5400, "1.5 hours"), (86400, "24 hours")],
)  # fmt: skip
def test_times_in_words(seconds: float, words: str) -> None:
    assert lasting(seconds) == words
