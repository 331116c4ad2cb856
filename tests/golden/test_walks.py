"""Random legal lines of the reference engine with the bundled cards, state by open state.

Source: walks/bundled.jsonl.gz.  The walks of walks/differences.toml differ, for the reasons given
there; each of them must go on to differ, so that the list stays true.
"""

import copy
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.golden.nearest import NearestSearch
from tests.golden.replay import BULLETED, SET, Meanings, MismatchError, Recorded, lying, replay
from tests.golden.walks import (
    MOST_CHOICES,
    Walk,
    Walked,
    load,
    name_of,
    replay_walk,
    without,
)  # fmt: skip

HERE = Path(__file__).parent / "walks"
# Every so manieth walk is replayed each time.
PART = 12
DECKS = (
    "blue-eyes", "crystal-beast", "exodia", "fiendsmith", "mix:blue", "mix:bosses", "mix:crystal",
    "mix:draws", "mix:fiends", "mix:links", "mix:snake", "mix:speedroid", "mix:staples",
    "mix:striker", "mix:vaylantz", "mix:warriors", "mix:xyz", "ryzeal", "sky-striker", "snake-eye",
    "synchron",
)  # fmt: skip


@cache
def walks() -> dict[str, Walk]:
    """The walks by name."""
    return {name_of(walk): walk for walk in load(HERE / "bundled.jsonl.gz")}


@cache
def differences() -> dict[str, list[str]]:
    """The walks that differ, by the reason why."""
    listed = tomllib.loads((HERE / "differences.toml").read_text(encoding="utf-8"))["difference"]
    return {item["reason"]: item["walks"] for item in listed}


def listed() -> set[str]:
    """The walks that differ."""
    return {name for names in differences().values() for name in names}


def differing(names: list[str]) -> dict[str, str]:
    """Which of these walks differ, and how."""
    found = {}
    for name in names:
        try:
            compared = replay_walk(walks()[name])
        except MismatchError as mismatch:
            found[name] = str(mismatch)
        else:
            assert compared == len(walks()[name]["lines"][0]["steps"]) > 0
    return found


@pytest.mark.parametrize("deck", DECKS)
def test_some_walks_of_each_deck_replay(deck: str) -> None:
    names = [name for name in list(walks())[::PART] if name.startswith(f"{deck}/")]
    assert names
    assert differing([name for name in names if name not in listed()]) == {}


@pytest.mark.slow
@pytest.mark.parametrize("deck", DECKS)
def test_all_walks_of_a_deck_replay_but_for_the_known_differences(deck: str) -> None:
    names = [name for name in walks() if name.startswith(f"{deck}/")]
    found = differing(names)
    expected = listed().intersection(names)
    assert {name: how for name, how in found.items() if name not in expected} == {}
    assert expected - found.keys() == set(), "these replay now: no difference any more"


def test_every_walk_is_replayed_by_one_of_these_tests() -> None:
    assert {name.partition("/")[0] for name in walks()} == set(DECKS)


def test_each_known_difference_is_a_walk_and_stands_once() -> None:
    names = [name for group in differences().values() for name in group]
    assert sorted(set(names)) == sorted(names)
    assert set(names) <= walks().keys()
    assert all(differences())


# ----------------------------------------------------- the harness itself


@pytest.fixture
def walk() -> Walk:
    """A walk that replays, to be spoilt: monsters, Set cards and a Field Spell."""
    return copy.deepcopy(walks()[SPOILT])


SPOILT = "blue-eyes/1"


def snapshots(walk: Walk) -> list[Any]:
    line = walk["lines"][0]
    return [*(step["state"]["snapshot"] for step in line["steps"]), line["end"]["snapshot"]]


def test_a_command_that_the_walk_lacks_is_noticed(walk: Walk) -> None:
    state = walk["lines"][0]["steps"][1]["state"]
    state["idle"] = [item for item in state["idle"] if item[0] != "to_ep"]
    with pytest.raises(MismatchError, match="only ours"):
        replay_walk(walk)


def test_the_zone_of_a_spell_is_left_aside(walk: Walk) -> None:
    spells = [card for snap in snapshots(walk) for card in snap["szone"]]
    assert spells
    for card in spells:
        card["zone"] = 4 - card["zone"]
    assert replay_walk(walk)


def test_a_spell_that_is_turned_is_noticed(walk: Walk) -> None:
    (spell, *_) = (card for snap in snapshots(walk) for card in snap["szone"])
    spell["pos"] = "FACEUP" if spell["pos"] == "FACEDOWN" else "FACEDOWN"
    with pytest.raises(MismatchError, match="'szone'"):
        replay_walk(walk)


def test_a_proper_summon_is_compared_where_it_matters(walk: Walk) -> None:
    monsters = [monster for snap in snapshots(walk) for monster in snap["mzone"]]
    extra = walk["input"]["extra"]
    assert {monster["code"] in extra for monster in monsters} == {True, False}
    for monster in monsters:
        if monster["code"] not in extra:
            monster["proc_complete"] = not monster["proc_complete"]
    assert replay_walk(walk)
    for monster in monsters:
        monster["proc_complete"] = not monster["proc_complete"]
    with pytest.raises(MismatchError, match="'mzone'"):
        replay_walk(walk)


