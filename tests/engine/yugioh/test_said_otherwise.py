"""Card texts that say the same in other words are read as the same definition.

Sources: the official texts of the cards named, of which only the phrase stands here.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import FACE_UP, Card, Trigger

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
SPELL = Card(9, "Probe", v.SPELL)
THEIRS = "target 1 face-up monster your opponent controls"
BOTH = "Target 1 monster you control and 1 card your opponent controls; "


@pytest.mark.parametrize(
    ("card", "text", "plainly"),
    [
        # Armored Bee
        (PROBE, f"You can {THEIRS}; halve that target's ATK until the End Phase.",
         f"You can {THEIRS}; its ATK is halved until the end of this turn."),
        # Spellbook of Eternity
        (SPELL, 'Target 1 of your banished "Gamma" Spell Cards; add that target to your hand.',
         'Target 1 of your banished "Gamma" Spells; add it to your hand.'),
        # Dragunity Legionnaire
        (PROBE, 'You can add 1 Level 3 or lower Fiend "Gamma" monster from your Deck to your hand.',
         'You can add 1 Level 3 or lower "Gamma" Fiend monster from your Deck to your hand.'),
        # Vulcarrion the Rotting Phoenix
        (PROBE, "You can return this card from the field to the hand, then draw 1 card.",
         "You can return this card to the hand, then draw 1 card."),
        # Witchcrafter Distortion
        (SPELL, "If this card is in your GY, except the turn it was sent there: You can banish it; "
         "draw 1 card.",
         "Except the turn this card was sent to the GY: You can banish this card from your GY; "
         "draw 1 card."),
        # Super Rush Recklessly
        (SPELL, f"{BOTH}destroy the first target, and if you do, banish the second target.",
         f"{BOTH}destroy that monster you control, and if you do, banish that card your opponent "
         "controls."),
        # Transcendosaurus Exaraptor
        (PROBE, "If a face-up Fiend monster you control is destroyed by battle or sent to the GY: "
         "You can draw 1 card.",
         "If a face-up Fiend monster you control is destroyed by battle, or if a face-up Fiend "
         "monster you control is sent to the GY: You can draw 1 card."),
        # Fluffal Octopus
        (PROBE, 'If this card is sent to the GY as a Fusion Material for a Fusion Summon of a '
         '"Gamma" Fusion Monster: You can draw 1 card.',
         'If this card is sent to the GY as material for the Fusion Summon of a "Gamma" Fusion '
         "Monster: You can draw 1 card."),
        # T.G. Jet Falcon
        (PROBE, "If this card is sent to the GY as a Synchro Material: You can draw 1 card.",
         "If this card is sent to the GY as Synchro Material: You can draw 1 card."),
        # Darkflare Dragon
        (PROBE, "You can send 1 Fiend monster from your hand and 1 Fiend monster from your Deck to "
         "the GY; draw 1 card.",
         "You can send 1 Fiend monster from your hand to the GY and send 1 Fiend monster from your "
         "Deck to the GY; draw 1 card."),
    ],
)  # fmt: skip
def test_two_texts_of_one_definition(card: Card, text: str, plainly: str) -> None:
    found, expected = (compile_card(card, told, LEXICON) for told in (text, plainly))
    assert found.whole and expected.whole
    assert found.card == expected.card


@pytest.mark.parametrize(
    "text",
    [
        # What is banished until the End Phase is back then, and not at the end of the turn.
        f"You can {THEIRS}; banish it until the end of this turn.",
    ],
)
def test_what_only_looks_the_same_is_not_read(text: str) -> None:
    assert not compile_card(PROBE, text, LEXICON).whole


def test_a_change_of_battle_position_is_waited_for() -> None:
    # Karakuri Super Shogun mdl 00N "Bureibu"
    text = (
        'If the battle position of a face-up "Gamma" monster you control is changed: You can draw '
        "1 card."
    )
    found = compile_card(PROBE, text, LEXICON)
    (effect,) = found.card.effects
    assert found.whole and isinstance(effect, Trigger)
    assert (effect.on.what, effect.on.whose) == ("turned", v.YOU)
    assert effect.on.who is not None and FACE_UP in effect.on.who.walk()
