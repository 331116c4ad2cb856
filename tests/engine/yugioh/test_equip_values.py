"""Equip Cards that set the ATK of their monster, from its original one.

Sources: the card texts of Megamorph and Unstable Evolution ("While your LP is higher"); Yu-Gi-Oh
modifiers and triggers, *ATK/DEF modifiers*: what the present value becomes is nothing to the
original one.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, played

EQUIP = la.Card(9, "Probe", v.SPELL | v.EQUIP)
HURT = played("Hurt", la.Damage(500, v.YOU))
BURN = played("Burn", la.Damage(2000, v.OPPONENT))
A = body("A")


def read(text: str) -> la.Card:
    compiled = compile_card(EQUIP, text, Lexicon({"Probe": 9}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


def test_double_and_half_of_the_original_attack() -> None:
    card = read(
        "While your LP is lower than your opponent's, the equipped monster's ATK becomes double "
        "its original ATK. While your LP is higher, the equipped monster's ATK becomes half its "
        "original ATK."
    )
    table = Table([card, HURT, BURN], field=[A])
    table.activate(card)
    assert table.attack(A) == 1000
    table.activate(HURT)
    assert table.attack(A) == 2000
    table.activate(BURN)
    assert table.attack(A) == 500


def test_another_original_attack() -> None:
    card = read(
        "While your LP is lower than your opponent's, the equipped monster's original ATK becomes "
        "2400."
    )
    table = Table([card, HURT], field=[A])
    table.activate(card)
    assert table.attack(A) == 1000
    table.activate(HURT)
    assert table.attack(A) == 2400


def test_it_is_said_of_it_as_well() -> None:
    # Morphtronic Engine
    card = read("Equip only to a Fiend monster. Its ATK becomes double its original ATK.")
    double = la.LevelOf(la.IT, 2, "original attack")
    assert la.EquipStats(to=double) in card.effects
