"""Ritual Summons.

Source: Yu-Gi-Oh solo rules 3.10; Yu-Gi-Oh rules reference, S1.
"""

import pytest

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.categories import does
from engine.yugioh.instructions import tables as tb
from engine.yugioh.language import (
    Activate,
    Card,
    Damage,
    Each,
    EntireTribute,
    Named,
    RitualSummon,
    Trigger,
    Type,
    Unaffected,
    sent_to_grave,
    summoned,
)
from engine.yugioh.position.slots import NEGATED, POSITION, PROPER, STATUS
from tests.engine.yugioh.table import Table, body, fiend, link, played, xyz

A, B, C = body("A", level=4), body("B", level=3), body("C", level=1)


def ritual(level: int = 7, *effects: Node) -> Card:
    return fiend("Ritual", *effects, type=v.RITUAL | v.EFFECT, level=level)


RITUAL = ritual()
RITE = played("Rite", RitualSummon())


def test_tributes_from_hand_and_field_whose_levels_suffice() -> None:
    # Yu-Gi-Oh solo rules, 3.10
    table = Table([RITE, RITUAL, A], field=[B])
    table.activate(RITE)
    assert sorted(table.grave) == ["A", "B", "Rite"]
    assert table.monsters() == {0: "Ritual"}
    assert table.status(RITUAL, PROPER)


def test_levels_that_do_not_suffice() -> None:
    assert not Table([RITE, RITUAL, A], field=[C]).may("activate", RITE)
    assert not Table([RITE, A], field=[B]).may("activate", RITE)


def test_more_than_enough_is_enough_but_no_tribute_is_one_too_many() -> None:
    # Yu-Gi-Oh solo rules, 3.10: total Levels >= the Ritual Monster's Level
    table = Table([RITE, RITUAL, A], field=[body("D", level=4), C])
    table.activate(RITE)
    # A, D and C would do as well, but C is one too many; every other pair falls short.
    assert sorted(table.grave) == ["A", "D", "Rite"]


def test_only_such_tributes_as_the_effect_asks_for() -> None:
    # Majesty of the White Dragons: "by Tributing "…" from your hand or field"
    rite = played("Of B", RitualSummon(tributes=Named(B.passcode)))
    table = Table([rite, ritual(6), A, B], field=[B, A])
    table.activate(rite)
    assert table.grave == ["B", "B", "Of B"]
    assert not Table([rite, ritual(7), A, B], field=[B, A]).may("activate", rite)


def test_exactly_the_level_where_the_card_says_so() -> None:
    exact = played("Exact", RitualSummon(exactly=True))
    assert not Table([exact, RITUAL, A, body("D", level=4)]).may("activate", exact)
    assert Table([exact, RITUAL, A, B]).may("activate", exact)


def test_the_ritual_monster_itself_and_cards_without_a_level_are_no_tributes() -> None:
    small = ritual(4)
    assert not Table([RITE, small]).may("activate", RITE)
    assert Table([RITE, small, small]).may("activate", RITE)
    for other in (xyz("Rank 4"), link("Link", 4)):
        assert not Table([RITE, small], field={0: other}).may("activate", RITE)


def test_a_face_down_monster_can_be_tributed() -> None:
    table = Table([RITE, ritual(4)], field=[A])
    table.rewrite(POSITION, A, v.FACEDOWN_DEFENSE)
    assert table.may("activate", RITE)


def test_a_monster_that_is_unaffected_is_no_tribute() -> None:
    proud = fiend("Proud", Unaffected())
    assert not Table([RITE, ritual(4)], field=[proud]).may("activate", RITE)


def test_only_monsters_that_the_spell_names() -> None:
    other = ritual(4)
    rite = played("Rite", RitualSummon(Named(RITUAL.passcode)))
    assert not Table([rite, other, A]).may("activate", rite)


def test_a_zone_must_be_free_for_it() -> None:
    # Yu-Gi-Oh solo rules, 3.10: to any empty Main Monster Zone
    walls = [body(f"Wall {number}", level=1) for number in range(5)]
    table = Table([RITE, ritual(4), A], field=walls)
    table.activate(RITE)
    # A alone has Levels enough, but frees no zone; with a Wall it would be one too many.
    assert len(table.choices()) == 5
    assert all(len(choice) == 4 and "A" not in choice for choice in table.choices())
    tall = [body(f"Wall {number}", level=5) for number in range(5)]
    table = Table([RITE, ritual(4), A], field=tall)
    table.activate(RITE)
    assert table.choices() == [(f"Wall {number}",) for number in range(5)]


@pytest.mark.parametrize(
    ("how", "asked"), [(v.BY_RITUAL, True), (v.BY_SPECIAL, True), (v.BY_NORMAL, False)]
)
def test_it_is_a_ritual_summon(how: int, asked: bool) -> None:
    goal = ritual(4, Trigger(v.MZONE, on=summoned(how), do=(Damage(1),)))
    table = Table([RITE, goal, A])
    table.activate(RITE)
    assert (table.asked == "trigger") is asked


