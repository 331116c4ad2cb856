"""What tells one open state from another, and what does not.

The conformance tests compare keys with a slow oracle over random play; here every part of a
position is changed alone.  Source: the invariant that equal positions have equal keys, and that
everything that can change what is legal later is in the key.
"""

from collections.abc import Callable

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    SELF,
    Banish,
    Choose,
    Chosen,
    Equip,
    EquipStats,
)
from engine.yugioh.movement.control import relocate
from engine.yugioh.position import slots as sl
from engine.yugioh.position.modifiers import GAIN, SET, SET_ORIGINAL
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    ignition,
    xyz,
)

A, B = body("A"), body("B")
RANK = xyz("Rank")


def key(table: Table) -> int:
    """The key of the open state that the table is in."""
    assert table.asked == "open", table.offers()
    return table.game.key()


def differ(make: Callable[[], Table], change: Callable[[Table], None]) -> bool:
    """Whether a change of the table changes its key."""
    one, other = make(), make()
    assert key(one) == key(other)
    change(other)
    return key(one) != key(other)


# ------------------------------------------------------------ cards in piles


@pytest.mark.parametrize("place", [v.HAND, v.GRAVE, v.BANISHED])
def test_which_cards_are_in_a_pile(place: int) -> None:
    tables = []
    for card in (A, B):
        table = Table(deck=[A, B])
        table.put(card, place)
        tables.append(table)
    assert key(tables[0]) != key(tables[1])


def test_in_which_pile_a_card_is() -> None:
    keys = set()
    for place in (v.DECK, v.HAND, v.GRAVE, v.BANISHED):
        table = Table(deck=[A])
        table.put(A, place)
        keys.add(key(table))
    assert len(keys) == 4


def test_how_many_copies() -> None:
    keys = set()
    for number in range(4):
        table = Table(deck=[A] * 3)
        for _ in range(number):
            table.put(A, v.GRAVE)
        keys.add(key(table))
    assert len(keys) == 4


def test_the_order_of_hand_and_gy_does_not_matter() -> None:
    one, other = Table(deck=[A, B, A]), Table(deck=[A, B, A])
    for card in (A, B):
        one.put(card, v.GRAVE)
    for card in (B, A):
        other.put(card, v.GRAVE)
    assert one.grave != other.grave
    assert key(one) == key(other)


def test_which_copy_does_not_matter() -> None:
    table = Table(deck=[A, A])
    first, second = table.numbers(A)
    keys = []
    for number in (first, second):
        mark = table.state.mark()
        table.state.remove(number)
        table.state.insert(number, v.GRAVE, 0)
        table.state.put(sl.POSITION + number, v.FACEUP_ATTACK)
        keys.append(table.game.key())
        table.state.undo_to(mark)
    assert keys[0] == keys[1]


def test_whose_card_it_is() -> None:
    mine, theirs = Table(grave=[A], opponent_field=[A]), Table(field=[A], opponent_grave=[A])
    assert key(mine) != key(theirs)


@pytest.mark.parametrize("place", [v.GRAVE, v.BANISHED])
def test_whether_a_monster_was_properly_summoned(place: int) -> None:
    def make() -> Table:
        table = Table(extra=[RANK])
        table.put(RANK, place)
        return table

    assert differ(make, lambda table: table.rewrite(sl.STATUS, RANK, 0))


def test_whether_a_banished_card_is_face_up() -> None:
    assert differ(
        lambda: Table(banished=[A]),
        lambda table: table.rewrite(sl.POSITION, A, v.FACEDOWN_ATTACK),
    )


def test_whether_a_banished_card_will_return() -> None:
    away = fiend("Away", ignition(Banish(Choose(MONSTER & OTHER, v.MZONE), until="end")),
                 ignition(Banish(Choose(MONSTER & OTHER, v.MZONE))))  # fmt: skip
    keys = []
    for effect in (0, 1):
        table = Table(field=[away, A])
        table.activate(away, effect)
        assert table.banished == ["A"]
        keys.append(key(table))
    assert keys[0] != keys[1]


def test_how_and_for_whom_a_banished_card_will_return() -> None:
    # Banished until the End Phase it returns in the battle position that it was in, to the field
    # that it was on.
    away = fiend("Away", ignition(Banish(Choose(MONSTER & OTHER, v.MZONE, whose=v.EITHER),
                                         until="end")))  # fmt: skip
    keys = []
    for position in (v.FACEUP_ATTACK, v.FACEUP_DEFENSE, v.FACEDOWN_DEFENSE):
        table = Table(field=[away, A])
        table.rewrite_position(A, position)
        table.activate(away)
        assert table.banished == ["A"]
        keys.append(key(table))
    taken = Table(field=[away, A])
    relocate(taken.state, taken.number(A), 1, 0)
    taken.laid()
    taken.activate(away)
    assert taken.banished == ["A"]
    assert len({*keys, key(taken)}) == 4


