"""How the steps of an effect are joined, and the conditions and choices that they speak of.

Source: problem-solving card text: *also*, *and if you do*, *then*, *you can*, bullets; a part
that need not be possible, or may become so by what is done first, does not forbid the activation.
"""

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    SELF,
    AddToHand,
    Also,
    AnyCondition,
    Banish,
    Card,
    ChangeStats,
    Choose,
    Chosen,
    Compare,
    Count,
    CreateToken,
    Damage,
    Destroy,
    During,
    Each,
    IfDone,
    Named,
    OneOf,
    Optional,
    SendToGrave,
    SpecialSummon,
    Then,
    ToDeck,
    Tribute,
    Trigger,
    WasSummoned,
    When,
    exists,
    none,
    summoned,
    words,
)
from engine.yugioh.position.slots import STATUS
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, quick, xyz

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
    missing = Banish(Choose(Named(B.passcode), v.GRAVE))
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


# -------------------------------------------------------------------- choices


def test_each_takes_every_card_that_matches() -> None:
    sweep = played("Sweep", Destroy(Each(MONSTER, v.MZONE, v.EITHER)))
    table = Table([sweep], field=[A, B], opponent_field=[C])
    table.activate(sweep)
    assert table.monsters() == {}
    assert table.monsters(1) == {}
    assert sorted(table.grave) == ["A", "B", "Sweep"]


def test_choosing_several() -> None:
    two = played("Two", SendToGrave(Choose(MONSTER, v.HAND, 2, 2)))
    table = Table([two, A, B, C])
    table.activate(two)
    assert table.choices() == [("A", "B"), ("A", "C"), ("B", "C")]
    table.pick(A, C)
    assert table.hand == ["B"]


def test_choosing_up_to_several() -> None:
    some = played("Some", SendToGrave(Choose(MONSTER, v.HAND, 1, 2)))
    table = Table([some, A, B])
    table.activate(some)
    assert table.choices() == [("A",), ("A", "B"), ("B",)]


def test_copies_in_one_pile_are_one_choice() -> None:
    one = played("One", SendToGrave(Choose(MONSTER, v.HAND)))
    table = Table([one, A, A, B])
    table.activate(one)
    assert table.choices() == [("A",), ("B",)]
    two = played("Two", SendToGrave(Choose(MONSTER, v.HAND, 2, 2)))
    table = Table([two, A, A, B])
    table.activate(two)
    assert table.choices() == [("A", "A"), ("A", "B")]


def test_copies_on_the_field_are_two_choices() -> None:
    one = played("One", SendToGrave(Choose(MONSTER, v.MZONE)))
    table = Table([one], field=[A, A])
    table.activate(one)
    assert table.choices() == [("A",), ("A",)]


def test_choices_with_names_are_told_apart() -> None:
    swap = played(
        "Swap",
        Banish(Chosen(("second",))),
        AddToHand(Chosen(("first",))),
        target=(
            Choose(Named(A.passcode), v.GRAVE, name="first"),
            Choose(Named(B.passcode), v.GRAVE, name="second"),
        ),
    )
    table = Table([swap], grave=[A, B])
    table.activate(swap)
    assert (table.hand, table.banished) == (["A"], ["B"])


def test_several_names_together() -> None:
    both = played(
        "Both",
        AddToHand(Chosen(("first", "second"))),
        target=(
            Choose(Named(A.passcode), v.GRAVE, name="first"),
            Choose(Named(B.passcode), v.GRAVE, name="second"),
        ),
    )
    table = Table([both], grave=[A, B])
    table.activate(both)
    assert sorted(table.hand) == ["A", "B"]


def test_the_chosen_card_is_followed_through_the_effect() -> None:
    through = played(
        "Through",
        SpecialSummon(Choose(MONSTER, v.GRAVE)),
        IfDone((AddToHand(Chosen()),)),
    )
    table = Table([through], grave=[A])
    table.activate(through)
    assert table.hand == ["A"]


def test_the_card_itself_is_followed_through_the_effect() -> None:
    rise = fiend(
        "Rise", ignition(SpecialSummon(SELF), IfDone((ChangeStats(SELF, 500),)), where=v.GRAVE)
    )
    table = Table(grave=[rise])
    table.activate(rise)
    assert table.attack(rise) == 1500


