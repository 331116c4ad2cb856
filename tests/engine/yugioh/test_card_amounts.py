"""Amounts that are numbers of the cards a monster has: its materials, what is equipped to it."""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    SELF,
    ChangeLevel,
    Choose,
    Destroy,
    Each,
    Equip,
    FieldStats,
    FusionSummon,
    Materials,
    MaterialsUsed,
    MaterialTotal,
    Named,
    Race,
    SpecialSummon,
    State,
    SumOf,
    Times,
    normal_monster,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, ignition, played, xyz


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


def test_the_original_levels_of_materials() -> None:
    # Titaniklad the Ash Dragon: "Gains ATK equal to the combined original Levels of the monsters
    # used for its Fusion Summon x 100"; an Xyz Monster has none.
    low, ranked = body("Low", 3), xyz("Ranked", 4)
    gains = FieldStats(Times(MaterialsUsed(levels=True), 100), ~OTHER)
    goal = fusion("Goal", Materials(MONSTER, 1, 1), Materials(MONSTER, 1, 1), effects=(gains,))
    levels = played("Levels", ChangeLevel(Choose(Named(low.passcode), v.MZONE), to=8))
    poly = played("Poly", FusionSummon(ANY, (Each(MONSTER, v.MZONE),)))
    again = played("Again", SpecialSummon(Choose(Named(goal.passcode), v.GRAVE)))
    gone = played("Gone", Destroy(Choose(Named(goal.passcode), v.MZONE)))
    table = Table([levels, poly, gone, again], extra=[goal], field=[low, ranked])
    table.activate(levels)
    table.activate(poly)
    assert table.attack(goal) == 2500 + 300
    table.activate(gone)
    table.activate(again)
    assert table.attack(goal) == 2500  # nothing was used for that summon
