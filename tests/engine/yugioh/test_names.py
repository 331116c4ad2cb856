"""Choices by name, cards taken first, and bullets with more behind them.

Sources: the card texts named with each test.
"""

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon
from engine.yugioh.card_text.nouns import cards
from engine.yugioh.card_text.tokens import NotUnderstood, Reader
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    SELF,
    AddToHand,
    Banish,
    ChangeStats,
    Choose,
    Chosen,
    Compare,
    Each,
    GainLife,
    HowMany,
    IfDone,
    Like,
    Names,
    OneOf,
    PlaceAsSpell,
    SendToGrave,
    Series,
    SpecialSummon,
    Take,
    Then,
    Times,
)
from tests.engine.yugioh.table import Table, body, fiend, ignition, names, played

A, B, C = body("A"), body("B"), body("C")


# ------------------------------------------------------- with another name

PAIR = played(
    "Pair",
    AddToHand(Choose(MONSTER, v.DECK, name="added")),
    IfDone((PlaceAsSpell(Choose(MONSTER & ~Like("name", Chosen(("added",))), v.DECK)),)),
)


def test_the_second_card_has_another_name_than_the_first() -> None:
    # The card text of Crystal Bond.
    table = Table([PAIR], [A, A, B, C])
    table.activate(PAIR)
    table.pick(A)
    assert table.choices() == [("B",), ("C",)]
    table.pick(B)
    assert (table.hand, table.spells()) == (["A"], {1: "B"})


def test_without_two_names_it_is_not_activated() -> None:
    assert not Table([PAIR], [A, A]).may("activate", PAIR)
    assert Table([PAIR], [A, A, B]).may("activate", PAIR)


def test_two_cards_unlike_one_that_was_taken() -> None:
    # The card text of Golden Rule.
    rule = played(
        "Rule",
        Take(Choose(MONSTER, v.HAND, name="monster")),
        PlaceAsSpell(Choose(MONSTER & ~Like("name", Chosen(("monster",))), v.DECK, 2, 2)),
        Then((SpecialSummon(Chosen(("monster",))),)),
    )
    table = Table([rule, A, B], [A, B, B])
    table.activate(rule)  # of B there would not be two others
    assert table.monsters() == {0: "A"}
    assert sorted(table.spells().values()) == ["B", "B"]
    # Only one card in the Deck has another name than each of those in the hand.
    assert not Table([rule, A, B], [A, B]).may("activate", rule)
    assert Table([rule, A, B], [A, B, C]).may("activate", rule)


def test_only_a_monster_that_can_be_special_summoned_is_taken_for_it() -> None:
    nomi = fiend("Nomi", only_by_itself=True)
    rule = played(
        "Rule",
        Take(Choose(MONSTER, v.HAND, name="monster")),
        Then((SpecialSummon(Chosen(("monster",))),)),
    )
    assert not Table([rule, nomi]).may("activate", rule)
    table = Table([rule, nomi, A])
    table.activate(rule)
    assert table.monsters() == {0: "A"}


# ------------------------------------------------------------ counted names


def test_different_names_are_counted_once() -> None:
    # The card text of Rainbow Dragon: cards with different names on the field and in the GY.
    here = v.MZONE | v.SZONE | v.GRAVE
    card = fiend("Counter", ignition(
        GainLife(10), condition=(Compare(Names(MONSTER & FACE_UP, here), ">=", 4),)
    ))  # fmt: skip
    assert not Table(field=[card, A], grave=[A, B, B]).may("activate", card)
    assert Table(field=[card, A], spells=[C], grave=[B]).may("activate", card)
    table = Table(field=[card, A], spells=[C], grave=[B])
    table.activate(card)
    assert table.life() == 8010


def test_a_card_face_down_has_no_name_there() -> None:
    card = fiend("Counter", ignition(
        GainLife(10), condition=(Compare(Names(MONSTER & FACE_UP, v.MZONE), ">=", 2),)
    ))  # fmt: skip
    table = Table(field=[card, A])
    assert table.may("activate", card)
    table.rewrite_position(A, v.FACEDOWN_DEFENSE)
    assert not table.may("activate", card)


# ------------------------------------------------- how many paid, and bullets


def test_an_amount_for_each_card_that_paid_the_cost() -> None:
    # The card text of Rainbow Dragon: 1000 ATK for each monster sent.
    card = fiend("Dragon", ignition(
        ChangeStats(SELF, Times(HowMany("sent"), 1000)),
        cost=(SendToGrave(Each(MONSTER, v.HAND, name="sent")),),
    ), attack=100)  # fmt: skip
    table = Table([A, B, B], field=[card])
    table.activate(card)
    assert table.attack(card) == 3100
    assert sorted(table.grave) == ["A", "B", "B"]
    assert not Table(field=[card]).may("activate", card)


def test_a_card_is_taken_and_one_of_two_things_done_with_it() -> None:
    # The card text of Awakening of the Crystal Ultimates.
    card = played(
        "Awakening",
        Take(Choose(MONSTER, v.DECK, name="taken")),
        OneOf(((AddToHand(Chosen(("taken",))),), (SendToGrave(Chosen(("taken",))),)),
              at="resolution"),
    )  # fmt: skip
    for bullet, hand, grave in ((0, ["B"], names(card)), (1, [], ["B", "Awakening"])):
        table = Table([card], [A, B])
        table.activate(card)
        table.pick(B)
        table.bullet(bullet)
        assert (table.hand, table.grave) == (hand, grave)


def test_what_stands_behind_bullets_must_be_possible_too() -> None:
    # Yu-Gi-Oh solo rules, 2: an effect that can do nothing is not activated.
    both = (
        OneOf(((GainLife(10),), (GainLife(20),)), at="resolution"),
        Banish(Choose(ANY, v.GRAVE)),
    )
    card = played("Both", *both)
    assert not Table([card]).may("activate", card)
    table = Table([card], grave=[A])
    table.activate(card)
    table.bullet(1)
    assert (table.life(), table.banished) == (8020, ["A"])


@pytest.mark.parametrize("joint", ["and", "or", "and/or"])
def test_two_names_of_one_series_are_that_series(joint: str) -> None:
    # Dragonic Diagram, Disciples of the True Dracophoenix: the cards share a set code.
    lexicon = Lexicon({}, {"True Draco King": 0xF9})
    text = lexicon.plain(f'3 "True Draco" {joint} "True King" cards')
    assert cards(Reader(text.removeprefix("3 ")), lexicon) == Series(0xF9, "True Draco King")
    # One of the names alone is not known.
    with pytest.raises(NotUnderstood):
        cards(Reader(lexicon.plain('"True King" cards')), lexicon)
