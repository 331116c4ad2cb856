"""Monsters that an effect lets nobody Tribute, or use as material, for the turn or at all.

Sources: the card texts of K9-66a Jokul ("Special Summon both, but they cannot be used as material
for the Xyz Summon of a LIGHT monster"), Duston Roller ("this turn, it cannot be Tributed, or be
used as a Fusion, Synchro, or Xyz Material for a Summon") and Saiba the Soldier Swordsmith ("also
this card cannot be used as Synchro Material this turn").
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, link, xyz

LEXICON = Lexicon({"Probe": 9}, {})
PROBE = la.monster(9, "Probe", v.DARK, v.FIEND, 4, 1800)


def read(text: str) -> la.Card:
    compiled = compile_card(PROBE, text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


def test_for_the_summon_of_some_monsters_alone() -> None:
    card = read(
        "You can reveal this card and 1 other Level 4 monster in your hand; Special Summon both, "
        "but they cannot be used as material for the Xyz Summon of a LIGHT monster."
    )
    other, third = body("Other"), body("Third")
    light, dark = replace(xyz("Light"), attribute=v.LIGHT), replace(xyz("Dark"), attribute=v.DARK)
    two = link("Two")
    table = Table([card, other], extra=[light, dark, two])
    table.activate(card)
    assert sorted(table.monsters().values()) == ["Other", "Probe"]
    assert not table.may("special", light)
    assert table.may("special", dark) and table.may("special", two)
    table = Table([card, other], extra=[light], field=[third])
    table.activate(card)
    assert not table.may("special", light)


def test_neither_tributed_nor_material_for_the_turn() -> None:
    card = read(
        "You can target 1 monster you control; this turn, it cannot be Tributed, or be used as a "
        "Fusion, Synchro, or Xyz Material for a Summon."
    )
    other = body("Other")
    eats = fiend("Eats", ignition(la.Draw(1), cost=(la.Tribute(la.Choose(la.Named(
        other.passcode), v.MZONE)),)))  # fmt: skip
    four, two = xyz("Four"), link("Two")
    table = Table(deck=[body("A")], extra=[four, two], field=[card, other, eats])
    assert table.may("activate", eats) and table.may("special", four)
    table.activate(card)
    table.pick(other)
    assert not table.may("activate", eats)
    assert table.may("special", two)
    table.special(four)  # with the two others, which alone are left
    assert table.materials(four) == ["Probe", "Eats"]


def test_this_card_is_no_material_this_turn() -> None:
    card = read(
        "Once per turn: You can draw 1 card, also this card cannot be used as Link Material this "
        "turn."
    )
    two = link("Two")
    table = Table(deck=[body("A")], extra=[two], field=[card, body("Other")])
    assert table.may("special", two)
    table.activate(card)
    assert not table.may("special", two)
