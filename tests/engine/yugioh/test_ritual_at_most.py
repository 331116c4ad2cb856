"""A Ritual Summon with no more than so many Tributes, of which some may be in the Deck.

Source: the official text of Mitsurugi Ritual, of which only the phrases stand here.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.compiler.categories import does
from engine.yugioh.instructions import tables as tb
from tests.engine.yugioh.table import Table, body, fiend

TEXT = (
    "Ritual Summon 1 Ritual Monster from your hand, by Tributing up to 2 monsters from your hand, "
    "Deck, or field, whose total Levels equal its Level."
)
FROM: int = v.HAND | v.DECK | v.MZONE
BOSS = fiend("Boss", type=v.RITUAL | v.EFFECT, level=6)
TWO, THREE, FOUR = body("Two", level=2), body("Three", level=3), body("Four", level=4)


def rite() -> la.Card:
    found = compile_card(la.Card(9, "Rite", v.SPELL), TEXT, Lexicon({}, {}))
    assert found.whole, [part.why for part in found.parts]
    return found.card


def test_how_it_reads() -> None:
    (effect,) = rite().effects
    assert isinstance(effect, la.Activate)
    assert effect.do == (la.RitualSummon(exactly=True, from_=FROM, at_most=2),)
    assert does(effect) & tb.DOES_SEND_DECK


def test_two_tributes_one_of_them_in_the_deck() -> None:
    spell = rite()
    table = Table([spell, BOSS, TWO], deck=[FOUR, THREE])
    table.activate(spell)
    assert sorted(table.grave) == ["Four", "Rite", "Two"]
    assert table.deck == ["Three"]
    assert table.monsters() == {0: "Boss"}


def test_three_tributes_are_too_many() -> None:
    spell = rite()
    assert not Table([spell, BOSS, TWO, TWO], deck=[TWO]).may("activate", spell)
    assert Table([spell, BOSS, TWO, TWO], deck=[FOUR]).may("activate", spell)


def test_one_tributed_in_the_deck_was_tributed() -> None:
    spell = rite()
    event = la.Event("sent", reason=v.R_TRIBUTE)
    glad = la.Trigger(v.GRAVE, on=event, do=(la.GainLife(500),), optional=False)
    table = Table([spell, BOSS, TWO], deck=[fiend("Glad", glad, level=4)])
    before = table.life()
    table.activate(spell)
    assert table.life() - before == 500
