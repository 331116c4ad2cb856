"""Triggers that wait for damage that their player takes, and gain so much.

Source: the card text of Sunavalon Dryas; Yu-Gi-Oh rules reference: Life Points that are paid or
lost are no damage.
"""

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, fiend, played

FACTS = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
TEXT = "Once per turn, if you take battle or effect damage: You can gain that much LP."
LEXICON = Lexicon({}, {})


def reader() -> la.Card:
    found = compile_card(FACTS, TEXT, LEXICON)
    assert found.whole, found.parts
    assert card_text(found.card, LEXICON.name_of) == [TEXT]
    return fiend("Reader", *found.card.effects)


def test_as_much_is_gained_as_was_taken() -> None:
    me, burns = reader(), played("Burns", la.Damage(700, v.YOU))
    table = Table([burns], field=[me])
    table.activate(burns)
    assert table.life() == 7300
    table.chain(me)
    assert table.life() == 8000


@pytest.mark.parametrize("do", [la.Damage(700), la.LoseLife(700), la.GainLife(700)])
def test_only_damage_that_its_player_takes(do: Node) -> None:
    spell = played("Spell", do)
    table = Table([spell], field=[reader()])
    table.activate(spell)
    assert table.asked == "open"


def test_that_much_is_said_of_damage_alone() -> None:
    text = "If this card is Normal Summoned: You can gain that much LP."
    assert not compile_card(FACTS, text, LEXICON).whole
