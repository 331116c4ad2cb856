"""Coins that are tossed: read from card text, and played.

Sources: problem-solving card text, in the phrases of the cards that are named; Yu-Gi-Oh rules
reference.  Names and sentences are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, names

A, B, C = body("A"), body("B"), body("C")


def read(text: str) -> la.Card:
    compiled = compile_card(la.Card(9, "Probe", v.SPELL), text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


def toss(table: Table, *heads: bool) -> None:
    for head in heads:
        assert table.asked == "chance"
        table.rolls(int(head))


def test_as_many_as_heads_are_destroyed() -> None:
    # The card text of Gatling Dragon
    card = read("Toss a coin 3 times and destroy as many monsters on the field as possible, but "
                "not more than the number of heads.")  # fmt: skip
    most = la.Choose(la.MONSTER, v.MZONE, 1, la.Rolled(), v.EITHER, as_many=True)
    assert card.effects[0].do == (la.TossCoins(3), la.Destroy(most))  # type: ignore[attr-defined]
    table = Table([card], field=[A, B], opponent_field=[C])
    table.activate(card)
    toss(table, True, False, True)
    assert table.choices() == [("A", "B"), ("A", "C"), ("B", "C")]
    table.pick(A, C)
    assert list(table.monsters().values()) == names(B)
    assert table.monsters(1) == {}


@pytest.mark.parametrize(("heads", "left"), [(0, 2), (1, 1), (3, 0)])
def test_no_more_than_there_are(heads: int, left: int) -> None:
    card = read("Toss a coin 3 times and destroy as many monsters on the field as possible, but "
                "not more than the number of heads.")  # fmt: skip
    table = Table([card], opponent_field=[B, C])
    table.activate(card)
    toss(table, *(number < heads for number in range(3)))
    if heads == 1:
        assert table.choices() == [("B",), ("C",)]
        table.pick(B)
    assert table.asked == "open"
    assert len(table.monsters(1)) == left
    # There must be something that could be destroyed.
    assert not Table([card]).may("activate", card)


@pytest.mark.parametrize("heads", [1, 2, 3])
def test_if_enough_are_heads(heads: int) -> None:
    # The card text of Barrel Dragon
    card = read("Target 1 monster your opponent controls; toss a coin 3 times and destroy it if at "
                "least 2 of the results are heads.")  # fmt: skip
    table = Table([card], opponent_field=[B])
    table.activate(card)
    toss(table, *(number < heads for number in range(3)))
    assert table.pile(v.GRAVE, 1) == (names(B) if heads >= 2 else [])


@pytest.mark.parametrize(
    "text",
    [
        "Toss a coin 3 times and draw 1 card.",
        "Toss a coin 2 times and draw 1 card if at least 3 of the results are heads.",
        "Destroy as many monsters on the field as possible, but not more than the number of heads.",
    ],
)
def test_what_is_not_understood(text: str) -> None:
    assert not compile_card(la.Card(9, "Probe", v.SPELL), text, Lexicon({}, {})).whole
