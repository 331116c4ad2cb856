"""The order of the Deck: what is known of it, revealing its top, dice and coins.

Sources: Yu-Gi-Oh solo rules 3.2, 3.14, 3.16; Yu-Gi-Oh field zones, *Deck Zone*.
"""

from fractions import Fraction

import pytest

from engine import notation
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    SPELL,
    AddToHand,
    Among,
    Card,
    Choose,
    Compare,
    Count,
    Damage,
    Draw,
    Excavate,
    IfDone,
    Mill,
    Rest,
    RollDice,
    Rolled,
    SendToGrave,
    ShuffleDeck,
    Then,
    ToDeck,
    TossCoins,
    When,
)
from engine.yugioh.position.slots import KNOWN
from tests.engine.yugioh.table import Table, body, played

A, B, C, D = body("A"), body("B"), body("C"), body("D")
DRAW = played("Draw", Draw(1))
TOP = played("Top", ToDeck(Choose(MONSTER, v.GRAVE), "top"))
UNDER = played("Under", ToDeck(Choose(MONSTER, v.GRAVE), "bottom"))
SEARCH = played("Search", AddToHand(Choose(MONSTER, v.DECK)))


def odds(table: Table) -> dict[str, Fraction]:
    """The chances of the cards that may come next."""
    options = table.decision().options
    weights = [int(table.state.odds[index]) for index in range(len(options))]
    return {
        table.game.name_of(option.cards[0]): Fraction(weight, sum(weights))
        for option, weight in zip(options, weights, strict=True)
    }


def test_a_card_put_on_top_is_drawn_next() -> None:
    table = Table([TOP, DRAW], deck=[A, B, C], grave=[D])
    table.activate(TOP)
    table.activate(DRAW)
    assert table.hand == ["D"]


def test_a_card_put_under_the_deck_is_drawn_last() -> None:
    table = Table([UNDER, DRAW, DRAW], deck=[A, A], grave=[D])
    table.activate(UNDER)
    for _ in range(2):
        table.activate(DRAW)
    assert table.hand == ["A", "A"]
    last = Table([UNDER, DRAW], grave=[D])
    last.activate(UNDER)
    last.activate(DRAW)
    assert last.hand == ["D"]


def test_cards_between_are_as_likely_as_each_other() -> None:
    table = Table([UNDER, DRAW], deck=[A, A, B], grave=[D])
    table.activate(UNDER)
    table.activate(DRAW)
    assert odds(table) == {"A": Fraction(2, 3), "B": Fraction(1, 3)}


@pytest.mark.parametrize("how", ["search", "shuffle in", "shuffle"])
def test_shuffling_ends_what_is_known(how: str) -> None:
    back = played("Back", ToDeck(Choose(MONSTER, v.GRAVE)))
    mix = played("Mix", ShuffleDeck())
    table = Table([TOP, SEARCH, back, mix, DRAW], deck=[A, B], grave=[C, D])
    table.activate(TOP)
    table.pick(D)
    assert table.state.data[KNOWN] == 1
    table.activate({"search": SEARCH, "shuffle in": back, "shuffle": mix}[how])
    if how == "search":
        table.pick(A)
    assert table.state.data[KNOWN] == 0
    table.activate(DRAW)
    assert "D" in odds(table)
    assert len(odds(table)) > 1


def test_what_is_known_is_part_of_the_key() -> None:
    keys = set()
    for card in (TOP, UNDER, played("Back", ToDeck(Choose(MONSTER, v.GRAVE)))):
        table = Table(deck=[A, B, C], grave=[D], also=[card], hand=[card])
        table.activate(card)
        table.state.remove(table.number(card))
        keys.add(table.game.board_key())
    assert len(keys) == 3


@pytest.mark.parametrize("put", [TOP, UNDER])
def test_what_is_known_is_written_down(put: Card) -> None:
    table = Table([put, DRAW, DRAW], deck=[A, B], grave=[D])
    table.activate(put)
    key, text = table.game.key(), notation.write(table.game)
    assert notation.write(table.game, seen_by=0).count(str(D.passcode)) == 0
    notation.read(table.game, text)
    table.laid()
    assert (table.game.key(), notation.write(table.game)) == (key, text)
    table.activate(DRAW)
    assert table.asked == ("open" if put is TOP else "chance")
    if put is UNDER:
        assert sorted(odds(table)) == ["A", "B"]


# ------------------------------------------------------------- excavating


