"""Cards that will have left: any number up to seven, and more are an error, not forgotten."""

import pytest

from engine.agenda import RuleError
from engine.yugioh.queries.gone import NOBODY, also_gone, is_gone, zones_given_up
from tests.engine.yugioh.table import Table, body

LEAVING = [3, 190, 5, 17, 88, 90, 1]


def test_every_card_that_leaves_is_remembered() -> None:
    gone = NOBODY
    for card in LEAVING:
        gone = also_gone(gone, card)
        assert also_gone(gone, card) == gone
    assert [card for card in range(192) if is_gone(gone, card)] == sorted(LEAVING)
    with pytest.raises(RuleError, match="more than 7"):
        also_gone(gone, 2)


def test_zones_of_three_monsters_are_given_up() -> None:
    a, b, c = body("A"), body("B"), body("C")
    table = Table(field=[a, b, c])
    gone = NOBODY
    for card in (a, b, c):
        gone = also_gone(gone, table.number(card))
    assert zones_given_up(table.game.state, gone, 0) == sum(1 << table.zone(x) for x in (a, b, c))
    assert zones_given_up(table.game.state, gone, 1) == 0
