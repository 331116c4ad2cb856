"""Many hands: in their order, and the same for any number of processes."""

import json
import pickle
import random
from dataclasses import replace
from pathlib import Path

import pytest

from decklists import Deck, load, load_yugioh, sample_names
from engine.counted import Condition
from engine.yugioh.language import Card, EquippedWith, Named, Type
from engine.yugioh.vocabulary import LINK, MZONE, NORMAL
from engine.yugioh.worth.goals import Goal, NamedGoal, Term
from search.parallel import peak_memory
from search.yugioh import DeckSpec, Progress, Task, solve_hands
from tests.analysis.decks import MAIN, SMALL

YUGIOH = [name for name in sample_names() if isinstance(load(name), Deck)]
ENGRAVER, LACRIMA, TRACT = 60764609, 28803166, 98567237
HANDS = [(ENGRAVER, 0, 0, 0, 0), (LACRIMA, TRACT, 0, 0, 0), (ENGRAVER, 0, 0, 0, 0), (0,) * 5]
GOAL = Goal(
    "x",
    (Term(Named(TRACT) & Type(NORMAL), MZONE, 2),),
    (NamedGoal("y", (Condition(EquippedWith(Type(LINK)), MZONE),), 3),),
    1,
)
TASK = Task(GOAL, max_nodes=60, top=2, seed=3, source="x.toml")


def deck() -> DeckSpec:
    """The bundled deck, with facts of a card of another."""
    list_ = load_yugioh("fiendsmith")
    return DeckSpec("fiendsmith", list_.main, list_.extra, (Card(1, "No card", defined=False),))


def solved(jobs: int) -> list[str]:
    """The results as bytes."""
    results = solve_hands(deck(), HANDS, TASK, jobs=jobs)
    return [json.dumps(result.to_json(timing=False)) for result in results]


def test_the_results_are_the_same_for_any_number_of_jobs() -> None:
    one = solved(1)
    assert solved(2) == one
    assert [json.loads(text)["hand"][0]["passcode"] for text in one] == [
        ENGRAVER,
        LACRIMA,
        ENGRAVER,
        0,
    ]
    assert one[0] == one[2]
    data = json.loads(one[0])
    assert (data["deck"], data["seed"], data["value"]["source"]) == ("fiendsmith", 3, "x.toml")


@pytest.mark.parametrize("name", YUGIOH)
def test_every_bundled_deck_gives_the_same_bytes_with_any_jobs(name: str) -> None:
    list_ = load_yugioh(name)
    spec = DeckSpec(name, list_.main, list_.extra)
    cards = random.Random(name).sample(sorted(list_.main), 10)
    hands = [tuple(cards[:5]), tuple(cards[5:])]
    task = Task(max_nodes=40, top=2)
    one, two = (
        [
            json.dumps(found.to_json(timing=False))
            for found in solve_hands(spec, hands, task, jobs=n)
        ]
        for n in (1, 2)
    )
    assert one == two


def test_zones_and_positions_can_be_choices() -> None:
    counts = []
    for every in (False, True):
        spec = replace(SMALL, all_zones=every, all_positions=every)
        (result,) = solve_hands(spec, [MAIN[:1]], Task(max_nodes=5000))
        assert result.status == "proved"
        counts.append(result.choices)
    assert counts[0] < counts[1]


def test_what_goes_to_a_worker_and_comes_back_can_be_sent() -> None:
    (result,) = solve_hands(deck(), HANDS[:1], TASK)
    for item in (deck(), TASK, result):
        assert pickle.loads(pickle.dumps(item)) == item


def test_a_result_comes_as_soon_as_it_is_there() -> None:
    results = solve_hands(deck(), [HANDS[0], (ENGRAVER,) * 4], TASK)
    assert next(results).boards
    with pytest.raises(ValueError, match="not in the deck often enough"):
        next(results)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="a system without /proc")
def test_peak_memory_is_in_bytes() -> None:
    status = Path("/proc/self/status").read_text()
    peak = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    # Of the two counts of the system one is a little behind.
    least = int(peak.split()[1]) * 1024 * 0.9
    assert least < peak_memory() < 1024 * least


def test_progress_is_told_in_this_process() -> None:
    seen: list[Progress] = []
    task = Task(max_nodes=1200, top=1)
    (result,) = solve_hands(deck(), HANDS[:1], task, progress=seen.append)
    assert [now.max_nodes for now in seen] == [1200] * len(seen)
    assert sorted(now.nodes for now in seen) == [now.nodes for now in seen]
    assert 0 < seen[-1].nodes <= result.nodes