def test_copies_with_another_past_are_two_choices() -> None:
    # Yu-Gi-Oh rules reference, S1: one was properly summoned, the other was not.
    goal = xyz("Goal")
    out = played("Out", Banish(Choose(MONSTER, v.GRAVE)))
    table = Table([out], grave=[goal, goal])
    first, second = table.numbers(goal)
    table.rewrite(STATUS, goal, 0)  # the first of them
    table.activate(out)
    assert table.choices() == [("Goal",), ("Goal",)]
    assert {option.cards for option in table.decision().options} == {(first,), (second,)}


def test_whose_cards() -> None:
    for whose, found in ((v.YOU, ["A"]), (v.OPPONENT, ["B"]), (v.EITHER, ["A", "B"])):
        look = played("Look", Banish(Choose(MONSTER, v.MZONE, whose=whose)))
        table = Table([look], field=[A], opponent_field=[B])
        table.activate(look)
        if len(found) > 1:
            assert table.choices() == [(name,) for name in found]
        else:
            assert table.banished + table.pile(v.BANISHED, 1) == found


# ------------------------------------------------------------------ conditions


@pytest.mark.parametrize(
    ("op", "holds"),
    [("<", (0, 1)), ("<=", (0, 1, 2)), ("=", (2,)), (">=", (2, 3)), (">", (3,)), ("!=", (0, 1, 3))],
)
def test_comparing(op: words.Comparison, holds: tuple[int, ...]) -> None:
    card = played("Card", BURN, condition=(Compare(Count(MONSTER, v.MZONE), op, 2),))
    for number in range(4):
        table = Table([card], field=[A, B, C][:number])
        assert table.may("activate", card) is (number in holds)


def test_comparing_two_counts() -> None:
    more = Compare(Count(ANY, v.HAND, v.OPPONENT), ">", Count(ANY, v.HAND))
    effect = fiend("Effect", ignition(BURN, condition=(more,)))
    # The opponent holds four cards here: what is given, no more.
    for mine, allowed in ((3, True), (4, False)):
        table = Table(field=[effect], blanks=mine, opponent_hand=[A, B, C, body("D")])
        assert table.may("activate", effect) is allowed


def test_all_conditions_must_hold_any_one_of_any() -> None:
    a, b = exists(Named(A.passcode), v.GRAVE), exists(Named(B.passcode), v.GRAVE)
    both = played("Both", BURN, condition=(a, b))
    either = played("Either", BURN, condition=(AnyCondition((a, b)),))
    mixed = played("Mixed", BURN, condition=(AnyCondition((a, b)), exists(MONSTER, v.MZONE)))
    for grave, field, expected in (
        ([], [C], (False, False, False)),
        ([A], [C], (False, True, True)),
        ([B], [], (False, True, False)),
        ([A, B], [C], (True, True, True)),
    ):
        table = Table([both, either, mixed], grave=grave, field=field)
        assert tuple(table.may("activate", card) for card in (both, either, mixed)) == expected


@pytest.mark.parametrize(
    ("during", "allowed"),
    [
        (During(), True), (During(v.YOU), True), (During(v.OPPONENT), False),
        (During(v.YOU, "main"), True), (During(v.EITHER, "main"), True),
        (During(v.YOU, "end"), False), (During(v.EITHER, "battle"), False),
        (During(v.EITHER, "standby"), False),
    ],
)  # fmt: skip
def test_whose_turn_and_which_phase(during: During, allowed: bool) -> None:
    effect = fiend("Effect", ignition(BURN, condition=(during,)))
    assert Table(field=[effect]).may("activate", effect) is allowed


def test_how_the_card_itself_was_summoned() -> None:
    effect: Card = fiend("Effect", ignition(BURN, condition=(WasSummoned(v.BY_NORMAL),)))
    table = Table([effect])
    table.summon(effect)
    assert table.may("activate", effect)
    assert not Table(field=[effect]).may("activate", effect)


def test_a_trigger_has_conditions_too() -> None:
    effect = fiend(
        "Effect",
        Trigger(v.MZONE, on=summoned(), condition=(exists(MONSTER, v.GRAVE),), do=(BURN,)),
    )
    for grave, asked in (([], "open"), ([A], "trigger")):
        table = Table([effect], grave=grave)
        table.summon(effect)
        assert table.asked == asked


def test_an_effect_may_ask_for_its_own_card() -> None:
    effect = fiend("Effect", ignition(AddToHand(SELF), where=v.GRAVE))
    table = Table(grave=[effect])
    table.activate(effect)
    assert table.hand == ["Effect"]
