"""Link Summons.

Sources: Yu-Gi-Oh rules reference, T1, T3, L1, L2; Yu-Gi-Oh solo rules 3.8, 6.3; card texts.
"""

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiendsmith import AGNUMDAY, ENGRAVER, LURRIE, REQUIEM, SEQUENCE
from engine.yugioh.cards.fiendsmith import TOKEN as FIENDSMITH_TOKEN
from engine.yugioh.cards.links import LITTLE_KNIGHT
from engine.yugioh.language import (
    MONSTER,
    Card,
    Choose,
    CreateToken,
    NotUsedFor,
    SpecialSummon,
    Summoned,
)
from engine.yugioh.language.words import Joint
from engine.yugioh.position.slots import HOW, POSITION, PROPER, STATUS
from tests.engine.yugioh.table import Table, body, fiend, fusion, link, names, played

A, B, C = body("A"), body("B"), body("C")
TWO, THREE = link("Two", 2), link("Three", 3)


def ways(table: Table, goal: Card) -> list[tuple[str, ...]]:
    """The material sets for the goal, when there are several."""
    table.special(goal)
    return table.choices()


# --------------------------------------------------------------- materials


def test_materials_go_to_the_gy() -> None:
    # Yu-Gi-Oh rules reference, L1
    table = Table(extra=[REQUIEM], field=[ENGRAVER])
    table.special(REQUIEM)
    assert table.grave == names(ENGRAVER)
    assert table.monsters() == {5: REQUIEM.name}


def test_a_link_monster_is_in_attack_position_and_properly_summoned() -> None:
    # Yu-Gi-Oh solo rules, 6.3; Yu-Gi-Oh rules reference, S1
    table = Table(extra=[REQUIEM], field=[ENGRAVER], all_positions=True)
    table.special(REQUIEM)
    assert table.state.data[POSITION + table.number(REQUIEM)] == v.FACEUP_ATTACK
    assert table.status(REQUIEM, PROPER)


def test_a_face_down_monster_is_no_material() -> None:
    # Yu-Gi-Oh rules reference, L1: send the face-up Link Materials.
    table = Table(extra=[REQUIEM], field=[ENGRAVER])
    table.rewrite(POSITION, ENGRAVER, v.FACEDOWN_DEFENSE)
    assert not table.may("special", REQUIEM)


def test_only_monsters_on_the_own_field_are_materials() -> None:
    # Yu-Gi-Oh rules reference, L1: from your field.
    table = Table([ENGRAVER], extra=[REQUIEM], opponent_field=[ENGRAVER], grave=[LURRIE])
    assert not table.may("special", REQUIEM)


def test_each_material_must_be_of_the_kind_asked_for() -> None:
    # The card text of Fiendsmith's Requiem: 1 LIGHT Fiend monster
    assert not Table(extra=[REQUIEM], field=[A]).may("special", REQUIEM)
    assert Table(extra=[REQUIEM], field=[A, LURRIE]).may("special", REQUIEM)


def test_the_link_rating_is_the_number_of_materials() -> None:
    # Yu-Gi-Oh rules reference, L2
    assert not Table(extra=[THREE], field=[A, B]).may("special", THREE)
    table = Table(extra=[THREE], field=[A, B, C])
    table.special(THREE)
    assert table.grave == names(A, B, C)


def test_no_more_materials_than_the_rating_asks_for() -> None:
    table = Table(extra=[TWO], field=[A, B, C])
    assert ways(table, TWO) == [("A", "B"), ("A", "C"), ("B", "C")]


# ------------------------------------------------------- counting as rating


def test_a_link_material_counts_as_one_or_as_its_rating() -> None:
    # Yu-Gi-Oh rules reference, L2
    goal = link("Goal", 3, least=2)
    table = Table(extra=[goal], field={0: A, 1: B, 5: TWO})
    # Two counts as two beside one body, or as one beside both.
    assert ways(table, goal) == [("A", "B", "Two"), ("A", "Two"), ("B", "Two")]


