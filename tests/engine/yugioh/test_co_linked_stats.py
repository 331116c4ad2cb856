"""ATK for the monsters that are co-linked to a card.

Source: the card text of G Golem Crystal Heart.
"""

from dataclasses import replace

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import FieldStats
from tests.engine.yugioh.table import Table, link

TEXT = (
    "2 monsters\nEARTH monsters co-linked to this card gain 600 ATK, can make a second attack "
    "during each Battle Phase, also if they attack a Defense Position monster, inflict piercing "
    "battle damage to your opponent."
)


def test_only_monsters_that_point_back_gain_it() -> None:
    heart = compile_card(link("Heart", markers=v.LEFT | v.RIGHT), TEXT, Lexicon({}, {}))
    assert heart.whole, [str(part.why) for part in heart.parts if part.why]
    assert any(isinstance(item, FieldStats) for item in heart.card.effects)
    back = replace(link("Back", markers=v.LEFT), attribute=v.EARTH)
    away = replace(link("Away", markers=v.TOP), attribute=v.EARTH)
    dark = link("Dark", markers=v.LEFT)
    table = Table(field={1: away, 2: heart.card, 3: back})
    assert (table.attack(back), table.attack(away), table.attack(heart.card)) == (2100, 1500, 1500)
    assert Table(field={2: heart.card, 3: dark}).attack(dark) == 1500
