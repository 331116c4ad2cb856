"""Sentences of effects that are never activated: none says what another does, and two say both.

Source: problem-solving card text: a sentence without a colon or semicolon stands for itself.
"""

from random import Random
from typing import Final

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import Card

LEXICON: Final = Lexicon({"Probe": 1, "Key": 2}, {"Gamma": 0x123})
FACTS: Final = Card(1, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 7, 1000, 1000)
STANDING: Final = (
    "Cannot be destroyed by card effects.",
    "Cannot be destroyed by your opponent's card effects.",
    "Your opponent cannot target this card with card effects.",
    "Neither player can target this card with card effects.",
    "Unaffected by other cards' effects.",
    "Unaffected by your opponent's card effects.",
    "Unaffected by Spell effects.",
    'All "Gamma" monsters you control gain 500 ATK.',
    "All monsters your opponent controls lose 300 ATK/DEF.",
    'Gains 200 ATK for each "Gamma" card you control.',
    "Gains 100 ATK for each card in your GY.",
    '"Gamma" monsters you control cannot be destroyed by card effects.',
    'Your opponent cannot target other "Gamma" monsters you control with card effects.',
    "Cannot be used as Link Material.",
    "Cannot be used as Xyz Material.",
    "Cannot be Tributed.",
    "Cannot be Normal Summoned/Set.",
    'Must be Special Summoned with "Key".',
    "Cannot be Special Summoned from the GY.",
    "Your opponent cannot activate Trap Cards.",
    "Neither player can Special Summon monsters from the Extra Deck.",
    'You cannot Special Summon monsters, except "Gamma" monsters.',
    "Any card sent to the GY is banished instead.",
    "Any monster sent to your opponent's GY is banished instead.",
    'You can only control 1 "Probe".',
    'This card\'s name becomes "Key" while on the field or in the GY.',
    "All monsters on the field become Fiend monsters.",
    "All face-up monsters on the field become DARK.",
    "Negate the effects of all face-up monsters your opponent controls.",
    "Monsters your opponent controls cannot change their battle positions.",
    'While you control "Key", this card cannot be destroyed by card effects.',
    "While this card has material, your opponent cannot target it with card effects.",
    'You can Tribute Summon this card by Tributing 1 "Gamma" monster.',
    "You can Normal Summon this card without Tributing.",
    "If you control no monsters, you can Normal Summon this card without Tributing.",
    "If this face-up card would leave the field, banish it instead.",
    "Your opponent must pay 500 LP to activate a card or effect.",
    "This card's original ATK becomes 2000.",
    "Increase the Levels of all monsters you control by 1.",
    '"Gamma" monsters this card points to cannot be destroyed by card effects.',
    "Your opponent cannot target monsters this card points to with card effects.",
    'You can only Special Summon "Probe(s)" once per turn.',
    'You can activate "Gamma" Traps from your hand.',
    "You can activate Quick-Play Spells from your hand during your opponent's turn.",
    "You cannot Set cards.",
    "Neither player can banish cards.",
)


def read(text: str) -> Compiled:
    return compile_card(FACTS, text, LEXICON)


def test_no_two_sentences_say_the_same() -> None:
    meant = {FACTS: "nothing"}
    for text in STANDING:
        found = read(text)
        assert found.whole, (text, found.parts)
        assert found.card not in meant, (text, meant[found.card])
        meant[found.card] = text


@pytest.mark.parametrize("seed", range(3))
def test_two_sentences_say_both(seed: int) -> None:
    fate = Random(seed)
    for _ in range(16):
        pair = fate.sample(STANDING, 2)
        both = read(" ".join(pair))
        assert both.whole, (pair, both.parts)
        alone = [read(text).card for text in pair]
        assert set(both.card.effects) == {one for card in alone for one in card.effects}, pair
        assert set(both.card.procedures) == {one for card in alone for one in card.procedures}


# Words without which the others say as much.
NEEDLESS: Final = {"the", "a", "an", "it", "this", "all", "All", "Any", "face-up", "monsters,"}


def test_a_word_more_or_less_is_noticed() -> None:
    fate, same = Random(0), {}
    for text in STANDING:
        words = text.split(" ")
        for at in fate.sample(range(len(words)), 2):
            found = read(" ".join(words[:at] + words[at + 1 :]))
            if found.whole and found.card == read(text).card and words[at] not in NEEDLESS:
                same[text] = words[at]
        at = fate.randrange(1, len(words))
        assert not read(" ".join([*words[:at], "gibber", *words[at:]])).whole, (text, at)
    assert same == {}
