"""Everything that can be reached from a hand, compared with the reference engine's exhaustion.

Source: reachable/*.json.  The set of boards must be the same, each first reached with the same
number of commands, and so must the boards after the End Phase.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.golden.reach import normal_form, reach, text
from tests.golden.replay import game_of
from tests.golden.sets import files, load, missing, name_of, undefined

REQUIRED = ("links_basic", "vanilla5", "xyz_double_summon")


def sets() -> Iterator[Any]:
    for file in files("reachable"):
        lack = undefined(load(file)["input"])
        marks = [pytest.mark.skip(reason=missing(lack))] if lack else []
        yield pytest.param(file, id=name_of(file), marks=marks)


def recorded(items: list[dict[str, Any]]) -> dict[str, int]:
    """Boards as text, with the level at which each is first reached."""
    return {text(normal_form(item["board"])): item["level"] for item in items}


@pytest.mark.parametrize("file", list(sets()))
def test_the_boards_that_can_be_reached_are_those_of_the_reference(file: Path) -> None:
    data = load(file)
    assert data["complete"]
    found = reach(game_of(data["input"]))
    boards, end_boards = recorded(data["boards"]), recorded(data["end_boards"])
    # Which boards, then at which level: so that a difference is easier to read.
    assert found.boards.keys() - boards.keys() == set()
    assert boards.keys() - found.boards.keys() == set()
    assert found.boards == boards
    assert found.end_boards == end_boards
    new = Counter(found.boards.values())
    assert [new[level["level"]] for level in data["levels"]] == [
        level["new_boards"] for level in data["levels"]
    ]
    # The reference tells states apart that are equal here (zones without arrows, the order of
    # the GY), so it counts more of them, never fewer.
    states = [level["states"] for level in data["levels"]]
    assert len(found.levels) <= len(states)
    assert all(ours <= theirs for ours, theirs in zip(found.levels, states, strict=False))


@pytest.mark.parametrize("name", REQUIRED)
def test_every_card_of_the_required_sets_is_defined(name: str) -> None:
    (file,) = (file for file in files("reachable") if name_of(file) == name)
    assert undefined(load(file)["input"]) == []
