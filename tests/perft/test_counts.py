"""Perft files: lines, choices, ends and states by depth from the hands of the reference data.

The counts in `counts.json` stand for the rules: whatever changes them has changed a rule, a card
or a choice.  After such a change look at what differs, then write the file again by running this
one as a program.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.perft import perft
from engine.yugioh.game import YugiohGame

FILE = Path(__file__).with_name("counts.json")
TRACES = Path(__file__).parents[1] / "golden" / "traces"
MOST = 4000  # choices in one case

CASES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else []


def start(name: str) -> YugiohGame:
    """The duel of a trace, with draws as chance decisions."""
    given = json.loads((TRACES / f"{name}.json").read_text(encoding="utf-8"))["input"]
    game = YugiohGame(given["hand"] + given["main"], given["extra"])
    game.start(given["hand"])
    return game


def counted(name: str, depth: int) -> dict[str, Any]:
    """The counts of a case as data."""
    counts = perft(start(name), depth)
    return {
        "deck": name, "depth": depth, "lines": list(counts.lines), "choices": list(counts.choices),
        "ends": list(counts.ends), "states": list(counts.states),
    }  # fmt: skip


@pytest.mark.plain
@pytest.mark.parametrize("case", CASES, ids=[case["deck"] for case in CASES])
def test_the_counts_are_as_written(case: dict[str, Any]) -> None:
    assert counted(case["deck"], case["depth"]) == case


def test_every_trace_has_its_counts() -> None:
    assert [case["deck"] for case in CASES] == sorted(file.stem for file in TRACES.glob("*.json"))


def deepest(name: str) -> dict[str, Any]:
    """The counts to the greatest depth that stays small."""
    found = counted(name, 1)
    for depth in range(2, 12):
        deeper = counted(name, depth)
        if sum(deeper["choices"]) > MOST or not deeper["lines"][-1]:
            break
        found = deeper
    return found


if __name__ == "__main__":
    cases = [deepest(file.stem) for file in sorted(TRACES.glob("*.json"))]
    lines = ",\n".join(json.dumps(case) for case in cases)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
