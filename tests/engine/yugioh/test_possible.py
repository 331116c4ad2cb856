"""What must be possible before an effect may be activated, and which cards may pay or go.

Sources: Yu-Gi-Oh solo rules 3.1, 4, 7.4; card texts.
"""

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    SELF,
    SPELL,
    Also,
    Banish,
    Choose,
    Compare,
    Count,
    CreateToken,
    Destroy,
    Draw,
    Each,
    EachTime,
    Event,
    GainLife,
    IfDone,
    InsteadOfDestruction,
    Named,
    Optional,
    PayLifePoints,
    SendToGrave,
    SpecialSummon,
    Then,
    ToDeck,
    When,
)
from engine.yugioh.position.slots import BANISH_LEAVING, STATUS
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, names, played

A, B = body("A"), body("B")
RETURN = ToDeck(Choose(MONSTER, v.GRAVE))


def test_a_draw_that_is_bound_to_come_needs_its_cards_before_the_activation() -> None:
    # Yu-Gi-Oh solo rules, 3.1: whoever cannot draw loses. The card that is put back does not count.
    card = played("Back", RETURN, Then((Draw(1),)))
    assert not Table([card], grave=[A]).may("activate", card)
    assert Table([card], [B], grave=[A]).may("activate", card)


def test_a_draw_that_the_player_may_leave_needs_no_cards() -> None:
    for last in (Then((Optional((Draw(1),)),)), Also((GainLife(100),))):
        card = played("Back", RETURN, last)
        assert Table([card], grave=[A]).may("activate", card)


def test_a_card_that_is_banished_when_it_leaves_pays_no_cost_to_the_gy() -> None:
    # Yu-Gi-Oh solo rules, 4: it would not get to the GY, whether chosen or the card itself.
    for cost in (SELF, Choose(MONSTER, v.MZONE)):
        payer = fiend("Payer", ignition(GainLife(100), cost=(SendToGrave(cost),)))
        table = Table(field=[payer])
        assert table.may("activate", payer)
        table.rewrite(STATUS, payer, int(table.state.data[STATUS]) | BANISH_LEAVING)
        assert not table.may("activate", payer)


def test_a_card_that_is_summoned_is_no_more_where_it_was() -> None:
    # Scareclaw Kashtira: "Special Summon this card from your hand, and if you do, banish 1 …
    # card from your hand or GY" needs another card.
    banishes = IfDone((Banish(Choose(MONSTER, v.HAND | v.GRAVE)),))
    card = fiend("Self", ignition(SpecialSummon(SELF), banishes, where=v.HAND))
    assert not Table([card]).may("activate", card)
    assert Table([card, A]).may("activate", card)
    assert Table([card], grave=[A]).may("activate", card)


def test_what_goes_makes_room_for_what_is_summoned_if_it_does() -> None:
    # With all Main Monster Zones taken, the card sent must be in one of them.
    swap = played(
        "Swap", SendToGrave(Choose(ANY, v.MZONE | v.SZONE)),
        IfDone((SpecialSummon(Choose(Named(B.passcode), v.DECK)),)),
    )  # fmt: skip
    idle = played("Idle", Draw(1))
    full = Table([swap], [B], field=[body(f"Body {number}") for number in range(5)], sets=[idle])
    full.activate(swap)
    assert ("Idle",) not in full.choices()
    assert len(full.choices()) == 5
    room = Table([swap], [B], field=[A], sets=[idle])
    room.activate(swap)
    assert ("Idle",) in room.choices()


def test_each_time_something_resolves_counts_what_was_activated_in_sight_of_the_card() -> None:
    # The card texts ("each time you activate ..., immediately after it resolves").
    counting = fiend(
        "Counting", EachTime(v.MZONE, on=Event("resolved", SPELL, whose=v.YOU), do=(GainLife(10),))
    )
    fetch = played("Fetch", SpecialSummon(Choose(MONSTER, v.HAND)))
    pay = played("Pay", PayLifePoints(100))
    table = Table([fetch, counting, pay])
    table.activate(fetch)
    assert table.life() == 8000
    table.activate(pay)
    assert table.life() == 7910


