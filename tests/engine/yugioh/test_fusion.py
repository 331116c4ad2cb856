"""Fusion Summons by effect, and contact Fusions.

Sources: Yu-Gi-Oh rules reference, T4, F1, F2; Yu-Gi-Oh solo rules 3.5; card texts.
"""

import pytest

from engine.agenda import RuleError
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiend_support import AERIAL_EATER, NECROQUIP_PRINCESS
from engine.yugioh.cards.fiendsmith import (
    CRIMSON_TEARS,
    DESIRAE,
    ENGRAVER,
    KYRIE,
    LACRIMA,
    LURRIE,
    REQUIEM,
)
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    NON_LINK,
    SELF,
    AddToHand,
    CreateToken,
    Draw,
    Each,
    EquippedTo,
    FusionSummon,
    Materials,
    Named,
    Race,
    Summoned,
    Trigger,
    Unaffected,
    exists,
    sent_to_grave,
    summoned,
)
from engine.yugioh.language.words import MaterialsTo
from engine.yugioh.position.slots import POSITION, PROPER
from engine.yugioh.queries.sets import SET_CAP
from tests.engine.yugioh.table import Table, body, contact, fiend, fusion, link, names, played

A, B, C = body("A"), body("B"), body("C")
TWO = fusion("Two", Materials(MONSTER, 2, 2))
HAND_OR_FIELD = (Each(MONSTER, v.HAND | v.MZONE),)
POLY = played("Poly", FusionSummon(ANY, HAND_OR_FIELD))


# ------------------------------------------------ where materials come from


def test_materials_come_from_hand_and_field_and_go_to_the_gy() -> None:
    # Yu-Gi-Oh rules reference, F1; Yu-Gi-Oh solo rules, 3.5
    table = Table([POLY, A], extra=[TWO], field=[B])
    table.activate(POLY)
    assert sorted(table.grave) == ["A", "B", "Poly"]
    assert table.monsters() == {0: "Two"}
    assert table.status(TWO, PROPER)


def test_one_of_the_materials_is_of_a_kind_that_the_effect_asks_for() -> None:
    # Roar of the Blue-Eyed Dragons: "Fusion Summon 1 Fusion Monster … including a … monster"
    with_b = played("With B", FusionSummon(ANY, HAND_OR_FIELD, including=Named(B.passcode)))
    table = Table([with_b, A, C], extra=[TWO], field=[B])
    table.activate(with_b)
    assert table.choices() == [("A", "B"), ("B", "C")]
    assert not Table([with_b, A, C], extra=[TWO]).may("activate", with_b)


def test_the_spell_goes_to_the_gy_after_the_materials() -> None:
    # Yu-Gi-Oh rules reference, G2: cards in the GY are in order.
    table = Table([POLY, A], extra=[TWO], field=[B])
    table.activate(POLY)
    assert table.grave[-1] == "Poly"


@pytest.mark.parametrize(
    ("place", "kept"),
    [(v.HAND, "hand"), (v.MZONE, "field"), (v.GRAVE, "grave"), (v.DECK, "deck")],
)
def test_materials_come_only_from_where_the_effect_says(place: int, kept: str) -> None:
    poly = played("Some Poly", FusionSummon(ANY, (Each(MONSTER, place),)))
    cards = {"hand": (A, B), "field": (A, B), "grave": (A, B), "deck": (A, B)}
    for where in cards:
        table = Table(
            [poly, *(cards["hand"] if where == "hand" else ())],
            deck=cards["deck"] if where == "deck" else (),
            extra=[TWO],
            field=cards["field"] if where == "field" else (),
            grave=cards["grave"] if where == "grave" else (),
        )
        assert table.may("activate", poly) is (where == kept)


def test_several_sources_are_one_pool() -> None:
    # The card text of Fiendsmith Kyrie: monsters you control and/or Monster Cards equipped
    poly = played("Wide Poly", FusionSummon(ANY, (
        Each(MONSTER, v.MZONE), Each(FACE_UP & MONSTER & EquippedTo(ANY), v.SZONE),
    )))  # fmt: skip
    table = Table([poly], deck=[C], extra=[TWO], field=[A, B])
    table.equip(C, A)
    table.activate(poly)
    assert table.choices() == [("A", "B"), ("A", "C"), ("B", "C")]


