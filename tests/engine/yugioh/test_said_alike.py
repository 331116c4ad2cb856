"""Sentences that say in words of their own what others say as well.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, played

LEXICON = Lexicon({"Alpha": 1, "Probe": 9}, {"Gamma": 0x123})
PROBE = la.monster(9, "Probe", v.DARK, v.FIEND, 4, 1800)


def read(text: str) -> la.Card:
    compiled = compile_card(PROBE, text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        # Machina Air Raider
        ("You can target 1 monster you control; Special Summon from your Deck, 1 monster with a "
         "different name and an equal or lower Level than that monster, and if you do, destroy "
         "that targeted monster.",
         "You can target 1 monster you control; Special Summon 1 monster with a different name "
         "from that monster whose Level is less than or equal to that monster's Level, from your "
         "Deck, and if you do, destroy that target."),
        # Tragoedia
        ("You can send 1 monster from your hand to the GY, then target 1 face-up monster your "
         "opponent controls with the same Level the sent monster had in the hand; destroy it.",
         "You can send 1 monster from your hand to the GY, then target 1 face-up monster your "
         "opponent controls with the same Level as the monster sent to the GY; destroy it."),
        ("You can target 1 monster in your GY; this card's Level becomes the same as that "
         "target's, until the end of this turn.",
         "You can target 1 monster in your GY; this card's Level becomes that target's Level, "
         "until the end of this turn."),
        # Weathering Soldier
        ('If this card is destroyed by battle or sent to the GY by a card effect: You can add 1 '
         '"Alpha", or 1 card that mentions "Alpha" except "Probe", from your Deck to your hand.',
         "If this card is destroyed by battle, or if this card is sent to the GY by card effect: "
         'You can add 1 "Alpha" or 1 card that mentions it from your Deck to your hand, except '
         '"Probe".'),
        # Imsety, Glory of Horus
        ("If another card you control leaves the field by an opponent's card effect, while this "
         "card is in your Monster Zone: You can draw 1 card.",
         "If another card you control leaves the field by an opponent's card effect: You can draw "
         "1 card."),
    ],
)  # fmt: skip
def test_both_say_the_same(said: str, plain: str) -> None:
    assert read(said).effects == read(plain).effects


def test_those_that_are_still_weak_are_destroyed() -> None:
    # King Tiger Wanghu: "Destroy those monsters with 1400 or less ATK."
    card = read(
        "If a monster(s) with 1400 or less ATK is Normal or Special Summoned while you control "
        "this card: Destroy those monsters with 1400 or less ATK. This card must be face-up on the "
        "field to activate and to resolve this effect."
    )
    weak, strong = body("Weak", attack=1400), body("Strong", attack=1500)
    for monster, stays in ((weak, False), (strong, True)):
        table = Table([monster], field=[card])
        table.summon(monster)
        assert (table.place_of(monster) == v.MZONE) is stays
    both = played("Both", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE, 2, 2)))
    table = Table([both], field=[card], grave=[weak, strong])
    table.activate(both)
    assert table.place_of(weak) == v.GRAVE and table.place_of(strong) == v.MZONE


def test_one_held_against_another_or_one_that_is_not() -> None:
    # Animadorned Archosaur: "… with the same original Level as that destroyed monster, OR 1 …"
    card = read(
        "During your Main Phase: You can destroy 1 monster in your hand, then add 1 Dragon monster "
        'with the same original Level as that destroyed monster, OR 1 "Gamma" Spell, from your '
        "Deck to your hand."
    )
    gamma = replace(played("Help"), series=(0x123,))
    four = body("Four", level=4, race=v.DRAGON)
    five = body("Five", level=5, race=v.DRAGON)
    paid = body("Paid", level=4)
    table = Table([paid], [four, five, gamma], field=[card])
    table.activate(card)
    assert set(table.choices()) == {("Four",), ("Help",)}
    alone = Table([paid], [five, gamma], field=[card])
    alone.activate(card)
    assert alone.hand == ["Help"]
    assert not Table([paid], [five], field=[card]).may("activate", card)
