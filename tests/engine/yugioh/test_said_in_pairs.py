"""Sentences that say the same: what one means, the other means.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

from dataclasses import replace
from typing import Any

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import Card
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, link, played, xyz

LEXICON = Lexicon({"Lucky Seven": 7, "Eight": 8, "Nine": 9}, {"Gamma": 0x123, "Delta": 0x124})
MONSTER = fiend("Probe")
FIELD = la.spell(2, "Probe", v.FIELD)


def read(text: str, card: Card) -> Compiled:
    found = compile_card(card, text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


@pytest.mark.parametrize(
    ("card", "text", "plain"),
    [
        # Infernoid Antra
        (MONSTER,
         "Once per turn, during your opponent's turn: You can Tribute 1 monster; draw 1 card (this "
         "is a Quick Effect).",
         "Once per opponent's turn (Quick Effect): You can Tribute 1 monster; draw 1 card."),
        (MONSTER,
         "Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by banishing 1 "
         '"Gamma" monster from your GY while you control no monsters, and cannot be Special '
         "Summoned by other ways.",
         "Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by banishing 1 "
         '"Gamma" monster from your GY while you control no monsters.'),
        # Awakening of the Possessed
        (FIELD, '"Gamma" and "Delta" monsters you control cannot be destroyed by card effects.',
         '"Gamma" or "Delta" monsters you control cannot be destroyed by card effects.'),
        # Reptilianne Echidna, Reptilianne Hydra
        (MONSTER,
         "During your Main Phase, if your opponent controls a monster(s) with 0 ATK: You can add "
         '"Gamma" monsters from your Deck to your hand, up to the number of monsters your opponent '
         "controls with 0 ATK.",
         'During your Main Phase: You can add "Gamma" monsters from your Deck to your hand, up to '
         "the number of monsters with 0 ATK your opponent controls."),
        # Double Resonator, Darkness Resonator, Resonator Engine
        (MONSTER,
         "You can target 1 Fiend monster you control; that Fiend monster is treated as a Tuner "
         "this turn.",
         "You can target 1 Fiend monster you control; treat it as a Tuner this turn."),
        (MONSTER, "You can target any number of Tuners you control; change their Levels to 1.",
         "You can target any number of Tuners you control; their Levels become 1."),
        (MONSTER,
         'Once per turn: You can target 2 "Gamma" monsters in your GY; draw 1 card, and if you do, '
         "return those targets to the Deck.",
         'Once per turn: You can target 2 "Gamma" monsters in your GY; draw 1 card, and if you do, '
         "shuffle those targets into the Deck."),
        # Gouki Tagpartner, Dinowrestler Capaptera
        (MONSTER,
         'If this card is sent to the GY as Link Material for the Link Summon of a "Gamma" '
         'monster: You can have that "Gamma" Link Monster gain 1000 ATK until the end of this '
         "turn.",
         'If this card is sent to the GY as Link Material for the Link Summon of a "Gamma" '
         "monster: You can activate this effect; the Link Monster that used this card as material "
         "gains 1000 ATK until the end of this turn."),
        # Centur-Ion Atrii
        (MONSTER,
         'If this card is Normal Summoned, and you have both a "Gamma" card and a "Delta" card in '
         "your GY: You can draw 1 card.",
         'If this card is Normal Summoned, and you have a "Gamma" card in your GY, and you have a '
         '"Delta" card in your GY: You can draw 1 card.'),
        # Centur-Ion Legatia
        (MONSTER,
         "Once per turn: You can destroy the monster your opponent controls with the highest ATK "
         "(your choice, if tied).",
         "Once per turn: You can destroy 1 monster your opponent controls with the highest ATK "
         "(your choice, if tied)."),
        # Centur-Ion Primera Primus
        (MONSTER, "Once per turn: You can destroy 2 cards (1 on each field).",
         "Once per turn: You can destroy 1 card you control and 1 card your opponent controls."),
        # Pumpkin Carriage
        (FIELD,
         'Your opponent cannot target "Lucky Seven" you control with card effects, also it cannot '
         "be destroyed by card effects.",
         'Your opponent cannot target "Lucky Seven" you control with card effects, also "Lucky '
         'Seven" you control cannot be destroyed by card effects.'),
        # Galaxy Stealth Dragon
        (MONSTER,
         'Your opponent cannot target other "Gamma" cards you control with card effects, also '
         "those cards cannot be destroyed by your opponent's card effects.",
         'Your opponent cannot target other "Gamma" cards you control with card effects, also '
         "they cannot be destroyed by your opponent's card effects."),
        # Nekroz of Valkyrus
        (MONSTER,
         "Once per turn: You can Tribute up to 2 monsters from your hand and/or field, and if you "
         "do, draw the same number of cards you Tributed.",
         "Once per turn: You can Tribute up to 2 monsters from your hand and/or field, and if you "
         "do, draw that many cards."),
        # Nekroz of Unicore
        (MONSTER,
         "Negate the effects of face-up monsters on the field that were Special Summoned from the "
         "Extra Deck.",
         "Negate the effects of face-up monsters Special Summoned from the Extra Deck on the "
         "field."),
        # Nekroz of Clausolas
        (MONSTER,
         "Once per turn: You can target 1 face-up monster on the field; until the end of this "
         "turn, that target's ATK becomes 0, also that target's effects are negated.",
         "Once per turn: You can target 1 face-up monster on the field; its ATK becomes 0 until "
         "the end of this turn, also negate its effects until the end of this turn."),
        # Dance Princess of the Nekroz
        (MONSTER, '"Gamma" monsters you control cannot be targeted by an opponent\'s card effects.',
         '"Gamma" monsters you control cannot be targeted by your opponent\'s card effects.'),
        # King of the Ashened City
        (MONSTER,
         'Once per turn: You can Special Summon 1 "Gamma" monster from your hand, except "Lucky '
         'Seven", or if you control no other monsters, you can Special Summon it from your Deck '
         "instead.",
         'Once per turn: You can Special Summon 1 "Gamma" monster from your hand, or if you '
         'control no other monsters, instead 1 "Gamma" monster from your Deck, except "Lucky '
         'Seven".'),
        # Hero of the Ashened City
        (MONSTER,
         "Once per turn: You can target 1 monster on the field; destroy it, then if you destroyed "
         '"Lucky Seven" by this effect, you can draw 1 card.',
         "Once per turn: You can target 1 monster on the field; destroy it, then if it was "
         '"Lucky Seven", you can draw 1 card.'),
        # Priestess of the Ashened City
        (MONSTER,
         'If "Lucky Seven" is in the Field Zone, you can Special Summon this card (from your '
         "hand).",
         'If "Lucky Seven" is in a Field Zone, you can Special Summon this card (from your hand).'),
        # Obsidim, the Ashened City
        (FIELD,
         "Face-up Special Summoned monsters your opponent controls become Pyro during your turn "
         "only.",
         "During your turn, all face-up Special Summoned monsters your opponent controls become "
         "Pyro monsters."),
        # Armityle the Chaos Phantasm
        (MONSTER, "Gains 10,000 ATK during your turn only.",
         "During your turn, this card gains 10000 ATK."),
        # Fortune Fairy Chee
        (MONSTER, "Once per turn: You can make each player draw 1 card.",
         "Once per turn: You can activate this effect; each player draws 1 card."),
        # Key Man the Key Warrior
        (MONSTER, "Once per turn: You can make this card Level 3 until the End Phase.",
         "Once per turn: You can make this card's Level become 3 until the End Phase."),
        # Skull Guardian, Protector of the Voiceless Voice
        (MONSTER, 'Gains 500 ATK while you have "Lucky Seven" on your field or in your GY.',
         'Gains 500 ATK while you have "Lucky Seven" in your field or GY.'),
        # Barrier of the Voiceless Voice
        (FIELD,
         'While you control "Lucky Seven" and a LIGHT Ritual Monster, your opponent cannot target '
         "monsters you control with card effects.",
         'While you control "Lucky Seven" and you control a LIGHT Ritual Monster, your opponent '
         "cannot target monsters you control with card effects."),
        # Myutant Mutant
        (MONSTER,
         "You can Tribute this card, then banish 1 card from your hand; Special Summon 1 monster "
         "from your hand or Deck, based on the banished card, but lose LP equal to that Special "
         "Summoned monster's original ATK.\n"
         '● Monster: "Lucky Seven" ● Spell: "Eight" ● Trap: "Nine"',
         "You can activate 1 of these effects;\n"
         "● Tribute this card, then banish 1 monster from your hand; Special Summon 1 "
         '"Lucky Seven" from your hand or Deck, also lose LP equal to its original ATK.\n'
         '● Tribute this card, then banish 1 Spell from your hand; Special Summon 1 "Eight" '
         "from your hand or Deck, also lose LP equal to its original ATK.\n"
         '● Tribute this card, then banish 1 Trap from your hand; Special Summon 1 "Nine" '
         "from your hand or Deck, also lose LP equal to its original ATK."),
        # Myutant Evolution Lab
        (FIELD,
         '"Gamma" monsters you control gain 100 ATK for each of your banished "Gamma" cards with '
         "different names.",
         '"Gamma" monsters you control gain 100 ATK for each "Gamma" card with a different name in '
         "your banishment."),
        # Awakening of the Possessed - Greater Inari Fire
        (MONSTER,
         "Once per turn: You can inflict damage to your opponent equal to the original ATK of 1 "
         "monster they control (your choice).",
         "Once per turn: You can inflict damage to your opponent equal to the original ATK of 1 "
         "monster your opponent controls."),
        # Trickstar Nightshade, Necro Synchron
        (MONSTER,
         'If this card is sent to the GY as Link Material for the Link Summon of a "Gamma" '
         "monster: You can draw 1 card.",
         'If this card is sent to the GY as material for the Link Summon of a "Gamma" monster: You '
         "can draw 1 card."),
        (MONSTER,
         "If this card is sent to the GY as Synchro Material for a WIND monster: You can draw 1 "
         "card.",
         "If this card is sent to the GY as material for the Synchro Summon of a WIND monster: You "
         "can draw 1 card."),
        # Gouki Finishing Move
        (MONSTER,
         "Once per turn: You can draw 1 card, also for the rest of this turn, you cannot declare "
         'attacks, except with "Gamma" monsters.',
         "Once per turn: You can draw 1 card, also for the rest of this turn, monsters you control "
         'cannot attack, except "Gamma" monsters.'),
        # Gouki Ringtrainer
        (MONSTER,
         'You can target 1 "Gamma" monster in your GY; draw 1 card, then, Special Summon the '
         "target, but it loses 500 ATK.",
         'You can target 1 "Gamma" monster in your GY; draw 1 card, then Special Summon that '
         "target, and if you do, it loses 500 ATK."),
    ],
)  # fmt: skip
def test_the_same_is_meant(card: Card, text: str, plain: str) -> None:
    assert read(text, card).card == read(plain, card).card


def test_monster_cards_may_lie_among_the_spells() -> None:
    # Stand Up Centur-Ion!: "while you control a "Centur-Ion" Monster Card"
    text = 'Once per turn, if you control a "Gamma" Monster Card: You can draw 1 card.'
    gamma = la.Series(0x123, "Gamma") & la.MONSTER & la.FACE_UP
    for words, places in (("Monster Card", v.FIELD_PLACES), ("monster", v.MZONE)):
        found = read(text.replace("Monster Card", words), FIELD)
        (used,) = (item for item in found.card.effects if isinstance(item, la.Ignition))
        assert used.condition == (la.exists(gamma, places),)


def test_cards_in_spell_and_trap_zones_are_in_no_field_zone() -> None:
    # Centur-Ion Auxila
    text = "Face-up cards in your Spell & Trap Zone cannot be destroyed by card effects."
    there = la.FACE_UP & la.InPlace(v.SZONE) & la.Zones(0b11111)
    assert read(text, MONSTER).card.effects == (la.Indestructible(there),)


def test_what_holds_in_the_turns_of_one_player() -> None:
    # Dark Contract with the Witch: "… gain 1000 ATK during your opponent's turn only"
    for words, whose in (("your", v.YOU), ("your opponent's", v.OPPONENT)):
        found = read(f"Monsters you control gain 500 ATK during {words} turn only.", FIELD)
        (rule,) = (item for item in found.card.effects if isinstance(item, la.While))
        assert rule == la.While((la.During(whose),), (la.FieldStats(500, la.MONSTER),))
    other = body("Other")
    for whose, attack in ((v.YOU, 1500), (v.OPPONENT, 1000)):
        gives = fiend("Gives", la.While((la.During(whose),), (la.FieldStats(500, la.OTHER),)))
        assert Table(field=[gives, other]).attack(other) == attack


def test_a_field_spell_is_placed_in_either_field_zone() -> None:
    # Inferno of the Ashened
    text = (
        'Once per turn: You can place 1 "Gamma" Field Spell from your Deck, face-up in either '
        "Field Zone."
    )
    (used,) = read(text, MONSTER).card.effects
    assert isinstance(used, la.Ignition)
    hall = la.spell(fresh(), "Hall", v.FIELD)
    what = la.Choose(la.Type(v.FIELD) & la.SPELL, v.DECK)
    (choice,) = used.do
    assert isinstance(choice, la.OneOf)
    assert [option[0].whose for option in choice.options] == [0, v.OPPONENT]  # type: ignore[attr-defined]
    sides = tuple((la.PlaceAsSpell(what, whose),) for whose in (0, v.OPPONENT))
    mason = fiend("Mason", ignition(la.OneOf(sides, at="resolution")))
    for side, player in ((0, 0), (1, 1)):
        table = Table(field=[mason], deck=[hall])
        table.activate(mason)
        table.bullet(side)
        assert table.spells(player) == {5: "Hall"}


@pytest.mark.parametrize(
    ("words", "places"),
    [("Deck or Extra Deck", v.DECK | v.EXTRA), ("GY", v.GRAVE), ("hand or GY", v.HAND | v.GRAVE)],
)
def test_from_where_nothing_else_is_summoned(words: str, places: int) -> None:
    # Awakening of Veidos, Master Tao the Chanter
    text = (
        f"Once per turn: You can draw 1 card, also you cannot Special Summon from the {words} for "
        'the rest of this turn, except "Gamma" monsters.'
    )
    (used,) = read(text, MONSTER).card.effects
    assert isinstance(used, la.Ignition)
    gamma = la.Series(0x123, "Gamma") & la.MONSTER
    assert used.do[1] == la.Also((la.OnlySpecialSummon(~la.InPlace(places) | gamma),))


def test_what_comes_from_elsewhere_than_the_field() -> None:
    # Ryzeal Mass Driver: "If this card is sent to the GY, except from the field"
    text = "If this card is sent to the GY, except from the field: You can draw 1 card."
    (waits,) = read(text, MONSTER).card.effects
    assert isinstance(waits, la.Trigger)
    waiting = fiend("Waiting", replace(waits, do=(la.Damage(100),), optional=False))
    all_of = la.Each(la.Named(waiting.passcode), v.HAND | v.MZONE | v.DECK)
    send = played("Send", la.SendToGrave(all_of))
    for place, life in (("hand", 7900), ("deck", 7900), ("field", 8000)):
        there: dict[str, Any] = {place: [waiting]}
        there["hand"] = [send, *there.get("hand", ())]
        table = Table(**there)
        table.activate(send)
        assert table.life(1) == life
    host = xyz("Host", effects=(ignition(la.Damage(1), cost=(la.Detach(1),)),))
    table = Table(field=[host], deck=[waiting])
    table.attach(waiting, host)
    table.activate(host)
    assert table.life(1) == 7899


def test_one_effect_that_is_applied_and_what_follows() -> None:
    # Ryzeal Mass Driver
    quick_play = la.spell(3, "Probe", v.QUICK_PLAY)
    text = (
        "Apply the following effect, then you can draw 1 card.\n"
        '● For the rest of this turn, all "Gamma" monsters you control gain 1000 ATK.'
    )
    plain = (
        'For the rest of this turn, all "Gamma" monsters you control gain 1000 ATK, then you can '
        "draw 1 card."
    )
    assert read(text, quick_play).card == read(plain, quick_play).card


@pytest.mark.parametrize(
    ("words", "rider"),
    [
        ("shuffle it into the Deck", "shuffled-in-next-end-phase"),
        ("return it to the Extra Deck", "returned-to-extra-in-next-end-phase"),
        ("destroy it", "destroyed-in-next-end-phase"),
    ],
)
def test_what_becomes_of_it_in_the_next_turn(words: str, rider: str) -> None:
    # Sauravis, Dragon Sage of the Voiceless Voice; Purrelyeap!?
    text = (
        'Once per turn: You can Special Summon 1 "Gamma" monster from your hand, but '
        f"{words} during the End Phase of the next turn."
    )
    (used,) = read(text, MONSTER).card.effects
    assert isinstance(used, la.Ignition)
    (summon,) = used.do
    assert isinstance(summon, la.SpecialSummon)
    assert summon.but == (rider,)


def test_link_monsters_that_point_to_this_card() -> None:
    # Maliss <P> Dormouse: ""Maliss" Link Monsters that point to this card cannot be destroyed …"
    text = "Link Monsters that point to this card cannot be destroyed by card effects."
    (rule,) = read(text, MONSTER).card.effects
    pointing = la.Type(v.LINK) & la.MONSTER & la.State("pointing")
    assert rule == la.Indestructible(pointing, whose=v.EITHER)
    arrow = link("Arrow", markers=1 << 5)  # to the right
    gives = fiend("Gives", la.FieldStats(500, la.State("pointing")))
    assert Table(field={0: arrow, 1: gives}).attack(arrow) == 2000
    assert Table(field={1: arrow, 0: gives}).attack(arrow) == 1500


def test_what_is_placed_at_the_bottom_of_the_main_deck() -> None:
    # Rekindling the Ashened, Ragnaraika Samurai Beetle
    text = "Once per turn: You can place 1 of your banished monsters on the bottom of your {}Deck."
    (used,) = read(text.format("Main "), MONSTER).card.effects
    assert isinstance(used, la.Ignition)
    (placed,) = used.do
    assert isinstance(placed, la.ToDeck)
    assert isinstance(placed.what, la.Choose)
    assert ~la.Type(v.EXTRA_DECK_TYPES) in placed.what.filter.walk()
    assert used not in read(text.format(""), MONSTER).card.effects


def test_this_card_and_others_are_placed_at_the_bottom() -> None:
    # Yummyusment☆Mignon
    text = (
        'You can target 2 "Gamma" monsters in your GY; place this card, and them, on the bottom of '
        "the Deck in any order."
    )
    (used,) = read(text, MONSTER).card.effects
    assert isinstance(used, la.Ignition)
    assert used.do == (la.ToDeck(la.SELF, "bottom"), la.ToDeck(la.Chosen(), "bottom"))
