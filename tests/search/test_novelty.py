"""Novelty: 1 for a new fact, 2 for a new pair, 3 for neither, at each level of value.

Source: Lipovetzky and Geffner, Best-First Width Search, AAAI 2017.
"""

import pytest

from search.novelty import Novelty

FACT, PAIR, NONE = 1, 2, 3


def measure(novelty: Novelty, facts: list[int], level: int = 0) -> int:
    """The novelty of a state with these facts."""
    for at, fact in enumerate(facts):
        novelty.facts[at] = fact
    return int(novelty.measure(len(facts), level))


@pytest.mark.plain
def test_a_new_fact_comes_before_a_new_pair() -> None:
    novelty = Novelty()
    assert measure(novelty, [1, 2]) == FACT
    assert measure(novelty, [1, 3]) == FACT
    assert measure(novelty, [2, 3]) == PAIR
    assert measure(novelty, [1, 2, 3]) == NONE


def test_the_order_of_facts_does_not_count() -> None:
    novelty = Novelty()
    assert measure(novelty, [7, 8]) == FACT
    assert measure(novelty, [8, 7]) == NONE


def test_each_level_has_its_own_memory() -> None:
    novelty = Novelty()
    assert measure(novelty, [1, 2], level=0) == FACT
    assert measure(novelty, [1, 2], level=1) == FACT
    assert measure(novelty, [1, 2], level=0) == NONE


def test_a_state_without_facts_is_not_new() -> None:
    assert measure(Novelty(), []) == NONE