# ------------------------------------------------------------------ monsters


@pytest.mark.parametrize(
    ("slot", "value"),
    [
        (sl.POSITION, v.FACEUP_DEFENSE), (sl.POSITION, v.FACEDOWN_DEFENSE), (sl.STATUS, 0),
        (sl.STATUS, sl.NEW | sl.NEGATED), (sl.STATUS, sl.NEW | sl.NEGATED_TURN),
        (sl.HOW, v.BY_NORMAL), (sl.LEVELS, -1), (sl.STATUS, sl.NEW | sl.BANISH_LEAVING),
        (sl.STATUS, sl.NEW | sl.NO_SYNCHRO), (sl.STATUS, sl.NEW | sl.NO_LINK),
        (sl.STATUS, sl.NEW | sl.BOTTOM_LEAVING),
    ],
)  # fmt: skip
def test_the_state_of_a_monster(slot: int, value: int) -> None:
    assert differ(lambda: Table(field=[A]), lambda table: table.rewrite(slot, A, value))


@pytest.mark.parametrize(
    "slot", [sl.USED, sl.MADE_OF, sl.MADE_WITH, sl.LEVELS, sl.COUNTERS, sl.HOW, sl.STATUS]
)
def test_how_much_of_it_a_monster_has(slot: int) -> None:
    # Summoned with one material is not with two: a text may count them.
    keys = []
    for value in range(4):
        table = Table(field=[A])
        table.rewrite(slot, A, value)
        keys.append(key(table))
    assert len(set(keys)) == 4


@pytest.mark.parametrize("stat", [v.ATK, v.DEF])
@pytest.mark.parametrize("until", [0, sl.UNTIL_END])
@pytest.mark.parametrize("kind", [GAIN, SET, SET_ORIGINAL])
@pytest.mark.parametrize("value", [500, -500])
def test_the_modifiers_of_a_monster(kind: int, until: int, stat: int, value: int) -> None:
    what = stat | until | kind << 3
    assert differ(lambda: Table(field=[A]), lambda table: table.modify(A, what, value))
    other = v.ATK + v.DEF - stat | until | kind << 3
    tables = [Table(field=[A]) for _ in range(3)]
    for table, changed in zip(tables, (what, other, what ^ sl.UNTIL_END), strict=True):
        table.modify(A, changed, value)
    assert len({key(table) for table in tables}) == 3


def test_the_order_of_modifiers_matters_where_one_sets_a_value() -> None:
    up, down, zero = (GAIN, 300), (GAIN, -200), (SET_ORIGINAL, 0)

    def made(*modifiers: tuple[int, int]) -> int:
        table = Table(field=[A])
        for kind, value in modifiers:
            table.modify(A, v.ATK | kind << 3 | (sl.UNTIL_END if value < 0 else 0), value)
        return key(table)

    assert made(up, down) == made(down, up)
    assert made(up, zero) != made(zero, up)
    assert made(up, down, zero) == made(down, up, zero)


def test_the_materials_of_a_monster() -> None:
    tables = []
    for cards in ((), (A,), (B,), (A, A), (A, B)):
        table = Table(deck=[A, A, B], field=[RANK])
        for card in cards:
            table.attach(card, RANK)
        tables.append(key(table))
    assert len(set(tables)) == 5


def test_the_order_of_materials_does_not_matter() -> None:
    keys = []
    for cards in ((A, B), (B, A)):
        table = Table(deck=[A, B], field=[RANK])
        for card in cards:
            table.attach(card, RANK)
        keys.append(key(table))
    assert keys[0] == keys[1]


def test_under_which_monster_a_material_is() -> None:
    other = xyz("Other")
    keys = []
    for host in (RANK, other):
        table = Table(deck=[A], field=[RANK, other])
        table.attach(A, host)
        keys.append(key(table))
    assert keys[0] != keys[1]


def test_the_equip_cards_of_a_monster() -> None:
    keys = []
    for equips in ((), ((A, A),), ((B, A),), ((A, B),), ((A, A), (B, A)), ((A, A), (B, B))):
        table = Table(deck=[A, B], field=[A, B])
        for card, host in equips:
            table.equip(card, host)
        keys.append(key(table))
    assert len(set(keys)) == 6


def test_what_an_equip_card_grants() -> None:
    two = fiend("Two", ignition(
        Equip(SELF, Chosen(), (EquipStats(1),)), target=(Choose(MONSTER, v.MZONE),), where=v.GRAVE
    ))  # fmt: skip
    keys = []
    for grants in (0, 1):
        table = Table(deck=[B], field=[A], also=[two])
        table.equip(B, A, grants)
        keys.append(table.game.key())
    assert keys[0] != keys[1]
