"""Phrases put together at random: each is read wherever it stands, and none says what another does.

Source: problem-solving card text (condition: cost; what is done), in phrases that many cards have.
What is read is compared with its own words by the compiler; here it is compared with what the other
phrases say, with a word that is left out, and with a word that no text has.
"""

from functools import cache
from random import Random
from typing import Final

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import Card

LEXICON: Final = Lexicon({"Probe": 1, "Key": 2}, {"Gamma": 0x123, "Delta": 0x124})
FACTS: Final = Card(1, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)

CONDITIONS: Final = (
    "If you control no monsters",
    'If you control a "Gamma" monster',
    'If you control "Key"',
    "If your opponent controls a monster",
    "If you have 3 or more cards in your hand",
    'If "Key" is in your GY',
    'If a "Gamma" monster is on the field',
    "If you control 2 or more Level 4 monsters",
    'If all monsters you control are "Gamma" monsters',
    "If your LP are lower than your opponent's",
    "If you control a face-up Field Spell",
    "If you control no face-up monsters, except Fiend monsters",
    "If there are 3 or more monsters in your GY",
    "If your opponent controls more monsters than you do",
    "If you control a Link-2 or higher monster",
    "If you control an Xyz Monster that has material",
    "If no monsters are on the field",
    "If there is a face-up Spell on the field",
)

TRIGGERS: Final = (
    "If this card is Normal Summoned",
    "If this card is Special Summoned",
    "If this card is Normal or Special Summoned",
    "When this card is Normal Summoned",
    "If this card is sent to the GY",
    "If this card is sent from the field to the GY",
    "If this card is sent to the GY as Link Material",
    "If this card is sent to the GY by a card effect",
    "If this card is destroyed",
    "If this card is destroyed by battle or card effect",
    "If this card is banished",
    "If this card is discarded",
    "If this card is Tributed",
    'If a "Gamma" monster(s) is Special Summoned to your field',
    "If a monster(s) you control is destroyed by card effect",
    "If your opponent Special Summons a monster(s)",
    "If this card is added to your hand, except by drawing it",
    'If a face-up "Gamma" monster(s) you control leaves the field',
    "If this card is Link Summoned",
    "If this card is Special Summoned from the GY",
    "If this card is flipped face-up",
    "If a card(s) is sent from your opponent's hand to the GY",
    "If this face-up card leaves the field",
    "During the End Phase",
    "If this card in your possession is destroyed by your opponent's card",
    "If this card is equipped to a monster",
    "If a Link Monster(s) is Special Summoned to a zone this card points to",
)

COSTS: Final = (
    "discard 1 card",
    "discard this card",
    "Tribute this card",
    "Tribute 1 monster",
    "Tribute 1 other monster",
    "pay 1000 LP",
    "pay half your LP",
    "banish this card from your GY",
    'banish 1 other "Gamma" card from your GY',
    'send 1 "Gamma" monster from your Deck to the GY',
    "send 1 other card you control to the GY",
    'reveal 1 "Gamma" card in your hand',
    "send this face-up card to the GY",
    'return 1 "Gamma" monster you control to the hand',
    "discard 1 Spell",
    "send 1 Spell/Trap from your hand or field to the GY",
    "banish 2 cards from your GY",
    "detach 1 material from this card",
    "shuffle 1 card from your GY into the Deck",
    'destroy 1 "Gamma" card you control',
    "banish the top card of your Deck",
    "send the top 2 cards of your Deck to the GY",
    "reveal this card in your hand",
    'discard 1 "Gamma" monster',
    "banish 1 Spell from your hand",
)

