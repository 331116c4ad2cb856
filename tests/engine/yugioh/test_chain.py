"""Chains: activation, answers, resolution from the last link to the first.

Sources: the official rulebook on chains and Spell Speeds; Yu-Gi-Oh solo rules 2, 10.15 (a Trap
must be Set 1 turn before activation); Yu-Gi-Oh modifiers and triggers, *Location changes
mid-chain*; Yu-Gi-Oh field zones, *Spell & Trap Zone*.
"""

from typing import Any

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    SELF,
    Activate,
    AddToHand,
    Answering,
    Banish,
    Card,
    Choose,
    Chosen,
    Compare,
    Count,
    Damage,
    Discard,
    Named,
    NegateActivation,
    PayLifePoints,
    Quick,
    SendToGrave,
    SpecialSummon,
    exists,
    trap,
)
from engine.yugioh.position.slots import NEW, POSITION
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played, quick

A, B, C = body("A"), body("B"), body("C")


def mill(card: Card) -> SendToGrave:
    """What leaves a trace in the GY in the order in which it resolves."""
    return SendToGrave(Choose(Named(card.passcode), v.DECK))


def answering(name: str, *do: Node, **rest: Any) -> Card:
    """A monster with a Quick Effect, once per turn."""
    return fiend(name, quick(*do, limit=ONCE_PER_TURN, **rest))


# ------------------------------------------------------------ last in, first out


def test_the_last_link_resolves_first() -> None:
    first = fiend("First", ignition(mill(A)))
    second, third = answering("Second", mill(B)), answering("Third", mill(C))
    table = Table(deck=[A, B, C], field=[first, second, third])
    table.activate(first)
    table.chain(second)
    table.chain(third)
    assert table.grave == ["C", "B", "A"]


def test_the_player_may_let_the_chain_resolve() -> None:
    first, second = fiend("First", ignition(mill(A))), answering("Second", mill(B))
    table = Table(deck=[A, B], field=[first, second])
    table.activate(first)
    assert table.asked == "window"
    table.decline()
    assert table.grave == ["A"]
    assert table.asked == "open"


def test_nothing_is_asked_where_there_is_no_answer() -> None:
    first = fiend("First", ignition(mill(A)))
    table = Table(deck=[A], field=[first])
    table.activate(first)
    assert table.asked == "open"


# -------------------------------------------------------------- spell speeds


def test_what_can_answer_on_the_own_turn() -> None:
    # The official rulebook, Spell Speed: only Spell Speed 2 answers.
    useful = Activate(do=(Damage(1),))
    ignite = fiend("Ignite", ignition(Damage(1)))
    normal = played("Normal", Damage(1))
    quick_play = played("Quick-Play", Damage(1), type=v.QUICK_PLAY)
    hand_trap = trap(fresh(), "Hand Trap", effects=(useful,))
    set_trap = trap(fresh(), "Set Trap", effects=(useful,))
    set_quick = played("Set Quick", Damage(1), type=v.QUICK_PLAY)
    set_normal = played("Set Normal", Damage(1))
    starter = fiend("Starter", ignition(Damage(10), limit=ONCE_PER_TURN))
    table = Table(
        [normal, quick_play, hand_trap],
        field=[starter, ignite],
        sets=[set_trap, set_quick, set_normal],
    )
    table.activate(starter)
    assert sorted(table.offers()) == [
        "chain Quick-Play #0", "chain Set Quick #0", "chain Set Trap #0", "pass"
    ]  # fmt: skip


def test_what_was_set_this_turn() -> None:
    # Yu-Gi-Oh solo rules, 10.15; the official rulebook: a Set Quick-Play Spell cannot be
    # activated in the turn it was Set, a Normal Spell can.
    trick = trap(fresh(), "Trap", effects=(Activate(do=(Damage(1),)),))
    quick_play = played("Quick-Play", Damage(1), type=v.QUICK_PLAY)
    normal = played("Normal", Damage(1))
    table = Table([trick, quick_play, normal])
    for card, allowed in ((trick, False), (quick_play, False), (normal, True)):
        table.set(card)
        assert table.status(card, NEW)
        assert table.may("activate", card) is allowed
    later = Table(sets=[trick, quick_play, normal])
    for card in (trick, quick_play, normal):
        assert later.may("activate", card)


@pytest.mark.parametrize(("type_", "may"), [(v.COUNTER, False), (0, True)])
def test_a_counter_trap_is_answered_with_counter_traps_only(type_: int, may: bool) -> None:
    # The official rulebook on Spell Speeds: speed 3 answers anything, and only speed 3 answers it.
    stop = trap(fresh(), "Stop", type_, effects=(Activate(do=(Damage(1),)),))
    other = trap(fresh(), "Other", v.COUNTER, effects=(Activate(do=(Damage(10),)),))
    fast = fiend("Fast", quick(Damage(100), limit=ONCE_PER_TURN))
    slow = played("Slow", Damage(1000))
    table = Table([slow], field=[fast], sets=[stop, other])
    table.activate(slow)
    assert len(table.offers()) == 4  # all three, or none
    table.chain(stop)
    assert ("chain Fast #0" in table.offers()) is may
    assert "chain Other #0" in table.offers()
    table.chain(other)
    assert table.asked == "open"
    assert table.life(1) == 8000 - 1011


