"""What holds for every game: undo, keys, cards, options, and that play comes to an end.

The same checks run over every subject of `tests/conformance/games`.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conformance.games import SUBJECTS, Subject

LONGEST = 1500  # choices in one turn; no line comes near it
MOST = 150  # positions that follow one that is compared
WAYS = 3_000  # choices taken to find them
ENOUGH = 40  # comparisons of positions that were reached in two ways
every_subject = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
some_indices = st.lists(st.integers(0, 999), min_size=8, max_size=60)
quickly = settings(
    max_examples=8, deadline=None, derandomize=True,
    suppress_health_check=list(HealthCheck), database=None,
)  # fmt: skip

_started: dict[str, Any] = {}


def begin(subject: Subject) -> Any:
    """The game at its start; built once, and brought back by undoing."""
    if subject.name not in _started:
        _started[subject.name] = subject.start()
    game = _started[subject.name]
    game.undo_to(0)
    return game


def playout(game: Any, indices: list[int]) -> Iterator[list[int]]:
    """Play to the end, yielding the options of every decision before one is taken.

    The indices say which; then always the last one, which ends every line.
    """
    given = iter(indices)
    for _ in range(LONGEST):
        if not game.advance():
            return
        options = game.options()
        yield options
        index = next(given, -1)
        game.take(options[index % len(options)] if index >= 0 else options[-1])
    pytest.fail(f"no end after {LONGEST} choices")


@every_subject
@quickly
@given(indices=some_indices)
def test_undo_returns_to_the_same_memory(subject: Subject, indices: list[int]) -> None:
    game = begin(subject)
    start = game.state.snapshot()
    way = [(game.mark(), game.state.snapshot()) for _ in playout(game, indices)]
    assert way
    for mark, snapshot in reversed(way):
        game.undo_to(mark)
        assert game.state.snapshot() == snapshot
    game.undo_to(0)
    assert game.state.snapshot() == start


@every_subject
@quickly
@given(indices=some_indices)
def test_undo_may_skip_marks(subject: Subject, indices: list[int]) -> None:
    game = begin(subject)
    way = [(game.mark(), game.state.snapshot()) for _ in playout(game, indices)]
    middle = len(way) // 2
    game.undo_to(way[middle][0])
    assert game.state.snapshot() == way[middle][1]
    # From there the play goes on as before.
    assert game.advance()


@every_subject
@quickly
@given(indices=some_indices)
def test_the_same_options_lead_to_the_same_key(subject: Subject, indices: list[int]) -> None:
    game = begin(subject)
    for options in playout(game, indices):
        if len(options) > 40:
            continue
        mark = game.mark()
        for option in options:
            met = []
            for _ in range(2):
                game.take(option)
                count = game.advance()
                met.append((count, game.is_open(), game.options()[:count], game.key()))
                game.undo_to(mark)
                assert game.advance() == len(options)
                assert game.options() == options
            assert met[0] == met[1]


@every_subject
@quickly
@given(indices=some_indices)
def test_options_are_unique(subject: Subject, indices: list[int]) -> None:
    game = begin(subject)
    for options in playout(game, indices):
        assert len(set(options)) == len(options)
        assert game.is_open() or len(options) > 1, "a decision with one option was asked"


@every_subject
@quickly
@given(indices=some_indices)
def test_no_card_is_lost_or_doubled(subject: Subject, indices: list[int]) -> None:
    game = begin(subject)
    subject.check(game)
    for _ in playout(game, indices):
        if game.is_open():
            subject.check(game)
    subject.check(game)


@every_subject
def test_play_ends_even_when_the_turn_is_never_ended_freely(subject: Subject) -> None:
    for seed in range(6):
        game = begin(subject)
        chance = random.Random(seed)
        for _ in range(LONGEST):
            if not game.advance():
                break
            options = game.options()
            free = game.is_open() and len(options) > 1
            game.take(chance.choice(options[:-1] if free else options))
        else:
            pytest.fail(f"no end after {LONGEST} choices")
        assert game.is_over()


def opens(game: Any, chance: random.Random, wanted: int) -> Iterator[bool]:
    """Random open states (False) and ends (True), with many ways that meet again."""
    found = 0
    while found < wanted:
        game.undo_to(0)
        marks = []
        for _ in range(LONGEST):
            if not game.advance():
                break
            options = game.options()
            if game.is_open():
                found += 1
                yield False
                marks.append(game.mark())
                if len(options) > 1 and chance.random() < 0.9:
                    options = options[:-1]
            game.take(chance.choice(options))
        found += 1
        yield True
        # From some states of the way again, the latest first: close relatives are what a weak
        # key confuses.
        for mark in sorted(chance.sample(marks, min(4, len(marks))), reverse=True):
            game.undo_to(mark)
            game.advance()
            game.take(chance.choice(game.options()))
            while game.advance() and not game.is_open():
                game.take(chance.choice(game.options()))
            found += 1
            yield game.is_over()


@every_subject
def test_keys_agree_with_the_structure_of_the_position(subject: Subject) -> None:
    game = begin(subject)
    by_key: dict[int, object] = {}
    by_structure: dict[object, int] = {}
    tables: dict[int, object] = {}
    by_table: dict[object, int] = {}
    visits = 0
    for _ in opens(game, random.Random(2024), 1200):
        visits += 1
        key, structure = game.key(), subject.structure(game)
        assert by_key.setdefault(key, structure) == structure, "one key, two positions"
        assert by_structure.setdefault(structure, key) == key, "one position, two keys"
        key, table = game.board_key(), structure[0]
        assert tables.setdefault(key, table) == table, "one key, two boards"
        assert by_table.setdefault(table, key) == key, "one board, two keys"
    # The sample must put both directions to the test.
    assert 30 < len(by_key) < visits


def settled(game: Any, option: int) -> int | None:
    """The key of the next open state after a command, the first option being taken on the way."""
    game.take(option)
    while game.advance():
        if game.is_open():
            return int(game.key())
        game.take(game.options()[0])
    return None


def following(game: Any, found: set[int], ways: int = WAYS) -> int:
    """Add the keys of all next open states and ends, inner choices of all kinds included.

    The choices that are left of `ways`; 0 where there are too many to take, or more than MOST keys.
    """
    if not game.advance():
        found.add(game.board_key())
        return ways
    options = game.options()
    for option in options:
        if len(found) > MOST or not ways:
            return 0
        mark = game.mark()
        game.take(option)
        ways -= 1
        if game.advance() and not game.is_open():
            ways = following(game, found, ways)
        else:
            found.add(game.key() if game.is_open() else game.board_key())
        game.undo_to(mark)
    return ways


@every_subject
def test_positions_with_one_key_lead_to_the_same_positions(subject: Subject) -> None:
    """Two commands in either order often end in one position by another way.

    Whatever tells such positions apart afterwards is missing in the key.
    """
    game = begin(subject)
    chance = random.Random(11)
    compared = 0
    for _ in opens(game, chance, 600):
        if not game.is_open():
            continue
        commands = game.options()[:-1]
        if len(commands) < 2:
            continue
        one, other = chance.sample(commands, 2)
        root = game.mark()
        met: list[tuple[int, frozenset[int]]] = []
        for first, second in ((one, other), (other, one)):
            if settled(game, first) is not None and second in game.options():
                key = settled(game, second)
                if key is not None:
                    found: set[int] = set()
                    if following(game, found):
                        met.append((key, frozenset(found)))
            game.undo_to(root)
            game.advance()
        if len(met) == 2 and met[0][0] == met[1][0]:
            compared += 1
            assert met[0][1] == met[1][1]
        if compared >= ENOUGH:
            return
    assert compared, "no two commands lead to one position"


@every_subject
def test_a_key_does_not_change_by_looking(subject: Subject) -> None:
    game = begin(subject)
    for _ in opens(game, random.Random(7), 60):
        before = game.state.snapshot()
        assert game.key() == game.key()
        assert game.board_key() == game.board_key()
        assert game.state.snapshot() == before
