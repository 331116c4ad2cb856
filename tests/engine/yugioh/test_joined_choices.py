"""Choices and conditions between steps."""

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    SELF,
    AddToHand,
    AnyCondition,
    Banish,
    Card,
    ChangeStats,
    Choose,
    Chosen,
    Compare,
    Count,
    Destroy,
    During,
    Each,
    IfDone,
    Named,
    SendToGrave,
    SpecialSummon,
    Trigger,
    WasSummoned,
    exists,
    summoned,
    words,
)
from engine.yugioh.position.slots import STATUS
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, xyz
from tests.engine.yugioh.test_joining import BURN, A, B, C

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
