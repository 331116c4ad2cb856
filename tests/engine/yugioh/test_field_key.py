"""When two end boards are one to the player: the key of what is in play.

Source: `Game.field_key`: by card, position, materials and equips, wherever the cards lie.
"""

from collections.abc import Callable

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.keys import field_key
from engine.yugioh.language import spell
from tests.engine.yugioh.table import Table, body, fresh, played, xyz

A, B = body("A"), body("B")
RANKED = xyz("Ranked")
STAYS = played("Stays", type=v.CONTINUOUS)
SWORD = spell(fresh(), "Sword", v.EQUIP)
DECK = [A, A, B, STAYS, SWORD]


def key(*laid: Callable[[Table], object]) -> int:
    """The key after these cards were laid, of the same deck each time."""
    table = Table(deck=DECK, extra=[RANKED])
    for lay in laid:
        lay(table)
    return int(field_key(table.state))


def a(zone: int = 0, position: int = v.FACEUP_ATTACK) -> Callable[[Table], object]:
    return lambda table: table.lay(A, zone, 0, position)


def b(zone: int = 1) -> Callable[[Table], object]:
    return lambda table: table.lay(B, zone)


def ranked(table: Table) -> None:
    table.lay(RANKED, 2)


def stays(zone: int = 0, position: int = v.FACEUP_ATTACK) -> Callable[[Table], object]:
    return lambda table: table.lay_spell(STAYS, zone, 0, position)


BOARDS: list[tuple[Callable[[Table], object], ...]] = [
    (),
    (a(),),
    (a(position=v.FACEUP_DEFENSE),),
    (b(),),
    (a(), b()),
    (a(), a(1)),
    (stays(),),
    (stays(position=v.FACEDOWN_DEFENSE),),
    (a(), stays()),
    (a(), b(), lambda table: table.equip(SWORD, A)),
    (a(), b(), lambda table: table.equip(SWORD, B)),
    (ranked,),
    (ranked, lambda table: table.attach(A, RANKED)),
    (ranked, lambda table: table.attach(A, RANKED), lambda table: table.attach(B, RANKED)),
    (a(), ranked),
]


def test_each_of_these_boards_is_another_one() -> None:
    keys = [key(*board) for board in BOARDS]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((a(0), b(1)), (a(4), b(0))),
        ((a(0), a(1)), (a(3), a(2))),
        ((a(0), stays(0)), (a(0), stays(4))),
        ((a(0),), (a(0), lambda table: table.put(B, v.GRAVE))),
        ((a(0),), (a(0), lambda table: table.put(STAYS, v.HAND))),
    ],
)
def test_zones_and_piles_make_no_difference(
    one: tuple[Callable[[Table], object], ...], other: tuple[Callable[[Table], object], ...]
) -> None:
    assert key(*one) == key(*other)


def test_only_the_players_own_field_counts() -> None:
    table = Table(deck=DECK, opponent_field=[B])
    assert int(field_key(table.state)) == 0
