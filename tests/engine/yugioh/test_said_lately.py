"""Sentences of archetypes that few of their cards have, in the words that others say the same with.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.card_text.said_lately import LATELY

LEXICON = Lexicon({"Alpha": 1, "Probe": 9}, {"Gamma": 0x123})
PROBE = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
SPELL = la.Card(9, "Probe", v.SPELL)
FIELD = la.Card(9, "Probe", v.SPELL | v.FIELD)


def read(text: str, card: la.Card = PROBE) -> Compiled:
    return compile_card(card, text, LEXICON)


@pytest.mark.parametrize(
    ("card", "longer", "shorter"),
    [
        # Trickstar Reincarnation
        (
            SPELL,
            "Banish your opponent's entire hand, and if you do, they draw the same number of "
            "cards.",
            "Banish all cards from your opponent's hand, and if you do, your opponent draws that "
            "many cards.",
        ),
        # Trickstar Black Catbat
        (
            PROBE,
            'Each time your opponent takes damage by a "Gamma" monster\'s effect: Face-up monsters '
            "they control lose 200 ATK, until the end of this turn.",
            'If your opponent takes damage by a "Gamma" monster\'s effect: All face-up monsters '
            "your opponent controls lose 200 ATK, until the end of this turn.",
        ),
        # Infernity Inferno
        (
            SPELL,
            'Discard up to 2 cards, and send the same number of "Gamma" cards from your Deck to '
            "the GY.",
            'Discard up to 2 cards, and if you do, send that many "Gamma" cards from your Deck to '
            "the GY.",
        ),
        # This Creepy Little Punk
        (
            SPELL,
            'Special Summon 1 of your "Gamma" monsters that is banished, or in your hand or GY.',
            'Special Summon 1 "Gamma" monster from your hand, GY, or banishment.',
        ),
        # Fenrir the Nordic Wolf
        (
            PROBE,
            'If a "Gamma" monster is not on the field, destroy this card.',
            'If there are no "Gamma" monsters on the field, destroy this card.',
        ),
        # Infernity Beetle
        (
            PROBE,
            "While you have no cards in your hand, you can Tribute this card to Special Summon up "
            'to 2 "Alpha" from your Deck.',
            "If you have no cards in your hand: You can Tribute this card; Special Summon up to 2 "
            '"Alpha" from your Deck.',
        ),
        # Infernity Necromancer
        (
            PROBE,
            "If you have no cards in your hand, this card gains the following effect: Once per "
            'turn, you can select 1 "Gamma" monster in your GY and Special Summon it.',
            'Once per turn, if you have no cards in your hand: You can target 1 "Gamma" monster in '
            "your GY; Special Summon that target.",
        ),
        # Inzektor Giga-Weevil
        (
            PROBE,
            'You can target 1 "Gamma" monster in your GY except "Probe"; add it to your hand. This '
            'effect of "Probe" can only be used once per turn.',
            'You can target 1 "Gamma" monster in your GY, except "Probe"; add it to your hand. You '
            'can only use this effect of "Probe" once per turn.',
        ),
        # Inzektor Exa-Beetle
        (
            PROBE,
            "You can target 1 face-up card on each field; send those targets to the GY.",
            "You can target 1 face-up card you control and 1 face-up card your opponent controls; "
            "send those targets to the GY.",
        ),
        # Divine Domain Baatistina
        (
            FIELD,
            "If this card in your Field Zone is destroyed by your opponent's card effect: You can "
            "draw 1 card.",
            "If this card in its owner's Spell & Trap Zone is destroyed by an opponent's card "
            "effect: You can draw 1 card.",
        ),
    ],
)  # fmt: skip
def test_the_same_is_said(card: la.Card, longer: str, shorter: str) -> None:
    one, other = read(longer, card), read(shorter, card)
    assert one.whole, [str(part.why) for part in one.parts if part.why]
    assert one.card == other.card
    assert LATELY(longer) != longer
