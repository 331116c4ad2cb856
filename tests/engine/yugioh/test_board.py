"""The board as data."""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import MONSTER, ChangeLevel, Choose
from engine.yugioh.telling.board import board
from tests.engine.yugioh.table import Table, body, played


def test_the_board_shows_the_level_as_it_is_now() -> None:
    # docs/json.md: `level`
    shift = played("Shift", ChangeLevel(Choose(MONSTER, v.MZONE), 1))
    table = Table([shift], field=[body(level=4)])
    table.activate(shift)
    assert board(table.game)["monsters"][0]["level"] == 5