PROSPER = played(
    "Prosper", Excavate(2), AddToHand(Among("excavated", ANY)), ToDeck(Rest("excavated"), "bottom"),
)  # fmt: skip


def test_one_of_the_revealed_cards_is_taken_and_the_rest_goes_under_the_deck() -> None:
    table = Table([PROSPER, DRAW, DRAW], deck=[A, B, C, D])
    table.activate(PROSPER)
    assert odds(table) == dict.fromkeys("ABCD", Fraction(1, 4))
    table.nature(B)
    assert odds(table) == dict.fromkeys("ACD", Fraction(1, 3))
    table.nature(D)
    assert table.choices() == [("B",), ("D",)]
    table.pick(D)
    assert "D" in table.hand
    assert table.deck[-1] == "B"
    table.activate(DRAW)
    assert odds(table) == dict.fromkeys("AC", Fraction(1, 2))


def test_in_order_without_chance() -> None:
    table = Table([PROSPER], deck=[A, B, C, D], fixed_order=True)
    table.activate(PROSPER)
    assert table.choices() == [("A",), ("B",)]
    table.pick(A)
    assert table.deck == ["C", "D", "B"]


def test_not_with_fewer_cards_in_the_deck() -> None:
    assert not Table([PROSPER], deck=[A]).may("activate", PROSPER)
    assert Table([PROSPER], deck=[A, B]).may("activate", PROSPER)


def test_known_cards_are_revealed_first() -> None:
    table = Table([TOP, PROSPER], deck=[A, B, C], grave=[D])
    table.activate(TOP)
    table.activate(PROSPER)
    table.nature(A)  # the first was D, without any chance
    assert table.choices() == [("A",), ("D",)]


def test_if_nothing_fits_nothing_is_taken() -> None:
    fussy = played(
        "Fussy", Excavate(2), AddToHand(Among("excavated", SPELL)), Then((Damage(100),)),
        ToDeck(Rest("excavated")),
    )  # fmt: skip
    table = Table([fussy], deck=[A, B])
    table.activate(fussy)
    table.nature(A)
    assert table.hand == []
    assert table.life(1) == 8000
    assert sorted(table.deck) == ["A", "B"]


def test_the_number_can_be_an_amount() -> None:
    deep = played("Deep", Excavate(Count(MONSTER, v.MZONE)), SendToGrave(Rest("excavated")))
    table = Table([deep], deck=[A, A, A], field=[B, C])
    table.activate(deep)
    assert table.grave.count("A") == 2


# ----------------------------------------------------------- dice and coins


def test_a_die_has_six_sides() -> None:
    roll = played("Roll", RollDice(1), When(Compare(Rolled(), ">=", 5), (Damage(100),)))
    for side in range(1, 7):
        table = Table([roll])
        table.activate(roll)
        assert [option.number for option in table.decision().options] == [1, 2, 3, 4, 5, 6]
        assert [int(table.state.odds[index]) for index in range(6)] == [1] * 6
        table.rolls(side)
        assert table.life(1) == (7900 if side >= 5 else 8000)


def test_dice_are_added() -> None:
    roll = played("Roll", RollDice(2), When(Compare(Rolled(), "=", 7), (Damage(100),)))
    table = Table([roll])
    table.activate(roll)
    table.rolls(3)
    table.rolls(4)
    assert table.life(1) == 7900


def test_coins_count_heads() -> None:
    toss = played("Toss", TossCoins(3), When(Compare(Rolled(), "=", 2), (Damage(100),)))
    for heads in range(4):
        table = Table([toss])
        table.activate(toss)
        for coin in range(3):
            table.rolls(int(coin < heads))
        assert table.life(1) == (7900 if heads == 2 else 8000)


# --------------------------------------------------------------- milling


def test_the_top_cards_are_milled() -> None:
    mill = played("Mill", Mill(1), IfDone((Damage(100),)))
    table = Table([TOP, mill], deck=[A, B], grave=[D])
    table.activate(TOP)
    table.activate(mill)
    assert "D" in table.grave
    assert table.life(1) == 7900


def test_a_deck_that_was_empty_keeps_what_is_put_on_both_ends() -> None:
    # Yu-Gi-Oh rules reference, Deck Zone: cards go on top or to the bottom.
    back = played("Back", ToDeck(Choose(MONSTER, v.MZONE), "bottom"))
    table = Table([TOP, back], grave=[A], field=[B])
    table.activate(TOP)
    table.activate(back)
    assert sorted(table.deck) == ["A", "B"]
