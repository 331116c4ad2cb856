"""What is put off until a moment: several entries, each with its own moment.

Source: comprehensive rules 18-1, "Pending Processing".
"""

import pytest

from engine.agenda import RuleError
from engine.digimon.position import slots as sl
from engine.digimon.rules.pending import forget, ripen
from tests.engine.digimon.table import Table, red

FIELDS = (sl.LATER_WHEN, sl.LATER_EFFECT, sl.LATER_HOLDER, sl.LATER_CARD, sl.LATER_EVENT)
# When, effect, holder, card, event.
FIRST, SECOND, THIRD = (1, 2, 3, 4, 5), (6, 7, 8, 9, 10), (1, 12, 13, 14, 15)


@pytest.fixture(name="table")
def _table() -> Table:
    table = Table(red("Rookie", 3, 3000), my_battle=["Rookie"])
    for entry in (FIRST, SECOND, THIRD):
        table.game.state.later(*entry)
    return table


def entries(table: Table) -> list[tuple[int, ...]]:
    data = table.game.state.data
    return [
        tuple(int(data[sl.LATER_ENTRY + number * sl.LATER_SIZE + field]) for field in FIELDS)
        for number in range(int(data[sl.LATER]))
    ]


def test_each_is_kept_behind_those_before(table: Table) -> None:
    pending = int(table.game.state.data[sl.PENDING])
    assert entries(table) == [FIRST, SECOND, THIRD]
    assert table.game.state.data[sl.PENDING] == pending


def test_no_more_are_kept_than_there_is_room_for(table: Table) -> None:
    for _ in range(sl.LATER_CAP - 3):
        table.game.state.later(*SECOND)
    with pytest.raises(RuleError, match="too much pending"):
        table.game.state.later(*SECOND)
    assert len(entries(table)) == sl.LATER_CAP


def test_what_waits_for_another_moment_goes_on_waiting(table: Table) -> None:
    forget(table.game.state, 1)
    assert entries(table) == [SECOND]
    forget(table.game.state, 1)
    assert entries(table) == [SECOND]


def test_what_has_waited_for_this_moment_is_pending_in_its_order(table: Table) -> None:
    state = table.game.state
    assert not ripen(state, 99)
    assert state.data[sl.PENDING] == 0
    assert ripen(state, 1)
    assert entries(table) == [SECOND]
    found = [
        tuple(
            int(state.data[sl.PENDING_ENTRY + number * sl.PENDING_SIZE + field])
            for field in (sl.PENDING_EFFECT, sl.PENDING_HOLDER, sl.PENDING_CARD, sl.PENDING_EVENT)
        )
        for number in range(int(state.data[sl.PENDING]))
    ]
    assert found == [FIRST[1:], THIRD[1:]]
