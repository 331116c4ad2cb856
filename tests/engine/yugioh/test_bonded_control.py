"""Control of a monster that lasts as long as a card is linked to it.

Source: the card text of Crackdown ("take control of that monster. While you control that monster,
it cannot attack or activate effects. When that monster leaves the field, destroy this card."); Yu-
Gi-Oh field zones, *Extra Monster Zone*, on where a monster goes whose control changes.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Activate,
    Card,
    Choose,
    ControlBonded,
    Destroy,
    DestroyedWithBonded,
    Draw,
    Each,
    Named,
    Negate,
    ReturnToHand,
    SendToGrave,
    Tribute,
    spell,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

HOLD = spell(
    fresh(), "Hold", v.CONTINUOUS,
    effects=(Activate(target=(Choose(MONSTER, v.MZONE, whose=v.OPPONENT),), do=(ControlBonded(),)),
             DestroyedWithBonded("leaves")),
)  # fmt: skip
THEIRS = fiend("Theirs", ignition(Draw(1)))
TOP, MINE = body("Top"), fiend("Mine", ignition(Draw(1)))


def held(*others: Card) -> Table:
    """A table where the card has taken control of the opponent's monster."""
    table = Table([HOLD, *others], [TOP], opponent_field=[THEIRS], field={2: MINE})
    table.activate(HOLD)
    if table.asked == "zone":
        table.into(0)
    return table


def test_control_changes_and_its_effects_cannot_be_activated() -> None:
    table = held()
    assert table.monsters() == {0: "Theirs", 2: "Mine"} and table.monsters(1) == {}
    assert not table.may("activate", THEIRS)
    assert table.may("activate", MINE)


@pytest.mark.parametrize("leave", [SendToGrave, Destroy, ReturnToHand, Tribute])
def test_with_the_monster_the_card_is_destroyed(leave: type) -> None:
    off = played("Off", leave(Choose(Named(THEIRS.passcode), v.MZONE)))
    table = held(off)
    table.activate(off)
    assert table.spells() == {} and "Hold" in table.grave
    assert table.monsters() == {2: "Mine"}


@pytest.mark.parametrize("do", [SendToGrave, ReturnToHand, Negate])
def test_without_the_card_control_goes_back(do: type) -> None:
    off = played("Off", do(Each(Named(HOLD.passcode), v.SZONE)))
    table = held(off)
    table.activate(off)
    assert table.monsters() == {2: "Mine"} and table.monsters(1) == {0: "Theirs"}


def test_given_up_for_a_cost_control_goes_back_too() -> None:
    pay = fiend("Pay", ignition(Draw(1), cost=(SendToGrave(Each(Named(HOLD.passcode), v.SZONE)),)))
    table = Table([HOLD], [TOP], opponent_field=[THEIRS], field={2: pay})
    table.activate(HOLD)
    if table.asked == "zone":
        table.into(0)
    table.activate(pay)
    assert table.monsters() == {2: "Pay"} and "Theirs" in table.monsters(1).values()


def test_another_card_that_leaves_changes_nothing() -> None:
    off = played("Off", SendToGrave(Choose(Named(MINE.passcode), v.MZONE)))
    table = held(off)
    table.activate(off)
    assert table.monsters() == {0: "Theirs"} and table.spells() == {0: "Hold"}


TEXT = (
    "Activate by targeting 1 face-up monster your opponent controls; take control of that monster. "
    "While you control that monster, it cannot attack or activate effects. When that monster "
    "leaves the field, destroy this card."
)


def test_the_text_is_read() -> None:
    found = compile_card(Card(9, "Probe", v.TRAP | v.CONTINUOUS), TEXT, Lexicon({}, {}))
    assert found.whole
    activation, rule = found.card.effects
    assert isinstance(activation, Activate) and activation.do == (ControlBonded(),)
    assert rule == DestroyedWithBonded("leaves")


def test_of_a_card_that_does_not_stay_it_is_not_read() -> None:
    assert not compile_card(Card(9, "Probe", v.TRAP), TEXT, Lexicon({}, {})).whole
