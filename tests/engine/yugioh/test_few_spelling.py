"""Ways of saying a thing that the cards of one archetype have: each is read as the usual one.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.card_text.few_spelling import FEW
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

LEXICON = Lexicon({"Alpha": 1, "Beta": 2, "Probe": 9}, {"Gamma": 0x123})
MONSTER = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)


def read(text: str, card: la.Card = MONSTER) -> Compiled:
    found = compile_card(card, text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


@pytest.mark.parametrize(
    ("rare", "usual"),
    [
        # Chrysalis Larva, Chrysalis Dolphin
        (
            'You can Tribute this card while "Alpha" is on the field to Special Summon 1 "Beta" '
            "from "
            "your hand "
            "or Deck.",
            'While "Alpha" is on the field: You can Tribute this card; Special Summon 1 "Beta" '
            "from "
            "your hand or Deck.",
        ),
        (
            'By Tributing this card while "Alpha" is on the field, Special Summon 1 "Beta" '
            "from "
            "your hand "
            "or Deck.",
            'While "Alpha" is on the field: You can Tribute this card; Special Summon 1 "Beta" '
            "from "
            "your hand or Deck.",
        ),
        # Deskbot 002, Deskbot 008
        (
            "All Machine monsters you control gain 500 ATK and DEF, except this card.",
            "All other Machine monsters you control gain 500 ATK and DEF.",
        ),
        (
            'Your opponent cannot target face-up "Gamma" cards with card effects, except this one.',
            'Your opponent cannot target other face-up "Gamma" cards on the field with '
            "card effects.",
        ),
        # Star Seraph Sword
        (
            "this card gains ATK equal to the original ATK of the sent monster, until the End "
            "Phase.",
            "this card gains ATK equal to the sent monster's original ATK, until the end of this "
            "turn.",
        ),
        # Spellbook of Knowledge, Spellbook of Power, Spellbook Organization, Spellbook of Wisdom
        (
            'Send to the GY either 1 Fiend monster you control, or 1 other "Gamma" card from your '
            'hand or face-up field, except "Alpha", and if you do, draw 2 cards.',
            'Either send 1 Fiend monster you control to the GY or send 1 other "Gamma" card from '
            'your hand or face-up field to the GY, except "Alpha", and if you do, draw 2 cards.',
        ),
        (
            "Target 1 Fiend monster you control; this turn, it gains 1000 ATK. And if it does, "
            "each time it destroys an opponent's monster by battle this turn: You can draw 1 card.",
            "Target 1 Fiend monster you control; it gains 1000 ATK until the end of this turn.",
        ),
        (
            "Look at the top 3 cards of your Deck, then return them to the top of the Deck in any "
            "order.",
            "Look at the top 3 cards of your Deck, then place them on the top of the Deck in any "
            "order.",
        ),
        (
            "● That face-up monster is unaffected by other Spell effects this turn.",
            "● That face-up monster is unaffected by Spell effects this turn.",
        ),
        # Parl, Hermit of Dark World and Reign-Beaux, Overlord of Dark World
        (
            "you can Special Summon, to either field, 1 of your Fiend monsters that is banished, "
            "or in your hand or GY.",
            "you can Special Summon 1 Fiend monster from your hand, GY, or banishment to either "
            "field.",
        ),
        (
            "If this card is flipped: Destroy all monsters your opponent controls OR all "
            "Spells/Traps they control.",
            "If this card is flipped: Either destroy all monsters your opponent controls or "
            "destroy all Spells/Traps your opponent controls.",
        ),
        # Poissonniere de Nouvelles, Steelswarm Girastag, Geargiauger, Kiwi and Berry Magician Girl
        (
            '● Banish any number of "Gamma" cards from your GY and Special Summon 1 '
            '"Gamma" monster',
            '● Banish any number of "Gamma" cards from your GY, and if you do, Special Summon 1 '
            '"Gamma" monster',
        ),
        (
            "target 1 card; send that target to the GY and gain 1000 LP.",
            "target 1 card; send that target to the GY, and if you do, gain 1000 LP.",
        ),
        (
            "draw 1 card, also you cannot declare attacks, nor Special Summon monsters except "
            "Machine monsters, for the rest of this turn.",
            "draw 1 card, also for the rest of this turn, you cannot Special Summon monsters, "
            "except Machine monsters.",
        ),
        (
            'You can discard this card; "Gamma" monsters you currently control gain 300 ATK and '
            'DEF for each "Gamma" monster with different names on the field and in the Graveyards, '
            "until the end of this turn.",
            'You can discard this card; all "Gamma" monsters you currently control gain 300 '
            'ATK/DEF for each "Gamma" monster with a different name on the field and in the GYs, '
            "until the end of this turn.",
        ),
        (
            "You can change this card's battle position, and if you do, draw 1 card.",
            "You can change the battle position of this card, and if you do, draw 1 card.",
        ),
        # Artmage Masterwork -Succession-, Ars Magna - "Philosophirum"
        (
            'Fusion Summon 1 monster, including a "Gamma" monster, and if a card is in the Field '
            "Zone, that monster gains 500 ATK.",
            'Fusion Summon 1 monster, including a "Gamma" monster, then if a card is in the Field '
            "Zone, that monster gains 500 ATK.",
        ),
        (
            "then you can negate the effects of up to that many other face-up cards on the field.",
            "then you can negate the effects of that many other face-up cards on the field.",
        ),
        # Ars Magna of Purification and Corruption: no battle is played
        (
            'add 1 "Gamma" Spell from your Deck to your hand, also until the end of the next turn, '
            'the first 3 times each of your "Gamma" monsters would be destroyed by battle each '
            "turn, it is not destroyed.",
            'add 1 "Gamma" Spell from your Deck to your hand.',
        ),
        # Reptilianne Viper
        (
            "You can target 1 face-up monster with 0 ATK your opponent controls; take control of "
            "it.",
            "You can target 1 monster with 0 ATK your opponent controls; take control of it.",
        ),
        # Radiant Typhoon Krosea
        (
            'add 1 "Gamma" card (except "Beta") and/or 1 "Alpha" from your Deck to your hand.',
            'add up to 1 "Gamma" card and up to 1 "Alpha" from your Deck to your hand, except '
            '"Beta".',
        ),
        # Radiant Typhoon Vision
        (
            'then if you have a "Gamma" card or a Quick-Play Spell in your hand, discard 1 of '
            "them, "
            "or your entire hand if you don't.",
            'then discard 1 "Gamma" card or 1 Quick-Play Spell, or if you do not have any in your '
            "hand, discard your entire hand.",
        ),
    ],
)
def test_it_is_put_in_the_usual_way(rare: str, usual: str) -> None:
    assert FEW(rare) == usual
    assert FEW(usual) == usual


def test_one_of_each_or_one_of_them_is_added() -> None:
    # Big-Winged Berfomet
    (effect,) = read(
        'If this card is Normal Summoned: You can add 1 Level 4 Fiend monster and/or 1 "Alpha" '
        "from "
        "your Deck to your hand."
    ).card.effects
    assert isinstance(effect, la.Trigger)
    (step,) = effect.do
    assert isinstance(step, la.OneOf)
    assert step == la.some_of(tuple(option[0] for option in step.options[:2]))


def test_both_of_them_or_either() -> None:
    one, two = body("One"), body("Two")
    adds = tuple(la.AddToHand(la.Choose(la.Named(card.passcode), v.DECK)) for card in (one, two))
    spell = played("Both", la.some_of(adds))
    found = set()
    table = Table([spell], deck=[one, two])
    table.activate(spell)
    for option in table.decision().options:
        start = table.state.mark()
        table.take(option)
        found.add(tuple(table.hand))
        table.state.undo_to(start)
        table._decision = None
    assert found == {("One",), ("Two",), ("One", "Two")}


def test_what_must_be_on_the_field_for_a_chrysalis() -> None:
    (effect,) = read(
        'You can Tribute this card while "Alpha" is on the field to Special Summon 1 "Beta" from '
        "your hand or Deck."
    ).card.effects
    assert isinstance(effect, la.Ignition) and effect.cost == (la.Tribute(la.SELF),)
    assert len(effect.condition) == 1


def test_all_counters_are_removed_and_at_least_so_many() -> None:
    # Ursarctic Big Dipper
    (effect,) = read(
        "You can remove all Spell Counters from this card (min. 3); draw 1 card."
    ).card.effects
    assert effect.cost == (la.RemoveCounter("Spell", least=3),)  # type: ignore[attr-defined]
    place = ignition(la.PlaceCounter("Spell", 2))
    burn = ignition(la.Damage(100), cost=effect.cost)  # type: ignore[attr-defined]
    host = fiend("Host", place, burn)
    table = Table(field=[host])
    table.activate(host, 0)
    assert not table.may("activate", host, 1)
    table.activate(host, 0)
    table.activate(host, 1)  # all four are gone
    table.activate(host, 0)
    assert not table.may("activate", host, 1)


def test_what_a_spell_does_when_it_is_activated_said_with_you_can() -> None:
    # Puppet Ritual, Spellbook of the Master: no effect of a Spell in the hand
    spell = la.Card(9, "Probe", v.SPELL)
    for text in (
        "If you control a Fiend monster: You can target 1 monster in your GY; Special Summon it.",
        'You can reveal 1 other "Gamma" card in your hand; draw 1 card.',
    ):
        (effect,) = read(text, spell).card.effects
        assert isinstance(effect, la.Activate) and effect.where == 0
    text = "If this card is in your GY: You can banish this card; draw 1 card."
    (effect,) = read(text, spell).card.effects
    assert isinstance(effect, la.Ignition) and effect.where == v.GRAVE
