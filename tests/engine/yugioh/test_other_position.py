"""A battle position is changed where that changes something.

Sources: the card texts named with each test; the reference engine, which asks of a monster that is
changed to a battle position that it is in another.
"""

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.language import MONSTER, SELF, ChangePosition, Choose, Each
from engine.yugioh.language.meant import THE_CHOSEN
from engine.yugioh.position.slots import POSITION
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played

A, B = body("A"), body("B")
ONE = (Choose(MONSTER, v.MZONE),)
ATTACK, DEFENSE, DOWN = v.FACEUP_ATTACK, v.FACEUP_DEFENSE, v.FACEDOWN_DEFENSE


def position(table: Table, card: la.Card) -> int:
    return int(table.state.data[POSITION + table.number(card, v.MZONE)])


@pytest.mark.parametrize(
    ("change", "target"),
    [
        (ChangePosition(THE_CHOSEN, ATTACK), ONE),
        (ChangePosition(THE_CHOSEN, DEFENSE), ONE),
        (ChangePosition(THE_CHOSEN, DOWN), ONE),
        (ChangePosition(ONE[0], DEFENSE), ()),
        (ChangePosition(ONE[0], ATTACK), ()),
        (ChangePosition(Each(MONSTER, v.MZONE), DEFENSE), ()),
    ],
)
def test_a_monster_is_changed_to_another_position(
    change: ChangePosition, target: tuple[Node, ...]
) -> None:
    # The card texts of Borrelguard Dragon, Performapal Flip Hippo and Gaming Gamer GG.
    card = played("Turns", change, target=target)
    for before in (ATTACK, DEFENSE, DOWN):
        table = Table([card], field=[A, B])
        table.rewrite_position(A, before)
        table.rewrite_position(B, change.position)
        assert table.may("activate", card) is (before != change.position)
        if before != change.position:
            table.activate(card)  # the other one is no choice
            assert position(table, A) == position(table, B) == change.position


def test_a_card_is_changed_to_another_position_itself() -> None:
    # The card text of Speedroid Razorang: "change this card to Defense Position, and if you do"
    itself = fiend("Itself", ignition(ChangePosition(SELF, DEFENSE), target=ONE))
    table = Table(field=[itself])
    table.activate(itself)
    assert position(table, itself) == DEFENSE
    assert not table.may("activate", itself)
    # Superheavy Samurai Wagon: "You can change its battle position", which of a Link Monster none
    # can (Yu-Gi-Oh rules reference, Link Monsters).
    switched = ignition(ChangePosition(SELF))
    assert Table(field=[other := fiend("Other", switched)]).may("activate", other)
    assert not Table(field=[ring := link("Ring", 1, effects=(switched,))]).may("activate", ring)


def test_what_summons_itself_can_be_changed_then() -> None:
    step = (la.SpecialSummon(SELF), la.Then((ChangePosition(SELF, DEFENSE),)))
    comes = fiend("Comes", ignition(*step, where=v.HAND))
    table = Table([comes])
    table.activate(comes)
    assert position(table, comes) == DEFENSE


@pytest.mark.parametrize("before", [ATTACK, DEFENSE, DOWN])
def test_of_two_positions_the_other_one_is_offered(before: int) -> None:
    # The card text of Green Ninja: "change it to face-up Attack Position or face-down Defense
    # Position"
    card = played("Either", la.attack_or_face_down(THE_CHOSEN), target=ONE)
    table = Table([card], field=[A])
    table.rewrite_position(A, before)
    table.activate(card)
    if before == DEFENSE:
        assert len(table.decision().options) == 2
    else:
        assert position(table, A) == (DOWN if before == ATTACK else ATTACK)


def test_what_need_not_be_done_is_not_offered_where_it_changes_nothing() -> None:
    may = la.Then((la.Optional((ChangePosition(THE_CHOSEN, ATTACK),)),))
    card = played("Gains", la.ChangeStats(THE_CHOSEN, by=100), may, target=ONE)
    for before in (ATTACK, DEFENSE):
        table = Table([card], field=[A])
        table.rewrite_position(A, before)
        table.activate(card)
        assert (table.decision().kind != "open") is (before == DEFENSE)


def test_what_is_said_of_all_of_them_is_done_to_those_in_that_position_too() -> None:
    all_ = Each(MONSTER, v.MZONE, name="all")
    lose = la.Then((la.ChangeStats(la.Chosen(("all",)), by=-100),))
    card = played("All", ChangePosition(all_, DEFENSE), lose)
    table = Table([card], field=[A, B])
    table.rewrite_position(B, DEFENSE)
    table.activate(card)
    assert [table.attack(one) for one in (A, B)] == [900, 900]
