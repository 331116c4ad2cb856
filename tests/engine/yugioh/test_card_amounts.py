"""Amounts that are numbers of the cards a monster has: its materials, what is equipped to it."""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    OTHER,
    SELF,
    Choose,
    Equip,
    FieldStats,
    MaterialTotal,
    Named,
    Race,
    State,
    SumOf,
    normal_monster,
)
from tests.engine.yugioh.table import Table, fiend, fresh, ignition, xyz


def test_atk_and_def_of_materials_are_counted_apart() -> None:
    # Zoodiac Boarbow: "Gains ATK/DEF equal to the ATK/DEF of all … monsters attached to it"
    one = normal_monster(fresh(), "One", v.EARTH, v.BEAST, 4, 300, 700)
    two = normal_monster(fresh(), "Two", v.EARTH, v.BEAST, 4, 400, 100)
    other = normal_monster(fresh(), "Other", v.EARTH, v.FISH, 4, 1000, 1000)
    gains = FieldStats(MaterialTotal("attack/defense", Race(v.BEAST)), ~OTHER, stats=v.ATK | v.DEF)
    big = xyz("Big", effects=(gains,))
    table = Table(deck=[one, two, other], extra=[big])
    table.lay(big, v.EXTRA_LEFT)
    for card in (one, two, other):
        table.attach(card, big)
    assert (table.attack(big), table.defense(big)) == (2700, 2800)


def test_atk_and_def_of_an_equipped_monster() -> None:
    # Thousand-Eyes Restrict: "This card's ATK/DEF become equal to that equipped monster's."
    taken = normal_monster(fresh(), "Taken", v.EARTH, v.BEAST, 4, 300, 700)
    becomes = FieldStats(
        filter=~OTHER, stats=v.ATK | v.DEF,
        to=SumOf("attack/defense", State("equipped-by-it"), v.SZONE, v.EITHER),
    )  # fmt: skip
    eye = fiend("Eye", ignition(Equip(Choose(Named(taken.passcode), v.MZONE), SELF)), becomes)
    table = Table(field=[eye, taken])
    assert table.attack(eye) == 0
    table.activate(eye)
    assert (table.attack(eye), table.defense(eye)) == (300, 700)
