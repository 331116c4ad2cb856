"""More candidates than an int of C has bits: a set of them is one number of 64 bits."""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import MONSTER, Each, FusionSummon, Materials
from tests.engine.yugioh.table import Table, body, fusion, played

CROWD = [body(f"Monster {number}") for number in range(34)]


@pytest.mark.parametrize("last", [30, 31, 32, 33])
def test_materials_far_behind_in_the_list_are_told_from_the_first(last: int) -> None:
    made = fusion("Made", Materials(MONSTER, 2, 2))
    fuse = played("Fuse", FusionSummon(sources=(Each(MONSTER, v.DECK),)))
    table = Table([fuse], CROWD[: last + 1], [made])
    table.activate(fuse)
    assert len(table.choices()) == last * (last + 1) // 2
    table.pick(CROWD[0], CROWD[last])
    assert list(table.monsters().values()) == ["Made"]
    assert sorted(table.grave) == sorted([CROWD[0].name, CROWD[last].name, "Fuse"])
