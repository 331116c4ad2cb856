"""Life Points that are gained, lost and paid, by a number or an amount, and conditions on them.

Source: card texts; "Solemn Judgment" for half of the Life Points.
"""

import pytest

from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    Compare,
    Count,
    Damage,
    Draw,
    Excess,
    GainLife,
    Half,
    IfDone,
    LifePoints,
    LoseLife,
    PayLifePoints,
    Times,
)
from tests.engine.yugioh.table import Table, body, played

A, B = body("A"), body("B")
HALF = PayLifePoints(Half(LifePoints()))


def test_half_of_the_lp_is_paid_and_what_is_left_is_rounded_up() -> None:
    # Solemn Judgment: "pay half your LP"
    lose = played("Lose", LoseLife(1))
    pay = [played(f"Pay {number}", Draw(1), cost=(HALF,)) for number in range(2)]
    table = Table([lose, *pay], deck=[A, A])
    table.activate(lose)
    table.activate(pay[0])
    assert table.life() == 4000
    table.activate(pay[1])
    assert table.life() == 2000


def test_what_is_left_of_one_point_is_one() -> None:
    lose, pay = played("Lose", LoseLife(7999)), played("Pay", Draw(1), cost=(HALF,))
    table = Table([lose, pay], deck=[A])
    table.activate(lose)
    table.activate(pay)
    assert (table.life(), table.hand) == (1, ["A"])


def test_more_than_one_has_cannot_be_paid() -> None:
    # Card texts: "pay … LP": a cost that cannot be paid is not paid
    pay = played("Pay", Draw(1), cost=(PayLifePoints(Times(Count(MONSTER, v.MZONE), 5000)),))
    table = Table([pay], deck=[A], field=[A, B])
    assert not table.may("activate", pay)
    table = Table([pay], deck=[A], field=[A])
    table.activate(pay)
    assert table.life() == 3000


def test_lp_are_gained_for_each_card_there_is() -> None:
    # Card texts: "gain 500 LP for each monster you control"; none are gained without one
    gains = GainLife(Times(Count(MONSTER, v.MZONE), 500))
    gain = played("Gain", Damage(10), IfDone((gains,)), IfDone((Draw(1),)))
    for field, life, hand in (([A, B], 9000, ["A"]), ([], 8000, [])):
        table = Table([gain], deck=[A], field=field)
        table.activate(gain)
        assert (table.life(), table.hand) == (life, hand)


def test_lp_that_are_lost_are_no_damage() -> None:
    # Card texts: "lose LP equal to …"; "halve your opponent's LP"
    halve = played("Halve", LoseLife(Half(LifePoints(v.OPPONENT)), v.OPPONENT))
    table = Table([halve])
    table.activate(halve)
    assert (table.life(), table.life(1)) == (8000, 4000)


def test_conditions_on_life_points() -> None:
    # Card texts: "if your LP are lower than your opponent's", "at least 2000 higher than yours"
    lower = Compare(LifePoints(), "<", LifePoints(v.OPPONENT))
    by_far = Compare(Excess(LifePoints(v.OPPONENT), LifePoints()), ">=", 2000)
    hurt = [played(f"Hurt {number}", Damage(1000, v.YOU)) for number in range(2)]
    low = played("Low", Draw(1), condition=(lower,))
    far = played("Far", Draw(1), condition=(by_far,))
    table = Table([*hurt, low, far], deck=[A, A])
    assert not table.may("activate", low)
    table.activate(hurt[0])
    assert table.may("activate", low) and not table.may("activate", far)
    table.activate(hurt[1])
    assert table.may("activate", far)


def test_both_players_gain_life_points_and_do_not_lose_them_at_once() -> None:
    both = played("Both", GainLife(500, v.EITHER))
    table = Table([both])
    table.activate(both)
    assert (table.life(), table.life(1)) == (8500, 8500)
    with pytest.raises(CompileError, match="one player after the other"):
        Table([played("Both", Damage(500, v.EITHER))])
