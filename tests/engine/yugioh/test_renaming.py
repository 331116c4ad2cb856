"""Cards whose text gives them another name in some places.

Source: problem-solving card text, "This card's name becomes "A" while on the field or in the GY".
"""

from typing import Any

import pytest

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    AddToHand,
    Ban,
    Banish,
    Card,
    Choose,
    Compare,
    Damage,
    Each,
    FieldStats,
    FusionSummon,
    Materials,
    NameBecomes,
    Named,
    Names,
    Series,
)
from engine.yugioh.position.slots import NEGATED, POSITION, STATUS
from tests.engine.yugioh.table import Table, body, fiend, fusion, played

A = fiend("Alpha", series=(0x11,))
FIELD_AND_GRAVE = v.FIELD_PLACES | v.GRAVE
OTHER_NAME = fiend("Other", NameBecomes(A.passcode, FIELD_AND_GRAVE, (0x11,)), series=(0x22,))


def attack_with(card: Card, item: Filter, **rest: object) -> int:
    """The ATK of the card with 500 more if it matches."""
    banner = fiend("Banner", FieldStats(500, item))
    table = Table(field=[card, banner], also=[A], **rest)  # type: ignore[arg-type]
    return table.attack(card)


@pytest.mark.parametrize(
    ("item", "matches"),
    [
        (Named(A.passcode), True),
        (Named(OTHER_NAME.passcode), False),
        (~Named(A.passcode), False),
        (Series(0x11, "Alpha"), True),
        (Series(0x22, "Other"), False),
    ],
)
def test_on_the_field_it_has_the_other_name(item: Filter, matches: bool) -> None:
    assert attack_with(OTHER_NAME, item) == (1500 if matches else 1000)


def test_others_keep_their_names() -> None:
    assert attack_with(A, Named(A.passcode)) == 1500
    search = played("Search", AddToHand(Choose(Named(A.passcode), v.DECK)))
    table = Table([search], [A, body("B")], field=[OTHER_NAME])
    table.activate(search)
    assert table.hand == ["Alpha"]
    assert attack_with(body("B"), Named(A.passcode)) == 1000


@pytest.mark.parametrize("place", ["grave", "hand", "deck"])
def test_elsewhere_it_has_its_own_name(place: str) -> None:
    where = {"grave": v.GRAVE, "hand": v.HAND, "deck": v.DECK}[place]
    out = played("Out", Banish(Choose(Named(A.passcode), where)))
    own = played("Own", Banish(Choose(Named(OTHER_NAME.passcode), where)))
    hand = [out, own, *([OTHER_NAME] if place == "hand" else [])]
    rest: dict[str, Any] = {} if place == "hand" else {place: [OTHER_NAME]}
    table = Table(hand, also=[A], **rest)
    assert table.may("activate", out) is (place == "grave")
    assert table.may("activate", own) is (place != "grave")


@pytest.mark.parametrize("off", ["negated", "face-down"])
def test_negated_or_face_down_it_has_its_own_name(off: str) -> None:
    out = played("Out", Banish(Each(Named(A.passcode), v.MZONE)), Damage(1))
    table = Table([out], field=[OTHER_NAME], also=[A])
    if off == "negated":
        table.rewrite(STATUS, OTHER_NAME, NEGATED)
    else:
        table.rewrite(POSITION, OTHER_NAME, v.FACEDOWN_DEFENSE)
    if table.may("activate", out):
        table.activate(out)
    assert table.monsters() == {0: "Other"}


def test_it_is_a_fusion_material_by_its_new_name() -> None:
    goal = fusion("Goal", Materials(Named(A.passcode), 1, 1), Materials(MONSTER, 1, 1))
    fuse = played("Fuse", FusionSummon(ANY, (Each(MONSTER, v.MZONE | v.HAND),)))
    on_field = Table([fuse], field=[OTHER_NAME, body("B")], extra=[goal], also=[A])
    assert on_field.may("activate", fuse)
    in_hand = Table([fuse, OTHER_NAME], field=[body("B")], extra=[goal], also=[A])
    assert not in_hand.may("activate", fuse)


def test_two_of_one_name_are_not_two_names() -> None:
    def condition(number: int) -> Node:
        return Compare(Names(MONSTER, v.MZONE), ">=", number)

    two = played("Two", Damage(1), condition=(condition(2),))
    assert not Table([two], field=[OTHER_NAME, A]).may("activate", two)
    assert Table([two], field=[OTHER_NAME, body("B")], also=[A]).may("activate", two)


def test_a_ban_on_the_name_is_one_on_it() -> None:
    wall = fiend("Wall", Ban(("effect",), Named(A.passcode), whose=v.EITHER))
    gains = fiend("Gains", NameBecomes(A.passcode, v.MZONE), FieldStats(500, Named(A.passcode)))
    assert Table(field=[gains, wall], also=[A]).attack(gains) == 1000
    assert Table(field=[gains], also=[A]).attack(gains) == 1500
