"""Cards that may be chosen only under a condition: "or if you control …, instead 1 Wyrm monster".

Sources: the card texts named with each test.
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    AddToHand,
    Card,
    Choose,
    Chosen,
    Effect,
    Provided,
    Race,
    SpecialSummon,
    exists,
    none,
)
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, played

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
SPELL = Card(9, "Probe", v.SPELL)
BEAST = body("Beast", 4, 500, v.EARTH, v.BEAST)
DRAGON = body("Dragon", 4, 2000, v.WIND, v.DRAGON)
FISH = body("Fish", 4, 500, v.WATER, v.FISH)
STAYS = played("Stays", type=v.SPELL | v.CONTINUOUS)


def test_another_card_is_a_target_while_the_condition_holds() -> None:
    # The card text of Spright Elf: or, if your opponent controls a monster, 1 … instead.
    more = Race(v.DRAGON) & MONSTER & Provided(exists(MONSTER, v.MZONE, v.OPPONENT))
    card = played(
        "Elf",
        SpecialSummon(Chosen()),
        target=(Choose(Race(v.BEAST) & MONSTER | more, v.GRAVE),),
    )
    assert not Table([card], grave=[DRAGON]).may("activate", card)
    assert Table([card], grave=[BEAST]).may("activate", card)
    table = Table([card], grave=[DRAGON, BEAST], opponent_field=[FISH])
    table.activate(card)
    assert table.choices() == [("Beast",), ("Dragon",)]


def test_only_some_can_be_summoned_unless_a_card_is_controlled() -> None:
    # The card text of Eldlixir of Scarlet Sanguine.
    bound = Race(v.DRAGON) | ~Provided(none(Race(v.DRAGON), v.MZONE))
    card = played("Elixir", SpecialSummon(Choose(MONSTER & bound, v.DECK)))
    assert not Table([card], deck=[BEAST]).may("activate", card)
    table = Table([card], deck=[BEAST, DRAGON])
    table.activate(card)
    assert list(table.monsters().values()) == ["Dragon"]
    assert Table([card], deck=[BEAST], field=[DRAGON]).may("activate", card)


@pytest.mark.parametrize(
    "text",
    [
        # Swordsoul Emergence
        'Add 1 "Gamma" monster from your Deck to your hand, or if you control a Synchro Monster, '
        "you can add 1 Wyrm monster instead.",
        # Swordsoul Sacred Summit
        'Target 1 "Gamma" monster in your GY, or, if you control a Synchro Monster, you can target '
        "1 Wyrm monster instead; Special Summon it.",
        # ALERT!
        'Add 1 "Gamma" monster from your GY to your hand, or if you control "Alpha", you can add 1 '
        '"Gamma" monster from your Deck to your hand instead.',
        # Eldlixir of Scarlet Sanguine
        'Special Summon 1 Zombie monster from your Deck, but if you control no "Gamma" monsters, '
        'you can only Special Summon "Gamma" monsters with this effect.',
        # Sunvine Sowing
        'Special Summon 1 "Gamma" monster from your Deck, and if you do, take 1000 damage. If you '
        'control no Link Monsters, you can only Special Summon "Alpha" with this effect.',
    ],
)
def test_the_texts_are_read(text: str) -> None:
    found = compile_card(SPELL, text, LEXICON)
    assert found.whole
    (item,) = (one for one in found.card.effects if isinstance(one, Effect))
    assert sum(isinstance(node, Provided) for node in item.walk()) == 1
    assert card_text(found.card, LEXICON.name_of)


def test_the_cards_of_the_other_player_may_be_chosen_instead() -> None:
    # The card text of RESCUE!: 1 monster in your opponent's GY instead; Big Welcome Labrynth has a
    # card on the field.
    text = (
        'Target 1 "Gamma" monster in your GY, or if you control a Fish monster, you can target 1 '
        "monster in your opponent's GY instead; Special Summon it."
    )
    found = compile_card(SPELL, text, LEXICON)
    assert found.whole
    card, gamma = found.card, replace(body("Gamma"), series=(0x123,))
    assert not Table([card], grave=[BEAST], opponent_grave=[gamma]).may("activate", card)
    assert not Table([card], grave=[BEAST], field=[FISH]).may("activate", card)
    table = Table([card], grave=[gamma, BEAST], field=[FISH], opponent_grave=[BEAST, DRAGON])
    table.activate(card)
    assert table.choices() == [("Beast",), ("Dragon",), ("Gamma",)]


def test_a_card_on_the_field_may_be_chosen_instead_of_an_own_monster() -> None:
    # The card text of Big Welcome Labrynth.
    text = (
        "You can banish this card from your GY, then target 1 Beast monster you control, or, if "
        "you control a Fish monster, you can target 1 card your opponent controls instead; return "
        "that card to the hand."
    )
    found = compile_card(Card(9, "Probe", v.TRAP), text, LEXICON)
    assert found.whole
    card = found.card
    alone = Table(grave=[card], field=[DRAGON], opponent_field=[BEAST])
    assert not alone.may("activate", card)
    table = Table(
        grave=[card], field=[BEAST, FISH], opponent_field=[DRAGON], opponent_spells=[STAYS]
    )
    table.activate(card)
    assert table.choices() == [("Beast",), ("Dragon",), ("Stays",)]


def test_what_is_added_under_a_condition_is_looked_for_in_its_own_place() -> None:
    # The card text of ALERT!: from your GY, or if you control …, from your Deck instead.
    found = compile_card(
        SPELL,
        "Add 1 Beast monster from your GY to your hand, or if you control a Fish monster, you can "
        "add 1 Beast monster from your Deck to your hand instead.",
        LEXICON,
    )
    assert found.whole
    (item,) = (one for one in found.card.effects if isinstance(one, Effect))
    (step,) = item.do
    assert isinstance(step, AddToHand)
    card = played("Alert", step)
    assert not Table([card], deck=[BEAST]).may("activate", card)
    assert not Table([card], grave=[DRAGON], field=[FISH]).may("activate", card)
    assert Table([card], deck=[BEAST], field=[FISH]).may("activate", card)
    assert Table([card], grave=[BEAST]).may("activate", card)


# Secret Password: in a sentence of its own, under two conditions of which both must hold.
IN_A_SENTENCE = (
    'Add 1 "Gamma" Spell from your Deck to your hand. If you control a Beast monster and control a '
    "Fish monster, you can add 1 Dragon monster from your Deck to your hand instead."
)


def test_both_of_two_conditions_must_hold() -> None:
    # The card text of Secret Password.
    found = compile_card(SPELL, IN_A_SENTENCE, LEXICON)
    assert found.whole
    assert not Table([found.card], deck=[DRAGON], field=[BEAST]).may("activate", found.card)
    assert not Table([found.card], deck=[DRAGON], field=[FISH]).may("activate", found.card)
    assert not Table([found.card], deck=[BEAST], field=[BEAST, FISH]).may("activate", found.card)
    table = Table([found.card], deck=[DRAGON], field=[BEAST, FISH])
    table.activate(found.card)
    assert table.hand == ["Dragon"]


def test_what_follows_a_step_is_not_done_instead_of_it() -> None:
    # A sentence with a second step is left as it is: what "instead" is about is not known.
    text = (
        'Add 1 "Gamma" Spell from your Deck to your hand, then discard 1 card. If you control a '
        "Fish monster, you can add 1 Dragon monster from your Deck to your hand instead."
    )
    assert not compile_card(SPELL, text, LEXICON).whole