def test_a_replacement_once_per_turn() -> None:
    saver = fiend("Saver", InsteadOfDestruction(ANY, (PayLifePoints(100),), once=True))
    blast = played("Blast", Destroy(Choose(Named(A.passcode), v.MZONE)))
    table = Table([blast, blast], field=[saver, A])
    table.activate(blast)
    table.yes()
    assert table.life() == 7900
    table.activate(blast)
    assert table.grave == names(blast, A, blast)


def test_what_leaves_the_extra_monster_zone_makes_no_room() -> None:
    # Yu-Gi-Oh field zones, Extra Monster Zone: a monster from the hand goes to a Main Monster Zone.
    goal = link("Goal")
    costly = played(
        "Costly", SpecialSummon(Choose(MONSTER, v.HAND)),
        cost=(SendToGrave(Choose(Named(goal.passcode), v.MZONE)),),
    )  # fmt: skip
    bodies = {zone: body(f"Body {zone}") for zone in range(5)}
    assert not Table([costly, A], field={**bodies, 5: goal}).may("activate", costly)
    assert Table([costly, A], field={**bodies, 4: goal}).may("activate", costly)


def test_two_that_are_summoned_together_need_two_zones() -> None:
    # The card texts of Snowdrop the Rikka Fairy ("both this card and 1 other Plant monster") and
    # Rikka Petal; Yu-Gi-Oh field zones, Main Monster Zone: there are five.
    other = SpecialSummon(Choose(MONSTER, v.HAND))
    token = fiend("Token", type=v.TOKEN | v.NORMAL)
    for following in (other, IfDone((other,)), Then((other,)), CreateToken(token.passcode)):
        both = fiend("Both", ignition(SpecialSummon(SELF), following, where=v.HAND))
        for bodies, may in ((3, True), (4, False)):
            field = [body(f"Body {number}") for number in range(bodies)]
            assert Table([both, A], field=field, also=[token]).may("activate", both) is may


def test_what_need_not_be_done_needs_no_zone() -> None:
    # The same, where the second summon may be left, or goes to the other side, and where one of
    # the monsters leaves first.
    field = [body(f"Body {number}") for number in range(4)]
    other = Choose(MONSTER, v.HAND)
    for following in (Then((Optional((SpecialSummon(other),)),)), Also((SpecialSummon(other),)),
                      SpecialSummon(other, whose=v.OPPONENT)):  # fmt: skip
        one = fiend("One", ignition(SpecialSummon(SELF), following, where=v.HAND))
        assert Table([one, A], field=field).may("activate", one)
    away = SendToGrave(Choose(MONSTER, v.MZONE))
    swap = fiend("Swap", ignition(away, IfDone((SpecialSummon(SELF), SpecialSummon(other))),
                                  where=v.HAND))  # fmt: skip
    assert Table([swap, A], field=field).may("activate", swap)
    assert not Table([swap, A], field=[*field, B]).may("activate", swap)


@pytest.mark.parametrize(("kind", "may"), [(v.CONTINUOUS, True), (v.FIELD, True), (0, False)])
def test_what_stays_on_the_field_is_activated_though_its_condition_does_not_hold(
    kind: int, may: bool
) -> None:
    # Swords of Concealing Light ("When this card is activated: If your opponent controls a
    # face-up monster, flip all …"), and the walks of the reference engine.
    controls = Compare(Count(FACE_UP & MONSTER, v.MZONE, v.OPPONENT), ">=", 1)
    swords = played("Swords", When(controls, (Destroy(Each(MONSTER, v.MZONE, v.OPPONENT)),)),
                    type=kind)  # fmt: skip
    assert Table([swords]).may("activate", swords) is may
    table = Table([swords], opponent_field=[A])
    table.activate(swords)
    assert table.monsters(1) == {}
