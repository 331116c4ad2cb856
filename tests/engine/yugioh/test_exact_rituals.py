"""Ritual Spells of which Tributes come to the very Level, and what can be used alone for them.

Sources: the card texts of Nekroz Mirror, Nekroz Divinemirror, Prayers of the Voiceless Voice,
Emilia, Dance Priestess of the Nekroz, and Shurit, Strategist of the Nekroz.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fusion, ignition, played

LEXICON = Lexicon({}, {"Gamma": 0x123})
GAMMA = la.Series(0x123, "Gamma")
RITUAL_SPELL = la.spell(2, "Probe", v.RITUAL)
GRAVES = la.Each(GAMMA & la.MONSTER, v.GRAVE)
BY_EFFECT = la.Event("sent", reason=v.R_TRIBUTE | v.R_EFFECT)
THOSE = 'Ritual Summon 1 "Gamma" Ritual Monster from your hand whose Level {} total Levels of those'


def read(text: str, card: la.Card = RITUAL_SPELL) -> Compiled:
    found = compile_card(card, text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


@pytest.mark.parametrize(
    ("text", "summon"),
    [
        ('Can be used to Ritual Summon any "Gamma" Ritual Monster. Tribute monsters from your hand '
         'or field, and/or banish "Gamma" monsters from your GY, then '
         + THOSE.format("equals the") + " monsters.",
         la.RitualSummon(GAMMA, True, others=GRAVES)),
        ('This card can be used to Ritual Summon any "Gamma" Ritual Monster. Tribute monsters from '
         "your hand or field, then " + THOSE.format("exactly equals the") + " monsters.",
         la.RitualSummon(GAMMA, True)),
        ('Ritual Summon 1 "Gamma" Ritual Monster from your hand or banishment, by Tributing '
         'monsters from your hand/field, and/or sending "Gamma" monsters from your Extra Deck to '
         "the GY, whose total Levels equal or exceed its Level.",
         la.RitualSummon(GAMMA, places=v.HAND | v.BANISHED, into="grave",
                         others=la.Each(GAMMA & la.MONSTER, v.EXTRA))),
        ('This card can be used to Ritual Summon any "Gamma" Ritual Monster. You must also Tribute '
         "monsters from your hand or field whose total Levels equal or exceed the Level of the "
         "Ritual Monster.",
         la.RitualSummon(GAMMA)),
    ],
)  # fmt: skip
def test_how_they_are_read(text: str, summon: la.RitualSummon) -> None:
    (effect,) = read(text).card.effects
    assert isinstance(effect, la.Activate)
    (found,) = effect.do
    assert isinstance(found, la.RitualSummon)
    told = (found.filter, found.exactly, found.tributes, found.places, found.others, found.into)
    assert told == (summon.filter, summon.exactly, summon.tributes, summon.places, summon.others,
                    summon.into)  # fmt: skip


def test_monsters_of_the_extra_deck_are_sent_beside_tributes() -> None:
    also = la.Each(la.MONSTER, v.EXTRA)
    rite = played("Rite", la.RitualSummon(others=also, into="grave"))
    goal = fiend("Ritual", type=v.RITUAL | v.EFFECT, level=9)
    mirror = fusion("Mirror", la.Materials(la.MONSTER), la.Materials(la.MONSTER), level=6)
    table = Table([rite, goal], field=[body("A", level=3)], extra=[mirror])
    table.activate(rite)
    assert sorted(table.grave) == ["A", "Mirror", "Rite"]
    assert list(table.monsters().values()) == ["Ritual"]
    assert not Table([rite, goal], field=[body("B", level=2)], extra=[mirror]).may("activate", rite)


def test_one_card_alone_where_only_the_field_counts() -> None:
    rite = played("Rite", la.RitualSummon(exactly=True))
    goal = fiend("Ritual", type=v.RITUAL | v.EFFECT, level=9)
    there = fiend("There", la.EntireTribute(on_field=True))
    anywhere = fiend("Anywhere", la.EntireTribute())
    assert Table([rite, goal], field=[there]).may("activate", rite)
    assert not Table([rite, goal, there]).may("activate", rite)
    assert Table([rite, goal, anywhere]).may("activate", rite)


@pytest.mark.parametrize("on_field", [False, True])
def test_that_is_read(on_field: bool) -> None:
    there = " you control" if on_field else ""
    text = (
        'If you Ritual Summon exactly 1 "Gamma" Ritual Monster with a card effect that requires '
        f"use of monsters, this card{there} can be used as the entire Tribute."
    )
    assert read(text, fiend("Probe")).card.effects == (la.EntireTribute(GAMMA, on_field),)


def test_tributed_by_an_effect_and_not_for_a_cost() -> None:
    waits = la.Trigger(v.GRAVE, on=BY_EFFECT, do=(la.Damage(100),), optional=False)
    one = fiend("One", waits, level=4)
    rite = played("Rite", la.RitualSummon(exactly=True))
    goal = fiend("Ritual", type=v.RITUAL | v.EFFECT, level=4)
    table = Table([rite, goal], field=[one])
    table.activate(rite)
    assert table.life(1) == 7900
    pays = ignition(la.Draw(1), cost=(la.Tribute(la.Choose(la.MONSTER & la.OTHER, v.MZONE)),))
    payer = fiend("Payer", pays)
    table = Table(field=[payer, one], deck=[body()])
    table.activate(payer)
    assert table.grave == ["One"]
    assert table.life(1) == 8000


def test_how_that_is_read() -> None:
    for words in ("a card effect", "card effect"):
        card = read(
            f"If this card is Tributed by {words}: You can draw 1 card.", fiend("Probe")
        ).card
        (effect,) = card.effects
        assert isinstance(effect, la.Trigger)
        assert effect.on == BY_EFFECT
