"""Counters: named markers on face-up cards on the field.

Source: Yu-Gi-Oh solo rules, 8, 10.12.
"""

import pytest

from engine import notation
from engine.filters import ANY
from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    SELF,
    AddToHand,
    Banish,
    Card,
    ChangePosition,
    ChangeStats,
    Choose,
    Compare,
    Count,
    Counters,
    Damage,
    Destroy,
    Each,
    HasCounter,
    HoldsAtMost,
    Indestructible,
    MoveZone,
    Operation,
    PlaceCounter,
    RemoveCounter,
    RemoveCounters,
    SendToGrave,
    SpecialSummon,
    TakeControl,
    Then,
    spell,
)
from engine.yugioh.position.slots import COUNTERS, POSITION
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, xyz

SPELL, BUSHIDO = "Spell", "Bushido"


def holder(*more: object) -> Card:
    """A monster that puts a Spell Counter on itself, and what else it can."""
    return fiend("Holder", ignition(PlaceCounter(SPELL), limit=None), *more)


def counted(table: Table, card: Card, name: str = SPELL) -> int:
    """How many counters lie on the card."""
    kind = table.game.compiler.counters.index(name)
    return int(table.state.data[COUNTERS + table.number(card)]) >> kind * 8 & 0xFF


def test_counters_add_up() -> None:
    # Yu-Gi-Oh solo rules, 8
    card = holder()
    table = Table(field=[card])
    for number in range(3):
        assert counted(table, card) == number
        table.activate(card)
    assert counted(table, card) == 3


def test_kinds_of_counters_lie_side_by_side() -> None:
    # Yu-Gi-Oh solo rules, 8: several kinds on one card
    card = fiend("Holder", ignition(PlaceCounter(SPELL, 2), PlaceCounter(BUSHIDO, 3)),
                 ignition(RemoveCounter(BUSHIDO), limit=None))  # fmt: skip
    table = Table(field=[card])
    table.activate(card, 0)
    table.activate(card, 1)
    assert (counted(table, card, SPELL), counted(table, card, BUSHIDO)) == (2, 2)


def test_counters_pay_a_cost() -> None:
    card = holder(ignition(Damage(500), cost=(RemoveCounter(SPELL, 2),)))
    table = Table(field=[card])
    table.activate(card, 0)
    assert not table.may("activate", card, 1)
    table.activate(card, 0)
    table.activate(card, 1)
    assert counted(table, card) == 0
    assert table.life(1) == 7500


def test_no_more_than_the_card_may_hold() -> None:
    card = fiend("Holder", ignition(PlaceCounter(SPELL, 5), limit=None), HoldsAtMost(SPELL, 3))
    table = Table(field=[card])
    table.activate(card)
    assert counted(table, card) == 3


def test_filters_conditions_and_amounts_see_counters() -> None:
    card = holder(
        ignition(Damage(1), condition=(Compare(Counters(SPELL), ">=", 2),)),
        ignition(ChangeStats(SELF, Counters(SPELL))),
    )
    out = played("Out", Banish(Each(MONSTER & HasCounter(SPELL, 2), v.MZONE)))
    table = Table([out], field=[card, body("Other")])
    assert not table.may("activate", card, 1)
    table.activate(card, 0)
    table.activate(card, 0)
    table.activate(card, 1)
    table.activate(card, 2)
    assert table.attack(card) == 1002
    table.activate(out)
    assert table.banished == ["Holder"]


# ------------------------------------------------------------------- removed


@pytest.mark.parametrize("leave", [SendToGrave, Banish, AddToHand])
def test_counters_are_gone_when_the_card_leaves(leave: type[Operation]) -> None:
    # Yu-Gi-Oh solo rules, 8, 10.12
    card = holder()
    out = played("Out", leave(Choose(MONSTER, v.MZONE)))
    table = Table([out], field=[card])
    table.activate(card)
    table.activate(out)
    assert table.state.data[COUNTERS + table.number(card)] == 0


def test_counters_are_gone_when_the_card_comes_back() -> None:
    # Yu-Gi-Oh solo rules, 8
    card = holder()
    out = played("Out", SendToGrave(Choose(MONSTER, v.MZONE)),
                 Then((SpecialSummon(Choose(MONSTER, v.GRAVE)),)))  # fmt: skip
    table = Table([out], field=[card], grave=[body("Another")])
    table.activate(card)
    table.activate(out)
    table.pick(card)
    assert table.monsters() == {0: "Holder"}
    assert counted(table, card) == 0


def test_counters_are_gone_when_the_card_is_turned_face_down() -> None:
    # Yu-Gi-Oh solo rules, 8, 10.12
    card = holder()
    for position, left in ((v.FACEDOWN_DEFENSE, 0), (v.FACEUP_DEFENSE, 1)):
        turn = played("Turn", ChangePosition(Choose(MONSTER, v.MZONE), position))
        table = Table([turn], field=[card])
        table.activate(card)
        table.activate(turn)
        assert counted(table, card) == left


