"""The table of what cards add to a key by where they lie."""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.position import lying as ly


@pytest.mark.plain
def test_the_table_has_a_row_for_each_place_and_player() -> None:
    places = {
        ly.IN_HAND: v.HAND,
        ly.IN_GRAVE: v.GRAVE,
        ly.IN_BANISHMENT: v.BANISHED,
        ly.IN_EXTRA: v.EXTRA,
        ly.IN_MONSTERS: v.MZONE,
        ly.IN_SPELLS: v.SZONE,
    }
    table = ly.tabulate(3)
    assert len(table) == len(places) * 2 * 3
    assert len({table[number] for number in range(len(table))}) == len(table)
    for number, place in places.items():
        for player in (0, 1):
            for definition in range(3):
                found = table[ly.row(3, number, player) + definition]
                assert found == ly.lying(definition, place, player)
