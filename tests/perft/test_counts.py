"""Perft files: lines, choices, ends and states by depth.

Of Yu-Gi-Oh from the hands of the reference data; of Digimon from the positions of the conformance
tests and from own turns, each in one fixed order of the cards.

The counts in `counts.json` stand for the rules: whatever changes them has changed a rule, a card
or a choice.  After such a change look at what differs, then write the file again by running this
one as a program.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.digimon.game import DigimonGame
from engine.digimon.solo.game import SoloGame
from engine.perft import perft
from engine.yugioh.game import YugiohGame
from tests.conformance import digimon

FILE = Path(__file__).with_name("counts.json")
TRACES = Path(__file__).parents[1] / "golden" / "traces"
MOST = 4000  # choices in one case

CASES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else []


def alone(deck: str) -> SoloGame:
    """The own turns of a Digimon deck, with attacks."""
    list_ = digimon.digimon_deck(deck)
    game = SoloGame(list_.main, list_.eggs, attacks=True)
    game.start((), 1)
    return game


FIXED = ("st1", "st2 against st3", "wargreymon", "wargreymon against security control")
DIGIMON: dict[str, Callable[[], DigimonGame]] = {
    # Real decks in a fixed order: unknown, the opening hands alone are too many to count.
    **{f"digimon {name}": digimon.STARTS[name] for name in FIXED},
    **{f"digimon {deck} alone": partial(alone, deck) for deck in ("st1", "st2", "st3")},
}


def start(name: str) -> YugiohGame | DigimonGame:
    """The start of a case: of a trace the duel, with draws as chance decisions."""
    if name in DIGIMON:
        return DIGIMON[name]()
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


def names() -> list[str]:
    """All there is to count."""
    return [*sorted(file.stem for file in TRACES.glob("*.json")), *DIGIMON]


def test_everything_has_its_counts() -> None:
    assert [case["deck"] for case in CASES] == names()


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
    cases = [deepest(name) for name in names()]
    lines = ",\n".join(json.dumps(case) for case in cases)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
