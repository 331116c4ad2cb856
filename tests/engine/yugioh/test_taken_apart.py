"""What is said of several cards at once, or in an unusual place, and what it says.

Sources: the card texts named with each case; Yu-Gi-Oh rules reference, phases of a turn (no Draw
Phase is played).
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import Card, Choose, Each, Named, SendToGrave, Tribute
from tests.engine.yugioh.table import Table, fiend, fresh, played

LEXICON = Lexicon({"Alpha": 1, "Beta": 2, "Delta": 3, "Probe": 9}, {"Gamma": 0x123})
EFFECT = v.MONSTER | v.EFFECT


def read(text: str, type_: int = EFFECT) -> Compiled:
    found = compile_card(Card(9, "Probe", type_, v.DARK, v.FIEND, 4, 1000, 1000), text, LEXICON)
    assert found.whole, found.parts
    return found


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        # Ojama Delta Hurricane!!
        ('If you control "Alpha", "Beta", and "Delta": You can draw 1 card.',
         'If you control "Alpha" and you control "Beta" and you control "Delta": You can draw 1 '
         "card."),
        # Altergeist Malwisp
        ('You can target 1 "Gamma" monster in your GY; Special Summon it, but for the rest of this '
         "turn, it cannot activate its effects.",
         'You can target 1 "Gamma" monster in your GY; Special Summon it, but it cannot activate '
         "its effects this turn."),
        # Hecahands Godos
        ("If a card is added to your opponent's hand (except during the Draw Phase or Damage Step)"
         ": You can draw 1 card.",
         "If a card is added to your opponent's hand: You can draw 1 card."),
        # Nemleria Dream Defender - Oreiller
        ('If you have "Alpha" face-up in your Extra Deck: You can draw 1 card.',
         'If you have a face-up "Alpha" in your Extra Deck: You can draw 1 card.'),
        # Curse of Diabell
        ("If this card is sent to the GY, or banished, from the hand or Deck: You can draw 1 card.",
         "If this card is sent from the hand or Deck to the GY or banished: You can draw 1 card."),
        # Poplar of the White Forest
        ('You can target 2 "Gamma" monsters in your GY; place them face-up in their owners\' Spell '
         "& Trap Zones as Continuous Spells.",
         'You can target 2 "Gamma" monsters in your GY; place them face-up in your Spell & Trap '
         "Zone as Continuous Spells."),
        # Earthbound Prisoner Stone Sweeper
        ("If there is a card in a Field Zone, you can Special Summon this card (from your hand).",
         "If there is a card in the Field Zones, you can Special Summon this card (from your "
         "hand)."),
        # Dreaming Reality of Nemleria, Realized
        ('You can add 1 "Alpha" from your Deck to your face-up Extra Deck.',
         'You can add 1 "Alpha" from your Deck to your Extra Deck face-up.'),
        # Jurrac Titano
        ("Cannot be targeted by Trap or monster effects.",
         "Cannot be targeted by Trap effects. Cannot be targeted by monster effects."),
        # GMX Partner Selandea
        ('You can Special Summon 1 Level 4 or lower "Gamma" or Dinosaur monster from your hand.',
         'You can Special Summon 1 Level 4 or lower "Gamma" monster or 1 Level 4 or lower Dinosaur '
         "monster from your hand."),
        # Blue-Eyes White Dragon, the White Phantom Beast
        ("You can draw 1 card, also you can only attack directly with \"Gamma\" monsters for the "
         "rest of this turn.",
         "You can draw 1 card, also your monsters cannot attack directly for the rest of this "
         'turn, except "Gamma" monsters.'),
    ],
)  # fmt: skip
def test_both_say_the_same(said: str, plain: str) -> None:
    assert read(said).card == read(plain).card


@pytest.mark.parametrize("tributed", [True, False])
def test_what_was_tributed_and_sent_to_the_gy(tributed: bool) -> None:
    # Altergeist Dragvirion
    text = "If this card is Tributed and sent to the GY: You can Special Summon this card."
    card = replace(read(text).card, passcode=fresh())
    what = Each(Named(card.passcode), v.MZONE)
    step = Tribute(Choose(Named(card.passcode), v.MZONE)) if tributed else SendToGrave(what)
    use = played("Use", step)
    table = Table([use], field=[card])
    table.activate(use)
    if tributed:
        table.chain(card)
    assert bool(table.monsters()) is tributed


@pytest.mark.parametrize(
    "text",
    [
        # Ojama Emperor, Cloudian - Ghost Fog, Azamina Ilia Silvia, Battleguard Rage
        "Your opponent takes any battle damage you would have taken from attacks on this card, "
        "instead.",
        "Neither player takes battle damage from attacks involving this card.",
        'Any battle damage your "Gamma" monsters, except "Probe", inflicts to your opponent is '
        "doubled.",
        "Monsters destroyed by battle with it are returned to the hand instead of going to the GY.",
        # K9-66X "Jacks"
        'A "Gamma" Xyz Monster that has this card as material gains this effect.\n● During any '
        "turn in which your opponent has activated a monster effect in the hand or GY, any battle "
        "damage this card inflicts to your opponent is doubled.",
    ],
)
def test_rules_of_battles(text: str) -> None:
    assert {part.status for part in read(text).parts} == {"inert"}


def test_one_that_is_no_pendulum_monster_is_not_added_to_the_extra_deck() -> None:
    text = 'You can add 1 "Alpha" from your Deck to your Extra Deck face-up.'
    card = replace(read(text).card, passcode=fresh())
    for type_, added in ((v.EFFECT | v.PENDULUM, True), (v.EFFECT, False)):
        alpha = replace(fiend("Alpha", type=type_), passcode=1)
        table = Table(deck=[alpha], field=[card])
        table.activate(card)
        assert table.extra == ["Alpha"] * added and table.deck == ["Alpha"] * (not added)


def test_a_synchro_monster_made_with_one_of_a_kind() -> None:
    # Diabell, Queen of the White Forest
    text = "If this card is Synchro Summoned using a Tuner Synchro Monster: You can draw 1 card."
    way = "1 Tuner + 1+ non-Tuner monsters\n"
    plain = text.replace("Monster:", "Monster as material:")
    assert read(way + text, EFFECT | v.SYNCHRO).card == read(way + plain, EFFECT | v.SYNCHRO).card


def test_one_of_several_is_not_enough() -> None:
    text = 'If you control "Alpha", "Beta", and "Delta": You can gain 500 LP.'
    card = replace(read(text).card, passcode=fresh())
    three = [replace(fiend(name), passcode=number) for number, name in
             ((1, "Alpha"), (2, "Beta"), (3, "Delta"))]  # fmt: skip
    assert Table(field=[card, *three]).may("activate", card)
    assert not Table(field=[card, *three[:2]], also=three).may("activate", card)
