"""Leaps: a node is where playing would lead, as long as its changes are kept."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Game
from engine.memory import Memory
from engine.yugioh.game import YugiohGame
from engine.yugioh.worth.goals import value_of
from engine.yugioh.worth.searched import YugiohPlay
from search.best_first import Search
from search.leaps import Leaps
from search.letters import Reader, Writer
from tests.search.test_best_first import small

SIZE = 6
writes = st.lists(st.tuples(st.integers(0, SIZE - 1), st.integers(-(1 << 61), 1 << 61)), max_size=8)


@given(st.lists(writes, max_size=12))
def test_of_the_newest_nodes_each_is_gone_to_and_no_other_place(
    steps: list[list[tuple[int, int]]],
) -> None:
    leaps, memory = Leaps(32), Memory(SIZE)
    marks, positions = [], [memory.snapshot()]
    for node, step in enumerate(steps):
        marks.append(memory.mark())
        for slot, value in step:
            memory.put(slot, value)
        leaps.keep(node, memory, marks[node])
        positions.append(memory.snapshot())
    known = []
    for node, mark in reversed(list(enumerate(marks))):
        memory.undo_to(mark)
        known.append(leaps.leap(node, memory))
        assert memory.snapshot() == positions[node + 1 if known[-1] else node]
        memory.undo_to(mark)
    # Two at least fit, with a gap: of a node six changes at most, and their number.
    assert all(known[:2]) and known == sorted(known, reverse=True)


def test_a_node_that_was_only_recorded_is_not_known() -> None:
    leaps, memory = Leaps(), Memory(SIZE)
    assert not leaps.leap(0, memory)


def test_what_is_written_in_a_letter_is_kept_by_whoever_reads_it() -> None:
    """Under a number of his own; of what is not known, or not wanted, nothing is kept."""
    memory, letter, ours, theirs = Memory(SIZE), Writer(), Leaps(), Leaps()
    memory.restore([7, 0, -3, 1 << 61, 0, 40_000])
    ours.keep(5, memory, 0)
    there = memory.snapshot()
    memory.undo_to(0)
    for node in (4, 5, 5):
        ours.write(node, letter)
    reader = Reader(letter.written())
    for node in (0, -1, 1):
        theirs.read(node, reader)
    assert not reader.more()
    assert not theirs.leap(0, memory) and theirs.leap(1, memory)
    assert memory.snapshot() == there


def test_a_node_with_more_changes_than_there_is_room_for_is_not_known() -> None:
    leaps, memory = Leaps(4), Memory(SIZE)
    memory.restore([1] * SIZE)
    leaps.keep(0, memory, 0)
    assert not leaps.leap(0, memory)


def meant(game: Game) -> list[int]:
    """The slots that mean something in an open state."""
    memory = game.position.snapshot()
    return memory[: game.position.first_passing] + memory[game.position.end_of_passing :]


def assert_leaps_lead_where_the_options_do(game: YugiohGame) -> None:
    search = Search(YugiohPlay(game.state, value_of(game)), 300, 1)
    while search.run(100):
        pass
    root = search.home()
    assert search.nodes > 5
    for node in range(1, int(search.nodes)):
        search._go_to(node)
        leapt, key = meant(search.game), game.key()
        search.home()
        for command in search.line(node):
            for option in command:
                game.advance()
                game.take(option)
        game.advance()
        assert (meant(search.game), game.key()) == (leapt, key)
        game.undo_to(root)


@pytest.mark.parametrize("name", ["vanilla5", "links_basic", "ritual"])
def test_leaps_lead_where_the_options_do(name: str) -> None:
    assert_leaps_lead_where_the_options_do(small(name))


def test_so_they_do_from_the_middle_of_a_command() -> None:
    game = small("fusion_vanilla")
    game.advance()
    while game.is_open():
        game.take(game.options()[-2])  # the last but ending the turn: a Fusion Summon
        game.advance()
    assert_leaps_lead_where_the_options_do(game)
