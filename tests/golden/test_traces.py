"""Random legal lines of the reference engine, replayed open state by open state.

Source: traces/*.json: the position and the set of legal commands at every open state.
"""

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.golden.replay import MismatchError, replay
from tests.golden.sets import files, load, missing, name_of, undefined

# Every card of these has a definition: they are never skipped.
REQUIRED = (
    "fs_engraver", "fs_lacrima_ct", "fs_tract", "links_basic", "vanilla5", "xyz_double_summon",
)  # fmt: skip


def lines() -> Iterator[Any]:
    for file in files("traces"):
        trace = load(file)
        lack = undefined(trace["input"])
        reason = missing(lack, trace.get("names"))
        marks = [pytest.mark.skip(reason=reason)] if lack else []
        for number in range(len(trace["lines"])):
            yield pytest.param(file, number, id=f"{name_of(file)}-{number}", marks=marks)


def opens(line: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for step in line["steps"] if step["type"] == "SELECT_IDLECMD"]


@pytest.mark.parametrize(("file", "number"), list(lines()))
def test_a_line_of_the_reference_replays(file: Path, number: int) -> None:
    trace = load(file)
    assert replay(trace, number) == len(opens(trace["lines"][number])) > 0


@pytest.mark.parametrize("name", REQUIRED)
def test_every_card_of_the_required_traces_is_defined(name: str) -> None:
    (file,) = (file for file in files("traces") if name_of(file) == name)
    assert undefined(load(file)["input"]) == []


# ----------------------------------------------------- the harness itself


SPOILT = 1  # its second line has effects in three places, Links, Equip Cards and banished cards


@pytest.fixture
def trace() -> Any:
    """A trace that replays, to be spoilt."""
    (file,) = (file for file in files("traces") if name_of(file) == "fs_engraver")
    return copy.deepcopy(load(file))


def fails(trace: dict[str, Any], number: int = SPOILT) -> MismatchError:
    with pytest.raises(MismatchError) as caught:
        replay(trace, number)
    return caught.value


def test_a_command_that_the_trace_lacks_is_noticed(trace: Any) -> None:
    state = opens(trace["lines"][SPOILT])[2]["state"]
    state["idle"] = [item for item in state["idle"] if item[0] != "to_ep"]
    assert "commands: only ours {('to_ep',)}" in str(fails(trace))


def test_a_command_that_only_the_trace_has_is_noticed(trace: Any) -> None:
    opens(trace["lines"][SPOILT])[2]["state"]["idle"].append(["summon", 60764609, "grave", None])
    assert "only theirs {('summon', 60764609, 'grave')}" in str(fails(trace))


def test_an_effect_more_on_one_card_is_noticed(trace: Any) -> None:
    state = opens(trace["lines"][SPOILT])[0]["state"]
    (engraver,) = (item for item in state["idle"] if item[0] == "activate")
    state["idle"].append([*engraver[:4], engraver[4] + 1])
    assert "effects" in str(fails(trace))


def test_an_effect_that_changes_its_number_is_noticed(trace: Any) -> None:
    seen: dict[int, Any] = {}
    for step in opens(trace["lines"][SPOILT]):
        for item in step["state"]["idle"]:
            if item[0] == "activate" and seen.setdefault(item[1], item)[2] != item[2]:
                # The same number in another place is another effect of ours.
                item[4] = seen[item[1]][4]
                assert "are not" in str(fails(trace))
                return
    pytest.fail("the line has no card with effects in two places")


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("lp", 7999), ("hand", [1]), ("szone", []), ("grave", [1]), ("banished", [[1, "FU"]]),
        ("extra", [1]), ("extra_faceup", [1]), ("deck", [1]), ("fzone", [{"code": 1}]),
    ],
)  # fmt: skip
def test_another_board_is_noticed(trace: Any, part: str, value: Any) -> None:
    for step in opens(trace["lines"][SPOILT]):
        snap = step["state"]["snapshot"]
        if snap[part] != value:
            snap[part] = value
            assert f"'{part}'" in str(fails(trace))
            return
    pytest.fail(f"every {part} of the line is {value}")


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("zone", 4), ("code", 1), ("pos", "DEF"), ("atk", 1), ("def", 1), ("level", 12),
        ("proc_complete", None), ("disabled", True), ("overlay", [1]), ("equips", [1]),
    ],
)  # fmt: skip
def test_another_monster_is_noticed(trace: Any, part: str, value: Any) -> None:
    step = next(s for s in opens(trace["lines"][SPOILT]) if s["state"]["snapshot"]["mzone"])
    monster = step["state"]["snapshot"]["mzone"][0]
    monster[part] = not monster[part] if value is None else value
    assert "'mzone'" in str(fails(trace))


def test_another_end_board_is_noticed(trace: Any) -> None:
    end = trace["lines"][SPOILT]["end"]
    assert end["reason"] == "turn_end"
    end["snapshot"]["grave"].append(1)
    assert "'grave'" in str(fails(trace))


def test_a_step_left_out_is_noticed(trace: Any) -> None:
    line = trace["lines"][SPOILT]
    second = opens(line)[1]
    line["steps"] = [step for step in line["steps"] if step is not second]
    fails(trace)


def test_a_choice_that_nothing_follows_is_noticed(trace: Any) -> None:
    step = opens(trace["lines"][SPOILT])[0]
    step["options"][step["chosen"]] = {"kind": "summon", "card": [1, "hand", 0]}
    assert "nothing follows" in str(fails(trace))