def test_its_materials_are_tributed_by_an_effect() -> None:
    for reason, asked in ((v.R_TRIBUTE, True), (v.R_EFFECT, True), (v.R_COST, False)):
        card = fiend("Card", Trigger(v.GRAVE, on=sent_to_grave(0, reason), do=(Damage(1),)))
        table = Table([RITE, ritual(4)], field=[card])
        table.activate(RITE)
        assert (table.asked == "trigger") is asked, reason


def test_a_ritual_monster_is_not_normal_summoned() -> None:
    table = Table([ritual(4)])
    assert table.offers() == ["end"]


@pytest.mark.parametrize(
    ("exactly", "filter_", "may"),
    [(False, ANY, True), (True, ANY, True), (False, Named(A.passcode), False)],
)
def test_a_card_alone_is_the_entire_requirement(exactly: bool, filter_: Filter, may: bool) -> None:
    # "… this card can be used as the entire requirement": the card text of Gishki Shadow.
    whole = fiend("Whole", EntireTribute(filter_), level=2)
    rite = played("Rite", RitualSummon(exactly=exactly))
    assert Table([rite, RITUAL, whole]).may("activate", rite) is may
    table = Table([rite, RITUAL, whole], field=[A])
    assert table.may("activate", rite) is may
    if may:
        table.activate(rite)
        assert sorted(table.grave) == ["Rite", "Whole"]


def test_on_the_field_it_must_be_face_up_and_not_negated() -> None:
    whole = fiend("Whole", EntireTribute(), level=2)
    for slot, value in ((POSITION, v.FACEDOWN_DEFENSE), (STATUS, NEGATED)):
        table = Table([RITE, RITUAL], field=[whole])
        assert table.may("activate", RITE)
        table.rewrite(slot, whole, value)
        assert not table.may("activate", RITE)


def test_with_others_its_own_level_counts() -> None:
    whole = fiend("Whole", EntireTribute(), level=3)
    table = Table([RITE, RITUAL, whole], field=[A])
    table.activate(RITE)
    assert table.choices() == [("A", "Whole"), ("Whole",)]


# ------------------------------------------------ cards that count like Tributes


def test_cards_that_are_banished_from_the_gy_beside_tributes() -> None:
    # Chaos Form: "Tribute monsters from your hand or field and/or banish … from your GY"
    rite = played("Form", RitualSummon(exactly=True, others=Each(Named(B.passcode), v.GRAVE)))
    table = Table([rite, RITUAL, A], grave=[B, C])
    table.activate(rite)
    assert table.banished == ["B"]
    assert sorted(table.grave) == ["A", "C", "Form"]
    assert not Table([rite, RITUAL, B], grave=[A]).may("activate", rite)
    alone = ritual(3)
    table = Table([rite, alone], grave=[B])
    table.activate(rite)
    assert table.banished == ["B"]
    assert "Ritual" in table.monsters().values()


def test_cards_that_are_sent_from_the_deck_and_no_tributes() -> None:
    # Advanced Ritual Art: "send Normal Monsters from your Deck to the GY"
    art = RitualSummon(exactly=True, from_=0, others=Each(Type(v.NORMAL), v.DECK), into="grave")
    rite = played("Art", art)
    tribute = sent_to_grave(0, v.R_TRIBUTE, who=ANY)
    seen = fiend("Seen", Trigger(v.MZONE, on=tribute, do=(Damage(100),), optional=False))
    table = Table([rite, RITUAL], [A, B, C], field=[seen])
    table.activate(rite)
    assert sorted(table.grave) == ["A", "Art", "B"]
    assert "Ritual" in table.monsters().values()
    assert table.life(1) == 8000  # they were not Tributed
    assert not Table([rite, RITUAL, A, B], [C]).may("activate", rite)


def test_twice_its_level_in_defense_position() -> None:
    # Megalith Unformed
    two = RitualSummon(exactly=True, times=2, position=v.FACEUP_DEFENSE, places=v.DECK)
    rite = played("Unformed", two)
    four = ritual(2)
    table = Table([rite, A], [four])
    table.activate(rite)
    assert table.state.data[POSITION + table.number(four)] == v.FACEUP_DEFENSE
    assert not Table([rite, B], [four]).may("activate", rite)
    assert not Table([rite, A], [ritual(4)]).may("activate", rite)


def test_an_effect_that_sends_from_the_deck_can_be_answered_as_one() -> None:
    art = RitualSummon(from_=0, others=Each(Type(v.NORMAL), v.DECK), into="grave")
    for do, bits in (
        (art, tb.DOES_SUMMON | tb.DOES_SEND_DECK),
        (RitualSummon(others=Each(ANY, v.GRAVE)), tb.DOES_SUMMON | tb.DOES_BANISH_GRAVE),
    ):
        assert does(Activate(do=(do,))) == bits
