"""The effect of a Spell in a GY, which is targeted, is applied.

Source: the card text of Fusion Duplication: "banish that Spell, then apply that Spell's effect when
that card is activated".
"""

from dataclasses import replace
from typing import Any

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    SPELL,
    Activate,
    AppliesEffect,
    Banish,
    Choose,
    Chosen,
    Damage,
    PayLifePoints,
    Series,
    SpecialSummon,
    Then,
    exists,
    spell,
)  # fmt: skip
from tests.engine.yugioh.table import Table, body, fresh, played

GAMMA = Series(0x123, "Gamma")
LEXICON = Lexicon({}, {"Gamma": 0x123})
A = body("A")
COPY = played(
    "Copy", Banish(Chosen()), Then((AppliesEffect(),)),
    target=(Choose(GAMMA & SPELL, v.GRAVE, whose=v.EITHER),),
)  # fmt: skip


def gamma(name: str, *do: Any, **rest: Any) -> la.Card:
    return replace(played(name, *do, **rest), series=(0x123,))


BURNER = gamma("Burner", Damage(700), cost=(PayLifePoints(5000),))
SUMMONER = gamma("Summoner", SpecialSummon(Choose(la.MONSTER, v.HAND)))


def test_it_does_what_the_spell_does_without_its_cost() -> None:
    table = Table([COPY], grave=[BURNER])
    table.activate(COPY)
    assert (table.life(), table.life(1)) == (8000, 7300)
    assert table.banished == ["Burner"]


def test_a_spell_of_the_opponent_is_applied_too() -> None:
    table = Table([COPY, A], opponent_grave=[SUMMONER])
    table.activate(COPY)
    assert table.monsters() == {0: "A"}
    assert table.pile(v.BANISHED, 1) == ["Summoner"]


def test_the_conditions_of_the_spell_must_be_met() -> None:
    held = gamma("Held", Damage(700), condition=(exists(la.MONSTER, v.MZONE),))
    assert not Table([COPY], grave=[held]).may("activate", COPY)
    assert Table([COPY], grave=[held], field=[A]).may("activate", COPY)


def test_a_spell_that_targets_or_is_of_no_such_series_is_none() -> None:
    aimed = gamma("Aimed", la.Destroy(Chosen()), target=(Choose(la.MONSTER, v.MZONE),))
    other = played("Other", Damage(700))
    assert not Table([COPY], grave=[aimed, other], field=[A]).may("activate", COPY)


def test_it_is_read() -> None:
    text = (
        'Target 1 "Gamma" Spell in either GY; banish that Spell, then apply that Spell\'s effect '
        "when that card is activated."
    )
    found = compile_card(spell(fresh(), "Probe"), text, LEXICON)
    (effect,) = found.card.effects
    assert found.whole
    assert isinstance(effect, Activate)
    assert effect.do == (Banish(Chosen()), Then((AppliesEffect(),)))
