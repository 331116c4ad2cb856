"""Monsters that were Special Summoned from the hand, and one of several targets.

Source: the card text of The Chaos Creator.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

A, B, C = body("A"), body("B"), body("C")
FREE = la.ByItself(v.HAND)
HELD = la.WasSummoned(v.BY_FROM_HAND)
ACTS = fiend("Acts", ignition(la.Damage(100), condition=(HELD,)), procedures=(FREE,))


def test_special_summoned_from_the_hand() -> None:
    table = Table([ACTS])
    table.special(ACTS)
    assert table.may("activate", ACTS)


@pytest.mark.parametrize("place", [v.GRAVE, v.DECK])
def test_not_special_summoned_from_elsewhere(place: int) -> None:
    rise = played("Rise", la.SpecialSummon(la.Choose(la.Named(ACTS.passcode), place)))
    there = {"grave": [ACTS]} if place == v.GRAVE else {"deck": [ACTS]}
    table = Table([rise], **there)  # type: ignore[arg-type]
    table.activate(rise)
    assert "Acts" in table.monsters().values()
    assert not table.may("activate", ACTS)


def test_a_normal_summon_is_none() -> None:
    table = Table([ACTS])
    table.summon(ACTS)
    assert not table.may("activate", ACTS)


def test_one_of_the_targets_and_what_becomes_of_the_others() -> None:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 8, 2300, 3000)
    text = (
        "If you control this card that was Special Summoned from the hand: You can target 3 "
        "banished monsters with different names; Special Summon 1 of them, then place the rest on "
        "the bottom of the Deck in any order."
    )
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole
    (item,) = found.card.effects
    assert isinstance(item, la.Ignition) and item.condition == (HELD,)
    card = fiend("Creator", ignition(*item.do, target=item.target))
    table = Table(field=[card], banished=[A, B, C])
    table.activate(card)
    table.pick(B)
    assert "B" in table.monsters().values()
    assert table.banished == [] and sorted(table.deck) == ["A", "C"]


@pytest.mark.parametrize("number", [1, 2])
def test_one_of_those_that_are_seen_is_shuffled_back(number: int) -> None:
    # The card text of Evigishki Gustkraken: up to two are looked at, and the player chooses.
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 6, 2400, 1000)
    text = (
        "Once per turn: You can look at up to 2 random cards in your opponent's hand, then shuffle "
        "1 of them into the Deck."
    )
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole
    (item,) = found.card.effects
    assert isinstance(item, la.Ignition)
    card = fiend("Kraken", ignition(*item.do))
    table = Table(field=[card], opponent_hand=[A, B, C])
    table.activate(card)
    table.says_number(number)
    for seen in (A, B)[:number]:
        table.nature(seen)
    if number == 2:
        table.pick(B)
    left = ["A", "C"] if number == 2 else ["B", "C"]
    assert sorted(table.pile(v.HAND, 1)) == left