def test_a_trap_is_not_activated_from_the_hand() -> None:
    trick = trap(fresh(), "Trap", effects=(Activate(do=(Damage(1),)),))
    table = Table([trick])
    assert not table.may("activate", trick)
    assert table.may("set", trick)


def test_an_answer_to_the_opponent_is_not_offered_alone() -> None:
    hand_trap = fiend("Hand Trap", Quick(v.HAND, answers="opponent", cost=(Discard(SELF),),
                                         do=(NegateActivation(),)))  # fmt: skip
    starter = fiend("Starter", ignition(Damage(1), limit=ONCE_PER_TURN))
    table = Table([hand_trap], field=[starter])
    assert not table.may("activate", hand_trap)
    table.activate(starter)
    assert table.asked == "open"


def test_a_face_down_card_has_no_effect() -> None:
    active = fiend("Active", ignition(Damage(1)))
    table = Table(field=[active])
    table.rewrite(POSITION, active, v.FACEDOWN_DEFENSE)
    assert not table.may("activate", active)


def test_a_card_that_is_banished_face_down_has_no_effect() -> None:
    # Yu-Gi-Oh field zones, Face-down banished: they cannot activate their effects.
    active = fiend("Active", ignition(Damage(1), where=v.BANISHED))
    table = Table(banished=[active])
    assert table.may("activate", active)
    table.rewrite(POSITION, active, v.FACEDOWN_ATTACK)
    assert not table.may("activate", active)


def test_of_a_card_that_is_banished_face_down_nothing_is_known() -> None:
    # Yu-Gi-Oh field zones, Face-down banished: private, so no text finds it by what it is.
    for filter_, may in ((MONSTER, False), (Named(A.passcode), False), (ANY, True)):
        back = played("Back", AddToHand(Choose(filter_, v.BANISHED)))
        count = fiend("Count", ignition(Damage(1), condition=(exists(filter_, v.BANISHED),)))
        table = Table([back], field=[count], banished=[A])
        assert table.may("activate", back)
        table.rewrite(POSITION, A, v.FACEDOWN_DEFENSE)
        assert table.may("activate", back) is may
        assert table.may("activate", count) is may


def test_a_card_that_is_banished_face_down_is_not_special_summoned() -> None:
    # Yu-Gi-Oh field zones, Face-down banished: they are private.
    back = played("Back", SpecialSummon(Choose(MONSTER, v.BANISHED)))
    table = Table([back], banished=[A])
    assert table.may("activate", back)
    table.rewrite(POSITION, A, v.FACEDOWN_ATTACK)
    assert not table.may("activate", back)


# -------------------------------------------------------------- activation


def test_an_effect_that_can_do_nothing_is_not_activated() -> None:
    search = played("Search", AddToHand(Choose(MONSTER, v.DECK)))
    assert not Table([search]).may("activate", search)
    assert Table([search], deck=[A]).may("activate", search)


def test_a_cost_that_cannot_be_paid_forbids_the_activation() -> None:
    costly = played("Costly", Damage(1), cost=(Discard(Choose(ANY, v.HAND)),))
    # The Spell itself leaves the hand when it is activated.
    assert not Table([costly]).may("activate", costly)
    assert Table([costly, A]).may("activate", costly)
    dear = played("Dear", Damage(1), cost=(PayLifePoints(8001),))
    cheap = played("Cheap", Damage(1), cost=(PayLifePoints(8000),))
    table = Table([dear, cheap])
    assert not table.may("activate", dear)
    assert table.may("activate", cheap)


def test_without_a_target_no_activation() -> None:
    aimed = played("Aimed", Banish(Chosen()), target=(Choose(MONSTER, v.GRAVE),))
    assert not Table([aimed]).may("activate", aimed)
    assert Table([aimed], grave=[A]).may("activate", aimed)


def test_two_targets_are_two_cards() -> None:
    # The card text of S:P Little Knight: target 2 face-up monsters
    pair = played(
        "Pair", Banish(Chosen(("first", "second"))),
        target=(Choose(MONSTER, v.MZONE, name="first"), Choose(MONSTER, v.MZONE, name="second")),
    )  # fmt: skip
    assert not Table([pair], field=[A]).may("activate", pair)


def test_a_target_must_be_left_after_the_cost() -> None:
    greedy = played(
        "Greedy", Banish(Chosen()),
        cost=(SendToGrave(Choose(MONSTER, v.MZONE)),), target=(Choose(MONSTER, v.MZONE),),
    )  # fmt: skip
    assert not Table([greedy], field=[A]).may("activate", greedy)


