"""Values and commands by numbers, against Python's dict."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from search.commands import Commands
from search.numbered import Numbered

values = st.integers(-(1 << 61), (1 << 61) - 1)
options = st.integers(0, (1 << 61) - 1) | st.integers(0, 300)


@given(st.lists(values | st.integers(-3, 3), max_size=300))
def test_equal_values_have_one_number_and_others_the_next(added: list[int]) -> None:
    numbered, known = Numbered(), dict[int, int]()
    for value in added:
        number = numbered.number(value)
        assert number == known.setdefault(value, len(known))
        assert numbered.values[number] == value
    assert len(numbered.values) == len(known)


@pytest.mark.plain
def test_values_that_are_alike_in_their_low_bits_have_numbers_of_their_own() -> None:
    many = [(number - 500) * 4096 * 1_000_000 for number in range(1000)]
    numbered = Numbered()
    assert [numbered.number(value) for value in many + many] == [*range(1000), *range(1000)]


@given(st.lists(st.lists(options, max_size=5), max_size=30))
def test_the_options_of_a_command_are_read_again(added: list[list[int]]) -> None:
    commands, known = Commands(), dict[tuple[int, ...], int]()
    numbers = [commands.number(vec[i64](map(i64, taken)), len(taken)) for taken in added]
    for taken, number in zip(added, numbers, strict=True):
        assert number == known.setdefault(tuple(taken), len(known))
        commands.read(number)
        again = []
        while commands.more():
            again.append(commands.next())
        assert again == taken
