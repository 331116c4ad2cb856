"""A card that must be in the GY when its effect is activated and when that resolves.

Source: the card text of Volcanic Shell ("must be in the GY to activate and to resolve").
"""

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, played

A = body("A")
TEXT = (
    "Once per turn: You can pay 100 LP; draw 1 card. This card must be in the GY to activate and "
    "to resolve this effect."
)


def stays() -> la.Card:
    found = compile_card(fiend("Stays"), TEXT, Lexicon({}, {}))
    assert found.whole
    return found.card


def test_it_is_used_in_the_gy() -> None:
    card = stays()
    table = Table(deck=[A], grave=[card])
    table.activate(card)
    assert table.hand == ["A"]
    assert not table.may("activate", card)
    assert not Table(deck=[A], field=[card]).may("activate", card)


def test_moved_in_response_it_does_nothing() -> None:
    card = stays()
    away = played("Away", la.Banish(la.Choose(ANY, v.GRAVE)), type=v.QUICK_PLAY)
    table = Table([away], deck=[A], grave=[card])
    table.activate(card)
    table.chain(away)
    assert table.banished == ["Stays"]
    assert table.hand == []


def test_how_it_is_read_and_written() -> None:
    (effect,) = stays().effects
    assert isinstance(effect, la.Ignition)
    assert effect.where == v.GRAVE
    assert effect.do == (la.When(la.exists(~la.OTHER, v.GRAVE), (la.Draw(1),)),)
    assert card_text(stays(), defined_name) == [
        "Once per turn, if this card is in your GY: You can pay 100 LP; draw 1 card. This card "
        "must be in your GY to activate and to resolve this effect."
    ]
