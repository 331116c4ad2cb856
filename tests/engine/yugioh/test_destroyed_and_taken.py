"""What a player takes of what was destroyed, and draws for what was Special Summoned.

Sources: the card texts of Superheavy Samurai Thief ("Destroy 1 card in your opponent's Spell & Trap
Zone, then you can Set the destroyed Spell/Trap Card on your side of the field") and Superheavy
Samurai Transporter ("draw cards equal to the number of monsters Special Summoned by this effect").
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Choose, Draw, HowMany, InPlace, SpecialSummon, Then
from tests.engine.yugioh.table import Table, body

PROBE = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
STEALS = compile_card(
    PROBE,
    "You can destroy 1 card in your opponent's Spell & Trap Zone, then you can Set the destroyed "
    "Spell/Trap Card on your side of the field.",
    Lexicon({}, {}),
)
GIVES = compile_card(
    replace(PROBE, passcode=10),
    "Once per turn: You can Special Summon up to 2 monsters from your hand to your opponent's side "
    "of the field in Defense Position, then draw cards equal to the number of monsters Special "
    "Summoned by this effect.",
    Lexicon({}, {}),
)
A, B = body("A"), body("B")


def test_a_spell_that_was_destroyed_is_set_on_the_players_field() -> None:
    theirs = la.spell(3, "Theirs", v.CONTINUOUS)
    assert STEALS.whole
    table = Table(field=[STEALS.card], opponent_spells=[theirs])
    table.activate(STEALS.card)
    table.yes()
    assert (table.spells(1), list(table.spells().values())) == ({}, ["Theirs"])


def test_a_monster_among_the_spells_is_not() -> None:
    theirs = replace(body("Theirs"), type=v.MONSTER | v.EFFECT, effects=(la.StaysAsSpell(),))
    raze = la.spell(
        4,
        "Raze",
        effects=(la.Activate(do=(la.Destroy(la.Each(la.MONSTER, v.MZONE, v.OPPONENT)),)),),
    )
    table = Table([raze], field=[STEALS.card], opponent_field=[theirs], opponent_acts=True)
    table.activate(raze)
    table.yes()
    assert list(table.spells(1).values()) == ["Theirs"]
    table.activate(STEALS.card)
    assert (table.asked, table.spells(1), table.spells()) == ("open", {}, {})


def test_a_card_is_drawn_for_each_monster_that_was_summoned() -> None:
    assert GIVES.whole
    (gives,) = GIVES.card.effects
    assert isinstance(gives, la.Ignition)
    summon, then = gives.do
    assert isinstance(summon, SpecialSummon) and isinstance(summon.what, Choose)
    assert then == Then((Draw(HowMany(summon.what.name, InPlace(v.MZONE))),))
    for many, drawn in (((A,), 1), ((A, B), 2)):
        table = Table([A, B], [body("C")] * 3, field=[GIVES.card])
        table.activate(GIVES.card)
        table.pick(*many)
        assert len(table.monsters(1)) == len(many)
        assert table.hand.count("C") == drawn
