"""A whole hand that is shuffled into the Deck, of which as many cards are drawn.

Source: the card text of Reload.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, played

LEXICON = Lexicon({"Probe": 9}, {})
TEXT = (
    "Add all cards in your hand to your Deck and shuffle it. Then draw the same number of cards "
    "that you added to your Deck."
)
A, B, C, D = body("A"), body("B"), body("C"), body("D")


def _compiled(text: str) -> la.Card:
    found = compile_card(replace(played("Probe"), effects=()), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_it_is_read() -> None:
    (effect,) = _compiled(TEXT).effects
    assert isinstance(effect, la.Activate)
    assert effect.do == (
        la.ToDeck(la.Each(places=v.HAND, name="a")),
        la.Then((la.Draw(la.HowMany("a")),)),
    )


def test_a_hand_that_is_not_counted_is_only_shuffled() -> None:
    text = "Shuffle your entire hand into the Deck, then draw 2 cards."
    (effect,) = _compiled(text).effects
    assert isinstance(effect, la.Activate)
    assert effect.do[0] == la.ShuffleAll(places=v.HAND)


def test_as_many_are_drawn() -> None:
    reload = _compiled(TEXT)
    table = Table([reload, A, B], [C, D])
    table.activate(reload)
    table.nature(C)
    table.nature(A)
    assert sorted(table.hand) == ["A", "C"]
    assert sorted(table.deck) == ["B", "D"]


def test_not_with_an_empty_hand() -> None:
    reload = _compiled(TEXT)
    assert not Table([reload], [C, D]).may("activate", reload)
