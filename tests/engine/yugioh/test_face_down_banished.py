"""Cards that are banished face-down: they are counted, and nothing else is known of them.

Source: Yu-Gi-Oh field zones, *Face-down banished*; card texts (Eater of Millions, Gren Maju Da
Eiza).
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    Banish,
    Choose,
    Count,
    FieldStats,
    State,
    Times,
)
from tests.engine.yugioh.table import Table, body, fiend, played

FACE_DOWN = State("face-down")
BODY = body("Body")
BANISHES = played("Banishes", Banish(Choose(MONSTER, v.HAND), face_down=True))


def attack_with(counted: Count) -> int:
    """The ATK of a monster that gains 100 for each card counted, one being banished face-down and
    one face-up.
    """
    gains = fiend("Gains", FieldStats(Times(counted, 100), ~OTHER), attack=1000)
    table = Table([BANISHES, BODY], field=[gains], banished=[body("Face-up")])
    table.activate(BANISHES)
    return table.attack(gains)


def test_cards_that_are_banished_face_down_are_counted() -> None:
    assert attack_with(Count(FACE_DOWN, v.BANISHED, v.EITHER)) == 1100
    assert attack_with(Count(FACE_DOWN & OTHER, v.BANISHED, v.EITHER)) == 1100


def test_whether_a_card_banished_face_down_is_a_monster_is_not_known() -> None:
    assert attack_with(Count(MONSTER, v.BANISHED, v.EITHER)) == 1100