def test_an_equip_card_as_material() -> None:
    # The card text of Fiendsmith Kyrie
    table = Table(extra=[LACRIMA, REQUIEM], field=[CRIMSON_TEARS], grave=[KYRIE])
    table.equip(REQUIEM, CRIMSON_TEARS)
    table.activate(KYRIE)
    assert sorted(table.grave) == sorted(names(CRIMSON_TEARS, REQUIEM))
    assert table.banished == names(KYRIE)
    assert table.monsters() == {0: LACRIMA.name}


@pytest.mark.parametrize(
    ("into", "place"), [("grave", v.GRAVE), ("banish", v.BANISHED), ("deck", v.DECK)]
)
def test_materials_go_where_the_effect_says(into: MaterialsTo, place: int) -> None:
    poly = played("Into Poly", FusionSummon(ANY, (Each(MONSTER, v.GRAVE),), into=into))
    table = Table([poly], extra=[TWO], grave=[A, B])
    table.activate(poly)
    assert [table.place_of(card) for card in (A, B)] == [place, place]


def test_extra_deck_materials_return_to_the_extra_deck() -> None:
    # Yu-Gi-Oh solo rules, 3.14
    poly = played("Back Poly", FusionSummon(Named(TWO.passcode), (Each(MONSTER, v.GRAVE),), "deck"))
    old = link("Old")
    table = Table([poly], extra=[TWO], grave=[A, old])
    table.activate(poly)
    assert table.extra == ["Old"]
    assert not table.status(old, PROPER)


def test_a_face_down_monster_is_material_of_its_controller() -> None:
    # Yu-Gi-Oh rules reference, F1: monsters of your side of the field, whatever their position.
    table = Table([POLY], extra=[TWO], field=[A, B])
    table.rewrite(POSITION, B, v.FACEDOWN_DEFENSE)
    table.activate(POLY)
    assert sorted(table.grave) == ["A", "B", "Poly"]


def test_a_face_down_monster_is_sent_for_a_contact_fusion() -> None:
    # Yu-Gi-Oh rules reference, F2
    goal = contact("Goal", Materials(MONSTER, 2, 2))
    table = Table(extra=[goal], field=[A, B])
    table.rewrite(POSITION, B, v.FACEDOWN_DEFENSE)
    table.special(goal)
    assert table.grave == ["A", "B"]


def test_a_monster_that_is_unaffected_is_no_material() -> None:
    # Card texts: what is unaffected cannot be used by the effect.
    proud = fiend("Proud", Unaffected())
    assert not Table([POLY], extra=[TWO], field=[A, proud]).may("activate", POLY)


def test_a_token_can_be_fusion_material() -> None:
    # Yu-Gi-Oh rules reference, T4, T1
    token = fiend("Token", type=v.TOKEN | v.NORMAL)
    maker = played("Maker", CreateToken(token.passcode))
    table = Table([maker, POLY], extra=[TWO], field=[A], also=[token])
    table.activate(maker)
    table.activate(POLY)
    assert table.monsters() == {0: "Two"}
    assert sorted(table.grave) == ["A", "Maker", "Poly"]


# ------------------------------------------------------- what is asked for


def test_each_slot_takes_a_card_of_its_own() -> None:
    # The card text of Fiendsmith's Desirae: "Fiendsmith Engraver" + 2 LIGHT Fiend monsters
    poly = played("Fiend Poly", FusionSummon(ANY, HAND_OR_FIELD))
    assert not Table([poly], extra=[DESIRAE], field=[ENGRAVER, LURRIE]).may("activate", poly)
    assert not Table([poly], extra=[DESIRAE], field=[CRIMSON_TEARS, LURRIE, LURRIE]).may(
        "activate", poly
    )
    table = Table([poly], extra=[DESIRAE], field=[ENGRAVER, LURRIE, CRIMSON_TEARS])
    table.activate(poly)
    assert table.monsters() == {0: DESIRAE.name}


def test_a_card_that_fits_two_slots_leaves_the_other_for_the_rest() -> None:
    # The Engraver fits both kinds of slot; only one way to share them out exists.
    goal = fusion("Goal", Materials(Race(v.FIEND)), Materials(Named(ENGRAVER.passcode)))
    table = Table([POLY], extra=[goal], field=[ENGRAVER, LURRIE])
    table.activate(POLY)
    assert table.monsters() == {0: "Goal"}
    assert not Table([POLY], extra=[goal], field=[ENGRAVER, A]).may("activate", POLY)


def test_a_slot_may_take_more_than_its_least_number() -> None:
    # "2+ monsters" as Fusion materials
    goal = fusion("Goal", Materials(MONSTER, 2, 3))
    poly = played("Poly", FusionSummon(ANY, (Each(MONSTER, v.MZONE),)))
    table = Table([poly], extra=[goal], field=[A, B, C])
    table.activate(poly)
    assert ("A", "B", "C") in table.choices()


