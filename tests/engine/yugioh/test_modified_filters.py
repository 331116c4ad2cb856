"""Filters over ATK and DEF as they are now, and what is shown of them."""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    SELF,
    Banish,
    Between,
    Card,
    ChangeStats,
    Choose,
    Compare,
    Equip,
    FieldStats,
    Half,
    LevelOf,
    Names,
    Race,
    State,
    SumOf,
    Times,
)  # fmt: skip  # fmt: skip
from engine.yugioh.language.words import Bounded
from engine.yugioh.position.slots import NEGATED, POSITION, STATUS
from engine.yugioh.telling.board import board
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    ignition,
    link,
    played,
    xyz,
)  # fmt: skip
from tests.engine.yugioh.test_modifiers import (
    A,
    equip_modifier,
    modifier,
    numbers,
)

# ------------------------------------------------------------------ filters


def test_filters_see_the_def_as_it_is_now() -> None:
    out = played("Out", Banish(Choose(Between("defense", 1001, 2000), v.MZONE)))
    up = modifier(1, 500, v.DEF)
    table = Table([out, up], field=[A])
    assert not table.may("activate", out)
    table.activate(up)
    assert table.may("activate", out)


def test_a_link_monster_never_matches_a_def() -> None:
    out = played("Out", Banish(Choose(Between("defense", 0, 2000), v.MZONE)))
    up = modifier(1, 500, v.DEF)
    for also in ([], [up]):
        assert not Table([out, *also], field={5: link("Arrow")}).may("activate", out)


@pytest.mark.parametrize("what", ["attack", "defense"])
def test_a_question_mark_is_no_number_off_the_field(what: Bounded) -> None:
    # Card texts: a monster with "?" is found by no bound off the field, and has 0 on it.
    unsure = fiend("Unsure", attack=-2)
    unsure = Card(**{**vars(unsure), "defense": -2})
    weak = played("Weak", Banish(Choose(Between(what, 0, 1500), v.HAND | v.MZONE)))
    up = modifier(1, 500, v.ATK | v.DEF)
    for also in ([], [up]):
        assert not Table([weak, unsure, *also]).may("activate", weak)
        table = Table([weak, *also], field=[unsure])
        assert table.may("activate", weak) is (what == "attack" or bool(also))
        assert numbers(table, unsure) == (0, 0)


def test_a_condition_on_the_present_value() -> None:
    enough = Compare(LevelOf(SELF, what="attack"), ">=", 800)
    burn = fiend("Burn", ignition(ChangeStats(SELF, -800), condition=(enough,), limit=None),
                 attack=1700)  # fmt: skip
    table = Table(field=[burn])
    table.activate(burn)
    table.activate(burn)
    assert table.attack(burn) == 100
    assert not table.may("activate", burn)


def test_filters_by_defense_position_and_by_what_was_equipped_by_its_effect() -> None:
    low = played("Low", Banish(Choose(State("defense-position"), v.MZONE)))
    table = Table([low], field=[A])
    assert not table.may("activate", low)
    for position in (v.FACEUP_DEFENSE, v.FACEDOWN_DEFENSE):
        table.rewrite(POSITION, A, position)
        assert table.may("activate", low)
    wearer = fiend(
        "Wearer",
        ignition(Equip(Choose(Race(v.WARRIOR), v.GRAVE), SELF)),
        FieldStats(Half(SumOf("attack", State("equipped-by-it"), v.SZONE, v.EITHER)), ~OTHER),
    )
    blade = equip_modifier(1, 10)
    table = Table(field=[wearer], grave=[body("B", attack=2300), blade])
    table.activate(blade)
    assert table.attack(wearer) == 1010
    table.activate(wearer)
    assert table.attack(wearer) == 1010 + 1150
    table.rewrite(STATUS, wearer, NEGATED)
    assert table.attack(wearer) == 1010


# ------------------------------------------------------------- what is shown


def test_the_board_shows_the_present_values() -> None:
    up, low = modifier(1, 300), modifier(3, 70, v.DEF)
    table = Table([up, low], field=[A, xyz("Rank")])
    table.activate(up)
    table.activate(low)
    monsters = board(table.game)["monsters"]
    assert [(monster["attack"], monster["defense"]) for monster in monsters] == [
        (1300, 70), (2000, 2000),
    ]  # fmt: skip


def test_different_attributes_are_counted_on_both_sides() -> None:
    # Card text: "Pressured Planet Wraitsoth"; Attributes of face-down monsters are not known
    attributes = Names(MONSTER & FACE_UP, v.MZONE, v.EITHER, "attribute")
    star = fiend("Star", FieldStats(Times(attributes, 100)), attack=1000, attribute=v.DARK)
    light, dark = body("Light"), body("Dark", attribute=v.DARK)
    table = Table(field=[star, light], opponent_field=[dark, body("Fire", attribute=v.FIRE)])
    assert table.attack(star) == 1300
