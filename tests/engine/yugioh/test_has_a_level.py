"""A monster that has a Level, and the lower of ATK and DEF.

Sources: the card texts of Raidraptor - Pain Lanius and D/D Berfomet; Yu-Gi-Oh rules reference, Xyz
Monsters have Ranks and Link Monsters Link Ratings, and no Levels.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, xyz

TEXT = (
    "If this card is in your hand: You can target 1 Warrior monster you control that has a Level; "
    "take damage equal to its ATK or DEF (whichever is lower, but your choice if tied), and if you "
    "do, Special Summon this card, and if you do, this card's Level becomes the targeted monster's "
    "Level."
)


def lanius() -> la.Card:
    facts = la.monster(9, "Lanius", v.DARK, v.WINGED_BEAST, 1, 100)
    compiled = compile_card(facts, TEXT, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


@pytest.mark.parametrize(("attack", "damage"), [(700, 700), (1000, 1000), (2500, 1000)])
def test_the_lower_of_both(attack: int, damage: int) -> None:
    card, five = lanius(), body("Five", level=5, attack=attack)  # its DEF is 1000
    table = Table([card], field=[five])
    table.activate(card)
    assert table.life() == 8000 - damage
    assert table.level(card) == 5


def test_only_a_monster_with_a_level() -> None:
    card = lanius()
    assert not Table([card], field=[xyz("Host")]).may("activate", card)
    assert Table([card], field=[body("Five")]).may("activate", card)