def test_a_link_material_counts_as_nothing_between_one_and_its_rating() -> None:
    # Yu-Gi-Oh rules reference, L2: as 1 material, or as many as its Link Rating.
    goal = link("Goal", 3, least=2)
    assert not Table(extra=[goal], field={0: A, 5: THREE}).may("special", goal)
    table = Table(extra=[goal], field={0: A, 1: B, 5: THREE})
    table.special(goal)
    assert sorted(table.grave) == ["A", "B", "Three"]


def test_a_link_material_may_count_as_one_below_its_rating() -> None:
    table = Table(extra=[TWO], field={0: A, 1: B, 5: THREE})
    # One of them is Three in any case, for it stands in the zone that is needed.
    assert ways(table, TWO) == [("A", "Three"), ("B", "Three")]


def test_two_link_materials_count_each_in_its_own_way() -> None:
    # Yu-Gi-Oh rules reference, L2
    second = link("Second", 2)
    for rating in (2, 3, 4):  # 1 + 1; 2 + 1 or 1 + 2; 2 + 2
        goal = link("Goal", rating, least=2)
        table = Table(extra=[goal], field={0: second, 5: TWO})
        table.special(goal)  # one set of cards, however they are counted
        assert sorted(table.grave) == ["Second", "Two"]
    goal = link("Goal", 5, least=2)
    assert not Table(extra=[goal], field={0: second, 5: TWO}).may("special", goal)


def test_the_least_number_of_cards_holds_whatever_their_ratings() -> None:
    # "2+ monsters": one Link Monster of rating 3 is one card.
    goal = link("Goal", 3, least=2)
    assert not Table(extra=[goal], field={5: THREE}).may("special", goal)


def test_the_example_of_the_rules_with_and_without_a_link_material() -> None:
    # Yu-Gi-Oh rules reference, L2: two monsters, no Agnumday.  That holds only for materials
    # that are not Link Monsters.
    assert not Table(extra=[AGNUMDAY], field=[ENGRAVER, LURRIE]).may("special", AGNUMDAY)
    table = Table(extra=[AGNUMDAY], field={0: ENGRAVER, 5: SEQUENCE})
    table.special(AGNUMDAY)
    assert sorted(table.grave) == sorted(names(ENGRAVER, SEQUENCE))


# -------------------------------------------------------------- joint terms


def test_one_material_must_be_of_the_kind_to_be_included() -> None:
    # The card text of Fiendsmith's Sequence: 2 monsters, including a LIGHT Fiend monster
    assert not Table(extra=[SEQUENCE], field=[A, B]).may("special", SEQUENCE)
    table = Table(extra=[SEQUENCE], field=[A, B, LURRIE])
    assert ways(table, SEQUENCE) == [("A", LURRIE.name), ("B", LURRIE.name)]


def test_materials_with_different_names() -> None:
    # The card text of Cross-Sheep: 2 monsters with different names
    goal = link("Goal", 2, joint="different-names")
    assert not Table(extra=[goal], field=[A, A]).may("special", goal)
    assert ways(Table(extra=[goal], field=[A, A, B]), goal) == [("A", "B"), ("A", "B")]


def test_names_count_not_cards() -> None:
    goal = link("Goal", 2, joint="different-names")
    assert not Table(extra=[goal], field=[body("Same"), body("Same")]).may("special", goal)


DRAGON_OF_LIGHT = body("Dragon of Light", attribute=v.LIGHT, race=v.DRAGON)
DRAGON_OF_DARK = body("Dragon of Dark", attribute=v.DARK, race=v.DRAGON)
FIEND_OF_DARK = body("Fiend of Dark", 5, attribute=v.DARK, race=v.FIEND)
PAIRS = {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)}


