"""Any multiple of a number of Life Points is paid.

Source: the card text of Wall of Revealing Light; nobody pays more Life Points than they have.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import LIFE
from tests.engine.yugioh.table import Table, body, fresh

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


def test_what_is_left_is_said() -> None:
    # Number S39: Utopia Prime: "pay LP so that you only have 10 left"
    found = compile_card(
        la.Card(9, "All in", v.SPELL),
        "Pay LP so that you only have 10 left; draw 1 card.",
        Lexicon({}, {}),
    )
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    card = replace(found.card, passcode=fresh())
    table = Table([card], [body("A")])
    table.activate(card)
    assert table.life() == 10 and table.hand == ["A"]
    poor = Table([card], [body("A")])
    poor.state.put(LIFE, 10)
    poor.laid()
    assert not poor.may("activate", card)
