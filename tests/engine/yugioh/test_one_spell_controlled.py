"""Spells, and monsters that are equipped, of which a player can only control one.

Sources: the card texts of Dracoback, the Rideable Dragon and of ZW - Phoenix Bow ("You can only
control 1 …"), the latter a monster that is an Equip Spell too. Names are made up.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.language import Card
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

ONE = la.spell(fresh(), "One", v.CONTINUOUS, effects=(la.Activate(),), one_on_field=True)
ANY = la.spell(fresh(), "Any", v.CONTINUOUS, effects=(la.Activate(),))
BEAST = fiend("Beast", one_on_field=True)
A = body("A")
REVIVE = played("Revive", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))
PLACE = played("Place", la.PlaceAsSpell(la.Choose(la.SPELL & ~la.Named(1), v.DECK)))


def test_no_second_one_is_activated() -> None:
    assert not Table([ONE], spells=[ONE]).may("activate", ONE)
    assert Table([ONE], opponent_spells=[ONE]).may("activate", ONE)
    assert Table([ANY], spells=[ANY]).may("activate", ANY)


def test_a_set_one_is_none() -> None:
    table = Table([ONE], sets=[ONE])
    assert table.may("activate", ONE, place=v.HAND)
    table.activate(ONE, place=v.HAND)
    assert not table.may("activate", ONE)


def test_no_second_one_is_placed() -> None:
    table = Table([PLACE], spells=[ONE], deck=[ONE])
    table.activate(PLACE)
    assert list(table.spells().values()).count("One") == 1


def equipped(beast: Card) -> Table:
    table = Table([REVIVE], field=[A], grave=[beast], deck=[beast])
    table.equip(beast, A)
    return table


def test_an_equipped_monster_is_one() -> None:
    assert not equipped(BEAST).may("activate", REVIVE)
    assert equipped(fiend("Plain")).may("activate", REVIVE)