DOES: Final = (
    "draw 1 card",
    "draw 2 cards, then discard 1 card",
    'add 1 "Gamma" monster from your Deck to your hand',
    'add 1 "Gamma" card from your Deck to your hand, except "Probe"',
    "add 1 Level 4 or lower Fiend monster from your Deck to your hand",
    'add 1 "Gamma" Spell/Trap from your Deck or GY to your hand',
    'add 1 of your banished "Gamma" monsters to your hand',
    'Special Summon 1 "Gamma" monster from your hand',
    "Special Summon 1 Level 4 or lower monster from your hand or GY",
    'Special Summon 1 "Gamma" monster from your Deck in Defense Position',
    'Special Summon 1 "Gamma" monster from your Extra Deck',
    "Special Summon 1 monster from your GY, but negate its effects",
    "Special Summon 1 monster from your GY, but it cannot attack this turn",
    'send 1 "Gamma" monster from your Deck to the GY',
    "send the top 3 cards of your Deck to the GY",
    "banish 1 card from your opponent's GY",
    "destroy all monsters your opponent controls",
    "destroy 1 card on the field",
    "destroy all face-up Spells on the field",
    "return 1 card on the field to the hand",
    "inflict 500 damage to your opponent",
    "gain 1000 LP",
    'Set 1 "Gamma" Spell/Trap directly from your Deck',
    "Set 1 Trap from your GY",
    'place 1 "Gamma" Continuous Spell from your Deck face-up in your Spell & Trap Zone',
    "this card gains 500 ATK",
    "this card gains 1000 ATK until the end of this turn",
    'all "Gamma" monsters you control gain 500 ATK until the end of this turn',
    "increase this card's Level by 1",
    "this card becomes Level 8 until the end of this turn",
    "negate the effects of 1 face-up monster your opponent controls until the end of this turn",
    "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field",
    "banish this card",
    "take control of 1 monster your opponent controls until the End Phase",
    "equip 1 monster from your GY to this card",
    'attach 1 "Gamma" monster from your GY to this card as material',
    "shuffle up to 3 banished cards into the Deck",
    "each player draws 1 card",
    "return this card to the hand",
    "place 1 card from your hand on the bottom of the Deck, then draw 1 card",
    "Special Summon this card",
    'draw cards equal to the number of "Gamma" monsters you control',
    "inflict 300 damage to your opponent for each monster on the field",
    'immediately after this effect resolves, Normal Summon 1 "Gamma" monster',
    "banish all cards from your opponent's GY",
    "send 1 Level 4 monster from your Extra Deck to the GY",
    "destroy as many Spells and Traps your opponent controls as possible",
    "place 1 Spell Counter on this card",
    'Special Summon 2 "Gamma" monsters with different names from your GY',
    'add 1 "Gamma" monster and 1 "Delta" monster from your Deck to your hand',
    'Special Summon 1 "Gamma" monster from your Deck, then destroy 1 card you control',
)


@cache
def read(text: str) -> Compiled:
    return compile_card(FACTS, text, LEXICON)


# Each phrase alone, with as little as it needs beside it.
ALONE: Final = (
    *(f"{one}: You can draw 1 card." for one in (*CONDITIONS, *TRIGGERS)),
    *(f"You can {one}; gain 1 LP." for one in COSTS),
    *(f"You can discard 1 card; {one}." for one in DOES),
)  # fmt: skip


def test_no_two_phrases_say_the_same() -> None:
    meant: dict[object, str] = {}
    for text in ALONE:
        assert read(text).whole, (text, read(text).parts)
        one = read(text).card.effects
        assert one not in meant, (text, meant[one])
        meant[one] = text


# What speaks of this card depends on where the rest of the text has it.
FREE: Final = [one for one in COSTS if "this" not in one and "other" not in one]
ELSEWHERE: Final = [one for one in DOES if "this card" not in one]


def sentences(seed: int) -> list[str]:
    """Sentences of which each has a phrase of every kind."""
    fate = Random(seed)
    return [
        f"{fate.choice(first)}: You can {fate.choice(FREE)}; {fate.choice(ELSEWHERE)}."
        for first in (CONDITIONS, TRIGGERS)
        for _ in range(12)
    ]


@pytest.mark.parametrize("seed", range(8))
def test_phrases_are_read_together_as_they_are_alone(seed: int) -> None:
    for text in sentences(seed):
        found = read(text)
        assert found.whole, (text, found.parts)
        first, _, rest = text.partition(": You can ")
        cost, _, does = rest.partition("; ")
        (effect,) = found.card.effects
        (opening,) = read(f"{first}: You can draw 1 card.").card.effects
        (paying,) = read(f"You can {cost}; gain 1 LP.").card.effects
        (doing,) = read(f"You can discard 1 card; {does}").card.effects
        for name in ("on", "condition"):
            assert getattr(effect, name, None) == getattr(opening, name, None), text
        assert (effect.cost, effect.do) == (paying.cost, doing.do), text  # type: ignore[attr-defined]


# Words without which the others say as much.
NEEDLESS: Final = {"but", "the", "a", "an", "it", "1", "of", "this"}


def test_a_word_more_or_less_is_noticed() -> None:
    fate, same = Random(0), {}
    for text in ALONE:
        words = text.split(" ")
        for _ in range(2):
            at = fate.randrange(len(words))
            found = read(" ".join(words[:at] + words[at + 1 :]))
            if found.whole and found.card == read(text).card and words[at] not in NEEDLESS:
                same[text] = words[at]
        at = fate.randrange(1, len(words))
        assert not read(" ".join([*words[:at], "gibber", *words[at:]])).whole, (text, at)
    assert same == {}
