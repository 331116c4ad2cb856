"""Longer ways of saying a thing, what was done to cards that are counted, which card "it" is.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

from dataclasses import replace

import pytest

from engine.effects import Node, walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.card_text.facts import described, token
from engine.yugioh.card_text.said_shorter import SHORTER
from engine.yugioh.language import (
    MONSTER,
    Banish,
    Card,
    Choose,
    Chosen,
    CreateToken,
    Draw,
    Each,
    HowMany,
    Ignition,
    InBattleThisTurn,
    InPlace,
    LevelOf,
    State,
    ToDeck,
    Type,
    spell,
)  # fmt: skip
from tests.engine.yugioh.table import Table, body, fresh, ignition, link

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
SPELL = Card(9, "Probe", v.SPELL)


def words(card: Card, text: str) -> list[Node]:
    """The words of the definition; none where the text is not understood."""
    compiled = compile_card(card, text, LEXICON)
    return list(walk(compiled.card)) if compiled.whole else []


@pytest.mark.parametrize(
    "text",
    [
        "you cannot declare attacks for the rest of this turn, except with Xyz Monsters",
        "you can only declare attacks with Xyz Monsters until the end of this turn",
        "you can only attack with Xyz Monsters this turn",
    ],
)
def test_attacks_with_some_monsters_alone(text: str) -> None:
    # Tellarknight Altairan, Gishki Grimness: all of these say the same of the own monsters.
    whole = f"You can pay 500 LP; draw 1 card, also {text}."
    (rule,) = (one for one in words(PROBE, whole) if isinstance(one, InBattleThisTurn))
    assert rule.how == "not"
    assert rule.what == Each(MONSTER & ~(Type(v.XYZ) & MONSTER), v.MZONE)


def test_attacks_with_one_monster_are_not_taken_for_attacks_with_some() -> None:
    text = "You can pay 500 LP; draw 1 card, also you can only attack with 1 monster this turn."
    assert SHORTER(text) == text


def test_what_is_discarded_is_not_the_target() -> None:
    # Paleozoic Dinomischus: what an effect targets is what it does something to.
    text = "Target 1 face-up card on the field; discard 1 card, and if you do, banish it."
    assert Banish(Chosen()) in words(SPELL, text)


def test_it_stays_unclear_where_the_target_is_spoken_of_elsewhere() -> None:
    text = (
        "Target 1 face-up card on the field; discard 1 card, and if you do, banish it, then "
        "destroy that target."
    )
    assert not words(SPELL, text)


def test_as_many_as_were_shuffled_are_drawn() -> None:
    # Kozmotown
    text = (
        'You can reveal any number of "Gamma" monsters in your hand and shuffle them into the '
        "Deck, then draw cards equal to the number of cards you shuffled into the Deck."
    )
    assert Draw(HowMany("a")) in words(PROBE, text)


def test_a_number_of_cards_of_another_kind_is_not_understood() -> None:
    text = (
        "You can target any number of cards in your GY; shuffle them into the Deck, then draw "
        "cards equal to the number of monsters shuffled into the Deck."
    )
    assert not words(PROBE, text)


def test_the_level_of_what_was_sent_times_a_number() -> None:
    # Orcust Knightmare
    text = (
        'You can target 1 face-up monster on the field; send 1 "Gamma" monster from your Deck to '
        "the GY, and if you do, the targeted monster gains ATK equal to the Level of the monster "
        "sent to the GY x 100."
    )
    assert LevelOf(Chosen(("a",)), 100) in words(PROBE, text)


def test_one_of_two_targets_in_places_of_their_own() -> None:
    # Ignister Prominence, the Blasting Dracoslayer
    text = (
        "You can target 1 Pendulum Monster on the field or 1 card in the Pendulum Zone; destroy it."
    )
    (target,) = (one for one in words(PROBE, text) if isinstance(one, Choose))
    assert target.places == v.MZONE | v.PZONE
    assert any(isinstance(one, InPlace) for one in walk(target.filter))


def test_into_the_main_deck_go_no_monsters_of_the_extra_deck() -> None:
    # Caam, Serenity of Gusto: "into the Main Deck", where no Fusion Monster can be put.
    text = 'You can shuffle 1 "Gamma" monster from your GY into the Main Deck; draw 1 card.'
    (paid,) = (one.what for one in words(PROBE, text) if isinstance(one, ToDeck))
    assert isinstance(paid, Choose)
    assert ~Type(v.EXTRA_DECK_TYPES) in paid.filter.of  # type: ignore[attr-defined]
    plain = text.replace("Main Deck", "Deck")
    (other,) = (one.what for one in words(PROBE, plain) if isinstance(one, ToDeck))
    assert isinstance(other, Choose)
    assert ~Type(v.EXTRA_DECK_TYPES) not in other.filter.of  # type: ignore[attr-defined]


def test_a_way_of_its_own_that_shuffles_into_the_main_deck() -> None:
    # Heavy Beetrooper Mighty Neptune, Overtex Qoatlus
    text = (
        "Must first be Special Summoned (from your hand) by shuffling 3 of your banished Insect "
        "monsters into the Main Deck."
    )
    (paid,) = (one.what for one in words(PROBE, text) if isinstance(one, ToDeck))
    assert isinstance(paid, Choose)
    assert ~Type(v.EXTRA_DECK_TYPES) in paid.filter.of  # type: ignore[attr-defined]


A = body("A")


def test_a_token_goes_to_a_zone_that_the_card_points_to() -> None:
    # The Arrival Cyberse @Ignister: "to your zone this card points to".
    facts = "(Cyberse/DARK/Level 1/ATK 0/DEF 0)"
    found = described(facts)
    assert found is not None
    made = token(10, "Gamma Token", found[0], LEXICON)
    step = CreateToken(made.passcode, zones="pointed")
    lit = link("Lit", markers=v.RIGHT, effects=(ignition(step),))
    table = Table(field={1: lit}, also=[made])
    table.activate(lit)
    assert table.monsters() == {1: "Lit", 2: "Gamma Token"}
    assert not Table(field={1: lit, 2: A}, also=[made]).may("activate", lit)


@pytest.mark.parametrize(
    ("longer", "shorter"),
    [
        # Vernusylph of the Thawing Mountains
        (
            'You can discard this card, and 1 monster or "Gamma" card; draw 1 card.',
            'You can discard this card and 1 monster or "Gamma" card; draw 1 card.',
        ),
        # Vernusylph of the Awakening Forests
        (
            "You can pay 500 LP; send from your Deck to the GY, 1 Fiend monster, then draw 1 card.",
            "You can pay 500 LP; send 1 Fiend monster from your Deck to the GY, then draw 1 card.",
        ),
        # Laval Magma Cannoneer
        ("Up to twice per turn: You can draw 1 card.", "Twice per turn: You can draw 1 card."),
        # Magician's Restage
        (
            "You can draw 1 card. This effect can only be used once while this card is face-up on "
            "the field.",
            "Once while face-up on the field: You can draw 1 card.",
        ),
        # Destiny HERO - Denier
        (
            'You can take 1 of your "Gamma" monsters from your Deck, GY, or that is banished, and '
            "place it on top of your Deck.",
            'You can place 1 "Gamma" monster from your Deck, GY, or banishment on top of your '
            "Deck.",
        ),
        (
            'If you have a "Gamma" monster on your field or in your GY: You can draw 1 card.',
            'If you have a "Gamma" monster in your field or GY: You can draw 1 card.',
        ),
        # Laval Lakeside Lady
        (
            'If this card is in your GY and you have 3 or more "Gamma" monsters in your GY: You '
            'can banish this card and 1 other "Gamma" monster from your GY; draw 1 card.',
            'If you have 3 or more "Gamma" monsters in your GY: You can banish this card and 1 '
            'other "Gamma" monster from your GY; draw 1 card.',
        ),
        # Mozarta the Melodious Maestra
        (
            "You can Special Summon 1 LIGHT Fairy monster from your hand. You cannot Special "
            "Summon other monsters the turn you activate this effect, except for LIGHT monsters.",
            "You can Special Summon 1 LIGHT Fairy monster from your hand. You cannot Special "
            "Summon monsters the turn you activate this effect, except LIGHT monsters.",
        ),
    ],
)
def test_the_same_in_fewer_words(longer: str, shorter: str) -> None:
    assert SHORTER(longer) == shorter
    found = words(PROBE, longer)
    assert found and found == words(PROBE, shorter)


def test_what_is_summoned_may_be_none_of_those_that_may() -> None:
    # The words are "other monsters" then, which are not read.
    assert not words(
        PROBE,
        "You can Special Summon 1 DARK Fairy monster from your hand. You cannot Special Summon "
        "other monsters the turn you activate this effect, except for LIGHT monsters.",
    )


@pytest.mark.parametrize(
    "text",
    [
        "If this card is in your hand or GY: You can banish a total of 2 WIND and/or Dragon "
        "monsters from your hand and/or GY, except this card; Special Summon this card.",
        "You can banish a total of 2 WIND and/or Dragon monsters from your hand and/or GY; "
        "Special Summon this card from your hand or GY.",
    ],
)
def test_a_card_does_not_pay_for_its_own_summon(text: str) -> None:
    # Blaster, Dragon Ruler of Infernos; Tempest, Dragon Ruler of Storms
    facts = replace(PROBE, race=v.DRAGON, attribute=v.WIND, passcode=fresh())
    ruler = compile_card(facts, text, LEXICON).card
    dragon, wind = body("Dragon", race=v.DRAGON), body("Wind", attribute=v.WIND)
    assert not Table([ruler], grave=[dragon]).may("activate", ruler)
    assert not Table([ruler], grave=[body(), dragon]).may("activate", ruler)
    table = Table([ruler], grave=[dragon, wind])
    table.activate(ruler)
    assert list(table.monsters().values()) == ["Probe"]


def test_set_spells_and_traps_are_in_a_column_too() -> None:
    # Vanquish Soul Pantera: "destroy all Spells/Traps in this card's column"
    found = words(PROBE, "You can pay 500 LP; destroy all Spells/Traps in this card's column.")
    (what,) = (one for one in found if isinstance(one, Each))
    assert what.filter == Type(v.SPELL | v.TRAP) & State("its-column")


def test_a_set_card_is_none_of_those_that_are_excepted() -> None:
    # Numeron Wall: "if you control no cards, except" those of its name
    text = 'If you control no cards, except "Alpha": You can draw 1 card.'
    alpha = spell(1, "Alpha", v.CONTINUOUS)
    probe = compile_card(replace(PROBE, passcode=fresh()), text, LEXICON).card
    (item,) = probe.effects
    assert isinstance(item, Ignition)
    hand = replace(probe, passcode=fresh(), effects=(replace(item, where=v.HAND),))
    assert Table([hand], deck=[body()]).may("activate", hand)
    assert Table([hand], deck=[body()], spells=[alpha]).may("activate", hand)
    assert not Table([hand], deck=[body()], sets=[alpha]).may("activate", hand)
    assert not Table([hand], deck=[body()], field=[body()]).may("activate", hand)
