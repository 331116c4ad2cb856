"""Joining filters, and their disjunctive form against truth tables."""

from collections.abc import Mapping
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.filters import ANY, AllOf, AnyOf, Filter, NoneOf, alternatives


class Fact(Filter):
    """A predicate whose truth is given."""

    letter: str = "a"

    def words(self) -> str:
        return self.letter


LEAVES: tuple[Filter, ...] = tuple(Fact(letter) for letter in "abcd")
a, b, c, d = LEAVES
WORLDS: list[Mapping[Filter, bool]] = [
    dict(zip(LEAVES, truth, strict=True)) for truth in product((False, True), repeat=len(LEAVES))
]

filters = st.recursive(
    st.sampled_from(LEAVES),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda items: AllOf(tuple(items))),
        st.lists(inner, max_size=3).map(lambda items: AnyOf(tuple(items))),
        inner.map(NoneOf),
    ),
    max_leaves=7,
)


def true(item: Filter, world: Mapping[Filter, bool]) -> bool:
    """The naive meaning of a filter."""
    if isinstance(item, AllOf):
        return all(true(part, world) for part in item.of)
    if isinstance(item, AnyOf):
        return any(true(part, world) for part in item.of)
    if isinstance(item, NoneOf):
        return not true(item.of, world)
    return world[item]


def holds(rows: list[list[tuple[Filter, bool]]], world: Mapping[Filter, bool]) -> bool:
    """The meaning of a disjunction of conjunctions."""
    return any(all(world[leaf] is wanted for leaf, wanted in row) for row in rows)


@given(filters)
def test_alternatives_mean_the_same_as_the_filter(item: Filter) -> None:
    rows = alternatives(item)
    for world in WORLDS:
        assert holds(rows, world) is true(item, world)


@given(filters)
def test_negative_alternatives_mean_the_opposite(item: Filter) -> None:
    rows = alternatives(item, positive=False)
    for world in WORLDS:
        assert holds(rows, world) is not true(item, world)


@given(filters, filters)
def test_operators_mean_and_or_not(left: Filter, right: Filter) -> None:
    for world in WORLDS:
        first, second = true(left, world), true(right, world)
        assert true(left & right, world) is (first and second)
        assert true(left | right, world) is (first or second)
        assert true(~left, world) is not first


@given(filters)
def test_alternatives_hold_only_leaves(item: Filter) -> None:
    for row in alternatives(item):
        assert all(isinstance(leaf, Fact) for leaf, _ in row)


@pytest.mark.parametrize(
    ("item", "rows"),
    [
        (a, [[(a, True)]]),
        (~a, [[(a, False)]]),
        (a & b, [[(a, True), (b, True)]]),
        (a | b, [[(a, True)], [(b, True)]]),
        (~(a & b), [[(a, False)], [(b, False)]]),
        (~(a | b), [[(a, False), (b, False)]]),
        (a & (b | c), [[(a, True), (b, True)], [(a, True), (c, True)]]),
        (ANY, [[]]),
        (~ANY, []),
        (AnyOf(), []),
    ],
)
def test_alternatives_of_small_filters(item: Filter, rows: list[list[tuple[Filter, bool]]]) -> None:
    assert alternatives(item) == rows


def test_chains_of_one_operator_are_flat() -> None:
    assert a & b & c == a & (b & c) == AllOf((a, b, c))
    assert a | b | c == a | (b | c) == AnyOf((a, b, c))


def test_different_operators_are_not_flattened() -> None:
    assert (a | b) & c == AllOf((AnyOf((a, b)), c))
    assert a & b | c == AnyOf((AllOf((a, b)), c))


def test_any_is_neutral_in_and() -> None:
    assert ANY & a == AllOf((a,))


def test_not_not_is_the_filter_again() -> None:
    assert ~~a == a
    assert ~~(a & b) == a & b
