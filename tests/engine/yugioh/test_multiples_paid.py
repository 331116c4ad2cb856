"""Any multiple of a number of Life Points is paid.

Source: the card text of Wall of Revealing Light; nobody pays more Life Points than they have.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import LIFE
from tests.engine.yugioh.table import Table, fresh

WALL = compile_card(
    la.Card(9, "Wall", v.TRAP | v.CONTINUOUS),
    "Activate by paying any multiple of 1000 Life Points. Monsters your opponent controls cannot "
    "attack if their ATK is less than or equal to the amount you paid.",
    Lexicon({}, {}),
)


def laid(points: int) -> tuple[Table, la.Card]:
    assert WALL.whole, [str(part.why) for part in WALL.parts if part.why]
    wall = replace(WALL.card, passcode=fresh())
    table = Table(sets=[wall])
    table.state.put(LIFE, points)
    table.laid()
    return table, wall


def test_the_player_chooses_how_much() -> None:
    table, wall = laid(3500)
    table.activate(wall)
    assert len(table.decision().options) == 3
    table.says_number(2)
    assert table.life() == 1500
    assert "Wall" in table.spells().values()


def test_at_least_so_much_must_be_there() -> None:
    table, wall = laid(900)
    assert not table.may("activate", wall)
    table, wall = laid(1000)
    assert table.may("activate", wall)
