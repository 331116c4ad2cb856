"""Longer ways of saying a thing, what was done to cards that are counted, which card "it" is.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

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
    InBattleThisTurn,
    InPlace,
    LevelOf,
    ToDeck,
    Type,
)  # fmt: skip
from tests.engine.yugioh.table import Table, body, ignition, link

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
