"""How the steps of an effect are joined, and the conditions and choices that they speak of.

Source: problem-solving card text: *also*, *and if you do*, *then*, *you can*, bullets; a part
that need not be possible, or may become so by what is done first, does not forbid the activation.
"""

import pytest

from engine.effects import Node
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    SELF,
    AddToHand,
    Also,
    Banish,
    Choose,
    CreateToken,
    Damage,
    Destroy,
    IfDone,
    Named,
    OneOf,
    Optional,
    SendToGrave,
    SpecialSummon,
    Then,
    ToDeck,
    Tribute,
    When,
    exists,
    none,
    words,
)
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, quick

A, B, C = body("A"), body("B"), body("C")
BURN = Damage(100)
LOOSE = SendToGrave(Choose(Named(A.passcode), v.HAND))


def disturbed(*do: Node) -> Table:
    """An effect that starts with A in the hand, which is gone when it resolves."""
    effect = fiend("Effect", ignition(*do))
    thief = fiend("Thief", quick(Banish(Choose(Named(A.passcode), v.HAND)), limit=ONCE_PER_TURN))
    table = Table([A], field=[effect, thief])
    table.activate(effect)
    table.chain(thief)
    assert table.banished == ["A"]
    return table


def calm(*do: Node) -> Table:
    """The same effect without the disturbance."""
    effect = fiend("Effect", ignition(*do))
    table = Table([A], field=[effect])
    table.activate(effect)
    return table


# -------------------------------------------------------------------- joints


@pytest.mark.parametrize(
    ("joint", "burns"),
    [(IfDone, False), (Then, False), (Also, True)],
    ids=["and if you do", "then", "also"],
)
def test_what_follows_a_step_that_failed(joint: type, burns: bool) -> None:
    assert calm(LOOSE, joint((BURN,))).life(1) == 7900
    assert disturbed(LOOSE, joint((BURN,))).life(1) == (7900 if burns else 8000)


@pytest.mark.parametrize(
    ("departure", "happens"),
    [(SendToGrave, False), (Banish, False), (AddToHand, False), (ToDeck, False), (Destroy, True),
     (Tribute, True)],
)  # fmt: skip
@pytest.mark.parametrize("joint", [IfDone, Then])
def test_a_token_never_gets_where_it_is_sent(departure: type, happens: bool, joint: type) -> None:
    # Yu-Gi-Oh rules reference, T1: it ceases to exist, and never reaches GY, hand, Deck or
    # banishment. Destroyed or Tributed it is all the same.
    token = fiend("Token", type=v.TOKEN | v.NORMAL)
    maker = played("Maker", CreateToken(token.passcode))
    effect = fiend("Effect", ignition(departure(Choose(OTHER, v.MZONE)), joint((BURN,))))
    table = Table([maker], field=[effect], also=[token])
    table.activate(maker)
    table.activate(effect)
    assert table.monsters() == {0: "Effect"}
    assert table.life(1) == (7900 if happens else 8000)


def test_a_monster_that_is_redirected_was_not_sent_to_the_gy() -> None:
    # Yu-Gi-Oh solo rules 10.1: it goes to the Extra Deck instead.
    scale = fiend("Scale", type=v.PENDULUM | v.EFFECT)
    effect = fiend("Effect", ignition(SendToGrave(Choose(OTHER, v.MZONE)), IfDone((BURN,))))
    for other, left in ((A, 7900), (scale, 8000)):
        table = Table(field=[effect, other])
        table.activate(effect)
        assert table.monsters() == {0: "Effect"}
        assert table.life(1) == left


def test_a_plain_step_follows_whatever_became_of_the_one_before() -> None:
    assert disturbed(LOOSE, BURN).life(1) == 7900


def test_a_step_after_the_joint_is_not_part_of_it() -> None:
    assert disturbed(LOOSE, IfDone((Damage(10),)), BURN).life(1) == 7900


def test_joints_can_be_nested() -> None:
    table = calm(LOOSE, IfDone((BURN, Then((Damage(10),)))))
    assert table.life(1) == 7890
    missing = Banish(Choose(Named(B.passcode), v.HAND | v.GRAVE))
    table = calm(LOOSE, Then((missing, IfDone((BURN,)))))
    assert table.life(1) == 8000


@pytest.mark.parametrize(
    ("joint", "needed"),
    [(IfDone, True), (Then, True), (Also, False), (Optional, False)],
    ids=["and if you do", "then", "also", "you can"],
)
def test_what_must_be_possible_for_the_activation(joint: type, needed: bool) -> None:
    # Of "then": Tearlaments Heartbeat, by the walks of the reference engine (`test_first_step.py`).
    impossible = AddToHand(Choose(Named(B.passcode), v.GRAVE))
    effect = fiend("Effect", ignition(BURN, joint((impossible,))))
    assert Table(field=[effect]).may("activate", effect) is not needed


def test_every_plain_step_must_be_possible() -> None:
    impossible = AddToHand(Choose(Named(B.passcode), v.DECK))
    for steps in ((impossible, BURN), (BURN, impossible)):
        effect = fiend("Effect", ignition(*steps))
        assert not Table(field=[effect]).may("activate", effect)
        assert Table(deck=[B], field=[effect]).may("activate", effect)


