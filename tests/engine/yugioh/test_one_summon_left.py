"""One Normal or Special Summon is left for the rest of the turn.

Source: the card text of Numeron Calling.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Also,
    Card,
    Choose,
    SpecialSummon,
    SummonOnlyOnce,
)
from tests.engine.yugioh.table import Table, body, played, xyz

A, B, C, D = body("A"), body("B"), body("C"), body("D")
CALLING = played(
    "Calling", SpecialSummon(Choose(MONSTER, v.GRAVE)), Also((SummonOnlyOnce(),))
)  # fmt: skip
TWO = played("Two", SpecialSummon(Choose(MONSTER, v.DECK, 2, 2)))


def test_the_summon_before_it_is_not_the_one_that_is_left() -> None:
    table = Table([CALLING, A, B], grave=[C])
    table.activate(CALLING)
    assert list(table.monsters().values()) == ["C"]
    table.summon(A)
    assert not table.may("set", B)  # the one of the turn was made
    assert not table.may("summon", B)


def test_after_one_special_summon_there_is_neither() -> None:
    rank = xyz("Rank")
    table = Table([CALLING, TWO, A], deck=[B, C], grave=[D], extra=[rank])
    table.activate(CALLING)
    assert table.may("summon", A)
    assert table.may("activate", TWO)
    table.activate(TWO)  # both at the same time
    assert sorted(table.monsters().values()) == ["B", "C", "D"]
    assert not table.may("summon", A)
    assert table.may("set", A)  # which is no Normal Summon
    assert not table.may("special", rank)


def test_a_normal_summon_leaves_no_special_summon() -> None:
    table = Table([CALLING, TWO, A], deck=[B, C], grave=[D])
    table.activate(CALLING)
    table.summon(A)
    assert not table.may("activate", TWO)


def test_the_text() -> None:
    facts = Card(1, "Probe", v.SPELL)
    found = compile_card(
        facts, "Draw 1 card, also you can only Normal or Special Summon once for the rest of this "
        "turn.", Lexicon({"Probe": 1}, {}),
    )  # fmt: skip
    assert found.whole, [str(part.why) for part in found.parts]
    assert Also((SummonOnlyOnce(),)) in found.card.effects[0].walk()
