"""Cards that stand in for one Fusion material that is asked for by its name.

Sources: the card texts of King of the Swamp, Versago the Destroyer and Patchwork Fluffal; a monster
that must be Fusion Summoned with the materials above has no substitutes.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    Attribute,
    Card,
    Choose,
    Contact,
    Each,
    FusionMaterials,
    FusionSubstitute,
    FusionSummon,
    Materials,
    Named,
    Negate,
    Series,
    monster,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, played

A, B, LIGHT = body("A", attribute=v.EARTH), body("B", attribute=v.EARTH), body("Light")
SUB = fiend("Sub", FusionSubstitute())
ONE_LIGHT = Materials(Attribute(v.LIGHT) & MONSTER)
NAMED = fusion("Named", Materials(Named(A.passcode)), ONE_LIGHT)
TWO = fusion("Two", Materials(Named(A.passcode)), Materials(Named(B.passcode)))
FUSE = played("Fuse", FusionSummon(sources=(Each(MONSTER, v.HAND | v.MZONE | v.GRAVE),)))


@pytest.mark.parametrize("where", ["hand", "field", "grave"])
def test_in_its_places_it_stands_in_for_the_named_material(where: str) -> None:
    hand = [FUSE, SUB, LIGHT] if where == "hand" else [FUSE, LIGHT]
    rest = {} if where == "hand" else {where: [SUB]}
    table = Table(hand, extra=[NAMED], **rest)  # type: ignore[arg-type]
    table.activate(FUSE)
    assert "Named" in table.monsters().values()
    assert {"Sub", "Light"} <= set(table.grave)


def test_of_two_named_materials_for_one() -> None:
    assert not Table([FUSE, SUB, fiend("Sub", FusionSubstitute())], extra=[TWO]).may(
        "activate", FUSE
    )
    table = Table([FUSE, SUB, A], extra=[TWO])
    table.activate(FUSE)
    assert "Two" in table.monsters().values()


def test_for_no_material_that_is_not_named() -> None:
    assert not Table([FUSE, SUB, A], extra=[NAMED]).may("activate", FUSE)
    # As what it is it may be used as well.
    light = fiend("Bright", FusionSubstitute(), attribute=v.LIGHT)
    table = Table([FUSE, light, A, LIGHT], extra=[NAMED])
    table.activate(FUSE)
    assert table.choices() == [("A", "Bright"), ("A", "Light"), ("Bright", "Light")]


def test_negated_on_the_field_it_stands_in_for_nothing() -> None:
    hush = played("Hush", Negate(Choose(FACE_UP, v.MZONE)))
    table = Table([hush, FUSE, LIGHT], extra=[NAMED], field=[SUB])
    assert table.may("activate", FUSE)
    table.activate(hush)
    assert not table.may("activate", FUSE)


def test_no_substitute_where_the_materials_must_be_just_these() -> None:
    way = FusionMaterials((Materials(Named(A.passcode)), ONE_LIGHT), exact=True)
    exact = monster(fresh(), "Exact", v.DARK, v.FIEND, 6, 0, 0, type=v.FUSION, procedures=(way,))
    assert not Table([FUSE, SUB, LIGHT], extra=[exact]).may("activate", FUSE)
    assert Table([FUSE, A, LIGHT], extra=[exact]).may("activate", FUSE)


def test_no_substitute_without_a_fusion_summon() -> None:
    slots = (Materials(Named(A.passcode)), ONE_LIGHT)
    ways = (Contact(v.MZONE), FusionMaterials(slots, by_effect=False))
    sent = monster(fresh(), "Sent", v.DARK, v.FIEND, 6, 0, 0, type=v.FUSION, procedures=ways)
    assert not Table(extra=[sent], field=[SUB, LIGHT]).may("special", sent)
    assert Table(extra=[sent], field=[A, LIGHT]).may("special", sent)


def test_for_some_monsters_and_in_some_places_alone() -> None:
    gamma = Series(0x123, "Gamma")
    some = fiend("Some", FusionSubstitute(v.FIELD_PLACES, gamma))
    assert not Table([FUSE, LIGHT], extra=[NAMED], field=[some]).may("activate", FUSE)
    ours = fusion("Ours", Materials(Named(A.passcode)), ONE_LIGHT, series=(0x123,))
    assert Table([FUSE, LIGHT], extra=[ours], field=[some]).may("activate", FUSE)
    assert not Table([FUSE, LIGHT, some], extra=[ours]).may("activate", FUSE)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("This card in your hand, field, or GY can be used as a substitute for any 1 Fusion "
         "Material whose name is mentioned on the Fusion Monster Card, but the other materials "
         "must be correct.", FusionSubstitute(v.HAND | v.FIELD_PLACES | v.GRAVE)),
        ("This card can be used as a substitute for any 1 Fusion Material mentioned by name on the "
         "Fusion Monster Card, but the other material(s) must be correct.", FusionSubstitute()),
        ("This card on the field can be used as a substitute for any 1 Fusion Material whose name "
         'is specifically listed on a "Gamma" Fusion Monster, but the other Fusion Material(s) '
         "must be correct.",
         FusionSubstitute(v.FIELD_PLACES, Series(0x123, "Gamma") & MONSTER)),
    ],
)  # fmt: skip
def test_texts(text: str, rule: FusionSubstitute) -> None:
    lexicon = Lexicon({}, {"Gamma": 0x123})
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.WATER, v.AQUA, 3)
    found = compile_card(facts, text, lexicon)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    assert found.card.effects == (rule,)
    less = text.partition(", but the other")[0] + "."
    assert not compile_card(facts, less, lexicon).whole
