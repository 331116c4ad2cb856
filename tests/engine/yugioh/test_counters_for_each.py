"""Counters, one for each of some cards: those that there are, or that were paid with.

Source: the card texts of Cloudian - Altus and Wonder Balloons.
"""

from dataclasses import replace

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fresh

LEXICON = Lexicon({}, {"Gamma": 0x123})
GAINS = " This card gains 100 ATK for each Fog Counter on this card."


def read(text: str) -> Card:
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.MACHINE, 4, 1000, 1000, (0x123,))
    found = compile_card(facts, text, LEXICON)
    assert found.whole, found.parts
    return replace(found.card, passcode=fresh())


def test_for_each_card_that_there_is() -> None:
    text = (
        'If this card is Normal Summoned: Place 1 Fog Counter on this card for each "Gamma" '
        "monster on the field."
    )
    assert card_text(read(text), LEXICON.name_of) == [text]
    card = read(text.replace("Counter on this card", "Counter on it") + GAINS)
    other = replace(body("Other"), series=(0x123,))
    table = Table([card], field=[other, body()], opponent_field=[other])
    table.summon(card)
    assert table.attack(card) == 1300


def test_for_each_card_that_was_paid() -> None:
    text = (
        "Once per turn: You can send any number of cards from your hand to the GY; place 1 Fog "
        "Counter on this card for each card sent to the GY."
    )
    card = read(text + GAINS)
    one, two, three = body("One"), body("Two"), body("Three")
    table = Table([one, two, three], field=[card])
    table.activate(card)
    table.pick(one, two)
    assert table.attack(card) == 1200
