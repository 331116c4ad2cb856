"""One Normal or Special Summon is left for the rest of the turn.

Sources: the card texts of Numeron Calling, Iron Draw and Squeaknight.
"""

import pytest

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


def test_one_special_summon_is_left_and_any_normal_summon() -> None:
    leaving = SummonOnlyOnce(special=True)
    spell = played("Leaving", SpecialSummon(Choose(MONSTER, v.GRAVE)), Also((leaving,)))
    table = Table([spell, TWO, A], deck=[B, C], grave=[D], extra=[xyz("Rank")])
    table.activate(spell)
    table.summon(A)
    table.activate(TWO)
    assert sorted(table.monsters().values()) == ["A", "B", "C", "D"]
    assert not table.may("special", xyz("Rank"))


def test_a_special_summon_from_elsewhere_is_not_the_one_from_the_extra_deck() -> None:
    first, second = xyz("First"), xyz("Second")
    leaving = SummonOnlyOnce(special=True, from_=v.EXTRA)
    spell = played("Leaving", SpecialSummon(Choose(MONSTER, v.GRAVE, 2, 2)), Also((leaving,)))
    table = Table([spell, TWO], deck=[B, C], grave=[A, D], extra=[first, second])
    table.activate(spell)
    table.activate(TWO)
    assert table.may("special", first)
    table.special(first, A, D)
    assert "First" in table.monsters().values()
    assert not table.may("special", second)


@pytest.mark.parametrize("words, once", [
    ("also you can only Normal or Special Summon once for the rest of this turn", SummonOnlyOnce()),
    ("also for the rest of this turn, you can only Special Summon once",
     SummonOnlyOnce(special=True)),
    ("also, for the rest of this turn after this card resolves, you can only Special Summon from "
     "the Extra Deck once", SummonOnlyOnce(special=True, from_=v.EXTRA)),
    ("also you can only Special Summon once from the Extra Deck for the rest of this turn",
     SummonOnlyOnce(special=True, from_=v.EXTRA)),
    ("also for the rest of this turn after this card resolves, you can only Special Summon one "
     "more time from the Extra Deck", SummonOnlyOnce(special=True, from_=v.EXTRA)),
])  # fmt: skip
def test_the_text(words: str, once: SummonOnlyOnce) -> None:
    facts = Card(1, "Probe", v.SPELL)
    found = compile_card(facts, f"Draw 1 card, {words}.", Lexicon({"Probe": 1}, {}))
    assert found.whole, [str(part.why) for part in found.parts]
    assert Also((once,)) in found.card.effects[0].walk()


def test_it_is_a_sentence_of_its_own() -> None:
    found = compile_card(
        Card(1, "Probe", v.SPELL), "Draw 1 card. For the rest of this turn after this card "
        "resolves, you can only Special Summon once.", Lexicon({"Probe": 1}, {}),
    )  # fmt: skip
    assert found.whole, [str(part.why) for part in found.parts]
    assert Also((SummonOnlyOnce(special=True),)) in found.card.effects[0].walk()
