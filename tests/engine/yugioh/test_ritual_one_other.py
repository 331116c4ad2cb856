"""One card of the Deck that counts like the Tributes of a Ritual Summon.

Source: the card text of Revendread Evolution.
"""

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, played

A, B = body("A", level=4), body("B", level=3)
ONE = la.Choose(la.MONSTER, v.DECK)
RITE = played("Rite", la.RitualSummon(exactly=True, others=ONE, into="grave"))


def ritual(level: int) -> la.Card:
    return fiend("Ritual", type=v.RITUAL | v.EFFECT, level=level)


def test_one_is_sent_beside_tributes() -> None:
    goal = ritual(7)
    table = Table([RITE, goal], [A], field=[B])
    table.activate(RITE)
    assert sorted(table.grave) == ["A", "B", "Rite"]
    assert list(table.monsters().values()) == ["Ritual"]


def test_one_alone_is_enough() -> None:
    goal = ritual(4)
    table = Table([RITE, goal], [A])
    table.activate(RITE)
    assert sorted(table.grave) == ["A", "Rite"]


def test_two_are_too_many() -> None:
    assert not Table([RITE, ritual(7)], [A, B]).may("activate", RITE)
    many = played("Many", la.RitualSummon(exactly=True, others=la.Each(ANY, v.DECK), into="grave"))
    assert Table([many, ritual(7)], [A, B]).may("activate", many)


def test_the_text_is_read() -> None:
    lexicon = Lexicon({"Probe": 9}, {"Gamma": 0x123})
    found = compile_card(
        la.Card(9, "Probe", v.SPELL | v.RITUAL),
        'This card can be used to Ritual Summon any "Gamma" Ritual Monster from your hand or GY. '
        'You must also Tribute monsters from your hand or field, and/or send 1 "Gamma" monster '
        "from your Deck to the GY, whose total Levels equal the Level of the Ritual Monster you "
        "Ritual Summon. The Ritual Summoned monster is destroyed during the End Phase of the next "
        "turn.",
        lexicon,
    )
    assert found.whole, found.parts
    (effect,) = found.card.effects
    assert isinstance(effect, la.Activate)
    summon, later = effect.do
    gamma = la.Series(0x123, "Gamma")
    assert isinstance(summon, la.RitualSummon)
    assert (summon.filter, summon.exactly, summon.into) == (gamma, True, "grave")
    assert summon.others == la.Choose(gamma & la.MONSTER, v.DECK)
    assert later == la.Also((la.Later("next end", (la.Destroy(la.Chosen()),)),))
    (told,) = card_text(found.card, lexicon.name_of)
    assert 'and/or send 1 "Gamma" monster from your Deck to the GY whose total Levels equal' in told
