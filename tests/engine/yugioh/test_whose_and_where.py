"""A sentence is read with the places that the rules of its words allow, and with no others.

Read with another place, or with that of the other player, it would be another effect: what a judge
would stop. Sources: Problem-Solving Card Text; Yu-Gi-Oh rules reference, on what is summoned from
where; the card texts named with each sentence.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card

LEXICON = Lexicon({"Alpha": 1, "Probe": 9}, {"Gamma": 0x123})
SPELL = Card(9, "Probe", v.SPELL)
MONSTER = Card(9, "Probe", v.MONSTER | v.EFFECT, level=4)

RITUAL = (
    "Ritual Summon 1 Ritual Monster {}, by Tributing monsters from your hand or field whose total "
    "Levels equal or exceed its Level."
)
TRIBUTES = (
    "Ritual Summon 1 Ritual Monster from your hand, by Tributing monsters {} whose total Levels "
    "equal or exceed its Level."
)
FUSION = "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters {} as material."
INSTEAD = (
    'If a "Gamma" monster {} would be destroyed by card effect, you can banish this card from '
    "your GY instead."
)
SOME = 'Special Summon up to 1 "Gamma" monster and up to 1 "Alpha" {}.'
EACH = "banish up to 1 card each {}."
TURNED = 'If the battle position of a "Gamma" monster {} is changed: You can draw 1 card.'
ACTIVATED = 'If a "Gamma" monster {} activates an effect: You can draw 1 card.'
SHUFFLED = (
    "If a Warrior monster(s) {} is shuffled into the Deck or Extra Deck (except during the Damage "
    "Step): You can draw 1 card."
)
DESTROYED = 'If a "Gamma" monster {} is destroyed by card effect: You can draw 1 card.'

SENT = (
    "Ritual Summon 1 Ritual Monster from your hand by sending Normal Monsters {} to the GY whose "
    "total Levels equal its Level."
)
TOGETHER = (
    "Cannot be destroyed by battle or card effects while you have 2 or more monsters {} with the "
    "same original Type and Attribute, but different names."
)
UNION = "Target 1 monster you control; equip 1 appropriate Union monster {} to that monster."
ZONE = "in your Main Monster Zone"  # more than a place
SENTENCES = [
    # Advanced Ritual Art and the Ritual Spells
    (SPELL, RITUAL, "from your hand",
     ["", "from your opponent's hand", "from either player's GY", "in your Field Zone"]),
    (SPELL, TRIBUTES, "from your hand or field",
     ["", "from your opponent's field", "from your opponent's Deck", "from your GY", ZONE]),
    (SPELL, FUSION, "from your hand or field",
     ["", "from your opponent's field", "in your opponent's GY", "in either player's GY", ZONE,
      "from your face-up Extra Deck"]),
    # Field Spells that banish themselves in place of a monster
    (MONSTER, INSTEAD, "you control",
     ["", "your opponent controls", "in your GY", "in your hand", ZONE]),
    (SPELL, SOME, "from your GY",
     ["", "from your opponent's GY", "you control", ZONE, "from your face-up Extra Deck"]),
    (SPELL, EACH, "from your opponent's field and GY",
     ["", "from your field and GY", "from your opponent's GY", "from your opponent's Deck and GY",
      "from your opponent's hand and GY", "in your opponent's Field Zone",
      "from your opponent's field, GY, and Deck"]),
    (MONSTER, TURNED, "you control", ["", "in your GY", ZONE]),
    (MONSTER, ACTIVATED, "you control", ["", "in your GY", ZONE]),
    (MONSTER, SHUFFLED, "you control or in your GY",
     ["", "your opponent controls or in their GY", "you control", "in your GY"]),
    (MONSTER, DESTROYED, "you control", ["in your hand", ZONE]),
    (SPELL, SENT, "from your Deck",
     ["", "from your opponent's Deck", "from your hand", "from your field", ZONE]),
    (MONSTER, TOGETHER, "in your GY", ["", "you control", ZONE, "in your face-up Extra Deck"]),
    (SPELL, UNION, "from your Deck", ["", "from your opponent's Deck", ZONE]),
]  # fmt: skip


@pytest.mark.parametrize(("card", "sentence", "place"), [one[:3] for one in SENTENCES])
def test_the_place_that_is_meant(card: Card, sentence: str, place: str) -> None:
    assert compile_card(card, sentence.format(place), LEXICON).whole


@pytest.mark.parametrize(
    ("card", "sentence", "place"),
    [(card, sentence, place) for card, sentence, _, wrong in SENTENCES for place in wrong],
)
def test_any_other_place_is_not_understood(card: Card, sentence: str, place: str) -> None:
    # It is lost as it is read, not only when what was read is written back.
    compiled = compile_card(card, sentence.format(place), LEXICON)
    assert not compiled.whole
    reasons = [part.why.expected for part in compiled.parts if part.why is not None]
    assert reasons
    assert not [reason for reason in reasons if "written back" in reason]
