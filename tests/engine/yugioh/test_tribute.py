"""Normal Summons and Sets of monsters, with and without Tributes.

Sources: Yu-Gi-Oh solo rules 2, 3.3; Yu-Gi-Oh rules reference, T1, T4.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    SELF,
    AddToHand,
    ByItself,
    Card,
    CreateToken,
    Draw,
    Trigger,
    sent_to_grave,
    spell,
    summoned,
)
from engine.yugioh.position.slots import POSITION
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    link,
    names,
    played,
)  # fmt: skip

A, B, C = body("A"), body("B"), body("C")


def position(table: Table, card: Card) -> int:
    return int(table.state.data[POSITION + table.number(card)])


@pytest.mark.parametrize(
    ("level", "tributes"),
    [(1, 0), (4, 0), (5, 1), (6, 1), (7, 2), (8, 2), (12, 2)],
)
def test_how_many_tributes_a_level_takes(level: int, tributes: int) -> None:
    # Yu-Gi-Oh solo rules, 3.3
    card = body("Tall", level=level)
    for monsters in range(4):
        table = Table([card], field=[A, B, C][:monsters])
        assert table.may("summon", card) is (monsters >= tributes)
        assert table.may("set", card) is (monsters >= tributes)
    table = Table([card], field=[A, B, C])
    table.summon(card)
    if tributes:
        assert len(table.choices()[0]) == tributes
        table.pick(*[A, B][:tributes])
    assert table.grave == ["A", "B"][:tributes]
    assert "Tall" in table.monsters().values()
    assert position(table, card) == v.FACEUP_ATTACK


def test_a_set_monster_is_face_down_in_defense_position() -> None:
    # Yu-Gi-Oh solo rules, 2.1, 3.3
    table = Table([A])
    table.set(A)
    assert position(table, A) == v.FACEDOWN_DEFENSE


def test_a_set_takes_the_same_tributes() -> None:
    # Yu-Gi-Oh solo rules, 3.3
    tall = body("Tall", level=6)
    table = Table([tall], field=[A])
    table.set(tall)
    assert table.grave == ["A"]
    assert table.monsters() == {0: "Tall"}
    assert position(table, tall) == v.FACEDOWN_DEFENSE


@pytest.mark.parametrize("first", ["summon", "set"])
def test_one_normal_summon_or_set_a_turn(first: str) -> None:
    # Yu-Gi-Oh solo rules, 3.3
    table = Table([A, B])
    getattr(table, first)(A)
    assert not table.may("summon", B)
    assert not table.may("set", B)


def test_a_normal_summon_takes_no_special_summon_away() -> None:
    itself = fiend("Itself", procedures=(ByItself(v.HAND),))
    table = Table([A, itself])
    table.special(itself)
    table.summon(A)
    assert sorted(table.monsters().values()) == ["A", "Itself"]


def test_every_pair_of_tributes_is_a_choice() -> None:
    tall = body("Tall", level=7)
    table = Table([tall], field=[A, B, C])
    table.summon(tall)
    assert table.choices() == [("A", "B"), ("A", "C"), ("B", "C")]


def test_tributes_are_on_the_own_field() -> None:
    tall = body("Tall", level=5)
    assert not Table([tall, A], opponent_field=[B], grave=[C]).may("summon", tall)


def test_a_monster_in_an_extra_monster_zone_can_be_tributed() -> None:
    tall = body("Tall", level=5)
    table = Table([tall], field={5: link("Link")})
    table.summon(tall)
    assert table.monsters() == {0: "Tall"}
    assert table.grave == ["Link"]


def test_with_all_main_zones_taken_a_tribute_must_free_one() -> None:
    # Yu-Gi-Oh rules reference, Z1
    tall = body("Tall", level=5)
    walls = dict(enumerate([A, B, C, body("D"), body("E")]))
    table = Table([tall], field=walls | {5: link("Link")})
    table.summon(tall)
    assert ("Link",) not in table.choices()
    assert len(table.choices()) == 5
    higher = body("Higher", level=7)
    table = Table([higher], field=walls | {5: link("Link")})
    table.summon(higher)
    assert ("A", "Link") in table.choices()


def test_a_face_down_monster_can_be_tributed() -> None:
    tall = body("Tall", level=5)
    table = Table([tall], field=[A])
    table.rewrite(POSITION, A, v.FACEDOWN_DEFENSE)
    table.summon(tall)
    assert table.grave == ["A"]


def test_a_token_can_be_tributed_and_ceases_to_exist() -> None:
    # Yu-Gi-Oh rules reference, T4, T1
    token = fiend("Token", type=v.TOKEN | v.NORMAL)
    maker = played("Maker", CreateToken(token.passcode))
    tall = body("Tall", level=5)
    table = Table([maker, tall], also=[token])
    table.activate(maker)
    table.summon(tall)
    assert table.monsters() == {0: "Tall"}
    assert table.grave == names(maker)


def test_a_tribute_summon_is_a_normal_summon_of_its_own_kind() -> None:
    for how, stars, asked in (
        (v.BY_TRIBUTE, 5, True), (v.BY_TRIBUTE, 4, False),
        (v.BY_NORMAL, 5, True), (v.BY_NORMAL, 4, True), (v.BY_SPECIAL, 5, False),
    ):  # fmt: skip
        card = fiend("Pleased", Trigger(v.MZONE, on=summoned(how), do=(Draw(1),)), level=stars)
        table = Table([card], deck=[B], field=[A])
        table.summon(card)
        assert (table.asked == "trigger") is asked, (how, stars)


def test_setting_a_monster_is_no_summon() -> None:
    card = fiend("Pleased", Trigger(v.MZONE, on=summoned(), do=(Draw(1),)))
    table = Table([card], deck=[B])
    table.set(card)
    assert table.asked == "open"


def test_a_tribute_is_sent_to_the_gy_before_the_summon() -> None:
    mourner = fiend(
        "Mourner", Trigger(v.GRAVE, on=sent_to_grave(v.MZONE, v.R_TRIBUTE), do=(AddToHand(SELF),))
    )
    late = fiend(
        "Late",
        Trigger(v.GRAVE, on=sent_to_grave(), missable=True, do=(AddToHand(SELF),)),
    )
    tall = body("Tall", level=7)
    table = Table([tall], field=[mourner, late])
    table.summon(tall)
    # "If" does not miss the timing; "when" does, for the summon was the last thing to happen.
    assert table.offers() == ["chain Mourner #0", "pass"]


def test_cards_that_cannot_be_normal_summoned() -> None:
    nomi = fiend("Nomi", procedures=(ByItself(v.HAND),), only_by_itself=True)
    ritual = fiend("Ritual", type=v.RITUAL | v.EFFECT)
    table = Table([nomi, ritual, spell(fresh(), "Spell")], blanks=1)
    for card in (nomi, ritual):
        assert not table.may("summon", card)
        assert not table.may("set", card)
    assert [offer for offer in table.offers() if offer.startswith("summon")] == []


def test_only_one_may_be_controlled_by_normal_summon_too() -> None:
    # "You can only control 1 X"
    unique = fiend("Unique", one_on_field=True)
    assert not Table([unique], field=[unique]).may("summon", unique)