def test_the_cost_is_paid_before_the_target_is_chosen() -> None:
    aimed = fiend(
        "Aimed",
        ignition(
            AddToHand(Chosen()),
            cost=(SendToGrave(Choose(MONSTER, v.HAND)),), target=(Choose(MONSTER, v.GRAVE),),
        ),
    )  # fmt: skip
    table = Table([A, B], field=[aimed], grave=[C])
    table.activate(aimed)
    assert table.choices() == [("A",), ("B",)]
    table.pick(B)
    assert table.choices() == [("B",), ("C",)]
    table.pick(B)
    assert sorted(table.hand) == ["A", "B"]


def test_a_condition_counts_at_activation_only() -> None:
    crowd = fiend("Crowd", ignition(
        Damage(500), condition=(Compare(Count(MONSTER, v.MZONE), ">=", 2),)
    ))  # fmt: skip
    leaver = answering("Leaver", SendToGrave(SELF))
    table = Table(field=[crowd, leaver])
    table.activate(crowd)
    table.chain(leaver)
    assert table.monsters() == {0: "Crowd"}
    assert table.life(1) == 7500
    assert not table.may("activate", crowd)


# ------------------------------------------------------------------ targets


@pytest.mark.parametrize("escape", [SendToGrave, Banish, AddToHand])
def test_a_target_that_moved_is_not_affected(escape: type) -> None:
    # Yu-Gi-Oh modifiers and triggers, Location changes mid-chain
    aimed = fiend("Aimed", ignition(Banish(Chosen()), target=(Choose(Named(A.passcode), v.MZONE),)))
    runner = answering("Runner", escape(Choose(Named(A.passcode), v.MZONE)))
    table = Table(field=[A, aimed, runner])
    table.activate(aimed)
    table.chain(runner)
    places = {SendToGrave: v.GRAVE, Banish: v.BANISHED, AddToHand: v.HAND}
    assert table.place_of(A) == places[escape]


def test_a_target_that_left_and_came_back_is_another_card() -> None:
    aimed = fiend("Aimed", ignition(Banish(Chosen()), target=(Choose(Named(A.passcode), v.GRAVE),)))
    runner = answering("Runner", SpecialSummon(Choose(Named(A.passcode), v.GRAVE)))
    back = answering("Back", SendToGrave(Choose(Named(A.passcode), v.MZONE | v.GRAVE)))
    table = Table(field=[aimed, runner, back], grave=[A])
    table.activate(aimed)
    table.chain(back)
    table.chain(runner)
    # It was summoned, then sent back: it is in the GY, but no longer the target.
    assert table.grave == ["A"]
    assert table.banished == []


def test_what_is_not_a_target_is_chosen_when_the_effect_resolves() -> None:
    blunt = fiend("Blunt", ignition(Banish(Choose(Named(A.passcode), v.MZONE))))
    runner = answering("Runner", AddToHand(Choose(Named(A.passcode), v.MZONE)))
    table = Table(field=[A, blunt, runner, A])
    table.activate(blunt)
    table.chain(runner)
    table.pick(A)  # Runner's
    assert table.hand == ["A"]
    assert table.banished == ["A"]  # the other one: the only choice left


def test_an_effect_goes_on_after_its_card_has_left() -> None:
    leaver = fiend("Leaver", ignition(Damage(300)))
    bounce = answering("Bounce", AddToHand(Choose(Named(leaver.passcode), v.MZONE)))
    table = Table(field=[leaver, bounce])
    table.activate(leaver)
    table.chain(bounce)
    assert table.hand == ["Leaver"]
    assert table.life(1) == 7700


def test_what_the_effect_does_to_its_own_card_is_lost_with_it() -> None:
    leaver = fiend("Leaver", ignition(Banish(SELF)))
    bounce = answering("Bounce", AddToHand(Choose(Named(leaver.passcode), v.MZONE)))
    table = Table(field=[leaver, bounce])
    table.activate(leaver)
    table.chain(bounce)
    assert table.hand == ["Leaver"]
    assert table.banished == []


@pytest.mark.parametrize(
    ("alone", "places", "fits"),
    [
        (False, v.FIELD_PLACES, {"One": True, "Two": True, "Grave": False}),
        (True, v.FIELD_PLACES, {"One": True, "Two": False, "Grave": False}),
        (True, 0, {"One": True, "Two": False, "Grave": True}),
    ],
)  # fmt: skip
def test_what_the_answered_link_targets(alone: bool, places: int, fits: dict[str, bool]) -> None:
    # "When a card or effect is activated that targets 1 card on the field (and no other cards)"
    held = Answering(v.EITHER, targets=ANY, targets_in=places, targets_alone=alone)
    answer = fiend("Answer", quick(Damage(1), limit=ONCE_PER_TURN, condition=(held,)))
    here, there = Choose(MONSTER & OTHER, v.MZONE, name="a"), Choose(MONSTER, v.GRAVE, name="b")
    for name, target in (("One", (here,)), ("Two", (here, there)), ("Grave", (there,))):
        aimed = fiend(name, ignition(Banish(Chosen()), target=target))
        table = Table(field=[aimed, answer], grave=[A])
        table.activate(aimed)
        assert ("chain Answer #0" in table.offers()) is fits[name]
