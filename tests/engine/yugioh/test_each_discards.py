"""Each player discards: both choose a card of their own hand.

Source: the card texts of Dark World Dealings and Danger! Mothman!.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, fresh

A, B, C, D = (body(name) for name in "ABCD")
TEXT = "Gain 100 LP, then each player discards 1 card."


def test_both_discard_what_they_choose() -> None:
    found = compile_card(la.spell(fresh(), "Beta"), TEXT, Lexicon({}, {}))
    assert found.whole
    table = Table([found.card, A, B], opponent_hand=[C, D], opponent_acts=True)
    table.activate(found.card)
    assert table.choices() == [("A",), ("B",)]
    table.pick(A)
    assert table.choices() == [("C",), ("D",)]
    table.pick(D)
    assert table.grave == ["A", "Beta"]
    assert table.pile(v.GRAVE, 1) == ["D"]


def test_what_is_discarded_knows_it() -> None:
    found = compile_card(la.spell(fresh(), "Beta"), TEXT, Lexicon({}, {}))
    woken = fiend(
        "Woken", la.Trigger(v.GRAVE, on=la.Event("discarded", to=v.GRAVE), do=(la.Damage(100),))
    )
    table = Table([found.card, woken], opponent_hand=[C])
    table.activate(found.card)
    assert table.asked == "trigger"


def test_how_it_is_written() -> None:
    text = "If this card is discarded: You can have both players draw 1 card, then both players "
    found = compile_card(fiend("Beta"), f"{text}discard 1 card.", Lexicon({}, {}))
    assert found.whole
    (line,) = card_text(found.card, defined_name)
    assert line.endswith("draw 1 card, then discard 1 card, also your opponent discards 1 card.")
