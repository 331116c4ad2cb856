"""Two or more monsters at the same time, where a face-up card forbids it.

Source: the card text of Blue-Eyes Spirit Dragon.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.language import (
    MONSTER,
    Choose,
    CreateToken,
    Damage,
    Each,
    IfDone,
    Negate,
    OneAtATime,
    SpecialSummon,
)
from tests.engine.yugioh.table import Table, body, fiend, played

A, B = body("A"), body("B")
SPIRIT = fiend("Spirit", OneAtATime())
TOKEN = fiend("Token", type=v.TOKEN | v.NORMAL, level=1)


@pytest.mark.parametrize("whose", [0, 1])
def test_an_effect_that_summons_two_cannot_be_activated(whose: int) -> None:
    both = played("Both", SpecialSummon(Choose(MONSTER, v.GRAVE, 2, 2)))
    field = {"field": [SPIRIT]} if whose == 0 else {"opponent_field": [SPIRIT]}
    assert not Table([both], grave=[A, B], **field).may("activate", both)  # type: ignore[arg-type]
    assert Table([both], grave=[A, B]).may("activate", both)


def test_one_of_one_or_two_may_be_summoned() -> None:
    some = played("Some", SpecialSummon(Choose(MONSTER, v.GRAVE, 1, 2)))
    table = Table([some], grave=[A, B], field=[SPIRIT])
    table.activate(some)
    assert table.choices() == [("A",), ("B",)]


def test_as_many_as_possible_is_one() -> None:
    many = played("Many", SpecialSummon(Choose(MONSTER, v.GRAVE, 1, 5, as_many=True)))
    table = Table([many], grave=[A, B], field=[SPIRIT])
    table.activate(many)
    assert table.choices() == [("A",), ("B",)]


def test_all_of_two_are_not_summoned() -> None:
    every = played("All", SpecialSummon(Each(MONSTER, v.GRAVE)), IfDone((Damage(100),)))
    table = Table([every], grave=[A, B], field=[SPIRIT])
    table.activate(every)
    assert sorted(table.grave) == ["A", "All", "B"]
    assert table.life(1) == 8000


def test_two_tokens_cannot_one_token_can() -> None:
    for count in (1, 2):
        make = played("Make", CreateToken(TOKEN.passcode, count))
        table = Table([make], field=[SPIRIT], also=[TOKEN])
        assert table.may("activate", make) is (count == 1)


def test_a_pendulum_summon_of_one() -> None:
    low, high = (fiend(name, type=v.EFFECT | v.PENDULUM, scale=scale)
                 for name, scale in (("Low", 1), ("High", 8)))  # fmt: skip
    table = Table([low, high, A, B], field=[SPIRIT])
    table.activate(low)
    table.activate(high)
    table.pendulum()
    assert table.choices() == [("A",), ("B",)]


def test_not_while_it_is_negated() -> None:
    both = played("Both", SpecialSummon(Choose(MONSTER, v.GRAVE, 2, 2)))
    hush = played("Hush", Negate(Each(MONSTER, v.MZONE)))
    table = Table([both, hush], grave=[A, B], field=[SPIRIT])
    table.activate(hush)
    assert table.may("activate", both)


def test_the_real_one_says_so() -> None:
    assert OneAtATime() in definitions()[59822133].effects
