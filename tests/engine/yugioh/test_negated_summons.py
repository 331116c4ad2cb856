"""Summons that are negated before the monster is on the field.

Sources: the card texts named with each test; the official rulebook: only a summon that starts no
chain can be negated, before it is successful; nothing else can be activated at that moment.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    SELF,
    Activate,
    Answering,
    AnyCondition,
    ByItself,
    Card,
    Choose,
    Damage,
    GainLife,
    NegateActivation,
    PayLifePoints,
    Quick,
    SpecialSummon,
    Trigger,
    WouldSummon,
    sent_to_grave,
    summoned,
    trap,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, link, played, xyz

A, B = body("A"), body("B")
SPELL_CARD = Answering(v.EITHER, types=v.SPELL | v.TRAP, of="card")


def solemn(summon: WouldSummon | None = None) -> Card:
    """A Counter Trap in the manner of Solemn Judgment."""
    held = AnyCondition((summon or WouldSummon(), SPELL_CARD))
    return trap(fresh(), "Solemn", v.COUNTER, effects=(
        Activate(condition=(held,), cost=(PayLifePoints(1000),),
                 do=(NegateActivation("summon or activation", "destroy"),)),
    ))  # fmt: skip


def test_a_normal_summon_is_negated() -> None:
    # The card text of Solemn Judgment.
    card = solemn()
    woken = fiend("Woken", Trigger(v.MZONE, on=summoned(), do=(Damage(100),)))
    table = Table([woken], opponent_sets=[card], opponent_acts=True)
    table.summon(woken)
    assert table.offers() == ["chain Solemn #0", "pass"]
    table.chain(card)
    assert table.monsters() == {}
    assert table.grave == ["Woken"]
    assert table.life(1) == 7000
    assert table.asked == "open"
    assert not table.may("summon", woken)


def test_declined_the_summon_goes_on() -> None:
    card = solemn()
    table = Table([A], opponent_sets=[card], opponent_acts=True)
    table.summon(A)
    table.decline()
    assert table.monsters() == {0: "A"}


def test_materials_are_lost_with_the_summon() -> None:
    monster, rank = link("Monster", 1, v.BOTTOM), xyz("Rank")
    card = solemn()
    table = Table(extra=[monster], field=[A], opponent_sets=[card], opponent_acts=True)
    table.special(monster)
    table.chain(card)
    assert table.grave == ["A", "Monster"]
    table = Table(extra=[rank], field=[A, B], opponent_sets=[card], opponent_acts=True)
    table.special(rank)
    table.chain(card)
    assert sorted(table.grave) == ["A", "B", "Rank"]
    assert table.monsters() == {}


def test_it_was_not_summoned_properly() -> None:
    # Yu-Gi-Oh rules reference, S1.
    monster, card = link("Monster", 1, v.BOTTOM), solemn()
    revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    table = Table([revive], extra=[monster], field=[A], opponent_sets=[card], opponent_acts=True)
    table.special(monster)
    table.chain(card)
    table.activate(revive)
    assert table.monsters() == {0: "A"}  # no other can be chosen


def test_a_summon_by_an_effect_is_not_negated_so() -> None:
    card = solemn()
    source = fiend("Source", Trigger(v.GRAVE, on=sent_to_grave(), do=(SpecialSummon(SELF),)))
    summons = played("Summons", SpecialSummon(Choose(MONSTER, v.HAND)))
    table = Table([summons, source], opponent_sets=[card], opponent_acts=True)
    table.activate(summons)
    assert table.offers() == ["chain Solemn #0", "pass"]  # the activation of the Spell
    table.decline()
    assert table.monsters() == {0: "Source"}


def test_the_activation_of_a_card_is_negated_by_the_same_text() -> None:
    card, spell = solemn(), played("Spell", GainLife(500))
    table = Table([spell], opponent_sets=[card], opponent_acts=True)
    table.activate(spell)
    table.chain(card)
    assert table.life() == 8000
    assert table.grave == ["Spell"]


def test_before_a_summon_nothing_else_is_activated() -> None:
    card = solemn()
    quick = fiend("Quick", Quick(v.MZONE, do=(Damage(100),)))
    table = Table([A], opponent_field=[quick], opponent_sets=[card], opponent_acts=True)
    table.summon(A)
    assert table.offers() == ["chain Solemn #0", "pass"]


@pytest.mark.parametrize(
    ("held", "asked"),
    [
        (WouldSummon(v.OPPONENT), True),
        (WouldSummon(v.YOU), False),
        (WouldSummon(how=v.BY_SPECIAL), True),
        (WouldSummon(how=v.BY_NORMAL), False),
        (WouldSummon(filter=~MONSTER), False),
    ],
)
def test_only_such_summons(held: WouldSummon, asked: bool) -> None:
    # The card text of Solemn Strike: "When a monster(s) would be Special Summoned".
    card = solemn(held)
    own = fiend("Own", procedures=(ByItself(v.HAND),))
    table = Table([own], opponent_sets=[card], opponent_acts=True)
    table.special(own)
    assert (table.asked == "window") is asked


def test_nobody_is_asked_who_does_not_act() -> None:
    card = solemn()
    table = Table([A], opponent_sets=[card])
    table.summon(A)
    assert table.monsters() == {0: "A"}


def test_no_summon_is_negated_in_a_chain() -> None:
    # A summon is negated before it is successful, when no effect has been activated yet.
    burn = played("Burn", Damage(100))
    card = trap(fresh(), "Solemn", v.COUNTER, effects=(
        Activate(condition=(WouldSummon(),),
                 do=(NegateActivation("summon or activation", "destroy"),)),
    ))  # fmt: skip
    table = Table([burn, A], opponent_sets=[card], opponent_acts=True)
    table.activate(burn)
    assert table.asked == "open"
    table.summon(A)
    assert table.offers() == ["chain Solemn #0", "pass"]