def test_each_kind_of_material_may_be_more_than_it_has_to() -> None:
    # "1 or 2 Fiends and 1 to 3 Warriors", of 2 and 3: each number of one with each of the other.
    goal = fusion("Goal", Materials(Race(v.FIEND), 1, 2), Materials(Race(v.WARRIOR), 1, 3))
    fiends = [fiend(f"Fiend {number}") for number in range(2)]
    warriors = [body(f"Warrior {number}") for number in range(3)]
    table = Table([POLY, *fiends, *warriors], extra=[goal])
    table.activate(POLY)
    sets = table.choices()
    assert len(sets) == len({*sets}) == (2 + 1) * (3 + 3 + 1)
    assert max(map(len, sets)) == 5
    assert all(any("Fiend" in one for one in each) for each in sets)


def test_only_that_slot_takes_more() -> None:
    # "1 Fiend monster + 1 or more Warrior monsters"
    goal = fusion("Goal", Materials(Race(v.FIEND)), Materials(Race(v.WARRIOR), 1, 3))
    poly = played("Poly", FusionSummon(ANY, (Each(MONSTER, v.MZONE),)))
    one, other = fiend("One"), fiend("Other")
    table = Table([poly], extra=[goal], field=[one, other, A, B])
    table.activate(poly)
    sets = table.choices()
    assert ("A", "B", "One") in sets
    assert not any({"One", "Other"} <= set(cards) for cards in sets)


def test_more_materials_than_can_be_chosen_among_are_told() -> None:
    # Sets of materials are bits of one number; no set is left out in silence.
    many = [body(f"Body {number}") for number in range(SET_CAP + 1)]
    poly = played("Poly", FusionSummon(ANY, (Each(MONSTER, v.GRAVE),), "banish"))
    goal = fusion("Goal", Materials(MONSTER, 2, 2))
    assert Table([poly], extra=[goal], grave=many[:5]).may("activate", poly)
    with pytest.raises(RuleError, match="more than 60 possible Fusion materials"):
        Table([poly], extra=[goal], grave=many).may("activate", poly)


def test_same_attribute() -> None:
    # The card text of Aerial Eater: 2 Fiend monsters with the same Attribute
    dark, light = fiend("Dark"), fiend("Light", attribute=v.LIGHT)
    assert not Table([POLY], extra=[AERIAL_EATER], field=[dark, light]).may("activate", POLY)
    table = Table([POLY], extra=[AERIAL_EATER], field=[dark, light, fiend("Dark 2")])
    table.activate(POLY)
    assert sorted(table.grave) == ["Dark", "Dark 2", "Poly"]


def test_only_monsters_that_the_effect_may_make() -> None:
    other = fusion("Other", Materials(MONSTER, 2, 2))
    poly = played("Narrow Poly", FusionSummon(Named(TWO.passcode), HAND_OR_FIELD))
    table = Table([poly], extra=[other, TWO], field=[A, B])
    table.activate(poly)
    assert table.monsters() == {0: "Two"}


def test_the_monster_is_chosen_first_then_its_materials() -> None:
    other = fusion("Other", Materials(MONSTER, 3, 3))
    table = Table([POLY], extra=[other, TWO, TWO], field=[A, B, C])
    table.activate(POLY)
    assert table.choices() == [("Other",), ("Two",)]
    table.pick(TWO)
    assert table.choices() == [("A", "B"), ("A", "C"), ("B", "C")]
    table.pick(A, C)
    assert sorted(table.monsters().values()) == ["B", "Two"]


def test_copies_in_the_hand_are_one_choice() -> None:
    table = Table([POLY, A, A, B], extra=[TWO])
    table.activate(POLY)
    assert table.choices() == [("A", "A"), ("A", "B")]


def test_without_materials_the_spell_cannot_be_activated() -> None:
    assert not Table([POLY, A], extra=[TWO]).may("activate", POLY)
    assert not Table([POLY, A, B]).may("activate", POLY)


def test_a_fusion_monster_that_lies_face_up_in_the_extra_deck_is_not_made() -> None:
    # Yu-Gi-Oh solo rules, 3.5: from the Extra Deck, face-down.
    goal = fusion("Goal", Materials(MONSTER, 2, 2))
    table = Table([POLY], extra=[goal], field=[A, B])
    table.rewrite(POSITION, goal, v.FACEUP_ATTACK)
    assert not table.may("activate", POLY)


