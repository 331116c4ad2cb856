"""A material of an Xyz Monster returns to the Extra Deck, and is Special Summoned onto its monster.

Sources: the card text of Exosisters Magnifica: "return 1 Xyz Monster you own attached to this card
to your Extra Deck, then you can Special Summon that monster … by using this card you control as
material"; Yu-Gi-Oh rules reference, X1, X2.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    SELF,
    Card,
    Chosen,
    Optional,
    ReturnMaterial,
    SpecialSummon,
    Then,
    Type,
    activations,
)
from tests.engine.yugioh.table import Table, body, ignition, names, xyz

A = body("A")
LOW, OTHER_LOW = xyz("Low"), xyz("Other")
AGAIN = SpecialSummon(Chosen(), how=v.BY_XYZ, onto=SELF, transfer=True)
HIGH = xyz(
    "High", 8, each=Type(v.XYZ),
    effects=(ignition(ReturnMaterial(Type(v.XYZ)), Then((Optional((AGAIN,)),))),),
)  # fmt: skip


def laid(*materials: Card) -> Table:
    """High with these materials."""
    table = Table(deck=[A], extra=[LOW, OTHER_LOW], field=[HIGH])
    for card in materials:
        table.attach(card, HIGH)
    return table


def test_it_is_summoned_with_its_monster_and_the_other_materials() -> None:
    table = laid(LOW, OTHER_LOW, A)
    table.activate(HIGH)
    assert table.choices() == [("Low",), ("Other",)]
    table.pick(LOW)
    table.yes()
    assert list(table.monsters().values()) == names(LOW)
    assert sorted(table.materials(LOW)) == sorted(names(A, OTHER_LOW, HIGH))


def test_it_may_stay_in_the_extra_deck() -> None:
    table = laid(LOW, A)
    table.activate(HIGH)
    table.no()
    assert table.materials(HIGH) == names(A)
    assert "Low" in table.extra


def test_a_material_of_the_main_deck_does_not_return_there() -> None:
    assert not laid(A).may("activate", HIGH)


PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT | v.XYZ, v.DARK, v.FIEND, 8, 1000, 1000)
TEXT = (
    "2 Level 8 monsters\nYou can return 1 Xyz Monster you own attached to this card to your Extra "
    "Deck, then you can Special Summon that monster from your Extra Deck, by using this card you "
    "control as material. (This is treated as an Xyz Summon. Transfer this card's materials to the "
    "Summoned monster.)"
)


def test_it_is_read() -> None:
    found = compile_card(PROBE, TEXT, Lexicon({}, {}))
    assert found.whole, [part.why for part in found.parts]
    (effect,) = found.card.effects
    (one,) = activations(effect)  # type: ignore[arg-type]
    assert one.do[0].kind == "ReturnMaterial"
    (may,) = one.do[1].do  # type: ignore[attr-defined]
    assert may.do == (SpecialSummon(Chosen(), how=v.BY_XYZ, onto=SELF, transfer=True),)


def test_one_that_must_be_xyz_summoned_is_not_summoned_onto_another() -> None:
    # "Must be Xyz Summoned with the above materials."
    text = "2 Level 8 monsters\nMust be Xyz Summoned with the above materials."
    found = compile_card(PROBE, text, Lexicon({}, {}))
    assert found.whole
    assert found.card.only_by_itself