def test_another_extra_monster_zone_is_noticed(walk: Walk) -> None:
    for snap in snapshots(walk):
        for monster in snap["mzone"]:
            if monster["zone"] == 5:
                monster["zone"] = 6
    with pytest.raises(MismatchError, match="'mzone'"):
        replay_walk(walk)


def test_nearest_positions_first_the_way_is_found_too(walk: Walk) -> None:
    form = Walked(walk, {})
    steps = walk["lines"][0]["steps"]
    assert replay(walk, 0, form, MOST_CHOICES, NearestSearch) == len(steps)
    steps[-1]["state"]["snapshot"]["lp"] += 100
    with pytest.raises(MismatchError):
        replay(walk, 0, form, MOST_CHOICES, NearestSearch)


def test_a_walk_is_left_off_where_a_card_acts_or_comes_into_play(walk: Walk) -> None:
    line = walk["lines"][0]
    assert without(walk, set()) == (walk, set())
    chosen = line["steps"][2]["options"][line["steps"][2]["chosen"]]["card"][0]
    part, found = without(walk, {chosen})
    assert found == {chosen}
    steps = part["lines"][0]["steps"]
    assert steps[:-1] == line["steps"][: len(steps) - 1]
    assert "chosen" not in steps[-1]
    assert replay_walk(part) == len(steps) <= 3
    line["end"]["snapshot"]["grave"].append(1)
    part, found = without(walk, {1})
    assert found == {1}
    assert replay_walk(part) == len(line["steps"])


PROBE = 1  # no card of the walk
ACTIVATED = ["activate", PROBE, "hand", None, 0]
END = ["to_ep"]


def differs(form: Walked, ours: list[list[Any]], theirs: list[list[Any]], **state: Any) -> str:
    """The cause for which these commands are not those of an open state; empty if they are."""
    position = {"hand": [], "extra_faceup": []} | state.pop("position", {})
    recorded = Recorded(0, position, form.named(theirs), **state)
    named = form.named(ours)
    difference = Meanings().difference(named, form.comparable(named, recorded))
    return difference.cause if difference else ""


def test_of_a_card_played_in_part_commands_may_be_missing_but_none_too_many(walk: Walk) -> None:
    form = Walked(walk, {})
    summoned = ["summon", PROBE, "hand", None]
    assert differs(form, [END], [ACTIVATED, END]) == "command missing"
    form.partly.add(PROBE)
    assert differs(form, [END], [ACTIVATED, END]) == ""
    assert differs(form, [ACTIVATED, END], [ACTIVATED, [*ACTIVATED[:4], 1], END]) == ""
    assert differs(form, [ACTIVATED, summoned, END], [ACTIVATED, END]) == "command too many"


def test_a_command_that_brings_a_card_not_played_into_play_is_not_missed(walk: Walk) -> None:
    form = Walked(walk, {})
    before = {"kind": "activate", "card": [PROBE, "hand", 3]}
    assert differs(form, [END], [ACTIVATED, END], before=before) == ""
    other = {"kind": "activate", "card": [PROBE, "grave", 3]}
    assert differs(form, [END], [ACTIVATED, END], before=other) == "command missing"


def test_a_pendulum_summon_of_such_cards_alone_is_not_missed(walk: Walk) -> None:
    form = Walked(walk, {})
    scale = ["spsummon", 2, "szone", None]
    form.partly.add(PROBE)
    assert differs(form, [END], [scale, END]) == "command missing"
    assert differs(form, [END], [scale, END], position={"hand": [PROBE]}) == ""


def test_a_card_of_the_opponents_field_is_in_play(walk: Walk) -> None:
    line = walk["lines"][0]
    gone = line["steps"][-1]["state"]["snapshot"]["deck"].pop()
    _, found = without(walk, {gone})
    assert found == {gone}


def test_a_trap_that_became_a_monster_is_compared_as_the_card_that_it_is(walk: Walk) -> None:
    form = Walked(walk, {})
    form.forms = {7: PROBE}
    position = {"mzone": [[0, 7, "DEF", 0, 300, 4, False, False, [PROBE], []]], "szone": []}
    itself = [0, PROBE, "DEF", 0, 300, 4, None, False, [], []]
    assert form.position(position)["mzone"] == [itself]


def test_the_reference_may_have_an_effect_for_each_bullet() -> None:
    name = ("activate", PROBE, "hand", None)
    theirs = {name: frozenset([0, 1])}
    assert Meanings().difference({name: frozenset([f"0{BULLETED}"])}, theirs) is None
    difference = Meanings().difference({name: frozenset([0])}, theirs)
    assert difference is not None
    assert difference.cause == "effects"


def test_the_activation_of_a_card_may_be_called_like_one_of_its_effects() -> None:
    meanings = Meanings()
    card, effect = ("activate", PROBE, "hand", None), ("activate", PROBE, "szone", None)
    for name, ours in ((card, 0), (effect, 1)):
        assert meanings.difference({name: frozenset([ours])}, {name: frozenset([5])}) is None
    assert meanings.difference({effect: frozenset([0])}, {effect: frozenset([5])}) is not None


def test_a_card_that_lies_face_down_is_activated_and_not_its_effects() -> None:
    snap = {"szone": [{"zone": 0, "pos": "FACEUP"}], "fzone": [{"zone": 5, "pos": "FACEDOWN"}]}
    assert [lying(snap, "szone", zone) for zone in (0, 5)] == ["szone", SET]
    assert lying(snap, "mzone", 5) == "mzone"