# ------------------------------------------------------------------- zones


def test_materials_on_the_field_free_a_zone() -> None:
    # Yu-Gi-Oh rules reference, Z1
    goal = fusion("Goal", Materials(MONSTER & NON_LINK, 2, 2))
    walls = [body(f"Wall {number}") for number in range(5)]
    field = {5: link("First")} | dict(enumerate(walls))
    from_hand = played("Hand Poly", FusionSummon(ANY, (Each(MONSTER, v.HAND),)))
    table = Table([POLY, from_hand, B, C], extra=[goal], field=field)
    assert not table.may("activate", from_hand)
    table.activate(POLY)
    # Every pair of the seven but the two in the hand.
    assert len(table.choices()) == 7 * 6 // 2 - 1
    assert ("B", "C") not in table.choices()


# -------------------------------------------------------------- what follows


def test_it_is_a_fusion_summon() -> None:
    pleased = fusion(
        "Pleased", Materials(MONSTER, 2, 2),
        effects=(Trigger(v.MZONE, on=summoned(v.BY_FUSION), do=(Draw(1),)),),
    )  # fmt: skip
    table = Table([POLY], deck=[C], extra=[pleased], field=[A, B])
    table.activate(POLY)
    assert table.asked == "trigger"
    found = played("Found", Draw(1), condition=(exists(Summoned(v.BY_FUSION), v.MZONE),))
    table = Table([POLY, found], deck=[C], extra=[TWO], field=[A, B])
    assert not table.may("activate", found)
    table.activate(POLY)
    assert table.may("activate", found)


def test_materials_are_sent_by_the_effect_and_as_material() -> None:
    by_effect = fiend("E", Trigger(v.GRAVE, on=sent_to_grave(0, v.R_EFFECT), do=(AddToHand(SELF),)))
    as_material = fiend(
        "M", Trigger(v.GRAVE, on=sent_to_grave(0, v.R_MATERIAL | v.R_FUSION), do=(AddToHand(SELF),))
    )
    table = Table([POLY], extra=[TWO], field=[by_effect, as_material])
    table.activate(POLY)
    assert table.offers() == ["chain E #0", "chain M #0", "pass"]


# ---------------------------------------------------------- contact fusion


def test_a_contact_fusion_needs_no_spell() -> None:
    # Yu-Gi-Oh rules reference, F2
    goal = contact("Goal", Materials(MONSTER, 2, 2))
    table = Table(extra=[goal], field=[A, B])
    table.special(goal)
    assert table.grave == ["A", "B"]
    assert table.status(goal, PROPER)


def test_a_contact_fusion_is_no_fusion_by_effect() -> None:
    goal = contact("Goal", Materials(MONSTER, 2, 2))
    assert not Table([POLY], extra=[goal], field=[A, B]).may("activate", POLY)


def test_a_fusion_by_effect_is_no_contact_fusion() -> None:
    assert not Table(extra=[TWO], field=[A, B]).may("special", TWO)


def test_the_materials_of_necroquip_princess() -> None:
    # The card text of Necroquip Princess: 1 Monster Card equipped with a Monster Card + 1 Fiend
    # Monster Card, from your hand or field
    table = Table([LURRIE], extra=[NECROQUIP_PRINCESS, REQUIEM], field=[ENGRAVER])
    assert not table.may("special", NECROQUIP_PRINCESS)
    table.equip(REQUIEM, ENGRAVER)
    table.special(NECROQUIP_PRINCESS)
    assert table.choices() == [
        tuple(sorted(names(ENGRAVER, LURRIE))), tuple(sorted(names(ENGRAVER, REQUIEM)))
    ]  # fmt: skip
    table.pick(ENGRAVER, LURRIE)
    assert table.monsters() == {0: NECROQUIP_PRINCESS.name}
    # The Equip Card has lost its monster: Yu-Gi-Oh rules reference, E1.
    assert sorted(table.grave) == sorted(names(ENGRAVER, LURRIE, REQUIEM))


def test_any_number_of_materials_of_one_kind() -> None:
    # The card text of Chimeratech Fortress Dragon: "... + 1+ Machine monsters"
    goal = fusion("Goal", Materials(Named(A.passcode)), Materials(MONSTER, 1, v.UNBOUNDED))
    table = Table([POLY, B, body("C")], extra=[goal], field=[A, body("D")])
    table.activate(POLY)
    assert {len(choice) for choice in table.choices()} == {2, 3, 4}
