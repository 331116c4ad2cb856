"""Random sessions of `endboard play`: whatever is answered, the line leads to the position."""

import io
import random
import re
import sys
from collections.abc import Callable

import pytest

Endboard = Callable[..., tuple[int, str, str]]

SESSIONS = {
    "alone": ("st1", "--attacks"),
    "two players": ("st2", "--opponent", "st3"),
    "yugioh": ("fiendsmith",),
}
HANDS = {"yugioh": ("--hand", "Fiendsmith Engraver, Fiendsmith's Tract")}
OTHERS = (
    "undo", "undo 3", "board", "board opponent", "options", "story", "notation",
    "notation opponent", "line", "auto", "help", "9999", "what", "",
)  # fmt: skip


def answers(fate: random.Random) -> list[str]:
    """Mostly choices: low numbers, as most decisions have few."""
    return [
        str(int(fate.random() ** 2 * 6)) if fate.random() < 0.75 else fate.choice(OTHERS)
        for _ in range(60)
    ]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", SESSIONS)
def test_a_session_ends_where_its_line_leads(
    endboard: Endboard, monkeypatch: pytest.MonkeyPatch, name: str, seed: int
) -> None:
    def play(given: list[str], *options: str) -> tuple[str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in given)))
        code, out, err = endboard("play", *SESSIONS[name], "-q", "--seed", str(seed), *options)
        assert code == 0
        return out, err

    hand = HANDS.get(name, ())
    out, err = play(answers(random.Random(f"{name} {seed}")), *hand)
    assert all(line.startswith("endboard: ") for line in err.splitlines())
    (line,) = re.findall(r"^line: (.*)$", out, re.MULTILINE)
    again, err = play([], *hand, "--line", line)
    assert err == ""
    # The same table, story, position and line.
    last = out.rindex("\n\n", 0, out.rindex("\nline: "))
    assert again.endswith(out[last:])
    position = re.findall(r"^position: (.*)$", out, re.MULTILINE)
    if position:
        there, _ = play([], "--position", position[0])
        assert re.findall(r"^position: (.*)$", there, re.MULTILINE) == position
