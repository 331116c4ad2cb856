"""Letters: numbers come out as they went in (`search.letters`)."""

from hypothesis import given
from hypothesis import strategies as st

from search.letters import Reader, Writer

numbers = st.one_of(
    st.integers(-(1 << 63), (1 << 63) - 1), st.integers(-3, 300), st.integers(0x7FF0, 0x800F)
)


@given(st.lists(numbers))
def test_numbers_are_read_as_they_were_written(given: list[int]) -> None:
    letter = Writer()
    for number in given:
        letter.add(number)
    reader = Reader(letter.written())
    found = []
    while reader.more():
        found.append(reader.next())
    assert found == given


def test_small_numbers_take_little_room() -> None:
    for number, size in ((0, 1), (253, 1), (254, 3), (32767, 3), (32768, 9), (-1, 9)):
        letter = Writer()
        letter.add(number)
        assert len(letter.written()) == size