@pytest.mark.parametrize(
    ("joint", "pairs"),
    [
        ("different-types", {(0, 2), (0, 3), (1, 2), (1, 3)}),
        ("different-attributes", {(0, 1), (0, 2), (0, 3)}),
        ("different-types-and-attributes", {(0, 2), (0, 3)}),
        ("different-levels", {(0, 2), (0, 3), (1, 2), (1, 3)}),
        ("same-name", {(2, 3)}),
        ("same-level", {(0, 1), (2, 3)}),
        ("same-type", {(0, 1), (2, 3)}),
        ("same-attribute", {(1, 2), (1, 3), (2, 3)}),
        ("same-type-and-attribute", {(2, 3)}),
        ("same-type-and-attribute-different-names", set()),
        ("same-attribute-different-types", {(1, 2), (1, 3)}),
        ("same-type-or-attribute", {(0, 1), (1, 2), (1, 3), (2, 3)}),
    ],
)
def test_what_two_materials_have_in_common(joint: Joint, pairs: set[tuple[int, int]]) -> None:
    # "2 monsters with the same Type and Attribute, but different names" and the like.
    goal = link("Goal", 2, joint=joint)
    field = [DRAGON_OF_LIGHT, DRAGON_OF_DARK, FIEND_OF_DARK, FIEND_OF_DARK]
    for pair in PAIRS:
        table = Table(extra=[goal], field=[field[number] for number in pair])
        assert table.may("special", goal) is (pair in pairs), pair


# ------------------------------------------------------------------ tokens


def test_a_token_can_be_link_material_and_ceases_to_exist() -> None:
    # Yu-Gi-Oh rules reference, T1, T3
    maker = played("Maker", CreateToken(FIENDSMITH_TOKEN.passcode))
    table = Table([maker], extra=[REQUIEM])
    table.activate(maker)
    assert table.monsters() == {0: FIENDSMITH_TOKEN.name}
    table.special(REQUIEM)
    assert table.monsters() == {5: REQUIEM.name}
    assert table.grave == names(maker)
    assert table.place_of(FIENDSMITH_TOKEN) == v.NOWHERE


# ----------------------------------------------------------------- clauses


def test_not_the_turn_that_it_was_link_summoned() -> None:
    # The card text of Muckraker From the Underworld
    bound = link("Bound", 1, effects=(NotUsedFor(("link",), always=True, new=True),))
    goal = link("Goal", 1, each=ANY)
    table = Table(extra=[bound, goal], field=[A])
    table.special(bound)
    assert not table.may("special", goal)


def test_the_clause_is_over_on_another_turn() -> None:
    bound = link("Bound", 1, effects=(NotUsedFor(("link",), always=True, new=True),))
    goal = link("Goal", 1)
    table = Table(extra=[goal], field={5: bound})
    assert not table.may("special", goal)
    table.rewrite(STATUS, bound, PROPER)  # no longer summoned this turn
    assert table.may("special", goal)


def test_the_clause_does_not_hold_after_another_special_summon() -> None:
    bound = link("Bound", 1, effects=(NotUsedFor(("link",), always=True, new=True),))
    goal = link("Goal", 1)
    table = Table(extra=[bound, goal])
    table.lay(bound, 0, how=v.BY_SPECIAL)
    assert table.may("special", goal)


def test_the_materials_of_a_summon_are_remembered() -> None:
    # The card text of S:P Little Knight: Link Summoned using a Fusion, Synchro, Xyz, or Link
    # Monster as material
    effect = fiend("Effect")
    for second, asks in ((fiend("Other"), False), (link("Extra", 1), True)):
        table = Table(extra=[LITTLE_KNIGHT], field={0: effect, 5: second})
        table.special(LITTLE_KNIGHT)
        assert (table.asked == "trigger") is asks


def test_only_what_came_from_the_extra_deck_is_material() -> None:
    # The card text of Mekk-Knight Crusadia Avramax: "... Special Summoned from the Extra Deck"
    goal = link("Goal", 1, each=Summoned(v.BY_FROM_EXTRA))
    made = fusion("Made")
    bring = [
        played(name, SpecialSummon(Choose(MONSTER, place)))
        for name, place in (("Extra", v.EXTRA), ("Grave", v.GRAVE))
    ]
    table = Table([bring[1]], extra=[goal], grave=[made])
    table.activate(bring[1])
    assert not table.may("special", goal)
    table = Table([bring[0]], extra=[made, goal])
    table.activate(bring[0])
    table.pick(made)
    assert table.state.data[HOW + table.number(made)] == v.BY_SPECIAL | v.BY_FROM_EXTRA
    table = Table([bring[0]], extra=[made])
    table.activate(bring[0])
    assert table.state.data[HOW + table.number(made)] == v.BY_SPECIAL  # nobody asks
    table = Table(extra=[goal, TWO], field=[A, B])
    table.special(TWO)
    assert table.may("special", goal)
