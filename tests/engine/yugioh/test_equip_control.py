"""Control of a monster as long as an Equip Card that takes it applies.

Source: the card text of Snatch Steal: "Equip only to an opponent's monster. Take control of the
equipped monster."; Yu-Gi-Oh field zones, *Extra Monster Zone*, on where a monster goes whose
control changes.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    SPELL,
    Card,
    Choose,
    Destroy,
    Draw,
    HoldsBearer,
    Named,
    Negate,
    Tribute,
    Unaffected,
)
from engine.yugioh.position.slots import CONTROL
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

TEXT = (
    "Equip only to an opponent's monster. Take control of the equipped monster. Once per turn, "
    "during your opponent's Standby Phase: They gain 1000 LP."
)
FOUND = compile_card(Card(9, "Probe", v.SPELL | v.EQUIP), TEXT, Lexicon({}, {}))
STEAL = FOUND.card
THEIRS, MINE = fiend("Theirs", ignition(Draw(1))), body("Mine")
NEGATES = played("Negates", Negate(Choose(Named(STEAL.passcode), v.SZONE)))
OFF = played("Off", Destroy(Choose(Named(STEAL.passcode), v.SZONE)))


def controller(table: Table, card: Card) -> int:
    return int(table.state.data[CONTROL + table.number(card, v.MZONE)])


def stolen(*others: Card) -> Table:
    table = Table([STEAL, *others], [MINE], opponent_field=[THEIRS])
    table.activate(STEAL)
    return table


def test_control_is_taken_and_its_effect_can_be_used() -> None:
    assert FOUND.whole, [part.why for part in FOUND.parts]
    assert HoldsBearer() in STEAL.effects
    table = stolen()
    assert controller(table, THEIRS) == 0
    assert table.equips(THEIRS) == [STEAL.name]
    assert table.may("activate", THEIRS)


def test_it_goes_back_with_the_card() -> None:
    table = stolen(OFF)
    table.activate(OFF)
    assert controller(table, THEIRS) == 1


def test_it_goes_back_while_the_card_is_negated() -> None:
    table = stolen(NEGATES)
    table.activate(NEGATES)
    assert controller(table, THEIRS) == 1
    assert table.equips(THEIRS) == [STEAL.name]


def test_with_the_monster_the_card_goes_to_the_gy() -> None:
    off = played("Gives", Tribute(Choose(Named(THEIRS.passcode), v.MZONE)))
    table = stolen(off)
    table.activate(off)
    assert sorted(table.grave) == sorted([STEAL.name, "Gives"])
    assert table.pile(v.GRAVE, 1) == ["Theirs"]


def test_only_the_opponents_and_with_a_zone_for_it() -> None:
    assert not Table([STEAL], field=[MINE]).may("activate", STEAL)
    full = [body(f"B{number}") for number in range(5)]
    assert not Table([STEAL], field=full, opponent_field=[THEIRS]).may("activate", STEAL)


def test_none_that_is_unaffected() -> None:
    proud = fiend("Proud", Unaffected(SPELL))
    table = Table([STEAL], opponent_field=[proud])
    if table.may("activate", STEAL):
        table.activate(STEAL)
    assert controller(table, proud) == 1


@pytest.mark.parametrize("type_", [v.SPELL, v.SPELL | v.CONTINUOUS, v.MONSTER | v.EFFECT])
def test_only_an_equip_spell_says_so(type_: int) -> None:
    text = "Take control of the equipped monster."
    assert not compile_card(Card(9, "Probe", type_), text, Lexicon({}, {})).whole
