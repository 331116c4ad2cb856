"""Effects of the start of the Main Phase 1, and a number of cards that is one of two.

Source: the official card text of Pot of Extravagance, with its rulings: nothing else can have been
done in the Main Phase 1, and 6 cards cannot be banished where there are fewer.
"""

import pytest

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, ignition, link, played

A, B = body("A"), body("B")
POT = played("Pot", la.Draw(1), condition=(la.AtStart(),))
LINK = link("Link")
RISK = played(
    "Risk",
    la.Draw(la.Every(la.HowMany("gone"), 3)),
    cost=(
        la.Banish(
            la.Random(~la.FACE_UP, v.EXTRA, la.EitherNumber(3, 6), v.YOU, "gone"), face_down=True
        ),
    ),
)


def test_it_is_activated_before_anything_else() -> None:
    table = Table([POT, A], [B])
    assert table.may("activate", POT)
    table.summon(A)
    assert not table.may("activate", POT)


@pytest.mark.parametrize("first", ["set", "activate"])
def test_whatever_is_done_before_is_too_much(first: str) -> None:
    other = fiend("Other", ignition(la.GainLife(500)))
    table = Table([POT, A], [B], field=[other])
    if first == "set":
        table.set(A)
    else:
        table.activate(other)
    assert table.asked == "open"
    assert not table.may("activate", POT)


def test_a_second_one_comes_too_late() -> None:
    table = Table([POT, POT], [A, A])
    table.activate(POT)
    assert not table.may("activate", POT)


@pytest.mark.parametrize(("extra", "numbers"), [(2, ()), (3, (3,)), (5, (3,)), (6, (3, 6))])
def test_no_more_is_banished_than_there_is(extra: int, numbers: tuple[int, ...]) -> None:
    for number in numbers:
        table = Table([RISK], [A, B], [LINK] * extra)
        table.activate(RISK)
        if len(numbers) > 1:
            assert len(table.decision().options) == len(numbers)
            table.says_number(number)
        while table.asked == "chance":
            table.take(table.decision().options[0])
        assert len(table.banished) == number
        assert len(table.hand) == number // 3
    if not numbers:
        assert not Table([RISK], [A, B], [LINK] * extra).may("activate", RISK)


def test_what_is_every_few() -> None:
    for many, drawn in ((2, 0), (3, 1), (5, 1), (6, 2)):
        some = played("Some", la.Draw(la.Every(la.Count(ANY, v.GRAVE), 3)))
        table = Table([some], [A] * 3, grave=[B] * many)
        if table.may("activate", some):
            table.activate(some)
        assert len(table.hand) == drawn + (not drawn)


def test_its_text() -> None:
    text = (
        "At the start of your Main Phase 1: Banish 3 or 6 random face-down cards from your Extra "
        "Deck, face-down; draw 1 card for every 3 cards banished."
    )
    found = compile_card(la.Card(1, "Probe", v.SPELL), text, Lexicon({}, {}))
    assert found.whole, found.parts
    (activation,) = found.card.effects
    assert isinstance(activation, la.Activate)
    assert activation.condition == (la.AtStart(),)
    (paid,) = activation.cost
    assert isinstance(paid, la.Banish)
    assert paid.face_down
    assert isinstance(paid.what, la.Random)
    assert paid.what.count == la.EitherNumber(3, 6)
    assert activation.do == (la.Draw(la.Times(la.Every(la.HowMany(paid.what.name), 3), 1)),)
