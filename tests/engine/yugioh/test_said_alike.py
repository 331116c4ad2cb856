"""Sentences that say in words of their own what others say as well.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, played, xyz

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
        # Seventh Ascension
        ('If this card is Normal Summoned: You can take 1 card from your Deck (either a "Gamma" '
         'Spell/Trap, a "Gamma" Quick-Play Spell, or a Continuous Trap except "Alpha"), and either '
         "add it to your hand or place it on top of your Deck.",
         'If this card is Normal Summoned: You can take 1 "Gamma" Spell/Trap, 1 "Gamma" Quick-Play '
         'Spell, or 1 Continuous Trap, except "Alpha", from your Deck, and either add it to your '
         "hand or place it on top of your Deck."),
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


def test_one_more_normal_summon_in_the_turn_of_its_special_summon() -> None:
    # Serenade the Melodious Diva: "After this card is Special Summoned to your field, you can …"
    card = read(
        "After this card is Special Summoned to your side of the field, you can Normal Summon 1 "
        '"Gamma" monster during your Main Phase this turn, in addition to your Normal Summon/Set. '
        "(You can only gain this effect once per turn.)"
    )
    raises = played("Raises", la.SpecialSummon(la.Choose(la.Named(card.passcode), v.GRAVE)))
    kin = [replace(body(f"Kin {number}"), series=(0x123,)) for number in range(3)]
    table = Table([raises, *kin], grave=[card])
    table.summon(kin[0])
    assert not table.may("summon", kin[1])
    table.activate(raises)
    table.summon_in_addition(kin[1])
    assert len(table.monsters()) == 3
    assert not table.may("summon", kin[2])


def test_a_monster_of_the_extra_deck_returns_there() -> None:
    # Raidraptor - Last Strix: what is Summoned returns to the Extra Deck in the End Phase.
    card = read(
        "If an Xyz Monster you control battles, while you have any Spell/Trap Cards on your field "
        "or in your Graveyard, during damage calculation (in either player's turn): You can "
        "Special Summon this card from your hand, then gain 100 LP. You can Tribute this card; "
        "your opponent takes no battle damage this turn, also you Special Summon 1 DARK Xyz "
        "Monster from your Extra Deck in Defense Position, but its effects are negated, also "
        "return it to the Extra Deck during the End Phase."
    )
    goal = xyz("Goal")
    table = Table(extra=[goal], field=[card])
    table.activate(card)
    assert table.place_of(goal) == v.MZONE and table.place_of(card) == v.GRAVE
    table.end()
    assert table.place_of(goal) == v.EXTRA
    assert not Table(field=[card]).may("activate", card)  # there is none to Summon
