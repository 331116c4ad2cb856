"""Negated activations and effects, and Spells and Traps in chains."""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    SELF,
    SPELL,
    Activate,
    Banish,
    Choose,
    Damage,
    Named,
    Negate,
    NegateActivation,
    PayLifePoints,
    SpecialSummon,
    Tribute,
    Trigger,
    summoned,
    trap,
)
from engine.yugioh.language.words import Afterwards
from engine.yugioh.position.slots import NEGATED, POSITION
from tests.engine.yugioh.table import Table, fiend, fresh, ignition, names, played
from tests.engine.yugioh.test_chain import A, B, answering, mill

# ----------------------------------------------------------------- negation


def test_a_negated_activation_does_nothing() -> None:
    spell_ = played("Spell", Damage(300))
    no = answering("No", NegateActivation())
    table = Table([spell_], field=[no])
    table.activate(spell_)
    table.chain(no)
    assert table.life(1) == 8000
    assert table.grave == ["Spell"]


def test_only_the_answered_link_is_negated() -> None:
    first = fiend("First", ignition(mill(A)))
    second, third = answering("Second", mill(B)), answering("Third", NegateActivation())
    table = Table(deck=[A, B], field=[first, second, third])
    table.activate(first)
    table.chain(second)
    table.chain(third)
    assert table.grave == ["A"]


@pytest.mark.parametrize(("then", "place"), [("destroy", v.GRAVE), ("banish", v.BANISHED)])
def test_the_negated_card_may_be_removed(then: Afterwards, place: int) -> None:
    active = fiend("Active", ignition(Damage(1)))
    no = answering("No", NegateActivation(then=then))
    table = Table(field=[active, no])
    table.activate(active)
    table.chain(no)
    assert table.place_of(active) == place


def test_costs_are_not_given_back() -> None:
    costly = fiend("Costly", ignition(Damage(1), cost=(PayLifePoints(1000),)))
    no = answering("No", NegateActivation())
    table = Table(field=[costly, no])
    table.activate(costly)
    table.chain(no)
    assert table.life() == 7000
    assert table.life(1) == 8000


def test_a_monster_whose_effects_were_negated_meanwhile_does_nothing() -> None:
    active = fiend("Active", ignition(Damage(300), limit=ONCE_PER_TURN))
    silence = answering("Silence", Negate(Choose(Named(active.passcode), v.MZONE)))
    table = Table(field=[active, silence])
    table.activate(active)
    table.chain(silence)
    assert table.life(1) == 8000


def test_a_monster_in_face_up_defense_position_is_negated_too() -> None:
    # Yu-Gi-Oh solo rules 2.1: Attack and Defense Position are both face-up. The trigger of a
    # monster that comes back with its effects negated is activated, and does nothing.
    coming = fiend("Coming", Trigger(v.MZONE, on=summoned(), do=(Damage(300),)))
    back = SpecialSummon(Choose(MONSTER, v.GRAVE), v.FACEUP_DEFENSE, but=("negated",))
    reviver = fiend("Reviver", ignition(back))
    table = Table(field=[reviver], grave=[coming])
    table.activate(reviver)
    table.chain(coming)
    assert table.state.data[POSITION + table.number(coming)] == v.FACEUP_DEFENSE
    assert table.life(1) == 8000


def test_a_monster_that_left_the_field_is_no_longer_negated() -> None:
    active = fiend("Active", ignition(Damage(300), cost=(Tribute(SELF),)))
    silence = answering("Silence", Negate(Choose(MONSTER & OTHER, v.MZONE)))
    table = Table(field=[active, silence, A])
    table.activate(active)
    table.chain(silence)
    assert table.life(1) == 7700


def test_a_monster_that_left_and_came_back_negated_still_resolves_what_it_activated() -> None:
    # Yu-Gi-Oh modifiers and triggers, Location changes mid-chain: what came back is another card.
    active = fiend("Active", ignition(Damage(300), cost=(Tribute(SELF),)))
    back = answering(
        "Back", SpecialSummon(Choose(Named(active.passcode), v.GRAVE), but=("negated",))
    )
    table = Table(field=[active, back])
    table.activate(active)
    table.chain(back)
    assert table.status(active, NEGATED)
    assert table.life(1) == 7700


def test_a_negated_monster_may_activate_in_vain() -> None:
    active = fiend("Active", ignition(Damage(300), limit=ONCE_PER_TURN))
    silence = played("Silence", Negate(Choose(MONSTER, v.MZONE)))
    table = Table([silence], field=[active])
    table.activate(silence)
    table.activate(active)
    assert table.life(1) == 8000


# ---------------------------------------------------------- spells and traps


def test_a_spell_stays_on_the_field_until_the_chain_is_over() -> None:
    quick_play = played("Quick-Play", Damage(1), type=v.QUICK_PLAY)
    breaker = fiend("Breaker", ignition(Banish(Choose(SPELL, v.SZONE))))
    table = Table([quick_play], field=[breaker], sets=[played("Set", Damage(1))])
    table.activate(breaker)
    table.chain(quick_play)
    # Link 2 has resolved, its card still lies there when link 1 chooses.
    assert table.choices() == [("Quick-Play",), ("Set",)]
    table.pick(quick_play)
    assert table.banished == ["Quick-Play"]
    assert table.grave == []


def test_a_spell_goes_to_the_gy_after_the_chain() -> None:
    one = played("One", mill(A))
    table = Table([one], deck=[A])
    table.activate(one)
    assert table.spells() == {}
    assert table.grave == ["A", "One"]


@pytest.mark.parametrize(
    ("kind", "stays"),
    [(0, False), (v.QUICK_PLAY, False), (v.CONTINUOUS, True), (v.FIELD, True), (v.EQUIP, False)],
)
def test_which_spells_stay_on_the_field(kind: int, stays: bool) -> None:
    # Yu-Gi-Oh field zones, Spell & Trap Zone, Field Zone; an Equip Spell stays on its monster only.
    card = played("Card", Damage(1), type=kind)
    table = Table([card])
    table.activate(card)
    assert ("Card" in table.spells().values()) is stays
    assert (table.grave == names(card)) is not stays
    if stays:
        assert not table.may("activate", card)


def test_a_continuous_trap_stays_a_normal_trap_does_not() -> None:
    for kind, stays in ((0, False), (v.CONTINUOUS, True), (v.COUNTER, False)):
        card = trap(fresh(), "Card", kind, effects=(Activate(do=(Damage(1),)),))
        table = Table(sets=[card])
        table.activate(card)
        assert ("Card" in table.spells().values()) is stays


def test_a_spell_that_removes_itself_does_not_go_to_the_gy() -> None:
    card = played("Card", Banish(SELF))
    table = Table([card])
    table.activate(card)
    assert table.banished == ["Card"]
    assert table.grave == []


def test_the_last_life_points_end_the_duel() -> None:
    burn = played("Burn", Damage(8000))
    table = Table([burn, A])
    table.activate(burn)
    assert table.asked == "over"
    assert table.life(1) == 0
    own = played("Own", Damage(9000, whose=v.YOU))
    table = Table([own, A])
    table.activate(own)
    assert table.asked == "over"
    assert table.life() == 0