def test_counters_are_gone_when_the_card_becomes_a_material() -> None:
    # Yu-Gi-Oh solo rules, 4.1, 8
    card, other, top = holder(), body("Other"), xyz("Top")
    table = Table(extra=[top], field=[card, other])
    table.activate(card)
    table.special(top)
    assert counted(table, card) == 0


def test_counters_stay_when_the_card_moves_on_the_field() -> None:
    card = holder()
    shift = played("Shift", MoveZone(Choose(MONSTER, v.MZONE)))
    table = Table([shift], field=[card])
    table.activate(card)
    table.activate(shift)
    assert counted(table, card) == 1
    take = played("Take", PlaceCounter(SPELL, 1, Choose(MONSTER, v.MZONE, whose=v.OPPONENT)),
                  TakeControl(Each(MONSTER, v.MZONE, v.OPPONENT)))  # fmt: skip
    table = Table([take], opponent_field=[card])
    table.activate(take)
    assert table.monsters() == {0: "Holder"}
    assert counted(table, card) == 1


# -------------------------------------------------------------- only face-up


def test_only_face_up_cards_on_the_field_hold_counters() -> None:
    # Yu-Gi-Oh solo rules, 8, 10.12
    down, tower = body("Down"), spell(1, "Tower", v.CONTINUOUS)
    put = played("Put", PlaceCounter(SPELL, 1, Each(ANY, v.FIELD_PLACES | v.GRAVE | v.HAND)))
    table = Table(
        [put, body("Held")], field=[body("Up"), down], spells={2: tower}, grave=[body("Dead")]
    )
    table.rewrite(POSITION, down, v.FACEDOWN_DEFENSE)
    table.activate(put)
    held = [
        table.game.name_of(number)
        for number in range(int(table.state.cards))
        if table.state.data[COUNTERS + number]
    ]
    assert held == ["Up", "Tower"]


def test_counters_tell_positions_apart_and_are_written_down() -> None:
    card = holder()
    table = Table(field=[card])
    before = table.game.key()
    table.activate(card)
    assert table.game.key() != before
    text = notation.write(table.game)
    notation.read(table.game, text)
    assert notation.write(table.game) == text
    assert counted(table, card) == 1


def test_too_many_kinds_are_refused() -> None:
    effects = [ignition(PlaceCounter(f"Kind {number}")) for number in range(8)]
    with pytest.raises(CompileError, match="kinds of counters"):
        Table(field=[fiend("Many", *effects)])


def test_counters_are_removed_from_anywhere_on_the_field() -> None:
    # Gadarla, the Mystery Dust Kaiju: "remove 3 Kaiju Counters from anywhere on the field"
    a, b = body("A"), body("B")
    for whose, may in ((v.EITHER, True), (v.YOU, False)):
        each = played("Each", PlaceCounter(SPELL, 2, Each(MONSTER, v.MZONE, v.EITHER)))
        burn = played("Burn", Damage(500), cost=(RemoveCounters(SPELL, 3, whose),))
        table = Table([each, burn], field=[a], opponent_field=[b])
        assert not table.may("activate", burn)
        table.activate(each)
        assert table.may("activate", burn) is may


def test_from_which_cards_counters_are_removed_is_chosen_once() -> None:
    # Source: card texts ("from your field"); the order in which they are taken says nothing
    a, b = body("A"), body("B")
    each = played("Each", PlaceCounter(SPELL, 2, Each(MONSTER, v.MZONE)))
    burn = played("Burn", Damage(500), cost=(RemoveCounters(SPELL, 3),))
    for second, left in ((a, (0, 1)), (b, (1, 0))):
        table = Table([each, burn], field=[a, b])
        table.activate(each)
        table.activate(burn)
        assert counted(table, a) == 1  # B alone has too few
        table.pick(second)
        assert (counted(table, a), counted(table, b)) == left
        assert table.life(1) == 7500


def test_a_counter_for_each_card_that_is_counted() -> None:
    # Selene, Queen of the Master Magicians: "Place Spell Counters on this card, equal to …"
    card = fiend("Card", ignition(PlaceCounter(SPELL, Count(ANY, v.GRAVE, v.EITHER))))
    table = Table(field=[card], grave=[body("A")], opponent_grave=[body("B")])
    table.activate(card)
    assert counted(table, card) == 2


def test_a_card_is_protected_while_it_has_a_counter() -> None:
    # The card texts: "This card with a Signal Counter cannot be destroyed by ... card effects."
    card = holder(Indestructible(~OTHER & HasCounter(SPELL), what=("effect",)))
    boom = played("Boom", Destroy(Each(MONSTER, v.MZONE)))
    for placed in (False, True):
        table = Table([boom], field=[card, body("Other")])
        if placed:
            table.activate(card)
        table.activate(boom)
        assert ("Holder" in table.monsters().values()) is placed
        assert "Other" in table.grave
