"""Monsters that do not stay on the field without a Field Spell, and what they do among the Spells.

Source: the card texts of Advanced Crystal Beast Sapphire Pegasus and Ruby Carbuncle: "If … is not
in a Field Zone, send this monster to the GY.", "If this face-up card is destroyed in a Monster
Zone, you can place it face-up in your Spell & Trap Zone", "While this card is treated as a
Continuous Spell: You can Special Summon this card".
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    Choose,
    Destroy,
    Each,
    Falls,
    Ignition,
    PlaceAsSpell,
    SpecialSummon,
    StaysAsSpell,
    Trigger,
    While,
)  # fmt: skip
from tests.engine.yugioh.table import Table, played

TEXT = (
    'If "Dusk" is not in a Field Zone, send this monster to the GY. If this face-up card is '
    "destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as a "
    "Continuous Spell, instead of sending it to the GY. While this card is treated as a Continuous "
    "Spell: You can Special Summon this card."
)
LEXICON = Lexicon({"Probe": 1, "Dusk": 2}, {"Gamma": 0x123})
PROBE = la.Card(1, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
FOUND = compile_card(PROBE, TEXT, LEXICON)
CARD = FOUND.card
DUSK = la.spell(2, "Dusk", v.FIELD, effects=(la.Activate(),))
RAZE = played("Raze", Destroy(Each(la.Named(2), v.SZONE)))
BREAK = played("Break", Destroy(Each(la.MONSTER, v.MZONE)))


def test_it_is_read() -> None:
    away, stays, back = CARD.effects
    field = la.Named(2) & la.Zones(1 << 5) & la.FACE_UP
    assert FOUND.whole
    assert away == While((la.none(field, v.SZONE, v.EITHER),), (Falls(),))
    assert stays == StaysAsSpell()
    no_equip = la.none(~la.OTHER & (la.EQUIP_CARD | la.State("as-trap")), v.SZONE)
    assert back == Ignition(v.SZONE, condition=(no_equip,), do=(SpecialSummon(),))


def test_cards_that_are_banished_or_in_other_places() -> None:
    text = (
        'If this card is Summoned: You can place 1 of your "Gamma" monsters that is banished, or '
        "in your hand, Deck, or GY, face-up in your Spell & Trap Zone as a Continuous Spell."
    )
    found = compile_card(PROBE, text, LEXICON)
    assert found.whole
    (trigger,) = found.card.effects
    assert isinstance(trigger, Trigger)
    (place,) = trigger.do
    assert isinstance(place, PlaceAsSpell) and isinstance(place.what, Choose)
    assert place.what.places == v.HAND | v.DECK | v.GRAVE | v.BANISHED


def test_without_the_field_spell_it_goes_to_the_gy_as_soon_as_it_is_summoned() -> None:
    table = Table([CARD, DUSK])
    table.summon(CARD)
    assert (table.monsters(), table.grave) == ({}, ["Probe"])


def test_with_it_it_stays_until_that_leaves() -> None:
    table = Table([CARD, DUSK, RAZE])
    table.activate(DUSK)
    table.summon(CARD)
    assert table.monsters() == {0: "Probe"}
    table.activate(RAZE)
    assert (table.monsters(), table.pile(v.GRAVE)) == ({}, ["Dusk", "Probe", "Raze"])


def test_it_stays_where_its_effects_are_negated() -> None:
    hush = played("Hush", la.Negate(Each(la.MONSTER, v.MZONE)))
    table = Table([CARD, DUSK, RAZE, hush])
    table.activate(DUSK)
    table.summon(CARD)
    table.activate(hush)
    table.activate(RAZE)
    assert table.monsters() == {0: "Probe"}


def test_among_the_spells_it_stays_and_comes_back() -> None:
    table = Table([CARD, DUSK, RAZE, BREAK])
    table.activate(DUSK)
    table.summon(CARD)
    table.activate(BREAK)
    table.yes()
    assert "Probe" in table.spells().values()
    table.activate(CARD)
    assert table.monsters() == {0: "Probe"}


def test_among_the_spells_it_is_no_monster_to_send() -> None:
    table = Table([CARD, DUSK, RAZE, BREAK])
    table.activate(DUSK)
    table.summon(CARD)
    table.activate(BREAK)
    table.yes()
    table.activate(RAZE)
    assert "Probe" in table.spells().values()