def test_a_card_that_moves_itself_first_is_no_choice_for_what_follows() -> None:
    # The card text of Lacrima the Crimson Tears: shuffle this card into the Deck, and if you do,
    # Special Summon 1 monster from your GY.
    for steps in (
        (Banish(SELF), IfDone((SpecialSummon(Choose(MONSTER, v.GRAVE)),))),
        (AddToHand(SELF), SpecialSummon(Choose(MONSTER, v.GRAVE))),
    ):
        effect = fiend("Effect", ignition(*steps, where=v.GRAVE))
        assert not Table(grave=[effect]).may("activate", effect)
        table = Table(grave=[effect, A])
        table.activate(effect)
        assert table.monsters() == {0: "A"}


# -------------------------------------------------------------------- you can


def test_the_player_decides_at_resolution() -> None:
    for answer, life in (("yes", 7890), ("no", 7900)):
        table = calm(BURN, Optional((Damage(10),)))
        assert sorted(table.offers()) == ["no", "yes"]
        getattr(table, answer)()
        assert table.life(1) == life
        assert table.asked == "open"


def test_what_is_impossible_is_not_asked() -> None:
    table = calm(BURN, Optional((AddToHand(Choose(Named(B.passcode), v.DECK)),)), Damage(5))
    assert table.asked == "open"
    assert table.life(1) == 7895


# ----------------------------------------------------------------------- when


@pytest.mark.parametrize(("condition", "life"), [(exists, 7900), (none, 8000)])
def test_a_condition_inside_an_effect_counts_at_resolution(condition: object, life: int) -> None:
    inner = When(condition(Named(A.passcode), v.GRAVE), (BURN,))  # type: ignore[operator]
    assert calm(LOOSE, inner).life(1) == life


def test_a_condition_inside_an_effect_does_not_forbid_the_activation() -> None:
    effect = fiend("Effect", ignition(BURN, When(exists(MONSTER, v.GRAVE), (BURN,))))
    table = Table(field=[effect])
    table.activate(effect)
    assert table.life(1) == 7900


def test_an_effect_of_conditional_parts_alone_needs_one_that_applies() -> None:
    # The card text of Cross-Sheep: apply the following effects, based on what it points to.
    parts = (When(exists(MONSTER, v.GRAVE), (BURN,)), When(exists(MONSTER, v.HAND), (BURN,)))
    effect = fiend("Effect", ignition(*parts))
    assert not Table(field=[effect]).may("activate", effect)
    for table in (Table([A], field=[effect]), Table(field=[effect], grave=[A])):
        table.activate(effect)
        assert table.life(1) == 7900


# -------------------------------------------------------------------- bullets


BULLETS = ((Damage(1),), (AddToHand(Choose(Named(B.passcode), v.DECK)),), (Damage(3),))


def test_a_bullet_is_chosen_at_activation() -> None:
    effect = fiend("Effect", ignition(OneOf(BULLETS)))
    table = Table(deck=[B], field=[effect])
    table.activate(effect)
    assert table.offers() == ["bullet #0", "bullet #1", "bullet #2"]
    table.bullet(2)
    assert table.life(1) == 7997


def test_an_impossible_bullet_is_not_offered() -> None:
    effect = fiend("Effect", ignition(OneOf(BULLETS)))
    table = Table(field=[effect])
    table.activate(effect)
    assert table.offers() == ["bullet #0", "bullet #2"]


def test_the_only_possible_bullet_is_taken() -> None:
    effect = fiend("Effect", ignition(OneOf((BULLETS[1], BULLETS[0]))))
    table = Table(field=[effect])
    table.activate(effect)
    assert table.life(1) == 7999


def test_without_a_possible_bullet_no_activation() -> None:
    effect = fiend("Effect", ignition(OneOf((BULLETS[1], BULLETS[1]))))
    assert not Table(field=[effect]).may("activate", effect)


@pytest.mark.parametrize(("at", "burns"), [("activation", False), ("resolution", True)])
def test_when_a_bullet_is_chosen(at: words.Chosen, burns: bool) -> None:
    # At activation A is still in the hand; when the effect resolves it is gone.
    effect = fiend("Effect", ignition(OneOf(((LOOSE,), (BURN,)), at)))
    thief = fiend("Thief", quick(Banish(Choose(Named(A.passcode), v.HAND)), limit=ONCE_PER_TURN))
    table = Table([A], field=[effect, thief])
    table.activate(effect)
    if at == "activation":
        assert table.offers() == ["bullet #0", "bullet #1"]
        table.bullet(0)
    table.chain(thief)
    assert table.life(1) == (7900 if burns else 8000)


def test_a_bullet_of_this_card_is_meant_by_the_effect_that_is_carried_out() -> None:
    # Problem-solving card text: "this card", whichever effect was carried out before.
    host = fiend("Host", ignition(
        OneOf(((SpecialSummon(SELF),), (BURN,)), "resolution"), where=v.GRAVE,
    ))  # fmt: skip
    other = fiend("Other", quick(Damage(10), limit=ONCE_PER_TURN))
    table = Table(field=[other], grave=[host])
    table.activate(host)
    table.chain(other)
    assert table.offers() == ["bullet #0", "bullet #1"]
    table.bullet(0)
    assert table.place_of(host) == v.MZONE
