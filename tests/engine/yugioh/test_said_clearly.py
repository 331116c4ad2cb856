"""Sentences of archetypes in the words that they print, each read as the plainer one beside it.

Sources: the card texts named with each pair.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.card_text.naming import named
from tests.engine.yugioh.table import fiend, fresh

LEXICON = Lexicon({"Alpha": 7}, {"Gamma": 0x123})
MONSTER, SPELL = fiend("Probe"), la.Card(fresh(), "Probe", v.SPELL)


def read(facts: la.Card, text: str) -> tuple[object, ...]:
    found = compile_card(facts, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return tuple(named(one) if isinstance(one, la.Effect) else one for one in found.card.effects)


@pytest.mark.parametrize(
    "text, plain",
    [
        # Lunalight Gold Leo
        ('If a "Gamma" monster is sent to your GY, while this card is in your Monster Zone: You '
         'can '
         "target 1 of them; add it to your hand.",
         'If a "Gamma" monster is sent to your GY, while this card is in the Monster Zone: You can '
         "target 1 of those monsters; add it to your hand."),
        # Ghostrick Mary
        ("When you take damage: You can discard this card; draw 1 card.",
         "When you take battle or effect damage: You can discard this card; draw 1 card."),
        # Totem Dragon
        ("Can be treated as 2 Tributes for the Tribute Summon of a Dragon monster.",
         "This card can be treated as 2 Tributes for the Tribute Summon of a Dragon monster."),
        # Performapal Whim Witch
        ("If your opponent controls a face-up monster that was Special Summoned from the Extra "
         "Deck "
         "and you do not: You can draw 1 card.",
         "If your opponent controls a face-up monster that was Special Summoned from the Extra "
         "Deck "
         "and you control no face-up monsters that were Special Summoned from the Extra Deck: You "
         "can draw 1 card."),
        # Nemleria Louve
        ("Once per turn: You can target 1 face-up monster your opponent controls; it loses 100 ATK "
         "for each of your currently face-down banished cards, until the end of this turn.",
         "Once per turn: You can target 1 face-up monster your opponent controls; it loses 100 ATK "
         "for each of your face-down banished cards, until the end of this turn."),
        # Masked HERO Fountain
        ("If this card is sent to the GY by card effect, or to activate a card effect: You can "
         "draw "
         "1 card.",
         "If this card is sent to the GY by card effect, or is sent to the GY to activate a card "
         "or "
         "effect: You can draw 1 card."),
        # Veda Kalanta
        ('If a card on the field is destroyed by card effect, and "Alpha" is on the field: You can '
         "draw 1 card.",
         'If a card on the field is destroyed by card effect, if "Alpha" is on the field: You can '
         "draw 1 card."),
    ],
)  # fmt: skip
def test_of_monsters(text: str, plain: str) -> None:
    assert read(MONSTER, text) == read(MONSTER, plain)


@pytest.mark.parametrize(
    "text, plain",
    [
        # Dragonmaid Hospitality
        ('Special Summon 1 "Gamma" monster from your hand, then you can send 1 "Gamma" monster '
         'with '
         "the same Attribute, but a different Level, from your Deck to the GY.",
         'Special Summon 1 "Gamma" monster from your hand, then you can send 1 "Gamma" monster '
         'from '
         "your Deck to the GY with the same Attribute, but a different Level."),
        # GMX 55th Experiment Report
        ('Excavate the top cards of your Deck until you excavate a "Gamma" monster, add that '
         '"Gamma" '
         "monster to your hand, also shuffle the rest into the Deck.",
         'Excavate cards from the top of your Deck until you excavate a "Gamma" monster, add it to '
         "your hand, also shuffle the rest into the Deck."),
    ],
)  # fmt: skip
def test_of_spells(text: str, plain: str) -> None:
    assert read(SPELL, text) == read(SPELL, plain)
