"""Spells that must be Set before they are activated.

Sources: the card text of Anti-Spell Fragrance; Yu-Gi-Oh field zones, *Pendulum Zone*.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import Activate, ActivateCard, Choose, GainLife, SetFirst, Type, spell
from engine.yugioh.language import trap as trap_card
from engine.yugioh.position.slots import NEW, STATUS
from tests.engine.yugioh.table import Table, fiend, fresh, ignition, played

GAIN = played("Gain", GainLife(1))
QUICK = played("Quick", GainLife(1), type=v.QUICK_PLAY)
GROUND = spell(fresh(), "Ground", v.FIELD, effects=(Activate(),))
FIRST = spell(fresh(), "First", v.CONTINUOUS, effects=(SetFirst(),))


@pytest.mark.parametrize("side", ["spells", "opponent_spells"])
def test_a_spell_is_not_activated_from_the_hand(side: str) -> None:
    table = Table([GAIN, QUICK], **{side: [FIRST]})  # type: ignore[arg-type]
    assert not table.may("activate", GAIN)
    assert not table.may("activate", QUICK)
    assert Table([GAIN]).may("activate", GAIN)


def test_one_that_was_set_this_turn_waits() -> None:
    table = Table([GAIN], spells=[FIRST])
    table.set(GAIN)
    assert not table.may("activate", GAIN)
    table = Table([GAIN])
    table.set(GAIN)
    assert table.may("activate", GAIN)


def test_one_that_was_set_before_is_activated() -> None:
    table = Table(sets=[GAIN], spells=[FIRST])
    number = table.number(GAIN)
    table.state.data[STATUS + number] &= ~NEW
    assert table.may("activate", GAIN)


@pytest.mark.parametrize("side", ["spells", "opponent_spells"])
def test_a_trap_is_activated_as_ever(side: str) -> None:
    # The card text names Spells alone.
    trap = trap_card(fresh(), "Trap", effects=(Activate(do=(GainLife(1),)),))
    assert Table(sets=[trap], **{side: [FIRST]}).may("activate", trap)  # type: ignore[arg-type]


def test_no_effect_activates_a_spell_that_was_never_set() -> None:
    starter = fiend("Starter", ignition(ActivateCard(Choose(Type(v.FIELD), v.DECK))))
    for first in (False, True):
        table = Table(deck=[GROUND], field=[starter], spells=[FIRST] * first)
        assert table.may("activate", starter) is not first


def test_a_scale_is_activated_as_a_spell_and_never_set() -> None:
    scale = fiend("Scale", type=v.PENDULUM | v.EFFECT, scale=4)
    for first in (False, True):
        assert Table([scale], spells=[FIRST] * first).may("activate", scale) is not first
