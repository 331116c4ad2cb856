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
XYZ = la.Card(9, "Probe", v.MONSTER | v.EFFECT | v.XYZ, v.DARK, v.FIEND, 4, 1000, 1000)
LINK = la.Card(9, "Probe", v.MONSTER | v.EFFECT | v.LINK, v.DARK, v.FIEND, 2, 1000, markers=v.LEFT)
EQUIP = la.Card(9, "Probe", v.SPELL | v.EQUIP)
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
        # Ghostrick Jiangshi
        (
            PROBE,
            'If this card is Special Summoned: You can add from your Deck to your hand, 1 "Gamma" '
            'monster whose Level is less than or equal to the number of "Gamma" monsters you '
            "control.",
            'If this card is Special Summoned: You can add 1 "Gamma" monster from your Deck to '
            'your hand whose Level is less than or equal to the number of "Gamma" monsters you '
            "control.",
        ),
        # Ghostrick Mummy
        (
            PROBE,
            "Once per turn: You can draw 1 card. While this card is face-up on the field, you can "
            'Normal Summon 1 "Gamma" monster in addition to your Normal Summon/Set. (You can only '
            "gain this effect once per turn.)",
            "Once per turn: You can draw 1 card. During your Main Phase, you can Normal Summon 1 "
            '"Gamma" monster in addition to your Normal Summon/Set. (You can only gain this effect '
            "once per turn.)",
        ),
        # Iron Draw
        (
            SPELL,
            "If you control exactly 2 FIRE Effect Monsters and no other monsters: Draw 2 cards.",
            "If you control exactly 2 monsters and you control exactly 2 FIRE Effect Monsters: "
            "Draw 2 cards.",
        ),
        # Raviel, Lord of Phantasms - Shimmering Scraper
        (
            PROBE,
            '(Quick Effect): You can discard this card and target 1 "Alpha" you control; for the '
            "rest of this turn, its ATK becomes double its current ATK, also it can attack all "
            "monsters your opponent controls once each.",
            '(Quick Effect): You can discard this card, then target 1 "Alpha" you control; its ATK '
            "is doubled until the end of this turn, also it can attack all monsters your opponent "
            "controls, once each this turn.",
        ),
        # White-Horned Dragon
        (
            PROBE,
            "If this card is Special Summoned: Target up to 5 Spells in your opponent's GY; banish "
            "those target(s), and if you do, this card gains 300 ATK for each card banished by "
            "this effect.",
            "If this card is Special Summoned: Target up to 5 Spells in your opponent's GY; banish "
            "them, and if you do, this card gains 300 ATK for each card banished.",
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
        # Number 79: Battlin' Boxer Nova Kaiser
        (
            XYZ,
            "2 Level 4 monsters\nWhen this card in your possession is destroyed by your "
            "opponent's card and sent to your "
            "GY while it has material: You can target Level 4 or lower monsters in your GY, up to "
            "the number of materials this card had on the field; Special Summon them.",
            "2 Level 4 monsters\nWhen this card with material in its owner's possession is "
            "destroyed by an opponent's "
            "card and sent to the GY: You can target Level 4 or lower monsters in your GY, up to "
            "the "
            "number of materials this card had; Special Summon them.",
        ),
        # Gouki Dragon Ogre
        (
            PROBE,
            "You can target 1 EARTH monster you control; while you control that face-up monster, "
            'your opponent\'s monsters can only target it for attacks, also add 1 "Gamma" monster '
            "with less ATK than that monster from your GY to your hand.",
            "You can target 1 EARTH monster you control; your opponent's monsters cannot target "
            'monsters for attacks, except that monster, this turn, also add 1 "Gamma" monster from '
            "your GY to your hand, whose ATK is less than that monster's.",
        ),
        # Gouki The Great Ogre
        (
            LINK,
            "2 monsters\nIf this card would be destroyed by battle or card effect, you can "
            "destroy 1 "
            "of your monsters this card points to instead.",
            "2 monsters\nIf this card would be destroyed by battle or card effect, you can "
            "destroy 1 "
            "monster you control this card points to instead.",
        ),
        # R.B. The Brute Blues
        (
            LINK,
            '2 monsters\nGains the following effects while this card points to a "Gamma" monster.\n'
            '● Gains ATK equal to the total original ATK of "Gamma" monsters it points to.\n'
            "● Cannot be destroyed by battle or card effects.",
            '2 monsters\nWhile this card points to a "Gamma" monster, it gains the following '
            'effects.\n● Gains ATK equal to the total original ATK of all "Gamma" monsters it '
            'points '
            "to.\n● Cannot be destroyed by battle or card effects.",
        ),
        # Miasma Dragon Tistina
        (
            PROBE,
            "If this card is sent to the GY, and a card is in the Field Zone: You can draw 1 card.",
            "If this card is sent to the GY and there is a card in the Field Zone: You can draw 1 "
            "card.",
        ),
        # Ritual Beast Tamer Elder
        (
            PROBE,
            'After you Normal Summon this card, you can Normal Summon 1 "Gamma" monster during '
            'your '
            "Main Phase this turn, in addition to your Normal Summon/Set. (You can only gain this "
            "effect once per turn.)",
            'After this card is Normal Summoned, you can Normal Summon 1 "Gamma" monster during '
            'your '
            "Main Phase this turn, in addition to your Normal Summon/Set. (You can only gain this "
            "effect once per turn.)",
        ),
        # Prediction Princess Astromorrigan
        (
            PROBE,
            "If this card is flipped face-up: During the End Phase of this turn, draw 1 card.",
            "If this card is flipped face-up: During the End Phase, draw 1 card.",
        ),
        # Heroic Chance
        (
            SPELL,
            "Target 1 face-up monster you control; this turn, double its ATK, but it cannot attack "
            "your opponent directly.",
            "Target 1 face-up monster you control; double its ATK until the end of this turn, also "
            "it cannot attack directly this turn.",
        ),
        # Barrier Resonator
        (
            PROBE,
            "You can target 1 Tuner you control; this turn, it cannot be destroyed by battle, also "
            "you take no battle damage from attacks involving it.",
            "You can target 1 Tuner you control; it cannot be destroyed by battle this turn, also "
            "you take no battle damage from attacks involving it this turn.",
        ),
        # X-Krawler Synaphysis
        (
            LINK,
            '2 monsters\n"Gamma" monsters this card points to cannot be destroyed by battle, gain '
            "300 ATK/DEF, and can make up to 2 attacks on monsters during each Battle Phase.",
            '2 monsters\n"Gamma" monsters this card points to cannot be destroyed by battle. '
            '"Gamma" '
            'monsters this card points to gain 300 ATK/DEF. "Gamma" monsters this card points to '
            "can make up to 2 attacks on monsters during each Battle Phase.",
        ),
        # Chaos Daedalus
        (
            PROBE,
            "While a Field Spell is face-up on the field, your opponent cannot target DARK "
            "monsters "
            "you control with card effects.",
            "While a face-up Field Spell is on the field, your opponent cannot target DARK "
            "monsters "
            "you control with card effects.",
        ),
        # Crimson Resonator
        (
            PROBE,
            "If the only other monster you control is exactly 1 DARK Synchro Monster: You can "
            "draw 1 "
            "card.",
            "If you control exactly 1 other monster and you control a DARK Synchro Monster: You "
            "can "
            "draw 1 card.",
        ),
        # Prediction Princess Bibliomuse
        (
            PROBE,
            'You can add 1 "Gamma" monster, except "Probe", and 1 Ritual Spell from your Deck to '
            "your hand.",
            'You can add 1 "Gamma" monster and 1 Ritual Spell from your Deck to your hand, except '
            '"Probe".',
        ),
        # D.D.R. - Different Dimension Reincarnation
        (
            EQUIP,
            "Target 1 of your banished monsters; Special Summon it in Attack Position, and equip "
            "it "
            "with this card.",
            "Target 1 of your banished monsters; Special Summon it in Attack Position, and if you "
            "do, equip it with this card.",
        ),
        # Umiiruka
        (
            FIELD,
            "Increase the ATK of all WATER monsters by 500 points and decrease their DEF by 400 "
            "points.",
            "All WATER monsters on the field gain 500 ATK, also all WATER monsters on the field "
            "lose "
            "400 DEF.",
        ),
        # Radiance of the Voiceless Voice
        (
            PROBE,
            "You can target up to 2 cards your opponent controls; destroy both this card and as "
            "many "
            "of the targeted cards as possible.",
            "You can target up to 2 cards your opponent controls; destroy this card, and if you "
            "do, "
            "destroy those targets.",
        ),
        # Gunkan Suship Ikura
        (
            PROBE,
            'You can excavate the top 3 cards from your Deck, and if you do, you can add 1 '
            'excavated '
            '"Alpha" to your hand, also shuffle the rest into your Deck.',
            'You can excavate the top 3 cards of your Deck, and if you do, you can add 1 excavated '
            '"Alpha" to your hand, also shuffle the rest into your Deck.',
        ),
        # Gunkan Suship Shirauo
        (
            PROBE,
            'You can take any number of "Alpha" from your Deck or GY and place them on top of your '
            "Deck in any order.",
            'You can place any number of "Alpha" from your Deck or GY on top of your Deck in any '
            "order.",
        ),
        # Gunkan Suship Shirauo-class Carrier
        (
            PROBE,
            'While a face-up card is in a Field Zone, "Gamma" monsters you control Special '
            'Summoned '
            "from the Extra Deck cannot be destroyed by your opponent's card effects, and gain ATK "
            "equal to their original DEF.",
            'While a face-up card is in the Field Zone, "Gamma" monsters you control Special '
            'Summoned '
            "from the Extra Deck cannot be destroyed by your opponent's card effects, also "
            '"Gamma" monsters you control Special Summoned from the Extra Deck gain ATK equal to '
            "their original DEF.",
        ),
        # Inzektor Giga-Cricket
        (
            PROBE,
            "While this card is equipped to a monster, that monster's original ATK becomes 2000, "
            "and "
            "if it attacks a Defense Position monster, inflict piercing Battle Damage to your "
            "opponent.",
            "While this card is equipped to a monster, that monster's original ATK becomes 2000. "
            "If "
            "the equipped monster attacks a Defense Position monster, inflict piercing battle "
            "damage to your opponent.",
        ),
        # Fishborg Blaster, Vanadis of the Nordic Ascendant
        (
            PROBE,
            "If this card is used as Synchro Material, all other Synchro Materials must be WATER.",
            "Cannot be used as Synchro Material, unless all other materials are WATER monsters.",
        ),
        (
            PROBE,
            "If this card is used as a Synchro Material, all other Synchro Materials must be "
            '"Gamma" monsters.',
            'Cannot be used as Synchro Material, unless all other materials are "Gamma" monsters.',
        ),
        # Infernity Suppression
        (
            la.Card(9, "Probe", v.TRAP),
            "When your opponent activates a monster effect: Negate the effect, then you can "
            "inflict "
            "damage to your opponent equal to the activating monster's Level x 100.",
            "When your opponent activates a monster effect: Negate the effect, then you can "
            "inflict "
            "damage to your opponent equal to that monster's Level x 100.",
        ),
        # Battlin' Boxer Big Bandage
        (
            PROBE,
            'You can target 1 monster in your GY that has a Level; all "Gamma" monsters you '
            "currently control become that monster's current Level.",
            'You can target 1 monster in your GY that has a Level; the Levels of all "Gamma" '
            'monsters '
            "you control become that monster's Level.",
        ),
    ],
)  # fmt: skip
def test_the_same_is_said(card: la.Card, longer: str, shorter: str) -> None:
    one, other = read(longer, card), read(shorter, card)
    assert one.whole, [str(part.why) for part in one.parts if part.why]
    assert one.card == other.card
    assert LATELY(longer) != longer
