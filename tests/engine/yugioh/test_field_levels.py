"""Levels that a face-up card changes, on the field and in hands.

Source: the card text of A Legendary Ocean ("Reduce the Level of all WATER monsters in both players'
hands and on the field by 1"); a Level is never less than 1.
"""

import pytest

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.compiler import Compiler
from engine.yugioh.language import MONSTER, OTHER
from tests.engine.yugioh.table import Table, body, fiend, fresh, played, xyz

WATER = la.Attribute(v.WATER) & MONSTER
BOTH = v.MZONE | v.HAND
OCEAN = la.spell(fresh(), "Ocean", v.FIELD, effects=(la.FieldLevels(-1, WATER, v.EITHER, BOTH),))
FIVE = body("Five", 5, attribute=v.WATER)
DRY = body("Dry", 5, attribute=v.FIRE)
ONE = body("One", 1, attribute=v.WATER)


def test_a_level_5_monster_in_the_hand_needs_no_tribute() -> None:
    table = Table([OCEAN, FIVE, DRY])
    assert not table.may("summon", FIVE)
    table.activate(OCEAN)
    assert table.may("summon", FIVE)
    assert not table.may("summon", DRY)
    table.summon(FIVE)
    assert table.level(FIVE) == 4


def test_only_where_it_says() -> None:
    field_only = la.spell(fresh(), "Pond", v.FIELD, effects=(la.FieldLevels(-1, WATER),))
    table = Table([field_only, FIVE])
    table.activate(field_only)
    assert not table.may("summon", FIVE)
    table = Table([field_only], field=[FIVE, DRY])
    table.activate(field_only)
    assert (table.level(FIVE), table.level(DRY)) == (4, 5)


def test_filters_and_materials_ask_for_the_level_as_it_is() -> None:
    four = xyz("Four", 4)
    table = Table([OCEAN], extra=[four], field=[FIVE, FIVE])
    assert not table.may("special", four)
    table.activate(OCEAN)
    assert table.may("special", four)
    small = played("Small", la.SpecialSummon(la.Choose(la.level(1, 4) & MONSTER, v.HAND)))
    assert Table([OCEAN, FIVE, small]).may("activate", OCEAN)
    table = Table([OCEAN, FIVE, small])
    assert not table.may("activate", small)
    table.activate(OCEAN)
    assert table.may("activate", small)


def test_a_level_is_never_less_than_1() -> None:
    table = Table([OCEAN], field=[ONE])
    table.activate(OCEAN)
    assert table.level(ONE) == 1


def test_not_of_a_face_down_or_an_unaffected_monster() -> None:
    proud = fiend("Proud", la.Unaffected(OTHER), attribute=v.WATER)
    table = Table([OCEAN], field=[proud, FIVE])
    table.rewrite_position(FIVE, v.FACEDOWN_DEFENSE)
    table.activate(OCEAN)
    assert (table.level(proud), table.level(FIVE)) == (4, 5)


def test_a_level_that_is_set_since_is_that_level() -> None:
    setting = played("Setting", la.ChangeLevel(la.Choose(MONSTER, v.MZONE), to=8))
    gone = played("Gone", la.Destroy(la.Choose(la.Named(OCEAN.passcode), v.SZONE)))
    table = Table([OCEAN, setting, gone], field=[FIVE])
    table.activate(OCEAN)
    table.activate(setting)
    assert table.level(FIVE) == 8
    table.activate(gone)
    assert table.level(FIVE) == 8


def test_a_level_that_is_changed_by_a_number_is_changed_too() -> None:
    more = played("More", la.ChangeLevel(la.Choose(MONSTER, v.MZONE), by=2))
    table = Table([OCEAN, more], field=[FIVE])
    table.activate(OCEAN)
    table.activate(more)
    assert table.level(FIVE) == 6


def test_levels_do_not_depend_on_levels() -> None:
    circle = la.spell(fresh(), "Circle", v.FIELD, effects=(la.FieldLevels(1, la.level(4)),))
    with pytest.raises(CompileError, match="depend on numbers"):
        Compiler([circle]).compile()
