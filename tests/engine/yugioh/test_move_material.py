"""A material is moved from one Xyz Monster to another.

Sources: Yu-Gi-Oh rules reference, X1, X2; Yu-Gi-Oh solo rules 4; card texts.
"""

from collections.abc import Sequence

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    Card,
    Choose,
    Chosen,
    Damage,
    Detach,
    Event,
    IfDone,
    Ignition,
    MoveMaterial,
    Named,
    Trigger,
)
from tests.engine.yugioh.table import Table, body, fiend, names, played, xyz

A, B, C = body("A"), body("B"), body("C")
DONOR = xyz("Donor")
TAKER = xyz("Taker", effects=(Ignition(v.MZONE, do=(MoveMaterial(), IfDone((Damage(100),)))),))


def laid(*materials: Card, taker: Card = TAKER, hand: Sequence[Card] = ()) -> Table:
    """Donor with these materials beside another monster."""
    table = Table(hand, deck=materials, field=[DONOR, taker])
    for card in materials:
        table.attach(card, DONOR)
    return table


def test_a_material_goes_from_the_one_to_the_other() -> None:
    # Card texts: "attach 1 material from an Xyz Monster you control to this card"
    table = laid(A, B)
    table.activate(TAKER)
    table.pick(B)
    assert table.materials(DONOR) == names(A)
    assert table.materials(TAKER) == names(B)
    assert table.life(1) == 7900
    assert table.grave == []


def test_it_pays_for_effects_there() -> None:
    # Yu-Gi-Oh rules reference, X2: a material that is detached goes to the GY
    taker = xyz("Taker", effects=(
        Ignition(v.MZONE, do=(MoveMaterial(),)),
        Ignition(v.MZONE, cost=(Detach(),), do=(Damage(500),)),
    ))  # fmt: skip
    table = laid(A, taker=taker)
    assert not table.may("activate", taker, 1)
    table.activate(taker, 0)
    table.activate(taker, 1)
    assert table.grave == names(A)
    assert table.materials(DONOR) == table.materials(taker) == []
    assert table.life(1) == 7500


def test_a_material_is_not_on_the_field_and_nothing_leaves_it() -> None:
    # Yu-Gi-Oh rules reference, X1
    mourner = fiend(
        "Mourner", Trigger(v.OVERLAY | v.GRAVE, on=Event("sent", from_=v.MZONE), do=(Damage(1),))
    )
    table = laid(mourner)
    table.activate(TAKER)
    assert table.materials(TAKER) == ["Mourner"]
    assert table.life(1) == 7900
    assert table.asked == "open"


def test_its_own_materials_are_not_moved_to_itself() -> None:
    # Card texts: from another monster
    table = Table(deck=[A], field=[TAKER, DONOR])
    table.attach(A, TAKER)
    assert not table.may("activate", TAKER)


def test_there_must_be_a_material() -> None:
    # Yu-Gi-Oh solo rules, 2
    assert not laid().may("activate", TAKER)


def test_the_monster_can_be_a_target() -> None:
    # Card texts: "target 1 Xyz Monster you control; attach 1 material of another to it"
    gift = played(
        "Gift", MoveMaterial(to=Chosen(("it",))), target=(Choose(MONSTER, v.MZONE, name="it"),)
    )
    table = laid(A, hand=[gift])
    table.activate(gift)
    table.pick(TAKER)
    assert table.materials(TAKER) == names(A)


def test_only_from_monsters_that_match() -> None:
    # Card texts: "from 1 other … monster"
    picky = xyz("Picky", effects=(
        Ignition(v.MZONE, do=(MoveMaterial(filter=~Named(DONOR.passcode)),)),
    ))  # fmt: skip
    assert not laid(A, taker=picky).may("activate", picky)
