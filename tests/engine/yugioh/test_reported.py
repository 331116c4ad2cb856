"""What the engine does not do right yet: each case fails today, with the rule that it breaks.

`xfail_strict` makes a case that has begun to hold fail here, so that it moves to the file of its
rule.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.board import board
from engine.yugioh.language import MONSTER, Choose
from engine.yugioh.operations import ChangeLevel
from tests.engine.yugioh.table import Table, body, played


def fails(reason: str) -> pytest.MarkDecorator:
    """The mark of a case that fails, and why it does."""
    return pytest.mark.xfail(reason=reason, strict=True, raises=AssertionError)


@fails("the board shows the printed Level")
def test_the_board_shows_the_level_as_it_is_now() -> None:
    shift = played("Shift", ChangeLevel(Choose(MONSTER, v.MZONE), 1))
    table = Table([shift], field=[body(level=4)])
    table.activate(shift)
    assert board(table.game)["monsters"][0]["level"] == 5
